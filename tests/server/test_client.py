"""The Python client at a real server: whole games, broken lines, servers that stop and come back."""

import asyncio
import contextlib
import http.server
import json
import random
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

import rooftree
from rooftree.client import Client, OtherProtocol, Refused, TableCopy, Unreachable
from rooftree.core.records import decode
from rooftree.core.replay import replay
from rooftree.games import NAMES
from rooftree.protocol import ChangeMessage, Move, Ping, Summary, seals
from tests.server.patience import until
from tests.server.server_process import ServerProcess, free_port
from tests.shared import HANGING

pytestmark = pytest.mark.xdist_group("server process")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """One that a test may stop."""
    with ServerProcess(tmp_path) as running:
        yield running


async def table_of(*clients: Client, game: str = "california", bots: int = 0) -> str:
    """A table at which each client has a seat, in order, and bots have the others; the game begins."""
    for client in clients:
        await client.become_guest()
    host = clients[0]
    table = await host.open_table(game=game, players=len(clients) + bots)
    for seat in range(len(clients), len(clients) + bots):
        await host.seat_bot(table, seat, "random")
    for seat, client in enumerate(clients):
        await client.sit(table, seat, f"Player {seat}")
        await client.ready(table, seat)
    return table


async def play_on(client: Client, table: str, seed: int = 0, moves: int | None = None) -> TableCopy:
    """Play at random to the end, or so many moves of one's own."""
    chance, count = random.Random(seed), 0
    async for copy in client.changes(table):
        if copy.is_over or (count == moves and copy.to_confirm is None):
            return copy
        with contextlib.suppress(Refused):  # the copy was not the newest
            if (seat := copy.to_confirm) is not None:
                await client.confirm(table, seat)
            elif (seat := copy.to_move) is not None:
                await client.move(table, seat, chance.choice(copy.view(seat)["legal"]))
                count += 1
    raise AssertionError("the table is gone")


# Whole games


@pytest.mark.parametrize("game", NAMES)
def test_two_clients_and_a_bot_play_to_the_end(server: ServerProcess, game: str) -> None:
    async def run() -> None:
        async with Client(server.address) as first, Client(server.address) as second, Client(server.address) as guest:
            table = await table_of(first, second, game=game, bots=1)
            seal = (await guest.watch(table)).summary["commitment"]
            ends = await asyncio.gather(play_on(first, table, 1), play_on(second, table, 2))
            assert_typed(ends[0])
            for client, end in zip((first, second), ends, strict=True):
                shown = await client.get(f"/api/tables/{table}")
                assert (end.version, end.summary, end.views) == (shown["version"], shown["summary"], shown["views"])
                assert len(end.log) == len(shown["log"])
            assert_honest(seal, ends[0])
            await assert_recorded(guest, table, ends[0])

    asyncio.run(run())


def assert_typed(end: TableCopy) -> None:
    """The summary is what its class says, nothing less and nothing more."""
    assert msgspec.to_builtins(msgspec.convert(end.summary, Summary)) == end.summary


def assert_honest(seal: str, end: TableCopy) -> None:
    """The seed is the one that was promised before the first move."""
    assert seals.fits(end.summary)
    assert seal == end.summary["commitment"]
    people = {seat["person"] for seat in end.summary["seats"] if seat["person"] is not None}
    assert {share["person"] for share in end.summary["seal"]["shares"]} == people  # everybody had a share in the deal


async def assert_recorded(client: Client, table: str, end: TableCopy) -> None:
    """The record of the game replays to the result that was shown, from the deal of that seed."""
    record = decode(json.dumps(await client.get(f"/api/tables/{table}/record")).encode())
    assert record.result is not None
    assert record.result.scores == end.summary["result"]["scores"]
    game = rooftree.load(record.game, build="checked")
    assert len(list(replay(game, record))) == end.summary["num_moves"]
    state = game.new(len(record.seats), int(end.summary["seed"]), record.options)
    for _, move in record.moves:
        game.apply(state, game.parse(move))
    assert game.deal_of(state) == record.deal


def test_the_bot_of_the_example_plays_against_the_usual_limits(tmp_path: Path) -> None:
    """Faster than a server lets anybody: the client waits, and tries again."""
    example = Path(__file__).resolve().parents[2] / "examples" / "play_online.py"
    with ServerProcess(tmp_path, is_strict=True) as strict:
        command = [sys.executable, "-W", "error", str(example), strict.address]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("Hasty plays") > 20
    assert "scores [" in done.stdout


# Copies


def test_a_copy_follows_the_table_and_never_changes(server: ServerProcess) -> None:
    async def run() -> None:
        async with Client(server.address) as client:
            table = await table_of(client, bots=1)
            copies: list[TableCopy] = []
            follower = asyncio.create_task(collect(client, table, copies))
            await play_on(client, table, moves=4)
            follower.cancel()
            views = [copy.views for copy in copies]
            assert [copy.version for copy in copies] == sorted(copy.version for copy in copies)
            assert len({repr(view) for view in views}) > 4, "earlier copies still show what was then"

    async def collect(client: Client, table: str, copies: list[TableCopy]) -> None:
        async for copy in client.changes(table, every=True):
            copies += [copy]

    asyncio.run(run())


def test_changes_shows_the_newest_copy_to_whoever_is_slow(server: ServerProcess) -> None:
    async def run() -> None:
        async with Client(server.address) as client:
            table = await table_of(client, bots=1)
            changes = aiter(client.changes(table))
            await anext(changes)
            for text in ("one", "two", "three"):
                await client.say(table, text)
            assert [line.text for line in (await anext(changes)).chat] == ["one", "two", "three"]

    asyncio.run(run())


def test_who_comes_and_goes_is_a_change_too(server: ServerProcess) -> None:
    async def run() -> None:
        async with Client(server.address) as first:
            async with Client(server.address) as second:
                table = await table_of(first, second)
                await first.watch(table)
                await second.watch(table)
                assert await is_here(first, table, True)
            assert await is_here(first, table, False)

    async def is_here(client: Client, table: str, wanted: bool) -> bool:
        async with asyncio.timeout(HANGING):
            async for copy in client.changes(table):
                if copy.summary["seats"][1]["is_here"] == wanted:
                    return True
        return False

    asyncio.run(run())


def test_a_client_that_has_missed_something_asks_for_the_whole_table(server: ServerProcess) -> None:
    async def run() -> None:
        async with Client(server.address) as client:
            table = await table_of(client, bots=1)
            await until(lambda: client.tables[table].summary["status"] == "playing")
            copy = await client.watch(table)
            client.tables[table] = TableCopy(table, 1, {}, {}, (), ())
            client._take_in(ChangeMessage(table, copy.version + 3, copy.version + 4, [], [], []))
            await until(lambda: client.tables[table].version >= copy.version)
            assert client.tables[table].summary == copy.summary

    asyncio.run(run())


def test_leaving_a_table_ends_the_news_but_not_the_seat(server: ServerProcess) -> None:
    async def run() -> None:
        async with Client(server.address) as client:
            table = await table_of(client, bots=1)
            await client.watch(table)
            await client.leave(table)
            await client.say(table, "still here")
            await client.do(client.command(Ping))
            assert table not in client.tables
            assert (await client.watch(table)).my_seats == [0]

    asyncio.run(run())


# Commands


def test_a_command_that_comes_twice_counts_once(server: ServerProcess) -> None:
    async def run() -> None:
        async with Client(server.address) as client:
            table = await table_of(client, bots=1)
            copy = await client.watch(table)
            async for copy in client.changes(table):
                if copy.to_move is not None:
                    break
            command = client.command(Move, table=table, seat=0, move=copy.view(0)["legal"][0])
            done = await client.do(command)
            assert await client.do(command) == done

    asyncio.run(run())


def test_a_refusal_says_why_in_the_readers_language(server: ServerProcess) -> None:
    async def run() -> None:
        async with Client(server.address, lang="fr") as client:
            table = await table_of(client, bots=1)
            with pytest.raises(Refused, match="Cette table n’existe pas") as refusal:
                await client.watch("nosuchtable")
            assert refusal.value.why.key == "refused-no-such-table"
            with pytest.raises(Refused, match="n’est pas la tienne"):
                await client.confirm(table, 1)
            with pytest.raises(Refused, match="On ne peut pas ouvrir une table"):
                await client.open_table(game="dreamhome", players=5)

    asyncio.run(run())


def test_a_table_that_was_refused_is_not_asked_for_again(server: ServerProcess) -> None:
    async def run() -> None:
        async with Client(server.address) as client:
            with pytest.raises(Refused):
                await client.watch("nosuchtable")
            assert client._first_commands() == []

    asyncio.run(run())


def test_who_became_a_guest_after_looking_on_can_play(server: ServerProcess) -> None:
    async def run() -> None:
        async with Client(server.address) as host, Client(server.address) as client:
            await host.become_guest()
            table = await host.open_table(game="california", players=2)
            await client.watch(table)
            with pytest.raises(Refused):
                await client.sit(table, 0, "Nobody")
            await client.become_guest()
            await client.sit(table, 0, "Somebody")
            assert (await client.watch(table)).my_seats == [0]

    asyncio.run(run())


def test_with_the_token_the_seat_is_found_again_tomorrow(server: ServerProcess) -> None:
    async def run() -> None:
        async with Client(server.address) as today:
            table = await table_of(today, bots=1)
        async with Client(server.address, today.token) as tomorrow:
            assert await tomorrow.become_guest() == today.token
            assert (await tomorrow.watch(table)).my_seats == [0]

    asyncio.run(run())


def test_a_rematch_leads_everyone_to_the_same_table(server: ServerProcess) -> None:
    async def run() -> None:
        async with Client(server.address) as first, Client(server.address) as second:
            table = await table_of(first, second)
            await asyncio.gather(play_on(first, table, 1), play_on(second, table, 2))
            tables = [await first.rematch(table), await second.rematch(table)]
            assert tables[0] == tables[1] != table
            assert [len((await client.watch(tables[0])).my_seats) for client in (first, second)] == [1, 1]

    asyncio.run(run())


# Servers that stop


@pytest.mark.parametrize("ending", ["stop", "crash"])
def test_a_game_goes_on_after_the_server_was_restarted(own_server: ServerProcess, ending: str) -> None:
    """Whatever was acknowledged is still there, and nothing is there twice."""

    async def run() -> None:
        told: list[bool] = []
        async with Client(own_server.address, on_line=told.append) as first, Client(own_server.address) as second:
            table = await table_of(first, second, bots=1)
            waiting = asyncio.create_task(play_on(second, table, 2))
            before = await play_on(first, table, 1, moves=3)
            await asyncio.to_thread(getattr(own_server, ending))
            late = asyncio.create_task(first.say(table, "is anybody there?"))
            await asyncio.to_thread(own_server.start)
            await late
            ends = await asyncio.gather(play_on(first, table, 3), waiting)
            assert ends[0].log[: len(before.log)] == before.log
            assert [line.text for line in ends[0].chat] == ["is anybody there?"]
            assert ends[0].summary["result"] == ends[1].summary["result"]
            assert told == [False, True]
            assert first.reconnects == 1

    asyncio.run(run())


def test_a_client_waits_for_a_server_that_is_not_there_yet(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)

    async def run() -> None:
        async with Client(server.address) as client:
            connecting = asyncio.create_task(client.connect())
            await asyncio.to_thread(server.start)
            await asyncio.wait_for(connecting, HANGING)
            assert client.reconnects == 0

    try:
        asyncio.run(run())
    finally:
        server.stop()


# Servers that are something else


def test_a_server_that_is_not_there_is_unreachable() -> None:
    async def run() -> None:
        async with Client(f"http://127.0.0.1:{free_port()}") as client:
            with pytest.raises(Unreachable, match="no table server answers at http://127"):
                await client.become_guest()

    asyncio.run(run())


@pytest.mark.parametrize("address", ["localhost:8000", "ftp://example.org", "file:///etc/passwd", "https://"])
def test_an_address_is_a_web_address(address: str) -> None:
    with pytest.raises(ValueError, match="http:// or https://"):
        Client(address)


class OtherPages(http.server.BaseHTTPRequestHandler):
    """A web server for something else, which leads some visitors on to another one."""

    seen: list[str | None]
    elsewhere: str | None = None

    def do_GET(self) -> None:
        self.seen.append(self.headers.get("Authorization"))
        self.send_response(302 if self.elsewhere else 404)
        if self.elsewhere:
            self.send_header("Location", self.elsewhere)
        self.end_headers()
        self.wfile.write(b"<h1>Not here</h1>")

    def log_message(self, *_: object) -> None:
        """Quietly."""


@contextlib.contextmanager
def other_server(leads_to: str | None = None) -> Iterator[tuple[str, list[str | None]]]:
    seen: list[str | None] = []
    handler = type("Pages", (OtherPages,), {"seen": seen, "elsewhere": leads_to})
    with http.server.HTTPServer(("127.0.0.1", 0), handler) as pages:
        thread = threading.Thread(target=pages.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{pages.server_port}", seen
        pages.shutdown()
        thread.join()


def test_another_kind_of_web_server_is_no_table_server() -> None:
    async def run(address: str) -> None:
        async with Client(address) as client:
            with pytest.raises(Unreachable, match="HTTP 404"):
                await client.get("/api/me")

    with other_server() as (address, _):
        asyncio.run(run(address))


@pytest.mark.parametrize("status", [200, 409])
def test_a_server_that_dies_in_the_middle_of_an_answer_is_unreachable(status: int) -> None:
    async def run(address: str) -> None:
        async with Client(address) as client:
            with pytest.raises(Unreachable):
                await client.get("/api/me")

    class HalfAnswers(OtherPages):
        def do_GET(self) -> None:
            self.send_response(status)
            self.send_header("Content-Length", "64")
            self.end_headers()
            self.wfile.write(b'{"key": ')

    with http.server.HTTPServer(("127.0.0.1", 0), HalfAnswers) as pages:
        thread = threading.Thread(target=pages.serve_forever)
        thread.start()
        asyncio.run(run(f"http://127.0.0.1:{pages.server_port}"))
        pages.shutdown()
        thread.join()


def test_a_token_is_not_passed_on_to_another_server() -> None:
    async def run(address: str) -> None:
        async with Client(address, token="secret") as client:
            with pytest.raises(Unreachable):
                await client.get("/api/me")

    with other_server() as (end, seen_there), other_server(end) as (begin, seen_here):
        asyncio.run(run(begin))
    assert (seen_here, seen_there) == (["Bearer secret"], [None])


@contextlib.asynccontextmanager
async def talking(*messages: str) -> AsyncIterator[str]:
    """A socket that says these things, and then answers every command."""

    async def talk(socket: ServerConnection) -> None:
        for text in messages:
            await socket.send(text)
        async for command in socket:
            await socket.send(json.dumps({"kind": "done", "id": json.loads(command)["id"]}))

    async with serve(talk, "127.0.0.1", 0) as running:
        yield f"http://127.0.0.1:{next(iter(running.sockets)).getsockname()[1]}"


HELLO = '{"kind": "hello", "protocol": 2, "package": "9.9", "person": null}'


def test_a_kind_of_message_that_is_newer_than_the_client_is_passed_over() -> None:
    async def run() -> None:
        async with talking(HELLO, '{"kind": "fireworks", "colour": "red"}') as address, Client(address) as client:
            await asyncio.wait_for(client.do(client.command(Ping)), HANGING)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (HELLO.replace("2,", "3,"), "the server speaks protocol 3 .rooftree 9.9., this client 2"),
        (HELLO.replace("2,", '"two",'), "Expected `int`, got `str`"),
        ("Hi!", "malformed"),
    ],
)
def test_who_cannot_be_understood_is_not_listened_to_for_ever(words: str, fault: str) -> None:
    async def run() -> None:
        async with talking(words) as address, Client(address) as client:
            for _ in range(2):
                with pytest.raises(OtherProtocol, match=fault):
                    await asyncio.wait_for(client.watch("anything"), HANGING)

    asyncio.run(run())
