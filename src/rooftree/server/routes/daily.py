"""The daily house: what there is to build today, opening its table, and what everybody built from the same cards."""

from datetime import date, timedelta
from typing import Annotated, Any, Literal

from fastapi import Path, Request
from pydantic import Field

from rooftree import bots, games
from rooftree.core.message import message
from rooftree.server import daily
from rooftree.server.answers import Daily, DailyDay, DailyGame, DailyHouse, DailyResults, OpenedTable
from rooftree.server.dailies import Deal, Player
from rooftree.server.edge import Anybody, Somebody, Strict, api, expect_thrift, refused
from rooftree.server.keeping import expect_room
from rooftree.server.routes.games import expect_game
from rooftree.server.routes.tables import TABLE_COSTS, link_to
from rooftree.server.services import Server
from rooftree.server.table import SERVER
from rooftree.texts import LANGUAGES

MOST_HOUSES = 12  # of others, the best
REMEMBERED = timedelta(days=366)  # of what somebody built
Day = Annotated[str, Path(pattern=r"^\d{4}-\d\d-\d\d$")]


class NewDaily(Strict):
    """How the deal of a day is to be played: under which name, and against whom, where somebody else plays."""

    name: str = Field(max_length=200)
    bot: Literal[bots.LEVELS] = "regular"  # type: ignore[valid-type]
    language: Literal[LANGUAGES] = "en"  # type: ignore[valid-type]
    again: bool = Field(default=False, description="once more, after the first time; this does not count")


@api.get("/daily", summary="The daily houses that can be built, and those that you have built")
async def show_daily(server: Server, who: Anybody) -> Daily:
    now, almanac = server.hall.clock(), server.store.almanac
    days, since = daily.open_days(now), (daily.today(now) - REMEMBERED).isoformat()
    mine = [] if who is None else await almanac.first_attempts(who, since)
    builders = await almanac.builders(days, SERVER)
    built = [row for row in mine if row["score"] is not None]
    return Daily(
        today=days[0],
        next_at=daily.tomorrow_at(now),
        days=[
            DailyDay(day=day, games=[_game(day, name, mine, builders) for name in games.playable()]) for day in days
        ],
        built=[_house(row, who) for row in built],
        streak=daily.streak({row["day"] for row in built}, now),
    )


def _game(day: str, name: str, mine: list[dict[str, Any]], builders: dict[tuple[str, str], int]) -> DailyGame:
    game = games.game_class(name)
    own = next((row for row in mine if (row["day"], row["game"]) == (day, name)), None)
    return DailyGame(
        game=name,
        players=game.min_players,
        hands=len(daily.own_seats(game)),
        status="new" if own is None else "playing" if own["finished_at"] is None else "over",
        table=None if own is None else own["table_id"],
        score=None if own is None else own["score"],
        builders=builders.get((day, name), 0),
    )


def _house(row: dict[str, Any], who: str | None) -> DailyHouse:
    return DailyHouse(
        day=row["day"],
        game=row["game"],
        table=row["table_id"],
        name=row["name"],
        bot=row["bot"],
        score=row["score"],
        is_yours=row["person"] == who,
    )


@api.post("/daily/{day}/{game}", summary="Play the deal of a day; the first time counts", status_code=201)
async def play_daily(
    request: Request, server: Server, day: Day, game: str, body: NewDaily, who: Somebody
) -> OpenedTable:
    expect_game(request, game)
    expect_thrift(request, server.requests, TABLE_COSTS)
    await expect_room(server, who)
    player = Player(who, body.name, body.bot, body.language)
    table = await server.hall.dailies.begin(Deal(day, game), player, body.again)
    return OpenedTable(id=table, link=link_to(request, table))


@api.get("/daily/{day}/{game}", summary="What everybody built on a day, for those who have built")
async def compare_daily(request: Request, server: Server, day: Day, game: str, who: Anybody) -> DailyResults:
    expect_game(request, game)
    _expect_day(request, server.hall.clock(), day)
    deal, almanac = Deal(day, game), server.store.almanac
    await server.hall.dailies.expect_to_compare(who, deal)
    strongest = await server.hall.dailies.strongest(deal)
    mine = [] if who is None else await almanac.attempts(*deal, who)
    return DailyResults(
        day=day,
        game=game,
        mine=_house(mine[0], who) if mine else None,
        scores=await almanac.scores(*deal, SERVER),
        houses=[_house(row, who) for row in await almanac.best(*deal, SERVER, MOST_HOUSES)],
        strongest=None if strongest is None else _house(strongest, who),
    )


def _expect_day(request: Request, now: float, day: str) -> None:
    """There is none of a day that does not exist, and none yet of one that has not come."""
    try:
        has_come = date.fromisoformat(day) <= daily.today(now)
    except ValueError:
        has_come = False
    if not has_come:
        raise refused(request, 404, message("refused-no-such-page"))
