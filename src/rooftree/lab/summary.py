"""What a match came to: wins or the shared score with their uncertainty, scores, and how much was decided."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from rooftree.lab.simulate import Played

RANKS = ("palace", "manor", "nice-house", "cabin")  # of games played together, the best first
CERTAINTY = 1.959963984540054  # standard deviations on either side of 95 %


class Scores(NamedTuple):
    """How scores are spread; each but the mean is a score that was made."""

    least: int
    low: int  # 5 % are below
    median: int
    high: int  # 5 % are above
    most: int
    mean: float


class Contestant(NamedTuple):
    """One bot of a match. A victory shared by two is half a win for each."""

    wins: float
    rate: float
    rate_low: float
    rate_high: float
    scores: Scores


class Summary(NamedTuple):
    """A whole match."""

    games: int
    decisions: int
    shared: int  # games with several winners
    contestants: list[Contestant]


class Together(NamedTuple):
    """A match of a game in which everyone shares the score."""

    games: int
    decisions: int
    scores: Scores
    mean_95: tuple[float, float] | None  # one game says nothing about the mean of others
    ranks: dict[str, int]  # how often each was reached


def summary(played: Iterable[Played], contestants: int) -> Summary:
    """Count the games of a match."""
    games = decisions = shared = 0
    wins = [0.0] * contestants
    scores: list[list[int]] = [[] for _ in range(contestants)]
    for game in played:
        games += 1
        decisions += game.decisions
        shared += len(game.winners) > 1
        for winner in game.winners:
            wins[winner] += 1 / len(game.winners)
        for who, points in enumerate(game.scores):
            scores[who].append(points)
    return Summary(games, decisions, shared, [_contestant(wins[who], scores[who]) for who in range(contestants)])


def summary_together(played: Iterable[Played]) -> Together:
    """Count the games of a match in which everyone shares the score."""
    decisions = 0
    scores: list[int] = []
    ranks = dict.fromkeys(RANKS, 0)
    for game in played:
        assert game.rank is not None
        decisions += game.decisions
        scores.append(game.scores[0])
        ranks[game.rank] += 1
    return Together(len(scores), decisions, spread(scores), mean_interval(scores), ranks)


def mean_interval(scores: Sequence[float]) -> tuple[float, float] | None:
    """The 95 % interval of the mean of all games there could be, by these."""
    if len(scores) == 1:
        return None
    mean, reach = float(np.mean(scores)), CERTAINTY * float(np.std(scores, ddof=1)) / math.sqrt(len(scores))
    return mean - reach, mean + reach


def _contestant(wins: float, scores: list[int]) -> Contestant:
    low, high = wilson(wins, len(scores))
    return Contestant(wins, wins / len(scores), low, high, spread(scores))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate by Wilson (1927): sensible also near 0 and 1 and for few games."""
    rate, z2 = wins / games, CERTAINTY**2
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    reach = CERTAINTY / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def spread(scores: list[int]) -> Scores:
    cuts = np.quantile(scores, [0, 0.05, 0.5, 0.95, 1], method="inverted_cdf")
    least, low, median, high, most = (int(cut) for cut in cuts)
    return Scores(least, low, median, high, most, float(np.mean(scores)))
