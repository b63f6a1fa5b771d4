"""The colours of California. Each has a pattern and a name too, so that none carries meaning alone.

As ink they read equally well on dark and on light terminals; as a floor they carry white letters.
"""

from rooftree.draw.styles import lettered, woven
from rooftree.games.california.cards import CARDS
from rooftree.texts.speaker import kind_of

COLOURS = {
    "brown": "#9c6a3c",
    "red": "#c8452f",
    "mauve": "#a655c8",
    "grey": "#777777",
    "light-blue": "#1583b0",
    "green": "#3f8528",
}
# What a floor looks like: boards, carpet, diamonds, concrete, water, grass. Odd and even rows.
PATTERNS = {
    "brown": ("= ", " ="),
    "red": ("× ", " ×"),
    "mauve": ("╱╲", "╲╱"),
    "grey": ("░░", "░░"),
    "light-blue": ("≈ ", " ≈"),
    "green": ('" ', ' "'),
}
GOLD = "bold #a07000"
PIECE = "◆"
COIN = "●"
NO_COIN = "○"


def ink(colour: str | None) -> str:
    """The colour as letters."""
    return COLOURS[colour] if colour else ""


def lettering(colour: str) -> str:
    """Letters on a floor of the colour."""
    return lettered(COLOURS[colour])


def weave(colour: str) -> str:
    """The pattern of a floor on the floor: the same colour, lighter."""
    return woven(COLOURS[colour])


def colour_of(tile: str) -> str | None:
    """The colour of a room or a piece of furniture; the attic extension has none."""
    kind = kind_of(tile)
    if kind in CARDS.furniture:
        return str(CARDS.furniture[kind]["colour"])
    return kind.removeprefix("room-") if is_room(kind) else None


def is_room(tile: str) -> bool:
    return tile.startswith("room-")


def is_furniture(tile: str) -> bool:
    return kind_of(tile) in CARDS.furniture
