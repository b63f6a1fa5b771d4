"""The words that people have for construction cards, in any language."""

from collections.abc import Callable

from rooftree.box.pad import Lexicon, Words
from rooftree.games.homesweethome.cards import CONSTRUCTION_NAMES, KIND, Kind

CARDS = tuple(CONSTRUCTION_NAMES[1:])
KIND_OF = {name: Kind(int(KIND[card])) for card, name in enumerate(CONSTRUCTION_NAMES)}


def lexicon(words: Words, plain: Callable[[str], str]) -> Lexicon:
    """The words of people and of the card set."""
    return Lexicon([*words, *((card, card) for card in CARDS)], plain)
