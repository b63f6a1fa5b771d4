"""A bot that overlooks things, written as rules: it knows how the game is played, but does not see every move.

That is how people play who are new to a game, or tired: what they see they judge well enough, and the rest they do not
see. `careless:30` sees the move that a good player would make 30 times out of 100, and `careless:100` always. Where it
overlooks that one, it notices some of the others, two at least, and takes the best of these: it looks to the end of
its own turn (where one house is built together, of the round), in worlds that its seat thinks possible.

For the placeholders of the search stand the game's rules here too, and those of its `thinking.py`; a game that has
none is judged by its points.
"""

import re
from typing import Any, ClassVar

import numpy as np

from rooftree.bots.search import ANY_SEED, LINE, LOWEST, play_on, policy, round_of, worth
from rooftree.bots.searcher import rests_on
from rooftree.core.actions import MOVES, Moves
from rooftree.core.border import apply, determinize, list_moves, score
from rooftree.core.chance import MAX_SEED, Purpose, Stream, below, new_stream
from rooftree.core.extras import Thinking
from rooftree.core.game import Game, GameError
from rooftree.core.jit import rule
from rooftree.core.layout import Array, dtype_of, i16, u8
from rooftree.core.seats import NOBODY

NAME = "careless"
_NAMED = re.compile(rf"{NAME}:(?P<percent>\d{{1,3}})")

POSITION = 0  # the first of its tables; in the others are worlds
WORLDS = 3
TRY = 1


class Manner:
    """How somebody looks at a position."""

    seat: u8
    percent: u8  # of the moves that are noticed
    rounds: i16  # that are played on; 0: to the end of the turn


@rule
def best_noticed(
    tables: list[Any],
    lines: list[Any],
    moves: list[Moves],
    memory: list[Any],
    noticed: list[Moves],
    manners: list[Manner],
    streams: list[Stream],
) -> int:
    """The best of the moves that are noticed in tables[POSITION]."""
    manner = manners[0]
    lines[LINE] = tables[POSITION]
    good = int(policy(lines, moves, memory[0], manner.seat, NOBODY, below(streams[0], ANY_SEED)))
    if below(streams[0], 100) < manner.percent:
        return good
    notice(tables[POSITION], noticed[0], good, streams[0], int(manner.percent))
    if noticed[0].count == 0:
        return good  # there is no other
    choice = noticed[0].actions[0]
    if noticed[0].count == 1:
        return choice
    for world in range(1, 1 + WORLDS):
        tables[world] = tables[POSITION]
        determinize(tables[world], manner.seat, streams[0])
    seed = below(streams[0], ANY_SEED)
    best = LOWEST
    for i in range(noticed[0].count):
        value = promise(tables, lines, moves, memory[0], noticed[0].actions[i], manner, seed)
        if value > best:
            best = value
            choice = noticed[0].actions[i]
    return choice


@rule
def notice(position: Any, moves: Moves, overlooked: int, stream: Stream, percent: int) -> None:
    """Each of the other moves with so much luck, and two of them in any case."""
    moves.count = 0
    list_moves(position, moves)
    leave_out(moves, overlooked)
    count = int(moves.count)
    if count == 0:
        return
    one = below(stream, count)
    other = (one + 1 + below(stream, count - 1)) % count if count > 1 else one
    kept = 0
    for i in range(count):
        is_sure = i == one or i == other  # rules know no tuples
        if below(stream, 100) < percent or is_sure:
            moves.actions[kept] = moves.actions[i]
            kept += 1
    moves.count = kept


@rule
def leave_out(moves: Moves, action: int) -> None:
    kept = 0
    for i in range(moves.count):
        if moves.actions[i] != action:
            moves.actions[kept] = moves.actions[i]
            kept += 1
    moves.count = kept


@rule
def promise(
    tables: list[Any], lines: list[Any], moves: list[Moves], memory: Any, action: int, manner: Manner, seed: int
) -> int:
    """What a move leads to, in all the worlds together."""
    value = 0
    for world in range(1, 1 + WORLDS):
        lines[LINE] = tables[world]
        apply(lines[LINE], action)
        seat = int(manner.seat)
        play_on(lines, moves, memory, seat, NOBODY, round_of(tables[world]), int(manner.rounds), seed)
        value += worth(lines, memory, manner.seat)
    return value


# Of a game that says nothing about how it is thought of


@rule
def most_points(tables: list[Any], moves: list[Moves], memory: Any, seat: int, searcher: int, seed: int) -> int:
    """The move that brings the most points at once."""
    moves[0].count = 0
    list_moves(tables[LINE], moves[0])
    best = LOWEST
    choice = moves[0].actions[0]
    for i in range(moves[0].count):
        tables[TRY] = tables[LINE]
        apply(tables[TRY], moves[0].actions[i])
        value = score(tables[TRY], seat)
        if value > best:
            best = value
            choice = moves[0].actions[i]
    return choice


@rule
def points(tables: list[Any], memory: Any, seat: int) -> int:
    return score(tables[LINE], seat)


@rule
def no_rounds(state: Any) -> int:
    return 0


class ByPoints:
    """What stands for the `thinking.py` of a game that has none."""

    TABLES: ClassVar = 2
    ROUNDS: ClassVar = 0
    FORESIGHT: ClassVar = 0
    POINT: ClassVar = 1
    FIRST_LOOK: ClassVar = 0
    LOYALTY: ClassVar = 0
    Memory: ClassVar = Stream
    policy = staticmethod(most_points)
    worth = staticmethod(points)
    round_of = staticmethod(no_rounds)


# The bot


def is_careless(name: str) -> bool:
    """Whether a name asks for this bot, rightly or wrongly."""
    return name.partition(":")[0] == NAME


def percent_in(name: str) -> int:
    """How much a bot of this name notices; `GameError` says what would be right."""
    named = _NAMED.fullmatch(name)
    if not named or int(named["percent"]) > 100:
        raise GameError(f"{name!r} is no bot: write {NAME}:N for one that notices N of 100 moves (0 to 100)")
    return int(named["percent"])


class CarelessBot:
    """The same position and seed give the same answer in every build."""

    def __init__(self, game: Game, seed: int, percent: int) -> None:
        own = game.thinking()
        thinking: Thinking = own or ByPoints()
        self._best_noticed = game.bound(best_noticed, **rests_on(thinking))
        self._game, self._seed = game, seed
        self._tables: Array = np.zeros(1 + WORLDS, game.dtype)
        self._manner: Array = np.zeros(1, dtype_of(Manner))
        self._manner["percent"], self._manner["rounds"] = percent, 1 if game.is_shared and own else 0
        self._scratch = (
            game.opened(game.state_class, self._tables),
            game.opened(game.state_class, np.zeros(thinking.TABLES, game.dtype)),
            game.opened(Moves, np.zeros(thinking.TABLES, MOVES)),
            game.opened(thinking.Memory, np.zeros(1, dtype_of(thinking.Memory))),
            game.opened(Moves, np.zeros(1, MOVES)),
            game.opened(Manner, self._manner),
        )
        self._number = 0

    def choose(self, state: Array, seat: int) -> int:
        """What is overlooked differs from move to move."""
        self._tables[POSITION], self._manner["seat"] = state[0], seat
        stream = self._game.opened(Stream, new_stream((self._seed + self._number) & MAX_SEED, Purpose.PLAYERS))
        self._number += 1
        return int(self._best_noticed(*self._scratch, stream))
