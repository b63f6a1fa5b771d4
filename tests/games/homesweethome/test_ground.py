"""Placing cards on the ground (R2), and what stays after something was destroyed (R8)."""

import pytest

from tests.games.homesweethome.box import CELLS, CONSTRUCTIONS
from tests.games.homesweethome.drawing import (
    HOUSE,
    asked,
    build_nothing,
    changes,
    gone,
    ground,
    legal,
    paid_for,
    places,
    play,
    table,
    why,
)

GROUND = ["lawn", "swimming-pool", "concrete-slab", "basement"]
MIDDLE = """
    . | .          | .
    . | {}         | .
    . | .          | .
"""
BESIDE = {
    "A1": ["B1", "A2"],
    "B1": ["A1", "C1", "B2"],
    "C1": ["B1", "C2"],
    "A2": ["A1", "B2", "A3"],
    "B2": ["B1", "A2", "C2", "B3"],
    "C2": ["C1", "B2", "C3"],
    "A3": ["A2", "B3"],
    "B3": ["B2", "A3", "C3"],
    "C3": ["C2", "B3"],
}


def alone(cell: str, stack: str) -> str:
    """A drawing with one stack."""
    words = [stack if each == cell else "." for each in CELLS]
    return "\n".join(" | ".join(words[row : row + 3]) for row in (0, 3, 6))


# Terrains and foundations


@pytest.mark.parametrize("card", GROUND)
def test_the_first_ground_card_goes_anywhere(card: str) -> None:
    """R2  Terrain or foundation on an empty cell, the first anywhere."""
    assert places(card, "") == CELLS


@pytest.mark.parametrize("card", ["flower-bed", "small-slab"])
@pytest.mark.parametrize("first", ["lawn", "cellar"])
@pytest.mark.parametrize("cell", CELLS)
def test_later_ones_touch_something(cell: str, first: str, card: str) -> None:
    """R2  Later ones orthogonally beside something built: not across a corner, not on the other side."""
    assert sorted(places(card, alone(cell, first))) == sorted(BESIDE[cell])


def test_beside_anything_that_is_built() -> None:
    """R2  Beside something built: a terrain or a building, finished or not."""
    house = """
        lawn | . | .
        .    | . | .
        .    | . | cellar kitchenette slate-roof
    """
    assert places("barbecue", house) == ["B1", "A2", "C2", "B3"]


@pytest.mark.parametrize(
    "stack", ["lawn", "small-slab", "small-slab kitchenette", "small-slab kitchenette slate-roof"]
)
def test_an_empty_cell(stack: str) -> None:
    """R2  On an empty cell: neither a terrain nor a building is built over."""
    house = MIDDLE.format(stack)
    for card in ("flower-bed", "concrete-slab"):
        state = paid_for(card, house)
        assert legal(state) == ["at B1", "at A2", "at C2", "at B3"]
        assert why(state, "at B2") == ("why-occupied", {"cell": "B2"})
        assert why(state, "at A1") == ("why-must-touch", {"cell": "A1"})


def test_a_ground_card_is_placed() -> None:
    """R2  Terrain or foundation on an empty cell: it stands there, and nothing else changes in the house."""
    for card in GROUND:
        before = paid_for(card, MIDDLE.format("small-slab kitchenette slate-roof"))
        assert changes(before, play(before, "at B1"), *HOUSE) == {f"base[B1]: nothing -> {card}"}


def test_a_full_ground_takes_no_more() -> None:
    """R2  On an empty cell: with nine cells used, neither terrains nor foundations have a place."""
    house = """
        lawn             | flower-bed    | fountain
        wooden-terrace   | paved-path    | barbecue
        playground       | swimming-pool | greenhouse
    """
    for card in ("vegetable-garden", "small-slab"):
        state = table(house, a=card, b="?")
        assert why(state, "choose A") == ("why-no-ground", {"card": card})


# Rooms


@pytest.mark.parametrize("foundation", [name for name, card in CONSTRUCTIONS.items() if card.kind == "foundation"])
def test_rooms_fill_a_foundation(foundation: str) -> None:
    """R2  Rooms on a foundation with space left: one on a single foundation, two on a double one."""
    rooms = ["bathroom", "guest-bedroom"][: CONSTRUCTIONS[foundation].rooms]
    for count in range(len(rooms)):
        assert places("kitchenette", MIDDLE.format(" ".join([foundation, *rooms[:count]]))) == ["B2"]
    full = table(MIDDLE.format(" ".join([foundation, *rooms])), a="kitchenette")
    assert why(full, "choose A") == ("why-needs-foundation", {"card": "kitchenette"})


@pytest.mark.parametrize("room", [name for name, card in CONSTRUCTIONS.items() if card.kind == "room"])
def test_a_room_is_placed(room: str) -> None:
    """R2  Rooms on a foundation: the first, then the second, above each other."""
    other = "kitchenette" if room != "kitchenette" else "bathroom"
    before = paid_for(room, MIDDLE.format("cellar"))
    assert changes(before, play(before, "at B2"), *HOUSE) == {f"rooms[B2 first]: nothing -> {room}"}
    before = paid_for(room, MIDDLE.format(f"cellar {other}"))
    assert changes(before, play(before, "at B2"), *HOUSE) == {f"rooms[B2 second]: nothing -> {room}"}


def test_two_rooms_of_a_kind_share_a_foundation() -> None:
    """R2  With space left: what the rooms are for makes no difference."""
    assert places("fitted-kitchen", MIDDLE.format("cellar kitchenette")) == ["B2"]


MIXED = """
    cellar             | small-slab guest-bedroom             | lawn
    basement bathroom  | concrete-slab shower-room slate-roof | .
    .                  | large-slab childs-bedroom tiled-roof | .
"""


def test_where_a_room_may_not_go() -> None:
    """R2  No roof, space left, a foundation: each refusal says which of them is missing."""
    state = paid_for("kitchenette", MIXED)
    assert legal(state) == ["at A1", "at A2"]
    assert {cell: why(state, f"at {cell}") for cell in ("B1", "C1", "B2", "C2", "B3")} == {
        "B1": ("why-foundation-full", {"cell": "B1"}),
        "C1": ("why-no-foundation", {"cell": "C1"}),
        "B2": ("why-roofed", {"cell": "B2"}),
        "C2": ("why-no-foundation", {"cell": "C2"}),
        "B3": ("why-roofed", {"cell": "B3"}),
    }


def test_a_terrain_is_never_covered() -> None:
    """R2  A terrain is never covered: no room, no roof, no other terrain."""
    for card, reason in (("kitchenette", "why-needs-foundation"), ("slate-roof", "why-needs-room")):
        assert why(table(MIDDLE.format("lawn"), a=card), "choose A") == (reason, {"card": card})
    assert "B2" not in places("flower-bed", MIDDLE.format("lawn"))


# Roofs


def test_a_roof_needs_a_room() -> None:
    """R2  A roof on a foundation with at least one room: space may be left."""
    state = paid_for("sheet-metal-roof", MIXED)
    assert legal(state) == ["at B1", "at A2"]
    assert {cell: why(state, f"at {cell}") for cell in ("A1", "C1", "B2", "C2", "B3")} == {
        "A1": ("why-no-room-to-roof", {"cell": "A1"}),
        "C1": ("why-no-room-to-roof", {"cell": "C1"}),
        "B2": ("why-roofed", {"cell": "B2"}),
        "C2": ("why-no-room-to-roof", {"cell": "C2"}),
        "B3": ("why-roofed", {"cell": "B3"}),
    }


@pytest.mark.parametrize("roof", [name for name, card in CONSTRUCTIONS.items() if card.kind == "roof"])
@pytest.mark.parametrize("rooms", ["kitchenette", "kitchenette bathroom"])
def test_a_roof_is_placed(roof: str, rooms: str) -> None:
    """R2  A roof on a foundation with at least one room: over one room or two."""
    before = paid_for(roof, MIDDLE.format(f"cellar {rooms}"))
    assert legal(before) == ["at B2"]
    assert changes(before, play(before, "at B2"), *HOUSE) == {f"roofs[B2]: nothing -> {roof}"}


def test_under_a_roof_nothing_is_added() -> None:
    """R2  Space left and no roof: a roof over one room of two closes the building."""
    house = MIDDLE.format("cellar kitchenette slate-roof")
    for card, reason in (("bathroom", "why-needs-foundation"), ("tiled-roof", "why-needs-room")):
        assert why(table(house, a=card), "choose A") == (reason, {"card": card})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_active_player_chooses_the_place(players: int) -> None:
    """R2  Then the active player places the card."""
    state = play(table("", *[""] * (players - 1), "water", a="lawn", active=players - 1), "choose A", "play water")
    assert asked(state) == (players - 1, "place")
    assert ground(play(state, "at C2")) == {"C2": ["lawn"]}


# What was destroyed


def test_what_stands_may_end_up_apart() -> None:
    """R8  What stands may end up apart; new ground cards must touch something."""
    house = """
        small-slab | . | .
        .          | . | .
        lawn       | . | cellar
    """
    assert places("barbecue", house) == ["B1", "A2", "C2", "B3"]


def test_destroyed_cards_are_discarded() -> None:
    """R8  Destroyed cards are discarded: they lie with the heads that left, and their cells are free again."""
    house = """
        lawn | small-slab kitchenette | .
        .    | .                      | .
        .    | .                      | .
    """
    before = table(house, a="fountain hail ?", b="barbecue")
    after = build_nothing(before)
    assert ground(after) == {"B1": ["small-slab"]}
    assert gone(before, after) == {"fountain", "barbecue", "lawn", "kitchenette"}


def test_a_free_cell_is_built_on_again() -> None:
    """R8  A cell whose terrain was destroyed takes a new ground card, if it touches something."""
    house = """
        lawn | small-slab | .
        .    | .          | .
        .    | .          | .
    """
    state = build_nothing(table(house, "", "6 water", a="? hail ?", b="? flower-bed ?", pile="5 wood"))
    assert ground(state) == {"B1": ["small-slab"]}
    state = play(state, "say B", "choose B", "play water")
    assert legal(state) == ["at A1", "at C1", "at B2"]
    assert ground(play(state, "at A1")) == {"B1": ["small-slab"], "A1": ["flower-bed"]}


def test_a_bare_ground_begins_anew() -> None:
    """R8  Or be first: when everything is destroyed, the next ground card goes anywhere."""
    state = build_nothing(table(alone("B2", "lawn"), "", "6 water", a="? pests ?", b="? flower-bed ?"))
    assert ground(state) == {}
    state = play(state, "say B", "choose B", "play water")
    assert legal(state) == [f"at {cell}" for cell in CELLS]
