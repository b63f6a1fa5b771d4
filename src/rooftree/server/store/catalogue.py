"""What there is: tables in short, whose they are, and records of finished games."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from rooftree.server.store.errors import told_apart
from rooftree.server.store.register import read
from rooftree.server.store.schema import records, sittings, tables


class Catalogue:
    """Of a store."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def lobby(self, most: int = 50) -> list[dict[str, Any]]:
        """Public tables, those with free seats first."""
        query = (
            select(tables)
            .where(tables.c.is_public, tables.c.status != "over")
            .order_by(tables.c.status.desc(), tables.c.changed_at.desc())
            .limit(most)
        )
        return await read(self._engine, query)

    async def tables_of(self, person: str, most: int = 24, is_over: bool = False) -> list[dict[str, Any]]:
        """Where somebody sits or has sat, the latest first; or only what is over."""
        here = tables.join(sittings, sittings.c.table_id == tables.c.id)
        query = select(tables).select_from(here).where(sittings.c.person == person)
        query = query.where(tables.c.status == "over") if is_over else query
        return await read(self._engine, query.order_by(tables.c.changed_at.desc()).limit(most))

    async def row(self, table: str) -> dict[str, Any] | None:
        """A table in short, by its name."""
        found = await read(self._engine, select(tables).where(tables.c.id == table))
        return found[0] if found else None

    async def num_tables(self) -> int:
        return int((await read(self._engine, select(func.count().label("tables")).select_from(tables)))[0]["tables"])

    async def forget_table(self, person: str, table: str) -> None:
        """Somebody does not want to find a table again."""
        with told_apart():
            async with self._engine.begin() as connection:
                here = (sittings.c.person == person, sittings.c.table_id == table)
                await connection.execute(delete(sittings).where(*here))

    async def due(self, now: float) -> list[str]:
        """Tables at which the server has something to do: a bot's turn, or a clock that has run out."""
        return [row["id"] for row in await read(self._engine, select(tables.c.id).where(tables.c.due_at <= now))]

    async def record(self, table: str) -> str | None:
        found = await read(self._engine, select(records.c.record).where(records.c.id == table))
        return found[0]["record"] if found else None

    async def records(self, names: Sequence[str]) -> dict[str, str]:
        """Those that there are, by table."""
        found = await read(self._engine, select(records.c.id, records.c.record).where(records.c.id.in_(names)))
        return {row["id"]: row["record"] for row in found}
