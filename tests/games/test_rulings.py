"""Every ruling of a game has its tests, and every test of a game cites its source."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rooftree.games import NAMES

HERE = Path(__file__).parent
GAMES = HERE.parents[1] / "src" / "rooftree" / "games"
OTHER_SOURCES = {"Play", "Components", "Law"}  # the play, the box, a law


def rulings_of(name: str) -> list[str]:
    """R1, R2… of the game's page for developers."""
    return re.findall(r"^\| (R\d+) \|", (GAMES / name / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE)


@cache
def cited_in(name: str) -> Counter[str]:
    """How many tests begin their docstring with each ruling's number."""
    return Counter(source for path in (HERE / name).glob("test_*.py") for source in sources_of(path))


def sources_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            words = (ast.get_docstring(node) or "").split()
            yield words[0] if words else f"{path.name}:{node.name} without a docstring"


@pytest.mark.parametrize("name", NAMES)
def test_every_ruling_is_cited(name: str) -> None:
    assert len(rulings_of(name)) >= 10
    assert [ruling for ruling in rulings_of(name) if not cited_in(name)[ruling]] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_test_cites_its_source(name: str) -> None:
    assert set(cited_in(name)) - set(rulings_of(name)) <= OTHER_SOURCES
