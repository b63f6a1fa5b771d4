"""Any position of a game, asked about on one's own device: what the analysis board asks, in this Python."""

from typing import Any

import pytest

import rooftree
from rooftree.core.game import GameError
from rooftree.core.records import RecordError
from rooftree.device.study import Study
from rooftree.device.thinkers import Thinkers
from rooftree.games import NAMES

MOVES = 6


def studied(name: str) -> tuple[Study, dict[str, Any], Any]:
    """A game after some moves."""
    thinkers = Thinkers()
    thinkers.take(rooftree.load(name))
    study = Study(thinkers)
    taken = study.deal(name, 2, "7")
    line: dict[str, Any] = {"game": name, "ruleset": taken["ruleset"], "start": taken["start"], "moves": []}
    for _ in range(MOVES):
        line = {**line, "moves": [*line["moves"], next(iter(study.position(line)["legal"]))]}
    return study, line, taken


@pytest.mark.parametrize("name", NAMES)
def test_a_position_is_told_with_its_moves_and_what_a_coach_thinks(name: str) -> None:
    study, line, _ = studied(name)
    shown, preview, thought = study.position(line), study.preview(line), study.advise(line, 4)
    assert shown["told"][1] == line["moves"][-1]
    assert shown["legal"].keys() == preview["moves"].keys()
    assert {idea[0] for idea in thought["ideas"]} <= shown["legal"].keys()


@pytest.mark.parametrize("name", NAMES)
def test_a_line_is_saved_as_a_record_that_is_read_again(name: str) -> None:
    study, line, taken = studied(name)
    seats = [{"name": seat.name, "player": seat.player} for seat in taken["seats"]]
    again = study.read(study.record(line, seats, taken["seed"]))
    assert again["moves"] == line["moves"]
    assert again["options"] == taken["options"]


def test_what_cannot_be_is_refused_with_its_reason() -> None:
    study, line, _ = studied("california")
    with pytest.raises(GameError, match="is not possible there"):
        study.position({**line, "moves": [*line["moves"], "repay", "repay", "repay"]})
    with pytest.raises(RecordError, match="not JSON"):
        study.read("hello")
