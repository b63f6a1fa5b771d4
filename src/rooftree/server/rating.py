"""How strong people are, by the games that they wanted to count: a guess, and how far off it may be.

The Plackett-Luce model, as for the bots (lab/ratings.py), but game by game, because people come and go: after Weng and
Lin, "A Bayesian approximation method for online ranking", Journal of Machine Learning Research 12 (2011), algorithm 4.
A difference of 400 means odds of ten to one. The spread is that of two players, however many sit at the table, so that
a difference means the same everywhere.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

MEAN, DEVIATION = 1000.0, 350.0  # of somebody whom nobody has seen play
LUCK = 400 / math.log(10) / math.sqrt(2)  # how far a game may be from what its players can do
DRIFT = 15.0  # how far somebody may have come since the last game
LEAST = 1e-4  # of what is unknown stays so, whatever a game tells
SURE = 1.96  # deviations that hold 95 of 100


class Strength(NamedTuple):
    """A guess, and its standard deviation."""

    mean: float = MEAN
    deviation: float = DEVIATION

    @property
    def error(self) -> float:
        """In 95 of 100 cases the guess is no farther off."""
        return SURE * self.deviation


def after(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """What a game tells: `places` begin with 1, and equals share one."""
    variances = [each.deviation**2 + DRIFT**2 for each in before]
    spread = math.sqrt(2 * (sum(variances) / len(variances) + LUCK**2))
    skills = [math.exp((each.mean - MEAN) / spread) for each in before]
    told = [_told(number, skills, places) for number in range(len(before))]
    return [
        _changed(each.mean, variance, spread, *news)
        for each, variance, news in zip(before, variances, told, strict=True)
    ]


def _told(player: int, skills: Sequence[float], places: Sequence[int]) -> tuple[float, float]:
    """By how much better than expected somebody did, and how much of that was open.

    Places are given out one after the other; whoever is not placed yet may get each, as likely as they are strong.
    """
    surprise = doubt = 0.0
    for other, place in enumerate(places):
        if place > places[player]:
            continue
        left = sum(skill for skill, later in zip(skills, places, strict=True) if later >= place)
        chance, equals = skills[player] / left, places.count(place)
        surprise += ((other == player) - chance) / equals
        doubt += chance * (1 - chance) / equals
    return surprise, doubt


def _changed(mean: float, variance: float, spread: float, surprise: float, doubt: float) -> Strength:
    slowly = math.sqrt(variance) / spread
    kept = max(1 - variance / spread**2 * slowly * doubt, LEAST)
    return Strength(mean + variance / spread * surprise, math.sqrt(variance * kept))
