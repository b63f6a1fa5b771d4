"""Dream Home in the terminal: the market, the house of the player to act, the others' houses in little."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from rooftree.cli.draw.canvas import Canvas, print_sheet, side_by_side, stacked
from rooftree.cli.draw.defaults import BUNDLED, aside, bundle, label, news, places
from rooftree.cli.draw.dreamhome.cards import draw_cards
from rooftree.cli.draw.dreamhome.house import HouseDrawing, legal_cells
from rooftree.cli.draw.dreamhome.market import MARKER, draw_market
from rooftree.cli.draw.dreamhome.phrases import describe, heading
from rooftree.cli.draw.dreamhome.small import draw_small
from rooftree.cli.draw.lettering import wrapped
from rooftree.cli.draw.styles import STRONG, Styled
from rooftree.core.game import Outcome
from rooftree.core.message import Message, message
from rooftree.texts import Speaker

__all__ = [
    "BUNDLED",
    "CHAPTER",
    "HIDES_HANDS",
    "aside",
    "bundle",
    "describe",
    "draw_cards",
    "draw_end",
    "draw_house",
    "draw_table",
    "heading",
    "label",
    "news",
    "places",
    "tie_break",
]

HIDES_HANDS = False  # everything that a player may see, all may see
CHAPTER = "round"
WIDE = 108  # from here on the other houses stand beside the large one
WIDEST = 100  # the large house and the market need no more
SIDE = 36  # the least that a house beside the large one gets


def draw_table(console: Console, view: Any, speaker: Speaker, names: Sequence[str]) -> None:
    """Everything on the table, as `view["you"]` sees it."""
    width = console.width
    is_wide = width >= WIDE
    main = min(WIDEST, width - SIDE - 2 if is_wide else width)
    seat = view["you"] or 0
    market = [draw_market(view, speaker, main)] if any(column["room"] for column in view["market"]) else []
    large = stacked([*market, _large(view, seat, speaker, names, main)])
    others = [(seat + step) % view["num_players"] for step in range(1, view["num_players"])]
    beside = width - main - 2 if is_wide else (width + 1) // len(others) - 1
    small = [draw_small(view["houses"][each], _title(view, each, speaker, names), speaker, beside) for each in others]
    for line in wrapped(_header(view, speaker, names), width):
        console.print(line, style=STRONG, no_wrap=True)
    print_sheet(
        console, side_by_side([large, stacked(small, 1)], 2) if is_wide else stacked([large, side_by_side(small)])
    )


def draw_house(console: Console, view: Any, seat: int, speaker: Speaker, names: Sequence[str]) -> None:
    """One house, large."""
    print_sheet(console, _large(view, seat, speaker, names, min(WIDEST, console.width)))


def draw_end(console: Console, view: Any, speaker: Speaker, names: Sequence[str]) -> None:
    """All houses, large, one after the other."""
    for seat in range(view["num_players"]):
        draw_house(console, view, seat, speaker, names)


def _large(view: Any, seat: int, speaker: Speaker, names: Sequence[str], width: int) -> Canvas:
    title = _title(view, seat, speaker, names)
    legal = legal_cells(view["legal"]) if seat == view["you"] else frozenset()
    return HouseDrawing(view["houses"][seat], title, speaker, width, legal).draw()


def _title(view: Any, seat: int, speaker: Speaker, names: Sequence[str]) -> list[Styled]:
    """The owner, with the marker of who begins the next round, and the points so far."""
    marker = f"{MARKER} " if seat == view["marker"] else ""
    return [(marker + names[seat], STRONG), (speaker.say("draw-points", points=view["houses"][seat]["points"]), "")]


def _header(view: Any, speaker: Speaker, names: Sequence[str]) -> str:
    number, last = view["round"], view["num_rounds"]
    return speaker.say("draw-header", round=number, rounds=last, player=names[view["first_player"]])


def tie_break(view: Any, outcome: Outcome, names: Sequence[str]) -> Message | None:
    """R11  Of players with equal points the one with most children in the home wins."""
    best = max(outcome.scores)
    tied = [seat for seat, score in enumerate(outcome.scores) if score == best]
    if len(tied) == 1:
        return None
    counts = ", ".join(f"{names[seat]} {view['houses'][seat]['children']}" for seat in tied)
    return message("end-children", points=best, counts=counts)
