"""What OpenSpiel is told of a game now is what is stored, as its own test of playthroughs asks.

After a deliberate change: `python tools/goldens.py`, and review the difference.
"""

import difflib
from pathlib import Path
from typing import Any

import pytest
from goldens import OPENSPIEL, tool_of

from rooftree.games import NAMES
from tests.goldens.golden import folder_of

MOST_BYTES = 60_000


@pytest.fixture(scope="module")
def tool() -> Any:
    return tool_of(OPENSPIEL)


def page_of(name: str) -> Path:
    return folder_of(OPENSPIEL) / f"{name}.txt"


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_replays_the_stored_playthrough(tool: Any, name: str) -> None:
    stored, now = page_of(name).read_text(encoding="utf-8").splitlines(), tool.again(page_of(name)).splitlines()
    changed = list(difflib.unified_diff(stored, now, f"{name}.txt", "OpenSpiel now", lineterm="", n=2))
    assert not changed, "\n".join(["the playthrough has changed: `python tools/goldens.py` writes it anew", *changed])


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_of_openspiel_is_a_whole_game(name: str) -> None:
    page = page_of(name).read_text(encoding="utf-8")
    assert page.startswith(f"game: rooftree_{name}(players=2,")
    assert page.count("IsTerminal() = True") == 1
    assert len(page.encode()) < MOST_BYTES


@pytest.mark.parametrize("name", NAMES)
def test_the_seed_chooses_the_same_moves_again(tool: Any, name: str) -> None:
    assert tool.chosen_by_seed(name) == page_of(name).read_text(encoding="utf-8")


def test_what_is_cut_short_is_compared_to_its_end(tool: Any) -> None:
    line = "ObservationString(0) = " + 200 * "0"
    assert len(tool.abridged_line(line)) == tool.LONGEST
    assert tool.abridged_line(line) != tool.abridged_line(line[:-1] + "1")
