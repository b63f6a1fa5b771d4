"""What the tests of this folder share: California compiled, loaded once."""

import pytest

import rooftree
from rooftree.core.game import Game


@pytest.fixture(scope="session")
def fast() -> Game:
    """California, compiled: for laws over thousands of games."""
    return rooftree.load("california")
