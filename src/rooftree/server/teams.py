"""The deal of a week for a team: who builds together, and the table that is theirs alone until it is built.

Nobody sees the cards before playing: whoever wants to see the table has joined its team first, a person is in one team
for each deal, and the cards are dealt when the last has come.
"""

import contextlib
from functools import partial
from typing import TYPE_CHECKING, Any

from rooftree.core.text import alike
from rooftree.server.dailies import Deal, Player
from rooftree.server.daily import is_weekly, players_in
from rooftree.server.events import Event, GotReady, SatDown
from rooftree.server.expectations import nickname_in
from rooftree.server.store.failures import Conflict
from rooftree.server.table import SERVER, WAITING, NoSuchTable, Refusal, Table, is_id, new_id

if TYPE_CHECKING:
    from rooftree.server.hall import Hall

Row = dict[str, Any]
TRIES = 5  # at a seat that somebody else may take at the same moment


class Teams:
    """Of one hall."""

    def __init__(self, hall: "Hall") -> None:
        self.hall, self.almanac = hall, hall.store.almanac

    async def begin(self, deal: Deal, player: Player) -> str:
        """The table of somebody's team for a deal; a new one, if they are in none."""
        self.hall.dailies.expect_open(deal)
        if not self.hall.thinkers.game(deal.game).is_shared:
            raise Refusal("refused-no-team")
        mine = await self.almanac.of_team(*deal, player.person)
        if mine:
            return str(mine[0]["table_id"])
        table = new_id()
        named = {"person": table, "name": "", "bot": ""}  # the team is nobody's; who is in it stands elsewhere
        row = {"table_id": table, **deal._asdict(), **named, "attempt": 1, "score": None, "finished_at": None}
        await self.almanac.add(row)
        await self.join(table, player)
        return table

    async def at(self, table: str) -> tuple[Deal, list[Row]]:
        """Which deal a team plays, and who is in it by now, by seat; `NoSuchTable` if it is none."""
        row = await self.almanac.at_table(table) if is_id(table) else None
        if row is None or not is_weekly(row["day"]) or row["person"] == SERVER:
            raise NoSuchTable
        return Deal(row["day"], row["game"]), await self.almanac.team_at(table)

    async def join(self, table: str, player: Player) -> None:
        """Take the next free seat; whoever is in stays there. The last who comes has the cards dealt."""
        player = player._replace(name=nickname_in(player.name))
        for _ in range(TRIES):
            deal, members = await self.at(table)
            seat = next((each["seat"] for each in members if each["person"] == player.person), None)
            if seat is None:
                seat = await self._claim(deal, table, player, members)
            if seat is not None:
                await self._sit(deal, table, seat, player)
                return
        raise Refusal("refused-busy")

    async def _claim(self, deal: Deal, table: str, player: Player, members: list[Row]) -> int | None:
        """A seat; None if somebody else was faster."""
        self.hall.dailies.expect_open(deal)
        if await self.almanac.of_team(*deal, player.person):
            raise Refusal("refused-team-elsewhere")
        if len(members) >= players_in(self.hall.thinkers.game(deal.game), deal.day):
            raise Refusal("refused-team-full")
        if any(alike(each["name"]) == alike(player.name) for each in members):
            raise Refusal("refused-nickname-taken", name=player.name)
        row = {"table_id": table, **deal._asdict(), "person": player.person, "seat": len(members), "name": player.name}
        try:
            await self.almanac.enrol(row)
        except Conflict:
            return None
        return len(members)

    async def _sit(self, deal: Deal, table: str, seat: int, player: Player) -> None:
        """Whatever is done already stays as it is."""
        room = await self.hall.dailies.room(deal, table, player)
        for name, decide in (("sit", _sits), ("ready", _gets_ready)):
            with contextlib.suppress(Refusal):
                await room.write(SERVER, f"team-{name}-{seat}", partial(decide, seat, player))


def _sits(seat: int, player: Player, table: Table) -> Event:
    if table.status != WAITING or not table.seats[seat].is_free:
        raise Refusal("refused-busy")
    return SatDown(seat, player.person, player.name)


def _gets_ready(seat: int, player: Player, table: Table) -> Event:
    if table.status != WAITING or table.seats[seat].person != player.person:
        raise Refusal("refused-busy")
    return GotReady(seat, True)
