"""Sheets as people write them."""

import tomllib
from pathlib import Path
from typing import Any

from rooftree.cli.score import lexicon
from rooftree.games.dreamhome.scorepad import Pad, score_pad
from rooftree.texts import Speaker

EXAMPLES = Path(__file__).parents[2] / "examples" / "houses"
LEXICON = lexicon()
ENGLISH = Speaker("en", "dreamhome")


def scored(data: dict[str, Any]) -> Pad:
    return score_pad(data, LEXICON)


def pad(text: str) -> Pad:
    """The scored pad of a sheet, given without its first line."""
    return scored(tomllib.loads('game = "dreamhome"\n' + text))


def wrong(text: str) -> list[str]:
    """Everything that is wrong with a sheet, in English."""
    return [ENGLISH.say(problem.what) for problem in pad(text).problems]
