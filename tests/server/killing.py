"""People and bots play on while their servers are killed, again and again: then the log is held against what was said.

`make kill-test` runs this by itself, as often as the documentation says; the tests run it a little.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

import msgspec

import rooftree
from rooftree import bots
from rooftree.client import Client, TableCopy
from rooftree.client.web import Unreachable
from rooftree.core.records import decode as decode_record
from rooftree.protocol import Command, Confirm, LogEntry, Move, Say, Undo, encode
from rooftree.server.decisions import moved
from rooftree.server.documents import legal_for
from rooftree.server.events import Entry, Moved
from rooftree.server.fold import fold, folded
from rooftree.server.store.store import Store
from rooftree.server.table import OVER, WAITING, Table
from tests.server.forked_servers import ForkedServer, Nursery
from tests.server.postgres import running
from tests.shared import HANGING

T = TypeVar("T")
GAMES = ("dreamhome", "california", "homesweethome")
PAUSE = 0.4  # seconds of play before a kill, at most
BOT = 2  # the seat of the bot
UNDO, CHAT, AT_ONCE = 0.1, 0.05, 0.2  # how often somebody takes back or talks; how often a kill comes before the start


@dataclass
class Answered:
    """A command that the server said was done."""

    table: str
    version: int
    command: Command


@dataclass
class Story:
    """What happened while servers were killed."""

    rng: random.Random
    kills: int = 0
    answered: list[Answered] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    seen: set[tuple[str, bytes]] = field(default_factory=set)  # what anybody was shown at a table
    finished: int = 0
    reconnects: int = 0
    busy: int = 0
    is_ending: bool = False
    seconds: float = 0.0

    def __str__(self) -> str:
        kinds = Counter(type(each.command).__name__ for each in self.answered)
        return (
            f"{self.kills} kills in {self.seconds:.0f} s: {len(self.answered)} commands answered "
            f"({kinds['Move']} moves), {len(self.tables)} tables, {self.finished} games finished, "
            f"{self.reconnects} times connected again"
        )


class Pair:
    """Two people and a bot at one table after another; each has a server of their own, which may be the same."""

    def __init__(self, story: Story, servers: Sequence[ForkedServer], game: str) -> None:
        self.story, self.game = story, game
        self.people = [Client(servers[number % len(servers)].address) for number in range(2)]
        self.spectator = Client(servers[-1].address)
        self.table = ""

    async def play_on(self) -> None:
        for person in self.people:
            await sooner_or_later(person.become_guest)
        while True:
            await self._sit_down()
            await asyncio.gather(self._look_on(), *(self._play(seat) for seat in range(2)))
            self.story.finished += 1

    async def _look_on(self) -> None:
        async for copy in self.spectator.changes(self.table, every=True):
            self.story.seen |= {(self.table, encode(line)) for line in copy.log[-5:]}
            if copy.summary["status"] == OVER:
                return

    async def _sit_down(self) -> None:
        first, second = self.people
        self.table = await sooner_or_later(lambda: first.open_table(game=self.game, players=3))
        self.story.tables.append(self.table)
        await first.sit(self.table, 0, "Ada")
        await first.seat_bot(self.table, BOT, self.story.rng.choice(("random", *bots.names_of(self.game))))
        await second.sit(self.table, 1, "Ben")
        for seat, person in enumerate(self.people):
            await person.ready(self.table, seat)

    async def _play(self, seat: int) -> None:
        person = self.people[seat]
        async for copy in person.changes(self.table):
            if copy.summary["status"] == OVER:
                return
            command = self._next_command(person, copy, seat)
            if command is not None and not self.story.is_ending:
                await self._do(person, command)

    async def _do(self, person: Client, command: Command) -> None:
        self.story.busy += 1
        try:
            done = await person.do(command)
            self.story.answered.append(Answered(self.table, done.version, command))
        finally:
            self.story.busy -= 1

    def _next_command(self, person: Client, copy: TableCopy, seat: int) -> Command | None:
        rng, table, summary = self.story.rng, self.table, copy.summary
        if seat in summary["can_undo"] and rng.random() < UNDO:
            return person.command(Undo, table=table, seat=seat)
        if summary["held"] == seat:
            return person.command(Confirm, table=table, seat=seat)
        if rng.random() < CHAT:
            return person.command(Say, table=table, text="hello")
        if summary["to_act"] == seat:
            return person.command(Move, table=table, seat=seat, move=rng.choice(copy.views[str(seat)]["legal"]))
        return None


async def sooner_or_later(work: Callable[[], Awaitable[T]]) -> T:
    """Over HTTP nobody but the caller tries again."""
    end = time.monotonic() + HANGING
    while True:
        try:
            return await work()
        except Unreachable:
            assert time.monotonic() < end
            await asyncio.sleep(0.05)


async def play_and_kill(servers: Sequence[ForkedServer], database: str, kills: int, seed: int) -> Story:
    """The story, after everything was checked."""
    story, began = Story(random.Random(seed)), time.monotonic()
    pairs = [Pair(story, servers, game) for game in GAMES]
    for server in servers:
        server.start()
    playing = [asyncio.create_task(pair.play_on()) for pair in pairs]
    try:
        while story.kills < kills:
            await _kill_one(story, servers, playing)
        await _come_to_rest(story, pairs, database, playing)
        story.reconnects = sum(person.reconnects for pair in pairs for person in pair.people)
        story.seconds = time.monotonic() - began
        await check(story, database)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for pair in pairs:
            for person in (*pair.people, pair.spectator):
                await person.close()
        for server in servers:
            await asyncio.to_thread(server.kill)
    return story


async def _kill_one(story: Story, servers: Sequence[ForkedServer], playing: Sequence["asyncio.Task[None]"]) -> None:
    """Most often in the middle of the play, sometimes while the server is about to start."""
    if story.rng.random() > AT_ONCE:
        before = len(story.answered)
        await _until(lambda: len(story.answered) > before, playing)
    await asyncio.sleep(story.rng.uniform(0, PAUSE))
    server = story.rng.choice(servers)
    await asyncio.to_thread(server.kill)
    story.kills += 1
    server.start()


async def _come_to_rest(story: Story, pairs: Sequence[Pair], database: str, playing: Any) -> None:
    """Nobody begins anything any more, the bots play up to the next person, and everybody has seen it all."""
    story.is_ending = True
    await _until(lambda: not story.busy, playing)
    store = Store(database)
    try:
        end = time.monotonic() + HANGING
        while not await _is_at_rest(store, pairs):
            assert time.monotonic() < end, "there is no rest"
            await asyncio.sleep(0.1)
        for pair in pairs:
            await _check_copies(store, pair)
    finally:
        await store.engine.dispose()


async def _is_at_rest(store: Store, pairs: Sequence[Pair]) -> bool:
    versions = await store.versions([pair.table for pair in pairs])
    for pair in pairs:
        copies = [person.tables.get(pair.table) for person in pair.people]
        if any(copy is None or copy.version != versions[pair.table] for copy in copies):
            return False
        assert copies[0] is not None
        summary = copies[0].summary
        is_complete = summary["status"] == WAITING and all(seat["is_ready"] for seat in summary["seats"])
        if is_complete or summary["to_act"] == BOT:
            return False
    return True


async def _until(is_so: Callable[[], bool], playing: Sequence["asyncio.Task[None]"]) -> None:
    end = time.monotonic() + HANGING
    while not is_so():
        for task in playing:
            if task.done():
                task.result()
        assert time.monotonic() < end, "nothing goes on"
        await asyncio.sleep(0.005)


# What must be so


async def check(story: Story, database: str) -> None:
    """Every answered command is in the log, once and where it was said to be; the log is a game by the rules."""
    store = Store(database)
    try:
        seen = set(story.seen)  # before the logs are read: whatever was seen by now must be in them
        logs = {table: await store.entries(table) for table in story.tables}
        for answered in story.answered:
            places = [entry.version for entry in logs[answered.table] if entry.id == answered.command.id]
            assert places == [answered.version], answered
        answered_ids = {each.command.id for each in story.answered}
        for table, entries in logs.items():
            ids = [entry.id for entry in entries if isinstance(entry.event, Moved) and entry.actor != "bot"]
            assert set(ids) <= answered_ids, "a move that nobody was told of"
            end, told = _replayed(entries)
            shown = {line for place, line in seen if place == table}
            assert shown - {encode(line) for line in told} == set(), "something was shown that has never happened"
            record = await store.catalogue.record(table)
            assert (record is not None) == (end.status == OVER)
            if record is not None:
                assert [list(move) for move in decode_record(record.encode()).moves] == [
                    [seat, end.game.format(action)] for seat, action in end.moves
                ]
    finally:
        await store.engine.dispose()


def _replayed(entries: Sequence[Entry]) -> tuple[Table, list[LogEntry]]:
    """The table at the end of a log, every move of which was possible when it was made, and all that was told."""
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    game = rooftree.load(entries[0].event.game, "checked")  # type: ignore[union-attr]
    table, _ = folded(game, entries[:1])
    told: list[LogEntry] = []
    for entry in entries[1:]:
        if isinstance(entry.event, Moved):
            assert moved(table, entry.event.seat, entry.event.move) == entry.event
        fold(table, entry)
        told += [line for line in table.log if line.version == entry.version]
    return table, told


async def _check_copies(store: Store, pair: Pair) -> None:
    """What people have in front of them is what the log says."""
    entries = await store.entries(pair.table)
    table, _ = _replayed(entries)
    for seat, person in enumerate(pair.people):
        copy = person.tables[pair.table]
        assert [line.version for line in copy.log] == [line.version for line in table.log]
        if table.state is not None:
            view = table.game.show(table.state, seat, legal_for(table, seat), {})
            assert copy.views[str(seat)] == msgspec.to_builtins(view)


@contextmanager
def impatient_clients() -> Iterator[None]:
    """Clients that try again sooner than good manners allow, so that a test takes less time."""
    with mock.patch.multiple("rooftree.client.connection", FIRST_WAIT=0.05, LONGEST_WAIT=0.2, RESEND=1.0):
        yield


def kill_sqlite(folder: Path, kills: int, seed: int) -> Story:
    with Nursery() as nursery, impatient_clients():
        database = str(folder / "tables.db")
        return asyncio.run(play_and_kill([ForkedServer(nursery, folder, database)], database, kills, seed))


def kill_postgres(folder: Path, database: str, kills: int, seed: int, processes: int = 2) -> Story:
    with Nursery() as nursery, impatient_clients():
        servers = [ForkedServer(nursery, folder, database) for _ in range(processes)]
        return asyncio.run(play_and_kill(servers, database, kills, seed))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sqlite", type=int, default=150, help="kills with SQLite")
    parser.add_argument("--postgres", type=int, default=150, help="kills with two processes on PostgreSQL")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        print(f"seed {args.seed}")
        if args.sqlite:
            print("SQLite, one process:", kill_sqlite(folder, args.sqlite, args.seed), flush=True)
        if args.postgres:
            database = stack.enter_context(running()).new_database()
            print("PostgreSQL, two processes:", kill_postgres(folder, database, args.postgres, args.seed), flush=True)
    print("Every answered command is in its log, once; every log is a game by the rules.")


if __name__ == "__main__":
    main()
