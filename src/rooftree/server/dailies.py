"""Daily houses at this server: opening the table of a day, who may look at it, what the strongest bot makes."""

import contextlib
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from rooftree import bots, games
from rooftree.core.game import Game
from rooftree.protocol import Pace
from rooftree.server.casting import who_comes
from rooftree.server.daily import is_open, is_over, is_weekly, own_seats, players_in
from rooftree.server.events import BotSatDown, Event, GotReady, Opened, SatDown
from rooftree.server.expectations import expect_bot, nickname_in
from rooftree.server.store.failures import Conflict
from rooftree.server.table import SERVER, WAITING, NoSuchTable, Refusal, Table, new_id

if TYPE_CHECKING:
    from rooftree.server.hall import Hall
    from rooftree.server.room import Room

STRONGEST = bots.LEVELS[-1]
PACES: tuple[Pace, Pace] = ("live", "days")  # of a day, of a week


class Deal(NamedTuple):
    """One day's deal of one game."""

    day: str
    game: str


class Player(NamedTuple):
    """Who plays it, and against whom."""

    person: str
    name: str
    bot: str
    language: str = "en"


class Dailies:
    """Of one hall."""

    def __init__(self, hall: "Hall") -> None:
        self.hall, self.almanac = hall, hall.store.almanac

    # Who may look

    async def expect_to_look(self, person: str | None, table: str) -> None:
        """Refuse somebody else's daily house to whoever could still build their own: they would see the cards."""
        row = await self.almanac.at_table(table)
        if row is not None and not await self._is_theirs(person, row):
            await self.expect_to_compare(person, Deal(row["day"], row["game"]))

    async def _is_theirs(self, person: str | None, row: dict[str, Any]) -> bool:
        if is_weekly(row["day"]):
            return person in [each["person"] for each in await self.almanac.team_at(row["table_id"])]
        return bool(row["person"] == person)

    async def expect_to_compare(self, person: str | None, deal: Deal) -> None:
        """The same for all houses of a day."""
        if not is_over(deal.day, self.hall.clock()) and not await self._has_played(person, deal):
            raise Refusal("refused-daily-unplayed")

    async def _has_played(self, person: str | None, deal: Deal) -> bool:
        if person is None:
            return False
        tried = await (self.almanac.of_team if is_weekly(deal.day) else self.almanac.attempts)(*deal, person)
        return bool(tried) and tried[0]["finished_at"] is not None

    # Playing

    async def begin(self, deal: Deal, player: Player, again: bool = False) -> str:
        """The table at which somebody plays a deal: the one that was begun, or a new one."""
        self.expect_open(deal)
        game = self.hall.thinkers.game(deal.game)
        player = player._replace(name=nickname_in(player.name), bot="" if game.is_shared else player.bot)
        if player.bot:
            expect_bot(game, player.bot)
        tried = await self.almanac.attempts(*deal, player.person)
        if not tried or (again and tried[-1]["finished_at"] is not None):
            tried.append(await self._claim(deal, player, len(tried) + 1))
        table: str = tried[-1]["table_id"]
        if tried[-1]["finished_at"] is None:
            await self._set_up(deal, table, player._replace(bot=tried[-1]["bot"]))
        return table

    def expect_open(self, deal: Deal) -> None:
        if not is_open(deal.day, self.hall.clock()):
            raise Refusal("refused-team-closed" if is_weekly(deal.day) else "refused-daily-closed")

    async def _claim(self, deal: Deal, player: Player, attempt: int) -> dict[str, Any]:
        """An attempt, before there is a table: whoever asks twice at the same moment has one."""
        named = {"person": player.person, "name": player.name, "bot": player.bot}
        row = {"table_id": new_id(), **deal._asdict(), **named, "attempt": attempt, "score": None, "finished_at": None}
        try:
            await self.almanac.add(row)
        except Conflict:
            row = (await self.almanac.attempts(*deal, player.person))[attempt - 1]
        return row

    async def _set_up(self, deal: Deal, table: str, player: Player) -> None:
        """Everybody sits and is ready; whatever is done already stays as it is."""
        room = await self.room(deal, table, player)
        mine = own_seats(room.table.game) if player.person != SERVER else ()
        for seat in range(len(room.table.seats)):
            sits = partial(_sits, seat, player) if seat in mine else partial(_bot_sits, seat, player.bot or STRONGEST)
            with contextlib.suppress(Refusal):
                await room.write(SERVER, f"daily-{seat}", sits)
        for seat in mine:
            with contextlib.suppress(Refusal):
                await room.write(SERVER, f"daily-ready-{seat}", partial(_gets_ready, seat))

    async def room(self, deal: Deal, table: str, player: Player) -> "Room":
        try:
            return await self.hall.room(table)
        except NoSuchTable:
            settings = settings_of(self.hall.thinkers.game(deal.game), deal, player)
        try:
            return await self.hall.open_table(settings, table)
        except Conflict:
            return await self.hall.room(table)

    # The strongest bot

    async def strongest(self, deal: Deal) -> dict[str, Any] | None:
        """What the strongest bot makes of a deal, against its like: a table that plays by itself, begun when the first
        asks who has played. None while nobody here can think as it does.
        """
        tried = await self.almanac.attempts(*deal, SERVER)
        if not tried and self._can_begin(deal):
            tried = [await self._claim(deal, Player(SERVER, STRONGEST, STRONGEST), 1)]
        if tried and tried[0]["finished_at"] is None and self._can_begin(deal):
            await self._set_up(deal, tried[0]["table_id"], Player(SERVER, STRONGEST, STRONGEST))
        return tried[0] if tried else None

    def _can_begin(self, deal: Deal) -> bool:
        return deal.game in games.playable() and self.hall.thinkers.can_think(
            self.hall.thinkers.game(deal.game), STRONGEST
        )


def settings_of(game: Game, deal: Deal, player: Player) -> Opened:
    """The same for everybody."""
    options = game.checked_options({})
    seats, pace = players_in(game, deal.day), PACES[is_weekly(deal.day)]
    return Opened(deal.game, game.ruleset, seats, options, player.person, player.language, pace=pace, daily=deal.day)


def _sits(seat: int, player: Player, table: Table) -> Event:
    _expect_free(table, seat)
    return SatDown(seat, player.person, f"{player.name} {seat + 1}" if seat else player.name)


def _bot_sits(seat: int, bot: str, table: Table) -> Event:
    _expect_free(table, seat)
    return BotSatDown(seat, bot, who_comes(table, bot))


def _gets_ready(seat: int, table: Table) -> Event:
    if table.status != WAITING:
        raise Refusal("refused-busy")
    return GotReady(seat, True)


def _expect_free(table: Table, seat: int) -> None:
    if table.status != WAITING or not table.seats[seat].is_free:
        raise Refusal("refused-busy")
