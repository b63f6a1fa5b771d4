"""The ground: nine cells in three rows, on the earth below each its name, its points and the traps that are coming."""

from collections.abc import Sequence

from rooftree.draw.canvas import Canvas, stacked
from rooftree.draw.styles import ACCENT, QUIET, STRONG
from rooftree.games.homesweethome.board import Cell
from rooftree.games.homesweethome.cards import CONSTRUCTION_NUMBERS, IN_ZONE
from rooftree.games.homesweethome.rules.traps import NEXT
from rooftree.games.homesweethome.terminal.labels import SIGN, sign
from rooftree.games.homesweethome.terminal.palette import DANGER, ink, lettering
from rooftree.games.homesweethome.terminal.plot import PlotDrawing, Scale
from rooftree.games.homesweethome.view import View
from rooftree.texts import Speaker

COLUMNS = 3
WIDEST = 26  # no cell needs more
EARTH, EMPTY_EARTH = "▔", "╌"


class GroundDrawing:
    """The whole ground on its own sheet, with all the sky of the highest building, or so many rows if they will do."""

    def __init__(self, view: View, speaker: Speaker, width: int, scale: Scale, rows: int | None = None) -> None:
        self.view, self.speaker, self.scale, self.rows = view, speaker, scale, rows
        self.gap = 2 if width >= COLUMNS * WIDEST + 4 else 1
        self.inner = min(WIDEST, (width - 2 * self.gap) // COLUMNS)
        self.width = COLUMNS * self.inner + 2 * self.gap
        self.legal = {notation.split()[-1] for notation in view["legal"]}
        self.coming = list(view["coming"].items())

    def draw(self) -> Canvas:
        streets = [[f"{letter}{number}" for letter in "ABC"] for number in "123"]
        heights = [self.scale.full() for _ in streets]
        if self.rows is not None:
            heights = [max(self.scale.height(self.view["ground"].get(name)) for name in names) for names in streets]
            while sum(heights) + len(heights) < self.rows and min(heights) < self.scale.full():
                heights[heights.index(min(heights))] += 1
        return stacked([self._street(names, height) for names, height in zip(streets, heights, strict=True)])

    def _street(self, names: Sequence[str], height: int) -> Canvas:
        """Three cells side by side on their earth."""
        sheet = Canvas(self.width, height + 1)
        for place, name in enumerate(names):
            left = place * (self.inner + self.gap)
            plot = PlotDrawing(self.view["ground"].get(name), self.scale, self.speaker, self.inner, height)
            sheet.paste(plot.draw(), 0, left)
            self._draw_earth(sheet, height, left, name)
        return sheet

    def _draw_earth(self, sheet: Canvas, row: int, left: int, name: str) -> None:
        is_built = name in self.view["ground"]
        sheet.fill(row, left, self.inner, EARTH if is_built else EMPTY_EARTH, QUIET)
        behind = sheet.put(row, left + 1, f" {name} ", self._style(name))
        column = left + self.inner - 1
        for trap, when in reversed(self.coming):
            if is_in_zone(trap, name):
                column = self._put_trap(sheet, row, column, trap, when)
        points = f"{self._points(name):+} "
        if is_built and behind + len(points) <= column:
            sheet.put(row, behind, points, ink("gold"))

    def _put_trap(self, sheet: Canvas, row: int, right: int, trap: str, when: int) -> int:
        """The sign of a trap, ending at a column; one that comes soon is loud. The column before it."""
        text = sign(self.speaker, trap) + ("!" if when == NEXT else "")
        left = right - SIGN - (when == NEXT)
        sheet.put(row, left, text, lettering(DANGER) if when == NEXT else f"{STRONG} {ink(DANGER)}")
        return left - 1

    def _points(self, name: str) -> int:
        """What a cell is worth now: nothing, as long as its building has no roof (R9)."""
        return sum(line["points"] for line in self.view["scores"][0]["lines"] if line["cells"] == [name])

    def _style(self, name: str) -> str:
        if name in self.view["threatened"]:
            return lettering(DANGER)
        return ACCENT if name in self.legal else STRONG


def is_in_zone(trap: str, cell: str) -> bool:
    return bool(IN_ZONE[CONSTRUCTION_NUMBERS[trap], Cell[cell]])
