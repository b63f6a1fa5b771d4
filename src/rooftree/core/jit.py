"""`@rule`, and the builds made from one source: the only module that knows Numba.

`@rule` only marks a function; the module stays plain Python. A *build* links copies of all marked functions:

    checked    interpreted on checked cursors: overflow and bad indices raise (core/layout.py)
    compiled   Numba for the CPU, cached on disk
    bounds     the same with bounds checks, for tests
    cuda       Numba for the GPU: device functions, called from a kernel
    wasm       Numba's code for no processor in particular, for core/wasm.py to make a module of
    module     such a module, called from Python in a browser: core/lending.py has them

Linking means: copy the function with globals in which every marked function is replaced by its copy of that build.
So all builds live side by side in one process, and comparing them is an ordinary test. A plain function that a rule
calls is a placeholder: `bind` says which rule stands for it, wherever it is called (core/linking.py).

The cache folder is named by a hash of every source and data file of the package, of Numba and of the processor,
because Numba's own cache looks at one file only and would run yesterday's rules after an edit in another. A package
from outside has a folder of its own. What a rule is called in the cache tells what it is linked with, down to the last
helper and table, whoever wrote it: an edit anywhere is another name.
"""

import atexit
import contextlib
import hashlib
import os
import platform
import shutil
import sys
import tempfile
import types
from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from enum import Enum, IntEnum
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from typing import Any, NamedTuple, ParamSpec, TypeVar

import numpy as np

from rooftree.core.editions import original_of
from rooftree.core.found import find
from rooftree.core.layout import Constants
from rooftree.core.lending import lent
from rooftree.core.linking import HOME, Bound, Link, Linker, Rule, is_inlined, package_of
from rooftree.core.linking import Toolbox as Toolbox
from rooftree.core.linking import inlined as inlined
from rooftree.core.linking import is_rule as is_rule
from rooftree.core.linking import rule as rule
from rooftree.core.linking import rules_of as rules_of
from rooftree.core.whole import AS_IT_IS, FOR_RULES, all_behind, finish_doors_only, hand_over_once

P = ParamSpec("P")
T = TypeVar("T")

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_FOLDERS = ("core", "games", "bots")
WITHOUT_RULES = frozenset({"terminal", "scorepad", "texts", "levels.toml"})  # parts of a game that are never compiled
KEPT_CACHES = 3  # of each package


class Kind(Enum):
    """The builds there are."""

    CHECKED = "checked"
    COMPILED = "compiled"
    BOUNDS = "bounds"
    CUDA = "cuda"
    WASM = "wasm"
    MODULE = "module"


@cache
def build(kind: Kind) -> "Build":
    """The one build of this kind in this process."""
    return Build(kind)


class Build:
    """All rules, linked in one way. `build[apply]` is that build's copy of the rule `apply`."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self._linked: dict[Link, Any] = {}
        self._entries: dict[Link, Any] = {}
        self._globals: dict[tuple[Bound, int], dict[str, Any]] = {}
        self._constants: dict[int, tuple[Any, Any]] = {}  # by identity, with the original that keeps it
        self._modules: dict[Toolbox, types.ModuleType] = {}
        self._linkers: dict[Bound, Linker] = {}
        self._lock = RLock()
        self._wrap, self._entry = _decorators(kind)
        self._wrap_inlined = _for_rules(_uncached, forceinline=True) if kind is Kind.COMPILED else self._wrap

    def __getitem__(self, function: Callable[P, T]) -> Callable[P, T]:
        return self.bind(function, "", {})

    def bind(self, function: Callable[P, T], to: str, names: Mapping[str, Rule]) -> Callable[P, T]:
        """The copy of a rule for Python to call; the rules in `names` stand for placeholders. `to` is for errors."""
        if self.kind is Kind.MODULE:
            return lent(to, function)  # type: ignore[no-any-return]
        with self._lock:
            linker = self._linkers.setdefault(frozenset(names.items()), Linker(to, names))
            link = linker.link(function)
            if link not in self._entries:
                self._entries[link] = self._entry(self._inner(link), link.package)
            return self._entries[link]  # type: ignore[no-any-return]

    @property
    def linked(self) -> dict[Callable[..., Any], Any]:
        """What has been linked so far: rule -> its copy."""
        return {link.function: copy for link, copy in self._linked.items()}

    @property
    def entries(self) -> list[Any]:
        """The copies that Python calls."""
        return list(self._entries.values())

    def _inner(self, link: Link) -> Any:
        """The copy of a rule for other rules to call."""
        if link not in self._linked:
            self._linked[link] = self._copied(link)
        return self._linked[link]

    def _copied(self, link: Link) -> Any:
        function, names = link.function, self._globals_of(link)
        copy = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        copy.__qualname__ = f"{function.__qualname__}.{link.digest}"
        copy.__module__ = original_of(function.__module__)  # what is the same by house rules is compiled once
        for (name, part), called in link.calls.items():
            if part:
                vars(names[name])[part] = self._inner(called)
            else:
                names[name] = self._inner(called)
        if is_inlined(function):
            return self._wrap_inlined(copy, link.package)
        return self._wrap(copy, link.package)

    def _globals_of(self, link: Link) -> dict[str, Any]:
        """Shared by the rules of a module, as far as the same rules stand for their placeholders."""
        plain = link.function.__globals__
        place = link.bound, id(plain)
        if place not in self._globals:
            self._globals[place] = {name: self._constant(value) for name, value in plain.items()}
        names = self._globals[place]
        for name, part in link.calls:
            if part and names[name] is plain[name]:
                names[name] = types.ModuleType(name)
                vars(names[name]).update({each: self._constant(value) for each, value in vars(plain[name]).items()})
        return names

    def _constant(self, value: Any) -> Any:
        """A global as this build sees it: tables checked when interpreted, arrays and plain numbers when compiled."""
        if id(value) not in self._constants:
            self._constants[id(value)] = value, self._seen(value)
        return self._constants[id(value)][1]

    def _seen(self, value: Any) -> Any:
        if self.kind is Kind.CHECKED:
            return Table(value) if isinstance(value, Constants) else value
        if isinstance(value, Constants):
            return value.packed()
        if isinstance(value, Toolbox):
            return self._modules.setdefault(value, self._module_of(value))
        if isinstance(value, IntEnum):
            return int(value)
        return _plain_numbers(value) if isinstance(value, type) and issubclass(value, IntEnum) else value

    def _module_of(self, box: Toolbox) -> types.ModuleType:
        """A module that compiles each function when it is first asked for."""
        module = types.ModuleType(box.label)

        def compiled(name: str) -> Any:
            if name not in box.tools:
                raise AttributeError(f"{box.label} has no {name!r}")
            tool = box.tools[name]
            tool.__qualname__ = f"{box.label}.{name}"  # Numba's cache tells functions apart by it
            vars(module)[name] = self._wrap(tool, package_of(tool))
            return vars(module)[name]

        vars(module)["__getattr__"] = compiled
        return module


@cache
def _plain_numbers(enum: type[IntEnum]) -> Any:
    """An enum as a named tuple of its values: Numba's own enum members neither index arrays nor unify with numbers."""
    make: Any = namedtuple
    return make(enum.__name__, enum.__members__)(*(int(member) for member in enum))


class Table:
    """A constant table as the checked build sees it: plain ints, and no position before the first."""

    __slots__ = ("_rows",)

    def __init__(self, rows: Any) -> None:
        self._rows: tuple[Any, ...] = tuple(Table(row) if isinstance(row, tuple) else row for row in rows)

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, tuple):
            return self[index[0]][index[1]]
        if index < 0:
            raise IndexError(f"position {index} of a table of {len(self)}")
        return self._rows[index]


Decorator = Callable[[Any, str], Any]


def _decorators(kind: Kind) -> tuple[Decorator, Decorator]:
    """What makes a rule of this build out of a copy that belongs to a package: for other rules, and for Python."""
    if kind in (Kind.CHECKED, Kind.MODULE):
        return _as_it_is, _as_it_is
    if kind is Kind.CUDA:
        cuda = cuda_module()
        return lambda function, _: cuda.jit(device=True)(function), _as_it_is
    if kind is Kind.WASM:
        return _for_rules(_uncached), _as_it_is
    if kind is Kind.BOUNDS:
        return _for_rules(_bounds_checked), _bounds_checked_door
    return _for_rules(_uncached), lambda rule, package: _cached(_told_apart(rule.py_func), package)


def _as_it_is(function: Any, package: str) -> Any:
    return function


def _for_rules(jit: Callable[..., Any], **options: Any) -> Decorator:
    """What only rules call: it needs no door for Python, and no machine code of its own (core/whole.py)."""

    def decorate(function: Any, package: str) -> Any:
        if finish_doors_only():
            function.__qualname__ += FOR_RULES
        return jit(function, package, no_cpython_wrapper=True, no_cfunc_wrapper=True, **options)

    return decorate


def _bounds_checked_door(rule: Any, package: str) -> Any:
    """For some games, and not kept: improving its machine code would take longer than they do."""
    return _bounds_checked(_told_apart(rule.py_func, AS_IT_IS), package)


def _bounds_checked(function: Any, package: str, **options: Any) -> Any:
    import numba

    return _widened(numba.njit(boundscheck=True, **options)(function))


def _cached(function: Any, package: str, **options: Any) -> Any:
    import numba

    vars(numba.config)["CACHE_DIR"] = str(use_cache(package))
    return _widened(numba.njit(cache=True, nogil=True, error_model="numpy", **options)(function))


def _uncached(function: Any, package: str, **options: Any) -> Any:
    import numba

    return _widened(numba.njit(nogil=True, error_model="numpy", **options)(function))


def _widened(rule: Any) -> Any:
    """A rule that other rules call with whole numbers of 64 bits, whatever they have.

    Otherwise it is compiled once for bytes, once for words and so on, and a difference of bytes has no sign.
    """
    from numba.core import types as numba_types

    call = rule.get_call_template

    def widely(arguments: Any, keywords: Any) -> Any:
        wide = [numba_types.int64 if isinstance(each, numba_types.Integer) else each for each in arguments]
        return call(tuple(wide), keywords)

    rule.get_call_template = widely
    return rule


def _told_apart(function: types.FunctionType, mark: str = "") -> types.FunctionType:
    """The same function under a name of its own in Numba's cache."""
    copy = types.FunctionType(function.__code__, function.__globals__, function.__name__, function.__defaults__)
    name = function.__qualname__.removesuffix(FOR_RULES)
    copy.__module__, copy.__qualname__ = function.__module__, f"{name}.for_python{mark}"
    return copy


class Code(NamedTuple):
    """A rule as LLVM has it: its name there, how many bits it answers (0: a deed), and the texts of all that it needs,
    by what Numba calls a library.
    """

    name: str
    bits: int
    is_signed: bool
    texts: dict[Any, str]


def code_of(rule: Any, takes: Sequence[np.dtype[Any] | None]) -> Code:
    """What Numba makes of a rule that takes arrays of these records, and whole numbers (None)."""
    import numba

    arguments = tuple(numba.int64 if each is None else numba.from_dtype(each)[::1] for each in takes)
    rule.compile(arguments)
    made = rule.overloads[arguments]
    answer = made.signature.return_type
    bits = 0 if answer == numba.types.none else int(answer.bitwidth)
    texts = {library: library.get_llvm_str() for library in (made.library, *all_behind(made.library))}
    return Code(made.fndesc.llvm_func_name, bits, getattr(answer, "signed", False), texts)


def for_no_processor() -> dict[str, str]:
    """The environment of a process in which Numba's code is the same on every machine, and not improved yet."""
    return {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_OPT": "0"}


def cuda_module() -> Any:
    """`numba.cuda`, which the optional extra `cuda` installs."""
    if not hasattr(np, "row_stack"):  # numba-cuda still asks NumPy 2.5 for it
        vars(np)["row_stack"] = np.vstack
    from numba import config, cuda

    vars(config)["CUDA_LOW_OCCUPANCY_WARNINGS"] = 0  # a small batch is no mistake
    hand_over_once()
    return cuda


@cache
def use_cache(package: str = HOME) -> Path:
    """The folder for exactly these sources of a package, ready to be written to; the oldest others are forgotten."""
    folder = cache_folder(package)
    try:
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)  # others may begin at the same moment
            _forget_old(folder.parent)
        (folder / "written").touch()
    except OSError as error:
        folder = Path(tempfile.mkdtemp(prefix="rooftree-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        print(f"rooftree: compiled rules cannot be kept ({error}); they are compiled anew each time", file=sys.stderr)
    return folder


def _forget_old(caches: Path) -> None:
    with contextlib.suppress(FileNotFoundError):  # somebody else forgets them
        others = sorted(caches.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in others[KEPT_CACHES:]:
            shutil.rmtree(old, ignore_errors=True)


def is_warm(game: str, part: str = "") -> bool:
    """Whether the compiled rules of a game wait in the cache: whoever compiled them has called `mark_warm`.

    `part` is what else is compiled for a game, such as what its bots think with.
    """
    return _mark(game, part).exists()


def mark_warm(game: str, part: str = "") -> None:
    with contextlib.suppress(OSError):
        _mark(game, part).touch()


def _mark(game: str, part: str) -> Path:
    return cache_folder(find(game).module.partition(".")[0]) / f"{game}{part and '-'}{part}.ready"


@cache
def cache_folder(package: str = HOME) -> Path:
    """<user cache>/<package>/<hash of everything that the machine code depends on>."""
    if package == HOME:
        return cache_home() / HOME / _content_key()
    return cache_home() / f"{HOME}-{package}" / _content_key(package)


def cache_home() -> Path:
    """Where people want what can be made again."""
    return Path(os.environ.get("ROOFTREE_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _content_key(guest: str = "") -> str:
    from importlib.metadata import version

    digest = hashlib.sha256()
    for part in (version("numba"), version("numpy"), sys.version, platform.machine(), _processor()):
        digest.update(part.encode() + b"\0")
    folders = [PACKAGE / folder for folder in COMPILED_FOLDERS]
    for folder in [*folders, *(_folder_of(guest) if guest else ())]:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".toml")):
            if WITHOUT_RULES.isdisjoint(path.relative_to(folder).parts):
                digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _folder_of(package: str) -> list[Path]:
    """None, if it is a single file: what a rule is linked with is in its name."""
    try:
        spec = find_spec(package)
    except ValueError:  # a program that was started is no package
        return []
    return [Path(place) for place in spec.submodule_search_locations or ()] if spec else []


def _processor() -> str:
    from llvmlite import binding

    return f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"
