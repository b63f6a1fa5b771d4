"""Bots from outside, for the tests of how they are found."""

from typing import ClassVar

from rooftree.core.game import Game
from rooftree.core.layout import Array


class Careful:
    """The first legal move."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game

    def choose(self, state: Array, seat: int) -> int:
        return self.game.moves(state)[0]


class Decorator(Careful):
    """The same, in one game."""

    games: ClassVar = ("dreamhome",)


class Mute:
    """It cannot be asked."""

    def __init__(self, game: Game, seed: int) -> None: ...


number = 7
