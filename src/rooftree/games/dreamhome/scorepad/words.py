"""The words that people have for cards, in any language: what was written → the card's name."""

import difflib
from collections.abc import Callable, Collection, Iterable

from rooftree.games.dreamhome.cards import CARDS

WINDOW = "window"  # what a word for a window is listed under
EMPTY_ROOM = "empty-room"
SCAFFOLDING = "scaffolding"

ROOMS = tuple(CARDS.rooms)
IN_A_CELL = (*ROOMS, EMPTY_ROOM, SCAFFOLDING)
DECOR = tuple(CARDS.decor)
HELPERS = tuple(CARDS.helpers)
ROOFS = tuple(f"roof-{colour}{window}" for colour in CARDS.roofs for window in ("", "-window"))


class Lexicon:
    """Every word for everything. `plain` makes alike what people do not mind: capitals, accents, hyphens."""

    def __init__(self, words: Iterable[tuple[str, str]], plain: Callable[[str], str]) -> None:
        self._plain = plain
        self._kinds: dict[str, set[str]] = {}
        spoken = [*words, *((kind, kind) for kind in (*IN_A_CELL, *DECOR, *HELPERS, *ROOFS))]
        for word, kind in [*spoken, *_roof_words(spoken)]:
            self._kinds.setdefault(plain(word), set()).add(kind)

    def find(self, text: str, among: Collection[str]) -> str | None:
        """The one of these kinds that the text names, if it does."""
        return next((kind for kind in self._kinds.get(self._plain(text), ()) if kind in among), None)

    def near(self, text: str, among: Collection[str]) -> tuple[str, ...]:
        """What may have been meant."""
        words = [word for word, kinds in self._kinds.items() if not kinds.isdisjoint(among)]
        found = difflib.get_close_matches(self._plain(text), words, n=3, cutoff=0.7)
        kinds = [kind for word in found for kind in sorted(self._kinds[word]) if kind in among]
        return tuple(dict.fromkeys(kinds))[:2]


def _roof_words(spoken: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """A roof is called by its colour alone, and by its colour and any word for a window."""
    colours = [(word, kind) for word, kind in spoken if kind in CARDS.roofs]
    windows = [word for word, kind in spoken if kind == WINDOW]
    plain_ones = [(word, f"roof-{kind}") for word, kind in colours]
    return plain_ones + [(f"{word} {window}", f"roof-{kind}-window") for word, kind in colours for window in windows]
