"""A home board as boxes to draw: rooms that have grown together are one box, every other cell is its own."""

from typing import NamedTuple

from rooftree.core.score import Lines
from rooftree.games.dreamhome.board import BELOW, ON_THE_GROUND, Cell, Floor
from rooftree.games.dreamhome.view import CellView, HouseView, View
from rooftree.texts.speaker import kind_of

FREE, OUT_OF_REACH = "free", "out-of-reach"  # besides what stands on a cell: nothing, with and without support
FLOORS = {
    Floor.TOP: ("T1", "T2", "T3", "T4", "T5"),
    Floor.GROUND: ("G1", "G2", "G3", "G4", "G5"),
    Floor.BASEMENT: ("B4", "B5"),
}


class ScoredHouse(HouseView):
    """A house with its score, which tells the rooms that have grown together."""

    points: int
    lines: Lines


def house_of(view: View, seat: int) -> ScoredHouse:
    score = view["scores"][seat]
    return {**view["houses"][seat], "points": score["points"], "lines": score["lines"]}


class Box(NamedTuple):
    """What stands on neighbouring cells of one floor, and what it is worth."""

    cells: tuple[str, ...]
    stands: str
    card: str | None = None
    decor: str | None = None
    points: int = 0
    decor_points: int = 0

    @property
    def is_built(self) -> bool:
        return self.stands not in (FREE, OUT_OF_REACH)

    @property
    def column(self) -> int:
        """0 for the leftmost cell of a floor."""
        return column_of(self.cells[0])


def column_of(cell: str) -> int:
    return int(cell[1]) - 1


def boxes(house: ScoredHouse, floor: Floor) -> list[Box]:
    """A floor from left to right."""
    rooms = {cells[0]: cells for cells in grown_rooms(house)}
    inside = {cell for cells in rooms.values() for cell in cells[1:]}
    starts = [cell for cell in FLOORS[floor] if cell not in inside]
    return [_box(house, rooms.get(cell, (cell,))) for cell in starts]


def grown_rooms(house: ScoredHouse) -> list[tuple[str, ...]]:
    """The cells of every face-up room: the lines of the score name them."""
    return [tuple(line["cells"]) for line in house["lines"] if _is_room(house, line["what"], line["cells"])]


def _is_room(house: ScoredHouse, what: str, cells: list[str]) -> bool:
    card = house["cells"][cells[0]]["card"] if cells else None
    return card is not None and kind_of(card) == what


def _box(house: ScoredHouse, cells: tuple[str, ...]) -> Box:
    standing = [house["cells"][cell] for cell in cells if cell in house["cells"]]
    if not standing:
        return Box(cells, FREE if is_supported(house, cells[0]) else OUT_OF_REACH)
    decor = next((each["decor"] for each in standing if each["decor"]), None)
    return Box(cells, standing[0]["stands"], standing[0]["card"], decor, *_worth(house, cells, standing[0], decor))


def _worth(house: ScoredHouse, cells: tuple[str, ...], standing: CellView, decor: str | None) -> tuple[int, int]:
    kind = kind_of(standing["card"] or "")
    room = sum(line["points"] for line in house["lines"] if line["what"] == kind and tuple(line["cells"]) == cells)
    token = sum(line["points"] for line in house["lines"] if line["what"] == decor)
    return room, token


def is_supported(house: ScoredHouse, cell: str) -> bool:
    below = int(BELOW[Cell[cell]])
    return below == ON_THE_GROUND or Cell(below).name in house["cells"]
