"""`rooftree serve` as somebody types it, in a group of processes of its own, so that nothing of it is left."""

import asyncio
import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from rooftree.cli import main
from rooftree.client import Refused
from tests.server.server_process import LIMITS
from tests.shared import HANGING

T = TypeVar("T")
COMMAND = "import sys; from rooftree.cli import main; sys.exit(main())"


@contextmanager
def served(log: Path, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """The command, with everything that it prints in a file."""
    environment = {
        **os.environ,
        **{f"ROOFTREE_{name}": "100000" for name in LIMITS},
        "ROOFTREE_THINKERS": "1",
        "ROOFTREE_COMPILES": "no",
    }
    with log.open("wb") as file:
        process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, "serve", *arguments],
            stdout=file,
            stderr=file,
            env=environment,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def expect_nobody_left(process: "subprocess.Popen[bytes]") -> None:
    """Soon after the end of the command, nothing that it had started runs on."""
    end = time.monotonic() + HANGING
    while True:
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            return
        assert time.monotonic() < end
        time.sleep(0.05)


def refused_to_serve(*arguments: str) -> None:
    """The command in this process, where it must not begin: what it sets for a process of its own is set back."""
    before = signal.getsignal(signal.SIGTERM)
    try:
        assert main(["serve", *arguments]) == 2
    finally:
        signal.signal(signal.SIGTERM, before)
        gc.enable()


async def sooner_or_later(work: Callable[[], Awaitable[T]]) -> T:
    """As soon as the server is there."""
    end = time.monotonic() + HANGING
    while True:
        try:
            return await work()
        except (OSError, Refused):
            assert time.monotonic() < end
            await asyncio.sleep(0.05)
