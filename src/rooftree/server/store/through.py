"""What is written into PostgreSQL: row by row through the engine, where a file has a hand of its own (hand.py)."""

from typing import Any

from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rooftree.server.store import schema
from rooftree.server.store.hand import Row
from rooftree.server.store.schema import dailies, events, people, records, tables

CHANNEL = "rooftree_events"  # PostgreSQL's NOTIFY: the table and its new version
SIT = text("INSERT INTO sittings (person, table_id) VALUES (:person, :table_id) ON CONFLICT DO NOTHING")
CHANGE_TABLE = update(tables).where(tables.c.id == bindparam("of"))  # for many rows at once
COUNT_DAILY = update(dailies).where(dailies.c.table_id == bindparam("of"))  # the same


async def write_through(
    connection: AsyncConnection,
    newcomers: list[Row],
    opened: list[Row],
    happened: list[Row],
    changed: list[Row],
    sat: list[Row],
    finished: list[Row],
    rated: list[Row],
    counted: list[Row],
) -> None:
    if newcomers:
        await connection.execute(insert(people), newcomers)
    if opened:
        await connection.execute(insert(tables), opened)
    if happened:
        await connection.execute(insert(events), happened)
    if changed:
        await connection.execute(CHANGE_TABLE, [_change(row) for row in changed])
    if sat:
        await connection.execute(SIT, sat)
    if finished:
        await connection.execute(insert(records), finished)
    if rated:
        await connection.execute(insert(schema.rated), rated)
    if counted:
        await connection.execute(COUNT_DAILY, [{"of": row.pop("table_id"), **row} for row in map(dict, counted)])


async def notify(connection: AsyncConnection, versions: dict[str, int]) -> None:
    """Tell the other processes, once this is committed."""
    rows = [{"channel": CHANNEL, "news": f"{table} {version}"} for table, version in versions.items()]
    if not rows:
        return
    await connection.execute(text("SELECT pg_notify(:channel, :news)"), rows)


def _change(row: dict[str, Any]) -> dict[str, Any]:
    """A table's row as `CHANGE_TABLE` takes it."""
    return {"of": row["id"]} | {name: value for name, value in row.items() if name != "id"}
