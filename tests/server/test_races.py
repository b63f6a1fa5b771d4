"""Two want the same at the same moment, at one server or at two on PostgreSQL: one gets it, the other hears why."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from rooftree.client import Client, Refused
from rooftree.protocol import Command, Move, Ready, Rematch, Say, SeatBot, Sit
from rooftree.server.events import Entry, GotReady, Moved, SatDown, Started
from rooftree.server.store.store import Store
from tests.server.patience import until
from tests.server.postgres import Postgres
from tests.server.serving import Served, serving
from tests.shared import HANGING

ROUNDS = 8


class Scene:
    """Servers of the same tables, and people who come to any of them."""

    def __init__(self, servers: Sequence[Served], database: str) -> None:
        self.servers, self.database = servers, database
        self.clients: list[Client] = []

    async def person(self, count: int = 1) -> list[Client]:
        """One person with so many lines, spread over the servers."""
        first = Client(self.servers[0].address)
        token = await first.become_guest()
        lines = [Client(self.servers[number % len(self.servers)].address, token) for number in range(count)]
        for line in lines:
            await line.connect()
        self.clients += lines
        return lines

    async def people(self, count: int) -> list[Client]:
        """So many people with one line each, spread over the servers."""
        return [(await self.person(number + 1))[-1] for number in range(count)]

    async def log(self, table: str) -> list[Entry]:
        store = Store(self.database)
        try:
            entries = await store.entries(table)
        finally:
            await store.engine.dispose()
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        return entries

    async def close(self) -> None:
        for client in self.clients:
            await client.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def scene(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Scene]:
    with ExitStack() as stack:
        if request.param == "sqlite":
            database = str(tmp_path / "tables.db")
            servers = [stack.enter_context(serving(tmp_path, database=database))]
        else:
            server: Postgres = request.getfixturevalue("postgres")
            database = server.new_database()
            servers = [stack.enter_context(serving(tmp_path, database=database)) for _ in range(2)]
        yield Scene(servers, database)


def play(scene: Scene, work: Callable[[Scene], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        try:
            await asyncio.wait_for(work(scene), HANGING)
        finally:
            await scene.close()

    asyncio.run(run())


async def race(*attempts: Awaitable[Any]) -> Counter[str]:
    """How often it was done, and how often refused for which reason; anything else is a failure of the test."""
    results = await asyncio.gather(*attempts, return_exceptions=True)
    outcomes: Counter[str] = Counter()
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, Refused):
            raise result
        outcomes[result.why.key if isinstance(result, Refused) else "done"] += 1
    assert not {"refused-server-error", "refused-busy", "refused-not-written"} & set(outcomes), outcomes
    return outcomes


def test_one_of_many_gets_a_seat(scene: Scene) -> None:
    async def work(scene: Scene) -> None:
        people = await scene.people(4)
        for _ in range(ROUNDS):
            table = await people[0].open_table(game="dreamhome", players=2)
            outcomes = await race(*(each.sit(table, 0, f"P{number}") for number, each in enumerate(people)))
            assert outcomes == {"done": 1, "refused-seat-taken": 3}
            assert sum(isinstance(entry.event, SatDown) for entry in await scene.log(table)) == 1

    play(scene, work)


def test_a_nickname_is_given_once(scene: Scene) -> None:
    async def work(scene: Scene) -> None:
        people = await scene.people(2)
        for _ in range(ROUNDS):
            table = await people[0].open_table(game="dreamhome", players=2)
            outcomes = await race(*(each.sit(table, seat, "Ada") for seat, each in enumerate(people)))
            assert outcomes == {"done": 1, "refused-nickname-taken": 1}

    play(scene, work)


def test_a_command_that_comes_over_two_lines_counts_once(scene: Scene) -> None:
    async def work(scene: Scene) -> None:
        lines = await scene.person(4)
        for number in range(ROUNDS):
            table = await lines[0].open_table(game="dreamhome", players=2)
            command = Sit(f"sit-{number}", table, 0, "Ada")
            answers = await asyncio.gather(*(line.do(command) for line in lines))
            assert {answer.version for answer in answers} == {2}
            assert len(await scene.log(table)) == 2

    play(scene, work)


async def a_game(scene: Scene, first: Client, second: Client, bot: str | None = None) -> str:
    table = await first.open_table(game="dreamhome", players=3 if bot else 2)
    await first.sit(table, 0, "Ada")
    await second.sit(table, 1, "Ben")
    if bot:
        await first.do(SeatBot("bot", table, 2, bot))
    await asyncio.gather(first.ready(table, 0), second.ready(table, 1))
    async for copy in first.changes(table):
        if copy.summary["status"] == "playing":
            break
    return table


def test_two_moves_in_one_turn_are_one_move(scene: Scene) -> None:
    """The same person in two windows, both with a legal move, at the same moment."""

    async def work(scene: Scene) -> None:
        lines = await scene.person(2)
        (other,) = await scene.people(1)
        for _ in range(ROUNDS):
            table = await a_game(scene, lines[0], other)
            copy = lines[0].tables[table]
            moves = copy.views["0"]["legal"]
            commands = [line.command(Move, table=table, seat=0, move=moves[at]) for at, line in enumerate(lines)]
            outcomes = await race(*(line.do(each) for line, each in zip(lines, commands, strict=True)))
            assert outcomes["done"] == 1, outcomes
            assert sum(isinstance(entry.event, Moved) for entry in await scene.log(table)) == 1

    play(scene, work)


def test_a_game_begins_once_when_all_get_ready_together(scene: Scene) -> None:
    async def work(scene: Scene) -> None:
        first, second = await scene.people(2)
        for _ in range(ROUNDS):
            table = await a_game(scene, first, second, bot="random")
            entries = await scene.log(table)
            assert sum(isinstance(entry.event, Started) for entry in entries) == 1
            assert sum(isinstance(entry.event, GotReady) for entry in entries) == 2

    play(scene, work)


def test_everybody_who_talks_at_once_is_heard_in_the_same_order(scene: Scene) -> None:
    async def work(scene: Scene) -> None:
        people = await scene.people(4)
        table = await people[0].open_table(game="dreamhome", players=2)
        for person in people:
            await person.watch(table)
        said = [(person, person.command(Say, table=table, text=f"{n}")) for n in range(5) for person in people]
        commands: list[Command] = [command for _, command in said]
        assert await race(*(person.do(command) for person, command in said)) == {"done": 20}
        entries = await scene.log(table)
        assert sorted(entry.id for entry in entries[1:]) == sorted(command.id for command in commands)
        await until(lambda: all(person.tables[table].version == 21 for person in people))
        chats = [[(line.version, line.person, line.text) for line in person.tables[table].chat] for person in people]
        assert len(chats[0]) == 20
        assert all(chat == chats[0] for chat in chats)

    play(scene, work)


def test_those_who_want_to_play_again_meet_at_one_table(scene: Scene) -> None:
    async def work(scene: Scene) -> None:
        first, second = await scene.people(2)
        table = await a_game(scene, first, second)
        await asyncio.gather(play_to_the_end(first, table, 0), play_to_the_end(second, table, 1))
        answers = await asyncio.gather(*(each.do(each.command(Rematch, table=table)) for each in (first, second)))
        assert len({answer.table for answer in answers}) == 1
        entries = await scene.log(answers[0].table)
        assert sorted(each.event.seat for each in entries if isinstance(each.event, SatDown)) == [0, 1]

    play(scene, work)


async def play_to_the_end(client: Client, table: str, seat: int) -> None:
    await client.prefer(table, seat, confirms=False)
    async for copy in client.changes(table):
        if copy.summary["status"] == "over":
            return
        if copy.summary["to_act"] == seat:
            await client.move(table, seat, copy.views[str(seat)]["legal"][0])


def test_a_seat_and_a_bot_for_it_and_both_ready(scene: Scene) -> None:
    """The host seats a bot while somebody sits down: one of them has the seat."""

    async def work(scene: Scene) -> None:
        host, guest = await scene.people(2)
        for _ in range(ROUNDS):
            table = await host.open_table(game="dreamhome", players=2)
            outcomes = await race(
                host.do(host.command(SeatBot, table=table, seat=1, bot="random")), guest.sit(table, 1, "Ben")
            )
            assert outcomes == {"done": 1, "refused-seat-taken": 1}
            await host.do(host.command(Sit, table=table, seat=0, name="Ada"))
            assert await race(host.do(host.command(Ready, table=table, seat=0))) == {"done": 1}

    play(scene, work)
