"""How actions are written: records, logs, tests and people use these words."""

from rooftree.core.notation import Notation, Phrase
from rooftree.games.homesweethome.actions import (
    CHOOSE,
    COUNTER,
    HELP,
    HOLD,
    KEEP,
    PASS,
    PAY,
    PEEK,
    PLACE,
    PLAY,
    PLAY_JOKER,
    POWER,
    SAY,
    SHIELD,
    SWAP,
    TOSS,
)

NOTATION = Notation(
    Phrase(SAY, "say {}"),
    Phrase(CHOOSE, "choose {}"),
    Phrase(PEEK, "peek {}"),
    Phrase(SWAP, "swap {}"),
    Phrase(PAY, "pay {}"),
    Phrase(POWER, "power"),
    Phrase(HOLD, "hold"),
    Phrase(PLAY, "play {}"),
    Phrase(PLAY_JOKER, "play joker {}"),
    Phrase(PASS, "pass"),
    Phrase(HELP, "help {}"),
    Phrase(PLACE, "at {}"),
    Phrase(TOSS, "toss {}"),
    Phrase(KEEP, "keep"),
    Phrase(COUNTER, "counter {}"),
    Phrase(SHIELD, "shield {} {}"),
)
