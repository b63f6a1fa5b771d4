"""Several processes serve the same tables on PostgreSQL: everybody sees everything, and bots move once."""

import asyncio
import json
import math
import signal
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock
from urllib.parse import quote

import pytest

from rooftree.client import Client, TableCopy
from rooftree.protocol import Ready, Reveal, seals
from rooftree.server import bus, driver, hall, ledger, neighbours, ticker
from rooftree.server.events import Entry, Moved
from rooftree.server.store.store import Store
from tests.server.patience import until
from tests.server.pledging import BENS
from tests.server.postgres import Postgres
from tests.server.serve_command import expect_nobody_left, served, sooner_or_later
from tests.server.server_process import free_port
from tests.server.serving import Served, serving
from tests.shared import HANGING

GAMES = ("dreamhome", "california", "homesweethome")


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def two(database: str, tmp_path: Path) -> Iterator[list[Served]]:
    """Two servers of the same tables."""
    with ExitStack() as stack:
        yield [stack.enter_context(serving(tmp_path, database=database)) for _ in range(2)]


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 2 * HANGING))


async def guest(address: str) -> Client:
    client = Client(address)
    await client.become_guest()
    return client


async def log_of(database: str, table: str) -> list[Entry]:
    store = Store(database)
    try:
        return await store.entries(table)
    finally:
        await store.engine.dispose()


async def sit_down(host: Client, other: Client, game: str = "dreamhome", bots: int = 0) -> str:
    table = await host.open_table(game=game, players=2 + bots)
    await host.sit(table, 0, "Ada")
    await other.sit(table, 1, "Ben")
    for seat in range(2, 2 + bots):
        await host.seat_bot(table, seat, "random")
    await asyncio.gather(host.ready(table, 0), other.ready(table, 1))
    return table


async def play(client: Client, table: str, seat: int, most: int = 10_000) -> TableCopy:
    """The first legal move, so often or to the end."""
    copy = None
    async for copy in client.changes(table):
        if copy.summary["status"] == "over" or not most:
            break
        if copy.summary["held"] == seat:
            await client.confirm(table, seat)
        elif copy.summary["to_act"] == seat:
            await client.move(table, seat, copy.views[str(seat)]["legal"][0])
            most -= 1
    assert copy is not None
    return copy


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_people_at_two_processes(game: str, two: list[Served], database: str) -> None:
    async def work() -> None:
        async with await guest(two[0].address) as ada, await guest(two[1].address) as ben:
            table = await sit_down(ada, ben, game, bots=1)
            async with Client(two[1].address) as spectator:
                await spectator.watch(table)
                copies = [*await asyncio.gather(play(ada, table, 0), play(ben, table, 1))]
                entries = await log_of(database, table)
                await until(lambda: spectator.tables[table].version == entries[-1].version)
                copies.append(spectator.tables[table])
        assert {copy.version for copy in copies} == {entries[-1].version}
        assert len({tuple(line.version for line in copy.log) for copy in copies}) == 1
        assert len({str(copy.summary["result"]) for copy in copies}) == 1
        moves = [entry.id for entry in entries if isinstance(entry.event, Moved) and entry.actor == "bot"]
        assert moves
        assert len(moves) == len(set(moves))
        for client, copy in ((ada, copies[0]), (ben, copies[1])):
            witness = client.witness(table)
            assert seals.fits(copy.summary)
            assert len(copy.summary["seal"]["shares"]) == 2  # also of whoever is at the other process
            assert witness is not None
            assert witness.agrees(copy.summary)

    run(work())


def test_no_process_tells_a_secret_before_all_are_in(two: list[Served]) -> None:
    """Pledged at one process and told at the other: what counts is the log, which both read."""
    pledge = seals.digest(BENS)

    async def work() -> None:
        async with await guest(two[0].address) as ada, await guest(two[1].address) as ben:
            table = await ada.open_table(game="dreamhome", players=2, sealed_only=True)
            await ada.sit(table, 0, "Ada")
            await ben.sit(table, 1, "Ben")
            await ben.watch(table)
            await ben.do(ben.command(Ready, table=table, seat=1, pledge=pledge))  # and tells nothing by himself
            await ada.ready(table, 0)
            for client in (ada, ben):
                await until(partial(is_half_told, client, table))
                assert "'secret': None" in str(client.tables[table].summary["seal"])
                assert "'secret': '" not in str(client.tables[table].summary["seal"])
            async with Client(two[0].address, ben.token) as elsewhere:
                await elsewhere.do(elsewhere.command(Reveal, table=table, secret=BENS))
            for client in (ada, ben):
                await until(partial(is_dealt, client, table))
                assert BENS in str(client.tables[table].summary["seal"])
            assert len({client.tables[table].summary["commitment"] for client in (ada, ben)}) == 1

    def is_half_told(client: Client, table: str) -> bool:
        """Whether Ada's secret is in, and Ben's is not."""
        shares = client.tables[table].summary["seal"]["shares"]
        return {share["pledge"] == pledge: share["is_revealed"] for share in shares} == {False: True, True: False}

    def is_dealt(client: Client, table: str) -> bool:
        return bool(client.tables[table].summary["status"] == "playing")

    run(work())


def test_whoever_is_at_another_process_is_heard_of_before_the_deal(
    two: list[Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """News of who is there may be late: a pledge does not fall away for that."""
    monkeypatch.setattr(driver, "OTHER_PROCESS", HANGING)  # a busy machine is slow, not dead

    async def work() -> None:
        async with await guest(two[0].address) as ada, await guest(two[1].address) as ben:
            table = await ada.open_table(game="dreamhome", players=2)
            await ada.sit(table, 0, "Ada")
            await ada.ready(table, 0)
            await ben.sit(table, 1, "Ben")
            second = two[1].services.hall.rooms[table]
            await until(lambda: second.audience.people() and not second.lock.locked())
            elsewhere, second.audience.elsewhere = second.audience.elsewhere, {}
            await ben.ready(table, 1)
            await until(lambda: second.driver.is_busy)
            second.audience.elsewhere = elsewhere
            await until(lambda: ben.tables[table].summary["status"] == "playing")
            assert len(ben.tables[table].summary["seal"]["shares"]) == 2

    run(work())


def test_presence_crosses_processes_in_both_directions(two: list[Served]) -> None:
    def here(client: Client, table: str) -> list[bool]:
        return [seat["is_here"] for seat in client.tables[table].summary["seats"]]

    async def work() -> None:
        ada, ben = await guest(two[0].address), await guest(two[1].address)
        table = await ada.open_table(game="dreamhome", players=2)
        await ada.sit(table, 0, "Ada")
        await ada.watch(table)
        await ben.sit(table, 1, "Ben")
        await ben.watch(table)  # whose process has never heard of this table
        await until(lambda: here(ada, table) == [True, True])
        await until(lambda: here(ben, table) == [True, True])
        await ben.close()
        await until(lambda: here(ada, table) == [True, False])
        await ada.close()

    run(work())


async def see_somebody_vanish(first: Served, second: Served, end: Callable[[], None]) -> None:
    """Until Ada, at one process, sees that Ben's has ended."""
    async with await guest(first.address) as ada, await guest(second.address) as ben:
        table = await ada.open_table(game="dreamhome", players=2)
        await ben.sit(table, 1, "Ben")
        await ben.watch(table)
        await ada.watch(table)
        await until(lambda: ada.tables[table].summary["seats"][1]["is_here"])
        await asyncio.to_thread(end)
        await until(lambda: not ada.tables[table].summary["seats"][1]["is_here"])


def test_people_of_a_process_that_has_ended_are_gone(database: str, tmp_path: Path) -> None:
    """It says so: nobody has to miss it."""
    with (
        mock.patch.object(bus, "SILENCE", math.inf),
        serving(tmp_path, database=database) as first,
        ExitStack() as stack,
    ):
        second = stack.enter_context(serving(tmp_path, database=database))
        asyncio.run(see_somebody_vanish(first, second, stack.close))


def test_people_of_a_process_that_was_killed_are_missed_after_a_while(database: str, tmp_path: Path) -> None:
    async def fall_silent(server: Served) -> None:
        assert server.services.hall.bus._line is not None
        server.services.hall.bus._line.cancel()

    with (
        mock.patch.multiple(bus, BEAT=0.1, SILENCE=2.0),
        serving(tmp_path, database=database) as first,
        serving(tmp_path, database=database) as second,
    ):
        asyncio.run(see_somebody_vanish(first, second, lambda: second.call(fall_silent(second))))


def test_the_process_that_saw_a_bots_turn_first_has_it(
    two: list[Served], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one leaves it alone, unless nothing happens for a while: so hardly a thought is thought twice."""
    for module in (hall, ledger, ticker):
        monkeypatch.setattr(module, "OTHER_PROCESS", HANGING)  # a busy machine is slow, not dead

    async def work() -> None:
        thoughts: list[int] = []
        for server in two:
            thinkers = server.services.thinkers
            monkeypatch.setattr(thinkers, "choose", counted(thinkers.choose, thoughts))
        async with await guest(two[0].address) as ada, await guest(two[1].address) as ben:
            table = await sit_down(ada, ben, bots=2)
            await asyncio.gather(play(ada, table, 0), play(ben, table, 1))
        moves = sum(entry.actor == "bot" for entry in await log_of(database, table))
        assert moves <= len(thoughts) < 1.3 * moves

    run(work())


def counted(work: Callable[..., Awaitable[str]], calls: list[int]) -> Callable[..., Awaitable[str]]:
    async def call(*args: Any, **named: Any) -> str:
        calls.append(1)
        return await work(*args, **named)

    return call


def test_lost_connections_come_back_and_nothing_is_missed(
    two: list[Served], database: str, postgres: Postgres
) -> None:
    async def work() -> None:
        async with await guest(two[0].address) as ada, await guest(two[1].address) as ben:
            table = await sit_down(ada, ben, bots=1)
            playing = asyncio.gather(play(ada, table, 0), play(ben, table, 1))
            for _ in range(5):
                await asyncio.sleep(0.3)
                await asyncio.to_thread(postgres.cut_connections)
            copies = await playing
            entries = await log_of(database, table)
            assert {copy.version for copy in copies} == {entries[-1].version}
            assert len({entry.id for entry in entries if entry.actor == "bot"}) == sum(
                entry.actor == "bot" for entry in entries
            )

    run(work())


def test_a_database_that_restarts_interrupts_the_game_and_does_not_end_it(
    two: list[Served], database: str, postgres: Postgres
) -> None:
    async def work() -> None:
        async with await guest(two[0].address) as ada, await guest(two[1].address) as ben:
            table = await sit_down(ada, ben, bots=1)
            playing = asyncio.gather(play(ada, table, 0), play(ben, table, 1))
            await asyncio.sleep(0.3)
            await asyncio.to_thread(postgres.stop, "immediate")
            await asyncio.sleep(1.0)
            await asyncio.to_thread(postgres.start)
            copies = await playing
            entries = await log_of(database, table)
            assert {copy.version for copy in copies} == {entries[-1].version}

    run(work())


def test_news_that_are_lost_are_found_in_the_log(two: list[Served], database: str) -> None:
    """Should a notification not arrive, the next look at the log brings what was missed."""

    async def work() -> None:
        async with await guest(two[0].address) as ada, await guest(two[1].address) as ben:
            table = await ada.open_table(game="dreamhome", players=2)
            await ben.watch(table)
            with mock.patch.object(neighbours.Neighbours, "hear_events", new=mock.AsyncMock()):
                await ada.sit(table, 0, "Ada")
                await asyncio.sleep(0.3)
                assert ben.tables[table].version == 1
            two[1].call(two[1].services.hall.neighbours.hear_everything())
            await until(lambda: ben.tables[table].version == 2)

    run(work())


ODD = ["\0", "a\0b", "\ud800", "x" * 5000, "\u202e", "'; DROP TABLE events; --", "%s", "\\x00"]


def test_nothing_that_is_typed_is_too_odd_for_postgresql(database: str, tmp_path: Path) -> None:
    """It refuses NUL and surrogates in a text; whoever types them is refused before."""
    with serving(tmp_path, database=database) as server, closing(server.guest()) as client:
        table = client.post("/api/tables", json={"game": "dreamhome", "players": 2}).json()["id"]
        for text in ODD:
            answers = [answer.status_code for answer in everywhere(client, table, text)]
            assert max(answers) < 500, (text, answers)
        assert client.get(f"/api/tables/{table}").status_code == 200


def everywhere(client: Any, table: str, text: str) -> Iterator[Any]:
    path = quote(text, errors="surrogatepass", safe="")
    yield client.get(f"/api/tables/{path}")
    yield client.get(f"/api/tables/{path}/record")
    yield post(client, "/api/me/recover", phrase=text)
    yield post(client, "/api/me/notices", kind="push", address=f"https://example.org/{text}")
    yield client.delete("/api/me/notices", params={"address": text.encode(errors="replace").decode()})
    yield post(client, "/api/do", do="sit", id=text, table=table, seat=0, name="Ada")
    yield post(client, "/api/do", do="sit", id="a", table=text, seat=0, name="Ada")
    yield post(client, "/api/do", do="sit", id="b", table=table, seat=0, name=text)
    yield post(client, "/api/do", do="say", id="c", table=table, text=text)
    yield post(client, "/api/tables", game="dreamhome", players=2, record=text)


def post(client: Any, path: str, **body: Any) -> Any:
    return client.post(path, content=json.dumps(body), headers={"Content-Type": "application/json"})


# `rooftree serve` itself


def test_workers_serve_one_game_and_end_well(database: str, tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    address = f"http://127.0.0.1:{port}"

    async def work() -> None:
        people = [Client(address) for _ in range(6)]
        for person in people:
            await sooner_or_later(person.become_guest)
        table = await sit_down(people[0], people[1], bots=1)
        for person in people[2:]:
            await person.watch(table)
        await asyncio.gather(play(people[0], table, 0), play(people[1], table, 1))
        entries = await log_of(database, table)
        await until(lambda: all(person.tables[table].version == entries[-1].version for person in people))
        for person in people:
            await person.close()

    with served(log, "--database", database, "--port", str(port), "--workers", "2") as process:
        run(work())
        process.send_signal(signal.SIGTERM)
        assert process.wait(HANGING) == 0
        lines = log.read_text(encoding="utf-8").splitlines()
        assert lines[0].startswith("Rooftree is open at")
        assert all(line.startswith("{") and '"info"' in line for line in lines[2:]), lines
        assert sum('"closed"' in line for line in lines) == 2


def test_workers_do_not_outlive_their_parent(database: str, tmp_path: Path) -> None:
    port = free_port()
    with served(tmp_path / "log", "--database", database, "--port", str(port), "--workers", "2") as process:
        run(sooner_or_later(lambda: Client(f"http://127.0.0.1:{port}").get("/api/games")))
        process.kill()
        process.wait()
        expect_nobody_left(process)
