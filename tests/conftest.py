"""What all tests share: the games in their builds, each loaded once."""

import pytest

import rooftree
from rooftree.core.game import Game


@pytest.fixture(scope="session")
def checked() -> Game:
    """Dream Home, interpreted on checked cursors."""
    return rooftree.load("dreamhome", build="checked")


@pytest.fixture(scope="session")
def compiled() -> Game:
    """Dream Home, compiled: half a minute on a fresh machine, at once when it lies in the cache."""
    return rooftree.load("dreamhome")
