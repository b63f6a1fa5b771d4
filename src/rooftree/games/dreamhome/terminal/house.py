"""A house as a cross-section: the roof, two floors and the basement, the garden beside, the helpers below ground."""

from collections.abc import Sequence

from rooftree.draw.canvas import Canvas
from rooftree.draw.lettering import breakable, width_of, wrapped
from rooftree.draw.styles import ACCENT, QUIET, STRONG, Styled
from rooftree.games.dreamhome.board import Floor
from rooftree.games.dreamhome.terminal.labels import front_lines, garden_lines, roof_label, roof_pips
from rooftree.games.dreamhome.terminal.palette import room_style
from rooftree.games.dreamhome.terminal.plan import FLOORS, OUT_OF_REACH, Box, ScoredHouse, boxes, column_of
from rooftree.texts import Speaker

COLUMNS = 5
ROOF_ROWS = 2
GARDEN = 13  # columns beside the house
NARROW = 76  # below this width the garden moves under the house
WIDEST = 17  # no cell needs more inside
TOKEN = "◆"

Legal = frozenset[str]


class HouseDrawing:
    """One house on its own sheet, as wide as asked (and no wider than it looks good)."""

    def __init__(
        self, house: ScoredHouse, title: Sequence[Styled], speaker: Speaker, width: int, legal: Legal = frozenset()
    ) -> None:
        self.house, self.title, self.speaker, self.legal = house, title, speaker, legal
        self.left = GARDEN if width >= NARROW else 0
        self.inner = min(WIDEST, (width - self.left - COLUMNS - 1) // COLUMNS)
        self.floors = {floor: boxes(house, floor) for floor in Floor}
        self.front = front_lines(house, speaker, self._edge(3) - 2, with_garden=not self.left)
        self.heights = {floor: self._height(floor) for floor in Floor}
        self.tops = self._tops()
        self.sheet = Canvas(self._edge(COLUMNS) + 1, self.tops[Floor.BASEMENT] + self.heights[Floor.BASEMENT] + 2)

    def draw(self) -> Canvas:
        self._draw_roof()
        self._draw_title()
        self._draw_garden()
        self._draw_front()
        placed = [(floor, box) for floor in Floor for box in self.floors[floor]]
        for floor, box in sorted(placed, key=lambda each: each[1].is_built):
            self._draw_box(floor, box)
        for floor in Floor:
            self._draw_cell_names(floor)
        return self.sheet

    # Measures

    def _height(self, floor: Floor) -> int:
        """Rows inside: as many as the fullest room needs."""
        lines = [len(self._inscription(box)) for box in self.floors[floor]]
        return max(2, len(self.front) if floor == Floor.BASEMENT else 0, *lines)

    def _tops(self) -> dict[Floor, int]:
        """The row of the wall above each floor."""
        ground = ROOF_ROWS + self.heights[Floor.TOP] + 1
        return {Floor.TOP: ROOF_ROWS, Floor.GROUND: ground, Floor.BASEMENT: ground + self.heights[Floor.GROUND] + 1}

    def _edge(self, column: int) -> int:
        """The wall left of a column."""
        return self.left + column * (self.inner + 1)

    def _inside(self, box: Box) -> int:
        return len(box.cells) * (self.inner + 1) - 1

    # Rooms

    def _inscription(self, box: Box) -> list[Styled]:
        """The name of a room and the token in it, line by line; the last line leaves room for the points."""
        if box.card is None:
            return []
        style, width = room_style(box.card), self._inside(box)
        lines = [(line, f"{STRONG} {style}") for line in wrapped(self._name(box.card), width)]
        if box.decor:
            lines += [(line, style) for line in wrapped(f"{TOKEN}\u00a0{self.speaker.name(box.decor)}", width)]
        if width_of(lines[-1][0]) + 1 + width_of(_worth(box)) > width:
            lines.append(("", ""))
        return lines

    def _name(self, card: str) -> str:
        return breakable(self.speaker.name(card), self.speaker.say("draw-word-endings"))

    def _draw_box(self, floor: Floor, box: Box) -> None:
        top, left = self.tops[floor], self._edge(box.column)
        bottom, right = top + self.heights[floor] + 1, left + self._inside(box) + 1
        draw = self._draw_built if box.is_built else self._draw_free
        draw(box, top, left, bottom, right)

    def _draw_cell_names(self, floor: Floor) -> None:
        """Built cells are named in the wall above them."""
        for cell in FLOORS[floor]:
            if cell in self.house["cells"]:
                self.sheet.put(self.tops[floor], self._edge(column_of(cell)) + 1, cell, QUIET)

    def _draw_free(self, box: Box, top: int, left: int, bottom: int, right: int) -> None:
        for row in (top, bottom):
            self.sheet.fill(row, left, right - left + 1, "╌", QUIET)
        for row in range(top + 1, bottom):
            self.sheet.put(row, left, "╎", QUIET)
            self.sheet.put(row, right, "╎", QUIET)
        self.sheet.centre((top + bottom) // 2, left + 1, right - left - 1, box.cells[0], self._free_style(box))

    def _free_style(self, box: Box) -> str:
        """Bright where an action is possible now, plain where one can build at all, dim elsewhere."""
        if box.stands == OUT_OF_REACH:
            return QUIET
        return ACCENT if box.cells[0] in self.legal else STRONG

    def _draw_built(self, box: Box, top: int, left: int, bottom: int, right: int) -> None:
        inside = right - left - 1
        for row in range(top + 1, bottom):
            self.sheet.fill(row, left + 1, inside, _PATTERNS[box.stands][row % 2], "" if box.card else QUIET)
        self.sheet.box(top, left, bottom, right)
        for row, (line, style) in enumerate(self._inscription(box), start=top + 1):
            self.sheet.put(row, left + 1, line, style)
        if box.card:
            self.sheet.put(bottom - 1, right - width_of(_worth(box)), _worth(box), STRONG)
        elif width_of(label := f" {self.speaker.name(box.stands)} ") <= inside:
            self.sheet.centre(top + 1, left + 1, inside, label, QUIET)

    # Around the rooms

    def _draw_title(self) -> None:
        """The owner beside the roof, or in a narrow drawing above it."""
        if not self.left:
            self.sheet.put(0, 0, "  ".join(line for line, _ in self.title) + " ", STRONG)
            return
        for row, (line, style) in enumerate(self.title, start=1):
            self.sheet.put(row, 0, line, style, self.left - 1)

    def _draw_roof(self) -> None:
        left, right = self.left, self.sheet.width - 1
        label, pips = roof_label(self.house, self.speaker), roof_pips(self.house)
        self.sheet.fill(0, left + 4, right - left - 7, "▁", QUIET)
        self.sheet.put(1, left + 2, "╱", QUIET)
        self.sheet.put(1, right - 2, "╲", QUIET)
        column = (left + right - width_of(label) - 2 * len(pips)) // 2
        column = self.sheet.put(1, column, label, STRONG) + 1
        for pip, style in pips:
            column = self.sheet.put(1, column, pip, style) + 1

    def _draw_garden(self) -> None:
        level = self.tops[Floor.BASEMENT]
        self.sheet.fill(level, 0, self._edge(3), "▔", QUIET)
        if self.left:
            for offset, (line, style) in enumerate(reversed(garden_lines(self.house, self.speaker, GARDEN - 2))):
                self.sheet.put(level - 1 - offset, 1, line, style)

    def _draw_front(self) -> None:
        for offset, (line, style) in enumerate(self.front):
            self.sheet.put(self.tops[Floor.BASEMENT] + 1 + offset, 1, line, style)


_PATTERNS = {"room": ("  ", "  "), "empty-room": ("░░", "░░"), "scaffolding": ("╱╲", "╲╱")}


def _worth(box: Box) -> str:
    return f"{box.points}+{box.decor_points}" if box.decor else str(box.points)


def legal_cells(legal: Sequence[str]) -> Legal:
    """The cells that the legal actions of the moment name."""
    return frozenset(word for notation in legal for word in notation.split() if word[:1].isupper())
