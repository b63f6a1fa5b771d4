"""Reading a recorded deal with errors that say where and why: what the games' `deal.py` share."""

from collections.abc import Mapping, Sequence
from typing import Any

from rooftree.core.game import GameError


def expect_entries(deal: Mapping[str, Any], parts: Sequence[str]) -> None:
    """A deal holds just these parts."""
    for name in deal:
        if name not in parts:
            raise GameError(f"the deal has an unknown entry {name!r}; it holds {', '.join(parts)}")


def numbers_of(deck: str, cards: Any, numbers: Mapping[str, int], expected: int) -> list[int]:
    """The numbers of cards given by name; so many are expected, and none twice."""
    if not isinstance(cards, list) or len(cards) != expected:
        found = f"{len(cards)}" if isinstance(cards, list) else "none"
        raise GameError(f"deal.{deck} must list {expected} cards, and there are {found}")
    dealt: list[int] = []
    for position, name in enumerate(cards):
        if not isinstance(name, str) or not numbers.get(name):
            raise GameError(f"deal.{deck}[{position}]: {name!r} is no card of this game")
        if numbers[name] in dealt:
            first = dealt.index(numbers[name])
            raise GameError(f"deal.{deck}[{position}]: {name} was dealt already at position {first}")
        dealt.append(numbers[name])
    return dealt
