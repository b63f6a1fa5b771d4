"""The small texts of the drawing: signs of resources and traps, names that fit."""

from collections.abc import Mapping

from rooftree.draw.canvas import Canvas
from rooftree.draw.lettering import width_of
from rooftree.games.homesweethome.terminal.palette import DANGER, RESOURCES, ink, lettering
from rooftree.texts import Speaker

SIGN = 2  # columns
COUNT = SIGN + 3  # for a sign with its number, and air


def sign(speaker: Speaker, thing: str) -> str:
    """Two letters for a resource or a trap."""
    return speaker.say(f"sign-{thing}")


def put_sign(sheet: Canvas, row: int, column: int, speaker: Speaker, thing: str) -> int:
    """White letters on the colour of the resource; the column behind them."""
    return sheet.put(row, column, sign(speaker, thing), lettering(RESOURCES.get(thing, DANGER)))


def put_counts(sheet: Canvas, row: int, column: int, speaker: Speaker, counts: Mapping[str, int]) -> int:
    """`Co2 Wo1`: how many of each resource, in little."""
    for resource, count in counts.items():
        column = put_sign(sheet, row, column, speaker, resource)
        column = sheet.put(row, column, str(count), ink(RESOURCES[resource])) + 1
    return column


def fitting(speaker: Speaker, card: str, width: int) -> str:
    """The whole name of a card or character where it fits, otherwise the short one."""
    name = speaker.name(card)
    return name if width_of(name) <= width else speaker.say(f"short-{card}")
