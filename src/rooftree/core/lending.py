"""Rules that come ready from elsewhere: the functions of a module (core/wasm.py), lent to whoever plays by it."""

from collections.abc import Mapping
from typing import Any

from rooftree.core.linking import NotLinked, Rule

_lent: dict[tuple[str, Rule], Any] = {}


def lend(game: str, functions: Mapping[Rule, Any]) -> None:
    """From now on these stand for the rules of a game in the build `module`."""
    _lent.update({(game, function): door for function, door in functions.items()})


def lent(game: str, function: Rule) -> Any:
    if (game, function) not in _lent:
        raise NotLinked(f"the module of {game} has no {function.__qualname__}")
    return _lent[game, function]
