"""The tiles and bonus cards of the box: names in code, numbers from `cards.toml`.

Tiles are numbered 1–88 in the order rooms, furniture, attic extensions; 0 is no tile. The tables below are indexed by
tile number or by the enums, and are constants to the compiled rules.
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
from rooftree.core.layout import grid, table, wide_grid
from rooftree.core.notation import kebab
from rooftree.games.california.board import NUM_CELLS

NUM_TILES = 88
NUM_BOARDS = 5
MOST_COINS = 9  # on a cell
NUMBERS = {
    "start-money": (0, 30),
    "loan": (1, 9),
    "loan-repaid": (1, 9),
    "unpaid-loan": (0, 9),
    "winning-bonus": (3, 30),
}
CARDS_FILE = Path(__file__).with_name("cards.toml")


class Colour(IntEnum):
    """The colours of rooms, furniture and neighbours; NONE is a cell without a renovated room."""

    NONE = 0
    BROWN = 1
    RED = 2
    MAUVE = 3
    GREY = 4
    LIGHT_BLUE = 5
    GREEN = 6


class TileKind(IntEnum):
    """What a tile is."""

    NONE = 0
    ROOM = 1
    FURNITURE = 2
    EXTENSION = 3


class Piece(IntEnum):
    """The pieces of furniture, two kinds of each colour."""

    NONE = 0
    BILLIARD_TABLE = 1
    HOME_BAR = 2
    GRAND_PIANO = 3
    JUKEBOX = 4
    PINBALL = 5
    SPORTS_GEAR = 6
    MOTORCYCLE = 7
    WORKBENCH = 8
    SWIMMING_POOL = 9
    SUNBED = 10
    DOG = 11
    GREEK_STATUE = 12


class Bonus(IntEnum):
    """The bonus cards."""

    THREE_BROWN = 0
    THREE_RED = 1
    THREE_MAUVE = 2
    THREE_GREY = 3
    THREE_LIGHT_BLUE = 4
    THREE_GREEN = 5
    BROWN_RED_MAUVE = 6
    GREY_LIGHT_BLUE_GREEN = 7
    SWIMMING_POOL_AND_GRAND_PIANO = 8
    BILLIARD_TABLE_AND_DOG = 9
    MOTORCYCLE_AND_PINBALL = 10


class CardSet:
    """A validated `cards.toml` as tables."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.colours = rows_by_name(data, "colour", "name", [kebab(c) for c in Colour if c])
        self.furniture = rows_by_name(data, "furniture", "name", [kebab(p) for p in Piece if p])
        expect_total("bonus cards", len(data.get("bonus", [])), len(Bonus), "California")
        self.bonus = rows_by_name(data, "bonus", "name", [kebab(b) for b in Bonus])
        self.gifts = number_in(_part(data, "supply"), "gifts", "[supply]")
        self.supply = supply_in(data)
        self.numbers = numbers_named(data, NUMBERS)
        self.extension = _part(data, "extension")
        self.coins = [self._coins(_part(data, "coins"), key) for key in ("few-players", "many-players")]
        self.boards = [number for number, row in enumerate(self.colours.values(), start=1) if row.get("board") is True]
        expect_total("boards", len(self.boards), NUM_BOARDS, "California")
        self._number_the_tiles(data)
        expect_total("tiles", len(self.names) - 1, NUM_TILES, "California")
        self.needs_colours: list[tuple[int, ...]] = [
            self._needs("colours", Colour, row) for row in self.bonus.values()
        ]
        self.needs_pieces: list[tuple[int, ...]] = [self._needs("pieces", Piece, row) for row in self.bonus.values()]
        self.bonus_points: list[int] = [number_in(row, "points", f"bonus {name}") for name, row in self.bonus.items()]

    def _number_the_tiles(self, data: dict[str, Any]) -> None:
        self.names, self.kind, self.colour, self.piece = [""], [0], [0], [0]
        for number, (name, row) in enumerate(self.colours.items(), start=1):
            self._add(
                copies(f"room-{name}", number_in(row, "rooms", f"colour {name}", least=1)), TileKind.ROOM, number
            )
        self.piece_colour = [0]
        for number, (name, row) in enumerate(self.furniture.items(), start=1):
            colour = member_in(Colour, row.get("colour"), f"furniture {name}: colour")
            count = number_in(row, "copies", f"furniture {name}", least=1)
            self._add(copies(name, count), TileKind.FURNITURE, colour, number)
            self.piece_colour.append(colour)
        extensions = number_in(self.extension, "copies", "[extension]", least=1)
        self._add(copies("attic-extension", extensions), TileKind.EXTENSION, 0)

    def _add(self, names: list[str], kind: TileKind, colour: int, piece: int = 0) -> None:
        self.names += names
        self.kind += [kind] * len(names)
        self.colour += [colour] * len(names)
        self.piece += [piece] * len(names)

    @staticmethod
    def _coins(row: dict[str, Any], key: str) -> tuple[int, ...]:
        coins = numbers_in(row, key, "[coins]", most=MOST_COINS)
        if len(coins) != NUM_CELLS:
            raise CardSetError(f"[coins]: {key} must list {NUM_CELLS} cells, not {len(coins)}")
        return tuple(coins)

    @staticmethod
    def _needs(key: str, enum: type[IntEnum], row: dict[str, Any]) -> tuple[int, ...]:
        """How many pieces of each colour (or of each kind) a bonus card asks for."""
        if ("colours" in row) == ("pieces" in row) or not row.get("colours", row.get("pieces")):
            raise CardSetError(f"bonus {row['name']}: it must name either colours or pieces")
        named = [member_in(enum, name, f"bonus {row['name']}: {key}") for name in row.get(key, [])]
        return tuple(named.count(member) for member in enum)


def _part(data: dict[str, Any], name: str) -> dict[str, Any]:
    part = data.get(name)
    if not isinstance(part, dict):
        raise CardSetError(f"[{name}] is missing")
    return part


def load(path: Path = CARDS_FILE) -> CardSet:
    """Read and check a card set; `CardSetError` says what is wrong with it."""
    return CardSet(read_toml(path))


CARDS = CardSet(cards_of(__name__, CARDS_FILE))
TILE_NAMES = CARDS.names
TILE_NUMBERS = {name: number for number, name in enumerate(TILE_NAMES)}
BOARD_COLOURS = [kebab(Colour(colour)) for colour in CARDS.boards]

NUM_COLOURS = len(Colour) - 1
NUM_PIECES = len(Piece) - 1
NUM_BONUSES = len(Bonus)
NUM_GIFTS = CARDS.gifts

# By tile number.
TILE_KIND = table(CARDS.kind)
TILE_COLOUR = table(CARDS.colour)
TILE_PIECE = table(CARDS.piece)

# By Piece, by Bonus, by board, by side of the board (0: 2–3 players, 1: 4–5 players).
PIECE_COLOUR = table(CARDS.piece_colour)
NEEDS_COLOURS = grid(CARDS.needs_colours)  # [bonus, colour]
NEEDS_PIECES = grid(CARDS.needs_pieces)  # [bonus, piece]
BONUS_POINTS = table(CARDS.bonus_points)
BOARD_COLOUR = table(CARDS.boards)
COINS = grid(CARDS.coins)  # [side, cell]
CELLS_UP_TO = wide_grid(  # [side, coins]: the cells with so many coins or fewer, as a set
    tuple(sum(1 << cell for cell in range(NUM_CELLS) if side[cell] <= coins) for coins in range(MOST_COINS + 1))
    for side in CARDS.coins
)
