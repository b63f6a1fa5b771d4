"""The examples run from a fresh checkout, without arguments, and are short enough to be read."""

import ast
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from rooftree.games import NAMES
from tests.shared import HANGING

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
MAX_LINES = 40
MORE_LINES = {"compiled_bot": 80}  # rules, and what they write on
SAID = {
    "compiled_bot": ["deal 0: dreamer", "deal 3: dreamer"],
    "play_a_game": ["Anna takes column", "place G", "Anna: ", "Winner: "],
    "play_online": ["rooftree serve", "play_online.py http://localhost:8000/t/", "pays most at once"],
    "random_baseline": ["inputs of a network", "num_players: 2 … 5", "8 games, points by seat"],
    "read_a_view": ["as seat 1 sees it", "queue B: ", "site-manager: {", "other cards: True", "two apart: True"],
    "replay_a_record": [
        "california/1",
        "mansions[0].money: ",
        "The rules agree",
        'move 1 ("repay"): You have no loan',
    ],
    "run_a_match": ["12 games", "greedy", "random 2", "decisions."],
    "write_a_bot": ["deal 0: collector", "deal 5: collector"],
}


@cache
def printed(name: str) -> str:
    """What an example prints, wherever it is started."""
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / f"{name}.py")],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=5 * HANGING,  # some compile the rules first
        cwd=EXAMPLES.parent.parent,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def source(name: str) -> str:
    return (EXAMPLES / f"{name}.py").read_text(encoding="utf-8")


def test_every_example_is_tested() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.py")} == set(SAID)


@pytest.mark.parametrize("name", SAID)
def test_an_example_runs_and_shows_what_it_is_about(name: str) -> None:
    out = printed(name)
    assert [text for text in SAID[name] if text not in out] == []
    assert 3 < len(out.splitlines()) < 120
    assert [line for line in out.splitlines() if len(line) > 119] == []


@pytest.mark.parametrize("name", SAID)
def test_an_example_is_short_and_says_how_to_run_it(name: str) -> None:
    assert len(source(name).splitlines()) <= MORE_LINES.get(name, MAX_LINES)
    said = ast.get_docstring(ast.parse(source(name))) or ""
    assert f"    python examples/{name}.py" in said


def test_between_them_all_games_appear() -> None:
    assert [game for game in NAMES if not any(f'"{game}"' in source(name) for name in SAID)] == []


def test_the_bot_of_the_example_beats_the_random_one() -> None:
    scores = [line.partition("collector ")[2].split(", random ") for line in printed("write_a_bot").splitlines()]
    assert sum(int(ours) for ours, _ in scores) > sum(int(theirs) for _, theirs in scores)
