"""Any position of a game, asked about on one's own device: what the analysis board asks, in this Python."""

from typing import Any

import pytest

import rooftree
from rooftree.core.game import GameError
from rooftree.core.notation import NotationError
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


HOUSES = {"house": [{"name": "Anna", "G1": {"room": "kitchen"}}, {"name": "Ben", "G2": {"room": "sauna"}}]}
PLACED: dict[str, Any] = {
    "game": "dreamhome",
    "homes": HOUSES["house"],
    "seats": [{}, {"tools": ["drill"]}],
    "table": {"round": 2, "market-rooms": ["gym"]},
    "first": 1,
    "seed": 5,
}


def test_a_position_set_up_by_hand_is_played_saved_and_read_again() -> None:
    study, _, _ = studied("dreamhome")
    taken = study.place(**PLACED)["taken"]
    assert taken is not None
    line: dict[str, Any] = {key: taken[key] for key in ("game", "ruleset", "start", "moves")}
    line["moves"] = [next(iter(study.position(line)["legal"]))]
    text = study.record(line, [], None, taken["placed"])
    again = study.read(text)
    assert (again["start"], again["moves"]) == (taken["start"], line["moves"])
    assert study.position({**line, "moves": []})["to_act"] == 1
    with pytest.raises(NotationError, match="no action of this game"):
        study.read(text.replace(line["moves"][0], "take 9"))
    with pytest.raises(RecordError, match="this is no position"):
        study.read(text.replace('"seed":5', '"seed":"five"'))


def test_what_cannot_be_set_up_is_told_by_home() -> None:
    study, _, _ = studied("dreamhome")
    found = study.place(**{**PLACED, "table": {"round": 3}})
    assert found["taken"] is None
    assert [(each["home"], each["what"]["key"]) for each in found["problems"]] == [(0, "set-rooms"), (1, "set-rooms")]


@pytest.mark.parametrize("name", NAMES)
def test_every_game_says_what_can_be_chosen(name: str) -> None:
    study, _, _ = studied(name)
    forms = study.setting(name)
    assert list(forms) == ["home", "table", "seat"]
    assert "children" not in forms["home"]["numbers"]
    assert forms["table"]["numbers"]
