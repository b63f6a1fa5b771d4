"""When the database or a process fails: nothing answered is lost, nothing else is shown, and the table goes on."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from rooftree.protocol import ChangeMessage, Move, Ready, Say, SeatBot, Sit, TableMessage, decode_message
from rooftree.server import decisions, ledger
from rooftree.server.events import Opened
from rooftree.server.hall import Hall
from rooftree.server.room import Room
from rooftree.server.store.failures import NotWritten, OutOfReach
from rooftree.server.store.store import Store
from rooftree.server.table import NoSuchTable, Refusal
from rooftree.server.thinkers import Thinkers
from tests.server.patience import until
from tests.server.table_log import ADA, BEN, game_of
from tests.shared import HANGING

SHORT = 0.4  # seconds of patience, in place of some more


def in_a_loop(work: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(work)
    def run(*args: Any, **named: Any) -> None:
        with mock.patch.object(ledger, "PATIENCE", SHORT):
            asyncio.run(asyncio.wait_for(work(*args, **named), HANGING))

    return run


class FailingStore(Store):
    """A store that fails on demand."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.refuses = 0  # so many commits are refused
        self.loses = 0  # so many commits are lost on the way there
        self.loses_answers = 0  # so many commits are done, and the answer is lost
        self.is_away = False
        self.gate = asyncio.Event()  # commits wait for it
        self.gate.set()

    async def _insert(self, batch: Any) -> None:
        await self.gate.wait()
        if self.is_away or self.loses:
            self.loses -= not self.is_away
            raise OutOfReach("the line is dead")
        if self.refuses:
            self.refuses -= 1
            raise NotWritten("the disk is full")
        await super()._insert(batch)
        if self.loses_answers:
            self.loses_answers -= 1
            raise OutOfReach("the line went dead")

    async def entries(self, table: str, after: int = 0) -> Any:
        if self.is_away:
            raise OutOfReach("the line is dead")
        return await super().entries(table, after)


class Watcher:
    """Somebody who looks on."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.heard: list[Any] = []

    def send(self, message: bytes) -> None:
        heard = decode_message(message)
        assert isinstance(heard, TableMessage | ChangeMessage)
        self.heard.append(heard)

    def dismiss(self) -> None:
        raise AssertionError("nobody has ordered that")

    @property
    def version(self) -> int:
        return int(self.heard[-1].version)

    @property
    def chat(self) -> list[str]:
        return [line.text for heard in self.heard for line in heard.chat]


@asynccontextmanager
async def a_table(folder: Path) -> AsyncIterator[tuple[FailingStore, Hall, Room, Watcher]]:
    """Ada and Ben at a table where nothing has begun, and somebody who looks on."""
    store, thinkers = FailingStore(str(folder / "tables.db")), Thinkers(1)
    hall = Hall(store, thinkers)
    await store.open()
    await hall.open()
    try:
        game = game_of("dreamhome")
        room = await hall.open_table(Opened(game.name, game.ruleset, 2, game.checked_options({}), ADA))
        await room.do(ADA, Sit("sit", room.table.id, 0, "Ada"))
        watcher = Watcher()
        await room.watch(watcher)
        yield store, hall, room, watcher
    finally:
        store.is_away = False
        store.gate.set()
        await hall.close()
        await thinkers.close()
        await store.close()


def say(room: Room, name: str, text: str = "hello") -> Coroutine[Any, Any, Any]:
    return room.do(ADA, Say(name, room.table.id, text))


async def texts(room: Room) -> list[str]:
    async with room.alone() as table:
        return [line.text for line in room.audience.full(table, None).chat]


async def ids(store: Store, room: Room) -> list[str]:
    return [entry.id for entry in await store.entries(room.table.id)]


@in_a_loop
async def test_what_is_not_written_is_refused_and_shown_to_nobody(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (store, _, room, watcher):
        store.refuses = ledger.MOST_REFUSALS
        with pytest.raises(Refusal, match="refused-not-written"):
            await say(room, "a")
        assert (watcher.version, watcher.chat, await texts(room)) == (2, [], [])
        assert await ids(store, room) == ["open", "sit"]
        assert (await say(room, "a")).version == 3
        assert (watcher.version, watcher.chat, await texts(room)) == (3, ["hello"], ["hello"])


@in_a_loop
async def test_a_short_failure_is_noticed_by_nobody(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (store, _, room, watcher):
        store.refuses, store.loses = 1, 1
        assert (await say(room, "a")).version == 3
        assert (watcher.version, watcher.chat) == (3, ["hello"])
        assert (await ids(store, room)).count("a") == 1


@in_a_loop
async def test_a_commit_whose_answer_is_lost_counts_once(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (store, _, room, watcher):
        store.loses_answers = 1
        assert (await say(room, "a")).version == 3
        assert (watcher.version, watcher.chat) == (3, ["hello"])
        assert (await ids(store, room)).count("a") == 1
        assert (await say(room, "b")).version == 4


@in_a_loop
async def test_while_the_database_is_away_nobody_is_told_anything_that_may_not_be_so(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (store, _, room, watcher):
        store.is_away = True
        with pytest.raises(OutOfReach):
            await say(room, "a")
        assert (watcher.version, watcher.chat) == (2, [])
        with pytest.raises(OutOfReach):
            await texts(room)
        with pytest.raises(OutOfReach):
            await room.watch(Watcher(BEN))
        store.is_away = False
        assert await texts(room) == []
        assert (await say(room, "a")).version == 3
        assert (watcher.version, watcher.chat) == (3, ["hello"])


@in_a_loop
async def test_a_commit_that_outlives_its_line_is_told_when_the_database_is_back(tmp_path: Path) -> None:
    """Written, the answer lost, and then nobody can ask: the client asks again later, and it counts once."""
    async with a_table(tmp_path) as (store, _, room, watcher):
        plain = FailingStore._insert

        async def last_words(self: FailingStore, batch: Any) -> None:
            await plain(self, batch)
            self.is_away = True
            raise OutOfReach("the line went dead")

        with mock.patch.object(FailingStore, "_insert", last_words), pytest.raises(OutOfReach):
            await say(room, "a")
        assert (watcher.version, watcher.chat) == (2, [])
        store.is_away = False
        assert (await say(room, "a")).version == 3
        assert (watcher.version, watcher.chat) == (3, ["hello"])
        assert (await ids(store, room)).count("a") == 1


@in_a_loop
async def test_what_is_not_durable_yet_is_nobodys_business(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (store, _, room, watcher):
        store.gate.clear()
        saying = asyncio.create_task(say(room, "a"))
        await asyncio.sleep(0.05)
        reading = asyncio.create_task(texts(room))
        late = Watcher(BEN)
        watching = asyncio.create_task(room.watch(late))
        await asyncio.sleep(0.1)
        assert not reading.done()
        assert not watching.done()
        assert (watcher.version, watcher.chat, late.heard) == (2, [], [])
        store.gate.set()
        await asyncio.gather(saying, watching)
        assert await reading == ["hello"]
        assert late.version == 3


@in_a_loop
async def test_a_client_that_goes_away_interrupts_nothing(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (store, hall, room, watcher):
        store.gate.clear()
        command = Say("a", room.table.id, "hello")
        saying = asyncio.create_task(hall.do(ADA, command))
        await asyncio.sleep(0.05)
        saying.cancel()
        with pytest.raises(asyncio.CancelledError):
            await saying
        assert room.is_busy
        store.gate.set()
        assert (await hall.do(ADA, command)).version == 3
        assert (watcher.version, watcher.chat) == (3, ["hello"])
        assert (await ids(store, room)).count("a") == 1


@in_a_loop
async def test_a_server_that_closes_finishes_what_has_begun(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (store, hall, room, _):
        store.gate.clear()
        saying = asyncio.create_task(say(room, "a"))
        await asyncio.sleep(0.05)
        closing = asyncio.create_task(hall.close())
        await asyncio.sleep(0.05)
        assert not closing.done()
        store.gate.set()
        await closing
        assert (await saying).version == 3
        assert "a" in await ids(store, room)


@in_a_loop
async def test_a_bots_turn_survives_a_database_that_was_away(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (store, hall, room, _):
        table = room.table.id
        await room.do(ADA, SeatBot("bot", table, 1, "random"))
        store.is_away = True
        with pytest.raises(OutOfReach):
            await room.do(ADA, Ready("ready", table, 0))
        store.is_away = False
        await room.do(ADA, Ready("ready", table, 0))
        await until(lambda: room.table.status == "playing")
        while room.table.to_act == 0:
            await play_one(room)
        store.is_away = True
        await asyncio.sleep(SHORT * 2)
        store.is_away = False
        await until(lambda: room.table.waits_for == 0)
        assert hall.rooms[table] is room
        names = await ids(store, room)
        assert len(names) == len(set(names))


async def play_one(room: Room) -> None:
    table = room.table
    assert table.state is not None
    name = f"move {table.version}"
    await room.do(ADA, Move(name, table.id, 0, table.game.format(table.game.moves(table.state)[0])))


@in_a_loop
async def test_bots_go_on_thinking_after_their_process_was_killed(tmp_path: Path) -> None:
    thinkers, game = Thinkers(1), game_of("dreamhome")
    state = game.new(2, 7)
    seat = int(game.to_act(state) or 0)
    first = await thinkers.choose(game, "greedy", state, seat, seed=1)
    for process in list(thinkers._pools["others"]._processes):
        os.kill(process, signal.SIGKILL)
    assert await thinkers.choose(game, "greedy", state, seat, seed=1) == first
    await thinkers.close()


@in_a_loop
async def test_a_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    """Whoever takes back and plays without end comes to one; moves go on, and a game without undo is finite."""
    async with a_table(tmp_path) as (_, _, room, _):
        with mock.patch.object(decisions, "MOST_ENTRIES", room.table.version + 2):
            for name in ("a", "b"):
                await say(room, name)
            with pytest.raises(Refusal, match="refused-log-full"):
                await say(room, "c")
            with pytest.raises(Refusal, match="refused-table-is-waiting"):
                await room.do(ADA, Move("move", room.table.id, 0, "take 1"))


@in_a_loop
async def test_looking_for_tables_that_do_not_exist_leaves_nothing_behind(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (_, hall, _, _):
        for number in range(100):
            with pytest.raises(NoSuchTable):
                await hall.room(f"nowhere{number}")
        assert len(hall._opening) == 0
        assert len(hall.rooms) == 1


@in_a_loop
async def test_a_table_that_many_ask_for_at_once_is_read_once(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (store, hall, room, _):
        del hall.rooms[room.table.id]
        with mock.patch.object(store, "entries", wraps=store.entries) as entries:
            found = await asyncio.gather(*(hall.room(room.table.id) for _ in range(20)))
        assert entries.call_count == 1
        assert len({id(each) for each in found}) == 1
        assert len(hall._opening) == 0
