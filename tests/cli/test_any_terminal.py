"""Commands on terminals and machines that can do less than most."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from tests.shared import HANGING

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
COMMANDS = [
    ["play", "--help"],
    ["rules", "dreamhome", "--lang", "is"],
    ["rules", "california", "--lang", "fr", "--json"],
    ["components", "dreamhome", "--lang", "fr"],
    ["score", str(EXAMPLES / "sheets" / "dreamhome" / "heimili.toml"), "--lang", "is"],
    ["score", str(EXAMPLES / "sheets" / "dreamhome" / "heimili.toml"), "--lang", "is", "--json"],
    ["perft", "dreamhome", "--depth", "1"],
]
TABLES = ["dreamhome", "california", "homesweethome"]


def rooftree(arguments: list[str], typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "rooftree", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, env={**os.environ, **environment}, check=False)


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_a_terminal_without_accents_gets_question_marks(arguments: list[str]) -> None:
    done = rooftree(arguments, LC_ALL="C", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()


def playing(game: str, *more: str) -> list[str]:
    return ["play", game, "--seats", "Anna,random,random", "--seed", "7", "--lang", "is", *more]


@pytest.mark.parametrize("game", TABLES)
def test_a_table_without_accents_is_drawn_in_ascii(game: str, tmp_path: Path) -> None:
    folder = str(tmp_path)
    done = rooftree(
        playing(game, "--ascii"), LC_ALL="C", PYTHONIOENCODING="ascii", PYTHONUTF8="0", XDG_STATE_HOME=folder
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    assert b"+--" in done.stdout or b"- A1 -" in done.stdout


@pytest.mark.parametrize("game", TABLES)
def test_who_wants_no_colour_gets_none(game: str, tmp_path: Path) -> None:
    environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "XDG_STATE_HOME": str(tmp_path)}
    shown = {}
    for name, more in (("plain", {"NO_COLOR": "1"}), ("colourful", {"COLORTERM": "truecolor"})):
        child = pexpect.spawn(
            sys.executable,
            ["-m", "rooftree", *playing(game)],
            encoding="utf-8",
            dimensions=(40, 120),
            timeout=HANGING,
            env={key: value for key, value in environment.items() if key != "NO_COLOR"} | more,
        )
        child.expect("\r\n> ")
        shown[name] = str(child.before)
        child.close()
    coloured = re.compile(r"\x1b\[[\d;]*[34]8;2;")
    assert not coloured.search(shown["plain"])
    assert coloured.search(shown["colourful"])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with open("/dev/full", "wb") as full:
        command = [sys.executable, "-m", "rooftree", "components", "dreamhome"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 1
    assert done.stderr.count(b"\n") == 1
    assert b"No space left" in done.stderr


def test_a_cache_that_cannot_be_kept_is_told_and_does_no_harm(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    ask = "print(jit.use_cache().name.startswith('rooftree-'))"
    code = f"from rooftree.core import jit; {ask}; jit.mark_warm('dreamhome')"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        env={**os.environ, "ROOFTREE_CACHE_DIR": str(blocked)},
        check=False,
    )
    assert (done.returncode, done.stdout.strip()) == (0, b"True")
    assert b"cannot be kept" in done.stderr
