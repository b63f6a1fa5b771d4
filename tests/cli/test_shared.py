"""What all commands offer, written out so that argparse need not import the games."""

from rooftree.cli import shared
from rooftree.games import NAMES
from rooftree.texts import LANGUAGES


def test_every_game_and_language_can_be_asked_for() -> None:
    assert shared.GAMES == NAMES
    assert shared.LANGUAGES == LANGUAGES
