"""California in the terminal: the shops, the mansion of the player to act, the others' mansions in little."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from rooftree.core.game import Outcome
from rooftree.core.message import Message, message
from rooftree.draw.canvas import Canvas, is_low, print_sheet, side_by_side, stacked
from rooftree.draw.defaults import short
from rooftree.draw.styles import STRONG, Styled
from rooftree.games.california.terminal.cards import draw_cards
from rooftree.games.california.terminal.mansion import MansionDrawing, legal_cells
from rooftree.games.california.terminal.menu import aside, bundle, heading, label, places
from rooftree.games.california.terminal.panel import draw_panel
from rooftree.games.california.terminal.shops import draw_middle
from rooftree.games.california.terminal.small import draw_line, draw_small
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

CHAPTER = "day"
BUNDLED = "buy"
NARROW = 76  # below this width the panel moves under the mansion
WIDE = 112  # from here on the other mansions stand beside the large one
WIDEST = 112  # the large mansion, the panel and the shops need no more
SIDE = 30  # the least that the mansions beside the large one get
LARGE = 96  # a mansion alone
GAP = 2
SHOP_QUESTION = "choose-action"  # in a low terminal the shops stand next to it


def draw_table(console: Console, view: Any, speaker: Speaker, names: Sequence[str]) -> None:
    """Everything on the table, as `view["you"]` sees it."""
    width, seat = console.width, view["you"] or 0
    is_wide = width >= WIDE
    main = min(WIDEST, width - SIDE - GAP if is_wide else width)
    middle, mansion = draw_middle(view, speaker, main), _large_and_panel(view, seat, speaker, names, main)
    is_shopping = is_low(console) and view["decision"] == SHOP_QUESTION
    if not is_wide and is_low(console):
        lines = _lines(view, seat, speaker, names, width)
        print_sheet(console, stacked([mansion, *lines, middle] if is_shopping else [*lines, middle, mansion]))
        return
    large = stacked([mansion, middle] if is_shopping else [middle, mansion])
    if not is_wide:
        others = _others(view, seat, speaker, names, width, view["num_players"] - 1)
        print_sheet(console, stacked([large, others]))
        return
    others = _others(view, seat, speaker, names, width - main - GAP, 1)
    if others.height > large.height and width - main >= 2 * (SIDE + GAP):
        others = _others(view, seat, speaker, names, width - main - GAP, 2)
    print_sheet(console, side_by_side([large, others], GAP))


def _others(view: Any, seat: int, speaker: Speaker, names: Sequence[str], width: int, columns: int) -> Canvas:
    """The mansions of the others in little, from the next player on, so many in a row."""
    count = view["num_players"]
    each = (width + GAP) // columns - GAP
    small = [
        draw_small(view["mansions"][other], _title(view, other, speaker, names), speaker, each)
        for other in ((seat + step) % count for step in range(1, count))
    ]
    return stacked([side_by_side(small[first : first + columns], GAP) for first in range(0, len(small), columns)], 1)


def _lines(view: Any, seat: int, speaker: Speaker, names: Sequence[str], width: int) -> list[Canvas]:
    """A line for everyone: the large mansion may be out of sight, and with it the money of its owner."""
    seats = [(seat + step) % view["num_players"] for step in range(view["num_players"])]
    return [draw_line(view["mansions"][each], _title(view, each, speaker, names), speaker, width) for each in seats]


def _large_and_panel(view: Any, seat: int, speaker: Speaker, names: Sequence[str], width: int) -> Canvas:
    if width < NARROW:
        return stacked([_large(view, seat, speaker, names, width), draw_panel(view, speaker, names, width)])
    mansion = _large(view, seat, speaker, names, width * 5 // 8)
    return side_by_side([mansion, draw_panel(view, speaker, names, width - mansion.width - GAP)], GAP)


def draw_house(console: Console, view: Any, seat: int, speaker: Speaker, names: Sequence[str]) -> None:
    """One mansion, large."""
    print_sheet(console, _large(view, seat, speaker, names, min(LARGE, console.width), alone=True))


def draw_end(console: Console, view: Any, speaker: Speaker, names: Sequence[str]) -> None:
    """All mansions, large, one after the other."""
    for seat in range(view["num_players"]):
        draw_house(console, view, seat, speaker, names)


def _large(view: Any, seat: int, speaker: Speaker, names: Sequence[str], width: int, alone: bool = False) -> Canvas:
    title = _title(view, seat, speaker, names)
    legal = legal_cells(view["legal"]) if seat == view["you"] else frozenset()
    return MansionDrawing(view["mansions"][seat], title, speaker, width, legal, alone).draw()


def _title(view: Any, seat: int, speaker: Speaker, names: Sequence[str]) -> list[Styled]:
    """The owner and the points so far."""
    points = speaker.say("draw-points", points=view["scores"][seat]["points"])
    return [(names[seat], STRONG), (points, "")]


def tie_break(view: Any, outcome: Outcome, names: Sequence[str]) -> Message | None:
    """R9  Of players with equal points the richest wins."""
    best = max(outcome.scores)
    tied = [seat for seat, score in enumerate(outcome.scores) if score == best]
    if len(tied) == 1:
        return None
    counts = ", ".join(f"{names[seat]} {view['mansions'][seat]['wealth']}" for seat in tied)
    return message("end-richest", points=best, counts=counts)
