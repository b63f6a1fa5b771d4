"""A server in a process of its own, `rooftree serve` itself: it can be stopped, killed and started again."""

import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Self
from urllib.request import urlopen

from tests.shared import HANGING

LIMITS = ("COMMANDS_AT_ONCE", "COMMANDS_A_SECOND", "REQUESTS_AT_ONCE", "REQUESTS_A_SECOND")


class ServerProcess:
    """A server that keeps its port and its database from one start to the next; a strict one has its usual limits."""

    def __init__(
        self,
        folder: Path,
        is_strict: bool = False,
        python: str = sys.executable,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self.folder, self.is_strict, self.port = folder, is_strict, free_port()
        self.python, self.environment = python, environment
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        arguments = ["--database", str(self.folder / "tables.db"), "--port", str(self.port)]
        settings = {"THINKERS": "1", "COMPILES": "no", **({} if self.is_strict else dict.fromkeys(LIMITS, "100000"))}
        environment = {**self.environment, **{f"ROOFTREE_{name}": value for name, value in settings.items()}}
        with (self.folder / "server.log").open("ab") as log:
            command = [self.python, "-m", "rooftree", "serve", *arguments]
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        assert self._process is not None
        end = time.monotonic() + HANGING
        while self._process.poll() is None and time.monotonic() < end:
            try:
                urlopen(f"{self.address}/healthz", timeout=1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        self.stop()
        raise AssertionError((self.folder / "server.log").read_text(encoding="utf-8")[-3000:])

    def stop(self) -> None:
        """As a service manager stops it."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(HANGING)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._process = None

    def crash(self) -> None:
        """As if the power were cut."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None


def free_port() -> int:
    """One from below those that outgoing connections are given, so that nobody takes it before it is used."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port
