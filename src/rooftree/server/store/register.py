"""Who is known, where they want to be told, and the keys of this installation."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rooftree.server.store.errors import told_apart
from rooftree.server.store.failures import Conflict
from rooftree.server.store.schema import keys, notices, people


async def read(engine: AsyncEngine, query: Any) -> list[dict[str, Any]]:
    with told_apart():
        async with engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]


class Register:
    """Of one database; `after` is asked whenever something was written, and raises if it will not last."""

    def __init__(self, engine: AsyncEngine, after: Callable[[], None] = lambda: None) -> None:
        self.engine, self._after = engine, after

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """All or nothing; `Conflict` if something is there already."""
        with told_apart():
            async with self.engine.begin() as connection:
                yield connection
        self._after()

    async def people(self, **by: Any) -> list[dict[str, Any]]:
        return await read(
            self.engine, select(people).where(and_(*(people.c[name] == value for name, value in by.items())))
        )

    async def person(self, **by: Any) -> dict[str, Any] | None:
        found = await self.people(**by)
        return found[0] if found else None

    async def change_person(self, person: str, **values: Any) -> None:
        async with self.transaction() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(**values))

    async def early(self, day: str, minute: int, now: float) -> list[str]:
        """Who wants to be told by this minute of a day what waits for them, and was not told on it yet."""
        is_time = and_(people.c.morning_at.is_not(None), people.c.morning_at <= minute, people.c.morning_on < day)
        is_there = or_(people.c.away_until.is_(None), people.c.away_until <= now)
        return [row["id"] for row in await read(self.engine, select(people.c.id).where(is_time, is_there))]

    async def greet(self, person: str, day: str) -> bool:
        """They are told on this day; whether nobody else does it."""
        async with self.transaction() as connection:
            here = (people.c.id == person, people.c.morning_on < day)
            return (await connection.execute(update(people).where(*here).values(morning_on=day))).rowcount == 1

    async def key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A key of this installation; made by the first who asks."""
        for _ in range(2):
            found = await read(self.engine, select(keys.c.value).where(keys.c.name == name))
            if found:
                return bytes(found[0]["value"])
            try:
                async with self.transaction() as connection:
                    await connection.execute(insert(keys), [{"name": name, "value": make()}])
            except Conflict:
                continue  # another process was faster
        return await self.key(name, make)

    async def keys(self) -> dict[str, bytes]:
        return {row["name"]: bytes(row["value"]) for row in await read(self.engine, select(keys))}

    async def set_keys(self, values: dict[str, bytes | None]) -> None:
        """All at once; None is a key that there shall be no more."""
        async with self.transaction() as connection:
            await connection.execute(delete(keys).where(keys.c.name.in_(values)))
            rows = [{"name": name, "value": value} for name, value in values.items() if value is not None]
            await connection.execute(insert(keys), rows)

    async def notices_of(self, person: str) -> list[dict[str, Any]]:
        return await read(self.engine, select(notices).where(notices.c.person == person))

    async def add_notice(self, person: str, kind: str, address: str, secrets: str) -> None:
        async with self.transaction() as connection:
            here = and_(notices.c.person == person, notices.c.address == address)
            await connection.execute(delete(notices).where(here))
            row = {"person": person, "kind": kind, "address": address, "keys": secrets, "failures": 0}
            await connection.execute(insert(notices), [row])

    async def drop_notice(self, person: str, address: str) -> None:
        if "\0" in address:
            return  # there is no such one, and PostgreSQL does not even listen
        async with self.transaction() as connection:
            await connection.execute(delete(notices).where(notices.c.person == person, notices.c.address == address))
