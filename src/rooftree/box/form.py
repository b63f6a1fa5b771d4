"""What can be written on a score sheet, as data: from it a page makes places to touch and lists to choose from.

A game's `scorepad/` declares its `FORM`; the sheet that comes of it is what `score_pad` reads.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Part(NamedTuple):
    """An entry that takes kinds of things, by name, and how many of them at most."""

    key: str
    kinds: tuple[str, ...]
    most: int = 1


class Form(NamedTuple):
    """The entries of a home: what lies on its cells, and what lies beside them.

    A cell with nothing but its first part is written without a table: `T1 = "playroom"`.
    """

    cells: tuple[str, ...]
    parts: tuple[Part, ...]  # of every cell
    lists: tuple[Part, ...] = ()
    choices: tuple[Part, ...] = ()  # one of these
    numbers: Mapping[str, int] = {}  # with the most that is possible
    flags: tuple[str, ...] = ()
