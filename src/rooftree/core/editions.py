"""A game by house rules: its package once more, with other numbers.

The numbers of the cards are constants to all rules, and to whoever views, tells, judges and draws. So nothing is
passed around: every module of the game's package is run a second time under the name of another package,
`rooftree.games.dreamhome.by_1f3a5c7e90`, where it imports its like. Its `cards.py` asks `changes_in` what is different
there. The code is the same, down to the bytes; the tables are not, and by them compiled rules are told apart.
"""

import builtins
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.abc import InspectLoader, Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from types import ModuleType
from typing import Any

from rooftree.core.houserules import MARK, HouseRules, family_of, house_rules_of

INFIX = "by_"


def module_by(module: str, name: str) -> str:
    """The module of a game's class, in the package of the game by these house rules."""
    package, _, rest = module.rpartition(".")
    return f"{_package_by(package, name)}.{rest}"


def _package_by(package: str, name: str) -> str:
    return f"{package}.{INFIX}{name.partition(MARK)[2]}"


def changes_in(module: str) -> Mapping[str, Mapping[str, Any]]:
    """What is different on the cards, for a module of a game's package; nothing in the box."""
    for package, rules in _editions.items():
        if module.startswith(package + "."):
            _asked.add(package)
            return rules.cards
    return {}


def original_of(module: str) -> str:
    """The module that a module of a copy is a copy of; any other is its own."""
    for package in _editions:
        if module.startswith(package + "."):
            return package.rpartition(".")[0] + module.removeprefix(package)
    return module


def has_asked(module: str) -> bool:
    """Whether the copy of a game to which a module belongs wanted to know what is different."""
    return any(module.startswith(package + ".") for package in _asked)


def copied(module: str, name: str) -> ModuleType:
    """The module of a game's class by house rules, with all that it imports of its game."""
    rules, package = house_rules_of(name), module.rpartition(".")[0]
    assert rules is not None
    assert family_of(name) == rules.game
    _editions.setdefault(_package_by(package, name), rules)
    if _finder not in sys.meta_path:
        sys.meta_path.insert(0, _finder)
    return import_module(module_by(module, name))


def let_go(module: str, name: str) -> None:
    """Of a copy that turned out to be of no use: as if it had never been made."""
    package = _package_by(module.rpartition(".")[0], name)
    _editions.pop(package, None)
    _asked.discard(package)
    for each in [each for each in sys.modules if each == package or each.startswith(package + ".")]:
        del sys.modules[each]


_editions: dict[str, HouseRules] = {}  # by package
_asked: set[str] = set()


class _Finder(MetaPathFinder):
    """Finds modules of a copied package where those of the game itself are."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        for package in _editions:
            if fullname == package or fullname.startswith(package + "."):
                return _spec(fullname, package)
        return None


def _spec(fullname: str, package: str) -> ModuleSpec | None:
    original = package.rpartition(".")[0]
    found = find_spec(original + fullname.removeprefix(package))
    if found is None or found.origin is None:
        return None
    folders = found.submodule_search_locations
    return spec_from_file_location(
        fullname, found.origin, loader=_Copier(found, original, package), submodule_search_locations=folders
    )


class _Copier(Loader):
    """Runs the code of a game's module as one of the copy: what it imports of its game, it imports of the copy."""

    def __init__(self, found: ModuleSpec, original: str, package: str) -> None:
        self._found, self._original, self._package = found, original, package

    def exec_module(self, module: ModuleType) -> None:
        loader = self._found.loader
        assert isinstance(loader, InspectLoader)
        code = loader.get_code(self._found.name)
        assert code is not None
        vars(module)["__builtins__"] = {**vars(builtins), "__import__": self._import}
        exec(code, vars(module))

    def _import(
        self, name: str, given: Any = None, local: Any = None, wanted: Sequence[str] | None = (), level: int = 0
    ) -> ModuleType:
        is_of_the_game = name == self._original or name.startswith(self._original + ".")
        if is_of_the_game and not name.startswith(self._package):
            name = self._package + name.removeprefix(self._original)
        return __import__(name, given, local, wanted or (), level)


_finder = _Finder()
