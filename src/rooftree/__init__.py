"""Rooftree: house-building board games on one fast rules engine.

>>> import rooftree
>>> game = rooftree.load("dreamhome", build="checked")
>>> state = game.new(players=2, seed=7)
>>> game.to_act(state)
0

NumPy and Numba are imported only when a game is loaded.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rooftree.core.game import Game

__version__ = "0.1.0"
__all__ = ["__version__", "load"]


def load(name: str, build: str = "compiled") -> "Game":
    """A game by name, in one of its builds: `compiled`, `checked` (interpreted, starts at once) or `bounds`."""
    from rooftree import games

    return games.load(name, build)
