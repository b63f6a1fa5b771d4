"""Ratings of people: what is waiting to be counted, what was counted, and what each of them wishes."""

from itertools import groupby
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rooftree.server.rating import Strength, after
from rooftree.server.store.register import Register, read
from rooftree.server.store.schema import rated, ratings, wishes

Row = dict[str, Any]
NOTHING_WISHED: Row = {"is_off": False, "shown_as": None}


class Ladder:
    """Of one database."""

    def __init__(self, register: Register) -> None:
        self.register, self.engine = register, register.engine

    # Counting

    async def count(self) -> None:
        """Whatever was played since somebody last asked, in the order in which it ended; each game once."""
        if not await read(self.engine, select(rated.c.table_id).limit(1)):
            return
        async with self.register.transaction() as connection:
            taken = await connection.execute(delete(rated).returning(rated))  # whoever comes second finds nothing
            rows = sorted((dict(row._mapping) for row in taken), key=lambda row: (row["finished_at"], row["table_id"]))
            for _, game in groupby(rows, key=lambda row: row["table_id"]):
                if len(played := list(game)) > 1:  # somebody may have been erased
                    await _count(connection, played)

    # Asking

    async def of(self, person: str) -> list[Row]:
        return await read(self.engine, select(ratings).where(ratings.c.person == person).order_by(ratings.c.game))

    async def shown(self, game: str, most: int) -> list[Row]:
        """Those who show their rating, the best first; their ids are for the server alone."""
        here = ratings.join(wishes, wishes.c.person == ratings.c.person)
        query = select(ratings, wishes.c.shown_as).select_from(here)
        query = query.where(ratings.c.game == game, wishes.c.shown_as.is_not(None), ~wishes.c.is_off)
        return await read(self.engine, query.order_by(ratings.c.mean.desc(), ratings.c.person).limit(most))

    # Wishing

    async def wish_of(self, person: str) -> Row:
        found = await read(self.engine, select(wishes).where(wishes.c.person == person))
        return found[0] if found else NOTHING_WISHED

    async def wish(self, person: str, is_off: bool, shown_as: str | None) -> None:
        """From now on; what was played before counts as it was meant to."""
        await self.count()
        async with self.register.transaction() as connection:
            await _wish(connection, person, is_off, shown_as)

    async def forget(self, person: str) -> None:
        """All that was counted; nothing more is until they wish otherwise. What others won or lost stays theirs."""
        await self.count()
        async with self.register.transaction() as connection:
            await connection.execute(delete(ratings).where(ratings.c.person == person))
            await _wish(connection, person, is_off=True, shown_as=None)


async def _wish(connection: AsyncConnection, person: str, is_off: bool, shown_as: str | None) -> None:
    await connection.execute(delete(wishes).where(wishes.c.person == person))
    await connection.execute(insert(wishes), [{"person": person, "is_off": is_off, "shown_as": shown_as}])


async def _count(connection: AsyncConnection, played: list[Row]) -> None:
    """One game. Whoever wants no rating is as strong as was known of them, and nothing new is kept."""
    people, game = [row["person"] for row in played], played[0]["game"]
    here = (ratings.c.person.in_(people), ratings.c.game == game)
    known = {row.person: row for row in await connection.execute(select(ratings).where(*here))}
    off = select(wishes.c.person).where(wishes.c.person.in_(people), wishes.c.is_off)
    unwilling = {row.person for row in await connection.execute(off)}
    before = [Strength(known[each].mean, known[each].deviation) if each in known else Strength() for each in people]
    told = zip(people, after(before, [row["place"] for row in played]), strict=True)
    rows = [
        {
            "person": person,
            "game": game,
            "mean": now.mean,
            "deviation": now.deviation,
            "games": 1 + (known[person].games if person in known else 0),
        }
        for person, now in told
        if person not in unwilling
    ]
    if rows:
        await connection.execute(delete(ratings).where(*here, ratings.c.person.not_in(unwilling)))
        await connection.execute(insert(ratings), rows)
