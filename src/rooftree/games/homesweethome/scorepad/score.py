"""Scoring a sheet by the rules of the game, and what the home is called (R9, R10)."""

from typing import Any

from rooftree.box.pad import Lexicon, Pad, ScoredHome, scored_pad, section_points
from rooftree.games.homesweethome.cards import Kind
from rooftree.games.homesweethome.lines import EXPERT, SECTIONS, lines, rank
from rooftree.games.homesweethome.scorepad.checks import problems
from rooftree.games.homesweethome.scorepad.layout import lay_out
from rooftree.games.homesweethome.scorepad.lexicon import KIND_OF
from rooftree.games.homesweethome.scorepad.sheet import Filled, HomeReader, Sheet
from rooftree.games.homesweethome.scoring import score
from rooftree.games.homesweethome.state import State

TIE_BREAK = None
MISSING = "missing_roofs"


def score_pad(data: dict[str, Any], lexicon: Lexicon) -> Pad:
    """R10  Nobody wins alone."""
    return scored_pad(data, HomeReader(lexicon), lay_out, problems, _scored)._replace(winners=[])


def _scored(state: State, seat: int, sheet: Sheet) -> ScoredHome:
    told, points = lines(state), int(score(state, seat))
    sections = section_points(told, (*SECTIONS, EXPERT) if sheet.is_expert else SECTIONS)
    missing = sum(_lacks_a_roof(filled) for filled in sheet.cells.values())
    return ScoredHome(sheet.name, points, sections, told, None, missing, rank(points))


def _lacks_a_roof(filled: Filled) -> bool:
    return KIND_OF[filled.base] == Kind.FOUNDATION and filled.roof is None


def is_unfinished(home: ScoredHome) -> bool:
    """R9  What stands without a roof is worth nothing."""
    return home.missing > 0
