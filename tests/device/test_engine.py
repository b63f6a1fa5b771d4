"""The package in a browser's Python says what it says here, byte for byte; what stands in for NumPy lays out as it."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import numpy as np
import pytest

import rooftree
from rooftree.coach.lines import Asked, Note
from rooftree.core.actions import Moves
from rooftree.core.layout import dtype_of, fields_of
from rooftree.device import arrays
from rooftree.games import NAMES, game_class
from tests.device.walking import advised, counselled, padded, walked

ROOT = Path(__file__).parents[2]
SEED = 4


@pytest.mark.skipif(not (ROOT / "web/python/rooftree.zip").exists(), reason="without a network: make web")
def test_the_engine_tells_of_whole_games_what_a_server_does() -> None:
    """Every view, reason, preview, sentence and record of a game of each kind, what coach and score pad say."""
    for tool in ("tools/engine.py", "tools/modules.py"):
        subprocess.run([sys.executable, tool], cwd=ROOT, check=True)  # of the sources as they are
    words = ["tools/engine.ts", str(ROOT / "tests/device/walking.py"), str(SEED), *NAMES]
    ran = subprocess.run(
        [sys.executable, "tools/node.py", "node", *words], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    for name, line in zip(NAMES, ran.stdout.strip().splitlines(), strict=True):
        here, there = walked(rooftree.load(name, "checked"), 2, SEED), line.split()
        here += [*advised(rooftree.load(name), 2, SEED), *padded(rooftree.load(name, "checked"), 2, SEED)]
        here += counselled(rooftree.load(name), 2, SEED)
        assert there == here, f"{name}: differs at {next(i for i, each in enumerate(here) if there[i] != each) // 2}"


@pytest.mark.skipif(not (ROOT / "web/python/rooftree.zip").exists(), reason="without a network: make web")
def test_whose_work_it_is_stands_beside_it() -> None:
    """In the folder that the client is built with, and so in the wheel."""
    subprocess.run([sys.executable, "tools/engine.py"], cwd=ROOT, check=True)
    told = (ROOT / "web/python/NOTICE.txt").read_text()
    release = json.loads((ROOT / "web/node_modules/pyodide/package.json").read_text())["version"]
    assert "Mozilla Public License, v. 2.0" in told
    assert f"https://github.com/pyodide/pyodide/tree/{release}" in told
    with zipfile.ZipFile(ROOT / "web/python/rooftree.zip") as file:
        assert any(name.startswith("msgspec-") and "LICENSE" in name for name in file.namelist())


@pytest.mark.parametrize("name", NAMES)
def test_records_lie_as_numpy_lays_them(name: str) -> None:
    game = game_class(name)
    for record in (game.state_class, game.observation_class, Moves, Asked, Note):
        same_layout(dtype_of(record), stood_in(record))


def stood_in(record: type) -> arrays.dtype:
    """As core/layout.py makes it."""
    parts = []
    for field in fields_of(record):
        item = stood_in(field.item) if field.is_nested else arrays.dtype(np.dtype(field.item).char.replace("l", "q"))
        parts.append((field.name, item, (field.length,)) if field.length else (field.name, item))
    return arrays.dtype(parts, align=True)


def same_layout(ours: "np.dtype[np.void]", theirs: arrays.dtype) -> None:
    assert ours.itemsize == theirs.itemsize
    assert ours.fields is not None
    assert theirs.fields is not None
    places = {name: (part.itemsize, at) for name, (part, at) in theirs.fields.items()}
    assert places == {name: (ours.fields[name][0].itemsize, ours.fields[name][1]) for name in places}


def test_numbers_that_do_not_fit_are_refused() -> None:
    with pytest.raises(Exception, match=r"range|format"):
        arrays.array([300], arrays.int8)
    with pytest.raises(TypeError, match="stood in for"):
        arrays.dtype(float)
