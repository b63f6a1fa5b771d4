"""What is printed of Dream Home: a home is two pages side by side, with spaces as large as its cards."""

from rooftree.box.prints import CARD, Board, Deck, Prints, Shape, Space, copies_of
from rooftree.core.message import message
from rooftree.games.dreamhome.cards import CARDS
from rooftree.games.dreamhome.components import resources, rooms

TEAL, CORAL = "#4c918e", "#dd7355"  # the backs of the cards
EARTH, SKY, GRASS = "#d8b48c", "#dcecf0", "#cfe3c8"
TOKEN = Shape(30, 30, is_round=True)


def _cell(cell: str) -> Space:
    return Space(f"cells/{cell}", cell, tint=EARTH if cell.startswith("B") else "#fffaf0")


def _named(picture: str, key: str, tint: str = SKY) -> Space:
    return Space(picture, "", message(key), tint=tint)


def _home() -> tuple[Board, Board]:
    left = [
        *map(_cell, ("T1", "T2", "T3", "G1", "G2", "G3")),
        Space("cells/garden", "", message("print-garden"), 3, GRASS),
    ]
    right = [
        *(_cell("T4"), _cell("T5"), _named("cells/roofs", "print-roofs")),
        *(_cell("G4"), _cell("G5"), _named("", "print-tools")),
        *(_cell("B4"), _cell("B5"), _named("", "print-helpers")),
    ]
    copies = CARDS.supply["home-boards"]
    return (
        Board("home-boards", message("print-home-left"), 3, CARD.width, CARD.height, tuple(left), copies),
        Board(
            "home-boards", message("print-home-right"), 3, CARD.width, CARD.height, tuple(right), copies, begins=False
        ),
    )


def _market() -> tuple[Board, Board]:
    rooms = [Space("cells/room", "", message("print-column", column=column), tint=SKY) for column in range(1, 6)]
    above = [_named("tokens/first-player-marker", "print-marker")]
    above += [Space("", "", message("print-resource", column=column)) for column in range(2, 6)]
    left = (*above[:3], *rooms[:3])
    right = (
        *(*above[3:], _named("resources/back", "look-resource-pile", CORAL)),
        *(*rooms[3:], _named("rooms/back", "look-room-pile", TEAL)),
    )
    return (
        Board("game-board", message("print-market-left"), 3, CARD.width, CARD.height, left),
        Board("game-board", message("print-market-right"), 3, CARD.width, CARD.height, right, begins=False),
    )


PRINTS = Prints(
    decks=(
        Deck(
            "rooms",
            CARD,
            tuple(copies_of("rooms", room["name"], room["copies"], numbered=True) for room in rooms()),
            TEAL,
            "rooms/back",
        ),
        Deck(
            "resources",
            CARD,
            tuple(copies_of("resources", card["name"], card["copies"]) for card in resources()),
            CORAL,
            "resources/back",
        ),
    ),
    boards=(*_market(), *_home()),
    tokens=(
        Deck("decor-tokens", TOKEN, tuple(copies_of("tokens", name, 1) for name in CARDS.decor), "#cfe3c8"),
        Deck("first-player-marker", TOKEN, (copies_of("tokens", "first-player-marker", 1),), "#fffaf0"),
    ),
    pad=("pad-rooms", "pad-decor", "pad-functionality", "pad-roof"),
    aid=("round", "turn", "scoring", "tie"),
    explained=("rooms", "resources"),
)
