"""The players that are programs: `make("greedy", game, seed)` is one of them, ready to sit down."""

from typing import Protocol

from rooftree.core.game import Game, GameError
from rooftree.core.record import Array

NAMES = ("random", "greedy")


def names_of(game: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return NAMES


class Bot(Protocol):
    """A player: what would you do in this position, as this seat?"""

    def choose(self, state: Array, seat: int) -> int: ...


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot by name. The same seed makes the same choices in every build and on every machine."""
    if name == "random":
        from rooftree.bots.random_bot import RandomBot

        return RandomBot(game, seed)
    if name == "greedy":
        from rooftree.bots.greedy import GreedyBot

        return GreedyBot(game, seed)
    raise GameError(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
