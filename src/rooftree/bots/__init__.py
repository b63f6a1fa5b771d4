"""The players that are programs: `make("greedy", game, seed)` is one of them, ready to sit down."""

from collections.abc import Callable

from rooftree.bots.greedy import greedy_bot
from rooftree.bots.random_bot import RandomBot
from rooftree.core.extras import Bot
from rooftree.core.found import finds, game_class
from rooftree.core.game import Game, GameError

EVERYWHERE: dict[str, Callable[[Game, int], Bot]] = {
    "random": RandomBot,
    "greedy": greedy_bot,
}  # these play every game

NAMES = tuple(EVERYWHERE)

__all__ = ["NAMES", "Bot", "make", "names_of", "why_not"]


def names_of(game: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return (*EVERYWHERE, *game_class(game).bots())


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot by name. The same seed makes the same choices in every build and on every machine."""
    if problem := why_not(name, game.name):
        raise GameError(problem)
    return {**EVERYWHERE, **game.bots()}[name](game, seed)


def why_not(name: str, game: str) -> str | None:
    """Why a bot cannot play a game, and which ones can; None if it does."""
    if name in names_of(game):
        return None
    elsewhere = [other for other in finds().games if name in game_class(other).bots()]
    problem = f"{name} plays {elsewhere[0]}, not {game}" if elsewhere else f"there is no bot {name!r}"
    return f"{problem}; there are {', '.join(names_of(game))}"
