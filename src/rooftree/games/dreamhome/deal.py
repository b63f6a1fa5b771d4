"""The deal as card names: everything that chance decided, for records."""

from collections.abc import Mapping, Sequence
from typing import Any

from rooftree.core.game import GameError
from rooftree.games.dreamhome.cards import RESOURCE_NAMES, ROOM_NAMES
from rooftree.games.dreamhome.flow import begin_round
from rooftree.games.dreamhome.state import State


def deal_of(state: State) -> dict[str, list[str]]:
    """Both decks in drawing order."""
    return {
        "rooms": [ROOM_NAMES[card] for card in state.room_pile],
        "resources": [RESOURCE_NAMES[card] for card in state.resource_pile],
    }


def lay_out(state: State, deal: Mapping[str, Any]) -> None:
    """Set up a blank table with a given deal."""
    extra = sorted(set(deal) - {"rooms", "resources"})
    if extra:
        raise GameError(f"the deal has an unknown entry {extra[0]!r}; it holds rooms and resources")
    for name, pile, names in (
        ("rooms", state.room_pile, ROOM_NAMES),
        ("resources", state.resource_pile, RESOURCE_NAMES),
    ):
        for position, card in enumerate(_numbers(name, deal.get(name), names)):
            pile[position] = card
    begin_round(state)


def _numbers(deck: str, cards: Any, names: Sequence[str]) -> list[int]:
    """The card numbers of a deck given by names; each card of the box must be there exactly once."""
    expected = len(names) - 1
    if not isinstance(cards, list) or len(cards) != expected:
        found = f"{len(cards)}" if isinstance(cards, list) else "none"
        raise GameError(f"deal.{deck} must list {expected} cards, and there are {found}")
    numbers: list[int] = []
    known = {name: number for number, name in enumerate(names) if name}
    for position, name in enumerate(cards):
        if not isinstance(name, str) or name not in known:
            raise GameError(f"deal.{deck}[{position}]: {name!r} is no card of this game")
        if known[name] in numbers:
            first = numbers.index(known[name])
            raise GameError(f"deal.{deck}[{position}]: {name} was dealt already at position {first}")
        numbers.append(known[name])
    return numbers
