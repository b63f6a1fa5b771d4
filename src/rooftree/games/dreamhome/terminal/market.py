"""The market: five columns, above the resources, below the rooms; over column 1 waits the first-player marker."""

from rooftree.draw.canvas import Canvas
from rooftree.draw.lettering import breakable, wrapped
from rooftree.draw.styles import ACCENT, QUIET, STRONG, Styled
from rooftree.games.dreamhome.terminal.labels import resource_worth, room_worth
from rooftree.games.dreamhome.terminal.palette import resource_style, room_style
from rooftree.games.dreamhome.view import ColumnView, View
from rooftree.texts import Speaker

WIDEST = 19  # no card needs more inside
MARKER = "★"


def draw_market(view: View, speaker: Speaker, width: int) -> Canvas:
    """All five columns in one frame; a column that is gone is an empty frame."""
    inner = min(WIDEST, (width - 1) // len(view["market"]) - 1)
    resources = [_resource_lines(view, speaker, column, inner) for column in range(len(view["market"]))]
    rooms = [_room_lines(speaker, column, inner) for column in view["market"]]
    middle = max(map(len, resources)) + 1
    bottom = middle + max(map(len, rooms)) + 1
    sheet = Canvas(len(rooms) * (inner + 1) + 1, bottom + 1)
    for column in range(len(rooms)):
        left = column * (inner + 1)
        sheet.box(0, left, middle, left + inner + 1, QUIET)
        sheet.box(middle, left, bottom, left + inner + 1, QUIET)
        _write(sheet, 1, left + 1, resources[column])
        _write(sheet, middle + 1, left + 1, rooms[column])
    _number(sheet, view, inner)
    return sheet


def _resource_lines(view: View, speaker: Speaker, column: int, width: int) -> list[Styled]:
    card = view["market"][column]["resource"]
    if card is not None:
        return _card(speaker.name(card), resource_style(card), resource_worth(speaker, card), width)
    if column == 0 and view["market"][column]["room"] is not None:
        return [(line, STRONG) for line in wrapped(f"{MARKER} {speaker.say('draw-marker')}", width)]
    return []


def _room_lines(speaker: Speaker, column: ColumnView, width: int) -> list[Styled]:
    card = column["room"]
    if card is None:
        return []
    return _card(
        breakable(speaker.name(card), speaker.say("draw-word-endings")),
        room_style(card),
        room_worth(speaker, card),
        width,
    )


def _card(name: str, style: str, worth: str, width: int) -> list[Styled]:
    return [(line, f"{STRONG} {style}") for line in wrapped(name, width)] + [
        (line, "") for line in wrapped(worth, width)
    ]


def _write(sheet: Canvas, row: int, column: int, lines: list[Styled]) -> None:
    for offset, (line, style) in enumerate(lines):
        sheet.put(row + offset, column, line, style)


def _number(sheet: Canvas, view: View, inner: int) -> None:
    """The columns' numbers stand in the upper wall, bright where the column may be chosen now."""
    chosen = {
        notation.split()[1] for notation in view["legal"] if notation.startswith(("take ", "discard ", "hammer "))
    }
    for column in range(len(view["market"])):
        number = str(column + 1)
        sheet.centre(0, column * (inner + 1) + 1, inner, f" {number} ", ACCENT if number in chosen else QUIET)
