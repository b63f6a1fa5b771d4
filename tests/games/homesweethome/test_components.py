"""What is in the box, counted against the tables of the rules page ("Components")."""

import copy
import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from rooftree.box.tomlcards import CardSetError
from rooftree.core.notation import kebab
from rooftree.games.homesweethome import cards
from rooftree.games.homesweethome.board import Cell
from rooftree.games.homesweethome.cards import (
    CARDS_FILE,
    CONSTRUCTION_NAMES,
    CONSTRUCTION_NUMBERS,
    RESOURCE_NAMES,
    CardSet,
    Character,
    Kind,
    Resource,
    RoomKind,
    load,
)
from tests.games.homesweethome.box import CELLS, CHARACTERS, CONSTRUCTIONS, HAND_SIZES, RESOURCES, STARS, ZONES
from tests.games.homesweethome.drawing import GAME, table

PAYABLE = ["concrete", "wood", "metal", "slate", "brick", "water", "glass"]
DATA = tomllib.loads(CARDS_FILE.read_text(encoding="utf-8"))


def test_40_construction_cards() -> None:
    """Components  10 terrains, 9 foundations, 10 rooms, 8 roofs, 3 traps; each with a name of its own."""
    kinds = Counter(kebab(Kind(cards.KIND[card])) for card in range(1, 41))
    assert kinds == {"terrain": 10, "foundation": 9, "room": 10, "roof": 8, "trap": 3}
    assert sorted(CONSTRUCTION_NAMES[1:]) == sorted(CONSTRUCTIONS)
    assert len(set(CONSTRUCTION_NAMES)) == 41


@pytest.mark.parametrize("name", CONSTRUCTIONS)
def test_a_construction_card(name: str) -> None:
    """Components  Kind, cost and points of every card; how many rooms a foundation carries, what a room is for."""
    card, number = CONSTRUCTIONS[name], CONSTRUCTION_NUMBERS[name]
    assert kebab(Kind(cards.KIND[number])) == card.kind
    assert {each: cards.COST[number, Resource[each.upper()]] for each in PAYABLE} == {
        each: card.cost.count(each) for each in PAYABLE
    }
    assert sum(cards.COST[number, resource] for resource in Resource) == len(card.cost)
    assert (cards.POINTS[number], cards.CAPACITY[number]) == (card.points, card.rooms)
    assert cards.ROOM_KIND[number] == (RoomKind[card.purpose.replace("-", "_").upper()] if card.purpose else 0)


@pytest.mark.parametrize("name", CONSTRUCTIONS)
def test_the_zones_of_the_traps(name: str) -> None:
    """Components  Hail A1 B1 C1 B2 B3, drought A2 C2 A3 B3 C3, pests A1 B2 C3; other cards have no zone."""
    number = CONSTRUCTION_NUMBERS[name]
    zone = [cell for cell in CELLS if cards.IN_ZONE[number, Cell[cell]]]
    assert sorted(zone) == sorted(ZONES.get(name, []))
    assert bool(cards.TRAP[number]) == (name in ZONES)


def test_54_resource_cards() -> None:
    """Components  12 concrete, 10 wood, 8 metal, 6 slate, 6 brick, 6 water, 2 glass, 2 jokers, a tarp, a poison."""
    assert Counter(name.split("#")[0] for name in RESOURCE_NAMES[1:]) == {
        name: count for name, (count, _) in RESOURCES.items()
    }
    assert len(set(RESOURCE_NAMES)) == 55


def test_a_single_card_has_no_number() -> None:
    """Components  `tarp` alone, `joker#1` and `joker#2`: each card can be named in a record."""
    assert RESOURCE_NAMES[-4:] == ["joker#1", "joker#2", "tarp", "poison"]


def test_the_stars() -> None:
    """Components  Wood and concrete 1, metal, slate, brick and water 2, glass, joker, tarp and poison 3."""
    assert {kebab(resource): cards.STARS[resource] for resource in Resource if resource} == STARS


def test_the_hands() -> None:
    """Components  7 / 6 / 5 / 4 cards for 2 / 3 / 4 / 5 players."""
    assert {players: cards.HAND_SIZE[players] for players in range(2, 6)} == HAND_SIZES


def test_seven_characters() -> None:
    """Components  Mason, carpenter, gardener, good neighbour, banker, site manager, architect."""
    assert [kebab(character) for character in Character if character] == CHARACTERS


def test_the_ground() -> None:
    """Components  Three by three cells, A to C and 1 to 3."""
    assert [cell.name for cell in Cell] == CELLS


def test_a_card_in_a_queue_shows_what_it_costs() -> None:
    """Components  Everyone reads cost and points off the cards in the queues; a trap has neither."""
    shown = GAME.view(table(a="swimming-pool hail dormer-roof"), None)["queues"]["A"]
    assert shown == [
        {"name": "swimming-pool", "cost": ["concrete", "concrete", "brick", "water"], "points": 5},
        {"name": "hail", "cost": [], "points": 0},
        {"name": "dormer-roof", "cost": ["wood", "wood", "slate", "slate"], "points": 5},
    ]


def test_the_card_set_of_the_package_is_sound() -> None:
    """Components  The data file loads."""
    assert load().names == CONSTRUCTION_NAMES
    assert load().resource_names == RESOURCE_NAMES


# A set that is none


def put(*path: Any) -> Callable[[Any], None]:
    """A change to one value: `put("resource", 0, "copies", 7)`."""

    def spoil(data: Any) -> None:
        for key in path[:-2]:
            data = data[key]
        data[path[-2]] = path[-1]

    return spoil


def drop(*path: Any) -> Callable[[Any], None]:
    """Something left out."""

    def spoil(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        del data[path[-1]]

    return spoil


def add(table_name: str, row: dict[str, Any]) -> Callable[[Any], None]:
    """A card more."""
    return lambda data: data[table_name].append(row)


def assert_refused(spoil: Callable[[Any], None], error: str) -> None:
    data = copy.deepcopy(DATA)
    spoil(data)
    with pytest.raises(CardSetError, match=error):
        CardSet(data)


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (drop("terrain", 0), "there are 39 construction cards; a Home Sweet Home set has exactly 40"),
        (drop("foundation", 8), "there are 39 construction cards; a Home Sweet Home set has exactly 40"),
        (drop("room", 4), "there are 39 construction cards; a Home Sweet Home set has exactly 40"),
        (drop("roof", 7), "there are 39 construction cards; a Home Sweet Home set has exactly 40"),
        (add("roof", {"name": "turf-roof", "cost": ["wood"], "points": 1}), "there are 41 construction cards"),
        (put("resource", 0, "copies", 11), "there are 53 resource cards; a Home Sweet Home set has exactly 54"),
        (put("resource", 9, "copies", 2), "there are 55 resource cards; a Home Sweet Home set has exactly 54"),
    ],
)
def test_a_set_with_other_totals_is_refused(spoil: Callable[[Any], None], error: str) -> None:
    """Components  A set that does not total 40 and 54 is refused with a clear error."""
    assert_refused(spoil, error)


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (drop("trap", 2), r"\[\[trap\]\] name = 'pests' must appear once, not 0 times"),
        (put("trap", 2, "name", "hail"), r"\[\[trap\]\] name = 'hail' must appear once, not 2 times"),
        (put("trap", 2, "name", "flood"), r"\[\[trap\]\] name = 'flood' is unknown; known are hail, drought, pests"),
        (put("resource", 2, "name", "gold"), r"\[\[resource\]\] name = 'gold' is unknown; known are concrete"),
        (drop("resource", 7), r"\[\[resource\]\] name = 'joker' must appear once, not 0 times"),
        (put("room", 0, "kind", "cave"), "room kitchenette: kind must be one of kitchen, .*, not 'cave'"),
        (drop("room", 0, "kind"), "room kitchenette: kind must be one of kitchen, .*, not None"),
        (put("terrain", 0, "cost", ["gold"]), "terrain lawn: cost must be one of concrete, .*, not 'gold'"),
        (put("terrain", 0, "name", "barbecue"), "there are two cards called 'barbecue'"),
        (put("terrain", 0, "name", "hail"), "there are two cards called 'hail'"),
        (put("terrain", 0, "name", ""), r"\[\[terrain\]\] must be a list of tables, each with a name"),
        (drop("roof"), r"\[\[roof\]\] must be a list of tables, each with a name"),
        (put("room", ["kitchen"]), r"\[\[room\]\] must be a list of tables, each with a name"),
    ],
)
def test_unknown_names_are_refused(spoil: Callable[[Any], None], error: str) -> None:
    """Components  A resource, a trap or a kind of room that the game does not know is named in the error."""
    assert_refused(spoil, error)


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (
            put("roof", 1, "cost", []),
            r"roof sheet-metal-roof: cost must name resources from concrete to glass, not \[",
        ),
        (put("roof", 1, "cost", ["joker"]), "roof sheet-metal-roof: cost must name resources from concrete to glass"),
        (
            put("roof", 1, "cost", ["tarp", "wood"]),
            "sheet-metal-roof: cost must name resources from concrete to glass",
        ),
        (put("roof", 1, "cost", "metal"), "sheet-metal-roof: cost must name resources from concrete to glass"),
        (put("roof", 1, "cost", 3), "sheet-metal-roof: cost must name resources from concrete to glass, not 3"),
        (drop("roof", 1, "cost"), "sheet-metal-roof: cost must name resources from concrete to glass, not None"),
        (put("roof", 1, "points", -1), "roof sheet-metal-roof: points must be a whole number from 0"),
        (put("roof", 1, "points", "1"), "roof sheet-metal-roof: points must be a whole number from 0"),
        (
            put("foundation", 0, "rooms", 0),
            "foundation concrete-slab: rooms must be a whole number from 1 to 2, not 0",
        ),
        (
            put("foundation", 0, "rooms", 3),
            "foundation concrete-slab: rooms must be a whole number from 1 to 2, not 3",
        ),
        (put("trap", 0, "zone", ["A1", "D4"]), "trap hail: zone must name cells from A1 to C3, not"),
        (put("trap", 0, "zone", []), "trap hail: zone must name cells from A1 to C3, not"),
        (put("trap", 0, "zone", "A1"), "trap hail: zone must name cells from A1 to C3, not 'A1'"),
        (put("resource", 0, "stars", 4), "resource concrete: stars must be a whole number from 1 to 3, not 4"),
        (put("resource", 0, "copies", 0), "resource concrete: copies must be a whole number from 1"),
    ],
)
def test_costs_and_numbers_that_are_none_are_refused(spoil: Callable[[Any], None], error: str) -> None:
    """Components  What costs nothing or a joker, foundations for three rooms, cells off the ground: all refused."""
    assert_refused(spoil, error)


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (drop("hands"), r"\[hands\]: sizes must be a list of whole numbers"),
        (put("hands", "sizes", 7), r"\[hands\]: sizes must be a list of whole numbers"),
        (put("hands", [7, 6, 5, 4]), r"\[hands\]: sizes must be a list of whole numbers"),
        (put("hands", "sizes", [7, 6, 5]), r"\[hands\]: sizes must be four, for 2, 3, 4 and 5 players, not 3"),
        (put("hands", "sizes", [7, 6, 5, 4, 3]), r"\[hands\]: sizes must be four, for 2, 3, 4 and 5 players, not 5"),
        (put("hands", "sizes", [7, 6, 5, 0]), r"\[hands\]: 5 players get 1 to 4 cards each, not 0"),
        (put("hands", "sizes", [7, 6, 5, 5]), r"\[hands\]: 5 players get 1 to 4 cards each, not 5"),
        (put("hands", "sizes", [10, 7, 5, 4]), r"\[hands\]: 3 players get 1 to 6 cards each, not 7"),
    ],
)
def test_hands_that_cannot_be_dealt_are_refused(spoil: Callable[[Any], None], error: str) -> None:
    """Components  A size for each number of players; larger hands would leave too little to draw from."""
    assert_refused(spoil, error)


def test_a_file_that_is_no_toml_is_refused(tmp_path: Any) -> None:
    """Components  A clear error for a broken file, too."""
    path = tmp_path / "cards.toml"
    path.write_text("[[resource]\n")
    with pytest.raises(CardSetError, match=r"cards\.toml is not valid TOML"):
        load(path)
