"""What all mansions compete for: bonus cards, neighbours, gifts, and who has them."""

from collections.abc import Sequence

from rooftree.draw.canvas import Canvas, stacked
from rooftree.draw.lettering import wrapped
from rooftree.draw.styles import QUIET, STRONG
from rooftree.games.california.terminal.labels import bonus_name, colours_of
from rooftree.games.california.terminal.palette import PATTERNS, PIECE, ink, lettering, weave
from rooftree.games.california.view import BonusView, View
from rooftree.texts import Speaker

SWATCHES = 3
INDENT = 2 + SWATCHES + 1  # behind the points and the colours
NAMED = 11  # columns for the name of a colour


def draw_panel(view: View, speaker: Speaker, names: Sequence[str], width: int) -> Canvas:
    gifts = Canvas(width, 1)
    gifts.put(0, 0, speaker.say("draw-gifts-left", count=view["gifts_left"]), STRONG)
    return stacked([_bonuses(view, speaker, names, width), _neighbours(view, speaker, names, width), gifts])


def _bonuses(view: View, speaker: Speaker, names: Sequence[str], width: int) -> Canvas:
    heading = Canvas(width, 1)
    heading.put(0, 0, speaker.say("draw-bonuses"), STRONG)
    return stacked([heading, *(_bonus(each, view["you"], speaker, names, width) for each in view["bonuses"])])


def _bonus(bonus: BonusView, you: int | None, speaker: Speaker, names: Sequence[str], width: int) -> Canvas:
    """Points, a piece on each floor, what the card asks for; once taken, whose it is."""
    owner = None if bonus["owner"] is None else names[bonus["owner"]]
    name = bonus_name(speaker, bonus["name"])
    lines = wrapped(f"{name} · {owner}" if owner else name, width - INDENT)
    sheet = Canvas(width, len(lines))
    sheet.put(0, 0, str(bonus["points"]), STRONG)
    for place, colour in enumerate(colours_of(bonus["name"])):
        sheet.put(0, 2 + place, PIECE, ink(colour) if owner else lettering(colour))
    for row, line in enumerate(lines):
        sheet.put(row, INDENT, line, QUIET if owner and bonus["owner"] != you else "")
    return sheet


def _neighbours(view: View, speaker: Speaker, names: Sequence[str], width: int) -> Canvas:
    sheet = Canvas(width, 1 + len(view["neighbours"]))
    sheet.put(0, 0, speaker.say("draw-neighbours"), STRONG)
    for row, (colour, seat) in enumerate(view["neighbours"].items(), start=1):
        sheet.fill(row, 2, SWATCHES, PATTERNS[colour][0].replace(" ", PATTERNS[colour][0][0]), weave(colour))
        sheet.put(row, INDENT, speaker.name(colour), f"{STRONG} {ink(colour)}", NAMED - 1)
        where = speaker.say("draw-on-table") if seat is None else names[seat]
        sheet.put(row, INDENT + NAMED, where, QUIET if seat is None else STRONG if seat == view["you"] else "")
    return sheet
