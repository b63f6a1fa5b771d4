"""Arguments that several commands share."""

import argparse
import os

from rooftree.core.message import LANGUAGES


def add_game(parser: argparse.ArgumentParser) -> None:
    from rooftree.core.found import finds

    parser.add_argument("game", choices=tuple(finds().games), help="which game: %(choices)s")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=language_here(), help="en, fr or is (yours: %(default)s)")


def language_here() -> str:
    """The reader's language by the environment, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
