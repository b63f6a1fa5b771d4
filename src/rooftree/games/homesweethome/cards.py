"""The cards of the box: names in code, numbers from `cards.toml`.

Construction cards are numbered 1–40 in the order terrains, foundations, rooms, roofs, traps, and resource cards 1–54
in the order of the file; 0 is no card. The tables below are indexed by card number or by the enums.
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
from rooftree.core.layout import grid, table
from rooftree.core.notation import kebab
from rooftree.games.homesweethome.board import Cell

NUM_CONSTRUCTIONS = 40
NUM_RESOURCE_CARDS = 54
MOST_IN_HANDS = 21  # with the banker's card: then a pile made anew has at least 33
RANKS = ("nice-house", "manor", "palace")
NUMBERS = {"swap-stars": (1, 6), "expert": (0, 20), **dict.fromkeys(RANKS, (1, 99))}
CARDS_FILE = Path(__file__).with_name("cards.toml")


class Resource(IntEnum):
    """What construction takes, and what stops traps."""

    NONE = 0
    CONCRETE = 1
    WOOD = 2
    METAL = 3
    SLATE = 4
    BRICK = 5
    WATER = 6
    GLASS = 7
    JOKER = 8
    TARP = 9
    POISON = 10


class Kind(IntEnum):
    """The kinds of construction card."""

    NONE = 0
    TERRAIN = 1
    FOUNDATION = 2
    ROOM = 3
    ROOF = 4
    TRAP = 5


class RoomKind(IntEnum):
    """What a room is for (R9, expert)."""

    NONE = 0
    KITCHEN = 1
    BEDROOM = 2
    BATHROOM = 3
    LIVING_ROOM = 4


class Trap(IntEnum):
    """The traps."""

    NONE = 0
    HAIL = 1
    DROUGHT = 2
    PESTS = 3


class Character(IntEnum):
    """The characters, one card of each."""

    NONE = 0
    MASON = 1
    CARPENTER = 2
    GARDENER = 3
    GOOD_NEIGHBOUR = 4
    BANKER = 5
    SITE_MANAGER = 6
    ARCHITECT = 7


class Hint(IntEnum):
    """What the table knows that a player holds, because only those who can help are asked: at least one of these."""

    CONCRETE = 0
    WOOD = 1
    JOKER = 2
    TARP = 3
    POISON = 4
    CONCRETE_OR_WOOD = 5
    WATER_OR_JOKER = 6
    TARP_OR_JOKER = 7  # ruleset 1, like the next
    POISON_OR_JOKER = 8


TABLES = {"terrain": Kind.TERRAIN, "foundation": Kind.FOUNDATION, "room": Kind.ROOM, "roof": Kind.ROOF}
PAYABLE = [resource for resource in Resource if Resource.NONE < resource < Resource.JOKER]


class CardSet:
    """A validated `cards.toml` as tables."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.resources = rows_by_name(data, "resource", "name", [kebab(r) for r in Resource if r])
        self.hand_sizes = _hand_sizes(data.get("hands"))
        self.supply = supply_in(data)
        self.numbers = numbers_named(data, NUMBERS)
        if sorted(leasts := [self.numbers[rank] for rank in RANKS]) != leasts:
            raise CardSetError(f"[numbers]: {', '.join(RANKS)} must be in this order, not {leasts}")
        self._number_the_constructions(data)
        self._number_the_resources()
        expect_total("construction cards", len(self.names) - 1, NUM_CONSTRUCTIONS, "Home Sweet Home")
        expect_total("resource cards", len(self.resource_names) - 1, NUM_RESOURCE_CARDS, "Home Sweet Home")

    def _number_the_constructions(self, data: dict[str, Any]) -> None:
        no_cost = tuple(0 for _ in Resource)
        self.names, self.kind, self.points, self.capacity, self.room_kind = [""], [0], [0], [0], [0]
        self.cost: list[tuple[int, ...]] = [no_cost]
        self.trap = [0]
        self.zone: list[tuple[int, ...]] = [tuple(0 for _ in Cell)]
        for name, kind in TABLES.items():
            for row in _rows(data, name):
                self._add(row, kind)
        traps = rows_by_name(data, "trap", "name", [kebab(trap) for trap in Trap if trap])
        for number, (name, row) in enumerate(traps.items(), start=1):
            self._append(name, Kind.TRAP, no_cost)
            self.trap[-1] = number
            self.zone[-1] = _zone(row.get("zone"), f"trap {name}")

    def _add(self, row: dict[str, Any], kind: Kind) -> None:
        where, cost = f"{kebab(kind)} {row.get('name')}", row.get("cost")
        named = [member_in(Resource, name, f"{where}: cost") for name in (cost if isinstance(cost, list) else [])]
        if not named or any(resource not in PAYABLE for resource in named):
            raise CardSetError(f"{where}: cost must name resources from concrete to glass, not {cost!r}")
        self._append(str(row["name"]), kind, tuple(named.count(resource) for resource in Resource))
        self.points[-1] = number_in(row, "points", where)
        if kind == Kind.FOUNDATION:
            self.capacity[-1] = number_in(row, "rooms", where, least=1, most=2)
        if kind == Kind.ROOM:
            self.room_kind[-1] = member_in(RoomKind, row.get("kind"), f"{where}: kind")

    def _append(self, name: str, kind: Kind, cost: tuple[int, ...]) -> None:
        if name in self.names:
            raise CardSetError(f"there are two cards called {name!r}")
        self.names.append(name)
        self.kind.append(kind)
        self.cost.append(cost)
        self.zone.append(self.zone[0])
        for column in (self.points, self.capacity, self.room_kind, self.trap):
            column.append(0)

    def _number_the_resources(self) -> None:
        self.resource_names, self.resource_kind, self.stars = [""], [0], [0]
        for number, (name, row) in enumerate(self.resources.items(), start=1):
            count = number_in(row, "copies", f"resource {name}", least=1)
            self.resource_names += copies(name, count)
            self.resource_kind += [number] * count
            self.stars.append(number_in(row, "stars", f"resource {name}", least=1, most=3))


def _rows(data: dict[str, Any], name: str) -> list[dict[str, Any]]:
    rows = data.get(name)
    if not isinstance(rows, list) or not all(isinstance(row, dict) and row.get("name") for row in rows):
        raise CardSetError(f"[[{name}]] must be a list of tables, each with a name")
    return rows


def _hand_sizes(hands: Any) -> list[int]:
    sizes = numbers_in(hands if isinstance(hands, dict) else {}, "sizes", "[hands]", most=MOST_IN_HANDS)
    if len(sizes) != 4:
        raise CardSetError(f"[hands]: sizes must be four, for 2, 3, 4 and 5 players, not {len(sizes)}")
    for players, size in enumerate(sizes, start=2):
        most = (MOST_IN_HANDS - 1) // players
        if not 1 <= size <= most:
            raise CardSetError(f"[hands]: {players} players get 1 to {most} cards each, not {size}")
    return sizes


def _zone(cells: Any, where: str) -> tuple[int, ...]:
    known = [cell.name for cell in Cell]
    if not isinstance(cells, list) or not cells or any(cell not in known for cell in cells):
        raise CardSetError(f"{where}: zone must name cells from A1 to C3, not {cells!r}")
    return tuple(int(cell in cells) for cell in known)


def load(path: Path = CARDS_FILE) -> CardSet:
    """Read and check a card set; `CardSetError` says what is wrong with it."""
    return CardSet(read_toml(path))


CARDS = CardSet(cards_of(__name__, CARDS_FILE))
CONSTRUCTION_NAMES, RESOURCE_NAMES = CARDS.names, CARDS.resource_names
CONSTRUCTION_NUMBERS = {name: number for number, name in enumerate(CONSTRUCTION_NAMES)}
RESOURCE_NUMBERS = {name: number for number, name in enumerate(RESOURCE_NAMES)}

NUM_RESOURCES = len(Resource) - 1
NUM_PAYABLE = len(PAYABLE)  # concrete to glass: what a cost may name
NUM_CHARACTERS = len(Character) - 1

# By construction card.
KIND = table(CARDS.kind)
COST = grid(CARDS.cost)  # [card, resource]
POINTS = table(CARDS.points)
CAPACITY = table(CARDS.capacity)  # how many rooms a foundation carries
ROOM_KIND = table(CARDS.room_kind)
TRAP = table(CARDS.trap)
IN_ZONE = grid(CARDS.zone)  # [card, cell]: 1 where a trap strikes

# By resource card, by Resource, by number of players.
RESOURCE_KIND = table(CARDS.resource_kind)
STARS = table(CARDS.stars)
HAND_SIZE = table([0, 0, *CARDS.hand_sizes])
FIRST_RESOURCE = table([0, *(CARDS.resource_kind.index(resource) for resource in Resource if resource)])
LAST_RESOURCE = table([0, *(NUM_RESOURCE_CARDS - CARDS.resource_kind[::-1].index(r) for r in Resource if r)])

# By Hint.
NUM_HINTS = len(Hint)
HINTED = {hint: [Resource[name] for name in hint.name.split("_OR_")] for hint in Hint}
IS_HINTED = grid([tuple(int(resource in HINTED[hint]) for resource in Resource) for hint in Hint])  # [hint, resource]
