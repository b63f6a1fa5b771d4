"""Commands on terminals and machines that can do less than most."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
COMMANDS = [
    ["play", "--help"],
    ["rules", "dreamhome", "--lang", "is"],
    ["rules", "california", "--lang", "fr", "--json"],
    ["components", "dreamhome", "--lang", "fr"],
    ["score", str(EXAMPLES / "houses" / "heimili.toml"), "--lang", "is"],
    ["score", str(EXAMPLES / "houses" / "heimili.toml"), "--lang", "is", "--json"],
    ["perft", "dreamhome", "--depth", "1"],
]


def rooftree(arguments: list[str], **environment: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "rooftree", *arguments]
    return subprocess.run(command, capture_output=True, env={**os.environ, **environment}, check=False)


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_a_terminal_without_accents_gets_question_marks(arguments: list[str]) -> None:
    done = rooftree(arguments, LC_ALL="C", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()


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
    code = "from rooftree.core import jit; print(jit.use_cache().name.startswith('rooftree-')); jit.mark_warm('toy')"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        env={**os.environ, "ROOFTREE_CACHE_DIR": str(blocked)},
        check=False,
    )
    assert (done.returncode, done.stdout.strip()) == (0, b"True")
    assert b"cannot be kept" in done.stderr
