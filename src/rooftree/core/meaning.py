"""What the numbers of an observation mean, said where they are declared: for spaces, encodings, docs and networks.

    class SeenColumn:
        room: Annotated[i8, RoomType]         one of the members of an enum
        window: flag                          1 or 0
        round: Annotated[i8, Count(12)]       a number from 0 to 12
        roof: Annotated[i8, maybe(Colour)]    0 for none, or one more than the number of a colour
        marker: Annotated[i8, seats(4)]       how many seats from me, clockwise

A run says the same of each of its numbers. A field that says nothing is a number of its size.
"""

from collections.abc import Iterator
from enum import IntEnum
from typing import Annotated, Any, NamedTuple

import numpy as np

from rooftree.core.layout import Field, dtype_of, fields_of
from rooftree.core.message import name_of


class Count(NamedTuple):
    """How many, or how much: an order, and a distance between any two."""

    most: int
    least: int = 0


class OneOf(NamedTuple):
    """Names, whose numbers are in no order that means anything."""

    names: tuple[str, ...]


class Flag(NamedTuple):
    """Whether, as 1 or 0."""


Meaning = Count | OneOf | Flag

FLAG = Flag()
flag = Annotated[int, np.int8, FLAG]


def maybe(enum: type[IntEnum]) -> OneOf:
    """None, or a member of an enum that has no NONE of its own: its number and one."""
    return OneOf(("none", *(name_of(member) for member in enum)))


def seats(most: int) -> OneOf:
    """A player, as so many seats from the observer, clockwise: the observer is 0."""
    return OneOf(("me", *(f"{steps} from me" for steps in range(1, most))))


def maybe_seats(most: int) -> OneOf:
    """The same and one, or 0 for nobody."""
    return OneOf(("nobody", *seats(most).names))


class Feature(NamedTuple):
    """One number of an observation: where it lies, what it is called and what it means."""

    name: str  # `houses[1].rooms[T1]`
    field: str  # `houses.rooms`: the declaration, the same for all that it declares
    offset: int
    meaning: Meaning

    @property
    def low(self) -> int:
        return self.meaning.least if isinstance(self.meaning, Count) else 0

    @property
    def high(self) -> int:
        match self.meaning:
            case Count(most):
                return most
            case OneOf(names):
                return len(names) - 1
        return 1


def features(record: type, prefix: str = "", field: str = "", offset: int = 0) -> Iterator[Feature]:
    """Every number of an observation class, in order."""
    dtype = dtype_of(record)
    assert dtype.fields is not None
    for each in fields_of(record):
        part, start = dtype.fields[each.name][:2]
        for place in range(each.length or 1):
            name = prefix + each.name + _place(each, place)
            here = offset + start + place * part.base.itemsize
            if each.is_nested:
                yield from features(each.item, f"{name}.", f"{field}{each.name}.", here)
            else:
                yield Feature(name, field + each.name, here, meaning_of(each))


def meaning_of(field: Field) -> Meaning:
    """What a field says of its numbers; else whatever numbers there are of its size."""
    if field.means is None:
        return Count(int(np.iinfo(field.item).max), int(np.iinfo(field.item).min))
    if isinstance(field.means, type) and issubclass(field.means, IntEnum):
        return OneOf(tuple(name_of(member) for member in field.means))
    means: Any = field.means
    return means  # type: ignore[no-any-return]


def _place(field: Field, place: int) -> str:
    if not field.length:
        return ""
    return f"[{field.by(place).name if field.by else place}]"
