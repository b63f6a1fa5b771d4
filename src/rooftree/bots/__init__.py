"""The players that are programs: `make("greedy", game, seed)` is one of them, ready to sit down."""

from typing import Protocol

from rooftree.core.game import Game, GameError
from rooftree.core.layout import Array

NAMES = ("random", "greedy")  # these play every game
SPECIALISTS = {"homesweethome": ("team",)}


def names_of(game: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return NAMES + SPECIALISTS.get(game, ())


class Bot(Protocol):
    """A player: what would you do in this position, as this seat?"""

    def choose(self, state: Array, seat: int) -> int: ...


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot by name. The same seed makes the same choices in every build and on every machine."""
    if problem := why_not(name, game.name):
        raise GameError(problem)
    if name == "random":
        from rooftree.bots.random_bot import RandomBot

        return RandomBot(game, seed)
    if name == "team":
        from rooftree.games.homesweethome.team import TeamBot

        return TeamBot(game, seed)
    from rooftree.bots.greedy import GreedyBot

    return GreedyBot(game, seed)


def why_not(name: str, game: str) -> str | None:
    """Why a bot cannot play a game, and which ones can; None if it does."""
    if name in names_of(game):
        return None
    elsewhere = [other for other, names in SPECIALISTS.items() if name in names]
    problem = f"{name} plays {elsewhere[0]}, not {game}" if elsewhere else f"there is no bot {name!r}"
    return f"{problem}; there are {', '.join(names_of(game))}"
