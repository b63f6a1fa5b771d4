"""The score pad for the box on the table: mansions written down by people, checked and scored by the game's own rules.

`sheet.py` reads what was written, `layout.py` lays it out as a state, `checks.py` asks whether it is possible, and
`score.py` adds it up. All of them speak in message keys (`pad-…`).
"""

from rooftree.games.california.scorepad.lexicon import lexicon
from rooftree.games.california.scorepad.score import MISSING, TIE_BREAK, is_unfinished, score_pad
from rooftree.games.california.scorepad.sheet import FORM

__all__ = ["ENTRY", "FORM", "MISSING", "TIE_BREAK", "is_unfinished", "lexicon", "score_pad"]

ENTRY = "mansion"
