"""It starts without what it does not need, on a real terminal too."""

import subprocess
import sys

import pexpect
import pytest

from rooftree.cli import main
from rooftree.games import NAMES
from tests.terminal.real_terminal import environment, interrupt, with_play

SEATS: dict[str, list[str]] = {"dreamhome": [], "california": [], "homesweethome": ["--seats", "Anna,random"]}


def modules_after(code: str, stdin: str = "") -> set[str]:
    """The modules that a fresh Python has loaded after this code."""
    report = "import sys; sys.stderr.write(chr(10).join(sys.modules))"
    script = f"try:\n    {code}\nexcept SystemExit:\n    pass\n{report}"
    done = subprocess.run(
        [sys.executable, "-c", script], input=stdin, capture_output=True, text=True, check=True, env=environment()
    )
    return {name.partition(".")[0] for name in done.stderr.splitlines()}


@pytest.mark.parametrize("code", ["import rooftree.cli", "from rooftree.cli import main; main(['--help'])"])
def test_help_needs_no_numpy(code: str) -> None:
    assert not {"numpy", "numba", "rich"} & modules_after(code)


@pytest.mark.parametrize(
    ("game", "typed"),
    [("dreamhome", "2\n3\nG1\n\n?\n"), ("california", "2 B1\n\n?\n"), ("homesweethome", "none\n\n?\n")],
)
def test_playing_needs_no_numba(game: str, typed: str) -> None:
    code = f"from rooftree.cli import main; main(['play', {game!r}, '--seed', '7', *{SEATS[game]!r}])"
    assert not {"numba", "llvmlite"} & modules_after(code, typed)


@pytest.mark.parametrize("game", NAMES)
def test_the_first_prompt_waits_for_nothing_heavy(game: str) -> None:
    """Neither for the compiler nor for anything of the server."""
    code = f"from rooftree.cli import main; main(['play', {game!r}, '--seed', '7', *{SEATS[game]!r}])"
    loaded = modules_after(code)
    assert {"rich", "numpy"} <= loaded
    assert not {"numba", "llvmlite", "asyncio", "fastapi", "sqlalchemy", "uvicorn", "websockets"} & loaded


@pytest.mark.parametrize("game", NAMES)
def test_the_first_prompt_comes_on_a_real_terminal(game: str) -> None:
    with_play("--seed", "7", *SEATS[game], game=game).close()


def test_a_few_moves_on_a_real_terminal() -> None:
    child = with_play("--seed", "7", "--players", "3")
    for line, expected in [
        ("2", "Which column do you take"),
        ("take 3", "Where does the room go"),
        ("why T1", "Nothing stands under T1 yet"),
        ("g1", "Enter = done, u = undo"),
        ("u", "Where does the room go"),
        ("G2", "Enter = done, u = undo"),
        ("", "Hugo takes column"),
    ]:
        child.sendline(line)
        child.expect(expected)
        child.expect("\r\n> ")
    child.sendline("quit")
    child.expect("Type a file name")
    child.sendline("")
    child.expect("Goodbye!")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_few_moves_of_california_on_a_real_terminal() -> None:
    child = with_play("--seed", "7", "--players", "3", game="california")
    for line, expected in [
        ("2 C4", "Enter = done, u = undo"),
        ("u", "Do you take a gold coin, or buy a tile"),
        ("why R4", "must touch your other mauve rooms"),
        ("borrow", "Do you take a gold coin, or buy a tile"),
        ("L2 B1", "You renovate B1 as a light blue pool area for 4 silver"),
        ("", "Do you take a gold coin, or buy a tile"),
    ]:
        child.sendline(line)
        child.expect(expected)
        child.expect("\r\n> ")
    child.sendline("quit")
    child.expect("Type a file name")
    child.sendline("")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_ctrl_c_on_a_real_terminal() -> None:
    child = with_play("--seed", "7")
    child.sendline("2")
    child.expect("\r\n> ")
    interrupt(child)
    child.expect("--load .*dreamhome-7.json")
    child.expect("Goodbye!")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--seats", "Anna"], "for 2 to 4 players"),
        (["--option", "roofs=pink"], "option roofs must be strict or open"),
        (["--load", "nowhere.json"], "cannot read nowhere.json"),
        (["--load", "nowhere.json", "--players", "3"], "--load brings its own seats"),
    ],
)
def test_a_request_that_makes_no_sense(args: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "dreamhome", *args]) == 2
    assert reason in capsys.readouterr().err
