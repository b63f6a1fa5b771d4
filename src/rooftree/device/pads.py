"""The score pad on this device: a sheet is read, checked and scored as a server does it.

Nobody here speaks Fluent, so the words that people have for things were spoken when the engine was made.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from rooftree.box.pad import Lexicon
from rooftree.box.padding import PadAnswer, answered, lexicon_of
from rooftree.device.thinkers import Thinkers

SPOKEN = Path(__file__).with_name("words.json")  # tools/engine.py puts it there


class Pads:
    """Answers what the server's `POST /api/games/{game}/pad` does."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers

    def scored(self, game: str, **sheet: Any) -> PadAnswer:
        return answered(self.thinkers.game(game), {"game": game, **sheet}, words_for(game))


@cache
def words_for(game: str) -> Lexicon | None:
    """As they were spoken; None where Python is at home, and speaks for itself."""
    return lexicon_of(game, _spoken()[game]) if SPOKEN.exists() else None


@cache
def _spoken() -> dict[str, list[tuple[str, str]]]:
    return msgspec.json.decode(SPOKEN.read_bytes(), type=dict[str, list[tuple[str, str]]])
