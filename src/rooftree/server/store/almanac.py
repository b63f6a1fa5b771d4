"""The daily houses: who has tried which day's deal at which table, and what came of it."""

from typing import Any

from sqlalchemy import func, insert, select

from rooftree.server.store.register import Register, read
from rooftree.server.store.schema import dailies, tables, teams

FIRST = 1  # the attempt that counts
COUNTED = (dailies.c.attempt == FIRST, dailies.c.score.is_not(None))


class Almanac:
    """Of one database."""

    def __init__(self, register: Register) -> None:
        self.register, self.engine = register, register.engine

    async def add(self, row: dict[str, Any]) -> None:
        """An attempt begins; `Conflict` if the same person has just begun it elsewhere."""
        async with self.register.transaction() as connection:
            await connection.execute(insert(dailies), [row])

    async def attempts(self, day: str, game: str, person: str) -> list[dict[str, Any]]:
        """Of one person at one deal, the first first."""
        here = (dailies.c.day == day, dailies.c.game == game, dailies.c.person == person)
        return await read(self.engine, select(dailies).where(*here).order_by(dailies.c.attempt))

    async def at_table(self, table: str) -> dict[str, Any] | None:
        found = await read(self.engine, select(dailies).where(dailies.c.table_id == table))
        return found[0] if found else None

    async def enrol(self, row: dict[str, Any]) -> None:
        """Somebody is in a team; `Conflict` if they are in another, or somebody else has the seat."""
        async with self.register.transaction() as connection:
            await connection.execute(insert(teams), [row])

    async def team_at(self, table: str) -> list[dict[str, Any]]:
        """Who builds together at a table, by seat."""
        return await read(self.engine, select(teams).where(teams.c.table_id == table).order_by(teams.c.seat))

    async def of_team(self, day: str, game: str, person: str) -> list[dict[str, Any]]:
        """What the team of a person makes of the deal of a week; nothing if there is no such team."""
        here = (teams.c.day == day, teams.c.game == game, teams.c.person == person)
        both = dailies.join(teams, teams.c.table_id == dailies.c.table_id)
        return await read(self.engine, select(dailies).select_from(both).where(*here))

    async def teams_of(self, person: str, week: str) -> list[dict[str, Any]]:
        """The teams of a person in a week: what came of each, and how many are in it by now (`members`)."""
        both = dailies.join(teams, teams.c.table_id == dailies.c.table_id)
        here = (teams.c.person == person, teams.c.day.startswith(week))
        others = teams.alias()
        members = select(func.count()).where(others.c.table_id == dailies.c.table_id).scalar_subquery()
        return await read(self.engine, select(dailies, members.label("members")).select_from(both).where(*here))

    async def first_attempts(self, person: str, since: str) -> list[dict[str, Any]]:
        """Of one person, from a day on; those that count."""
        here = (dailies.c.person == person, dailies.c.attempt == FIRST, dailies.c.day >= since)
        return await read(self.engine, select(dailies).where(*here).order_by(dailies.c.day, dailies.c.game))

    async def builders(self, days: list[str], server: str) -> dict[tuple[str, str], int]:
        """How many people have built, by day and game."""
        count = select(dailies.c.day, dailies.c.game, func.count().label("builders"))
        here = (dailies.c.day.in_(days), dailies.c.person != server, *COUNTED)
        rows = await read(self.engine, count.where(*here).group_by(dailies.c.day, dailies.c.game))
        return {(row["day"], row["game"]): row["builders"] for row in rows}

    async def scores(self, day: str, game: str, server: str) -> list[tuple[int, int]]:
        """Each score of a day, and how many have it."""
        count = select(dailies.c.score, func.count().label("builders"))
        here = (dailies.c.day == day, dailies.c.game == game, dailies.c.person != server, *COUNTED)
        rows = await read(self.engine, count.where(*here).group_by(dailies.c.score).order_by(dailies.c.score))
        return [(row["score"], row["builders"]) for row in rows]

    async def best(self, day: str, game: str, server: str, most: int) -> list[dict[str, Any]]:
        """The houses of a day that can be looked at, the best first."""
        here = (dailies.c.day == day, dailies.c.game == game, dailies.c.person != server, *COUNTED)
        kept = dailies.join(tables, tables.c.id == dailies.c.table_id)
        query = select(dailies).select_from(kept).where(*here)
        return await read(self.engine, query.order_by(dailies.c.score.desc(), dailies.c.finished_at).limit(most))
