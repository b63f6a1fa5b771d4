"""One answer, one action. The spans follow the course of a round."""

from rooftree.core.actions import Numbers, Span
from rooftree.games.dreamhome.board import Cell
from rooftree.games.dreamhome.cards import RoofColour, RoomType
from rooftree.games.dreamhome.state import NUM_COLUMNS, Decision

COLUMN = Numbers(tuple(str(column + 1) for column in range(NUM_COLUMNS)))
LATER_COLUMN = Numbers(COLUMN.words[1:], first=1)
WINDOW = Numbers(("", " window"))

PASS = Span()
DISCARD = PASS.then(column=LATER_COLUMN)
HAMMER = DISCARD.then(column=COLUMN)
DRILL = HAMMER.then(column=COLUMN, cell=Cell)
MIX = DRILL.then_pairs(COLUMN)
TAKE = MIX.then(column=COLUMN)
PLACE = TAKE.then(cell=Cell)
PLACE_DOWN = PLACE.then(cell=Cell)
DECORATE = PLACE_DOWN.then(cell=Cell)
SCAFFOLD = DECORATE.then(cell=Cell)
ROOFER = SCAFFOLD.then(colour=RoofColour, window=WINDOW)
SUPPLY = ROOFER.then(room=RoomType, cell=Cell)
SWAP = SUPPLY.then_pairs(Cell)
NUM_ACTIONS = SWAP.stop

# The table of contents: which spans answer which decision.
SPANS: dict[Decision, tuple[Span, ...]] = {
    Decision.GAME_OVER: (),
    Decision.DISCARD_COLUMN: (DISCARD,),
    Decision.USE_JACKHAMMER: (PASS, HAMMER),
    Decision.TAKE_COLUMN: (TAKE, DRILL, MIX),
    Decision.PLACE_ROOM: (PLACE, PLACE_DOWN, DECORATE, SCAFFOLD),
    Decision.PLACE_RESOURCE: (DECORATE, SCAFFOLD),
    Decision.USE_HELPER: (PASS, ROOFER, SUPPLY, SWAP),
}
