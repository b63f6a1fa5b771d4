"""One table after the other: the same bots in the same seats, deal after deal; compiled where all are rules."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from rooftree import bots
from rooftree.bots.policies import Policy, policy_of
from rooftree.core.actions import MOVES, Moves
from rooftree.core.chance import MAX_SEED, STREAM, Stream
from rooftree.core.game import Game
from rooftree.core.layout import Array, dtype_of
from rooftree.core.seats import MAX_SEATS
from rooftree.lab import matches

PLACEHOLDERS = ("first", "second", "third")
BY_CHANCE = "random"
TIE_BREAK_BITS = 16  # below the score in one number


class Seating(NamedTuple):
    """Who sits where: the bot of each seat, and its number among those at the table, from which its seed comes."""

    bots: tuple[str, ...]
    contestants: tuple[int, ...]


class Finished(NamedTuple):
    """One finished game, by seats: `places` begin with 1, and equals share one."""

    bots: tuple[str, ...]
    seed: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int


class Arena:
    """Where the bots of a tournament play a game; those that are rules are linked once, all together."""

    def __init__(self, game: Game, names: Sequence[str], options: Mapping[str, Any] | None = None) -> None:
        self._game, self._options = game, options
        found = {name: policy for name in sorted({*names}) if (policy := policy_of(name, game))}
        self._policies = dict(list(found.items())[: len(PLACEHOLDERS)])
        self._matches: _Matches | None = None

    def is_compiled(self, names: Sequence[str]) -> bool:
        """Whether no Python is needed for these."""
        return all(name == BY_CHANCE or name in self._policies for name in names)

    def play(self, seating: Seating, seed: int, deals: int) -> list[Finished]:
        """So many deals, from `seed` on."""
        if not self.is_compiled(seating.bots):
            return [self._played(seating, seed + deal) for deal in range(deals)]
        if self._matches is None:
            self._matches = _Matches(self._game, self._policies)
        blank = self._game.blank(len(seating.bots), self._options)
        return self._matches.play(blank, seating, seed, deals)

    def _played(self, seating: Seating, seed: int) -> Finished:
        """The same through Python, move by move."""
        game, state = self._game, self._game.new(len(seating.bots), seed, self._options)
        seats = [
            bots.make(name, game, (seed * MAX_SEATS + who) & MAX_SEED) for name, who in zip(*seating, strict=True)
        ]
        decisions = 0
        while (seat := game.to_act(state)) is not None:
            game.apply(state, seats[seat].choose(state, seat))
            decisions += 1
        return _ended(seating, seed, game.ranks(state), decisions)


class _Matches:
    """The compiled matches of a game, with their scratch space."""

    def __init__(self, game: Game, policies: Mapping[str, Policy]) -> None:
        self._game = game
        self._numbers = {BY_CHANCE: matches.BY_CHANCE, **{name: 1 + place for place, name in enumerate(policies)}}
        stand_ins: dict[str, Any] = dict.fromkeys(PLACEHOLDERS, matches.nobody)
        for placeholder, policy in zip(PLACEHOLDERS, policies.values(), strict=False):
            stand_ins |= {placeholder: policy.answer, **policy.rests_on}
        self._play_deals = game.bound(matches.play_deals, **stand_ins)
        tables = max([1, *(policy.tables for policy in policies.values())])
        memories = [*(policy.memory for policy in policies.values()), *[Stream] * len(PLACEHOLDERS)]
        self._tables = game.opened(game.state_class, np.zeros(tables, game.dtype))
        self._moves = game.opened(Moves, np.zeros(tables, MOVES))
        self._minds = tuple(
            game.opened(memory, np.zeros(1, dtype_of(memory))) for memory in memories[: len(PLACEHOLDERS)]
        )
        self._streams = game.opened(Stream, np.zeros(MAX_SEATS, STREAM))

    def play(self, blank: Array, seating: Seating, seed: int, deals: int) -> list[Finished]:
        game, count = self._game, len(seating.bots)
        lineup: Array = np.zeros(1, dtype_of(matches.Lineup))
        lineup["plays"][0, :count] = [self._numbers[name] for name in seating.bots]
        lineup["contestant"][0, :count] = seating.contestants
        results: Array = np.zeros(deals, dtype_of(matches.Result))
        self._play_deals(
            self._tables,
            game.opened(game.state_class, blank),
            self._moves,
            self._minds,
            self._streams,
            game.opened(matches.Lineup, lineup),
            seed,
            game.opened(matches.Result, results),
        )
        scores = results["scores"][:, :count].astype(np.int64)
        standing = (scores << TIE_BREAK_BITS) + results["tie_breaks"][:, :count]
        places = 1 + (standing[:, np.newaxis, :] > standing[:, :, np.newaxis]).sum(axis=2)
        seeds = range(seed, seed + deals)
        lists = (map(tuple, scores.tolist()), map(tuple, places.tolist()), results["decisions"].tolist())
        return [Finished(seating.bots, *ended) for ended in zip(seeds, *lists, strict=True)]


def _ended(seating: Seating, seed: int, standing: Sequence[tuple[int, ...]], decisions: int) -> Finished:
    """Most points first, then the tie-break."""
    places = tuple(1 + sum(other > own for other in standing) for own in standing)
    return Finished(seating.bots, seed, tuple(own[0] for own in standing), places, decisions)
