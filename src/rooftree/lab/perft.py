"""Perft: how many ways a position can go on, to a depth. One wrong legal move anywhere changes the count."""

from collections.abc import Iterator

from rooftree.core.game import Game
from rooftree.core.layout import Array


def perft(game: Game, state: Array, depth: int) -> int:
    """The number of sequences of exactly `depth` legal actions; games that end sooner do not count."""
    if depth == 0:
        return 1
    actions = game.moves(state)
    if depth == 1:
        return len(actions)
    return sum(perft(game, game.step(state, action), depth - 1) for action in actions)


def divide(game: Game, state: Array, depth: int) -> Iterator[tuple[int, int]]:
    """The same by the first action: where two builds disagree, this tells in which branch."""
    for action in sorted(game.moves(state)):
        yield action, perft(game, game.step(state, action), depth - 1)
