"""How actions are written: records, logs, tests and people use these words."""

from rooftree.core.notation import Notation, Phrase, kebab
from rooftree.games.dreamhome.actions import (
    DECORATE,
    DISCARD,
    DRILL,
    HAMMER,
    MIX,
    PASS,
    PLACE,
    PLACE_DOWN,
    ROOFER,
    SCAFFOLD,
    SUPPLY,
    SWAP,
    TAKE,
)
from rooftree.games.dreamhome.cards import RoofColour, RoomType
from rooftree.games.dreamhome.state import NUM_COLUMNS, Cell

COLUMNS = [str(column + 1) for column in range(NUM_COLUMNS)]
CELLS = [cell.name for cell in Cell]
ROOFS = [kebab(colour) + window for colour in RoofColour for window in ("", " window")]
ROOMS = [kebab(room) for room in RoomType if room]

NOTATION = Notation(
    Phrase(PASS, "pass"),
    Phrase(DISCARD, "discard {}", (COLUMNS[1:],)),
    Phrase(HAMMER, "hammer {}", (COLUMNS,)),
    Phrase(DRILL, "drill {} {}", (COLUMNS, CELLS)),
    Phrase(MIX, "mix {} {}", (COLUMNS,), unordered=True),
    Phrase(TAKE, "take {}", (COLUMNS,)),
    Phrase(PLACE, "place {}", (CELLS,)),
    Phrase(PLACE_DOWN, "place {} down", (CELLS,)),
    Phrase(DECORATE, "decor {}", (CELLS,)),
    Phrase(SCAFFOLD, "scaffold {}", (CELLS,)),
    Phrase(ROOFER, "roofer {}", (ROOFS,)),
    Phrase(SUPPLY, "supply {} {}", (ROOMS, CELLS)),
    Phrase(SWAP, "swap {} {}", (CELLS,), unordered=True),
)
