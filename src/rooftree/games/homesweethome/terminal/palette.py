"""The colours of Home Sweet Home. Whatever has one has a sign, a shape or a name too: none carries meaning alone.

As ink they read equally well on dark and on light terminals; as a ground they carry white letters.
"""

from rooftree.draw.styles import lettered
from rooftree.games.homesweethome.cards import CAPACITY, CONSTRUCTION_NUMBERS, KIND, ROOM_KIND, Kind, RoomKind

COLOURS = {
    "grey": "#777777",
    "brown": "#9c6a3c",
    "steel": "#54809c",
    "violet": "#7a72a8",
    "red": "#c8452f",
    "blue": "#1583b0",
    "teal": "#178a78",
    "gold": "#a07000",
    "green": "#3f8528",
    "mauve": "#a655c8",
    "orange": "#b8641a",
    "indigo": "#5e72d0",
}
RESOURCES = {
    "concrete": "grey",
    "wood": "brown",
    "metal": "steel",
    "slate": "violet",
    "brick": "red",
    "water": "blue",
    "glass": "teal",
    "joker": "gold",
    "tarp": "green",
    "poison": "mauve",
}
ROOMS = {
    RoomKind.KITCHEN: "orange",
    RoomKind.BEDROOM: "indigo",
    RoomKind.BATHROOM: "blue",
    RoomKind.LIVING_ROOM: "mauve",
}
# What a garden, a wall or a roof is made of: its colour, and what it looks like in odd and even rows.
CONCRETE, WOOD, METAL = ("grey", "░░", "░░"), ("brown", "= ", " ="), ("steel", "| ", "| ")
SLATE, BRICK, GLASS = ("violet", "^ ", " ^"), ("red", "▬ ", " ▬"), ("teal", "╱ ", " ╱")
MATERIALS = {
    "lawn": ("green", '" ', ' "'),
    "flower-bed": ("mauve", "* ", " *"),
    "vegetable-garden": ("green", ", ", " ,"),
    "fountain": ("blue", "· ", " ·"),
    "wooden-terrace": WOOD,
    "paved-path": ("grey", "o ", " o"),
    "barbecue": ("red", "~ ", " ~"),
    "playground": ("gold", "○ ", " ○"),
    "swimming-pool": ("blue", "≈ ", " ≈"),
    "greenhouse": ("teal", "╱╲", "╲╱"),
    "concrete-slab": CONCRETE,
    "small-slab": CONCRETE,
    "wooden-stilts": WOOD,
    "crawl-space": CONCRETE,
    "brick-base": BRICK,
    "large-slab": CONCRETE,
    "reinforced-raft": CONCRETE,
    "cellar": BRICK,
    "basement": BRICK,
    "shingle-roof": WOOD,
    "sheet-metal-roof": METAL,
    "slate-roof": SLATE,
    "guttered-slate-roof": SLATE,
    "tiled-roof": BRICK,
    "roof-terrace": CONCRETE,
    "dormer-roof": ("violet", "▣ ", " ▣"),
    "glass-roof": GLASS,
}
PAPER = {
    RoomKind.KITCHEN: ("+ ", " +"),
    RoomKind.BEDROOM: ("' ", " '"),
    RoomKind.BATHROOM: ("≈ ", " ≈"),
    RoomKind.LIVING_ROOM: ("╲╱", "╱╲"),
}
# A kind of card in two squares.
PICTURES = {Kind.TERRAIN: '""', Kind.FOUNDATION: "▬", Kind.ROOM: "[]", Kind.ROOF: "╱╲", Kind.TRAP: "!!"}
DANGER = "red"
STAR = "★"


def ink(colour: str) -> str:
    return COLOURS[colour]


def lettering(colour: str) -> str:
    return lettered(COLOURS[colour])


def kind_of(card: str) -> Kind:
    return Kind(int(KIND[CONSTRUCTION_NUMBERS[card]]))


def is_trap(card: str) -> bool:
    return kind_of(card) == Kind.TRAP


def room_kind_of(card: str) -> RoomKind:
    return RoomKind(int(ROOM_KIND[CONSTRUCTION_NUMBERS[card]]))


def colour_of(card: str) -> str:
    """A room by what it is for, a trap as danger, the rest by what it is made of."""
    match kind_of(card):
        case Kind.ROOM:
            return ROOMS[room_kind_of(card)]
        case Kind.TRAP:
            return DANGER
    return MATERIALS[card][0]


def pattern_of(card: str) -> tuple[str, str]:
    """What a card is drawn with, in odd and in even rows."""
    if kind_of(card) == Kind.ROOM:
        return PAPER[room_kind_of(card)]
    return MATERIALS[card][1:]


def picture_of(card: str) -> str:
    """The kind of a card in two squares; a foundation tells how many rooms it carries."""
    kind = kind_of(card)
    return PICTURES[kind] + (str(CAPACITY[CONSTRUCTION_NUMBERS[card]]) if kind == Kind.FOUNDATION else "")
