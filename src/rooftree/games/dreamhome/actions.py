"""One answer, one action. The spans follow the course of a round."""

from rooftree.core.actions import Span, pairs
from rooftree.games.dreamhome.cards import NUM_COLOURS, NUM_ROOM_TYPES
from rooftree.games.dreamhome.state import NUM_CELLS, NUM_COLUMNS

COLUMN_PAIRS = pairs(NUM_COLUMNS)
CELL_PAIRS = pairs(NUM_CELLS)

PASS = Span(0, 1)
DISCARD = PASS.then(NUM_COLUMNS - 1)  # + column - 1: never column 1
HAMMER = DISCARD.then(NUM_COLUMNS)  # + column
DRILL = HAMMER.then(NUM_COLUMNS * NUM_CELLS)  # + column * NUM_CELLS + cell
MIX = DRILL.then(len(COLUMN_PAIRS))  # + row of COLUMN_PAIRS
TAKE = MIX.then(NUM_COLUMNS)  # + column
PLACE = TAKE.then(NUM_CELLS)  # + cell
PLACE_DOWN = PLACE.then(NUM_CELLS)  # + cell
DECORATE = PLACE_DOWN.then(NUM_CELLS)  # + cell
SCAFFOLD = DECORATE.then(NUM_CELLS)  # + cell
ROOFER = SCAFFOLD.then(NUM_COLOURS * 2)  # + colour * 2 + window
SUPPLY = ROOFER.then(NUM_ROOM_TYPES * NUM_CELLS)  # + (type - 1) * NUM_CELLS + cell
SWAP = SUPPLY.then(len(CELL_PAIRS))  # + row of CELL_PAIRS
NUM_ACTIONS = SWAP.end
