"""A sheet of squared paper: texts and boxes are put on it at rows and columns, and it is printed in one go."""

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from rooftree.draw.lettering import clipped

# Up, down, left, right: which strokes meet in a corner of a box.
_JOINTS = dict(zip(range(16), " ╵╷│╴┘┐┤╶└┌├─┴┬┼", strict=True))
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LOW = 30  # rows of a terminal: with fewer, not everything has room above a menu


class Canvas:
    """Characters with styles. A wide character owns the square behind it, too."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._chars = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]
        self._strokes: dict[tuple[int, int], int] = {}

    def put(self, row: int, column: int, text: str, style: str = "", width: int | None = None) -> int:
        """Write on one row, clipped at `width` and at the edge; the column behind the text."""
        room = self.width - column if width is None else min(width, self.width - column)
        for char in clipped(text, room):
            size = cell_len(char)
            if size == 0:
                self._chars[row][column - 1] += char
                continue
            self._set(row, column, char, style)
            if size == 2:
                self._set(row, column + 1, "", style)
            column += size
        return column

    def centre(self, row: int, column: int, width: int, text: str, style: str = "") -> None:
        """Write in the middle of `width` columns."""
        text = clipped(text, width)
        self.put(row, column + (width - cell_len(text)) // 2, text, style)

    def fill(self, row: int, column: int, width: int, pattern: str, style: str = "") -> None:
        """Repeat a pattern over part of a row."""
        for offset in range(width):
            self._set(row, column + offset, pattern[offset % len(pattern)], style)

    def _set(self, row: int, column: int, char: str, style: str) -> None:
        self._chars[row][column] = char
        self._styles[row][column] = style

    def paste(self, other: "Canvas", row: int, column: int) -> None:
        """Lay another sheet on this one."""
        for offset in range(other.height):
            self._chars[row + offset][column : column + other.width] = other._chars[offset]
            self._styles[row + offset][column : column + other.width] = other._styles[offset]

    # Walls: strokes remember each other, so that corners join

    def across(self, row: int, left: int, right: int, style: str = "") -> None:
        """A horizontal wall from one corner to the next."""
        for column in range(left, right + 1):
            strokes = (LEFT if column > left else 0) | (RIGHT if column < right else 0)
            self._stroke(row, column, strokes, style)

    def down(self, column: int, top: int, bottom: int, style: str = "") -> None:
        """A vertical wall from one corner to the next."""
        for row in range(top, bottom + 1):
            strokes = (UP if row > top else 0) | (DOWN if row < bottom else 0)
            self._stroke(row, column, strokes, style)

    def box(self, top: int, left: int, bottom: int, right: int, style: str = "") -> None:
        self.across(top, left, right, style)
        self.across(bottom, left, right, style)
        self.down(left, top, bottom, style)
        self.down(right, top, bottom, style)

    def _stroke(self, row: int, column: int, strokes: int, style: str) -> None:
        strokes |= self._strokes.get((row, column), 0)
        self._strokes[row, column] = strokes
        self._set(row, column, _JOINTS[strokes], style)

    # Printing

    def lines(self) -> list[Text]:
        """Every row as styled text, without the empty squares at its end; a coloured square is not empty."""
        return [self._line(row) for row in range(self.height)]

    def _line(self, row: int) -> Text:
        line = Text(no_wrap=True)
        squares = list(zip(self._styles[row], self._chars[row], strict=True))
        while squares and squares[-1][1] == " " and " on " not in squares[-1][0]:
            squares.pop()
        for style, run in groupby(squares, key=lambda square: square[0]):
            line.append("".join(char for _, char in run), style or None)
        return line


def stacked(sheets: Sequence[Canvas], gap: int = 0) -> Canvas:
    """Sheets one below the other."""
    height = sum(sheet.height for sheet in sheets) + gap * (len(sheets) - 1)
    whole, row = Canvas(max(sheet.width for sheet in sheets), height), 0
    for sheet in sheets:
        whole.paste(sheet, row, 0)
        row += sheet.height + gap
    return whole


def side_by_side(sheets: Sequence[Canvas], gap: int = 1) -> Canvas:
    """Sheets in a row, their tops in line."""
    width = sum(sheet.width for sheet in sheets) + gap * (len(sheets) - 1)
    whole, column = Canvas(width, max(sheet.height for sheet in sheets)), 0
    for sheet in sheets:
        whole.paste(sheet, 0, column)
        column += sheet.width + gap
    return whole


def is_low(console: Console) -> bool:
    """Whether the upper part of a table would be lost; what is no terminal can be scrolled back."""
    return console.is_terminal and console.height < LOW


def print_sheet(console: Console, sheet: Canvas) -> None:
    """Print a sheet as it is: no wrapping, no colouring of numbers."""
    for line in sheet.lines():
        console.print(line, no_wrap=True, crop=True)
