"""What is printed of California: tiles of 42 mm, mansions to lay them on, shops and bank, money and gifts."""

from rooftree.box.prints import CARD, Board, Deck, Piece, Prints, Shape, Space, copies_of
from rooftree.core.message import message
from rooftree.games.california.cards import CARDS
from rooftree.games.california.components import bonuses, tiles
from rooftree.games.california.state import MAX_PLAYERS

TILE = Shape(42, 42)
COIN, GIFT = Shape(21, 21, is_round=True), Shape(24, 24)
STANDEE, SLIP = Shape(30, 44), Shape(48, 32)
SHOP = 210.0, 94.0  # so large that a place in its window holds a tile
BANK = 180.0, 133.5
CREAM, LOFT = "#fffaf0", "#e6bd88"
CELLS = [f"{column}{row}" for row in range(1, 5) for column in "ABCD"]
PRINTED = "B2"
SIDES = ("few-players", "many-players")


def _mansion(colour: str, side: str, begins: bool) -> Board:
    attic = (
        Space("cells/attic", "", message("print-attic"), tint=LOFT),
        Space("", "", message("print-attic-more"), tint=LOFT),
        Space("", "", message("print-gifts"), 2, "#cfe3c8"),
    )
    ground = tuple(
        Space(f"printed/{colour}" if cell == PRINTED else f"cells/{cell}-{coins}", cell)
        for cell, coins in zip(CELLS, CARDS.coins[SIDES.index(side)], strict=True)
    )
    return Board("boards", message(f"print-{side}"), 4, TILE.width, TILE.height, (*attic, *ground), begins=begins)


def _mansions() -> list[Board]:
    """Both sides of every board, one after the other."""
    colours = [name for name, row in CARDS.colours.items() if row["board"]]
    sides = [(colour, side, side == SIDES[0]) for colour in colours for side in SIDES]
    return [_mansion(colour, side, begins) for colour, side, begins in sides]


def _supply(name: str, shape: Shape, piece: Piece, colour: str) -> Deck:
    return Deck(name, shape, (piece,), colour)


GIFTS = ("tokens/gifts", *(f"tokens/gifts-{wrap}" for wrap in range(1, 6)))

PRINTS = Prints(
    decks=(
        Deck(
            "tiles",
            TILE,
            tuple(copies_of("tiles", row["name"], row["copies"]) for row in tiles()),
            CREAM,
            "tiles/back",
        ),
        Deck("bonuses", CARD, tuple(copies_of("bonuses", row["name"], row["copies"]) for row in bonuses()), "#e0a63a"),
    ),
    boards=(
        *_mansions(),
        Board("shop-board", message("print-shops"), 1, *SHOP, (Space("boards/shop-left"), Space("boards/shop-right"))),
        Board("bank-board", message("print-bank"), 1, *BANK, (Space("boards/bank"),)),
    ),
    tokens=(
        Deck("neighbours", STANDEE, tuple(copies_of("neighbours", name, 1) for name in CARDS.colours), CREAM),
        _supply("gold", COIN, Piece("gold", ("tokens/gold",), CARDS.supply["gold"]), CREAM),
        _supply("silver", COIN, Piece("silver", ("tokens/silver",), CARDS.supply["silver"]), CREAM),
        _supply("gifts", GIFT, Piece("gifts", GIFTS, CARDS.supply["gifts"]), CREAM),
        _supply("loan-markers", SLIP, Piece("loan-markers", ("slips/loan-markers",), MAX_PLAYERS), CREAM),
    ),
    pad=("pad-rooms", "pad-gifts", "pad-bonuses", "pad-unpaid-loan"),
    aid=("turn", "prices", "neighbours", "days", "loans", "scoring", "tie"),
    explained=("tiles", "bonuses"),
    wanted=("bag", "stands"),
)
