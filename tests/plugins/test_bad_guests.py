"""Games that cannot be taken in: the error names the package, the file and what would be right; the others go on."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

import pytest

from tests.server.server_process import ServerProcess
from tests.shared import HANGING

TOY = Path(__file__).parents[1] / "core" / "toy.py"
OWN = ["california", "dreamhome", "homesweethome"]


class Guest(NamedTuple):
    """A package that was put on a path, as pip would have left it there."""

    folder: Path
    name: str

    @property
    def file(self) -> Path:
        return self.folder / f"{self.name}_game" / "game.py"

    def text(self, lang: str) -> Path:
        return self.file.parent / "texts" / f"{lang}.ftl"

    def edit(self, old: str, new: str) -> None:
        source = self.file.read_text(encoding="utf-8")
        assert old in source
        self.file.write_text(source.replace(old, new), encoding="utf-8")

    def rooftree(self, *args: str) -> "subprocess.CompletedProcess[str]":
        words = [sys.executable, "-m", "rooftree", *args]
        return subprocess.run(
            words, env=self.environment, capture_output=True, text=True, timeout=HANGING, check=False, input=""
        )

    @property
    def environment(self) -> dict[str, str]:
        state = str(self.folder / "state")
        return {**os.environ, "PYTHONPATH": str(self.folder), "XDG_STATE_HOME": state, "COLUMNS": "300"}


def guest(folder: Path, name: str = "pebbles", entry: str = "") -> Guest:
    """The toy game of the tests as somebody else's package, which can be played."""
    made = Guest(folder, name)
    made.text("en").parent.mkdir(parents=True)
    (made.file.parent / "__init__.py").touch()
    made.file.write_text(TOY.read_text(encoding="utf-8").replace('"toy', f'"{name}'), encoding="utf-8")
    for lang in ("en", "fr", "is"):
        made.text(lang).write_text("decision-take = ?\n", encoding="utf-8")
    info = folder / f"rooftree_{name}-1.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: rooftree-{name}\nVersion: 1.2\n", encoding="utf-8")
    point = f"[rooftree.games]\n{entry or name} = {name}_game.game:Toy\n"
    (info / "entry_points.txt").write_text(point, encoding="utf-8")
    return made


def wrong_contract(bad: Guest) -> None:
    bad.edit("contract: ClassVar = 1", "contract: ClassVar = 99")


def no_contract(bad: Guest) -> None:
    bad.edit("    contract: ClassVar = 1\n", "")


def missing_field(bad: Guest) -> None:
    bad.edit("    min_players: ClassVar = 2\n", "")


def outside_the_subset(bad: Guest) -> None:
    bad.edit(
        "def can_take(state: State, count: int) -> bool:\n",
        "def can_take(state: State, count: int) -> bool:\n    x = []\n",
    )


def another_name(bad: Guest) -> None:
    bad.edit('name: ClassVar = "pebbles"', 'name: ClassVar = "gravel"')


def no_import(bad: Guest) -> None:
    bad.edit("import numpy as np", "import numpy as np\nimport nowhere")


def no_syntax(bad: Guest) -> None:
    (bad.file.parent / "__init__.py").write_text("def", encoding="utf-8")


def no_french(bad: Guest) -> None:
    bad.text("fr").unlink()


FAULTS: dict[Callable[[Guest], None], tuple[str, ...]] = {
    wrong_contract: ("game.py", "keeps contract 99", "wants `contract = 1`"),
    no_contract: ("game.py", "does not say which contract it keeps", "wants `contract = 1`"),
    missing_field: ("game.py", "Toy does not say min_players"),
    outside_the_subset: ("game.py:", "the rule can_take builds a list", "in a table"),
    another_name: ("game.py", "the game calls itself 'gravel'; its entry point says 'pebbles'"),
    no_import: ("game.py", "cannot be imported", "No module named 'nowhere'"),
    no_syntax: ("pebbles_game", "cannot be imported", "SyntaxError"),
    no_french: ("pebbles_game", "texts/fr.ftl is missing"),
}


def test_a_good_guest_is_taken_in(tmp_path: Path) -> None:
    """Or the tests below would say nothing."""
    listed = json.loads(guest(tmp_path).rooftree("games", "--json").stdout)
    assert [game["game"] for game in listed["games"]] == [*OWN, "pebbles"]
    assert listed["problems"] == []


@pytest.mark.parametrize(("fault", "told"), FAULTS.items(), ids=[fault.__name__ for fault in FAULTS])
def test_a_bad_guest_is_told_what_would_be_right(
    fault: Callable[[Guest], None], told: tuple[str, ...], tmp_path: Path
) -> None:
    bad = guest(tmp_path)
    fault(bad)
    listed = bad.rooftree("games", "--json")
    assert listed.returncode == 1
    assert [game["game"] for game in json.loads(listed.stdout)["games"]] == OWN
    [problem] = json.loads(listed.stdout)["problems"]
    for part in ("rooftree-pebbles 1.2", str(bad.file.parent) if fault is not no_syntax else "pebbles_game", *told):
        assert part in problem
    asked = bad.rooftree("simulate", "pebbles")
    assert (asked.returncode, asked.stdout) == (2, "")
    assert problem.splitlines()[0] in asked.stderr
    assert "Traceback" not in asked.stderr


def test_a_name_that_is_taken_is_left_out(tmp_path: Path) -> None:
    bad = guest(tmp_path, entry="dreamhome")
    listed = json.loads(bad.rooftree("games", "--json").stdout)
    assert [game["brought by"] for game in listed["games"]] == ["rooftree"] * 3
    [problem] = listed["problems"]
    for part in ("rooftree-pebbles 1.2", "rooftree has a game 'dreamhome' already", "pyproject.toml"):
        assert part in problem


def test_the_others_go_on(tmp_path: Path) -> None:
    """With bad guests of every kind about: they are played, and served."""
    for number, fault in enumerate(FAULTS):
        bad = guest(tmp_path, f"pebbles{number}")
        if fault is not another_name:
            fault(bad)
    played = bad.rooftree("play", "dreamhome", "--seats", "Ada,random", "--seed", "1", "--lang", "en")
    assert "Dream Home · round 1 of 12" in played.stdout
    assert "Traceback" not in played.stderr
    with (
        ServerProcess(tmp_path, environment=bad.environment) as server,
        urlopen(f"{server.address}/api/games") as page,
    ):
        assert [game["name"] for game in json.load(page)] == [*OWN, "pebbles4"]
