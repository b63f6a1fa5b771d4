"""A mansion: the ground floor seen from above, the attic under its roof, and what the owner has."""

from collections.abc import Sequence

from rooftree.draw.canvas import Canvas
from rooftree.draw.lettering import breakable, clipped, width_of, wrapped
from rooftree.draw.styles import ACCENT, QUIET, STRONG, Styled
from rooftree.games.california.terminal.labels import bonuses, colour_name, facts, guests
from rooftree.games.california.terminal.palette import COIN, GOLD, PATTERNS, colour_of, ink, lettering, weave
from rooftree.games.california.view import CellView, MansionView
from rooftree.texts import Speaker

COLUMNS = ROWS = 4
INSIDE = 3  # rows inside a cell: its colour, and two for the name of a piece
STEP = INSIDE + 1
ROOF_ROWS = 2
WIDEST = 18  # no cell needs more inside

Legal = frozenset[str]


class MansionDrawing:
    """One mansion on its own sheet, as wide as asked (and no wider than it looks good)."""

    def __init__(
        self,
        mansion: MansionView,
        title: Sequence[Styled],
        speaker: Speaker,
        width: int,
        legal: Legal = frozenset(),
        alone: bool = False,
    ) -> None:
        self.mansion, self.title, self.speaker, self.legal, self.alone = mansion, title, speaker, legal, alone
        self.inner = min(WIDEST, (width - COLUMNS - 1) // COLUMNS)
        self.width = COLUMNS * (self.inner + 1) + 1
        self.head = wrapped(" · ".join(facts(mansion, speaker)), self.width)
        self.notes = [line for text in self._notes() for line in wrapped(text, self.width)]
        self.roof = 1 + len(self.head)
        self.top = self.roof + ROOF_ROWS
        self.sheet = Canvas(self.width, self.top + ROWS * STEP + 1 + len(self.notes))

    def draw(self) -> Canvas:
        self._draw_head()
        self._draw_roof()
        placed = sorted(self.mansion["cells"].items(), key=lambda each: each[1]["colour"] is not None)
        for name, cell in placed:
            draw = self._draw_room if cell["colour"] else self._draw_free
            draw(name, cell, *self._corner(name))
        for name, cell in placed:
            if cell["colour"]:
                self._draw_name(name)
        for row, line in enumerate(self.notes, start=self.top + ROWS * STEP + 1):
            self.sheet.put(row, 0, line)
        return self.sheet

    def _corner(self, name: str) -> tuple[int, int]:
        """The upper left corner of a cell: row and column on the sheet."""
        column, row = "ABCD".index(name[0]), int(name[1]) - 1
        return self.top + row * STEP, column * (self.inner + 1)

    def _notes(self) -> list[str]:
        """Beside the panel nothing more needs to be said."""
        if not self.alone:
            return []
        return [text for text in (guests(self.mansion, self.speaker), bonuses(self.mansion, self.speaker)) if text]

    def _draw_head(self) -> None:
        """The owner and the points, the money below."""
        column = 0
        for text, style in self.title:
            column = self.sheet.put(0, column, text, style) + 2
        for row, line in enumerate(self.head, start=1):
            self.sheet.put(row, 0, line)

    # The attic

    def _draw_roof(self) -> None:
        """Two slots side by side; the second opens with the extension."""
        right, half = self.width - 1, (self.width - 7) // 2
        self.sheet.fill(self.roof, 4, self.width - 8, "▁", QUIET)
        self.sheet.centre(self.roof, 4, self.width - 8, f" {self.speaker.name('attic')} ", QUIET)
        self.sheet.put(self.roof + 1, 2, "╱", QUIET)
        self.sheet.put(self.roof + 1, right - 2, "╲", QUIET)
        self.sheet.put(self.roof + 1, 3 + half, "│", QUIET)
        for slot, left in enumerate((3, 4 + half)):
            text, style = self._stored(slot)
            self.sheet.centre(self.roof + 1, left, half, text, style)

    def _stored(self, slot: int) -> Styled:
        if slot < len(self.mansion["attic"]):
            piece = self.mansion["attic"][slot]
            return self.speaker.name(piece), f"{STRONG} {ink(colour_of(piece))}"
        is_open = slot < self.mansion["attic_slots"]
        return self.speaker.say("draw-free" if is_open else "draw-locked"), QUIET

    # The ground floor

    def _draw_free(self, name: str, cell: CellView, top: int, left: int) -> None:
        for row in (top, top + STEP):
            self.sheet.fill(row, left, self.inner + 2, "╌", QUIET)
        for row in range(top + 1, top + STEP):
            self.sheet.put(row, left, "╎", QUIET)
            self.sheet.put(row, left + self.inner + 1, "╎", QUIET)
        self.sheet.centre(top + 1, left + 1, self.inner, name, ACCENT if name in self.legal else STRONG)
        self.sheet.centre(top + 2, left + 1, self.inner, " ".join(COIN * cell["coins"]), GOLD)

    def _draw_room(self, name: str, cell: CellView, top: int, left: int) -> None:
        colour = cell["colour"]
        assert colour
        for row in range(top + 1, top + STEP):
            self.sheet.fill(row, left + 1, self.inner, PATTERNS[colour][row % 2], weave(colour))
        self.sheet.box(top, left, top + STEP, left + self.inner + 1)
        for row, line in enumerate(self._inscription(colour, cell["piece"]), start=top + 1):
            text = clipped(line, self.inner)
            self.sheet.put(row, left + 1, text + " " * (width_of(text) < self.inner), lettering(colour))

    def _inscription(self, colour: str, piece: str | None) -> list[str]:
        """The colour of the floor, and below it the name of the piece."""
        name = breakable(self.speaker.name(piece), self.speaker.say("draw-word-endings")) if piece else ""
        return [colour_name(self.speaker, colour, self.inner), *wrapped(name, self.inner)][:INSIDE]

    def _draw_name(self, name: str) -> None:
        """A room is named in the wall above it."""
        row, column = self._corner(name)
        self.sheet.put(row, column + 1, name, ACCENT if name in self.legal else QUIET)


def legal_cells(legal: list[str]) -> Legal:
    """The cells that the legal actions of the moment name."""
    return frozenset(notation.split()[-1] for notation in legal if notation.startswith("buy "))
