"""Puzzles: which there are, the one of today, and each as it is solved."""

from fastapi import Request, Response

from rooftree import games
from rooftree.core.message import message
from rooftree.protocol import encode
from rooftree.server import daily, puzzles
from rooftree.server.answers import PuzzleBook, PuzzleGame, PuzzleOfToday
from rooftree.server.edge import Piece, api, refused
from rooftree.server.routes.games import expect_game
from rooftree.server.services import Server
from rooftree.texts.looks import look_at


@api.get("/puzzles", summary="The puzzles of every game, by number, and the one of today")
async def puzzle_book(server: Server) -> PuzzleBook:
    day = daily.open_days(server.hall.clock())[0]
    today = puzzles.of_day(day)
    return PuzzleBook(
        today=None if today is None else PuzzleOfToday(day=day, game=today[0], number=today[1]),
        games=[PuzzleGame(game=name, stars=stars) for name in games.playable() if (stars := puzzles.stars_of(name))],
    )


@api.get("/games/{game}/puzzles/{number}", summary="A puzzle: the position, the turn to be found, how sure that is")
async def one_puzzle(request: Request, server: Server, game: str, number: int) -> Response:
    expect_game(request, game)
    found = await puzzles.puzzle(server.thinkers.game(game), number)
    if found is None:
        raise refused(request, 404, message("refused-no-such-page"))
    return Response(found, media_type="application/json")


@api.get("/games/{game}/puzzles/{number}/look", summary="A piece in a puzzle, explained as its player sees it")
async def look_in_puzzle(
    request: Request, server: Server, game: str, number: int, step: int, piece: Piece
) -> Response:
    expect_game(request, game)
    view = await puzzles.view_in_puzzle(server.thinkers.game(game), number, step)
    if view is None:
        raise refused(request, 404, message("refused-no-such-page"))
    return Response(encode(look_at(view, piece)), media_type="application/json")
