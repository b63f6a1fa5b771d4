"""Positions for programs that learn from games that others played: what is written is what was seen and done."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rooftree.cli import main
from rooftree.core.game import GameError
from rooftree.core.layout import copied
from rooftree.envs import offline
from rooftree.games import NAMES
from rooftree.lab.positions import Positions, ending
from tests.shared import checked


def simulated(folder: Path, game: str, *words: object) -> tuple[Path, list[dict[str, Any]]]:
    rows, records = folder / "out.parquet", folder / "out.jsonl"
    files = ["--parquet", rows, "--records", records]
    assert main(["simulate", game, *map(str, [*words, *files])]) == 0
    return rows, [json.loads(line) for line in records.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("name", NAMES)
def test_every_decision_is_a_row(name: str, tmp_path: Path) -> None:
    """Played again, each game shows the same to the same seats."""
    path, records = simulated(tmp_path, name, "--bots", "random", "--players", 3, "--games", 2, "--seed", 8)
    columns, game = offline.arrays(path), checked(name)
    row = 0
    for seed in (8, 9):
        state = copied(game.new(3, seed))
        step = 0
        while (seat := game.to_act(state)) is not None:
            action = int(columns["action"][row])
            assert columns["observation"][row].tobytes() == game.observe(state, seat).tobytes()
            assert columns["mask"][row].tolist() == game.legal(state).tolist()
            assert (columns["game"][row], columns["step"][row], columns["seat"][row]) == (seed, step, seat)
            assert columns["score"][row] == records[seed - 8]["result"]["scores"][seat]
            game.apply(state, action)
            row, step = row + 1, step + 1
    assert row == len(columns["action"])


def test_a_file_says_what_was_played(tmp_path: Path) -> None:
    path, _ = simulated(tmp_path, "dreamhome", "--bots", "greedy,random", "--games", 1, "--option", "roofs=open")
    about = offline.about(path)
    assert (about["game"], about["players"], about["bots"]) == ("dreamhome", 2, ["greedy", "random"])
    assert about["options"]["roofs"] == "open"


def test_how_a_game_ended_is_told_for_the_seat_that_acted() -> None:
    game = Positions(1, [], (30, 42, 42), (1, 2))
    assert [ending(game, seat) for seat in range(3)] == [(30, -12, 0.0), (42, 0, 0.5), (42, 0, 0.5)]
    assert ending(Positions(1, [], (17, 17), ()), 1) == (17, 0, 0.0)


def test_batches_have_every_row_once(tmp_path: Path) -> None:
    path, _ = simulated(tmp_path, "dreamhome", "--bots", "random", "--players", 2, "--games", 1)
    columns = offline.arrays(path)
    some = list(offline.batches(columns, 10, seed=4))
    assert {len(batch["action"]) for batch in some[:-1]} == {10}
    steps = np.concatenate([batch["step"] for batch in some])
    assert sorted(steps.tolist()) == columns["step"].tolist() != steps.tolist()


def test_other_files_are_refused(tmp_path: Path) -> None:
    import pyarrow
    import pyarrow.parquet as parquet

    parquet.write_table(pyarrow.table({"a": [1]}), tmp_path / "other.parquet")
    with pytest.raises(GameError, match="rooftree simulate GAME --parquet"):
        offline.about(tmp_path / "other.parquet")


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "dreamhome", "--games", "1", "--parquet", str(tmp_path / "no" / "out.parquet")]) == 2
    assert "cannot write" in capsys.readouterr().err
