"""Sheets as people write them."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from rooftree.box.pad import Lexicon, Pad
from rooftree.box.padding import lexicon, score_pads
from rooftree.texts import Speaker

EXAMPLES = Path(__file__).parents[2] / "examples" / "sheets"
HOUSES, MANSIONS, HOMES = EXAMPLES / "dreamhome", EXAMPLES / "california", EXAMPLES / "homesweethome"


@cache
def words(game: str) -> Lexicon:
    return lexicon(game)


def scored(data: dict[str, Any], game: str = "dreamhome") -> Pad:
    return score_pads()[game].score_pad(data, words(game))


def pad(text: str, game: str = "dreamhome") -> Pad:
    """The scored pad of a sheet, given without its first line."""
    return scored(tomllib.loads(f'game = "{game}"\n{text}'), game)


def wrong(text: str, game: str = "dreamhome", lang: str = "en") -> list[str]:
    """Everything that is wrong with a sheet, in words."""
    return [Speaker(lang, game).say(problem.what) for problem in pad(text, game).problems]


def example(path: Path, game: str = "dreamhome") -> Pad:
    return scored(tomllib.loads(path.read_text(encoding="utf-8")), game)
