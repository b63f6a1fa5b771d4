"""Every terminal test leaves the reader's own files alone."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))  # terminal_table.py is what these tests share
sys.path.append(str(Path(__file__).parents[1] / "games"))  # positions are drawn as the tests of the rules draw them


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.delenv("COLUMNS", raising=False)
    return tmp_path
