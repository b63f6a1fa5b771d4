"""What is printed of Home Sweet Home: three decks, the ground, and the two queues."""

from rooftree.box.prints import CARD, Board, Deck, Prints, Space, copies_of
from rooftree.core.message import message
from rooftree.games.homesweethome.board import Cell
from rooftree.games.homesweethome.components import parts

MEADOW, CORAL, TEAL, STRAW = "#b9d196", "#dd7355", "#4c918e", "#e0a63a"
BOX = parts()


def _deck(name: str, colour: str) -> Deck:
    pieces = tuple(copies_of(name, card["name"], card["copies"]) for card in BOX[name])
    return Deck(name, CARD, pieces, colour, f"{name}/back")


def _queue(word: str) -> list[Space]:
    labels = [f"print-queue-{word.lower()}", "print-second", "print-third"]
    return [Space(f"words/{word}" if not place else "", "", message(label)) for place, label in enumerate(labels)]


PRINTS = Prints(
    decks=(_deck("constructions", TEAL), _deck("resources", CORAL), _deck("characters", STRAW)),
    boards=(
        Board(
            "game-board",
            message("print-ground"),
            3,
            CARD.width,
            CARD.height,
            tuple(Space(f"cells/{cell.name}", cell.name, tint=MEADOW) for cell in Cell),
        ),
        Board(
            "game-board",
            message("print-queues"),
            3,
            CARD.width,
            CARD.height,
            (*_queue("A"), *_queue("B")),
            begins=False,
        ),
    ),
    tokens=(),
    pad=("pad-terrains", "pad-buildings", "pad-expert"),
    aid=("turn", "paying", "nothing", "traps", "scoring", "ranks"),
    explained=("characters", "resources"),
    together=True,
)
