"""The reference pages of the games: every field, decision and action is there, with the comment of the source."""

import inspect
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import docs_games
import pytest

import rooftree
from rooftree.core.layout import dtype_of
from rooftree.envs import spec_of
from rooftree.games import NAMES

ROOT = Path(__file__).resolve().parents[2]


def page(name: str) -> str:
    return (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")


def rows(text: str) -> list[list[str]]:
    """The cells of all tables, without headings and rules."""
    lines = [line for line in text.splitlines() if line.startswith("| ") and "---" not in line]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def section(name: str, title: str) -> str:
    return next(part for part in page(name).split("\n## ") if part.startswith(f"{title}\n"))


@pytest.mark.parametrize("name", NAMES)
def test_every_action_is_on_the_page_once(name: str) -> None:
    game = rooftree.load(name, build="checked")
    covered: list[int] = []
    for numbers, _, words, *_ in rows(section(name, "Actions"))[1:]:
        first, last = int(numbers.split("–")[0]), int(numbers.split("–")[-1])
        covered += range(first, last + 1)
        written = re.findall(r"`([^`]+)`", words)
        assert [game.parse(text) for text in written] == ([first, last] if last > first else [first])
    assert covered == list(range(len(game.notation)))


@pytest.mark.parametrize("name", NAMES)
def test_every_decision_is_on_the_page_with_its_spans(name: str) -> None:
    game = rooftree.load(name, build="checked")
    told = {row[1].strip("`"): row[3].count("`") // 2 for row in rows(section(name, "Decisions"))[1:]}
    assert told == {decision.name: len(spans) for decision, spans in game.spans.items()}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("title", ["State", "Observation"])
def test_the_bytes_of_every_record_add_up(name: str, title: str) -> None:
    """Also those that lie between fields."""
    game = rooftree.load(name, build="checked")
    record = game.state_class if title == "State" else game.observation_class
    end = 0
    sizes: list[int] = []
    for offset, size, *_ in rows(section(name, title)):
        if offset in ("offset", "0"):
            sizes, end = [*sizes, end], 0
        if offset != "offset":
            assert int(offset) == end
            end += int(size)
    assert dtype_of(record).itemsize in sizes


@pytest.mark.parametrize("name", NAMES)
def test_a_page_says_what_the_source_says(name: str) -> None:
    source = (ROOT / "src" / "rooftree" / "games" / name / "state.py").read_text(encoding="utf-8")
    said = re.findall(r"^    (?:\w+): .*  # (.*)", source, flags=re.MULTILINE)
    assert len(said) > 10
    for comment in said:
        assert comment in page(name)


def test_comments_are_read_wherever_a_name_is_defined(monkeypatch: pytest.MonkeyPatch) -> None:
    source = """# the top
A = 1  # one
B, C = 2, 3  # both
D = [  # not here
    4,
]  # the end
text = "# no comment"
class Inner:
    e: int  # within
    f: int
"""
    monkeypatch.setattr(inspect, "getsource", lambda module: source)
    module: Any = SimpleNamespace()
    assert docs_games.comments(module) == {"A": "one", "B": "both", "C": "both", "D": "the end", "text": ""}
    assert docs_games.comments(module, "Inner") == {"e": "within", "f": ""}


def test_a_table_cannot_be_broken_by_what_stands_in_it() -> None:
    assert docs_games.table(("a", "b"), [(1, "x|y"), (-2, "")]) == "| a | b |\n| --: | --- |\n| 1 | x\\|y |\n| -2 |  |"


@pytest.mark.parametrize("name", NAMES)
def test_the_inputs_of_a_network_add_up(name: str) -> None:
    """Field by field, those of houses and players by how many there are."""
    first = section(name, "Observation").split("\n### ")[0]
    sizes = [int(row[5]) for row in rows(first)[1:]]
    assert sum(sizes) == spec_of(rooftree.load(name, build="checked")).one_hot_size
