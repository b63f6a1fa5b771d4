"""The daily house: what there is to build today, opening its table, and what everybody built from the same cards."""

from datetime import date, timedelta
from typing import Annotated, Any, Literal

from fastapi import Path, Request
from pydantic import Field

from rooftree import bots, games
from rooftree.core.message import message
from rooftree.server import daily
from rooftree.server.answers import (
    Daily,
    DailyDay,
    DailyGame,
    DailyHouse,
    DailyResults,
    Nothing,
    OpenedTable,
    Team,
    TeamDeal,
)
from rooftree.server.dailies import Deal, Player
from rooftree.server.edge import Anybody, Somebody, Strict, api, expect_thrift, refused
from rooftree.server.keeping import expect_room
from rooftree.server.routes.games import expect_game
from rooftree.server.routes.tables import TABLE_COSTS, link_to
from rooftree.server.services import Server, Services
from rooftree.server.table import SERVER
from rooftree.texts import LANGUAGES

MOST_HOUSES = 12  # of others, the best
REMEMBERED = timedelta(days=366)  # of what somebody built
Day = Annotated[str, Path(pattern=r"^\d{4}-(\d\d-\d\d|W\d\d-[2-5])$")]
TEAM_COSTS = 2.0  # requests that joining a team counts for, beyond itself


class NewDaily(Strict):
    """How the deal of a day is to be played: under which name, and against whom, where somebody else plays."""

    name: str = Field(max_length=200)
    bot: Literal[bots.LEVELS] = "regular"  # type: ignore[valid-type]
    language: Literal[LANGUAGES] = "en"  # type: ignore[valid-type]
    again: bool = Field(default=False, description="once more, after the first time; this does not count")


class NewMember(Strict):
    """Who joins a team."""

    name: str = Field(max_length=200)
    language: Literal[LANGUAGES] = "en"  # type: ignore[valid-type]


@api.get("/daily", summary="The daily houses that can be built, and those that you have built")
async def show_daily(server: Server, who: Anybody) -> Daily:
    now, almanac = server.hall.clock(), server.store.almanac
    days, since = daily.open_days(now), (daily.today(now) - REMEMBERED).isoformat()
    mine = [] if who is None else await almanac.first_attempts(who, since)
    week = _deals_of_week(now)
    teams = [] if who is None else await almanac.teams_of(who, daily.week_of(now))
    builders = await almanac.builders([*days, *(deal.day for deal in week)], SERVER)
    built = [row for row in mine if row["score"] is not None]
    return Daily(
        today=days[0],
        next_at=daily.tomorrow_at(now),
        days=[
            DailyDay(day=day, games=[_game(day, name, mine, builders) for name in games.playable()]) for day in days
        ],
        built=[_house(row, who) for row in built],
        streak=daily.streak({row["day"] for row in built}, now),
        week=[_team_deal(deal, teams, builders) for deal in week],
        next_week_at=daily.next_week_at(now),
    )


def _deals_of_week(now: float) -> list[Deal]:
    shared = [game for name in games.playable() if (game := games.game_class(name)).is_shared]
    week = daily.week_of(now)
    return [
        Deal(f"{week}-{players}", game.name)
        for game in shared
        for players in range(game.min_players, game.max_players + 1)
    ]


def _team_deal(deal: Deal, teams: list[dict[str, Any]], builders: dict[tuple[str, str], int]) -> TeamDeal:
    mine = next((team for team in teams if (team["day"], team["game"]) == deal), None)
    return TeamDeal(
        **deal._asdict(),
        players=daily.team_size(deal.day),
        status="new" if mine is None else _standing(mine),
        table=None if mine is None else mine["table_id"],
        score=None if mine is None else mine["score"],
        builders=builders.get(deal, 0),
    )


def _standing(team: dict[str, Any]) -> Literal["gathering", "playing", "over"]:
    if team["finished_at"] is not None:
        return "over"
    return "playing" if team["members"] == daily.team_size(team["day"]) else "gathering"


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
    player, deal = Player(who, body.name, body.bot, body.language), Deal(day, game)
    if daily.is_weekly(day):
        table = await server.hall.teams.begin(deal, player)
    else:
        table = await server.hall.dailies.begin(deal, player, body.again)
    return OpenedTable(id=table, link=link_to(request, table))


@api.get("/daily/{day}/{game}", summary="What everybody built on a day, for those who have built")
async def compare_daily(request: Request, server: Server, day: Day, game: str, who: Anybody) -> DailyResults:
    expect_game(request, game)
    _expect_day(request, server.hall.clock(), day)
    deal, almanac = Deal(day, game), server.store.almanac
    await server.hall.dailies.expect_to_compare(who, deal)
    strongest = await server.hall.dailies.strongest(deal)
    own = almanac.of_team if daily.is_weekly(day) else almanac.attempts
    mine = [] if who is None else await own(*deal, who)
    best = await almanac.best(*deal, SERVER, MOST_HOUSES)
    return DailyResults(
        day=day,
        game=game,
        mine=await _seen(server, mine[0], who) if mine else None,
        scores=await almanac.scores(*deal, SERVER),
        houses=[await _seen(server, row, who) for row in best],
        strongest=None if strongest is None else _house(strongest, who),
    )


async def _seen(server: Services, row: dict[str, Any], who: str | None) -> DailyHouse:
    """A house; a team's bears the names of all who built it."""
    if not daily.is_weekly(row["day"]):
        return _house(row, who)
    team = await server.store.almanac.team_at(row["table_id"])
    house = _house({**row, "name": ", ".join(each["name"] for each in team)}, who)
    return house.model_copy(update={"is_yours": who in [each["person"] for each in team]})


@api.get("/teams/{table}", summary="Who is in the team of a week by now")
async def show_team(server: Server, table: str, who: Anybody) -> Team:
    deal, members = await server.hall.teams.at(table)
    return Team(
        **deal._asdict(),
        players=daily.team_size(deal.day),
        names=[each["name"] for each in members],
        is_yours=who in [each["person"] for each in members],
    )


@api.post("/teams/{table}", summary="Join it, if a seat is free and you are in no other; the last has the cards dealt")
async def join_team(request: Request, server: Server, table: str, body: NewMember, who: Somebody) -> Nothing:
    expect_thrift(request, server.requests, TEAM_COSTS)
    await server.hall.teams.join(table, Player(who, body.name, "", body.language))
    return Nothing()


def _expect_day(request: Request, now: float, day: str) -> None:
    """There is none of a day that does not exist, and none yet of one that has not come."""
    if daily.is_weekly(day):
        has_come = day[: len("2026-W47")] <= daily.week_of(now)
        if not has_come:
            raise refused(request, 404, message("refused-no-such-page"))
        return
    try:
        has_come = date.fromisoformat(day) <= daily.today(now)
    except ValueError:
        has_come = False
    if not has_come:
        raise refused(request, 404, message("refused-no-such-page"))
