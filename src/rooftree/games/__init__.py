"""The games, one folder each, the same files in each. A game is found, not registered (core/found.py)."""

from functools import cache

from rooftree.core.found import NoGame, find, finds, game_class, own
from rooftree.core.game import Game, GameError
from rooftree.core.jit import Kind

NAMES = own()  # those of this package; `names()` has the guests too
BUILDS = ("compiled", "checked", "bounds")  # the GPU's is for core/gpu.py

__all__ = ["BUILDS", "NAMES", "find", "finds", "game_class", "load", "names", "playable", "problems"]


def names() -> tuple[str, ...]:
    """Every game that was found."""
    return tuple(finds().games)


def playable() -> tuple[str, ...]:
    """Those that can be played here."""
    return tuple(name for name in names() if not _problem(name))


def problems() -> tuple[str, ...]:
    """What is wrong with the others: for those who install games."""
    return (*finds().problems, *filter(None, map(_problem, names())))


@cache
def _problem(name: str) -> str:
    try:
        game_class(name)
    except GameError as error:
        return str(error)
    return ""


def load(name: str, build: str = "compiled") -> Game:
    """A game by name. Builds: `compiled` (fast), `checked` (interpreted, starts at once), `bounds` (for tests)."""
    if build not in BUILDS:
        raise GameError(f"there is no build {build!r}; there are {', '.join(BUILDS)}")
    try:
        return game_class(name)(Kind(build))
    except NoGame as error:
        raise GameError(str(error)) from None
