"""House rules on the command line: `--cards FILE` wherever a game is played, measured or listed."""

import json
from pathlib import Path
from typing import Any

import pytest

from rooftree.cli import main
from rooftree.core import jit
from tests.houserules.rules import EXAMPLES

GARAGES, SWEET = str(EXAMPLES / "garage-sale.toml"), str(EXAMPLES / "small-builders.toml")


@pytest.fixture(autouse=True, scope="module")
def interpreted() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jit, "is_warm", lambda name, part="": False)
        yield


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


def test_components_list_the_numbers_and_mark_them(capsys: pytest.CaptureFixture[str]) -> None:
    shown = told(capsys, "components", "dreamhome", "--cards", GARAGES)
    assert "House rules: Garage sale" in shown
    assert "  garage: points 0 / 4 → 1 / 6" in shown
    assert "1 / 6 ★" in shown
    assert "★ is different by the house rules." in shown
    parts = json.loads(told(capsys, "components", "dreamhome", "--cards", GARAGES, "--json"))
    garage = next(room for room in parts["rooms"] if room["name"] == "garage")
    assert (garage["points"], garage["sources"]["points"], parts["house_rules"]) == ([1, 6], "house", "Garage sale")
    assert "★" not in told(capsys, "components", "dreamhome")


def test_the_rules_and_the_score_pad(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "1 / 6" in told(capsys, "rules", "dreamhome", "--cards", GARAGES)
    sheet = tmp_path / "house.toml"
    sheet.write_text('game = "dreamhome"\n[[house]]\nname = "Ada"\nB4 = "garage"\nB5 = "garage"\n')
    points = [
        json.loads(told(capsys, "score", str(sheet), "--json", *cards))["houses"][0]["points"]
        for cards in ([], ["--cards", GARAGES])
    ]
    assert points == [4, 6]


def test_simulate_against_the_box(capsys: pytest.CaptureFixture[str]) -> None:
    """The same deals, line by line, with what is certain of the difference."""
    words = ["simulate", "dreamhome", "--cards", GARAGES, "--against-box", "--games", "4", "--bots", "random"]
    report = json.loads(told(capsys, *words, "--json"))
    assert (report["game"], report["house_rules"], report["games"]) == ("dreamhome", "Garage sale", 4)
    by = {each["what"]: each for each in report["differences"]}
    assert set(by) <= {"total", "garage", "workshop"}  # random moves are the same moves: nothing else is different
    assert by["garage"]["house"] > by["garage"]["box"]
    low, high = by["total"]["change_95"]
    assert low <= by["total"]["change"] <= high
    assert by["total"]["change"] == pytest.approx(sum(each["change"] for what, each in by.items() if what != "total"))
    shown = told(capsys, *words)
    assert "dreamhome (Garage sale), 4 games from seed 0" in shown


def test_several_processes_know_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "dreamhome", "--cards", GARAGES, "--games", "4", "--bots", "random", "--json"]
    alone, shared = (json.loads(told(capsys, *words, "--jobs", jobs)) for jobs in ("1", "2"))
    assert alone["contestants"] == shared["contestants"]


def test_what_does_not_fit_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for words, why in (
        (["simulate", "california", "--cards", GARAGES], "garage-sale.toml is for dreamhome, not for california"),
        (["components", "dreamhome", "--cards", "nowhere.toml"], "cannot read nowhere.toml: No such file"),
        (["simulate", "dreamhome", "--against-box"], "--against-box goes with --cards"),
        (["play", "dreamhome", "--load", "x.json", "--cards", GARAGES], "--load brings its own seats, options, cards"),
        (["serve", "--house-rules", str(tmp_path)], "--house-rules: there are no .toml files in"),
        (["serve", "--house-rules", str(tmp_path / "no")], "--house-rules: there is no folder"),
    ):
        assert main(words) == 2
        assert why in capsys.readouterr().err
    with_fault = tmp_path / "ours.toml"
    with_fault.write_text('name = "x"\ngame = "dreamhome"\n[room.kitchn]\npoints = [1]\n')
    assert main(["serve", "--house-rules", str(tmp_path)]) == 2
    assert "--house-rules: ours.toml: room 'kitchn' is unknown; known are living-room" in capsys.readouterr().err


def test_settled_options_need_not_be_given_and_cannot_be_other(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "homesweethome", "--cards", SWEET, "--games", "1", "--bots", "random", "--players", "2"]
    assert json.loads(told(capsys, *words, "--json"))["options"]["characters"] is False
    assert main([*words, "--option", "characters=true"]) == 2
    assert "option characters is false by the house rules, not true" in capsys.readouterr().err


def test_tournaments_and_perft(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["perft", "dreamhome", "--cards", GARAGES, "--depth", "2", "--json"]
    assert json.loads(told(capsys, *words))["house_rules"] == "Garage sale"
    words = ["tournament", "dreamhome", "--cards", GARAGES, "--bots", "random,greedy", "--deals", "1", "--json"]
    report = json.loads(told(capsys, *words))
    assert (report["game"], report["house_rules"]) == ("dreamhome", "Garage sale")
