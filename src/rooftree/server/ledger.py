"""A table and its log: the order of its commands, and the lock under which each is decided and written."""

import abc
import asyncio
import contextlib
import functools
import time
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog

from rooftree.protocol import Done
from rooftree.server.beside import begin, settle
from rooftree.server.clock import Clock
from rooftree.server.driver import OTHER_PROCESS
from rooftree.server.events import Entry, Event
from rooftree.server.fold import fold, folded
from rooftree.server.rows import consequences_of_end, row_of
from rooftree.server.slices import slices_of
from rooftree.server.store.failures import Conflict, NotWritten, OutOfReach
from rooftree.server.table import OVER, NoSuchTable, Refusal, Table

if TYPE_CHECKING:
    from rooftree.server.store.store import Store

MOST_TRIES = 20  # against other processes that write to the same table
MOST_REFUSALS = 3  # of the database, before a command is refused in turn
PATIENCE = 8.0  # seconds in which a database that is out of reach may come back

Decide = Callable[[Table], Event]
Told = Callable[[Done | BaseException], None]  # by whom somebody hears what has come of a command


class Begun(NamedTuple):
    """What is decided and folded, and not yet in the log."""

    entry: Entry
    undone: list[int]
    row: dict[str, Any]
    consequences: dict[str, Any]  # what else is written with the entry


class Ledger(abc.ABC):
    """The table is ahead of the log while an entry is being written, and nobody may look at it then.

    Whoever reads it comes in through `alone`. If the entry could not be written, the next who comes in reads the log
    again.
    """

    def __init__(self, table: Table, store: "Store", clock: Clock) -> None:
        self.table, self.store, self.clock = table, store, clock
        self.lock = asyncio.Lock()
        self.is_sound = True  # the table is what the log says
        self.used_at = clock()
        self._work: set[asyncio.Task[Done]] = set()

    @property
    @abc.abstractmethod
    def shown(self) -> int:
        """The version that everybody has seen."""

    @abc.abstractmethod
    def take_in(self, undone: list[int], new: list[Entry], patience: float = 0.0) -> None:
        """The table has gone on, by these entries of ours or by others: show it, and play on after so many seconds."""

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncIterator[Table]:
        """Nobody else is in, and the table is what the log says."""
        async with self.lock:
            if not self.is_sound:
                await self._read_again()
            yield self.table

    async def write(self, actor: str, name: str, decide: Decide) -> Done:
        """Whatever `decide` says when its time has come, once and durably.

        Whoever goes away before that has asked for nothing; what they asked for later is done all the same.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Done] = loop.create_future()

        def submit() -> None:
            if not done.done():
                self.submit(actor, name, decide, functools.partial(settle, done))

        slices_of(loop).take(submit)
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
        self.store.put(begun.entry, begun.row, written, **begun.consequences)

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
        await self.store.append(begun.entry, begun.row, **begun.consequences)
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
        return Begun(entry, undone, row_of(table), consequences_of_end(table, entry.at) if is_end else {})

    def _end(self, begun: Begun) -> Done:
        """It is in the log: tell everybody."""
        self.is_sound = True
        self.take_in(begun.undone, [begun.entry])
        return Done(begun.entry.id, begun.entry.version)

    async def _read_again(self) -> None:
        """The table anew from its log, where it may stand otherwise than we thought; tell what is new."""
        entries = await self.store.entries(self.table.id)
        if not entries:
            raise NoSuchTable  # the operator has deleted it
        new = [entry for entry in entries if entry.version > self.shown]
        self.table, undone = folded(self.table.game, entries, self.shown)
        self.is_sound = True
        self.take_in(undone, new, OTHER_PROCESS if new else 0.0)

    async def catch_up(self, version: int | None = None) -> None:
        """Take in what other processes have written; our own writes are heard here too."""
        if version is not None and version <= self.shown:
            return
        async with self.alone() as table:
            if version is not None and version <= self.shown:
                return
            entries, undone = await self.store.entries(table.id, table.version), list[int]()
            self.is_sound = False
            for entry in entries:
                undone += fold(table, entry)
            self.is_sound = True
            self.take_in(undone, [], OTHER_PROCESS)


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
