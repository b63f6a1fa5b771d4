"""Logs of tables for whoever works on the database itself: read, added up, and written to, in one transaction."""

import time
from functools import cache

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import rooftree
from rooftree.core.game import Game
from rooftree.server.events import Entry, Event
from rooftree.server.fold import fold, folded
from rooftree.server.rows import row_of
from rooftree.server.store.schema import events, tables
from rooftree.server.store.store import entry_in, entry_row
from rooftree.server.table import SERVER, Table


async def read_log(connection: AsyncConnection, table: str) -> list[Entry]:
    """The whole log; nothing if there is no such table."""
    query = select(events).where(events.c.table_id == table).order_by(events.c.version)
    return [entry_in(row) for row in (await connection.execute(query)).all()]


def fold_log(log: list[Entry]) -> Table:
    """What a log adds up to."""
    return folded(_game(log[0].event.game), log)[0]  # type: ignore[union-attr]


@cache
def _game(name: str) -> Game:
    return rooftree.load(name, build="checked")


async def append(connection: AsyncConnection, table: Table, event: Event) -> None:
    """One more event at a table, of the server's own, written together with the table's row."""
    version = table.version + 1
    entry = Entry(table.id, version, SERVER, f"order-{version}", time.time(), event)  # type: ignore[arg-type]
    await connection.execute(insert(events), [entry_row(entry)])
    fold(table, entry)
    await write_row(connection, table)


async def write_row(connection: AsyncConnection, table: Table) -> None:
    """What a table has come to, where the lobby and its people find it."""
    await connection.execute(update(tables).where(tables.c.id == table.id).values(**row_of(table)))
