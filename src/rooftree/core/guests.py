"""Whether a game from outside keeps the contract; if not, who brings it, in which file, and what would be right."""

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, cast, get_type_hints

from rooftree.core.found import Found, NoGame, only_game
from rooftree.core.game import CONTRACT, Game, GameError
from rooftree.core.jit import rules_of
from rooftree.core.message import LANGUAGES
from rooftree.core.subset import faults


def taken_in(guest: Found) -> type[Game]:
    """The class of a guest; `GameError` with all that is wrong."""
    try:
        folder = guest.folder
        module = import_module(guest.module)
    except NoGame as error:
        raise GameError(str(error)) from None
    except Exception as error:
        raise GameError(f"{guest.package}: {_place(guest)} cannot be imported: {error!r}") from error
    problems = list(_problems(guest, module))
    problems += [
        f"texts/{lang}.ftl is missing" for lang in LANGUAGES if not (folder / "texts" / f"{lang}.ftl").exists()
    ]
    if problems:
        told = "".join(f"\n  {problem}" for problem in problems)
        raise GameError(f"{guest.package}: the game {guest.name!r} in {folder} cannot be played here:{told}")
    return cast(type[Game], _class_of(guest, module))


def _place(guest: Found) -> str:
    """The file of a module that cannot be imported, or its name if its package cannot be imported either."""
    try:
        return str(guest.folder / f"{guest.module.rpartition('.')[2]}.py")
    except Exception:
        return guest.module


def _class_of(guest: Found, module: ModuleType) -> Any:
    return getattr(module, guest.attribute, None) if guest.attribute else only_game(module)


def _problems(guest: Found, module: ModuleType) -> Iterator[str]:
    game = _class_of(guest, module)
    where = f"{_file(module)}:"
    if not module.__package__:
        yield f"{where} a game is a package: a folder of its own, with its texts in it"
        return
    if not (isinstance(game, type) and issubclass(game, Game)):
        yield f"{where} {guest.attribute} is no class that extends rooftree.core.game.Game"
        return
    contract = vars(game).get("contract")
    if contract != CONTRACT:
        said = "does not say which contract it keeps" if contract is None else f"keeps contract {contract}"
        yield f"{where} {game.__name__} {said}; this Rooftree wants `contract = {CONTRACT}` (rooftree.core.game)"
        return
    if missing := _missing_fields(game):
        yield f"{where} {game.__name__} does not say {', '.join(missing)}"
        return
    if game.name != guest.name:
        yield f"{where} the game calls itself {game.name!r}; its entry point says {guest.name!r}"
    for ruleset in game.rulesets():
        if not re.fullmatch(rf"{re.escape(game.name)}/\d+", ruleset):
            yield f"{where} its ruleset must be {game.name}/ and a number, not {ruleset!r}"
    if game.former_rulesets and "ruleset" not in get_type_hints(game.state_class):
        yield f"{where} a game with former rulesets has a field `ruleset` in its state"
    for fault in faults(rules_of(guest.module.rpartition(".")[0] or guest.module)):
        yield str(fault)


def _missing_fields(game: type[Game]) -> list[str]:
    """What the contract names and gives no default, and the class does not say."""
    return [name for name in get_type_hints(Game) if not name.startswith("_") and not hasattr(game, name)]


def _file(module: ModuleType) -> str:
    return inspect.getsourcefile(module) or module.__name__
