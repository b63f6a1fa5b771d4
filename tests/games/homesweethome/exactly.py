"""How likely each number of cards of a kind in each hidden hand is, counted exactly, from a view and nothing else.

Every deal of the cards that a seat does not see is equally likely, if it fits what the seat knows. The kinds are gone
through one by one; what is remembered between them is how many cards each hand still gets, which promises are still
open, and how many stars are still owed.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import comb
from typing import Any, NamedTuple

from rooftree.core.layout import Array
from tests.games.homesweethome.box import RESOURCES, STARS
from tests.games.homesweethome.drawing import GAME

Counts = tuple[int, ...]  # of one kind, by hand


MOST_HANDS = 2  # are counted whatever they are; of more, those of which nothing is known go with the pile


class Rest(NamedTuple):
    """What one hand still has to get."""

    cards: int
    promises: frozenset[frozenset[str]]  # one of each
    stars: int


Rests = tuple[Rest, ...]


def unseen_of(view: dict[str, Any], seat: int) -> dict[str, int]:
    """How many cards of each kind lie in the pile or in other hands."""
    seen = [view["discards"], view["players"][seat]["hand"]]
    return {kind: copies - sum(each.get(kind, 0) for each in seen) for kind, (copies, _) in RESOURCES.items()}


def _is_told(player: dict[str, Any]) -> bool:
    return bool(player["lacks"] or player["holds"] or player["known"])


class Chances:
    """The hidden hands of a position, as one seat knows them."""

    def __init__(self, state: Array, seat: int) -> None:
        view = GAME.view(state, seat)
        is_paying = view["decision"] == "pay-swap"
        owed = {view["to_act"]: max(0, 3 - view["stars_paid"])} if is_paying else {}
        others = [other for other in range(len(view["players"])) if other != seat]
        told = [other for other in others if other in owed or _is_told(view["players"][other])]
        self.others = others if len(others) <= MOST_HANDS else told
        self.hands = [view["players"][other] for other in self.others]
        self.unseen = unseen_of(view, seat)
        self.kinds = list(RESOURCES)
        self.start: Rests = tuple(
            Rest(hand["num_cards"], frozenset(map(frozenset, hand["holds"])), owed.get(other, 0))
            for other, hand in zip(self.others, self.hands, strict=True)
        )
        self.ways = cache(self._ways)

    def _ways(self, number: int, rests: Rests) -> int:
        """In how many ways the kinds from this one on can complete the hands."""
        if number == len(self.kinds):
            return int(all(rest == Rest(0, frozenset(), 0) for rest in rests))
        return sum(ways * self.ways(number + 1, after) for _, ways, after in self.steps(number, rests))

    def steps(self, number: int, rests: Rests) -> Iterator[tuple[Counts, int, Rests]]:
        """What the hands may get of a kind, in how many ways, and what is left to get."""
        kind = self.kinds[number]
        for counts in product(*(self._fitting(kind, *each) for each in zip(self.hands, rests, strict=True))):
            if ways := _ways_to_share(self.unseen[kind], counts):
                yield counts, ways, tuple(_after(kind, *each) for each in zip(rests, counts, strict=True))

    def _fitting(self, kind: str, hand: dict[str, Any], rest: Rest) -> range:
        if kind in hand["lacks"]:
            return range(1)
        return range((hand["known"] or {}).get(kind, 0), min(rest.cards, self.unseen[kind]) + 1)

    def of_each_kind(self) -> dict[tuple[int, str], dict[int, float]]:
        """By hand and kind: how likely each number of cards is."""
        total, before = self.ways(0, self.start), {self.start: 1}
        found: dict[tuple[int, str], dict[int, int]] = {}
        for number, kind in enumerate(self.kinds):
            reached: dict[Rests, int] = {}
            for rests, so_far in before.items():
                for counts, ways, after in self.steps(number, rests):
                    if further := self.ways(number + 1, after):
                        reached[after] = reached.get(after, 0) + so_far * ways
                        for other, count in zip(self.others, counts, strict=True):
                            by_count = found.setdefault((other, kind), {})
                            by_count[count] = by_count.get(count, 0) + so_far * ways * further
            before = reached
        return {key: {count: ways / total for count, ways in each.items()} for key, each in found.items()}

    def of_whole_hands(self) -> dict[tuple[Counts, ...], float]:
        """By the hands, kind by kind: how likely they are together. Only where there are few."""
        total = self.ways(0, self.start)
        paths: list[tuple[tuple[Counts, ...], int, Rests]] = [((), 1, self.start)]
        for number in range(len(self.kinds)):
            paths = [
                ((*path, counts), so_far * ways, after)
                for path, so_far, rests in paths
                for counts, ways, after in self.steps(number, rests)
                if self.ways(number + 1, after)
            ]
        return {path: ways / total for path, ways, _ in paths}


def _ways_to_share(copies: int, counts: Counts) -> int:
    ways = 1
    for count in counts:
        ways *= comb(copies, count)
        copies = max(0, copies - count)
    return ways


def _after(kind: str, rest: Rest, count: int) -> Rest:
    if not count:
        return rest
    still = frozenset(promise for promise in rest.promises if kind not in promise)
    return Rest(rest.cards - count, still, max(0, rest.stars - count * STARS[kind]))
