"""Who starts: the option `first` of games that let the table choose, and the seat in a recorded deal."""

from collections.abc import Mapping
from typing import Any

from rooftree.core.draws import Part
from rooftree.core.game import GameError, Option

RANDOM = "random"


def first_option(most: int) -> Option:
    """A seat, the first unless the table says otherwise, or whomever chance picks."""
    seats = tuple(f"seat-{number}" for number in range(1, most + 1))
    return Option("first", (*seats, RANDOM), "first", {seat: number for number, seat in enumerate(seats, start=1)})


def starter_of(deal: Mapping[str, Any], players: int) -> int:
    """The seat that chance picked, by the `first` of a recorded deal."""
    seats = [f"seat-{number}" for number in range(1, players + 1)]
    told = deal.get("first")
    if not isinstance(told, list) or len(told) != 1 or told[0] not in seats:
        raise GameError(f"deal.first must list the seat that begins, one of {', '.join(seats)}, not {told!r}")
    return seats.index(told[0])


def told_starter(seat: int) -> dict[str, list[Any]]:
    """The same for a deal that is written down."""
    return {"first": [f"seat-{seat + 1}"]}


def seats_drawn(at_random: int) -> Part:
    """The seat that begins, where chance picks it; `at_random` is what the table's field `first` holds then."""

    def seats(blank: Any) -> list[str]:
        return [f"seat-{seat + 1}" for seat in range(blank.num_players)] if blank.first == at_random else []

    return Part("first", seats, lambda blank, _: int(blank.first == at_random))
