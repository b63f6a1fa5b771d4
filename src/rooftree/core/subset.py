"""What all builds accept (STYLE.md): rules that a compiler for CPU or GPU would refuse, found by reading them.

A checked build runs any Python, so that a rule outside the subset would show itself only when somebody compiles it,
in the words of a compiler. These are the words of the author of the rule.
"""

import ast
import builtins
import inspect
import textwrap
from collections.abc import Callable, Iterable, Iterator
from types import BuiltinFunctionType, FunctionType
from typing import Any, NamedTuple

from rooftree.core.jit import is_rule

Rule = Callable[..., Any]

CALLABLE = frozenset({"abs", "bool", "int", "len", "max", "min", "range"})
REFUSED: dict[type[ast.AST], str] = {
    ast.Raise: "raises; a rule only asks and does what was found legal",
    ast.Try: "catches exceptions; rules raise none",
    ast.With: "uses `with`; a rule has no resources",
    ast.Lambda: "makes a function; write a rule instead",
    ast.ListComp: "builds a list; write the loop",
    ast.SetComp: "builds a set; write the loop",
    ast.DictComp: "builds a dict; write the loop",
    ast.GeneratorExp: "makes a generator; write the loop",
    ast.List: "builds a list; keep numbers in the state, or constants in a table",
    ast.Set: "builds a set; compare one by one",
    ast.Dict: "builds a dict; keep constants in a table",
    ast.JoinedStr: "makes a text; rules know no words",
    ast.Slice: "slices; write the loop",
    ast.Yield: "yields; write the loop",
    ast.Global: "writes a global; everything is in the state",
}


class Fault(NamedTuple):
    """A rule that one of the builds would refuse."""

    file: str
    line: int
    rule: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: the rule {self.rule} {self.what}"


def faults(rules: Iterable[Rule]) -> list[Fault]:
    """Everything that is wrong with these rules, in the order of their files."""
    return sorted(fault for rule in rules for fault in _faults(rule))


def _faults(rule: Rule) -> Iterator[Fault]:
    lines, first = inspect.getsourcelines(rule)
    [function] = ast.parse(textwrap.dedent("".join(lines))).body
    assert isinstance(function, ast.FunctionDef)
    names = inspect.unwrap(rule).__globals__
    file, name = inspect.getsourcefile(rule) or "?", rule.__name__
    for node in _code(function):
        if what := _fault(node, names, name):
            yield Fault(file, first + getattr(node, "lineno", 1) - 1, name, what)


def _code(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The statements without docstring and annotations."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    for statement in body:
        yield from ast.walk(statement)


def _fault(node: ast.AST, names: dict[str, Any], rule: str) -> str | None:
    if type(node) in REFUSED:
        return REFUSED[type(node)]
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return "holds a text; rules know no words"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return _call_fault(node.func.id, names, rule)
    return None


def _call_fault(name: str, names: dict[str, Any], rule: str) -> str | None:
    if name == rule:
        return "calls itself; rules recurse never"
    called = names.get(name, getattr(builtins, name, None))
    if isinstance(called, FunctionType):
        return None if is_rule(called) else f"calls {name}, which is not marked with @rule"
    if isinstance(called, BuiltinFunctionType | type) and name not in CALLABLE:
        return f"calls {name}; a rule calls rules and {', '.join(sorted(CALLABLE))}"
    return None
