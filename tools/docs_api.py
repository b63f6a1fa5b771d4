"""docs/api.md: what programs import, from the docstrings where it is written. Read off the sources, not imported."""

import ast
import textwrap
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"
HEAD = """\
# What programs import

Written by `make docs` from the docstrings. Whatever is not here may change without a word; the
[changelog](../CHANGELOG.md) tells what changes here."""
# module as it is imported, file in which it is written, what of it; nothing named: all that is public
SHOWN: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("rooftree", "__init__", ("load",)),
    ("rooftree.core.game", "core/game", ("Game", "GameError", "Outcome")),
    ("rooftree.core.records", "core/records", ("Record", "RecordError", "read", "encode", "decode")),
    ("rooftree.core.replay", "core/replay", ("Replay", "replay", "final_state")),
    ("rooftree.bots", "bots/__init__", ("make", "names_of")),
    ("rooftree.coach", "coach/asking", ("Coach", "advise")),
    ("rooftree.coach", "coach/weighing", ("Advice", "Idea")),
    ("rooftree.coach", "coach/reasons", ("reason_of", "reason_for")),
    ("rooftree.envs", "envs/vector", ("Vector",)),
    ("rooftree.envs", "envs/against", ("Against",)),
    ("rooftree.envs", "envs/spec", ("Spec", "spec_of")),
    ("rooftree.envs.aec", "envs/aec", ("env", "RooftreeAEC")),
    ("rooftree.envs.seat", "envs/seat", ("SeatEnv",)),
    ("rooftree.envs.spiel", "envs/spiel", ("register", "resampled")),
    ("rooftree.envs.offline", "envs/offline", ()),
    ("rooftree.texts", "texts/speaker", ("Speaker",)),
    ("rooftree.client", "client/client", ("Client",)),
    ("rooftree.testing", "testing/contract", ("contract",)),
)
Named = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def page() -> str:
    return "\n".join([HEAD, *(line for shown in SHOWN for line in part(*shown))]).rstrip() + "\n"


def part(module: str, file: str, names: tuple[str, ...]) -> Iterator[str]:
    tree = ast.parse((SOURCES / "rooftree" / f"{file}.py").read_text(encoding="utf-8"))
    there = {node.name: node for node in tree.body if isinstance(node, Named)}
    for name in names or [name for name in there if not name.startswith("_")]:
        yield from described(f"{module}.{name}", there[name], "##")


def described(path: str, node: Named, mark: str) -> Iterator[str]:
    yield from ("", f"{mark} {path}", "", "```python", head(node), "```", "", *told(node))
    if isinstance(node, ast.ClassDef):
        for each in node.body:
            if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and is_shown(each):
                yield from described(f"{node.name}.{each.name}", each, "###")


def is_shown(method: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return not method.name.startswith("_") and ast.get_docstring(method) is not None


def head(node: Named) -> str:
    """The line by which it is called."""
    if isinstance(node, ast.ClassDef):
        makers = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
        fields = [] if makers else [each for each in node.body if isinstance(each, ast.AnnAssign)]
        named = [f"    {ast.unparse(each)}" for each in fields if not ast.unparse(each.target).startswith("_")]
        return "\n".join([f"class {node.name}{called(makers[0]) if makers else ''}{':' if named else ''}", *named])
    is_property = any(isinstance(each, ast.Name) and each.id == "property" for each in node.decorator_list)
    answer = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    if is_property:
        return f"{node.name}{answer.replace(' ->', ':')}"
    return f"{'async ' if isinstance(node, ast.AsyncFunctionDef) else ''}def {node.name}{called(node)}{answer}"


def called(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """The arguments, without the object itself; one a line where they are many."""
    text = ast.unparse(node.args).removeprefix("self, ").removeprefix("self").removeprefix("cls, ").removeprefix("cls")
    if len(text) <= 90:
        return f"({text})"
    return "(\n" + textwrap.indent(textwrap.fill(text, 100, break_long_words=False), "    ") + "\n)"


def told(node: Named) -> list[str]:
    """The docstring: lines that are columns stay as they are."""
    paragraphs = cleandoc(ast.get_docstring(node) or "").split("\n\n")
    lines: list[str] = []
    for paragraph in paragraphs:
        is_table = any("  " in line.strip() or line.startswith(">>>") for line in paragraph.splitlines())
        lines += ["```text", paragraph, "```", ""] if is_table else [paragraph.replace("<", "&lt;"), ""]
    return lines[:-1]
