"""The games of these tests, interpreted: ours, and a guest that nothing here knows."""

import sys
from functools import cache
from pathlib import Path

import rooftree
from rooftree.core.game import Game
from rooftree.core.jit import Kind
from rooftree.games import NAMES

GUEST = "gable"
ALL = (*NAMES, GUEST)
GUEST_AT = Path(__file__).resolve().parents[2] / "examples" / "fourth_game"


@cache
def checked(name: str) -> Game:
    """It starts at once, and a law says that the compiled build gives the same bytes."""
    if name != GUEST:
        return rooftree.load(name, build="checked")
    sys.path.append(str(GUEST_AT))
    from gable.game import Gable

    return Gable(Kind.CHECKED)
