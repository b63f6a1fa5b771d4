"""Scoring a sheet by the rules of the game, and telling who wins (R11)."""

from typing import Any, NamedTuple

from rooftree.core.game import Line
from rooftree.games.dreamhome.cards import CARDS
from rooftree.games.dreamhome.lines import lines
from rooftree.games.dreamhome.scorepad.checks import problems
from rooftree.games.dreamhome.scorepad.sheet import Problem, Reader, Sheet, num_copies
from rooftree.games.dreamhome.scorepad.table import lay_out
from rooftree.games.dreamhome.scorepad.words import EMPTY_ROOM, SCAFFOLDING, Lexicon
from rooftree.games.dreamhome.scoring import num_children, score
from rooftree.games.dreamhome.state import NUM_CELLS, State

SECTIONS = ("rooms", "decor", "functionality", "roof")
FUNCTIONALITY = ("bathrooms", "essentials")


class ScoredHouse(NamedTuple):
    """A house and what it is worth; `children` is None where nobody counted them."""

    name: str
    points: int
    children: int | None
    missing: int  # cells without a room: the house is unfinished
    lines: tuple[Line, ...]

    def section(self, name: str) -> int:
        """The points of one part of the score."""
        return sum(line.points for line in self.lines if section_of(line.what) == name)


class Pad(NamedTuple):
    """All houses of a sheet. `is_open`: winners are level, and only a count of children could part them."""

    houses: list[ScoredHouse]
    winners: list[str]
    is_open: bool
    problems: list[Problem]


def score_pad(data: dict[str, Any], lexicon: Lexicon) -> Pad:
    """Read, check and score a sheet; where anything is wrong, there are problems and no scores."""
    reader = Reader(lexicon)
    sheets = reader.sheets(data)
    state = lay_out(sheets)
    wrong = reader.problems + problems(sheets, state)
    if wrong:
        return Pad([], [], False, wrong)
    houses = [_scored(state, seat, sheet) for seat, sheet in enumerate(sheets)]
    return Pad(houses, *_winners(houses), [])


def _scored(state: State, seat: int, sheet: Sheet) -> ScoredHouse:
    rooms = [filled for filled in sheet.cells.values() if filled.room != SCAFFOLDING]
    points, missing = int(score(state, seat)), NUM_CELLS - len(rooms)
    return ScoredHouse(sheet.name, points, _children(state, seat, sheet), missing, lines(state, seat))


def _children(state: State, seat: int, sheet: Sheet) -> int | None:
    """As counted by hand, or on our cards where every one of several copies has its number."""
    if sheet.children is not None:
        return sheet.children
    face_up = [filled for filled in sheet.cells.values() if filled.room not in (EMPTY_ROOM, SCAFFOLDING)]
    are_known = all(filled.copy or num_copies(filled.room) == 1 for filled in face_up)
    return int(num_children(state.houses[seat])) if face_up and are_known else None


def _winners(houses: list[ScoredHouse]) -> tuple[list[str], bool]:
    """R11  Most points; of equals most children; then they share the victory."""
    best = max(house.points for house in houses)
    level = [house for house in houses if house.points == best]
    counted = [house.children for house in level if house.children is not None]
    if len(level) == 1 or len(counted) < len(level):
        return [house.name for house in level], len(level) > 1
    return [house.name for house in level if house.children == max(counted)], False


def section_of(what: str) -> str:
    """The part of the score that a line belongs to."""
    if what in CARDS.decor:
        return "decor"
    if what in FUNCTIONALITY:
        return "functionality"
    return "roof" if what.startswith("roof-") or what == "windows" else "rooms"
