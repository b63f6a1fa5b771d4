"""Bots from outside: of installed packages (entry-point group `rooftree.bots`), or named as `module:Bot` by whoever
sits at the keyboard.

A bot is made by calling what was found with a game and a seed, and answers `choose(state, seat)`. If it has `games`,
it plays these and no others. A bot that cannot be taken in keeps nobody else from playing: it is left out, and told. A
name alone brings no program in: a record or somebody at another machine may say `module:Bot`, but only what was
welcomed here (`welcome`) is made.
"""

import os
import re
import sys
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NamedTuple, cast

from rooftree.core.extras import Bot
from rooftree.core.game import Game

GROUP = "rooftree.bots"
NAME = re.compile(r"[a-z][a-z0-9-]{1,29}")
PLACE = re.compile(r"(?P<module>[A-Za-z_]\w*(\.[A-Za-z_]\w*)*):(?P<attribute>[A-Za-z_]\w*)")

Maker = Callable[[Game, int], Bot]


class NoBot(LookupError):
    """There is no such bot, or nothing that makes one where it should be; the text says what would be right."""


class Finds(NamedTuple):
    """Bots of installed packages by name, and what is wrong with those that were left out."""

    bots: dict[str, Maker]
    problems: tuple[str, ...]


_welcome: dict[str, Maker] = {}


@cache
def points() -> tuple[EntryPoint, ...]:
    """What packages say they bring; nothing is imported for it."""
    return tuple(sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)))


@cache
def finds(taken: frozenset[str]) -> Finds:
    """What packages bring, where the names of our own bots are taken."""
    found: dict[str, Maker] = {}
    problems = []
    for point in points():
        try:
            found[point.name] = _taken_in(point, {*found, *taken})
        except NoBot as error:
            problems.append(f"{_package(point)}: {error} (pyproject.toml, {GROUP})")
    return Finds(found, tuple(problems))


def _package(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else point.module.partition(".")[0]


def _taken_in(point: EntryPoint, taken: set[str]) -> Maker:
    if not NAME.fullmatch(point.name):
        rule = "two to thirty small letters, digits and hyphens, beginning with a letter"
        raise NoBot(f"a bot cannot be called {point.name!r}: {rule}")
    if point.name in taken:
        raise NoBot(f"there is a bot {point.name!r} already: choose another name")
    return maker_at(point.value)


def is_place(name: str) -> bool:
    """Whether a bot is named as `module:Bot`."""
    return PLACE.fullmatch(name) is not None


def welcome(name: str) -> None:
    """Let a bot in that was named as `module:Bot`, from here or from what is installed; `NoBot` says why not."""
    if name not in _welcome:
        if os.getcwd() not in sys.path:
            sys.path.append(os.getcwd())
        _welcome[name] = maker_at(name)


def welcomed() -> dict[str, Maker]:
    return _welcome


def maker_at(place: str) -> Maker:
    """What makes the bot at `module:Bot`."""
    named = PLACE.fullmatch(place)
    if named is None:
        raise NoBot(f"{place!r} names no bot: write module:Bot")
    name, attribute = named["module"], named["attribute"]
    try:
        module = import_module(name)
    except Exception as error:
        raise NoBot(f"{name} cannot be imported: {type(error).__name__}: {error}") from error
    if not callable(maker := getattr(module, attribute, None)):
        raise NoBot(f"{name} has no {attribute} that makes a bot{_instead(module, attribute)}")
    return cast(Maker, maker)


def _instead(module: Any, attribute: str) -> str:
    """What was meant, perhaps."""
    made = [name for name, value in vars(module).items() if hasattr(value, "choose")]
    meant = get_close_matches(attribute, made, n=1, cutoff=0.5) or made
    return f"; did you mean {module.__name__}:{meant[0]}?" if meant else ": it wants a class with choose(state, seat)"


def plays(maker: Maker, game: str) -> bool:
    """Whether a bot is for a game; it is for all, unless it says otherwise."""
    games = getattr(maker, "games", None)
    return games is None or game in games


def made(name: str, maker: Maker, game: Game, seed: int) -> Bot:
    """A bot ready to sit down; `NoBot` if what was made is none."""
    bot = maker(game, seed)
    if not callable(getattr(bot, "choose", None)):
        raise NoBot(f"{name} made a {type(bot).__name__}, which has no choose(state, seat)")
    return bot
