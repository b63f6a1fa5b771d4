"""What an operator does to tables and people: on the database itself, whether a server runs or not.

Every deed is one transaction, and one order in the journal. Servers that run look at the journal each second
(`server/orders.py`): whoever is at a table that was changed under them is asked to come in again.
"""

import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, false, insert, literal, not_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rooftree.server import events as happened
from rooftree.server.clock import Clock
from rooftree.server.decisions import resigned
from rooftree.server.events import Entry, SeatFreed
from rooftree.server.store.errors import told_apart
from rooftree.server.store.logbook import append, fold_log, read_log
from rooftree.server.store.register import read
from rooftree.server.store.schema import (
    dailies,
    events,
    notices,
    orders,
    people,
    records,
    reviews,
    sittings,
    tables,
    teams,
)
from rooftree.server.table import CLOSED, OVER, PLAYING, WAITING, Table

DAY = 86_400.0
MOST_SHOWN = 200
DONE = (OVER, CLOSED)


class NotFound(LookupError):
    """There is no such table or person, in words for whoever asked."""


@dataclass(frozen=True)
class Found:
    """Somebody, as an operator finds them."""

    person: str
    names: list[str]
    tables: list[str]
    made_at: float
    has_phrase: bool
    muted_at: float | None
    banned_at: float | None


@dataclass(frozen=True)
class Expired:
    """What was old enough to go."""

    tables: list[str]
    people: int


class Office:
    """Of one database; `who` is the operator, for the journal."""

    def __init__(self, engine: AsyncEngine, who: str, clock: Clock = time.time) -> None:
        self.engine, self.who, self.clock = engine, who, clock

    # Looking

    async def tables(
        self, status: str | None = None, game: str | None = None, days: float = 0.0, most: int = MOST_SHOWN
    ) -> list[dict[str, Any]]:
        """Tables, the latest first; with `days`, those at which nothing has happened for so long."""
        query = select(tables).where(tables.c.changed_at <= self.clock() - days * DAY)
        query = query.where(tables.c.status == status) if status else query
        query = query.where(tables.c.game == game) if game else query
        return await read(self.engine, query.order_by(tables.c.changed_at.desc()).limit(most))

    async def find(self, text: str) -> list[Found]:
        """People by their id, or its beginning, or by a nickname that they used."""
        said = json.dumps(text, ensure_ascii=False)
        query = select(events.c.event).where(
            or_(events.c.event.contains('"sat-down"', autoescape=True), events.c.event.contains('"came-back"')),
            events.c.event.contains(f'"name":{said}', autoescape=True),
        )
        sat = [happened.decode(row["event"]) for row in await read(self.engine, query)]
        ids = {each.person for each in sat if isinstance(each, happened.SatDown | happened.CameBack)}
        here = or_(people.c.id.in_(ids), people.c.id.startswith(text, autoescape=True))
        rows = await read(self.engine, select(people).where(here).order_by(people.c.made_at).limit(MOST_SHOWN))
        where = await self._sat_at([row["id"] for row in rows])
        return [_found(row, where[row["id"]]) for row in rows]

    async def person(self, name: str) -> Found:
        """The one person of this id, or of this beginning of an id, or of this nickname."""
        found = await self.find(name)
        if len(found) == 1:
            return found[0]
        if found:
            raise NotFound(f'{len(found)} people are called "{name}": say which by the id that `people` shows')
        raise NotFound(f'nobody is called "{name}", and no id begins like this')

    async def _sat_at(self, ids: list[str]) -> dict[str, dict[str, set[str]]]:
        """Of some people: the tables at which they sat, in order, and under which names; one look for all of them."""
        query = select(events.c.table_id, events.c.event).where(or_(false(), *map(events.c.event.contains, ids)))
        found: dict[str, dict[str, set[str]]] = {person: {} for person in ids}
        for row in await read(self.engine, query.order_by(events.c.at)):
            event = happened.decode(row["event"])
            if isinstance(event, happened.SatDown | happened.CameBack) and event.person in found:
                found[event.person].setdefault(row["table_id"], set()).add(event.name)
        return found

    async def journal(self, most: int = MOST_SHOWN) -> list[dict[str, Any]]:
        return await read(self.engine, select(orders).order_by(orders.c.id.desc()).limit(most))

    # Tables

    async def close_table(self, table: str) -> None:
        """Nobody plays there any more; whoever has the link may look at it."""
        async with self.deed("close", tables=[table]) as connection:
            present = fold_log(await self._log_of(connection, table))
            if present.status in DONE:
                raise NotFound(f"the table {table} is over or closed already")
            await append(connection, present, happened.Closed())

    async def delete_tables(self, names: Sequence[str]) -> None:
        """As if they had never been, their records included."""
        async with self.deed("delete", tables=list(names)) as connection:
            for table in names:
                await self._log_of(connection, table)
            await delete_rows(connection, names)
            for deals in (dailies, teams):
                await connection.execute(delete(deals).where(deals.c.table_id.in_(names)))

    async def _log_of(self, connection: AsyncConnection, table: str) -> list[Entry]:
        log = await read_log(connection, table)
        if not log:
            raise NotFound(f"there is no table {table}")
        return log

    # People

    async def mute(self, person: str, is_muted: bool = True) -> None:
        """Somebody may write in no chat of this server, or again."""
        await self._mark(person, "mute" if is_muted else "unmute", muted_at=self.clock() if is_muted else None)

    async def ban(self, person: str, is_banned: bool = True) -> None:
        """Somebody may play at no table of this server, or again; what they have begun, bots finish."""
        await self._mark(person, "ban" if is_banned else "unban", banned_at=self.clock() if is_banned else None)
        if is_banned:
            await self._vacate(person)

    async def _mark(self, person: str, what: str, **values: Any) -> None:
        async with self.deed(what, person=person) as connection:
            await connection.execute(update(people).where(people.c.id == person).values(**values))

    async def _vacate(self, person: str) -> None:
        for table in await self.tables_of(person):
            async with self.deed("vacate", tables=[table]) as connection:
                await vacate(connection, fold_log(await read_log(connection, table)), person)

    async def tables_of(self, person: str) -> list[str]:
        """Every table whose log knows a person, from host to chat."""
        query = select(events.c.table_id).where(or_(events.c.actor == person, events.c.event.contains(person)))
        return sorted({row["table_id"] for row in await read(self.engine, query)})

    # What is old

    async def expire(self, table_days: float | None, guest_days: float | None) -> Expired:
        """Tables that are over, or never began, and guests whom nobody has seen, after so many days."""
        now, gone, guests = self.clock(), list[str](), list[str]()
        if table_days is not None:
            old = and_(tables.c.status.in_([*DONE, WAITING]), tables.c.changed_at < now - table_days * DAY)
            gone = [row["id"] for row in await read(self.engine, select(tables.c.id).where(old))]
        if guest_days is not None:
            guests = [row["id"] for row in await read(self.engine, _unseen(now - guest_days * DAY))]
        if gone or guests:
            async with self.deed("expire", tables=gone, people=len(guests)) as connection:
                await delete_rows(connection, gone)
                for each in (notices.c.person, sittings.c.person, dailies.c.person, teams.c.person, people.c.id):
                    await connection.execute(delete(each.table).where(each.in_(guests)))
        return Expired(gone, len(guests))

    # The journal

    @asynccontextmanager
    async def deed(self, what: str, **about: Any) -> AsyncIterator[AsyncConnection]:
        """All or nothing. The order is written first: from then on nobody else writes to SQLite, so what is read
        here is how it stands until it is done.
        """
        with told_apart():
            async with self.engine.begin() as connection:
                row = {"at": self.clock(), "who": self.who, "what": what, "about": json.dumps(about)}
                await connection.execute(insert(orders), [row])
                yield connection


def _found(row: dict[str, Any], sat: dict[str, set[str]]) -> Found:
    names, phrase = sorted(set().union(*sat.values())), row["recovery"] is not None
    return Found(row["id"], names, list(sat), row["made_at"], phrase, row["muted_at"], row["banned_at"])


async def vacate(connection: AsyncConnection, table: Table, person: str) -> None:
    """Somebody has gone from a table for good: a bot plays on, a seat before the game is free."""
    for seat in table.seats_of(person) if table.status not in DONE else []:
        await append(connection, table, SeatFreed(seat) if table.status == WAITING else resigned(table, seat))


def _unseen(before: float) -> Any:
    """Guests without a phrase to come back by, who sit at no game that goes on and at nothing that changed since."""
    here = sittings.join(tables, tables.c.id == sittings.c.table_id)
    lately = or_(tables.c.changed_at >= before, tables.c.status == PLAYING)
    seen = select(literal(1)).select_from(here).where(sittings.c.person == people.c.id, lately).exists()
    return select(people.c.id).where(people.c.made_at < before, people.c.recovery.is_(None), not_(seen))


async def delete_rows(connection: AsyncConnection, names: Sequence[str]) -> None:
    for each in (sittings.c.table_id, events.c.table_id, reviews.c.table_id, records.c.id, tables.c.id):
        await connection.execute(delete(each.table).where(each.in_(names)))
