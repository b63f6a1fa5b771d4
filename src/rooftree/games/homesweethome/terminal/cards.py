"""What the cards on the table and in one's own hand are good for."""

from typing import Any

from rich.console import Console

from rooftree.draw.lettering import wrapped
from rooftree.draw.styles import STRONG
from rooftree.games.homesweethome.terminal.palette import RESOURCES, colour_of, ink
from rooftree.texts import Speaker

INDENT = 4


def draw_cards(console: Console, view: Any, speaker: Speaker) -> None:
    """The queues, the characters, the resources in hand: each name, and below it what it does."""
    for card in (card["name"] for queue in view["queues"].values() for card in queue):
        _print(console, speaker, card, ink(colour_of(card)))
    for character in (player["character"] for player in view["players"] if player["character"]):
        _print(console, speaker, character, ink("gold"))
    for resource in _hand(view):
        _print(console, speaker, resource, ink(RESOURCES[resource]))


def _hand(view: Any) -> dict[str, int]:
    return {} if view["you"] is None else view["players"][view["you"]]["hand"]


def _print(console: Console, speaker: Speaker, name: str, style: str) -> None:
    console.print(speaker.name(name), style=f"{STRONG} {style}")
    for line in wrapped(speaker.effect(name), console.width - INDENT):
        console.print(" " * INDENT + line)
