"""A thousand people open the daily house in the same minute: how long each of their requests takes, and what it costs.

python bench/daily.py                          a server of its own with SQLite, and 1,000 people spread over 60 s
python bench/daily.py --people 200 --seconds 10

Each comes as a browser does that was never here: the page, a name (`POST /api/me`), the deals of today, a table with
the deal of one game against a bot, and all that can be seen of that table. Both processes run on this machine.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import defaultdict
from pathlib import Path

from processes import cost_of

GENEROUS = ("REQUESTS_AT_ONCE", "REQUESTS_A_SECOND", "FILES_AT_ONCE", "FILES_A_SECOND", "LINES_AT_ONCE")
GAMES = ("dreamhome", "california", "homesweethome")
PATIENCE = 120.0  # seconds until the server answers for the first time


class Person:
    """One connection for each request, as nobody is slower; the cookie is kept."""

    def __init__(self, port: int, took: dict[str, list[float]]) -> None:
        self.port, self.took, self.cookie = port, took, ""

    async def ask(self, what: str, method: str, path: str, body: object = None) -> bytes:
        began = time.perf_counter()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        writer.write((head + (f"Cookie: {self.cookie}\r\n" if self.cookie else "") + "\r\n").encode() + data)
        answer, _, content = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        status = int(answer.split(b" ", 2)[1])
        if status >= 400:
            raise RuntimeError(f"{what}: {status} {content[:200]!r}")
        for line in answer.decode("latin-1").split("\r\n"):
            if line.lower().startswith("set-cookie:"):
                self.cookie = line.partition(":")[2].strip().partition(";")[0]
        self.took[what].append(time.perf_counter() - began)
        return content

    async def come(self, game: str) -> None:
        await self.ask("page", "GET", "/")
        await self.ask("who I am", "POST", "/api/me")
        today = json.loads(await self.ask("deals", "GET", "/api/daily"))["today"]
        opened = await self.ask("open table", "POST", f"/api/daily/{today}/{game}", {"name": "Anna", "bot": "novice"})
        await self.ask("see table", "GET", f"/api/tables/{json.loads(opened)['id']}")


async def crowd(port: int, people: int, seconds: float) -> tuple[dict[str, list[float]], list[str]]:
    took: dict[str, list[float]] = defaultdict(list)
    failures: list[str] = []
    chance = random.Random(1)

    async def one(number: int, when: float) -> None:
        await asyncio.sleep(when)
        try:
            await Person(port, took).come(GAMES[number % len(GAMES)])
        except (OSError, RuntimeError, IndexError, ValueError) as error:
            failures.append(str(error))

    await asyncio.gather(*(one(number, chance.uniform(0, seconds)) for number in range(people)))
    return took, failures


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def report(took: dict[str, list[float]], failures: list[str]) -> None:
    print(f"{'':12} {'requests':>8} {'median':>9} {'99 %':>9} {'longest':>9}")
    for what, times in took.items():
        cut = statistics.quantiles(times, n=100, method="inclusive") if len(times) > 1 else times * 99
        print(f"{what:12} {len(times):8} {_ms(statistics.median(times))} {_ms(cut[98])} {_ms(max(times))}")
    print(f"failed: {len(failures)}" + (f", such as {failures[0]}" if failures else ""))


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:6.0f} ms"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--people", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    args = parser.parse_args()
    port = free_port()
    environment = os.environ | {f"ROOFTREE_{name}": "100000" for name in GENEROUS}
    with tempfile.TemporaryDirectory() as folder:
        words = ["-m", "rooftree", "serve", "--port", str(port), "--database", str(Path(folder) / "tables.db")]
        log = open(Path(folder) / "log", "w")  # noqa: SIM115  # the server's, as long as it runs
        server = subprocess.Popen([sys.executable, *words], env=environment, stdout=log, stderr=log)
        try:
            began = time.monotonic()
            while not answers(port):
                if time.monotonic() > began + PATIENCE or server.poll() is not None:
                    raise SystemExit("the server does not answer: " + (Path(folder) / "log").read_text()[-2000:])
                time.sleep(0.2)
            before, load = cost_of(server.pid), os.getloadavg()[0]
            took, failures = asyncio.run(crowd(port, args.people, args.seconds))
            after = cost_of(server.pid)
        finally:
            server.terminate()
            server.wait()
            log.close()
    print(f"{args.people} people within {args.seconds:g} s, {os.cpu_count()} cores, load {load:.1f} before")
    report(took, failures)
    spent = after.since(before)
    mebi = 1 << 20
    print(
        f"server: {spent.cpu:.1f} s of processor (bots beside it {spent.cpu_of_children:.1f} s), "
        f"memory {before.memory / mebi:.0f} MiB before, {after.memory / mebi:.0f} MiB after"
    )
    return int(bool(failures))


if __name__ == "__main__":
    sys.exit(main())
