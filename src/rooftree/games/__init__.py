"""The games, one folder each, the same files in each."""

from rooftree.core.game import Game, GameError
from rooftree.core.jit import Kind

NAMES = ("dreamhome", "california", "homesweethome")
BUILDS = ("compiled", "checked", "bounds")  # the GPU's is for core/gpu.py


def load(name: str, build: str = "compiled") -> Game:
    """A game by name. Builds: `compiled` (fast), `checked` (interpreted, starts at once), `bounds` (for tests)."""
    if build not in BUILDS:
        raise GameError(f"there is no build {build!r}; there are {', '.join(BUILDS)}")
    kind = Kind(build)
    if name == "dreamhome":
        from rooftree.games.dreamhome.game import DreamHome

        return DreamHome(kind)
    if name == "california":
        from rooftree.games.california.game import California

        return California(kind)
    if name == "homesweethome":
        from rooftree.games.homesweethome.game import HomeSweetHome

        return HomeSweetHome(kind)
    raise GameError(f"there is no game {name!r}; there are {', '.join(NAMES)}")
