"""Whole matches in compiled code: bots that are rules play each other without a word of Python between the moves.

`first`, `second` and `third` are placeholders: whatever policies take part stand for them (`bots/policies.py`). A seat
that has none of them plays at random. The games are those that Python would play with the same bots and seeds.
"""

from typing import Annotated, Any

import numpy as np

from rooftree.core.actions import Moves
from rooftree.core.border import OVER, apply, deal_at, decide_randomly, score, tie_break
from rooftree.core.chance import MAX_SEED, Purpose, Stream, sow
from rooftree.core.jit import rule
from rooftree.core.layout import Many, Run, i64
from rooftree.core.seats import MAX_SEATS

BY_CHANCE = 0  # how a seat plays: at random, or by the first, second or third policy
GAME = 0  # the table at which it is played; the others are for thinking


class Lineup:
    """Who sits where: how each seat plays, and the number of its bot, from which its seed comes."""

    plays: Annotated[Run, Many(np.uint8, MAX_SEATS)]
    contestant: Annotated[Run, Many(np.uint8, MAX_SEATS)]


class Result:
    """How a game ended."""

    scores: Annotated[Run, Many(np.int16, MAX_SEATS)]
    tie_breaks: Annotated[Run, Many(np.int16, MAX_SEATS)]
    decisions: i64


def first(tables: list[Any], moves: list[Moves], memory: Any, seat: int, seed: int) -> int:
    return 0


def second(tables: list[Any], moves: list[Moves], memory: Any, seat: int, seed: int) -> int:
    return 0


def third(tables: list[Any], moves: list[Moves], memory: Any, seat: int, seed: int) -> int:
    return 0


@rule
def nobody(tables: list[Any], moves: list[Moves], memory: Any, seat: int, seed: int) -> int:
    """Stands for a policy that does not take part."""
    return 0


@rule
def play_deals(
    tables: list[Any],
    blank: list[Any],
    moves: list[Moves],
    minds: Any,
    streams: list[Stream],
    lineups: list[Lineup],
    seed: int,
    results: list[Result],
) -> int:
    """One game after the other in the same seats, the deals from `seed` on: how each ended, and how many decisions."""
    decisions = 0
    for game in range(len(results)):
        tables[GAME] = blank[0]
        begin(tables, streams, lineups[0], seed + game)
        played = play(tables, moves, minds, streams, lineups[0], seed + game)
        note(tables[GAME], results[game], played)
        decisions += played
    return decisions


@rule
def begin(tables: list[Any], streams: list[Stream], lineup: Lineup, seed: int) -> None:
    """Deal, and give every bot a stream of its own."""
    deal_at(tables, GAME, seed)
    for seat in range(tables[GAME].num_players):
        sow(streams[seat], seed_of(lineup, seat, seed), Purpose.PLAYERS)


@rule
def seed_of(lineup: Lineup, seat: int, seed: int) -> int:
    """As `lab/simulate.py` numbers them."""
    return (seed * MAX_SEATS + lineup.contestant[seat]) & MAX_SEED


@rule
def play(tables: list[Any], moves: list[Moves], minds: Any, streams: list[Stream], lineup: Lineup, seed: int) -> int:
    """To the end of a game; the number of decisions."""
    decisions = 0
    while tables[GAME].decision != OVER:
        seat = int(tables[GAME].to_act)
        if lineup.plays[seat] == BY_CHANCE:
            decide_randomly(tables[GAME], moves[0], streams[seat])
        else:
            apply(tables[GAME], choice_of(tables, moves, minds, lineup, seat, seed))
        decisions += 1
    return decisions


@rule
def choice_of(tables: list[Any], moves: list[Moves], minds: Any, lineup: Lineup, seat: int, seed: int) -> int:
    """What a policy answers to the position."""
    own = seed_of(lineup, seat, seed)
    if lineup.plays[seat] == 1:
        return int(first(tables, moves, minds[0][0], seat, own))
    if lineup.plays[seat] == 2:
        return int(second(tables, moves, minds[1][0], seat, own))
    return int(third(tables, moves, minds[2][0], seat, own))


@rule
def note(state: Any, result: Result, decisions: int) -> None:
    for seat in range(state.num_players):
        result.scores[seat] = score(state, seat)
        result.tie_breaks[seat] = tie_break(state, seat)
    result.decisions = decisions
