"""What is in the box, counted against the table of the rules page ("Components")."""

import copy
import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from rooftree.box.tomlcards import CardSetError
from rooftree.games.california.cards import CARDS, CARDS_FILE, NUM_GIFTS, TILE_NAMES, CardSet, load
from tests.games.california.drawing import kind_of

FURNITURE = {
    "brown": ["billiard-table", "home-bar"],
    "red": ["grand-piano", "jukebox"],
    "mauve": ["pinball", "sports-gear"],
    "grey": ["motorcycle", "workbench"],
    "light-blue": ["swimming-pool", "sunbed"],
    "green": ["dog", "greek-statue"],
}
BONUSES = {
    **{f"three-{colour}": ([colour] * 3, 3) for colour in FURNITURE},
    "brown-red-mauve": (["brown", "red", "mauve"], 3),
    "grey-light-blue-green": (["grey", "light-blue", "green"], 3),
    "swimming-pool-and-grand-piano": (["swimming-pool", "grand-piano"], 2),
    "billiard-table-and-dog": (["billiard-table", "dog"], 2),
    "motorcycle-and-pinball": (["motorcycle", "pinball"], 2),
}


def test_88_tiles() -> None:
    """Components  88 tiles, each with a name of its own: 8 rooms a colour, 3 of each piece, 4 extensions."""
    copies = Counter(kind_of(name) for name in TILE_NAMES[1:])
    rooms = {f"room-{colour}": 8 for colour in FURNITURE}
    pieces = {piece: 3 for pair in FURNITURE.values() for piece in pair}
    assert copies == rooms | pieces | {"attic-extension": 4}
    assert len(set(TILE_NAMES[1:])) == 88


def test_the_furniture() -> None:
    """Components  Two kinds of furniture a colour."""
    told: dict[str, list[str]] = {}
    for name, row in CARDS.furniture.items():
        told.setdefault(row["colour"], []).append(name)
    assert told == FURNITURE


def test_the_bonus_cards() -> None:
    """Components  11 bonus cards: what they ask for and what they are worth."""
    told = {name: (row.get("colours") or row.get("pieces"), row["points"]) for name, row in CARDS.bonus.items()}
    assert told == BONUSES


def test_the_boards() -> None:
    """Components  Five boards: brown, red, mauve, light blue and green, no grey one."""
    assert [name for name, row in CARDS.colours.items() if row["board"]] == [
        "brown",
        "red",
        "mauve",
        "light-blue",
        "green",
    ]


def test_30_gifts() -> None:
    """Components  30 gifts."""
    assert NUM_GIFTS == 30


def test_the_coins() -> None:
    """Components  Coins 0–2, boards dearer for 2–3 players; the pre-printed room has none."""
    few, many = CARDS.coins
    assert set(few) | set(many) == {0, 1, 2}
    assert sum(few) > sum(many)
    assert all(one >= other for one, other in zip(few, many, strict=True))
    assert few[5] == many[5] == 0


def test_the_card_set_of_the_package_is_sound() -> None:
    """Components  The data file loads."""
    assert load().names == TILE_NAMES


# A set that is none


def put(*path: Any) -> Callable[[Any], None]:
    """A change to one value: `put("colour", 0, "rooms", 7)`."""

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


DATA = tomllib.loads(CARDS_FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (put("colour", 0, "rooms", 7), "there are 87 tiles; a California set has exactly 88"),
        (put("colour", 3, "rooms", 9), "there are 89 tiles; a California set has exactly 88"),
        (put("furniture", 4, "copies", 4), "there are 89 tiles; a California set has exactly 88"),
        (put("extension", "copies", 3), "there are 87 tiles; a California set has exactly 88"),
        (drop("bonus", 10), "there are 10 bonus cards; a California set has exactly 11"),
        (drop("bonus"), "there are 0 bonus cards; a California set has exactly 11"),
        (lambda data: data["bonus"].append(data["bonus"][0]), "there are 12 bonus cards"),
        (lambda data: data["bonus"].__setitem__(1, data["bonus"][0]), r"'three-brown' must appear once, not 2 times"),
    ],
)
def test_a_set_with_other_totals_is_refused(spoil: Callable[[Any], None], error: str) -> None:
    """Components  A set that does not total 88 tiles and 11 bonus cards is refused with a clear error."""
    assert_refused(spoil, error)


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (put("colour", 1, "name", "pink"), r"\[\[colour\]\] name = 'pink' is unknown; known are brown, red"),
        (put("furniture", 0, "colour", "pink"), "furniture billiard-table: colour must be one of brown.*not 'pink'"),
        (put("furniture", 0, "colour", "none"), "furniture billiard-table: colour must be one of brown.*not 'none'"),
        (put("furniture", 0, "name", "sofa"), r"\[\[furniture\]\] name = 'sofa' is unknown"),
        (put("bonus", 6, "colours", 1, "pink"), "bonus brown-red-mauve: colours must be one of.*not 'pink'"),
        (put("bonus", 8, "pieces", 0, "sofa"), "bonus swimming-pool-and-grand-piano: pieces must be.*not 'sofa'"),
        (put("bonus", 0, "name", "four-brown"), r"\[\[bonus\]\] name = 'four-brown' is unknown"),
        (drop("colour", 5), "'green' must appear once, not 0 times"),
    ],
)
def test_unknown_names_are_refused(spoil: Callable[[Any], None], error: str) -> None:
    """Components  A colour, a piece or a card that the game does not know is named in the error."""
    assert_refused(spoil, error)


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (lambda data: data["coins"]["few-players"].pop(), "few-players must list 16 cells, not 15"),
        (lambda data: data["coins"]["many-players"].append(1), "many-players must list 16 cells, not 17"),
        (put("coins", "many-players", 3, -1), "many-players must be a list of whole numbers from 0"),
        (put("coins", "many-players", 3, "2"), "many-players must be a list of whole numbers from 0"),
        (drop("coins", "few-players"), "few-players must be a list of whole numbers"),
        (drop("coins"), r"\[coins\] is missing"),
        (drop("extension"), r"\[extension\] is missing"),
        (drop("supply"), r"\[supply\] is missing"),
        (put("supply", "gifts", "many"), "gifts must be a whole number"),
        (put("colour", 0, "rooms", "eight"), "colour brown: rooms must be a whole number from 1 to 99, not 'eight'"),
        (put("furniture", 0, "copies", True), "furniture billiard-table: copies must be a whole number"),
        (put("bonus", 0, "points", 2.5), "bonus three-brown: points must be a whole number"),
    ],
)
def test_numbers_that_are_none_are_refused(spoil: Callable[[Any], None], error: str) -> None:
    """Components  Coins for other than 16 cells, and numbers that are not whole or too small, are refused."""
    assert_refused(spoil, error)


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (put("colour", 0, "board", False), "there are 4 boards; a California set has exactly 5"),
        (put("colour", 3, "board", True), "there are 6 boards; a California set has exactly 5"),
    ],
)
def test_another_number_of_boards_is_refused(spoil: Callable[[Any], None], error: str) -> None:
    """Components  Five boards: with fewer, five players could not be dealt one each."""
    assert_refused(spoil, error)


@pytest.mark.parametrize(
    "spoil",
    [
        drop("bonus", 0, "colours"),
        drop("bonus", 8, "pieces"),
        put("bonus", 0, "colours", []),
        put("bonus", 0, "pieces", ["dog"]),
    ],
)
def test_a_bonus_card_asks_for_colours_or_for_pieces(spoil: Callable[[Any], None]) -> None:
    """Components  A bonus card that asks for nothing, or for both, is refused."""
    assert_refused(spoil, "it must name either colours or pieces")


def assert_refused(spoil: Callable[[Any], None], error: str) -> None:
    data = copy.deepcopy(DATA)
    spoil(data)
    with pytest.raises(CardSetError, match=error):
        CardSet(data)


def test_a_file_that_is_no_toml_is_refused(tmp_path: Any) -> None:
    """Components  A clear error for a broken file, too."""
    path = tmp_path / "cards.toml"
    path.write_text("[[colour]\n")
    with pytest.raises(CardSetError, match=r"cards\.toml is not valid TOML"):
        load(path)
