"""The learning examples run: a short piece of each, where what it needs is installed."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from tests.shared import HANGING

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "learning"


def run(name: str, *words: str) -> list[str]:
    """The lines that an example printed."""
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=HANGING, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_regret_falls_in_the_last_round(tmp_path: Path) -> None:
    *exact, sampled = run("last_round", "--worlds", "2", "--iterations", "4", "--out", str(tmp_path))
    values = [float(line.rpartition(" ")[2]) for line in exact]
    assert len(values) == 3
    assert values[-1] < values[0]
    assert "MCCFR" in sampled
    assert "<polyline" in (tmp_path / "learning-lastround.svg").read_text(encoding="utf-8")


@pytest.mark.long
@pytest.mark.parametrize("name", ["dream_home", "home_sweet_home"])
def test_a_network_learns_a_little(name: str, tmp_path: Path) -> None:
    """One rollout, two tests of a few games; whether it plays well takes minutes to learn."""
    for package in ("torch", "sb3_contrib"):
        if importlib.util.find_spec(package) is None:
            pytest.skip(f"{package} is not installed: pip install sb3-contrib torch")
    lines = run(name, "--rollouts", "1", "--every", "1", "--tests", "20", "--out", str(tmp_path))
    assert [line.split()[1] for line in lines] == ["decisions,", "decisions,"]
    assert len(list(tmp_path.glob("learning-*.svg"))) == len(list(tmp_path.glob("learning-*.pt"))) == 1
