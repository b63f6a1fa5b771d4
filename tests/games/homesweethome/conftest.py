"""What the tests of this folder share: Home Sweet Home compiled, loaded once."""

import pytest

import rooftree
from rooftree.core.game import Game


@pytest.fixture(scope="session")
def fast() -> Game:
    """Home Sweet Home, compiled: for laws over thousands of games."""
    return rooftree.load("homesweethome")
