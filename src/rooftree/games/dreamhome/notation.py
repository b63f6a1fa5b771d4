"""How actions are written: records, logs, tests and people use these words."""

from rooftree.core.notation import Notation, Phrase
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

NOTATION = Notation(
    Phrase(PASS, "pass"),
    Phrase(DISCARD, "discard {}"),
    Phrase(HAMMER, "hammer {}"),
    Phrase(DRILL, "drill {} {}"),
    Phrase(MIX, "mix {} {}"),
    Phrase(TAKE, "take {}"),
    Phrase(PLACE, "place {}"),
    Phrase(PLACE_DOWN, "place {} down"),
    Phrase(DECORATE, "decor {}"),
    Phrase(SCAFFOLD, "scaffold {}"),
    Phrase(ROOFER, "roofer {}{}"),
    Phrase(SUPPLY, "supply {} {}"),
    Phrase(SWAP, "swap {} {}"),
)
