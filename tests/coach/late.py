"""Positions near the end of games: there the interpreted rules play whole lines quickly."""

from functools import cache

from rooftree.core.layout import Array
from tests.bots.played import played
from tests.shared import checked

PLAYERS = 2


@cache
def late_positions(name: str, seed: int = 3, count: int = 4) -> tuple[Array, ...]:
    """The last ones with something to choose, the earliest first."""
    game = checked(name)
    found = [state for state, _, _ in played(game, ("random",) * PLAYERS, seed) if len(game.moves(state)) > 1]
    return tuple(found[-count:])
