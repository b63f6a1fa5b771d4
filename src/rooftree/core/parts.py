"""A view in parts: each is made of a few fields of the state, and stays what it was for as long as they do.

    SHOWN = Parts(
        part("round", lambda state: state.round_number, "round_number"),
        each("houses", _house, "houses[seat]", "resource_at"),  # a list with an entry for each seat
        hand("players", _player, "players"),  # the same, and not the same for everybody who looks
    )

`SHOWN(state, seat)` is all of it at once. A part is made of the fields that it names and of nothing else, which a law
tests (rooftree/testing): so whoever has seen one position can tell from what a move has touched what else to look at.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np

from rooftree.core.layout import dtype_of

OVER = "is over"  # a field that no state has: whether the game is over, which is all that most want of `decision`
OWN = "[seat]"

Numbers = int  # a state's bytes as one number, and above them whether the game is over


class Part(NamedTuple):
    """An entry of a view, or of one seat's in a list."""

    name: str
    make: Callable[..., Any]  # of a state that is looked at; then who looks, if it is a hand; then whose it is
    fields: tuple[str, ...]
    is_by_seat: bool = False
    is_hand: bool = False

    def made(self, state: Any, looker: int | None, seat: int) -> Any:
        if not self.is_by_seat:
            return self.make(state)
        return self.make(state, looker, seat) if self.is_hand else self.make(state, seat)


def part(name: str, make: Callable[..., Any], *fields: str) -> Part:
    return Part(name, make, fields)


def each(name: str, make: Callable[..., Any], *fields: str) -> Part:
    return Part(name, make, fields, is_by_seat=True)


def hand(name: str, make: Callable[..., Any], *fields: str) -> Part:
    return Part(name, make, fields, is_by_seat=True, is_hand=True)


class Parts:
    """All that lies on the table."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts

    def __iter__(self) -> Iterator[Part]:
        return iter(self.parts)

    def __call__(self, state: Any, seat: int | None) -> dict[str, Any]:
        """Everything this seat may see."""
        seats = range(state.num_players)
        return {
            name: [each.made(state, seat, other) for other in seats] if is_by_seat else each.made(state, seat, 0)
            for each in self.parts
            for name, is_by_seat in ((each.name, each.is_by_seat),)
        }


def numbers_of(state: np.ndarray[Any, Any], is_over: bool) -> Numbers:
    bytes_of_it = state.tobytes()
    return int.from_bytes(bytes_of_it, "little") | is_over << 8 * len(bytes_of_it)


def mask(record: type, fields: Iterable[str], seat: int = 0) -> Numbers:
    """Ones where a state of this class has these fields."""
    found, dtype = 0, dtype_of(record)
    for field in fields:
        begin, size = (dtype.itemsize, 1) if field == OVER else _extent(dtype, field, seat)
        found |= (1 << 8 * size) - 1 << 8 * begin
    return found


def _extent(dtype: np.dtype[Any], path: str, seat: int) -> tuple[int, int]:
    """Where a field such as `pending.trap` or `houses[seat].garden` begins, and how many bytes it has."""
    begin = 0
    for step in path.split("."):
        name = step.removesuffix(OWN)
        if dtype.fields is None or name not in dtype.fields:
            raise ValueError(f"a state has no field {path!r}: there is no {name!r}")
        dtype, offset = dtype.fields[name][:2]
        begin += offset
        if step.endswith(OWN):
            dtype = dtype.base
            begin += seat * dtype.itemsize
    return begin, dtype.itemsize
