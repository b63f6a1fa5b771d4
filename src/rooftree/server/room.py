"""A table that is in use: the order of its commands, and the lock under which each is decided, written and shown.

What each person is shown is in `documents.py`, what the server does by itself in `driver.py`.
"""

import asyncio
import contextlib
import functools
import time
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import structlog

from rooftree.protocol import Advised, Done, Looked, Previewed, TableCommand
from rooftree.server.audience import Audience, Watcher
from rooftree.server.beside import begin, settle
from rooftree.server.clock import Clock
from rooftree.server.coaching import told
from rooftree.server.decisions import Around, decide
from rooftree.server.driver import OTHER_PROCESS, Driver
from rooftree.server.events import Entry, Event
from rooftree.server.expectations import expect_coach, expect_to_choose, expect_to_see
from rooftree.server.fold import fold, folded
from rooftree.server.limits import Limits
from rooftree.server.rows import row_of, row_of_daily, row_of_record
from rooftree.server.store.failures import Conflict, NotWritten, OutOfReach
from rooftree.server.table import OVER, NoSuchTable, Refusal, Table

if TYPE_CHECKING:
    from rooftree.server.store.store import Store
    from rooftree.server.thinkers import Thinkers

MOST_TRIES = 20  # against other processes that write to the same table
MOST_REFUSALS = 3  # of the database, before a command is refused in turn
PATIENCE = 8.0  # seconds in which a database that is out of reach may come back
CHAT_AT_ONCE, CHAT_A_SECOND = 10, 0.5  # lines and reactions of one person

Decide = Callable[[Table], Event]
Told = Callable[[Done | BaseException], None]  # by whom somebody hears what has come of a command


class Begun(NamedTuple):
    """What is decided and folded, and not yet in the log."""

    entry: Entry
    undone: list[int]
    row: dict[str, Any]
    record: dict[str, Any] | None
    daily: dict[str, Any] | None


class News(Protocol):
    """Who wants to know what happens in a room."""

    def on_change(self, room: "Room", entries: list[Entry]) -> None: ...

    def on_presence(self, room: "Room") -> None: ...


class Room:
    """One table in this process.

    The table is ahead of the log while an entry is being written, and nobody may look at it then: whoever reads it
    comes in through `alone`. If the entry could not be written, the next who comes in reads the log again.
    """

    def __init__(
        self, table: Table, store: "Store", thinkers: "Thinkers", news: News, clock: Clock = time.time
    ) -> None:
        self.table, self.store, self.news, self.clock = table, store, news, clock
        self.lock = asyncio.Lock()
        self.is_sound = True  # the table is what the log says
        self.used_at = clock()
        self.audience = Audience(table)
        self.driver = Driver(self, thinkers)
        self._chat_limits = Limits(CHAT_AT_ONCE, CHAT_A_SECOND)
        self._work: set[asyncio.Task[Done]] = set()
        self._aside: set[asyncio.Task[None]] = set()

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
        while self._work or self.lock.locked():
            async with self.lock:
                pass
            await asyncio.sleep(0)

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

    def leave(self, watcher: Watcher) -> None:
        if self.audience.watchers.pop(watcher, None) is None:
            return
        self.used_at = self.clock()
        if watcher.person in self.audience.people():
            return
        if entered_at_once(self.lock):
            self._publish_presence()
            self.lock.release()
        else:
            self._aside.add(task := asyncio.create_task(self._tell_who_is_here()))
            task.add_done_callback(self._aside.discard)

    async def _tell_who_is_here(self) -> None:
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

    async def advise(self, person: str, name: str, seat: int) -> Advised:
        """What the coach of a seat tells it, as far as the seat can know."""
        async with self.alone() as table:
            expect_to_choose(table, person, seat)
            expect_coach(table, seat)
            documents = self.audience.documents(table)
            dial, question = table.coach_of(seat), documents.question(self.driver.thinkers.coaches, seat)
        place = await self.driver.thinkers.coaches.place_of(question)
        return told(name, documents.version, dial, place, question)

    async def look(self, person: str | None, name: str, seat: int | None, piece: str) -> Looked:
        """What a piece is and is worth, as far as a seat or a spectator can see."""
        async with self.alone() as table:
            expect_to_see(table, person, seat)
            documents = self.audience.documents(table)
        return Looked(name, documents.version, documents.look(seat, piece))

    # Commands

    async def do(self, person: str, command: TableCommand) -> Done:
        """A person's command, once and durably; `Refusal` if it may not be."""
        return await self.write(person, command.id, self.decision_on(person, command))

    def decision_on(self, person: str, command: TableCommand) -> Decide:
        """What a person's command comes to when its time has come."""
        may_talk = functools.cache(lambda: self._chat_limits.take(person))  # however often it has to be decided anew
        return lambda table: decide(table, person, command, Around(self.audience.people(), may_talk))

    async def write(self, actor: str, name: str, decide: Decide) -> Done:
        """Whatever `decide` says when its time has come, once and durably, also if whoever asked for it goes away."""
        done: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self.submit(actor, name, decide, functools.partial(settle, done))
        return await done

    def submit(self, actor: str, name: str, decide: Decide, told: Told) -> None:
        """The same for whoever does not wait: they are told.

        As a rule nobody else is in. Then it is decided, folded and handed to the store at once, with nothing of the
        event loop's around it, and shown when the store says that it is written; all else is for `_write`.
        """
        if not self.is_sound or not entered_at_once(self.lock):
            begin(self._write(actor, name, decide), told, self._work)
            return
        try:
            begun = self._begin(actor, name, decide)
        except Exception as error:
            self.lock.release()
            told(error)
            return
        if isinstance(begun, Done):
            self.lock.release()
            told(begun)
            return
        written = functools.partial(self._written, begun, decide, told)
        self.store.put(begun.entry, begun.row, written, record=begun.record, daily=begun.daily)

    def _written(self, begun: Begun, decide: Decide, told: Told, error: Exception | None) -> None:
        """The store has answered."""
        entry = begun.entry
        if error is not None:
            begin(self._persist(entry.actor, entry.id, decide, error), told, self._work)
            return
        try:
            answer: Done | Exception = self._end(begun)
        except Exception as fault:
            answer = fault
        finally:
            self.lock.release()
        told(answer)

    async def _write(self, actor: str, name: str, decide: Decide) -> Done:
        """For whoever has to wait, or comes to a table that is to be read again."""
        await self.lock.acquire()
        return await self._persist(actor, name, decide)

    async def _persist(self, actor: str, name: str, decide: Decide, error: Exception | None = None) -> Done:
        """Until it is in the log, perhaps after a first try that failed. Whoever calls has entered; this leaves.

        `OutOfReach` if nobody can say whether it is there: then there must be no answer.
        """
        try:
            self.used_at, trouble = self.clock(), Trouble()
            for tries in range(MOST_TRIES):
                if error is None:
                    try:
                        return await self._try(actor, name, decide)
                    except (Conflict, NotWritten, OutOfReach) as known:
                        error = known
                if not isinstance(error, Conflict):
                    trouble.expect_hope(error)
                    await asyncio.sleep(min(0.05 * 2**tries, 1.0))
                error = None
            raise OutOfReach if trouble.is_lost else Refusal("refused-busy")
        finally:
            self.lock.release()

    async def _try(self, actor: str, name: str, decide: Decide) -> Done:
        if not self.is_sound:
            await self._read_again()
        begun = self._begin(actor, name, decide)
        if isinstance(begun, Done):
            return begun
        await self.store.append(begun.entry, begun.row, record=begun.record, daily=begun.daily)
        return self._end(begun)

    def _begin(self, actor: str, name: str, decide: Decide) -> Begun | Done:
        """Decide and fold; from here to `_end`, the table is ahead of its log."""
        table, now = self.table, self.clock()
        if (actor, name) in table.done:
            return Done(name, table.done[actor, name])
        self.used_at = now
        entry = Entry(table.id, table.version + 1, actor, name, now, decide(table))  # type: ignore[arg-type]
        was_over = table.status == OVER
        self.is_sound = False
        undone = fold(table, entry)
        is_end = table.status == OVER and not was_over
        record = row_of_record(table, entry.at) if is_end else None
        daily = row_of_daily(table, entry.at) if is_end and table.settings.daily else None
        return Begun(entry, undone, row_of(table), record, daily)

    def _end(self, begun: Begun) -> Done:
        """It is in the log: tell everybody."""
        self.is_sound = True
        self._tell(begun.undone)
        self.news.on_change(self, [begun.entry])
        self.driver.drive()
        return Done(begun.entry.id, begun.entry.version)

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


class Trouble:
    """With the database, while one command is written."""

    def __init__(self) -> None:
        self._until, self._refusals = time.monotonic() + PATIENCE, 0
        self.is_lost = False

    def expect_hope(self, error: Exception) -> None:
        """Say it in the logs; raise what whoever waits is told, if there is no hope left."""
        if isinstance(error, NotWritten):
            structlog.get_logger().error("not written", error=str(error))
            self._refusals += 1
            if self._refusals >= MOST_REFUSALS:
                raise (OutOfReach() if self.is_lost else Refusal("refused-not-written")) from error
            return
        if not isinstance(error, OutOfReach):
            raise error
        if not self.is_lost:
            structlog.get_logger().error("out of reach", error=str(error))
        self.is_lost = True
        if time.monotonic() > self._until:
            raise error


def entered_at_once(lock: asyncio.Lock) -> bool:
    """Whether the lock was free, and is ours now: a lock that nobody has makes nobody wait."""
    if lock.locked():
        return False
    entering = lock.acquire()
    try:
        entering.send(None)
    except StopIteration:
        return True
    entering.close()  # somebody is about to come in
    return False
