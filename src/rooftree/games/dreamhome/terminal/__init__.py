"""Dream Home in the terminal: the market, the house of the player to act, the others' houses in little."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

from rooftree.core.game import Outcome
from rooftree.core.message import Message, message
from rooftree.draw.canvas import Canvas, is_low, print_sheet, side_by_side, stacked
from rooftree.draw.defaults import (
    BUNDLED,
    aside,
    bundle,
    label,
    places,
    short,
)
from rooftree.draw.lettering import wrapped
from rooftree.draw.styles import STRONG, Styled
from rooftree.games.dreamhome.terminal.cards import draw_cards
from rooftree.games.dreamhome.terminal.house import HouseDrawing, legal_cells
from rooftree.games.dreamhome.terminal.market import MARKER, draw_market
from rooftree.games.dreamhome.terminal.menu import heading
from rooftree.games.dreamhome.terminal.plan import ScoredHouse, house_of
from rooftree.games.dreamhome.terminal.small import draw_line, draw_small
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

CHAPTER = "round"
WIDE = 108  # from here on the other houses stand beside the large one
WIDEST = 100  # the large house and the market need no more
SIDE = 36  # the least that a house beside the large one gets
MARKET_QUESTIONS = ("discard-column", "use-jackhammer", "take-column")

DrawOther = Callable[[ScoredHouse, Sequence[Styled], Speaker, int], Canvas]


def draw_table(console: Console, view: Any, speaker: Speaker, names: Sequence[str]) -> None:
    """Everything on the table, as `view["you"]` sees it."""
    for line in wrapped(_header(view, speaker, names), console.width):
        console.print(line, style=STRONG, no_wrap=True)
    main = min(WIDEST, console.width - SIDE - 2 if console.width >= WIDE else console.width)
    large = _market_and_house(view, speaker, names, main, is_low(console))
    if console.width >= WIDE:
        others = _others(draw_small, view, speaker, names, console.width - main - 2)
        print_sheet(console, side_by_side([large, stacked(others, 1)], 2))
    elif is_low(console):
        print_sheet(console, stacked([*_others(draw_line, view, speaker, names, main), large]))
    else:
        each = (console.width + 1) // (view["num_players"] - 1) - 1
        print_sheet(console, stacked([large, side_by_side(_others(draw_small, view, speaker, names, each))]))


def _market_and_house(view: Any, speaker: Speaker, names: Sequence[str], width: int, is_low: bool) -> Canvas:
    """The market above the house; in a low terminal what the question is about stands next to it."""
    house = _large(view, view["you"] or 0, speaker, names, width)
    if not any(column["room"] for column in view["market"]):
        return house
    market = draw_market(view, speaker, width)
    return stacked([house, market] if is_low and view["decision"] in MARKET_QUESTIONS else [market, house])


def _others(draw: DrawOther, view: Any, speaker: Speaker, names: Sequence[str], width: int) -> list[Canvas]:
    """The houses of the others, from the next player on."""
    seat, count = view["you"] or 0, view["num_players"]
    others = [(seat + step) % count for step in range(1, count)]
    return [draw(house_of(view, each), _title(view, each, speaker, names), speaker, width) for each in others]


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
    return HouseDrawing(house_of(view, seat), title, speaker, width, legal).draw()


def _title(view: Any, seat: int, speaker: Speaker, names: Sequence[str]) -> list[Styled]:
    """The owner, with the marker of who begins the next round, and the points so far."""
    marker = f"{MARKER} " if seat == view["marker"] else ""
    return [(marker + names[seat], STRONG), (speaker.say("draw-points", points=view["scores"][seat]["points"]), "")]


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
