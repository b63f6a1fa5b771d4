"""What the deal gave, and what people made of it: the same seats with these cards, and with all cards dealt anew."""

from statistics import fmean
from typing import NamedTuple

from rooftree.coach.asking import Coach
from rooftree.coach.weighing import read
from rooftree.core.layout import Array

DEALS = 40


class Luck(NamedTuple):
    """In points, for one seat."""

    dealt: float  # what this deal is worth beyond others, if everybody plays by rules of thumb
    made: float  # what was made of it beyond that


def luck_of(coach: Coach, start: Array, scores: tuple[int, ...], deals: int = DEALS) -> tuple[Luck, ...]:
    """For every seat: by playing this deal and others, everybody by the same rules of thumb."""
    game, players = coach.game, coach.game.num_players(start)
    here = _mean(coach.played_on(start, deals, is_dealt=False))
    others = [game.new(players, seed, game.options_of(start)) for seed in range(deals)]
    dealt = [_mean(coach.played_on(each, 1, seed, is_dealt=False)) for seed, each in enumerate(others)]
    elsewhere = [fmean(each) for each in zip(*dealt, strict=True)]
    return tuple(Luck(here[seat] - elsewhere[seat], scores[seat] - here[seat]) for seat in range(players))


def _mean(notes: Array) -> list[float]:
    """What every seat had."""
    return [fmean(points) for points in zip(*(note.scores for note in read(notes)), strict=True)]
