"""The games under contract: every game with every number of players and every choice of options."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

import rooftree
from rooftree.core import border
from rooftree.core.actions import MOVES, Moves
from rooftree.core.chance import STREAM, Purpose, Stream, below, sow
from rooftree.core.game import Game
from rooftree.core.jit import Kind
from rooftree.core.layout import Array
from rooftree.games import NAMES
from tests.core.toy import Toy


class Setting(NamedTuple):
    """A table before the deal."""

    name: str
    players: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(f"{key}={value}" for key, value in self.options)])

    def deal(self, game: Game, seed: int) -> Array:
        return game.new(self.players, seed, dict(self.options))

    def blank(self, game: Game) -> Array:
        return game.blank(self.players, dict(self.options))


@cache
def load(name: str, kind: Kind = Kind.CHECKED) -> Game:
    """A game of the package, or the toy game of tests/core."""
    return Toy(kind) if name == "toy" else rooftree.load(name, kind.value)


def fast(name: str) -> Game:
    """The compiled build. The toy is compiled without a cache, which would not notice an edit outside the package."""
    return load(name, Kind.BOUNDS if name == "toy" else Kind.COMPILED)


def settings_of(name: str) -> list[Setting]:
    game = load(name)
    values = [[(option.name, value) for value in option.values] for option in game.options]
    counts = range(game.min_players, game.max_players + 1)
    return [Setting(name, players, options) for players, options in product(counts, product(*values))]


GAMES = (*NAMES, "toy")
SETTINGS = [setting for name in GAMES for setting in settings_of(name)]


def playthrough(game: Game, setting: Setting, seed: int) -> Iterator[tuple[Array, int]]:
    """A random game: every position with the action that follows, and at last the end with action -1."""
    state, stream = setting.deal(game, seed), Stream()
    sow(stream, seed, Purpose.PLAYERS)
    while not game.is_over(state):
        moves = game.moves(state)
        action = moves[below(stream, len(moves))]
        yield state, action
        state = game.step(state, action)
    yield state, -1


def positions(game: Game, setting: Setting, seeds: range, every: int = 1) -> Iterator[Array]:
    """Positions of random games, one out of `every`, and each end."""
    for seed in seeds:
        for number, (state, action) in enumerate(playthrough(game, setting, seed)):
            if (number + seed) % every == 0 or action < 0:
                yield state


def random_games(game: Game, setting: Setting, seed: int, count: int) -> tuple[Array, int, int]:
    """Final states of so many random games, with the numbers of decisions and of points, all inside the build."""
    states = np.zeros(count, game.dtype)
    decisions, points = game.bound(border.random_games)(
        game.opened(game.state_class, states),
        game.opened(game.state_class, setting.blank(game)),
        seed,
        count,
        game.opened(Moves, np.zeros(1, MOVES)),
        game.opened(Stream, np.zeros(1, STREAM)),
    )
    return states, int(decisions), int(points)


def bytes_of(records: Array) -> bytes:
    """States or observations as bytes to compare: without what NumPy leaves between the fields of a copy."""
    clean = np.zeros(records.shape, records.dtype)
    clean[:] = records
    return clean.tobytes()
