"""What the cards do that lie open: in the market, in hand, and in front of the player."""

from typing import Any

from rich.console import Console

from rooftree.draw.lettering import wrapped
from rooftree.draw.styles import STRONG
from rooftree.games.dreamhome.cards import CARDS
from rooftree.games.dreamhome.terminal.palette import resource_style, room_style
from rooftree.texts import Speaker
from rooftree.texts.speaker import kind_of

INDENT = 4


def draw_cards(console: Console, view: Any, speaker: Speaker) -> None:
    """Each kind of card once: its name, and below it what it does."""
    for kind in dict.fromkeys(kind_of(card) for card in _open_cards(view)):
        console.print(speaker.name(kind), style=f"{STRONG} {_style(kind)}")
        for line in wrapped(_effect(view, speaker, kind), console.width - INDENT):
            console.print(" " * INDENT + line)


def _effect(view: Any, speaker: Speaker, kind: str) -> str:
    """R5  A tool comes too late in the last round."""
    is_late = kind in CARDS.tools and view["round"] == view["num_rounds"]
    return speaker.say("effect-too-late") if is_late else speaker.effect(kind)


def _open_cards(view: Any) -> list[str]:
    house = view["houses"][view["you"] or 0]
    market = [card for column in view["market"] for card in (column["room"], column["resource"])]
    in_hand = list(view["pending"].values())
    return [card for card in [*in_hand, *market, *house["tools"], *house["helpers"]] if card]


def _style(kind: str) -> str:
    return room_style(kind) if kind in CARDS.rooms else resource_style(kind)
