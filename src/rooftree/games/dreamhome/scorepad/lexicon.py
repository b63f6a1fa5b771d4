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
HELPERS = tuple(CARDS.helpers)
ROOFS = tuple(f"roof-{colour}{window}" for colour in CARDS.roofs for window in ("", "-window"))


SPOKEN = (EMPTY_ROOM, WINDOW)  # things that have more words, in `pad-words-…`


def lexicon(words: Words, plain: Callable[[str], str]) -> Lexicon:
    """The words of people and of the card set."""
    spoken = [*words, *((kind, kind) for kind in (*IN_A_CELL, *DECOR, *HELPERS, *ROOFS))]
    return Lexicon([*spoken, *_roof_words(spoken)], plain)


def _roof_words(spoken: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """A roof is called by its colour alone, and by its colour and any word for a window."""
    colours = [(word, kind) for word, kind in spoken if kind in CARDS.roofs]
    windows = [word for word, kind in spoken if kind == WINDOW]
    plain_ones = [(word, f"roof-{kind}") for word, kind in colours]
    return plain_ones + [(f"{word} {window}", f"roof-{kind}-window") for word, kind in colours for window in windows]
