"""How chance turns up its cards one by one, for whoever wants to choose them instead of whole deals.

A state holds the order of every pile from the deal on, and no rule reads it before a card is turned up. So a card that
nobody has seen may change places with any other that lies below it: `Pile` says where the unseen cards begin, and
which places may change. What is turned up before the first decision is chosen before there is a state, as parts of a
deal in the words of records.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rooftree.core.layout import Array, copied

COPY = "#"  # before the number of a card's copy, in its name
Deal = Mapping[str, Sequence[Any]]


class Pile(NamedTuple):
    """A run of a state in which cards lie in drawing order, numbered from 1; the functions look at a table."""

    field: str
    turned: Callable[[Any], int]  # how many places of it are turned up: what lies beyond, nobody has seen
    rest: Callable[
        [Any, int], Iterable[int]
    ]  # the places whose cards might as well have come at this one, itself first


class Part(NamedTuple):
    """A part of a recorded deal; the functions look at a blank table."""

    name: str
    cards: Callable[[Any], Sequence[Any]]  # all that there are, by name, as they are numbered
    dealt: Callable[
        [Any, Deal], int
    ]  # how many chance turns up before the first decision, with what it has shown so far
    pile: Pile | None = None  # where the others lie, if any are turned up later


class Draws(NamedTuple):
    """The parts in the order in which they are dealt, and how a deal is made of them."""

    parts: tuple[Part, ...]
    deal: Callable[[Any, Deal], Deal] = lambda _, parts: parts  # of all cards of each part, those turned up first

    def part(self, name: str) -> Part:
        return next(part for part in self.parts if part.name == name)


class Turn(NamedTuple):
    """A card that is to be turned up: where, and what might come. Before the deal a place is one in the rest."""

    part: str
    at: int
    cards: tuple[Any, ...]
    places: tuple[int, ...]

    def kinds(self) -> dict[str, int]:
        """How many cards there are of each kind that might come: copies cannot be told apart."""
        count: dict[str, int] = {}
        for card in self.cards:
            count[kind_of(card)] = count.get(kind_of(card), 0) + 1
        return count

    def place_of(self, kind: str) -> int:
        """The first place where a card of the kind lies."""
        return next(place for place, card in zip(self.places, self.cards, strict=True) if kind_of(card) == kind)


def kind_of(card: Any) -> str:
    return str(card).partition(COPY)[0]


def kinds_of(draws: Draws, blank: Any) -> list[tuple[str, str]]:
    """All that chance can ever turn up at a table: parts and kinds."""
    return list(dict.fromkeys((part.name, kind_of(card)) for part in draws.parts for card in part.cards(blank)))


def next_to_deal(draws: Draws, blank: Any, dealt: Deal) -> Turn | None:
    """The next card that is turned up before the first decision, if one is left."""
    for part in draws.parts:
        known = dealt.get(part.name, ())
        if len(known) < part.dealt(blank, dealt):
            rest = tuple(card for card in part.cards(blank) if card not in known)
            return Turn(part.name, len(known), rest, tuple(range(len(rest))))
    return None


def whole_deal(draws: Draws, blank: Any, dealt: Deal) -> Deal:
    """A deal for `Game.from_deal`: what was turned up, and below it the rest in the order of its numbers."""
    whole = dict[str, list[Any]]()
    for part in draws.parts:
        known = list(dealt.get(part.name, ()))
        whole[part.name] = known + [card for card in part.cards(blank) if card not in known]
    return draws.deal(blank, whole)


def next_to_turn(draws: Draws, after: Any, known: Mapping[str, int]) -> Turn | None:
    """The first card that a step turned up beyond what was `known`, by part: what there was of it may still change."""
    for part in draws.parts:
        if part.pile:
            for at in range(known[part.name], part.pile.turned(after)):
                if places := tuple(part.pile.rest(after, at)):
                    order, names = getattr(after, part.pile.field), part.cards(after)
                    return Turn(part.name, at, tuple(names[order[place] - 1] for place in places), places)
    return None


def turned_up(draws: Draws, turn: Turn, kind: str, before: Array, after: Array) -> Array:
    """The state before a step that turns up a card, in which the card will be of this kind."""
    pile = draws.part(turn.part).pile
    assert pile is not None
    state, place = copied(before), turn.place_of(kind)
    order = state[pile.field][0]
    order[:] = after[pile.field][0]  # a pile that the step made anew lies there already
    order[turn.at], order[place] = order[place], order[turn.at]
    return state
