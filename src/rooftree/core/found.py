"""Which games there are: the package's own by folder, anybody's by the entry-point group `rooftree.games`.

Looking is cheap: nothing of a game is imported before it is asked for. A guest that cannot be taken in keeps nobody
else from playing: it is left out, or refused when it is loaded, and the error names its package, the file and what
would be right. A game by house rules is found by its own name once these are introduced (core/houserules.py).
"""

import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rooftree.core import editions
from rooftree.core.houserules import MARK, family_of, forget, house_rules_of

if TYPE_CHECKING:
    from rooftree.core.game import Game

GROUP = "rooftree.games"
HOME = "rooftree"
FOLDER = Path(__file__).resolve().parent.parent / "games"
NAME = re.compile(r"[a-z][a-z0-9]{1,29}")


class NoGame(LookupError):
    """There is no such game, or nothing where it should be."""


class Found(NamedTuple):
    """A game that is there: who brings it, and the module of its class."""

    name: str
    package: str  # as it is installed, with its version
    module: str
    attribute: str = ""  # the class; empty: the one game that the module has

    @property
    def is_guest(self) -> bool:
        return self.package != HOME

    @property
    def folder(self) -> Path:
        """Where everything of the game lies. `NoGame` if the module is not there."""
        if not self.is_guest:
            return FOLDER / family_of(self.name)
        try:
            spec = find_spec(self.module)
        except ImportError as error:
            raise NoGame(f"{self.package}: {self.module} cannot be imported: {error}") from error
        if spec is None or spec.origin is None:
            raise NoGame(f"{self.package}: its entry point names {self.module}, which is not there")
        return Path(spec.origin).parent


class Finds(NamedTuple):
    """All games by name, and what is wrong with those that were left out."""

    games: dict[str, Found]
    problems: tuple[str, ...]


def own() -> tuple[str, ...]:
    """The package's own games."""
    return tuple(sorted(path.parent.name for path in FOLDER.glob("*/game.py")))


@cache
def finds() -> Finds:
    games = {name: Found(name, HOME, f"{HOME}.games.{name}.game") for name in own()}
    problems = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        guest = Found(point.name, _package(point), point.module, point.attr)
        if problem := _why_left_out(guest, games):
            problems.append(problem)
        else:
            games[point.name] = guest
    return Finds(games, tuple(problems))


def _package(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else point.module.partition(".")[0]


def _why_left_out(guest: Found, games: dict[str, Found]) -> str | None:
    if not NAME.fullmatch(guest.name):
        rule = "two to thirty small letters and digits, beginning with a letter"
        return f"{guest.package}: a game cannot be called {guest.name!r}: {rule} (pyproject.toml, {GROUP})"
    if guest.name in games:
        other = games[guest.name].package
        wanted = f"choose another name (pyproject.toml, {GROUP})"
        return f"{guest.package}: {other} has a game {guest.name!r} already: {wanted}"
    return None


def find(name: str) -> Found:
    """A game by name; `NoGame` says which there are, and what was left out."""
    if MARK in name:
        return _by_house_rules(name)
    games, problems = finds()
    if name not in games:
        left_out = "".join(f"\n  left out: {problem}" for problem in problems)
        raise NoGame(f"there is no game {name!r}; there are {', '.join(games)}{left_out}")
    return games[name]


def _by_house_rules(name: str) -> Found:
    game = find(family_of(name))
    if house_rules_of(name) is None:
        raise NoGame(f"nobody has said what the house rules {name!r} are")
    return game._replace(name=name, module=editions.module_by(game.module, name))


@cache
def game_class(name: str) -> "type[Game]":
    """The class of a game, with all that hangs on it; `GameError` if a guest does not keep the contract, or if there
    can be no such house rules.
    """
    from rooftree.core.guests import taken_in

    if MARK in name:
        return _class_by_house_rules(find(name))
    game = find(name)
    return taken_in(game) if game.is_guest else only_game(import_module(game.module))


def _class_by_house_rules(game: Found) -> "type[Game]":
    rules, original = house_rules_of(game.name), game_class(family_of(game.name))
    assert rules is not None
    try:
        module = editions.copied(original.__module__, game.name)
        found: type[Game] = getattr(module, original.__name__)
        return found.by(rules)
    except Exception:
        editions.let_go(original.__module__, game.name)
        forget(game.name)
        raise


def only_game(module: object) -> "type[Game]":
    """The one game that a module defines."""
    from rooftree.core.game import Game

    [found] = [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Game) and value.__module__ == vars(module)["__name__"]
    ]
    return found
