"""The programs of docs/environments.md run as they stand there, but for how long, and by interpreted rules."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rooftree import games

PAGE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
SHORTER = {"4096": "3", "1024": "3", "range(1000)": "range(150)", "home(players=": "home(build=checked,players="}


def test_the_page_has_programs() -> None:
    assert len(PROGRAMS) >= 7
    assert all(any(long in program for program in PROGRAMS) for long in SHORTER)


@pytest.mark.filterwarnings("ignore")  # Gymnasium's advice
@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_a_program_of_the_page_runs(
    program: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    load = games.load
    monkeypatch.setattr(games, "load", lambda name, build="compiled": load(name, "checked"))
    for long, short in SHORTER.items():
        program = program.replace(long, short)
    names: dict[str, Any] = {}
    exec(compile(program, PAGE.name, "exec"), names)
    if "print(" in program:
        assert capsys.readouterr().out
    if "env" in names and "termination" in names:
        assert names["termination"]
    if "games" in names:
        assert np.asarray(names["games"].num_legal).all()
