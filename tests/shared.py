"""What all tests share: the games in their builds, each loaded once in a process, and patience."""

from functools import cache

import rooftree
from rooftree.core import jit
from rooftree.core.game import Game

HANGING = 600  # seconds after which whatever runs is taken to hang: a busy machine is slow, not wrong


@cache
def checked(name: str) -> Game:
    """Interpreted on checked cursors."""
    return rooftree.load(name, build="checked")


@cache
def compiled(name: str) -> Game:
    """Half a minute on a fresh machine, at once when it lies in the cache."""
    return rooftree.load(name)


def quick(name: str) -> Game:
    """Compiled if it lies in the cache, otherwise checked: for what is the same in both."""
    return compiled(name) if jit.is_warm(name) else checked(name)
