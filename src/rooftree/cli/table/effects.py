"""What an action is worth at once, counted from the lines that everyone can see."""

from collections import Counter
from typing import NamedTuple

from rooftree.cli.table.sitting import unrevealed
from rooftree.core.game import Game
from rooftree.core.record import Array

Tally = Counter[str]


class Effect(NamedTuple):
    """The best that an action leads to before the turn ends: points, how to get there, and what earns them."""

    points: int
    route: tuple[int, ...]
    lines: tuple[tuple[str, int], ...]


def effect_of(game: Game, state: Array, action: int) -> Effect:
    """Do the action on a copy, and let the same seat go on as well as it can."""
    seat = game.to_act(state)
    assert seat is not None
    before = tally(game, state, seat)
    after, route = _best_end(game, state, action, seat)
    gained = Counter(after)
    gained.subtract(before)
    return Effect(gained.total(), route, tuple((what, points) for what, points in gained.items() if points))


def tally(game: Game, state: Array, seat: int) -> Tally:
    """The points of a seat by line, from what is open to everyone."""
    found: Tally = Counter()
    for line in game.visible_lines(state, seat):
        found[line.what] += line.points
    return found


def _best_end(game: Game, before: Array, action: int, seat: int) -> tuple[Tally, tuple[int, ...]]:
    """The best tally within reach, and the further actions that lead there."""
    after = game.step(before, action)
    if not _goes_on(game, before, after, seat):
        return tally(game, unrevealed(game, before, after), seat), ()
    ends = ((each, *_best_end(game, after, each, seat)) for each in sorted(game.moves(after)))
    following, best, route = max(ends, key=lambda end: end[1].total())
    return best, (following, *route)


def _goes_on(game: Game, before: Array, after: Array, seat: int) -> bool:
    """Whether the same seat is asked something else now. A question that merely comes again is a turn of its own."""
    if game.to_act(after) != seat or game.reveals(before, after):
        return False
    return game.decision(after) != game.decision(before)
