"""What all commands offer, written out so that argparse need not import the games."""

import argparse

from rooftree.cli import shared
from rooftree.texts import LANGUAGES


def test_every_language_can_be_asked_for() -> None:
    parser = argparse.ArgumentParser()
    shared.add_language(parser)
    assert [parser.parse_args(["--lang", each]).lang for each in LANGUAGES] == list(LANGUAGES)
