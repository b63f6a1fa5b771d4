"""Below the ground: what is under way, and the hand of the person who looks."""

from collections.abc import Mapping

from rooftree.draw.canvas import Canvas, stacked
from rooftree.draw.lettering import width_of, wrapped
from rooftree.draw.styles import STRONG
from rooftree.games.homesweethome.cards import STARS, Resource
from rooftree.games.homesweethome.rules.queues import STARS_FOR_A_SWAP
from rooftree.games.homesweethome.terminal.labels import SIGN, put_sign
from rooftree.games.homesweethome.terminal.palette import DANGER, RESOURCES, STAR, ink
from rooftree.games.homesweethome.view import CellView, View
from rooftree.texts import Speaker

GAP = 2


def draw_hand(view: View, speaker: Speaker, width: int) -> list[Canvas]:
    """One's own cards; nobody else's are ever in a view."""
    if view["you"] is None:
        return []
    player = view["players"][view["you"]]
    hand = player["hand"] or {}
    label = speaker.say("draw-hand", count=sum(hand.values()))
    return [_resources(label, hand, speaker, width, with_stars=player["character"] == "architect")]


def draw_matter(view: View, speaker: Speaker, width: int) -> list[Canvas]:
    """What is under way: a trap, a construction that is being paid for, a swap."""
    if view["trap"]:
        return [_threat(view, speaker, width)]
    if view["swap"]:
        paid = speaker.say("draw-swap", queue=view["swap"], paid=view["stars_paid"], stars=STARS_FOR_A_SWAP)
        return [_sentence(paid, STRONG, width)]
    if view["building"] and view["needed"]:
        card = view["queues"][view["building"]][0]["name"]
        label = speaker.say("draw-needed", card=speaker.name(card))
        return [_resources(label, view["needed"], speaker, width)]
    return []


def _threat(view: View, speaker: Speaker, width: int) -> Canvas:
    assert view["trap"]
    things = ", ".join(f"{_top_of(view['ground'][cell], speaker)} ({cell})" for cell in view["threatened"])
    return _sentence(speaker.say("draw-threat", trap=speaker.name(view["trap"]), things=things), ink(DANGER), width)


def _top_of(cell: CellView, speaker: Speaker) -> str:
    """A building by what stands highest in it."""
    return speaker.name(cell["roof"] or (cell["rooms"] or [cell["base"]])[-1])


def _sentence(text: str, style: str, width: int) -> Canvas:
    lines = wrapped(text, width)
    sheet = Canvas(width, len(lines))
    for row, line in enumerate(lines):
        sheet.put(row, 0, line, style)
    return sheet


def _resources(
    label: str, counts: Mapping[str, int], speaker: Speaker, width: int, with_stars: bool = False
) -> Canvas:
    """`Hand  Co concrete ×3  Wo wood`: as many to a line as fit."""
    indent, rows, column = min(width_of(label) + GAP, width // 2), [Canvas(width, 1)], 0
    rows[0].put(0, 0, label, STRONG, indent - 1)
    column = indent
    for resource, count in counts.items():
        text = _named(resource, count, speaker, with_stars)
        if column + SIGN + width_of(text) > width and column > indent:
            rows.append(Canvas(width, 1))
            column = indent
        column = put_sign(rows[-1], 0, column, speaker, resource)
        column = rows[-1].put(0, column, text, ink(RESOURCES[resource])) + GAP
    return stacked(rows)


def _named(resource: str, count: int, speaker: Speaker, with_stars: bool) -> str:
    stars = STAR * int(STARS[Resource[resource.upper()]]) if with_stars else ""
    times = f" ×{count}" if count > 1 else ""
    return f" {speaker.name(resource)}{times} {stars}".rstrip()
