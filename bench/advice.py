"""A thousand tables that all ask for advice: what a question costs the server, if it thinks, and if browsers do.

python bench/advice.py                         1,000 tables, of which 30 are answered by the server itself
python bench/advice.py --tables 200 --answered 10

Each table has a person with a coach and a bot. A browser that can think asks for what its seat knows (`GET …/world`)
once a position, and the server is done; one that cannot has the server think, in three steps of 30, 150 and 300 games
played on. Processor time is that of the server with all its processes. Both run on this machine.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from posting import TIMEOUT, post
from processes import Cost, cost_of
from server import rooftree
from sockets import Socket, open_socket

from rooftree.protocol import Advise, Advised, Refused, decode_message, encode

GAMES = ("dreamhome", "california", "homesweethome")
AT_ONCE = 8  # requests
AGAIN = 0.2  # seconds until somebody who waits asks again


class Table(NamedTuple):
    """A table at which the first seat is to move."""

    game: str
    id: str
    token: str
    moves: int


async def get(address: str, token: str) -> Any:
    request = Request(address, headers={"Authorization": f"Bearer {token}"})
    return json.loads(await asyncio.to_thread(lambda: urlopen(request, timeout=TIMEOUT).read()))


async def opened(address: str, game: str) -> Table:
    """A person with a coach, and a bot that answers at once."""
    token = (await post(f"{address}/api/me", {}))["token"]
    wanted = {"game": game, "players": 2, "coaching": ["explain", "off"]}
    table = (await post(f"{address}/api/tables", wanted, token))["id"]
    for number, command in enumerate(
        (
            {"do": "sit", "seat": 0, "name": "Anna"},
            {"do": "seat-bot", "seat": 1, "bot": "random"},
            {"do": "ready", "seat": 0},
        )
    ):
        await post(f"{address}/api/do", {**command, "table": table, "id": str(number)}, token)
    while True:
        summary = (await get(f"{address}/api/tables/{table}", token))["summary"]
        if summary["to_act"] == 0:
            return Table(game, table, token, summary["num_moves"])
        await asyncio.sleep(AGAIN)


async def all_of(work: list[Any]) -> list[Any]:
    """A few at a time."""
    limit = asyncio.Semaphore(AT_ONCE)

    async def one(each: Any) -> Any:
        async with limit:
            return await each

    return await asyncio.gather(*map(one, work))


async def world(address: str, table: Table) -> None:
    found = await get(f"{address}/api/tables/{table.id}/world?move={table.moves}&seat=0", table.token)
    assert found["legal"], found


class Asking:
    """A socket on which one question after the other is answered."""

    def __init__(self) -> None:
        self.answers: asyncio.Queue[Any] = asyncio.Queue()

    def hear(self, text: bytes) -> None:
        message = decode_message(text)
        if isinstance(message, Advised | Refused):
            self.answers.put_nowait(message)

    async def ask(self, socket: Socket, table: Table) -> Any:
        socket.send(encode(Advise("a", table.id, 0)))
        return await self.answers.get()


async def advised(address: str, table: Table) -> int:
    """Until the last step is answered: how many games were played on. Also until the coach has woken up."""
    asking = Asking()
    headers = {"Authorization": f"Bearer {table.token}"}
    socket = await open_socket(address.replace("http", "ws", 1) + "/socket", headers, partial(Asking.hear, asking))
    while True:
        answer = await asking.ask(socket, table)
        if isinstance(answer, Advised) and answer.is_final:
            socket.close()
            return answer.lines
        if isinstance(answer, Refused) and answer.why.key not in ("refused-coach-waking", "refused-coach-busy"):
            raise SystemExit(answer.text)
        await asyncio.sleep(AGAIN if isinstance(answer, Refused) or answer.place else 0)


def say(what: str, questions: int, spent: Cost) -> None:
    own, beside = 1000 * spent.cpu / questions, 1000 * spent.cpu_of_children / questions
    print(
        f"{what}: {own + beside:8.2f} ms of processor a question ({own:.2f} itself, {beside:.2f} beside it)",
        flush=True,
    )


async def measure(pid: int, address: str, tables: int, answered: int) -> None:
    found = await all_of([opened(address, GAMES[number % len(GAMES)]) for number in range(tables)])
    print(f"{tables} tables with a coach each, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", flush=True)
    await all_of([advised(address, table) for table in found[: len(GAMES)]])  # by then every coach is awake
    for game in (*GAMES, None):
        asking = [table for table in found if game in (None, table.game)]
        before = cost_of(pid)
        await all_of([world(address, table) for table in asking])
        say(f"{game or 'all':14} {len(asking):5} thought about by browsers", len(asking), cost_of(pid).since(before))
    for game in GAMES:
        asking = [table for table in found[len(GAMES) :] if table.game == game][: answered // len(GAMES)]
        before = cost_of(pid)
        for table in asking:
            await advised(address, table)
        say(f"{game:14} {len(asking):5} thought about by the server", len(asking), cost_of(pid).since(before))


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--answered", type=int, default=30)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, rooftree(Path(folder)) as (pid, address):
        asyncio.run(measure(pid, address, args.tables, args.answered))
    return 0


if __name__ == "__main__":
    sys.exit(main())
