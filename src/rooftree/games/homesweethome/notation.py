"""How actions are written: records, logs, tests and people use these words."""

from rooftree.core.notation import Notation, Phrase, kebab
from rooftree.games.homesweethome.actions import (
    AT,
    CHOOSE,
    COUNTER,
    HELP,
    HOLD,
    KEEP,
    PASS,
    PAY,
    PEEK,
    PLAY,
    PLAY_JOKER,
    POWER,
    SAY,
    SHIELD,
    SWAP,
    TOSS,
)
from rooftree.games.homesweethome.cards import PAYABLE, GroundCell, Resource
from rooftree.games.homesweethome.state import MAX_PLAYERS

WORDS = ["A", "B", "none"]
SEATS = [str(seat) for seat in range(MAX_PLAYERS)]
RESOURCES = [kebab(resource) for resource in Resource if resource]
COSTS = [kebab(resource) for resource in PAYABLE]
CELLS = [cell.name for cell in GroundCell]

NOTATION = Notation(
    Phrase(SAY, "say {}", (WORDS,)),
    Phrase(CHOOSE, "choose {}", (WORDS,)),
    Phrase(PEEK, "peek {}", (SEATS,)),
    Phrase(SWAP, "swap {}", (WORDS[:2],)),
    Phrase(PAY, "pay {}", (RESOURCES,)),
    Phrase(POWER, "power"),
    Phrase(HOLD, "hold"),
    Phrase(PLAY, "play {}", (COSTS,)),
    Phrase(PLAY_JOKER, "play joker {}", (COSTS,)),
    Phrase(PASS, "pass"),
    Phrase(HELP, "help {}", (COSTS[:2],)),
    Phrase(AT, "at {}", (CELLS,)),
    Phrase(TOSS, "toss {}", (RESOURCES,)),
    Phrase(KEEP, "keep"),
    Phrase(COUNTER, "counter {}", (["tarp", "poison", "joker"],)),
    Phrase(SHIELD, "shield {} {}", (["water", "joker", "power"], CELLS)),
)
