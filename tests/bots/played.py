"""Games of bots, position by position."""

from collections.abc import Iterator, Mapping
from typing import Any

from rooftree import bots
from rooftree.core.game import Game
from rooftree.core.layout import Array


def played(
    game: Game, names: tuple[str, ...], seed: int, options: Mapping[str, Any] | None = None
) -> Iterator[tuple[Array, int, int]]:
    """The state, who is to act, and what they choose."""
    seats = [bots.make(name, game, seed * 8 + seat) for seat, name in enumerate(names)]
    state = game.new(len(names), seed, options)
    while (seat := game.to_act(state)) is not None:
        action = seats[seat].choose(state, seat)
        yield state, seat, action
        state = game.step(state, action)


def actions(game: Game, names: tuple[str, ...], seed: int) -> list[int]:
    return [action for _, _, action in played(game, names, seed)]
