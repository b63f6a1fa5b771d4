"""The words that people have for colours, furniture and bonus cards, in any language."""

from collections.abc import Callable

from rooftree.box.pad import Lexicon, Words
from rooftree.games.california.cards import CARDS

COLOURS = tuple(CARDS.colours)
PIECES = tuple(CARDS.furniture)
BONUSES = tuple(CARDS.bonus)
SPOKEN = COLOURS  # they have more words, in `pad-words-…`: other genders, and the rooms


def lexicon(words: Words, plain: Callable[[str], str]) -> Lexicon:
    """The words of people and of the card set; a room tile is called by its name or by its colour alone."""
    spoken = [(word, kind.removeprefix("room-")) for word, kind in words]
    return Lexicon([*spoken, *((kind, kind) for kind in (*COLOURS, *PIECES, *BONUSES))], plain)
