"""Ratings from finished games: the Plackett-Luce model, fitted with choix, and how sure one can be of them.

A difference of 400 means odds of ten to one, as in chess; the mean of all who took part is 1000. Deals are what chance
chooses, and a deal is played from many seats: so the intervals come from deals drawn anew, with all their games.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from random import Random
from typing import Any, NamedTuple

import numpy as np

from rooftree.lab.arena import Finished

MEAN = 1000
ODDS = 400 / math.log(10)  # rating points for a factor e in strength
PRIOR = 0.02  # a part of a game lost and won by everybody: who never lost has a rating all the same
SAMPLES = 200
CLOSE_ENOUGH = 1e-4

Ranking = tuple[int, ...]  # contestants, the best first


class NoRatings(RuntimeError):
    """Ratings cannot be computed; the text says why."""


class Rating(NamedTuple):
    """How strong a bot is, with the interval that would hold it in 95 of 100 such tournaments."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    won: float  # share of the games; a shared victory counts as a part of one
    mean_score: float


def ratings(games: Sequence[Finished], is_shared: bool, samples: int = SAMPLES) -> list[Rating]:
    """Everybody who took part, the best first."""
    names = sorted({name for game in games for name in game.bots})
    if len(names) < 2:
        raise NoRatings("one bot alone has no rating: name two or more")
    by_deal = rankings_by_deal(games, {name: number for number, name in enumerate(names)}, is_shared)
    deals = list(by_deal)
    everything = _fitted(len(names), [ranking for deal in deals for ranking in by_deal[deal]], None)
    chance, drawn = Random(0), []
    for _ in range(samples):
        sample = [ranking for deal in chance.choices(deals, k=len(deals)) for ranking in by_deal[deal]]
        drawn.append(_fitted(len(names), sample, everything))
    rows = [_rating(name, number, games, everything, drawn) for number, name in enumerate(names)]
    return sorted(rows, key=lambda row: -row.rating)


def _rating(name: str, number: int, games: Sequence[Finished], fitted: Any, drawn: Sequence[Any]) -> Rating:
    scores = [score for game in games for bot, score in zip(game.bots, game.scores, strict=True) if bot == name]
    low, high = np.percentile([_points(sample)[number] for sample in drawn], [2.5, 97.5]) if drawn else (np.nan,) * 2
    won = [_share(game, seat) for game in games for seat, bot in enumerate(game.bots) if bot == name]
    rating = float(_points(fitted)[number])
    return Rating(name, rating, float(low), float(high), len(scores), sum(won) / len(won), sum(scores) / len(scores))


def _share(game: Finished, seat: int) -> float:
    return 1 / game.places.count(1) if game.places[seat] == 1 else 0.0


def _points(params: Any) -> Any:
    return MEAN + ODDS * (params - params.mean())


def rankings_by_deal(
    games: Iterable[Finished], numbers: Mapping[str, int], is_shared: bool
) -> dict[int, list[Ranking]]:
    """What each deal tells. Where one house is built together, teams are ranked that played the same deal."""
    found: dict[int, list[Ranking]] = {}
    by_seed = sorted(games, key=lambda game: game.seed)
    for seed, group in groupby(by_seed, key=lambda game: game.seed):
        played = list(group)
        teams = [(-game.scores[0], numbers[game.bots[0]]) for game in played]
        tables = [teams] if is_shared else [_ranked(game, numbers) for game in played]
        found[seed] = [ranking for table in tables if len(table) > 1 for ranking in _both_ways(table)]
    return {seed: told for seed, told in found.items() if told}


def _ranked(game: Finished, numbers: Mapping[str, int]) -> list[tuple[int, int]]:
    return [(place, numbers[bot]) for place, bot in zip(game.places, game.bots, strict=True)]


def _both_ways(table: Sequence[tuple[int, int]]) -> list[Ranking]:
    """Two rankings of a game: equals are once the one before the other, and once the other before the one."""
    return [
        tuple(who for _, who in sorted(table)),
        tuple(who for _, who in sorted(table, key=lambda entry: (entry[0], -entry[1]))),
    ]


def _fitted(count: int, data: Sequence[Ranking], begin: Any) -> Any:
    try:
        import choix
    except ImportError:
        raise NoRatings("ratings are computed with choix: pip install 'rooftree[ratings]'") from None
    if any(len(ranking) > 2 for ranking in data):
        return choix.ilsr_rankings(
            count, data, alpha=PRIOR, initial_params=begin, max_iter=1000, tol=CLOSE_ENOUGH * count
        )
    won = np.zeros((count, count))
    np.add.at(won, tuple(np.array(data).T), 1.0)
    return choix.ilsr_pairwise_dense(won, alpha=PRIOR, initial_params=begin, max_iter=1000, tol=CLOSE_ENOUGH * count)
