"""Every ruling of the rules page has its tests."""

import ast
from collections import Counter
from pathlib import Path

RULINGS = [f"R{number}" for number in range(1, 11)]


def cited() -> Counter[str]:
    """How many tests begin their docstring with each ruling's number."""
    found: Counter[str] = Counter()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = (ast.get_docstring(node) or "").split()
                found[words[0] if words else f"{path.name}:{node.name} without a docstring"] += 1
    return found


def test_every_ruling_is_cited() -> None:
    """Rulings  R1 to R10, each at the head of a docstring."""
    assert [ruling for ruling in RULINGS if not cited()[ruling]] == []


def test_every_test_cites_its_source() -> None:
    """Rulings  A test here speaks for a ruling, for the play, for the box, for a law or for this list."""
    assert set(cited()) - set(RULINGS) <= {"Play", "Components", "Law", "Rulings"}
