"""Reading and writing: one writer that gathers what comes in and commits it together, so that each commit pays."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from sqlalchemy import and_, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rooftree.server.events import Entry, decode, encode
from rooftree.server.store.database import database_url, migrate, open_engine
from rooftree.server.store.schema import events, keys, notices, people, records, tables

CHANNEL = "rooftree_events"  # PostgreSQL's NOTIFY
MOST_AT_ONCE = 200  # writes in a transaction


class Conflict(Exception):
    """Somebody else has written this version, or this command, before."""


class Write(NamedTuple):
    """Something to be committed as a whole: an entry of a log, with what follows from it."""

    entry: Entry
    row: dict[str, Any] | None  # the table's row in `tables`; with `is_new` to be inserted
    is_new: bool
    record: dict[str, Any] | None
    done: "asyncio.Future[None]"


class Store:
    """A database of tables."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.engine: AsyncEngine = open_engine(self.url)
        self._waiting: asyncio.Queue[Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.written = 0

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to the same tables."""
        return self.engine.dialect.name == "postgresql"

    async def open(self) -> None:
        await migrate(self.engine)
        self._writer = asyncio.create_task(self._write_on(), name="writer")

    async def close(self) -> None:
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
        await self.engine.dispose()

    # The log

    async def append(
        self, entry: Entry, row: dict[str, Any] | None, is_new: bool = False, record: dict[str, Any] | None = None
    ) -> None:
        """Make an entry durable; `Conflict` if its version or its command exists already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Write(entry, row, is_new, record, done))
        await done

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._waiting.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _commit(self, batch: Sequence[Write]) -> None:
        """All of them in one transaction; if one is in conflict, each in its own."""
        try:
            await self._insert(batch)
        except IntegrityError:
            if len(batch) > 1:
                for write in batch:
                    await self._commit([write])
            else:
                _settle(batch, Conflict())
        except Exception as error:
            _settle(batch, error)
        else:
            self.commits += 1
            self.written += len(batch)
            _settle(batch, None)

    async def _insert(self, batch: Sequence[Write]) -> None:
        async with self.engine.begin() as connection:
            new = [write.row for write in batch if write.is_new and write.row is not None]
            if new:
                await connection.execute(insert(tables), new)
            await connection.execute(insert(events), [_row(write.entry) for write in batch])
            latest = {write.entry.table: write.row for write in batch if write.row is not None and not write.is_new}
            for table, row in latest.items():
                await connection.execute(update(tables).where(tables.c.id == table).values(**row))
            finished = [write.record for write in batch if write.record is not None]
            if finished:
                await connection.execute(insert(records), finished)
            if self.is_shared:
                for table in {write.entry.table for write in batch}:
                    await connection.execute(
                        text("SELECT pg_notify(:channel, :table)"), {"channel": CHANNEL, "table": table}
                    )

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table after a version."""
        query = select(events).where(events.c.table_id == table, events.c.version > after).order_by(events.c.version)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Entry(row.table_id, row.version, row.actor, row.command, row.at, decode(row.event)) for row in rows]

    # What is read

    async def lobby(self, most: int = 50) -> list[dict[str, Any]]:
        """Public tables, those with free seats first."""
        query = (
            select(tables)
            .where(tables.c.is_public, tables.c.status != "over")
            .order_by(tables.c.status.desc(), tables.c.changed_at.desc())
            .limit(most)
        )
        return await self._all(query)

    async def due(self, now: float) -> list[str]:
        """Tables at which the server has something to do: a bot's turn, or a clock that has run out."""
        return [row["id"] for row in await self._all(select(tables.c.id).where(tables.c.due_at <= now))]

    async def record(self, table: str) -> str | None:
        found = await self._all(select(records.c.record).where(records.c.id == table))
        return found[0]["record"] if found else None

    async def _all(self, query: Any) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]

    # People and keys

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            yield connection

    async def people(self, **by: Any) -> list[dict[str, Any]]:
        return await self._all(select(people).where(and_(*(people.c[name] == value for name, value in by.items()))))

    async def person(self, **by: Any) -> dict[str, Any] | None:
        found = await self.people(**by)
        return found[0] if found else None

    async def add_person(self, row: dict[str, Any]) -> None:
        """`Conflict` if the name is taken."""
        try:
            async with self.transaction() as connection:
                await connection.execute(insert(people), [{**row, "made_at": time.time()}])
        except IntegrityError:
            raise Conflict from None

    async def change_person(self, person: str, **values: Any) -> None:
        try:
            async with self.transaction() as connection:
                await connection.execute(update(people).where(people.c.id == person).values(**values))
        except IntegrityError:
            raise Conflict from None

    async def key(self, name: str, make: Any) -> bytes:
        """A key of this installation; made by the first who asks."""
        for _ in range(2):
            found = await self._all(select(keys.c.value).where(keys.c.name == name))
            if found:
                return bytes(found[0]["value"])
            try:
                async with self.transaction() as connection:
                    await connection.execute(insert(keys), [{"name": name, "value": make()}])
            except IntegrityError:
                continue  # another process was faster
        return await self.key(name, make)

    async def notices_of(self, person: str) -> list[dict[str, Any]]:
        return await self._all(select(notices).where(notices.c.person == person))

    async def add_notice(self, person: str, kind: str, address: str, secrets: str) -> None:
        async with self.transaction() as connection:
            here = and_(notices.c.person == person, notices.c.address == address)
            await connection.execute(delete(notices).where(here))
            row = {"person": person, "kind": kind, "address": address, "keys": secrets, "failures": 0}
            await connection.execute(insert(notices), [row])

    async def drop_notice(self, person: str, address: str) -> None:
        async with self.transaction() as connection:
            await connection.execute(delete(notices).where(notices.c.person == person, notices.c.address == address))


def _row(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table,
        "version": entry.version,
        "actor": entry.actor,
        "command": entry.id,
        "at": entry.at,
        "event": encode(entry.event).decode(),
    }


def _settle(batch: Sequence[Write], error: Exception | None) -> None:
    for write in batch:
        if write.done.done():
            continue  # whoever waited is gone
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
