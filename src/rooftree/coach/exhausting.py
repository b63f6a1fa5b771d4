"""Every line to the end, where that is possible: near the end of a game. What the coach is measured by.

Everybody plays for their own lead (together: for the points of the house), and sees what comes. What is hidden is
dealt anew some times, and the mean counts.
"""

from statistics import fmean

from rooftree.core.game import Game
from rooftree.core.layout import Array

MOST_POSITIONS = 3000  # of one world
WORLDS = 6


class TooMany(Exception):
    """There are more lines than can be played."""


def values_of(game: Game, state: Array, seat: int, worlds: int = WORLDS) -> dict[int, float]:
    """What each legal move is worth if everybody sees to the end; `TooMany` if that is too far."""
    dealt = [game.determinize(state, seat, seed) for seed in range(worlds)]
    return {
        action: fmean(_End(game).leads(game.step(world, action))[seat] for world in dealt)
        for action in game.moves(state)
    }


class _End:
    """The end of a game that everybody foresees, in one world."""

    def __init__(self, game: Game) -> None:
        self.game, self.seen = game, 0

    def leads(self, state: Array) -> list[float]:
        """By how much each seat is ahead in the end."""
        self.seen += 1
        if self.seen > MOST_POSITIONS:
            raise TooMany
        seat = self.game.to_act(state)
        if seat is None:
            return leads(self.game, state)
        afters = (self.game.step(state, action) for action in self.game.moves(state))
        return max((self.leads(after) for after in afters), key=lambda each: each[seat])


def leads(game: Game, state: Array) -> list[float]:
    """Points beyond those of the strongest other, half a point for a tie that is won; together: the points."""
    ranks = game.ranks(state)
    if game.is_shared or len(ranks) == 1:
        return [float(points) for points, _ in ranks]
    found = []
    for seat, (points, tie) in enumerate(ranks):
        rival, other = max(rank for each, rank in enumerate(ranks) if each != seat)
        half = ((tie > other) - (tie < other)) / 2 if points == rival else 0
        found.append(points - rival + half)
    return found
