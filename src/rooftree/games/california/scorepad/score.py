"""Scoring a sheet by the rules of the game, and telling who wins (R9)."""

from typing import Any

from rooftree.box.pad import Lexicon, Pad, ScoredHome, scored_pad, section_points
from rooftree.games.california.board import NUM_CELLS
from rooftree.games.california.lines import SECTIONS, lines
from rooftree.games.california.scorepad.checks import notes, problems
from rooftree.games.california.scorepad.layout import lay_out
from rooftree.games.california.scorepad.sheet import MansionReader, Sheet
from rooftree.games.california.scoring import score, wealth
from rooftree.games.california.state import State

TIE_BREAK = "money"  # R9
MISSING = "missing_rooms"


def score_pad(data: dict[str, Any], lexicon: Lexicon) -> Pad:
    return scored_pad(data, MansionReader(lexicon), lay_out, problems, _scored, notes)


def _scored(state: State, seat: int, sheet: Sheet) -> ScoredHome:
    """R9  Whoever can repay a loan has done so: of the money, what is left counts."""
    told = lines(state, seat)
    sections = section_points(told, SECTIONS)
    money = None if sheet.money is None else int(wealth(state, seat))
    return ScoredHome(sheet.name, int(score(state, seat)), sections, told, money, NUM_CELLS - len(sheet.cells))


def is_unfinished(home: ScoredHome) -> bool:
    """Hardly any mansion is ever full."""
    return False
