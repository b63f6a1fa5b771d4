"""A table that is in use: the order of its commands, and the lock under which each is decided, written and shown.

What each person is shown is in `documents.py`, what the server does by itself in `driver.py`.
"""

import asyncio
import contextlib
import functools
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol

import structlog

from rooftree.protocol import Done, Looked, Previewed, TableCommand
from rooftree.server.audience import Audience, Watcher
from rooftree.server.clock import Clock
from rooftree.server.decisions import Around, decide
from rooftree.server.driver import OTHER_PROCESS, Driver
from rooftree.server.events import Entry, Event
from rooftree.server.expectations import expect_to_choose, expect_to_see
from rooftree.server.fold import fold, folded
from rooftree.server.limits import Limits
from rooftree.server.rows import row_of, row_of_record
from rooftree.server.store.errors import Conflict, NotWritten, OutOfReach
from rooftree.server.store.store import Store
from rooftree.server.table import OVER, NoSuchTable, Refusal, Table
from rooftree.server.thinkers import Thinkers

MOST_TRIES = 20  # against other processes that write to the same table
MOST_REFUSALS = 3  # of the database, before a command is refused in turn
PATIENCE = 8.0  # seconds in which a database that is out of reach may come back
CHAT_AT_ONCE, CHAT_A_SECOND = 10, 0.5  # lines and reactions of one person

Decide = Callable[[Table], Event]


class News(Protocol):
    """Who wants to know what happens in a room."""

    def on_change(self, room: "Room", entries: list[Entry]) -> None: ...

    def on_presence(self, room: "Room") -> None: ...


class Room:
    """One table in this process.

    The table is ahead of the log while an entry is being written, and nobody may look at it then: whoever reads it
    comes in through `alone`. If the entry could not be written, the next who comes in reads the log again.
    """

    def __init__(self, table: Table, store: Store, thinkers: Thinkers, news: News, clock: Clock = time.time) -> None:
        self.table, self.store, self.news, self.clock = table, store, news, clock
        self.lock = asyncio.Lock()
        self.is_sound = True  # the table is what the log says
        self.used_at = clock()
        self.audience = Audience(table)
        self.driver = Driver(self, thinkers)
        self._chat_limits = Limits(CHAT_AT_ONCE, CHAT_A_SECOND)
        self._work: set[asyncio.Task[Any]] = set()

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncIterator[Table]:
        """Nobody else is in, and the table is what the log says."""
        async with self.lock:
            if not self.is_sound:
                await self._read_again()
            yield self.table

    @property
    def is_busy(self) -> bool:
        return self.lock.locked() or bool(self._work) or self.driver.is_busy

    async def close(self) -> None:
        """Let no bot play on, and wait until everything is written."""
        await self.driver.close()
        while self._work:
            await asyncio.wait(self._work)

    async def dismiss(self) -> None:
        """The log is another than it was: everybody has to come in again, to a new room."""
        await self.driver.close()
        for watcher in list(self.audience.watchers):
            watcher.dismiss()

    # Watching

    async def watch(self, watcher: Watcher) -> None:
        """Send everything now, and from now on every change."""
        async with self.alone() as table:
            if self.audience.welcome(watcher, table):
                self._publish_presence()
        self.driver.drive(patience=OTHER_PROCESS if self.store.is_shared else 0.0)

    async def leave(self, watcher: Watcher) -> None:
        if self.audience.watchers.pop(watcher, None) is not None:
            self.used_at = self.clock()
            if watcher.person not in self.audience.people():
                async with self.lock:
                    self._publish_presence()

    async def set_people_elsewhere(self, process: str, people: frozenset[str]) -> None:
        """What another process says of who is connected to it."""
        if self.audience.set_elsewhere(process, people):
            async with self.lock:
                self._tell([])

    def _publish_presence(self) -> None:
        self._tell([])
        self.news.on_presence(self)

    def _tell(self, undone: list[int]) -> None:
        if self.is_sound:  # otherwise whoever makes it sound tells this too
            self.audience.tell(self.table, undone)

    async def preview(self, person: str, name: str, seat: int) -> Previewed:
        """What each legal move of a seat would change, as far as the seat can know, and why it has no others."""
        async with self.alone() as table:
            expect_to_choose(table, person, seat)
            documents = self.audience.documents(table)
            reasons = documents.reasons()
        return Previewed(name, documents.version, await documents.effects(), reasons)

    async def look(self, person: str | None, name: str, seat: int | None, piece: str) -> Looked:
        """What a piece is and is worth, as far as a seat or a spectator can see."""
        async with self.alone() as table:
            expect_to_see(table, person, seat)
            documents = self.audience.documents(table)
        return Looked(name, documents.version, documents.look(seat, piece))

    # Commands

    async def do(self, person: str, command: TableCommand) -> Done:
        """A person's command, once and durably; `Refusal` if it may not be."""
        may_talk = functools.cache(lambda: self._chat_limits.take(person))  # however often it has to be decided anew
        return await self.write(
            person,
            command.id,
            lambda table: decide(table, person, command, Around(self.audience.people(), may_talk)),
        )

    async def write(self, actor: str, name: str, decide: Decide) -> Done:
        """Whatever `decide` says when its time has come, once and durably, also if whoever asked for it goes away."""
        task = asyncio.create_task(self._write(actor, name, decide))
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return await asyncio.shield(task)

    async def _write(self, actor: str, name: str, decide: Decide) -> Done:
        """Until it is in the log. `OutOfReach` if nobody can say whether it is: then there must be no answer."""
        async with self.lock:
            self.used_at, began = self.clock(), time.monotonic()
            is_lost, refusals = False, 0
            for tries in range(MOST_TRIES):
                try:
                    return await self._try(actor, name, decide)
                except Conflict:
                    continue
                except NotWritten as error:
                    structlog.get_logger().error("not written", error=str(error))
                    refusals += 1
                    if refusals >= MOST_REFUSALS:
                        raise (OutOfReach() if is_lost else Refusal("refused-not-written")) from error
                except OutOfReach as error:
                    if not is_lost:
                        structlog.get_logger().error("out of reach", error=str(error))
                    is_lost = True
                    if time.monotonic() > began + PATIENCE:
                        raise
                await asyncio.sleep(min(0.05 * 2**tries, 1.0))
            raise OutOfReach if is_lost else Refusal("refused-busy")

    async def _try(self, actor: str, name: str, decide: Decide) -> Done:
        if not self.is_sound:
            await self._read_again()
        table = self.table
        if (actor, name) in table.done:
            return Done(name, table.done[actor, name])
        entry = Entry(table.id, table.version + 1, actor, name, self.clock(), decide(table))  # type: ignore[arg-type]
        was_over = table.status == OVER
        self.is_sound = False
        undone = fold(table, entry)
        record = None if was_over or table.status != OVER else row_of_record(table, entry.at)
        await self.store.append(entry, row_of(table), record=record)
        self.is_sound = True
        self._tell(undone)
        self.news.on_change(self, [entry])
        self.driver.drive()
        return Done(name, entry.version)

    async def _read_again(self) -> None:
        """The table anew from its log, where it may stand otherwise than we thought; tell what is new."""
        entries = await self.store.entries(self.table.id)
        if not entries:
            raise NoSuchTable  # the operator has deleted it
        new = [entry for entry in entries if entry.version > self.audience.shown]
        self.table, undone = folded(self.table.game, entries, self.audience.shown)
        self.is_sound = True
        self._tell(undone)
        if new:
            self.news.on_change(self, new)
        self.driver.drive(patience=OTHER_PROCESS if new else 0.0)

    async def catch_up(self, version: int | None = None) -> None:
        """Take in what other processes have written; our own writes are heard here too."""
        if version is not None and version <= self.audience.shown:
            return
        async with self.alone() as table:
            if version is not None and version <= self.audience.shown:
                return
            entries, undone = await self.store.entries(table.id, table.version), list[int]()
            self.is_sound = False
            for entry in entries:
                undone += fold(table, entry)
            self.is_sound = True
            self._tell(undone)
        self.driver.drive(patience=OTHER_PROCESS)
