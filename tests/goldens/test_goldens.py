"""The golden playthroughs: what the rules make of the stored records now is what is stored as text.

After a deliberate change: `python tools/goldens.py`, and review the difference. What each is there to show stands in
`shown.py` of its game's folder, and is asked here of the views; the tool that looks for records asks the states.
"""

import difflib
from importlib import import_module
from typing import Any

import pytest
from goldens import tool_of

from rooftree.games import NAMES
from tests.goldens.golden import Golden, folder_of

MOST_LINES = 200


def shown_in(name: str) -> Any:
    return import_module(f"tests.goldens.{name}.shown")


each_game = pytest.mark.parametrize("name", NAMES)
each_golden = pytest.mark.parametrize(
    "golden", [Golden(name, kind) for name in NAMES for kind in shown_in(name).SHOWN], ids=str
)


@each_game
def test_every_kind_has_its_record_and_its_text(name: str) -> None:
    kinds = sorted(shown_in(name).SHOWN)
    assert sorted(path.stem for path in folder_of(name).glob("*.jsonl")) == kinds
    assert sorted(path.stem for path in folder_of(name).glob("*.txt")) == kinds
    assert sorted(tool_of(name).SHOWS) == kinds


@each_golden
def test_the_playthrough_is_the_stored_one(golden: Golden) -> None:
    now = tool_of(golden.name).playthrough(golden.game, golden.path).splitlines()
    changed = list(difflib.unified_diff(golden.lines, now, f"{golden}.txt", "the rules now", lineterm="", n=2))
    assert not changed, "\n".join(["the playthrough has changed: `python tools/goldens.py` writes it anew", *changed])


@each_golden
def test_a_playthrough_is_short_and_of_two_players(golden: Golden) -> None:
    assert len(golden.lines) <= MOST_LINES
    assert len(golden.record.seats) == 2


@each_golden
def test_a_record_begins_with_the_deal_of_its_seed(golden: Golden) -> None:
    """The seed deals the same for ever; what comes to light later is told by the record only."""
    record, game = golden.record, golden.game
    assert record.seed is not None
    dealt = game.deal_of(game.new(2, record.seed, record.options))
    assert dealt | shown_in(golden.name).told_later(golden) == record.deal


@each_golden
def test_a_playthrough_shows_what_it_is_there_for(golden: Golden) -> None:
    shown_in(golden.name).SHOWN[golden.kind](golden)
