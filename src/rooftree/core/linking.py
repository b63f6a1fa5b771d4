"""Marking rules, and what each of them is linked with: the rules it calls, down to the last, and what stands for what.

A rule calls rules. A plain function that it calls is a placeholder (`core/border.py` has those of a game), for which a
rule stands when it is bound: also where the placeholder is called by a rule that is called by a rule, in whatever
module, and whether it is called `play_randomly(…)` or `border.play_randomly(…)`.
"""

import dis
import hashlib
from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple, ParamSpec, TypeVar

import numpy as np

P = ParamSpec("P")
T = TypeVar("T")

Rule = Callable[..., Any]
Bound = frozenset[tuple[str, Rule]]

HOME = "rooftree"

_rules: set[Rule] = set()
_inlined: set[Rule] = set()


class NotLinked(TypeError):
    """A rule that cannot be linked; the text says why."""


def rule(function: Callable[P, T]) -> Callable[P, T]:
    """Mark a function as a rule: it keeps to the subset that all builds accept."""
    _rules.add(function)
    return function


def inlined(function: Callable[P, T]) -> Callable[P, T]:
    """A rule that is copied into whoever calls it, whatever a compiler thinks of that.

    For few and small ones where it was measured: loops get known ends, and the code grows.
    """
    _inlined.add(function)
    return rule(function)


def is_rule(function: object) -> bool:
    return function in _rules


def is_inlined(function: object) -> bool:
    return function in _inlined


def rules_of(prefix: str) -> list[Rule]:
    """Every rule defined in modules whose name starts with `prefix`."""
    return sorted((f for f in _rules if f.__module__.startswith(prefix)), key=lambda f: (f.__module__, f.__name__))


class Toolbox:
    """A constant with functions of its own, such as a span of actions: `SWAP.first(action)` in a rule.

    Compilers see a module of these functions instead, which they resolve by name.
    """

    label: str  # its own
    tools: dict[str, Rule]


class Link:
    """A rule together with what stands for the placeholders that it needs, itself or through others."""

    def __init__(self, function: Rule, bound: Bound, calls: "dict[Name, Link]") -> None:
        self.function, self.bound, self.calls = function, bound, calls
        packages = sorted({package_of(each) for each in (function, *(rule for _, rule in bound))} - {HOME})
        self.package = packages[0] if packages else HOME  # in whose cache it is kept
        self.digest = _digest(function, calls)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Link) and (self.function, self.bound) == (other.function, other.bound)

    def __hash__(self) -> int:
        return hash((self.function, self.bound))


class Name(NamedTuple):
    """How a rule calls another: by its name, or as a part of a module."""

    name: str
    part: str = ""

    def meaning(self, function: Rule) -> Any:
        """What it is, in plain Python."""
        value = function.__globals__.get(self.name)
        return getattr(value, self.part, None) if self.part else value


def package_of(function: Rule) -> str:
    return function.__module__.partition(".")[0]


class Linker:
    """Links rules for one game, say: `names` are the rules that stand for placeholders."""

    def __init__(self, to: str, names: Mapping[str, Rule]) -> None:
        self._to, self._names = to, names
        self._links: dict[Rule, Link] = {}
        self._begun: list[Rule] = []

    def link(self, function: Rule) -> Link:
        if function not in self._links:
            self._links[function] = self._linked(function)
        return self._links[function]

    def _linked(self, function: Rule) -> Link:
        if function not in _rules:
            raise NotLinked(f"{function.__qualname__} is not marked with @rule")
        if function in self._begun:
            circle = " calls ".join(each.__qualname__ for each in (*self._begun, function))
            raise NotLinked(f"rules do not call in circles: {circle}")
        self._begun.append(function)
        calls: dict[Name, Link] = {}
        bound: set[tuple[str, Rule]] = set()
        for name in names_in(function):
            called = name.meaning(function)
            if isinstance(called, FunctionType):
                stands = called if called in _rules else self._stand_in(function, called)
                calls[name] = self.link(stands)
                bound |= calls[name].bound
                if stands is not called:
                    bound.add((called.__name__, stands))
        self._begun.pop()
        return Link(function, frozenset(bound), calls)

    def _stand_in(self, function: Rule, placeholder: FunctionType) -> Rule:
        """The rule that stands for a placeholder."""
        name = placeholder.__name__
        if name not in self._names:
            where = f" for {self._to}" if self._to else ""
            raise NotLinked(
                f"{function.__module__}.{function.__qualname__} calls {name}, which is not marked with @rule, "
                f"and nothing stands for it{where}: name a rule when you bind it"
            )
        return self._names[name]


@cache
def names_in(function: Rule) -> tuple[Name, ...]:
    """The globals that a function reads, and the parts of modules."""
    return tuple(dict.fromkeys(_names_in(function)))


def _names_in(function: Rule) -> Iterator[Name]:
    steps = [step for step in dis.get_instructions(function.__code__) if step.opname != "EXTENDED_ARG"]
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        if step.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
            is_module = isinstance(function.__globals__.get(step.argval), ModuleType)
            is_part = following is not None and following.opname in ("LOAD_ATTR", "LOAD_METHOD")
            yield Name(step.argval, following.argval if following and is_module and is_part else "")


# What a rule is, in short


def _digest(function: Rule, calls: dict[Name, Link]) -> str:
    """Another one for any other code, constants, tables, or rules called."""
    told = hashlib.sha256(_told(function.__code__).encode())
    told.update(_told(function.__defaults__).encode())
    for name in names_in(function):
        meaning = calls[name].digest if name in calls else _told(name.meaning(function))
        told.update(f"{name.name}.{name.part}={meaning}\n".encode())
    return told.hexdigest()[:16]


def _told(value: Any) -> str:
    """A constant in full."""
    match value:
        case CodeType():
            return f"{value.co_code.hex()} {value.co_names} {value.co_varnames} {[*map(_told, value.co_consts)]}"
        case Toolbox():
            return f"{value.label} {[(name, _told_tool(tool)) for name, tool in value.tools.items()]}"
        case np.ndarray():
            return f"{value.dtype} {value.shape} {value.tobytes().hex()}"
        case type() if issubclass(value, IntEnum):
            return f"{value.__name__} {[(name, int(member)) for name, member in value.__members__.items()]}"
        case int() | float() | str() | bytes() | None:
            return repr(value)
        case tuple():
            return f"({', '.join(map(_told, value))})"
    return f"{type(value).__qualname__} {getattr(value, '__name__', '')}"


def _told_tool(tool: Rule) -> str:
    """A tool is a function with numbers of its own."""
    kept = [cell.cell_contents for cell in tool.__closure__ or ()]
    return f"{_told(tool.__code__)} {[*map(_told, kept)]}"
