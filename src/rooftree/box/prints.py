"""What is printed of a game: decks to cut out, boards to lay them on, a score pad, an aid. Sizes are millimetres."""

from dataclasses import dataclass, field

from rooftree.core.message import Message


@dataclass(frozen=True)
class Shape:
    """A piece of paper to be cut out."""

    width: float
    height: float
    is_round: bool = False
    has_words: bool = False  # its name, and what it does


CARD = Shape(63, 88, has_words=True)


@dataclass(frozen=True)
class Piece:
    """So many alike; `pictures` are gone through one by one, so that copies may differ."""

    name: str
    pictures: tuple[str, ...]
    copies: int


@dataclass(frozen=True)
class Deck:
    """Pieces of one shape that belong together. `of` is the table of the components that it is counted by."""

    of: str
    shape: Shape
    pieces: tuple[Piece, ...]
    colour: str  # around the picture, and over the edge
    back: str | None = None


@dataclass(frozen=True)
class Space:
    """One space of a board: what is drawn there, and what is written: the name of a cell, or a message."""

    picture: str = ""
    cell: str = ""
    label: Message | None = None
    columns: int = 1
    tint: str = "#f8ebd0"


@dataclass(frozen=True)
class Board:
    """One page of a board: equal spaces in rows."""

    of: str  # which entry of the supply
    title: Message
    columns: int
    width: float
    height: float
    spaces: tuple[Space, ...]
    copies: int = 1
    begins: bool = True  # a second page, or a second side, is counted with the first


@dataclass(frozen=True)
class Prints:
    """All that is printed of a game; nothing else knows what it looks like on paper."""

    decks: tuple[Deck, ...]
    boards: tuple[Board, ...]
    tokens: tuple[Deck, ...]  # counted by the supply
    pad: tuple[str, ...]  # the lines of the score pad: messages
    aid: tuple[str, ...]  # the sections of the rules that are on the aid
    explained: tuple[str, ...]  # the decks whose pieces it explains
    together: bool = False  # one score for everybody: the pad has a column a game
    wanted: tuple[str, ...] = field(default=())  # what of the supply cannot be printed


def copies_of(folder: str, name: str, copies: int, numbered: bool = False) -> Piece:
    """A piece whose copies look alike, or are numbered as views write them: `kitchen#2`."""
    if not numbered or copies == 1:
        return Piece(name, (f"{folder}/{name}",), copies)
    return Piece(name, tuple(f"{folder}/{name}#{copy}" for copy in range(1, copies + 1)), copies)
