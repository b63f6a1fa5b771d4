"""The real command on a real terminal."""

import os
import signal
import sys
import time
from pathlib import Path

import pexpect

from tests.shared import HANGING


def environment() -> dict[str, str]:
    """That of the test, whose rescued games go to a folder of its own."""
    return {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}


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
        timeout=HANGING,
        env=environment(),
        preexec_fn=hear_interrupts,
    )
    child.expect("\r\n> ")
    return child


def interrupt(child: "pexpect.spawn[str]") -> None:
    """Press Ctrl-C at the prompt, which is printed just before Python begins to wait for the answer."""
    status = Path(f"/proc/{child.pid}/stat")
    if not status.exists():  # no Linux
        time.sleep(1)
    while status.exists() and status.read_text().rpartition(")")[2].split()[0] != "S":
        time.sleep(0.01)
    child.sendintr()
