"""What the tiles in the shops do, what waits in the attic, and what the bonus cards ask for that nobody has."""

from typing import Any

from rich.console import Console

from rooftree.draw.lettering import wrapped
from rooftree.draw.styles import STRONG
from rooftree.games.california.terminal.palette import colour_of, ink
from rooftree.texts import Speaker
from rooftree.texts.speaker import kind_of

INDENT = 4


def draw_cards(console: Console, view: Any, speaker: Speaker) -> None:
    """Each kind of tile once: its name, and below it what it does; then the bonus cards."""
    for kind in dict.fromkeys(kind_of(tile) for tile in _open_tiles(view)):
        _print(console, speaker, kind, ink(colour_of(kind)))
    for bonus in view["bonuses"]:
        if bonus["owner"] is None:
            _print(console, speaker, bonus["name"], "")


def _open_tiles(view: Any) -> list[str]:
    mansion = view["mansions"][view["you"] or 0]
    return [*(slot["tile"] for slot in view["slots"].values() if slot["tile"]), *mansion["attic"]]


def _print(console: Console, speaker: Speaker, name: str, style: str) -> None:
    console.print(speaker.name(name), style=f"{STRONG} {style}".strip())
    for line in wrapped(speaker.effect(name), console.width - INDENT):
        console.print(" " * INDENT + line)
