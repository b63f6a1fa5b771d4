"""What all commands offer, written out so that argparse need not import the games."""

from rooftree.cli import shared
from rooftree.texts import LANGUAGES


def test_every_language_can_be_asked_for() -> None:
    assert shared.LANGUAGES == LANGUAGES
