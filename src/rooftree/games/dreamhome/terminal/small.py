"""A house in little, for the other players: short names of rooms between walls, everything else in words."""

from collections.abc import Sequence

from rooftree.draw.canvas import Canvas
from rooftree.draw.lettering import width_of, wrapped
from rooftree.draw.styles import QUIET, Styled
from rooftree.games.dreamhome.board import Floor
from rooftree.games.dreamhome.terminal.labels import counted, roof_label
from rooftree.games.dreamhome.terminal.palette import room_style
from rooftree.games.dreamhome.terminal.plan import Box, ScoredHouse, boxes
from rooftree.games.dreamhome.view import HouseView
from rooftree.texts import Speaker
from rooftree.texts.speaker import kind_of

COLUMNS = 5
WIDEST = 9  # no cell needs more inside
TOKEN = "◆"


def draw_small(house: ScoredHouse, title: Sequence[Styled], speaker: Speaker, width: int) -> Canvas:
    """A title, three floors, and what lies in front."""
    inner = min(WIDEST, (width - 1) // COLUMNS - 1)
    notes = wrapped(_notes(house, speaker), width)
    sheet = Canvas(width, 1 + len(Floor) + len(notes))
    (name, bold), (points, plain) = title
    sheet.put(0, sheet.put(0, 0, name, bold, width - width_of(points) - 2) + 2, points, plain)
    for row, floor in enumerate(Floor, start=1):
        for box in boxes(house, floor):
            _draw_box(sheet, row, box.column * (inner + 1), box, len(box.cells) * (inner + 1) - 1, speaker)
    for row, line in enumerate(notes, start=1 + len(Floor)):
        sheet.put(row, 0, line, QUIET)
    return sheet


def draw_line(house: ScoredHouse, title: Sequence[Styled], speaker: Speaker, width: int) -> Canvas:
    """The title and the roof, where there is room for no more."""
    sheet, column = Canvas(width, 1), 0
    for text, style in (*title, (roof_label(house, speaker), QUIET)):
        column = sheet.put(0, column, text, style) + 2
    return sheet


def _draw_box(sheet: Canvas, row: int, left: int, box: Box, inside: int, speaker: Speaker) -> None:
    for wall in (left, left + inside + 1):
        sheet.put(row, wall, "│", QUIET)
    if box.card:
        sheet.put(row, left + 1, _short(box, inside, speaker), room_style(box.card))
    elif box.is_built:
        sheet.fill(row, left + 1, inside, "░" if box.stands == "empty-room" else "╱╲", QUIET)


def _short(box: Box, inside: int, speaker: Speaker) -> str:
    """The whole name where it fits, otherwise the short one; a mark for the décor."""
    assert box.card
    token, name = (TOKEN if box.decor else ""), speaker.name(box.card)
    if width_of(name + token) > inside:
        name = speaker.say(f"short-{kind_of(box.card)}")
    return name[: inside - len(token)] + token


def _notes(house: HouseView, speaker: Speaker) -> str:
    decor = [cell["decor"] for cell in house["cells"].values() if cell["decor"]] + house["garden"]
    cards = [*decor, *house["helpers"], *house["tools"]]
    return " · ".join([roof_label(house, speaker), *counted(speaker, cards)])
