"""Where Python meets the rules. Calls cross the border with an array and an index, which is cheap for compiled code.

The functions at the top are placeholders: when a game is bound (core/game.py), its own rules stand for them.
"""

from typing import Any, Protocol

from rooftree.core.actions import Moves
from rooftree.core.chance import Purpose, Stream, below, sow
from rooftree.core.jit import rule

OVER = 0  # Decision 0 is the end of the game, in every game


class Position(Protocol):
    """What the engine itself reads of a state."""

    decision: int
    to_act: int
    stream: Stream


def deal(state: Any) -> None: ...
def list_moves(state: Any, moves: Moves) -> None: ...
def apply(state: Any, action: int) -> None: ...
def determinize(state: Any, seat: int, stream: Stream) -> None: ...
def observe(state: Any, seat: int, observation: Any) -> None: ...
def score(state: Any, seat: int) -> int:
    return 0


def tie_break(state: Any, seat: int) -> int:
    return 0


@rule
def deal_at(states: list[Any], index: int, seed: int) -> None:
    """Shuffle and lay out the game with this seed; players and options are set already."""
    sow(states[index].stream, seed, Purpose.DEAL)
    deal(states[index])


@rule
def list_moves_at(states: list[Any], index: int, moves: list[Moves]) -> None:
    moves[0].count = 0
    list_moves(states[index], moves[0])


@rule
def apply_at(states: list[Any], index: int, action: int) -> None:
    apply(states[index], action)


@rule
def determinize_at(states: list[Any], index: int, seat: int, streams: list[Stream]) -> None:
    determinize(states[index], seat, streams[0])


@rule
def observe_at(states: list[Any], index: int, seat: int, observations: list[Any]) -> None:
    observe(states[index], seat, observations[0])


@rule
def score_at(states: list[Any], index: int, seat: int) -> int:
    return score(states[index], seat)


@rule
def tie_break_at(states: list[Any], index: int, seat: int) -> int:
    return tie_break(states[index], seat)


@rule
def no_tie_break(state: Any, seat: int) -> int:
    """For games in which equal scores share the victory at once."""
    return 0


@rule
def play_randomly(state: Any, moves: Moves, stream: Stream) -> int:
    """Play from here to the end, every legal action equally likely; the number of decisions."""
    decisions = 0
    while state.decision != OVER:
        decide_randomly(state, moves, stream)
        decisions += 1
    return decisions


@rule
def decide_randomly(state: Any, moves: Moves, stream: Stream) -> None:
    moves.count = 0
    list_moves(state, moves)
    apply(state, moves.actions[below(stream, moves.count)])


@rule
def random_game(state: Any, seed: int, moves: Moves, stream: Stream) -> int:
    """Deal and play a whole game at random; the number of decisions."""
    begin_random_game(state, seed, stream)
    return play_randomly(state, moves, stream)


@rule
def begin_random_game(state: Any, seed: int, stream: Stream) -> None:
    sow(state.stream, seed, Purpose.DEAL)
    deal(state)
    sow(stream, seed, Purpose.PLAYERS)


@rule
def random_games(
    states: list[Any], blank: list[Any], seed: int, count: int, moves: list[Moves], streams: list[Stream]
) -> tuple[int, int]:
    """One random game after the other, with seeds from `seed` on: the numbers of decisions and of points made.

    `blank[0]` carries players and options. Game number i ends up in `states[i % len(states)]`.
    """
    decisions = 0
    points = 0
    for game in range(count):
        place = game % len(states)
        states[place] = blank[0]
        decisions += random_game(states[place], seed + game, moves[0], streams[0])
        points += total_score(states[place])
    return decisions, points


@rule
def total_score(state: Any) -> int:
    """The points of all players together."""
    points = 0
    for seat in range(state.num_players):
        points += score(state, seat)
    return points
