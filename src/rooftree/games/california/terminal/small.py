"""A mansion in little, for the other players: the floors in short, the rest in words; the panel has the guests."""

from collections.abc import Sequence

from rooftree.draw.canvas import Canvas
from rooftree.draw.lettering import clipped, width_of, wrapped
from rooftree.draw.styles import QUIET, Styled
from rooftree.games.california.terminal.labels import listed
from rooftree.games.california.terminal.palette import COIN, PATTERNS, PIECE, lettering, weave
from rooftree.games.california.view import CellView, MansionView
from rooftree.texts import Speaker

COLUMNS = ROWS = 4
WIDEST = 20  # no cell needs more
ROOMY = 23  # from this width on there are gaps between the cells
NAMED = 11  # from this width on a cell names its piece


def draw_small(mansion: MansionView, title: Sequence[Styled], speaker: Speaker, width: int) -> Canvas:
    """A title, four rows of rooms, and what the owner has."""
    gap = 1 if width >= ROOMY else 0
    inner = min(WIDEST, (width + gap) // COLUMNS - gap)
    notes = [line for text in _notes(mansion, speaker, inner) for line in wrapped(text, width)]
    sheet = Canvas(width, 1 + ROWS + len(notes))
    (name, bold), (points, plain) = title
    sheet.put(0, sheet.put(0, 0, name, bold, width - width_of(points) - 2) + 2, points, plain)
    for place, cell in mansion["cells"].items():
        _draw_cell(sheet, int(place[1]), "ABCD".index(place[0]) * (inner + gap), inner, cell, speaker)
    for row, line in enumerate(notes, start=1 + ROWS):
        sheet.put(row, 0, line, QUIET)
    return sheet


def draw_line(mansion: MansionView, title: Sequence[Styled], speaker: Speaker, width: int) -> Canvas:
    """The title and what the owner has, where there is room for no more."""
    sheet, column = Canvas(width, 1), 0
    for text, style in (*title, (_belongings(mansion, speaker), QUIET)):
        column = sheet.put(0, column, text, style) + 2
    return sheet


def _draw_cell(sheet: Canvas, row: int, left: int, inner: int, cell: CellView, speaker: Speaker) -> None:
    colour = cell["colour"]
    if colour is None:
        sheet.centre(row, left, inner, COIN * cell["coins"] or "·", QUIET)
        return
    sheet.fill(row, left, inner, PATTERNS[colour][row % 2], weave(colour))
    text = clipped(_inscription(cell, colour, inner, speaker), inner)
    sheet.put(row, left, text + " " * (width_of(text) < inner), lettering(colour))


def _inscription(cell: CellView, colour: str, inner: int, speaker: Speaker) -> str:
    """`red◆` in little, `red grand piano` where there is room."""
    short, piece = speaker.say(f"short-{colour}"), cell["piece"]
    if piece is None:
        return short
    return f"{short} {speaker.name(piece)}" if inner >= NAMED else short[: inner - 1] + PIECE


def _belongings(mansion: MansionView, speaker: Speaker) -> str:
    have = [speaker.say("draw-silver", total=mansion["money"]), speaker.say("draw-gifts", count=mansion["gifts"])]
    have += [speaker.say("draw-loan-short")] if mansion["has_loan"] else []
    return " · ".join(have)


def _notes(mansion: MansionView, speaker: Speaker, inner: int) -> list[str]:
    pieces = [cell["piece"] for cell in mansion["cells"].values() if cell["piece"]]
    notes = [_belongings(mansion, speaker)]
    if pieces and inner < NAMED:
        notes.append(listed(speaker, pieces))
    if mansion["attic"]:
        notes.append(speaker.say("draw-stored", names=listed(speaker, mansion["attic"])))
    return notes
