"""What a running server costs: processor time and memory, read from /proc (Linux)."""

import os
import threading
import time
from pathlib import Path
from typing import NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")
BEAT = 0.01  # seconds; the same as that of the server's own heartbeat


class Cost(NamedTuple):
    """Of a process so far, and of those that it started (where bots think)."""

    cpu: float  # seconds
    cpu_of_children: float
    memory: int  # bytes

    def since(self, before: "Cost") -> "Cost":
        return Cost(self.cpu - before.cpu, self.cpu_of_children - before.cpu_of_children, self.memory - before.memory)


NOTHING = Cost(0.0, 0.0, 0)


def cost_of(pid: int) -> Cost:
    children = [each for each in _pids() if _parent(each) == pid]
    return Cost(_cpu(pid), sum(_cpu(each) for each in children), _memory(pid))


def _pids() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


def _stat(pid: int) -> list[str]:
    """The fields after the name, which may hold anything."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []  # gone meanwhile


def _parent(pid: int) -> int:
    stat = _stat(pid)
    return int(stat[1]) if stat else 0


def _cpu(pid: int) -> float:
    stat = _stat(pid)
    return (int(stat[11]) + int(stat[12])) / TICKS if stat else 0.0


def _memory(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))


class Bystander:
    """A heartbeat in a process that does nothing else: what it is late by, the machine is to blame for."""

    def __init__(self) -> None:
        self._longest = 0.0
        threading.Thread(target=self._beat_on, daemon=True).start()

    def _beat_on(self) -> None:
        while True:
            began = time.perf_counter()
            time.sleep(BEAT)
            self._longest = max(self._longest, time.perf_counter() - began - BEAT)

    def longest_since_last(self) -> float:
        longest, self._longest = self._longest, 0.0
        return longest
