"""One answer, one action."""

from rooftree.core.actions import Span
from rooftree.games.california.cards import NUM_CELLS, NUM_PIECES
from rooftree.games.california.state import NUM_SLOTS

TAKE_GOLD = Span(0, 1)
BORROW = TAKE_GOLD.then(1)
REPAY = BORROW.then(1)
BUY = REPAY.then(NUM_SLOTS * NUM_CELLS)  # + slot * NUM_CELLS + cell
STORE = BUY.then(NUM_SLOTS)  # + slot: furniture into the attic
EXTEND = STORE.then(NUM_SLOTS)  # + slot: the attic extension
UNPACK = EXTEND.then(NUM_PIECES)  # + piece - 1
NUM_ACTIONS = UNPACK.end
