"""The two queues: what can be built now, what comes after it, what it costs and what it is worth."""

from rooftree.draw.canvas import Canvas, stacked
from rooftree.draw.styles import ACCENT, QUIET, STRONG
from rooftree.games.homesweethome.rules.traps import NEXT
from rooftree.games.homesweethome.terminal.labels import SIGN, fitting, put_sign, sign
from rooftree.games.homesweethome.terminal.palette import DANGER, colour_of, ink, is_trap, lettering, picture_of
from rooftree.games.homesweethome.view import CardView, View
from rooftree.texts import Speaker

LABEL, PICTURE = 2, 3  # columns for `A `, and for the kind of a card
MOST_SIGNS = 4  # of a cost
POINTS = 3
COST = MOST_SIGNS * SIGN + 1
HEAD = 0
HAS_STRUCK = 0


def draw_queues(view: View, speaker: Speaker, width: int) -> Canvas:
    heading = Canvas(width, 1)
    heading.put(0, 0, speaker.say("draw-queues"), STRONG, width - COST - POINTS)
    heading.put(0, width - COST - POINTS, speaker.say("draw-cost"), QUIET, COST)
    heading.put(0, width - POINTS, speaker.say("draw-worth"), QUIET)
    lines = [
        _line(view, speaker, letter, place, card, width)
        for letter, queue in view["queues"].items()
        for place, card in enumerate(queue)
    ]
    return stacked([heading, *lines])


def _line(view: View, speaker: Speaker, letter: str, place: int, card: CardView, width: int) -> Canvas:
    sheet, name = Canvas(width, 1), card["name"]
    if place == HEAD:
        sheet.put(0, 0, letter, _style(view, letter))
    sheet.put(0, LABEL, picture_of(name), ink(colour_of(name)))
    left, right = LABEL + PICTURE, width - COST - POINTS
    style = f"{STRONG if place == HEAD else ''} {ink(colour_of(name))}".strip()
    sheet.put(0, left, fitting(speaker, name, right - left - 1), style, right - left - 1)
    if is_trap(name):
        _put_warning(sheet, speaker, name, view["coming"].get(name, HAS_STRUCK), right)
        return sheet
    for resource in card["cost"]:
        right = put_sign(sheet, 0, right, speaker, resource)
    points = str(card["points"])
    sheet.put(0, width - len(points), points, STRONG if place == HEAD else "")
    return sheet


def _style(view: View, letter: str) -> str:
    """A head that can be named now, or is being built, stands out."""
    can_be_named = any(notation in view["legal"] for notation in (f"say {letter}", f"choose {letter}"))
    return ACCENT if can_be_named or view["building"] == letter else STRONG


def _put_warning(sheet: Canvas, speaker: Speaker, trap: str, when: int, column: int) -> None:
    """When a trap strikes: it has, when this turn ends, when the next one ends."""
    column = sheet.put(0, column, sign(speaker, trap), lettering(DANGER) if when == NEXT else ink(DANGER)) + 1
    sheet.put(0, column, speaker.say(f"draw-trap-{when}"), STRONG if when == NEXT else QUIET)
