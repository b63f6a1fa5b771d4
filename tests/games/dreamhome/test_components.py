"""What is in the box, counted against the table of the rules page ("Components")."""

import tomllib
from collections import Counter

import pytest

from rooftree.box.tomlcards import CardSetError
from rooftree.games.dreamhome.cards import (
    CARDS,
    CARDS_FILE,
    CHILDREN,
    RESOURCE_NAMES,
    ROOM_NAMES,
    ROOM_NUMBERS,
    CardSet,
    load,
)
from tests.games.dreamhome.drawing import kind_of

ROOMS = {
    "living-room": ("normal", 9, [1, 4, 9]),
    "kitchen": ("normal", 8, [1, 6]),
    "bedroom": ("normal", 8, [1, 4]),
    "playroom": ("normal", 6, [2, 6]),
    "bathroom": ("normal", 8, [1]),
    "pantry": ("unique", 2, [1]),
    "dressing-room": ("unique", 2, [1]),
    "sauna": ("unique", 2, [1]),
    "library": ("unique", 1, [1]),
    "study": ("unique", 2, [2]),
    "board-game-room": ("unique", 1, [2]),
    "garage": ("basement", 6, [0, 4]),
    "wine-cellar": ("basement", 1, [1]),
    "workshop": ("basement", 1, [1]),
    "laundry": ("basement", 1, [1]),
    "storage": ("basement", 1, [1]),
    "gym": ("basement", 1, [1]),
}
BESIDE = {"pantry": "kitchen", "dressing-room": "bedroom", "sauna": "bathroom", "library": "study"}
DECOR = {
    "piano": (3, "living-room"),
    "canopy-bed": (3, "bedroom"),
    "ice-cream-machine": (2, "kitchen"),
    "whirlpool": (2, "bathroom"),
    "paintings": (2, "living-room"),
    "sofa": (2, "living-room"),
    "play-tent": (2, "playroom"),
    "cat-house": (1, "any"),
    "treehouse": (2, "garden"),
    "birdhouse": (1, "garden"),
}


def test_60_rooms_and_48_resources() -> None:
    """Components  60 room cards, 48 resource cards, each with a name of its own."""
    assert len(set(ROOM_NAMES[1:])) == 60
    assert len(set(RESOURCE_NAMES[1:])) == 48


def test_the_rooms() -> None:
    """Components  Class, copies and points by size of every room."""
    copies = Counter(kind_of(name) for name in ROOM_NAMES[1:])
    told = {name: (room["class"], copies[name], room["points"]) for name, room in CARDS.rooms.items()}
    assert told == ROOMS


def test_what_is_worth_more_beside_another() -> None:
    """Components  Pantry, dressing room, sauna and library are worth 3 points beside their neighbour."""
    told = {name: room["beside"] for name, room in CARDS.rooms.items() if "beside" in room}
    assert told == {name: {"room": other, "points": 3} for name, other in BESIDE.items()}


def test_the_resources() -> None:
    """Components  24 roofs (four colours, 5 plain and 1 with a window), 10 décor, 4 tools, 10 helpers."""
    copies = Counter(kind_of(name) for name in RESOURCE_NAMES[1:])
    roofs = {f"roof-{colour}": 5 for colour in ("red", "brown", "grey", "green")}
    windows = {f"{roof}-window": 1 for roof in roofs}
    tools = dict.fromkeys(("drill", "jackhammer", "concrete-mixer", "scaffolding"), 1)
    helpers = dict.fromkeys(("roofer", "supplier", "architect", "handyman", "interior-designer"), 2)
    assert copies == roofs | windows | dict.fromkeys(DECOR, 1) | tools | helpers


def test_the_decor() -> None:
    """Components  Points and place of every décor token."""
    assert {name: (decor["points"], decor["room"]) for name, decor in CARDS.decor.items()} == DECOR


def test_the_children() -> None:
    """Components  Playrooms and the board-game room show 1–2 children, about a third of the others 1, the rest 0."""
    crowded = [name for name in ROOM_NAMES[1:] if kind_of(name) in ("playroom", "board-game-room")]
    assert all(CHILDREN[ROOM_NUMBERS[name]] in (1, 2) for name in crowded)
    others = [int(CHILDREN[ROOM_NUMBERS[name]]) for name in ROOM_NAMES[1:] if name not in crowded]
    assert set(others) == {0, 1}
    assert 0.25 < sum(others) / len(others) < 0.42


@pytest.mark.parametrize(
    ("old", "new", "deck"),
    [
        ("children = [0, 0]", "children = [0, 0, 0]", "61 cards in the room deck.*exactly 60"),
        ("children = [0, 0]", "children = [0]", "59 cards in the room deck.*exactly 60"),
        ("plain = 5", "plain = 6", "49 cards in the resource deck.*exactly 48"),
    ],
)
def test_a_card_set_of_another_size_is_refused(old: str, new: str, deck: str) -> None:
    """Components  A card set whose decks are not exactly 60 and 48 cards is refused with a clear error."""
    text = CARDS_FILE.read_text(encoding="utf-8").replace(old, new, 1)
    with pytest.raises(CardSetError, match=deck):
        CardSet(tomllib.loads(text))


def test_the_card_set_of_the_package_is_sound() -> None:
    """Components  The data file loads."""
    assert load().room_names == ROOM_NAMES
