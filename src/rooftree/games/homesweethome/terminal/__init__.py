"""Home Sweet Home in the terminal: the ground with the house, the queues, everyone at the table, one's own hand."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from rooftree.core.game import Outcome
from rooftree.core.message import Message, Name
from rooftree.draw.canvas import Canvas, is_low, print_sheet, side_by_side, stacked
from rooftree.draw.defaults import label
from rooftree.draw.lettering import width_of, wrapped
from rooftree.draw.styles import QUIET, STRONG
from rooftree.games.homesweethome.terminal.cards import draw_cards
from rooftree.games.homesweethome.terminal.ground import GroundDrawing
from rooftree.games.homesweethome.terminal.hand import draw_hand, draw_matter
from rooftree.games.homesweethome.terminal.labels import COUNT, put_counts
from rooftree.games.homesweethome.terminal.menu import aside, bundle, heading, places, short
from rooftree.games.homesweethome.terminal.players import draw_players
from rooftree.games.homesweethome.terminal.plot import LARGE, MEDIUM, SMALL, Scale
from rooftree.games.homesweethome.terminal.queues import draw_queues
from rooftree.texts import Speaker

__all__ = [
    "BUNDLED",
    "CHAPTER",
    "aside",
    "bundle",
    "draw_cards",
    "draw_end",
    "draw_house",
    "draw_table",
    "heading",
    "label",
    "places",
    "short",
    "tie_break",
]

CHAPTER = "turn"
BUNDLED = "shield"
NARROW = 72  # below this width the queues and the players move under the ground
PANEL = 34  # the least that they get beside it
WIDEST_PANEL = 46
GAP = 2
TALL = 38  # rows of a terminal: from here on a room takes two of them
LARGE_WIDTH, MEDIUM_WIDTH = 110, 90  # what is no terminal has no height, and is drawn by its width


def draw_table(console: Console, view: Any, speaker: Speaker, names: Sequence[str]) -> None:
    """Everything on the table, as `view["you"]` sees it."""
    header = _header(view, speaker, console.width)
    below = [*draw_matter(view, speaker, console.width), *draw_hand(view, speaker, console.width)]
    print_sheet(console, stacked([header, _middle(console, view, speaker, names), *below]))


def _middle(console: Console, view: Any, speaker: Speaker, names: Sequence[str]) -> Canvas:
    """The ground, with queues and players beside it or, where that is too narrow, below."""
    width, is_tight = console.width, _is_tight(console)
    if width < NARROW:
        ground = GroundDrawing(view, speaker, width, _scale(console), 0 if is_tight else None).draw()
        return stacked([ground, _panel(view, speaker, names, width, False)])
    panel = _panel(view, speaker, names, min(WIDEST_PANEL, max(PANEL, width * 2 // 5)), not is_tight)
    rows = panel.height if is_tight else None
    ground = GroundDrawing(view, speaker, width - panel.width - GAP, _scale(console), rows).draw()
    return side_by_side([ground, panel], GAP)


def _is_tight(console: Console) -> bool:
    """Whether every row counts, because there are few or because things stand below each other."""
    return is_low(console) or (console.is_terminal and console.width < NARROW)


def _scale(console: Console) -> Scale:
    if not console.is_terminal:
        return LARGE if console.width >= LARGE_WIDTH else MEDIUM if console.width >= MEDIUM_WIDTH else SMALL
    if _is_tight(console):
        return SMALL
    return LARGE if console.height >= TALL else MEDIUM


def _header(view: Any, speaker: Speaker, width: int) -> Canvas:
    """The turn, the points and the rank, then the piles; where all that is too long, without the name of the game."""
    counts = {"turn": view["turn"], "turns": view["num_turns"], "points": view["scores"][0]["points"]}
    turn = speaker.say("draw-header", rank=Name(view["rank"]), **counts)
    piles = speaker.say("draw-piles", left=view["resources_left"], discards=sum(view["discards"].values()))
    title = f"{speaker.say('draw-title')} · {turn}"
    if width_of(f"{title} {piles}") >= width:
        title = turn
    if width_of(f"{title} {piles}") >= width:
        title = f"{title} · {piles}"
    lines = wrapped(title, width)
    sheet = Canvas(width, len(lines))
    for row, line in enumerate(lines):
        sheet.put(row, 0, line, STRONG)
    if not title.endswith(piles):
        sheet.put(0, width - width_of(piles), piles, QUIET)
    return sheet


def _panel(view: Any, speaker: Speaker, names: Sequence[str], width: int, is_roomy: bool) -> Canvas:
    """The queues and the players; where there is room, also what lies among the discards."""
    parts = [draw_queues(view, speaker, width), draw_players(view, speaker, names, width)]
    if is_roomy and view["discards"]:
        parts.append(_discards(view, speaker, width))
    return stacked(parts, gap=int(is_roomy))


def _discards(view: Any, speaker: Speaker, width: int) -> Canvas:
    """How many of each resource, on two lines where one is too short."""
    counts = list(view["discards"].items())
    heading = Canvas(width, 1)
    heading.put(0, 0, speaker.say("draw-discards", count=sum(view["discards"].values())), STRONG)
    a_line = max(1, (width - GAP) // COUNT)
    lines = [Canvas(width, 1) for _ in range(0, len(counts), a_line)]
    for place, line in enumerate(lines):
        put_counts(line, 0, GAP, speaker, dict(counts[place * a_line : (place + 1) * a_line]))
    return stacked([heading, *lines])


def draw_house(console: Console, view: Any, seat: int, speaker: Speaker, names: Sequence[str]) -> None:
    """The ground alone, without anything that only one seat may see."""
    width = min(console.width, LARGE_WIDTH)
    ground = GroundDrawing(view, speaker, width, _scale(console)).draw()
    print_sheet(console, stacked([_header(view, speaker, width), ground]))


def draw_end(console: Console, view: Any, speaker: Speaker, names: Sequence[str]) -> None:
    """The finished house."""
    draw_house(console, view, 0, speaker, names)


def tie_break(view: Any, outcome: Outcome, names: Sequence[str]) -> Message | None:
    """R10  Nobody wins against anybody."""
    return None
