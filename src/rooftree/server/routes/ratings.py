"""How strong people are: their own ratings, what they wish, and those who show theirs."""

from typing import Any

from fastapi import Request
from pydantic import Field

from rooftree.server.answers import MyRatings, Nothing, Rated, ShownRating
from rooftree.server.edge import Anybody, Somebody, Strict, api
from rooftree.server.expectations import nickname_in
from rooftree.server.rating import Strength
from rooftree.server.routes.games import expect_game
from rooftree.server.services import Server

MOST_SHOWN = 100


class RatingWish(Strict):
    """Whether there is to be a rating at all, and under which name others may see it."""

    is_off: bool = Field(default=False, description="nothing more is kept; what there is stays until it is deleted")
    shown_as: str | None = Field(default=None, max_length=200, description="null: nobody else sees it")


@api.get("/me/ratings", summary="Your ratings, by the games that counted, and what you wish")
async def my_ratings(server: Server, who: Anybody) -> MyRatings:
    ladder = server.store.ladder
    if who is None:
        return MyRatings(is_off=False, shown_as=None, ratings=[])
    await ladder.count()
    wish = await ladder.wish_of(who)
    found = [Rated(game=row["game"], **_told(row)) for row in await ladder.of(who)]
    return MyRatings(is_off=wish["is_off"], shown_as=wish["shown_as"], ratings=found)


@api.put("/me/ratings", summary="Have ratings or none, and show them to others or not")
async def wish_ratings(server: Server, body: RatingWish, who: Somebody) -> Nothing:
    await server.store.ladder.wish(who, body.is_off, nickname_in(body.shown_as) if body.shown_as is not None else None)
    return Nothing()


@api.delete("/me/ratings", summary="Delete your ratings, and have none from now on")
async def delete_ratings(server: Server, who: Somebody) -> Nothing:
    await server.store.ladder.forget(who)
    return Nothing()


@api.get("/ratings/{game}", summary="People who show their rating, the strongest first")
async def shown_ratings(request: Request, server: Server, game: str, who: Anybody) -> list[ShownRating]:
    expect_game(request, game)
    ladder = server.store.ladder
    await ladder.count()
    rows = await ladder.shown(game, MOST_SHOWN)
    return [ShownRating(name=row["shown_as"], is_yours=row["person"] == who, **_told(row)) for row in rows]


def _told(row: dict[str, Any]) -> dict[str, int]:
    strength = Strength(row["mean"], row["deviation"])
    return {"rating": round(strength.mean), "error": round(strength.error), "games": row["games"]}
