"""Bots on this device: one thought after the other, beside the page."""

import asyncio
from collections.abc import Callable
from typing import Any

from rooftree import bots
from rooftree.coach import Coach
from rooftree.core.found import game_class
from rooftree.core.game import Game
from rooftree.core.jit import Kind
from rooftree.core.layout import Array
from rooftree.server.coaching import Coaches

GOOD = "careless:100"  # for bots whose own rules no module has
BY_MODULE = frozenset({"random"})  # and all who overlook or search


class Thinkers:
    """The games of this device, each in the best build that is there."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        self._waiting: dict[str, Callable[[], Game]] = {}
        self._coaches: dict[str, Coach] = {}
        thinkers: Any = self
        self.coaches = Coaches(thinkers)

    def take(self, game: Game) -> None:
        self._games[game.name] = game

    def take_when_asked(self, name: str, make: Callable[[], Game]) -> None:
        """A game takes a moment to be put together, and nobody plays all of them at once."""
        self._waiting[name] = make

    def game(self, name: str) -> Game:
        if name not in self._games:
            make = self._waiting.pop(name, None)
            self._games[name] = game_class(name)(Kind.CHECKED) if make is None else make()
        return self._games[name]

    def coach(self, game: Game) -> Coach:
        """Of a game by one of its rulesets, for many questions."""
        ruleset = game.ruleset if game._former is None else game._former
        if ruleset not in self._coaches:
            self._coaches[ruleset] = Coach(game)
        return self._coaches[ruleset]

    def can_think(self, game: Game, bot: str) -> bool:
        """Nobody here has to wait until a thought could have been any other: whoever has the device has it all."""
        return False

    async def choose(self, game: Game, bot: str, state: Array, seat: int, seed: int) -> str:
        """A bot's move, in notation."""
        await asyncio.sleep(0)  # what was shown shall be seen first
        return game.format(bots.make(self.who_thinks(game, bot), game, seed).choose(state, seat))

    def who_thinks(self, game: Game, bot: str) -> str:
        """Who plays for a bot, as far as this device can think."""
        meant = bots.meant_by(bot, game.name) if bot in bots.LEVELS else bot
        if game.kind is not Kind.MODULE and bots.is_search(meant):
            return GOOD  # interpreted, a search would take minutes
        return meant if meant in BY_MODULE or bots.thinks_ahead(meant) else GOOD
