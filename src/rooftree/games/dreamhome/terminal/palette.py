"""The colours of Dream Home: they read equally well on dark and on light terminals, and none carries meaning alone."""

from rooftree.core.notation import kebab
from rooftree.games.dreamhome.cards import (
    DECOR_POINTS,
    RESOURCE_KIND,
    RESOURCE_NUMBERS,
    ROOM_CLASS,
    Decor,
    ResourceKind,
    RoomClass,
    RoomType,
)
from rooftree.texts.speaker import kind_of

ROOMS = {
    "living-room": "#c8452f",
    "kitchen": "#a86400",
    "bedroom": "#3d78d8",
    "playroom": "#b24bb8",
    "bathroom": "#0f8488",
}
CLASSES = {RoomClass.UNIQUE: "#8a63d2", RoomClass.BASEMENT: "#7a7000"}
ROOFS = {"red": "#c8452f", "brown": "#a86400", "grey": "#777777", "green": "#3f8528"}
KINDS = {ResourceKind.DECOR: "#c2447a", ResourceKind.TOOL: "#7a7000", ResourceKind.HELPER: "#3d78d8"}

_ROOM_TYPES = {kebab(room): room for room in RoomType if room}
_DECOR = {kebab(decor): decor for decor in Decor if decor}


def room_style(card: str) -> str:
    """The colour of a room card: one for each kind of normal room, one for each other class."""
    kind = kind_of(card)
    return ROOMS.get(kind) or CLASSES[RoomClass(int(ROOM_CLASS[_ROOM_TYPES[kind]]))]


def resource_style(card: str) -> str:
    """The colour of a resource card: its own for a roof, otherwise that of its kind."""
    if is_roof(card):
        return ROOFS[kind_of(card).split("-")[1]]
    return KINDS[kind_of_resource(card)]


def is_roof(card: str) -> bool:
    return kind_of(card).startswith("roof-")


def kind_of_resource(card: str) -> ResourceKind:
    """Whether a card, or any copy of it, is a roof, a décor, a tool or a helper."""
    number = RESOURCE_NUMBERS.get(card) or RESOURCE_NUMBERS[f"{card}#1"]
    return ResourceKind(int(RESOURCE_KIND[number]))


def decor_points(name: str) -> int:
    return int(DECOR_POINTS[_DECOR[name]])
