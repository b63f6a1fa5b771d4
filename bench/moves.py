"""What a move costs inside a table server: tables in one process, every move on disk, and no sockets around it.

python bench/moves.py                          300 tables of all three games, for 10 seconds
python bench/moves.py --tables 60 --seconds 5 --profile moves.prof

At each table two people move as soon as it is their turn, a bot plays and a spectator watches; what they are sent is
made and dropped. Processor time of the whole process, but for what people take to choose: compare ratios of runs in
turn, because other work on a machine makes each move dearer.
"""

import argparse
import asyncio
import cProfile
import random
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

from rooftree.protocol import Done, Move, Prefer, Ready, SeatBot, Sit
from rooftree.server.events import Opened
from rooftree.server.garbage import collected_in_portions
from rooftree.server.hall import Hall
from rooftree.server.room import Room
from rooftree.server.store.store import Store
from rooftree.server.table import PLAYING
from rooftree.server.thinkers import Thinkers

GAMES = (("dreamhome", "greedy"), ("california", "greedy"), ("homesweethome", "random"))
PEOPLE, SEATS = 2, 3
SETTLE = 2.0  # seconds


class Watcher:
    """Somebody whose page is open somewhere."""

    def __init__(self, person: str | None, counts: "Counts") -> None:
        self.person, self.counts = person, counts

    def send(self, message: bytes) -> None:
        self.counts.messages += 1
        self.counts.bytes += len(message)

    def dismiss(self) -> None:
        raise AssertionError("nobody changes these tables")


class Counts:
    """What has happened since the last look."""

    def __init__(self) -> None:
        self.moves = self.messages = self.bytes = 0
        self.choosing = 0.0  # seconds of processor for what people do, which is not the server's


class Players:
    """The people of one table: whoever is asked moves at once."""

    def __init__(self, hall: Hall, number: int, counts: Counts, think: float) -> None:
        self.hall, self.number, self.counts, self.think = hall, number, counts, think
        self.rng = random.Random(number)
        self.game, self.bot = GAMES[number % len(GAMES)]
        self.people = [f"person-{number}-{seat}" for seat in range(PEOPLE)]
        self.ids = 0
        self.room: Room | None = None
        self.is_done = False

    async def sit_down(self) -> None:
        game = self.hall.thinkers.game(self.game)
        opened = Opened(self.game, game.ruleset, SEATS, game.checked_options({}), self.people[0])
        room = self.room = await self.hall.open_table(opened)
        for person in (*self.people, None):
            await room.watch(Watcher(person, self.counts))
        for seat, person in enumerate(self.people):
            await self._do(person, Sit, seat, f"Person {seat + 1}")
            await self._do(person, Prefer, seat, confirms=False)
        await self._do(self.people[0], SeatBot, PEOPLE, self.bot)
        for seat, person in enumerate(self.people):
            await self._do(person, Ready, seat)

    async def _do(self, person: str, kind: Any, *fields: Any, **more: Any) -> None:
        assert self.room is not None
        await self.hall.do(person, kind(self._new_id(), self.room.table.id, *fields, **more))

    def _new_id(self) -> str:
        self.ids += 1
        return str(self.ids)

    def look(self) -> None:
        """Again and again: move if somebody is asked."""
        room, loop = self.room, asyncio.get_running_loop()
        assert room is not None
        if self.is_done:
            return
        table = room.table
        seat = table.to_act
        if table.status != PLAYING:
            loop.create_task(self.sit_down()).add_done_callback(lambda _: self.look())
        elif seat is None or seat >= PEOPLE or room.lock.locked() or not room.is_sound:
            loop.call_later(0.002, self.look)
        else:
            assert table.state is not None
            began = time.thread_time()
            move = table.game.format(self.rng.choice(table.game.moves(table.state)))
            self.counts.choosing += time.thread_time() - began
            command = Move(self._new_id(), table.id, seat, move)
            self.hall.submit(self.people[seat], command, partial(self._told, table.version))

    def _told(self, before: int, answer: Done | BaseException) -> None:
        if isinstance(answer, BaseException):
            raise answer
        asyncio.get_running_loop().call_later(self.rng.uniform(0.3, 1.7) * self.think, self.look)


async def run(args: argparse.Namespace, folder: Path) -> None:
    store, thinkers, counts = Store(str(folder / "moves.db")), Thinkers(1), Counts()
    hall = Hall(store, thinkers)
    await store.open()
    await hall.open()
    thinkers.workshop.open()
    while thinkers.num_compiled < len(GAMES):
        await asyncio.sleep(0.1)
    tables = [Players(hall, number, counts, args.think) for number in range(args.tables)]
    for each in tables:
        await each.sit_down()
    async with collected_in_portions(lambda: hall.entries_taken_in):
        for each in tables:
            each.look()
        await asyncio.sleep(SETTLE)
        await measure(args, hall, counts)
    for each in tables:
        each.is_done = True
    await asyncio.sleep(SETTLE)  # for what is under way
    await hall.close()
    await thinkers.close()
    await store.close()


async def measure(args: argparse.Namespace, hall: Hall, counts: Counts) -> None:
    profile = cProfile.Profile() if args.profile else None
    counts.choosing = counts.messages = counts.bytes = 0
    moves, commits, processor = hall.entries_taken_in, hall.store.commits, time.process_time()
    if profile:
        profile.enable()
    await asyncio.sleep(args.seconds)
    if profile:
        profile.disable()
        profile.dump_stats(args.profile)
    moves, commits = hall.entries_taken_in - moves, hall.store.commits - commits
    processor = time.process_time() - processor - counts.choosing
    print(
        f"{moves / args.seconds:,.0f} moves/s of people and bots, {processor / moves * 1e3:.3f} ms of processor each, "
        f"{moves / max(1, commits):.1f} a commit, {counts.messages / moves:.2f} messages of "
        f"{counts.bytes / max(1, counts.messages):.0f} bytes"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=10.0, help="that are measured (%(default)s)")
    parser.add_argument("--think", type=float, default=0.0, help="mean seconds before a person's move (%(default)s)")
    parser.add_argument("--profile", help="a file for cProfile")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="rooftree-moves-") as folder:
        try:
            import uvloop

            uvloop.run(run(args, Path(folder)))
        except ImportError:
            asyncio.run(run(args, Path(folder)))


if __name__ == "__main__":
    main()
