"""How fast it starts, and what it does not drag in."""

import os
import signal
import subprocess
import sys
import time

import pexpect
import pytest

from rooftree.cli import main

SEATS: dict[str, list[str]] = {"dreamhome": [], "california": [], "homesweethome": ["--seats", "Anna,random"]}


def environment() -> dict[str, str]:
    """That of the test, whose rescued games go to a folder of its own."""
    return {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}


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


@pytest.mark.parametrize("game", ["dreamhome", "california", "homesweethome"])
def test_the_first_prompt_comes_at_once(game: str) -> None:
    began = time.perf_counter()
    with_play("--seed", "7", *SEATS[game], game=game).close()
    assert time.perf_counter() - began < 1.5


def hear_interrupts() -> None:
    """Where the tests run in the background of a shell, Ctrl-C is ignored, and children inherit that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def with_play(*args: str, game: str = "dreamhome") -> "pexpect.spawn[str]":
    """The real command on a terminal of its own, at its first prompt."""
    command = [sys.executable, "-m", "rooftree", "play", game, "--lang", "en", *args]
    child = pexpect.spawn(
        command[0],
        command[1:],
        encoding="utf-8",
        dimensions=(50, 100),
        timeout=20,
        env=environment(),
        preexec_fn=hear_interrupts,
    )
    child.expect("\r\n> ")
    return child


def test_a_few_moves_on_a_real_terminal() -> None:
    child = with_play("--seed", "7", "--players", "3")
    for line, expected in [
        ("2", "Which column do you take"),
        ("take 3", "Where does the room go"),
        ("why T1", "Nothing stands under T1 yet"),
        ("g1", "Enter = done, u = undo"),
        ("u", "Where does the room go"),
        ("G2", "Enter = done, u = undo"),
        ("", "Greedy 2 takes column"),
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
    time.sleep(0.3)  # the prompt is printed just before Python begins to wait for the answer
    child.sendintr()
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
