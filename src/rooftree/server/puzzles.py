"""Puzzles as they are sent: the position as its player sees it, the turn to be found, and the one of today."""

import asyncio
from collections import OrderedDict
from datetime import date
from typing import Any, TypedDict

from rooftree import games
from rooftree.box.puzzle import Puzzle, Step, puzzles_of
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.protocol import Effect, Said, encode, said
from rooftree.server.previews import effects_of
from rooftree.server.views import wire_view

KEPT = 24  # puzzles, as they were sent: today's is asked for by everybody
PATIENCE = 8  # moves of the game before it, between which others have their turn


class PuzzleStep(TypedDict):
    """A decision of the turn, as the player sees the table before it.

    `good` are the moves that solve it; where there are none, nothing is asked, and `move` is made. `behind` is what
    others give away, in tenths of a point. `log` and `news` tell of `move`.
    """

    move: str
    good: list[str]
    behind: dict[str, int]
    view: dict[str, Any]
    effects: dict[str, Effect]
    log: Said
    news: list[Said]


class GamePuzzle(TypedDict):
    """A puzzle: the next best move gives away `gap` points, give or take `error`, in so many games played on.

    `found` says how many of ten bots of each level, the weakest first, have found it.
    """

    game: str
    number: int
    count: int  # of puzzles of this game
    stars: int
    players: int
    you: int
    gap: float
    error: float
    lines: int
    found: list[int]
    steps: list[PuzzleStep]
    end: dict[str, Any]


_kept: OrderedDict[tuple[str, int], GamePuzzle] = OrderedDict()


def stars_of(game: str) -> list[int]:
    """Of all puzzles of a game, the easiest first."""
    return [puzzle.stars for puzzle in puzzles_of(game)]


def of_day(day: str) -> tuple[str, int] | None:
    """The puzzle of a day: the games take turns, and a game has its puzzles in another order than they are listed."""
    having = [name for name in games.playable() if puzzles_of(name)]
    if not having:
        return None
    number = date.fromisoformat(day).toordinal()
    game = having[number % len(having)]
    count = len(puzzles_of(game))
    return game, number // len(having) * _stride(count) % count


def _stride(count: int) -> int:
    """Steps that lead to every puzzle before one comes again, far from each other."""
    return next(step for step in range(count * 5 // 8 + 1, 2 * count + 2) if _are_coprime(step, count))


def _are_coprime(one: int, two: int) -> bool:
    while two:
        one, two = two, one % two
    return one == 1


async def puzzle(game: Game, number: int) -> bytes | None:
    """As it is sent, if there is one."""
    found = await puzzle_told(game, number)
    return None if found is None else encode(found)


async def view_in_puzzle(game: Game, number: int, step: int) -> dict[str, Any] | None:
    """What the player sees before a decision, or after the last one; None if there is no such moment."""
    found = await puzzle_told(game, number)
    views = [] if found is None else [*(each["view"] for each in found["steps"]), found["end"]]
    return views[step] if 0 <= step < len(views) else None


async def puzzle_told(game: Game, number: int) -> GamePuzzle | None:
    all_of_them, key = puzzles_of(game.name), (game.name, number)
    if not 0 <= number < len(all_of_them):
        return None
    if key not in _kept:
        _kept[key] = await _played(game, number, all_of_them[number])
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    return _kept[key]


async def _played(game: Game, number: int, plan: Puzzle) -> GamePuzzle:
    state = game.new(plan.players, plan.seed, plan.options)
    for place, move in enumerate(plan.moves):
        game.apply(state, game.parse(move))
        if place % PATIENCE == 0:
            await asyncio.sleep(0)
    steps = []
    for step in plan.steps:
        steps.append(await _step(game, state, plan.seat, step))
        game.apply(state, game.parse(step.move))
    return GamePuzzle(
        game=game.name,
        number=number,
        count=len(puzzles_of(game.name)),
        stars=plan.stars,
        players=plan.players,
        you=plan.seat,
        gap=plan.gap,
        error=plan.error,
        lines=plan.lines,
        found=list(plan.found),
        steps=steps,
        end=wire_view(game, state, plan.seat),
    )


async def _step(game: Game, state: Array, seat: int, step: Step) -> PuzzleStep:
    action = game.parse(step.move)
    return PuzzleStep(
        move=step.move,
        good=list(step.good),
        behind=step.behind,
        view=wire_view(game, state, seat),
        effects=await effects_of(game, state),
        log=said(game.tell(state, action)),
        news=[said(each) for each in game.news(state, game.step(state, action), seat)],
    )
