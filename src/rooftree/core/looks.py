"""What a piece on the table is: its name, what it does, what it is worth now and here, and where the rules tell of it.

A piece is called by where it stands in a view: `market.2.room`, `houses.0.cells.T1.decor`, `pile`. Whoever explains it
is given that view and nothing else, so nobody is told what they may not see.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

import msgspec

from rooftree.core.message import Message, Name, message
from rooftree.core.score import Line
from rooftree.core.speech import Said, said

View = Mapping[str, Any]


class Look(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece, explained. A sentence with a `seat` means whoever sits there."""

    name: Said
    does: tuple[Said, ...] = ()  # what it is good for, wherever it lies
    now: tuple[Said, ...] = ()  # what is worth knowing of it here, at this moment
    lines: tuple[Line, ...] = ()  # what it has a share in of the score so far
    rule: str | None = None  # the section of the rules that tells of it


class Looks(Protocol):
    """What a game says of its pieces: `looks.py` in its folder."""

    def pieces(self, view: View) -> Iterable[str]:
        """Everything that lies on the table, by its place in the view."""

    def look(self, view: View, piece: str) -> Look | None:
        """One of these pieces, explained; None where nothing can be said that the plain reading would not say."""


def explained(
    name: Message,
    *does: Message,
    now: Iterable[Message] = (),
    lines: Iterable[Line] = (),
    rule: str | None = None,
) -> Look:
    return Look(said(name), tuple(map(said, does)), tuple(map(said, now)), tuple(lines), rule)


def called(thing: str) -> Message:
    """A name that is nothing but that of a thing."""
    return message("look-name", thing=Name(thing))


def value_at(view: View, piece: str) -> Any:
    """What stands in a view under the name of a piece; None if there is nothing."""
    value: Any = view
    for step in piece.split("."):
        if isinstance(value, Mapping):
            value = value.get(step)
        elif isinstance(value, list | tuple) and step.isdecimal() and int(step) < len(value):
            value = value[int(step)]
        else:
            return None
    return value


def lines_at(view: View, seat: int, cell: str) -> tuple[Line, ...]:
    """The lines of a seat's score so far in which a cell has a share."""
    return tuple(line for line in lines_of(view, seat) if cell in line.cells)


def lines_of(view: View, seat: int) -> tuple[Line, ...]:
    lines = view["scores"][seat]["lines"]
    return tuple(Line(line["what"], line["points"], tuple(line["cells"])) for line in lines)
