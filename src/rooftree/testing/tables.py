"""Tables to try the laws at: every number of players, every choice of options, random games at each."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from rooftree.core import border
from rooftree.core.actions import MOVES, Moves
from rooftree.core.chance import STREAM, Purpose, Stream, below, sow
from rooftree.core.found import finds, game_class
from rooftree.core.game import Game, Option
from rooftree.core.jit import Kind
from rooftree.core.layout import Array
from rooftree.core.parts import Numbers, numbers_of


class Setting(NamedTuple):
    """A table before the deal."""

    game: type[Game]
    players: int
    options: tuple[tuple[str, Any], ...]
    former: str = ""  # a ruleset that new games do not follow

    def __str__(self) -> str:
        told = [f"{key}={value}" for key, value in self.options]
        return "-".join([self.name, str(self.players), *told, *filter(None, [self.former])])

    @property
    def name(self) -> str:
        return self.game.name

    def load(self, kind: Kind = Kind.CHECKED) -> Game:
        return load(self.game, kind)

    def fast(self) -> Game:
        return fast(self.game)

    def deal(self, game: Game, seed: int) -> Array:
        return self.ruled(game).new(self.players, seed, dict(self.options))

    def blank(self, game: Game) -> Array:
        return self.ruled(game).blank(self.players, dict(self.options))

    def ruled(self, game: Game) -> Game:
        """The game by the rules of this table."""
        return game.under(self.former) if self.former else game


_loaded: dict[tuple[type[Game], Kind], Game] = {}


def load(game: str | type[Game], kind: Kind = Kind.CHECKED) -> Game:
    """A game, by name or by its class, in one of its builds; each is made once."""
    found = class_of(game)
    if (found, kind) not in _loaded:
        _loaded[found, kind] = found(kind)
    return _loaded[found, kind]


def fast(game: str | type[Game]) -> Game:
    """The compiled build; with bounds checks and no cache for a game that was not found: no cache sees its edits."""
    found = class_of(game)
    return load(found, Kind.COMPILED if found.family() in finds().games else Kind.BOUNDS)


def grafted(onto: Array, state: Array, fields: Numbers) -> Array:
    """A position with some fields of another one (core/parts.py)."""
    mixed = numbers_of(onto, False) & ~fields | numbers_of(state, False) & fields
    size = onto.nbytes
    found = np.frombuffer(bytearray((mixed % (1 << 8 * size)).to_bytes(size, "little")), onto.dtype)
    if fields >> 8 * size:  # whether it is over
        found["decision"] = state["decision"]
    return found


def class_of(game: str | type[Game]) -> type[Game]:
    return game_class(game) if isinstance(game, str) else game


def settings_of(game: str | type[Game]) -> list[Setting]:
    found = class_of(game)
    free = [option for option in found.options if option.name not in found.settled()]
    values = [[(option.name, value) for value in _tried_together(option)] for option in free]
    counts = range(found.min_players, found.max_players + 1)
    now = [Setting(found, players, options) for players, options in product(counts, product(*values))]
    alone = [_with(now[0], option.name, value) for option in free for value in _tried_alone(option)]
    return now + alone + [now[0]._replace(former=ruleset) for ruleset in found.former_rulesets]


def _tried_together(option: Option) -> tuple[bool | str, ...]:
    """A choice of two goes with every other choice; of more, only the first value does."""
    return option.values if len(option.values) == 2 else option.values[:1]


def _tried_alone(option: Option) -> tuple[bool | str, ...]:
    return option.values[len(_tried_together(option)) :]


def _with(setting: Setting, name: str, value: bool | str) -> Setting:
    """At a full table, where every value fits."""
    options = tuple((key, value if key == name else other) for key, other in setting.options)
    return setting._replace(players=setting.game.max_players, options=options)


def playthrough(game: Game, setting: Setting, seed: int) -> Iterator[tuple[Array, int]]:
    """A random game: every position with the action that follows, and at last the end with action -1."""
    for state, action in _played(game, setting, seed):
        yield state.copy(), action


@lru_cache(maxsize=24)  # the laws ask for the same games again and again
def _played(game: Game, setting: Setting, seed: int) -> tuple[tuple[Array, int], ...]:
    course, state, stream = list[tuple[Array, int]](), setting.deal(game, seed), Stream()
    sow(stream, seed, Purpose.PLAYERS)
    while not game.is_over(state):
        moves = game.moves(state)
        course.append((state, moves[below(stream, len(moves))]))
        state = game.step(*course[-1])
    return (*course, (state, -1))


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
