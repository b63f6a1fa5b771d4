"""How much one table server can take: a thousand tables at once, each with people, a bot and somebody who watches.

A real `rooftree serve` with a new SQLite file runs in one process and everybody who plays in a second one, both on
this machine, so that they share its processors. First everyone thinks for some seconds before a move; then everyone
moves as soon as it is their turn. The same load then goes to boardgame.io's own server, if Node.js is here and
`npm ci` was run in bench/boardgameio, and the ratio is printed.

  make bench-server
  python bench/server.py --tables 100 --paced 20 --closed 20 --no-boardgameio
  python bench/server.py --fresh --closed 0        the first minute after an update: nothing is compiled yet
"""

import argparse
import contextlib
import json
import os
import platform
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from processes import NOTHING, Bystander, Cost, cost_of
from reporting import Phase, Slice, say_ratio, say_server

from rooftree.bots.warming import THINKING, think_once
from rooftree.core import jit
from rooftree.games import NAMES, load
from rooftree.lab.bench import machine

HERE = Path(__file__).parent
NODE_PROJECT = HERE / "boardgameio"
LONGEST_START = 120.0  # seconds until a server answers
LONGEST_COMPILING = 600.0
SLACK = 420.0  # seconds that a load may take beyond its phases: opening tables, mostly
NO_LIMITS = {
    "ROOFTREE_COMMANDS_AT_ONCE": "1000000",
    "ROOFTREE_COMMANDS_A_SECOND": "1000000",
    "ROOFTREE_REQUESTS_AT_ONCE": "1000000",
    "ROOFTREE_REQUESTS_A_SECOND": "1000000",
    "ROOFTREE_LINES_AT_ONCE": "1000000",
}


@dataclass
class Measured:
    """What was found out about one server."""

    name: str
    tables: int
    opening_s: float = 0.0
    sockets: int = 0
    idle: Cost = NOTHING
    opened: Cost = NOTHING
    phases: dict[str, Phase] = field(default_factory=dict)
    longest_stall: float | None = None  # since the server started


def main() -> int:
    args = arguments()
    with tempfile.TemporaryDirectory(prefix="rooftree-bench-") as folder:
        say_machine(args)
        with rooftree(Path(folder), args.fresh) as (pid, address):
            ours = measure("Rooftree", "rooftree", pid, address, args)
        say_server(ours)
        others = [] if args.no_boardgameio or args.fresh else bench_boardgameio(args)
    for theirs in others:
        say_ratio(ours, theirs)
    if args.json:
        print(json.dumps([each.__dict__ for each in (ours, *others)], default=lambda value: value.__dict__))
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000, help="at once (%(default)s)")
    parser.add_argument("--think", type=float, default=6.0, help="mean seconds before a person's move (%(default)s)")
    parser.add_argument("--paced", type=float, default=60.0, help="seconds of the first phase (%(default)s)")
    parser.add_argument("--closed", type=float, default=60.0, help="seconds of the second phase (%(default)s)")
    parser.add_argument("--slice", type=float, default=10.0, help="seconds that are counted together (%(default)s)")
    parser.add_argument("--fresh", action="store_true", help="with an empty cache, from the first second; alone")
    parser.add_argument("--no-boardgameio", action="store_true", help="only Rooftree")
    parser.add_argument("--json", action="store_true", help="print everything as JSON at the end too")
    return parser.parse_args()


def say_machine(args: argparse.Namespace) -> None:
    facts = machine()
    print(f"{args.tables:,} tables at once, each with two people, a bot and a spectator; games mixed over all three")
    print(
        f"{facts['processor']}, {facts['cores']} cores for server and load together, load average {facts['load']:.1f}"
    )
    print(f"Python {facts['python']}, {platform.system()} {platform.release()}", flush=True)


# The servers


@contextlib.contextmanager
def rooftree(folder: Path, is_fresh: bool = False) -> Iterator[tuple[int, str]]:
    """A server with an empty database; its process and its address. A fresh one has nothing compiled, and begins to
    compile while people play.
    """
    if os.environ.get("BOT") and not is_fresh:
        compile_thoughts()
    port = free_port()
    command = [sys.executable, "-m", "rooftree", "serve", "--port", str(port), "--database", str(folder / "bench.db")]
    cache = {"ROOFTREE_CACHE_DIR": str(folder / "cache")} if is_fresh else {}
    with running(command, {**os.environ, **NO_LIMITS, **cache}) as pid:
        address = until_answered(f"http://127.0.0.1:{port}", "/healthz")
        if not is_fresh:
            until_compiled(address)
        yield pid, address


@contextlib.contextmanager
def boardgameio(mode: str) -> Iterator[tuple[int, str]]:
    node = shutil.which("node")
    assert node is not None
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    with running([node, str(NODE_PROJECT / "server.js"), str(port), mode], environment) as pid:
        yield pid, until_answered(f"http://127.0.0.1:{port}", "/games")


@contextlib.contextmanager
def running(command: list[str], environment: dict[str, str]) -> Iterator[int]:
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment) as process:
        try:
            yield process.pid
        finally:
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(10)
            process.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until_answered(address: str, path: str) -> str:
    deadline = time.monotonic() + LONGEST_START
    while True:
        try:
            with urlopen(address + path, timeout=5):
                return address
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def compile_thoughts() -> None:
    """What bots think with who search, or simpler ones would play for them. In this process, so before all others."""
    for name in NAMES:
        think_once(load(name))
        jit.mark_warm(name, THINKING)


def until_compiled(address: str) -> None:
    """A server that has just started compiles its rules, if the cache has none; that is measured elsewhere."""
    deadline = time.monotonic() + LONGEST_COMPILING
    while metrics(address).get("compiled_games", len(NAMES)) < len(NAMES) and time.monotonic() < deadline:
        time.sleep(0.5)


def bench_boardgameio(args: argparse.Namespace) -> list[Measured]:
    """Twice: as it comes, whole states for everyone, and with the patches it can send instead."""
    if shutil.which("node") is None or not (NODE_PROJECT / "node_modules").is_dir():
        print("boardgame.io is not here: it takes Node.js, and `npm ci` in bench/boardgameio")
        return []
    found = []
    for name, mode in (("boardgame.io", "whole"), ("boardgame.io with deltaState", "delta")):
        with boardgameio(mode) as (pid, address):
            found.append(measure(name, "boardgameio", pid, address, args))
        say_server(found[-1])
    return found


# Measuring


def measure(name: str, kind: str, pid: int, address: str, args: argparse.Namespace) -> Measured:
    """Put the load on a server, and look at the server at every report of the load."""
    found, bystander = Measured(name, args.tables), Bystander()
    found.idle = before = cost_of(pid)
    for report in reports_of_load(kind, address, args):
        cost, late = cost_of(pid), bystander.longest_since_last()
        match report["what"]:
            case "opened":
                found.opening_s, found.sockets, found.opened = report["seconds"], report["sockets"], cost
            case "slice":
                phase = found.phases.setdefault(report["phase"], Phase())
                told = metrics(address)
                stalls = told.get("recent_stall_seconds"), told.get("recent_work_seconds")
                phase.slices.append(Slice(report, cost.since(before), *stalls, late, cost.memory))
        before = cost
    found.longest_stall = metrics(address).get("longest_stall_seconds")
    return found


def reports_of_load(kind: str, address: str, args: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """What the second process says, as it says it."""
    command = [sys.executable, str(HERE / "load.py"), kind, address, "--tables", str(args.tables)]
    for each in ("think", "paced", "closed", "slice"):
        command += [f"--{each}", str(getattr(args, each))]
    limit = args.paced + args.closed + SLACK
    with subprocess.Popen(["timeout", str(limit), *command], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield json.loads(line)
    if process.returncode:
        raise SystemExit(f"the load on {kind} ended with {process.returncode}")


def metrics(address: str) -> dict[str, float]:
    """What Rooftree says of itself; boardgame.io says nothing."""
    try:
        with urlopen(f"{address}/metrics", timeout=20) as answer:
            text = answer.read().decode()
    except OSError:
        return {}
    return {name: float(value) for name, value in re.findall(r"^rooftree_(\w+) (\S+)$", text, re.MULTILINE)}


if __name__ == "__main__":
    sys.exit(main())
