"""Servers that start in no time: one process has imported everything and forks `rooftree serve` as often as asked."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.patience import wait_until
from tests.server.server_process import LIMITS, free_port
from tests.shared import HANGING

PROGRAM = Path(__file__).with_name("nursery.py")


class Nursery:
    """The process that forks servers."""

    def __enter__(self) -> Self:
        environment = {
            **os.environ,
            **{f"ROOFTREE_{name}": "100000" for name in LIMITS},
            "ROOFTREE_THINKERS": "1",
            "ROOFTREE_COMPILES": "no",
        }
        self._process = subprocess.Popen(
            [sys.executable, PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self._ask("") == "ready"
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(HANGING)
        self._process.stdout.close()

    def _ask(self, line: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line)
        self._process.stdin.flush()
        return self._process.stdout.readline().strip()

    def fork(self, log: Path, settings: dict[str, str], *arguments: str) -> int:
        return int(self._ask(json.dumps([str(log), settings, "serve", *arguments]) + "\n"))


class ForkedServer:
    """A server that keeps its port and its database from one start to the next."""

    def __init__(self, nursery: Nursery, folder: Path, database: str, *arguments: str) -> None:
        self._nursery, self._database, self._arguments = nursery, database, arguments
        self.port = free_port()
        self.address, self.log = f"http://127.0.0.1:{self.port}", folder / f"server-{self.port}.log"
        self._process: int | None = None

    def start(self, **settings: str) -> None:
        """Settings are variables of its environment."""
        words = ("--database", self._database, "--port", str(self.port), *self._arguments)
        self._process = self._nursery.fork(self.log, settings, *words)

    @property
    def is_alive(self) -> bool:
        if self._process is None:
            return False
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._process, 0)
            return True
        return False

    def kill(self) -> None:
        """As if it had never been."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a service manager stops it."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None, "this server does not run"
        assert self.is_alive, self.log.read_text(encoding="utf-8")[-3000:]
        os.kill(self._process, how)
        wait_until(lambda: not self.is_alive)
        self._process = None
