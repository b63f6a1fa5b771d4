"""Games that take days, pleasantly: a word each morning instead of one each turn; holidays on which nobody hurries."""

from functools import partial
from typing import TYPE_CHECKING, Any

from rooftree.server.daily import today
from rooftree.server.events import Event, WentAway
from rooftree.server.table import OVER, PLAYING, SERVER, Refusal, Table, new_id

if TYPE_CHECKING:
    from rooftree.server.hall import Hall

MINUTE = 60.0  # seconds
DAY = 24 * 60  # minutes
LONGEST_HOLIDAY = 60  # days


class Mornings:
    """Of one hall."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self._next = 0.0  # when to look again

    async def look(self, now: float) -> None:
        """Once a minute: who wants to hear now what waits for them?"""
        if now < self._next:
            return
        self._next = now + MINUTE
        day, minute = today(now).isoformat(), int(now // MINUTE) % DAY
        register = self.hall.store.register
        for person in await register.early(day, minute, now):
            if await register.greet(person, day) and await self._is_awaited(person):
                await self.hall.notices.send_to(person, "morning")

    async def _is_awaited(self, person: str) -> bool:
        rows = [row for row in await self.hall.store.catalogue.tables_of(person) if row["status"] == PLAYING]
        return any([await self._waits_for(person, row) for row in rows])

    async def _waits_for(self, person: str, row: dict[str, Any]) -> bool:
        brief = await self.hall.brief(row)
        return brief.turn is not None and brief.seats[brief.turn].person == person

    async def go_away(self, person: str, until: float | None) -> None:
        """On holiday until then, or back: all tables that take days are told."""
        now = self.hall.clock()
        if until is not None and not now < until <= now + LONGEST_HOLIDAY * DAY * MINUTE:
            raise Refusal("refused-holiday", most=LONGEST_HOLIDAY)
        await self.hall.store.register.change_person(person, away_until=until)
        for row in await self.hall.store.catalogue.tables_of(person):
            if row["pace"] == "days" and row["status"] != OVER:
                room = await self.hall.room(row["id"])
                if room.table.seats_of(person):
                    await room.write(SERVER, f"away-{new_id()}", partial(_went, person, until or 0.0))


def _went(person: str, until: float, _: Table) -> Event:
    return WentAway(person, until)
