"""Arguments that several commands share."""

import argparse
import os

from rooftree.core.message import LANGUAGES


def add_game(parser: argparse.ArgumentParser) -> None:
    from rooftree.core.found import finds

    parser.add_argument("game", type=_playable, choices=tuple(finds().games), help="which game: %(choices)s")


def _playable(name: str) -> str:
    """The name of a game; one from outside must be such as can be played here."""
    from rooftree.core.found import finds, game_class

    found = finds().games.get(name)
    if found and found.is_guest:
        from rooftree.core.game import GameError

        try:
            game_class(name)
        except GameError as error:
            raise argparse.ArgumentTypeError(str(error)) from None
    return name


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=language_here(), help="en, fr or is (yours: %(default)s)")


def language_here() -> str:
    """The reader's language by the environment, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
