"""The words that people have for cards, in any language: what was written → the card's name."""

from collections.abc import Callable

from rooftree.box.pad import Lexicon, Words
from rooftree.games.dreamhome.cards import CARDS

WINDOW = "window"  # what a word for a window is listed under
EMPTY_ROOM = "empty-room"
SCAFFOLDING = "scaffolding"

ROOMS = tuple(CARDS.rooms)
IN_A_CELL = (*ROOMS, EMPTY_ROOM, SCAFFOLDING)
DECOR = tuple(CARDS.decor)
IN_THE_GARDEN = tuple(name for name, decor in CARDS.decor.items() if decor["room"] == "garden")
IN_A_ROOM = tuple(name for name in DECOR if name not in IN_THE_GARDEN)
HELPERS = tuple(CARDS.helpers)
ROOFS = tuple(f"roof-{colour}{window}" for colour in CARDS.roofs for window in ("", "-window"))


def lexicon(words: Words, plain: Callable[[str], str]) -> Lexicon:
    """The words of people and of the card set."""
    spoken = [*words, *((kind, kind) for kind in (*IN_A_CELL, *DECOR, *HELPERS, *ROOFS))]
    return Lexicon([*spoken, *_roof_words(spoken)], plain)


def _roof_words(spoken: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """A roof is called by its colour alone, with or without “roof”, and with any word for a window."""
    colours = [(word, f"roof-{kind}") for word, kind in spoken if kind in CARDS.roofs]
    roofs = colours + [(word, kind) for word, kind in spoken if kind in ROOFS and not kind.endswith("-window")]
    windows = [word for word, kind in spoken if kind == WINDOW]
    return colours + [(f"{word} {window}", f"{kind}-window") for word, kind in roofs for window in windows]
