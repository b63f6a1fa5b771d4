"""How actions are written: records, logs, tests and people use these words."""

from rooftree.core.notation import Notation, Phrase
from rooftree.games.california.actions import BORROW, BUY, EXTEND, REPAY, STORE, TAKE_GOLD, UNPACK

NOTATION = Notation(
    Phrase(TAKE_GOLD, "gold"),
    Phrase(BORROW, "borrow"),
    Phrase(REPAY, "repay"),
    Phrase(BUY, "buy {} {}"),
    Phrase(STORE, "buy {} attic"),
    Phrase(EXTEND, "buy {} extension"),
    Phrase(UNPACK, "unpack {}"),
)
