"""Scoring a sheet by the rules of the game, and telling who wins (R11)."""

from typing import Any

from rooftree.box.pad import Lexicon, Pad, ScoredHome, scored_pad, section_points
from rooftree.games.dreamhome.board import NUM_CELLS
from rooftree.games.dreamhome.lines import SECTIONS, lines
from rooftree.games.dreamhome.scorepad.checks import problems
from rooftree.games.dreamhome.scorepad.layout import lay_out
from rooftree.games.dreamhome.scorepad.lexicon import EMPTY_ROOM, SCAFFOLDING
from rooftree.games.dreamhome.scorepad.sheet import HouseReader, Sheet, num_copies
from rooftree.games.dreamhome.scoring import num_children, score
from rooftree.games.dreamhome.state import State

TIE_BREAK = "children"  # R11
MISSING = "missing_rooms"


def score_pad(data: dict[str, Any], lexicon: Lexicon) -> Pad:
    return scored_pad(data, HouseReader(lexicon), lay_out, problems, _scored)


def _scored(state: State, seat: int, sheet: Sheet) -> ScoredHome:
    told = lines(state, seat)
    sections = section_points(told, SECTIONS)
    rooms = [filled for filled in sheet.cells.values() if filled.room != SCAFFOLDING]
    points, missing = int(score(state, seat)), NUM_CELLS - len(rooms)
    return ScoredHome(sheet.name, points, sections, told, _children(state, seat, sheet), missing)


def _children(state: State, seat: int, sheet: Sheet) -> int | None:
    """As counted by hand, or on our cards where every one of several copies has its number."""
    if sheet.children is not None:
        return sheet.children
    face_up = [filled for filled in sheet.cells.values() if filled.room not in (EMPTY_ROOM, SCAFFOLDING)]
    are_known = all(filled.copy or num_copies(filled.room) == 1 for filled in face_up)
    return int(num_children(state.houses[seat])) if face_up and are_known else None


def is_unfinished(home: ScoredHome) -> bool:
    """After twelve rounds no cell is without a room."""
    return home.missing > 0
