"""One answer, one action."""

from rooftree.core.actions import Span
from rooftree.games.california.board import Cell
from rooftree.games.california.cards import Piece
from rooftree.games.california.state import Decision, Slot

TAKE_GOLD = Span()
BORROW = TAKE_GOLD.then()
REPAY = BORROW.then()
BUY = REPAY.then(slot=Slot, cell=Cell)
STORE = BUY.then(slot=Slot)  # furniture into the attic
EXTEND = STORE.then(slot=Slot)  # the attic extension
UNPACK = EXTEND.then(piece=Piece)
NUM_ACTIONS = UNPACK.stop

# The table of contents: which spans answer which decision.
SPANS: dict[Decision, tuple[Span, ...]] = {
    Decision.GAME_OVER: (),
    Decision.CHOOSE_ACTION: (TAKE_GOLD, BORROW, REPAY, BUY, STORE, EXTEND),
    Decision.UNPACK: (UNPACK,),
}
