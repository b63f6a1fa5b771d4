"""One cell of the ground seen from the street: a garden, or a foundation with its rooms and its roof."""

from typing import NamedTuple

from rooftree.draw.canvas import Canvas
from rooftree.draw.lettering import width_of
from rooftree.draw.styles import QUIET, woven
from rooftree.games.homesweethome.cards import Kind
from rooftree.games.homesweethome.terminal.labels import fitting
from rooftree.games.homesweethome.terminal.palette import COLOURS, colour_of, kind_of, lettering, pattern_of
from rooftree.games.homesweethome.view import CellView
from rooftree.texts import Speaker

FLAT = "roof-terrace"
SLOPE = 2  # columns by which a roof narrows with every row


class Scale(NamedTuple):
    """How many rows a room, a roof and a garden take. A foundation takes one."""

    room: int
    roof: int
    garden: int

    def full(self) -> int:
        """The rows of the highest building."""
        return 1 + 2 * self.room + self.roof

    def height(self, cell: CellView | None) -> int:
        """The rows that a cell needs now, with the rooms that it may still get."""
        if cell is None or kind_of(cell["base"]) == Kind.TERRAIN:
            return self.garden
        if cell["roof"]:
            return 1 + len(cell["rooms"]) * self.room + self.roof
        return 1 + cell["room_places"] * self.room


SMALL, MEDIUM, LARGE = Scale(1, 1, 1), Scale(1, 2, 2), Scale(2, 2, 3)


class PlotDrawing:
    """What stands on a cell, drawn from the ground up."""

    def __init__(self, cell: CellView | None, scale: Scale, speaker: Speaker, width: int, height: int) -> None:
        self.cell, self.scale, self.speaker, self.width = cell, scale, speaker, width
        self.sheet = Canvas(width, height)

    def draw(self) -> Canvas:
        cell = self.cell
        if cell is None:
            return self.sheet
        if kind_of(cell["base"]) == Kind.TERRAIN:
            self._draw_garden(cell["base"])
        else:
            self._draw_building(cell)
        return self.sheet

    def _draw_garden(self, terrain: str) -> None:
        bottom = self.sheet.height - 1
        for row in range(bottom, bottom - self.scale.garden, -1):
            self._fill(row, 0, terrain)
        self._write(bottom, 0, terrain)

    def _draw_building(self, cell: CellView) -> None:
        row = self.sheet.height - 1
        self._fill(row, 0, cell["base"])
        self._write(row, 0, cell["base"])
        for room in cell["rooms"]:
            row -= self.scale.room
            self._draw_room(row, room)
        if cell["roof"]:
            self._draw_roof(row - self.scale.roof, cell["roof"])
        else:
            for _ in range(cell["room_places"] - len(cell["rooms"])):
                row -= self.scale.room
                self._draw_free(row)

    def _draw_room(self, top: int, room: str) -> None:
        for row in range(top, top + self.scale.room):
            self._fill(row, 1, room)
            self._walls(row, "│", "")
        self._write(top, 1, room)

    def _draw_free(self, top: int) -> None:
        """Where another room may come."""
        for row in range(top, top + self.scale.room):
            self._walls(row, "╎", QUIET)

    def _walls(self, row: int, wall: str, style: str) -> None:
        self.sheet.put(row, 0, wall, style)
        self.sheet.put(row, self.width - 1, wall, style)

    def _draw_roof(self, top: int, roof: str) -> None:
        """Narrower with every row; only a terrace is flat."""
        left, right = ("├", "┤") if roof == FLAT else ("╱", "╲")
        for place in range(self.scale.roof):
            above = self.scale.roof - 1 - place
            indent = 0 if roof == FLAT else above * SLOPE
            if roof == FLAT and above:
                self.sheet.fill(top + place, 0, self.width, "┬", QUIET)
                continue
            self._fill(top + place, indent + 1, roof)
            self.sheet.put(top + place, indent, left)
            self.sheet.put(top + place, self.width - 1 - indent, right)
        self._write(top + self.scale.roof - 1, 1, roof)

    def _fill(self, row: int, margin: int, card: str) -> None:
        """The pattern of a card over a row."""
        style = woven(COLOURS[colour_of(card)])
        self.sheet.fill(row, margin, self.width - 2 * margin, pattern_of(card)[row % 2], style)

    def _write(self, row: int, margin: int, card: str) -> None:
        """The name in the middle of a row, with a square of air around it where there is room."""
        room = self.width - 2 * margin
        name = fitting(self.speaker, card, room)
        if width_of(name) + 2 <= room:
            name = f" {name} "
        self.sheet.centre(row, margin, room, name, lettering(colour_of(card)))
