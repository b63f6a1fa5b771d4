"""The store: an append-only log for each table, and a writer that gathers what comes in and commits it together.

What `append` returns from is durable. What it raises says what is known: `Conflict`, somebody else was faster;
`NotWritten`, the database has refused and nothing has changed; `OutOfReach`, nobody knows until it can be asked again.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

import structlog
from sqlalchemy import event, func, select, update
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from rooftree.server.beside import settle
from rooftree.server.events import Entry, SatDown, decode, encode
from rooftree.server.slices import slices_of
from rooftree.server.store.almanac import Almanac
from rooftree.server.store.catalogue import Catalogue
from rooftree.server.store.database import bring_up_to_date, database_url, is_shared, mark_anew, open_engine
from rooftree.server.store.errors import told_apart
from rooftree.server.store.failures import Conflict, NotWritten, OutOfReach
from rooftree.server.store.files import file_of
from rooftree.server.store.hand import Hand, Row
from rooftree.server.store.ladder import Ladder
from rooftree.server.store.register import Register, read
from rooftree.server.store.schema import events, keys
from rooftree.server.store.shelf import Shelf
from rooftree.server.store.through import notify, write_through
from rooftree.server.store.whereabouts import Whereabouts

PULSE = "pulse"  # among the keys: when this was last found to be writable
MOST_AT_ONCE = 200  # writes in a transaction


Told = Callable[[Exception | None], None]  # by whom somebody hears that it is durable, or why not


class Write(NamedTuple):
    """Something to be committed as a whole: an entry of a log, with what follows from it, or somebody new."""

    entry: Entry | None
    row: dict[str, Any] | None  # the table's row in `tables`; with `is_new` to be inserted
    is_new: bool
    record: dict[str, Any] | None
    told: Told
    person: Row | None = None
    daily: Row | None = None  # what came of a daily house
    rated: Sequence[Row] = ()  # everybody's place, where the game counts for ratings


class Store:
    """A database of tables."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.is_shared = is_shared(self.url)  # other processes may write to the same tables
        self.engine: AsyncEngine = open_engine(self.url)
        self.register = Register(self.engine, self._after)
        self.almanac = Almanac(self.register)
        self.shelf = Shelf(self.register)
        self.catalogue = Catalogue(self.engine)
        self.ladder = Ladder(self.register)
        self.hand: Hand | None = None  # for a file; PostgreSQL is written to through the engine
        self._waiting: list[Write] = []
        self._has_work = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.written = 0
        self.failures = 0  # commits that did not happen, or may not have
        self.wrote_at = 0.0  # by the clock that only goes on
        place = None if self.is_shared else file_of(self.url.database)
        self.whereabouts = None if place is None or os.name != "posix" else Whereabouts(place)

    async def open(self) -> None:
        former = await bring_up_to_date(self.engine)
        if self.whereabouts is not None:
            self.whereabouts.open(await mark_anew(self.engine), former)
            event.listen(self.engine.sync_engine, "do_connect", self._before)  # SQLite would make a new file
            event.listen(self.engine.sync_engine, "begin", self._before)
        await self.register.key(PULSE, lambda: b"0")
        await self.beat()
        place = None if self.is_shared else file_of(self.url.database)
        self.hand = None if place is None else Hand(place, self._before)
        self._writer = asyncio.create_task(self._write_on(), name="writer")

    async def close(self) -> None:
        """Write what waits to be written, and let go."""
        if self._writer is not None:
            writer, self._writer = self._writer, None  # from now on nothing is taken
            self._has_work.set()
            await writer
        if self.hand is not None:
            self.hand.close()
            self.hand = None
        await self.engine.dispose()
        if self.whereabouts is not None:
            self.whereabouts.close()

    # Whether it is there

    async def beat(self) -> None:
        """Write something; `OutOfReach` if that does not last, `NotWritten` if it is refused."""
        async with self.register.transaction() as connection:
            change = update(keys).where(keys.c.name == PULSE).values(value=str(time.time()).encode())
            if not (await connection.execute(change)).rowcount:
                raise OutOfReach("the database was emptied")

    async def look(self) -> None:
        """`OutOfReach` if the database is not there, or not what it was."""
        if not await read(self.engine, select(keys.c.name).where(keys.c.name == PULSE)):
            raise OutOfReach("the database was emptied")

    def _before(self, *_: Any) -> None:
        """Nothing is read from, or written into, what is no longer our file."""
        trouble = None if self.whereabouts is None else self.whereabouts.trouble()
        if trouble is not None:
            raise OutOfReach(trouble)

    def _after(self) -> None:
        """What was written lasts if the file is still there: otherwise nobody can say."""
        trouble = None if self.whereabouts is None else self.whereabouts.trouble()
        if trouble is not None:
            raise OutOfReach(trouble)
        self.wrote_at = time.monotonic()

    # The log

    async def append(
        self,
        entry: Entry,
        row: dict[str, Any] | None,
        is_new: bool = False,
        record: dict[str, Any] | None = None,
        daily: dict[str, Any] | None = None,
        rated: Sequence[Row] = (),
    ) -> None:
        """Make an entry durable; `Conflict` if its version or its command exists already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.put(entry, row, partial(settle, done), is_new, record, daily, rated)
        await done

    def put(
        self,
        entry: Entry,
        row: dict[str, Any] | None,
        told: Told,
        is_new: bool = False,
        record: dict[str, Any] | None = None,
        daily: dict[str, Any] | None = None,
        rated: Sequence[Row] = (),
    ) -> None:
        """The same for whoever does not wait: they are told."""
        if self._writer is None:
            told(OutOfReach("the store is closed"))
            return
        self._waiting.append(Write(entry, row, is_new, record, told, daily=daily, rated=rated))
        self._has_work.set()

    async def add_person(self, person: str) -> None:
        """Somebody whom nobody knew; written together with what happens at the tables."""
        if self._writer is None:
            raise OutOfReach("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        row = {"id": person, "generation": 1, "made_at": time.time()}
        self._waiting.append(Write(None, None, False, None, partial(settle, done), row))
        self._has_work.set()
        await done

    async def _write_on(self) -> None:
        """Whatever has come while the last batch was written is the next, for all tables together."""
        while self._writer is not None or self._waiting:
            await self._has_work.wait()
            self._has_work.clear()
            while self._waiting:
                await self._commit(self._next_batch())

    def _next_batch(self) -> list[Write]:
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        return batch

    async def _commit(self, batch: Sequence[Write]) -> None:
        """All of them in one transaction; if one of them is to blame that it fails, each in its own."""
        try:
            with told_apart():
                await self._insert(batch)
            self._after()
        except (Conflict, NotWritten) as error:
            if len(batch) > 1 and not _is_about_all(error):
                for write in batch:
                    await self._commit([write])
            else:
                self.failures += isinstance(error, NotWritten)
                _tell(batch, error)
        except Exception as error:
            self.failures += 1
            _tell(batch, error)
        else:
            self.commits += 1
            self.written += len(batch)
            slices = slices_of(asyncio.get_running_loop())
            for write in batch:
                slices.take(partial(_tell, [write], None))

    async def _insert(self, batch: Sequence[Write]) -> None:
        """In the order of the tables' names, so that two processes never wait for each other."""
        entries = [(write.entry, write) for write in batch if write.entry is not None]
        entries.sort(key=lambda each: (each[0].table, each[0].version))
        latest = {entry.table: write.row for entry, write in entries if write.row is not None and not write.is_new}
        written = {
            "newcomers": [write.person for write in batch if write.person is not None],
            "opened": [write.row for _, write in entries if write.is_new and write.row is not None],
            "happened": [entry_row(entry) for entry, _ in entries],
            "changed": list(latest.values()),
            "sat": [_sitting(entry) for entry, _ in entries if isinstance(entry.event, SatDown)],
            "finished": [write.record for _, write in entries if write.record is not None],
            "rated": [place for _, write in entries for place in write.rated],
            "counted": [write.daily for _, write in entries if write.daily is not None],
        }
        if self.hand is not None:
            await self.hand.write(**written)
            return
        async with self.engine.begin() as connection:
            await write_through(connection, **written)
            if self.is_shared:
                await notify(connection, {entry.table: entry.version for entry, _ in entries})

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table after a version."""
        query = select(events).where(events.c.table_id == table, events.c.version > after).order_by(events.c.version)
        with told_apart():
            async with self.engine.connect() as connection:
                rows = (await connection.execute(query)).all()
        return [entry_in(row) for row in rows]

    async def versions(self, names: Iterable[str]) -> dict[str, int]:
        """How far the logs of some tables have come."""
        query = select(events.c.table_id, func.max(events.c.version).label("version")).group_by(events.c.table_id)
        rows = await read(self.engine, query.where(events.c.table_id.in_(list(names))))
        return {row["table_id"]: row["version"] for row in rows}


def _sitting(entry: Entry) -> dict[str, Any]:
    assert isinstance(entry.event, SatDown)
    return {"person": entry.event.person, "table_id": entry.table}


def entry_in(row: Any) -> Entry:
    """An entry as the database has it."""
    return Entry(row.table_id, row.version, row.actor, row.command, row.at, decode(row.event))


def entry_row(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table,
        "version": entry.version,
        "actor": entry.actor,
        "command": entry.id,
        "at": entry.at,
        "event": encode(entry.event).decode(),
    }


def _tell(batch: Sequence[Write], error: Exception | None) -> None:
    for write in batch:
        try:
            write.told(error)
        except Exception:  # of one table, which must not keep the others from being written
            structlog.get_logger().exception("what was written could not be told")


def _is_about_all(error: Exception) -> bool:
    """A full disk or a lock concerns everybody: there is no use in trying one by one."""
    return isinstance(error.__cause__, OperationalError | sqlite3.OperationalError)
