"""How actions are written: records, logs, tests and people use these words."""

from rooftree.core.notation import Notation, Phrase, kebab
from rooftree.games.california.actions import BORROW, BUY, EXTEND, REPAY, STORE, TAKE_GOLD, UNPACK
from rooftree.games.california.cards import Piece
from rooftree.games.california.state import Cell, Slot

SLOTS = [slot.name for slot in Slot]
CELLS = [cell.name for cell in Cell]
PIECES = [kebab(piece) for piece in Piece if piece]

NOTATION = Notation(
    Phrase(TAKE_GOLD, "gold"),
    Phrase(BORROW, "borrow"),
    Phrase(REPAY, "repay"),
    Phrase(BUY, "buy {} {}", (SLOTS, CELLS)),
    Phrase(STORE, "buy {} attic", (SLOTS,)),
    Phrase(EXTEND, "buy {} extension", (SLOTS,)),
    Phrase(UNPACK, "unpack {}", (PIECES,)),
)
