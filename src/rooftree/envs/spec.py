"""What a network needs to know of a game's observations, and nothing else: what each number means, and encodings.

Three ways to feed an observation to a network, all from the declarations in the game's `observe.py`:

    one_hot   categories as rows of nought and one, counts scaled to 0 … 1: a vector of `one_hot_size` floats
    scaled    every number scaled to 0 … 1, categories too: `size` floats, the smallest
    indices   every number as a row of one table of embeddings (`num_indices` rows): `size` integers

`fields` takes it apart by name.
"""

import hashlib
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from rooftree.core.game import Game, GameError
from rooftree.core.layout import Array, dtype_of
from rooftree.core.meaning import Count, Feature, Flag, OneOf, features


class Part(NamedTuple):
    """All numbers of one declared field, as they are in the tables of the docs."""

    field: str
    numbers: int
    kind: str  # `one of`, `flag` or `count`
    low: int
    high: int
    names: tuple[str, ...]
    one_hot_size: int


class Spec:
    """The observation of a game: `features` are its numbers in order, `size` how many."""

    def __init__(self, game: type[Game]) -> None:
        self.game, self.num_actions = game.name, len(game.notation)
        self.features: tuple[Feature, ...] = tuple(features(game.observation_class))
        self.size = dtype_of(game.observation_class).itemsize
        if [feature.offset for feature in self.features] != list(range(self.size)):
            raise GameError(f"observations of {game.name} are not made of bytes alone")
        self.low: Array = np.array([feature.low for feature in self.features], np.int8)
        self.high: Array = np.array([feature.high for feature in self.features], np.int8)
        span = self.high.astype(np.int64) - self.low + 1
        self.is_category: Array = np.array([isinstance(feature.meaning, OneOf) for feature in self.features])
        widths = np.where(self.is_category, span, 1)
        self.one_hot_starts: Array = np.concatenate([[0], np.cumsum(widths)[:-1]])
        self.one_hot_size = int(widths.sum())
        self.index_starts: Array = np.concatenate([[0], np.cumsum(span)[:-1]]) - self.low
        self.num_indices = int(span.sum())
        self._offsets: dict[str, list[int]] = {}
        for feature in self.features:
            self._offsets.setdefault(feature.field, []).append(feature.offset)
        self._spread: Array = np.maximum(span - 1, 1).astype(np.float32)

    @property
    def digest(self) -> str:
        """Another one for other fields, meanings or actions: keep it with a trained network."""
        told = repr([self.num_actions, *((each.name, each.meaning) for each in self.features)])
        return hashlib.sha256(told.encode()).hexdigest()[:12]

    def parts(self) -> list[Part]:
        """Field by field."""
        fields: dict[str, list[Feature]] = {}
        for feature in self.features:
            fields.setdefault(feature.field, []).append(feature)
        return [_part(field, members) for field, members in fields.items()]

    def scaled(self, observation: Any) -> Array:
        """(…, size) floats from 0 to 1."""
        seen = np.asarray(observation, np.float32)
        return (seen - self.low) / self._spread

    def indices(self, observation: Any) -> Array:
        """(…, size) rows of a table of embeddings: a number of its own for each value of each field."""
        return np.asarray(observation, np.int32) + self.index_starts.astype(np.int32)

    def fields(self, observation: Any) -> dict[str, Array]:
        """The numbers of each declared field by its name, such as `houses.points`."""
        seen = np.asarray(observation, np.int8)
        return {field: seen[..., offsets] for field, offsets in self._offsets.items()}

    def one_hot(self, observation: Any) -> Array:
        """(…, one_hot_size) floats."""
        seen = np.asarray(observation, np.int8)
        rows = seen.reshape(-1, self.size)
        encoded = np.zeros((len(rows), self.one_hot_size), np.float32)
        chosen = np.flatnonzero(self.is_category)
        np.put_along_axis(encoded, self.one_hot_starts[chosen] + rows[:, chosen] - self.low[chosen], 1, axis=1)
        others = np.flatnonzero(~self.is_category)
        encoded[:, self.one_hot_starts[others]] = self.scaled(rows)[:, others]
        return encoded.reshape(*seen.shape[:-1], self.one_hot_size)


def _part(field: str, members: list[Feature]) -> Part:
    first = members[0]
    match first.meaning:
        case OneOf(names):
            return Part(field, len(members), "one of", first.low, first.high, names, len(members) * len(names))
        case Flag():
            return Part(field, len(members), "flag", 0, 1, (), len(members))
        case Count():
            return Part(field, len(members), "count", first.low, first.high, (), len(members))


def spec_of(game: Game) -> Spec:
    """The same for every build of a game."""
    kind: Any = type(game)
    return _spec_of(kind)


@cache
def _spec_of(kind: Any) -> Spec:
    return Spec(kind)
