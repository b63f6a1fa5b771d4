"""The cards of the box: names in code, numbers from `cards.toml`.

Room cards are numbered 1–60 and resource cards 1–48 in the order of the file; 0 is no card. The tables below are
indexed by card number or by the enums, and are constants to the compiled rules.
"""

from enum import IntEnum
from pathlib import Path
from typing import Any

from rooftree.box.tomlcards import (
    CardSetError,
    cards_of,
    copies,
    expect_total,
    member_in,
    number_in,
    numbers_in,
    numbers_named,
    read_toml,
    rows_by_name,
    supply_in,
)
from rooftree.core.layout import Run, grid, table
from rooftree.core.notation import kebab

NUM_ROOM_CARDS = 60
NUM_RESOURCE_CARDS = 48
NUMBERS = {"functionality": (0, 9), "uniform-roof": (0, 20), "mixed-roof": (0, 20), "window": (0, 9)}
CARDS_FILE = Path(__file__).with_name("cards.toml")


class RoomType(IntEnum):
    """The kinds of room, as in `cards.toml`; NONE is a cell without a face-up room."""

    NONE = 0
    LIVING_ROOM = 1
    KITCHEN = 2
    BEDROOM = 3
    PLAYROOM = 4
    BATHROOM = 5
    PANTRY = 6
    DRESSING_ROOM = 7
    SAUNA = 8
    LIBRARY = 9
    STUDY = 10
    BOARD_GAME_ROOM = 11
    GARAGE = 12
    WINE_CELLAR = 13
    WORKSHOP = 14
    LAUNDRY = 15
    STORAGE = 16
    GYM = 17


class RoomClass(IntEnum):
    """Where a room may be built: normal and unique rooms upstairs, basement rooms below."""

    NONE = 0
    NORMAL = 1
    UNIQUE = 2
    BASEMENT = 3


class ResourceKind(IntEnum):
    """What a resource card is."""

    NONE = 0
    ROOF = 1
    DECOR = 2
    TOOL = 3
    HELPER = 4


class RoofColour(IntEnum):
    """The four colours of roof."""

    RED = 0
    BROWN = 1
    GREY = 2
    GREEN = 3


class Decor(IntEnum):
    """The décor tokens, one of each."""

    NONE = 0
    PIANO = 1
    CANOPY_BED = 2
    ICE_CREAM_MACHINE = 3
    WHIRLPOOL = 4
    PAINTINGS = 5
    SOFA = 6
    PLAY_TENT = 7
    CAT_HOUSE = 8
    TREEHOUSE = 9
    BIRDHOUSE = 10


class Tool(IntEnum):
    """The tools, one of each."""

    DRILL = 0
    JACKHAMMER = 1
    CONCRETE_MIXER = 2
    SCAFFOLDING = 3


class Helper(IntEnum):
    """The helpers, two of each."""

    ROOFER = 0
    SUPPLIER = 1
    ARCHITECT = 2
    HANDYMAN = 3
    INTERIOR_DESIGNER = 4


class CardSet:
    """A validated `cards.toml` as tables."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.rooms = rows_by_name(data, "room", "name", [kebab(t) for t in RoomType if t])
        self.roofs = rows_by_name(data, "roof", "colour", [kebab(c) for c in RoofColour])
        self.decor = rows_by_name(data, "decor", "name", [kebab(d) for d in Decor if d])
        self.tools = rows_by_name(data, "tool", "name", [kebab(t) for t in Tool])
        self.helpers = rows_by_name(data, "helper", "name", [kebab(h) for h in Helper])
        self.supply = supply_in(data)
        self.numbers = numbers_named(data, NUMBERS)
        self._number_the_rooms()
        self._number_the_resources()
        expect_total("cards in the room deck", len(self.room_names) - 1, NUM_ROOM_CARDS, "Dream Home")
        expect_total("cards in the resource deck", len(self.resource_names) - 1, NUM_RESOURCE_CARDS, "Dream Home")

    def _number_the_rooms(self) -> None:
        no_points: list[tuple[int, ...]] = [(0, 0, 0, 0)]
        self.room_names, self.room_type, self.children = [""], [0], [0]
        self.room_class, self.points, self.beside, self.beside_points = [0], no_points, [0], [0]
        for number, (name, room) in enumerate(self.rooms.items(), start=1):
            points = numbers_in(room, "points", f"room {name}", most=9)
            if not 1 <= len(points) <= 3:
                raise CardSetError(f"room {name}: points must list 1 to 3 sizes, not {len(points)}")
            children = numbers_in(room, "children", f"room {name}", most=9)
            if not children:
                raise CardSetError(f"room {name}: children must name at least one copy")
            beside = room.get("beside", {"room": "none", "points": 0})
            if not isinstance(beside, dict) or ("beside" in room and len(points) > 1):
                raise CardSetError(f"room {name}: beside = {{ room = …, points = … }} is for rooms of one card")
            self.room_names += copies(name, len(children))
            self.room_type += [number] * len(children)
            self.children += children
            self.room_class.append(member_in(RoomClass, room.get("class"), f"room {name}: class"))
            self.points.append((0, *points, *[0] * (3 - len(points))))
            self.beside.append(member_in(RoomType, beside.get("room"), f"room {name}: beside.room", none_too=True))
            self.beside_points.append(number_in(beside, "points", f"room {name}: beside", most=9))

    def _number_the_resources(self) -> None:
        self.resource_names, self.kind, self.detail, self.window = [""], [0], [0], [0]
        for colour, (name, roof) in enumerate(self.roofs.items()):
            for window, key in enumerate(("plain", "window")):
                count = number_in(roof, key, f"roof {name}", least=1 - window)
                stem = f"roof-{name}-window" if window else f"roof-{name}"
                self._add(copies(stem, count), ResourceKind.ROOF, colour, window)
        self.decor_points, self.decor_room, self.in_garden = [0], [0], [0]
        for number, (name, decor) in enumerate(self.decor.items(), start=1):
            self._add([name], ResourceKind.DECOR, number)
            room = decor.get("room")
            anywhere = room in ("any", "garden")
            self.decor_points.append(number_in(decor, "points", f"decor {name}", least=1, most=9))
            self.decor_room.append(0 if anywhere else member_in(RoomType, room, f"decor {name}: room"))
            self.in_garden.append(int(room == "garden"))
        for number, name in enumerate(self.tools):
            self._add([name], ResourceKind.TOOL, number)
        for number, (name, helper) in enumerate(self.helpers.items()):
            count = number_in(helper, "copies", f"helper {name}", least=1)
            self._add(copies(name, count), ResourceKind.HELPER, number)

    def _add(self, names: list[str], kind: ResourceKind, detail: int, window: int = 0) -> None:
        self.resource_names += names
        self.kind += [kind] * len(names)
        self.detail += [detail] * len(names)
        self.window += [window] * len(names)

    def first_card(self, kind: ResourceKind, detail: int) -> int:
        """The lowest number of the resource cards of one kind (`first_card(TOOL, DRILL)`)."""
        return list(zip(self.kind, self.detail, strict=True)).index((kind, detail))


def load(path: Path = CARDS_FILE) -> CardSet:
    """Read and check a card set; `CardSetError` says what is wrong with it."""
    return CardSet(read_toml(path))


def _lasts(firsts: Run, last: int) -> list[int]:
    """Each run of cards ends where the next begins."""
    return [*(first - 1 for first in list(firsts)[1:]), last]


def _pair_points(cards: CardSet, left: int, right: int) -> int:
    """A card alone, and what it and the next on the same floor are worth more together."""
    alone, two = cards.points[left][1], cards.points[left][2]
    together = two - 2 * alone if left == right and two else 0
    return alone + together + _more_beside(cards, left, right) + _more_beside(cards, right, left)


def _triple_points(cards: CardSet, left: int, middle: int) -> int:
    """What pairs get wrong where the third is like the first: a room of three, or one neighbour on both sides."""
    _, alone, two, three = cards.points[left]
    if left == middle and three:
        return three - 2 * two + alone
    return -_more_beside(cards, middle, left)


def _more_beside(cards: CardSet, room: int, neighbour: int) -> int:
    """What a room is worth more beside this one."""
    return cards.beside_points[room] - cards.points[room][1] if neighbour and cards.beside[room] == neighbour else 0


CARDS = CardSet(cards_of(__name__, CARDS_FILE))
ROOM_NAMES, RESOURCE_NAMES = CARDS.room_names, CARDS.resource_names
ROOM_NUMBERS = {name: number for number, name in enumerate(ROOM_NAMES)}
RESOURCE_NUMBERS = {name: number for number, name in enumerate(RESOURCE_NAMES)}

NUM_ROOM_TYPES = len(RoomType) - 1
NO_ROOM = 0  # RoomType.NONE as a plain number
NUM_COLOURS = len(RoofColour)
NUM_DECOR = len(Decor) - 1

# By room card number; SCAFFOLDING_UP (state.py) is the number behind the last card and has no type.
ROOM_TYPE = table([*CARDS.room_type, 0])
CHILDREN = table([*CARDS.children, 0])

# By RoomType. Copies of a room are numbered FIRST_ROOM … LAST_ROOM.
ROOM_CLASS = table(CARDS.room_class)
MAX_SIZE = table([0, *(len(room["points"]) for room in CARDS.rooms.values())])
ROOM_POINTS = grid(CARDS.points)  # [type, size]
BESIDE = table(CARDS.beside)  # the neighbour that makes this room worth more
BESIDE_POINTS = table(CARDS.beside_points)
PAIR_POINTS = grid([[_pair_points(CARDS, left, right) for right in RoomType] for left in RoomType])
TRIPLE_POINTS = grid([[_triple_points(CARDS, left, middle) for middle in RoomType] for left in RoomType])

# By resource card number.
RESOURCE_KIND = table(CARDS.kind)
RESOURCE_DETAIL = table(CARDS.detail)  # a RoofColour, Decor, Tool or Helper
HAS_WINDOW = table(CARDS.window)

# By Decor.
DECOR_POINTS = table(CARDS.decor_points)
DECOR_ROOM = table(CARDS.decor_room)  # NONE: any room, or the garden
DECOR_IN_GARDEN = table(CARDS.in_garden)

FIRST_ROOM = table([0, *(CARDS.room_type.index(room) for room in RoomType if room)])
LAST_ROOM = table(_lasts(FIRST_ROOM, NUM_ROOM_CARDS))

# Where the resource cards of a kind begin and end in the numbering; roof cards are numbers 1 … NUM_ROOFS.
NUM_ROOFS = CARDS.kind.count(ResourceKind.ROOF)
TOOL_CARD = table([CARDS.first_card(ResourceKind.TOOL, tool) for tool in Tool])
DECOR_CARD = table([0, *(CARDS.first_card(ResourceKind.DECOR, decor) for decor in Decor if decor)])
FIRST_HELPER = table([CARDS.first_card(ResourceKind.HELPER, helper) for helper in Helper])
LAST_HELPER = table(_lasts(FIRST_HELPER, NUM_RESOURCE_CARDS))
FIRST_ROOF = table([CARDS.first_card(ResourceKind.ROOF, colour) for colour in RoofColour])
LAST_ROOF = table(_lasts(FIRST_ROOF, NUM_ROOFS))
FIRST_WINDOW = table(  # those with windows come last
    [LAST_ROOF[colour] + 1 - CARDS.roofs[kebab(colour)]["window"] for colour in RoofColour]
)
