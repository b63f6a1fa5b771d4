"""The second process of the bench: opens the tables, plays at them, and reports one JSON object a line.

It is started by `server.py`. `opened` comes when all tables are there, then a `slice` for every stretch of a phase.
"""

import argparse
import asyncio
import contextlib
import json
import resource
import sys
import time
from dataclasses import asdict
from typing import Any

from boardgameio_tables import BoardgameioTable
from rooftree_tables import RooftreeTable
from tables import Load, Table, Tally

KINDS: dict[str, type[Table]] = {"rooftree": RooftreeTable, "boardgameio": BoardgameioTable}
AT_ONCE = 20  # tables being opened
SETTLE = 3.0  # seconds of a phase before it is measured
LONGEST_OPENING = 400.0  # seconds


async def run(args: argparse.Namespace) -> None:
    load = Load(args.address, args.seed)
    tables = [KINDS[args.kind](load, number) for number in range(args.tables)]
    async with asyncio.timeout(LONGEST_OPENING):
        await open_all(tables)
    for phase, think, seconds in (("paced", args.think, args.paced), ("closed loop", 0.0, args.closed)):
        if seconds:
            await measure(load, tables, phase, think, seconds, args.slice)
    load.is_on = False
    await asyncio.sleep(1.0)  # for what is under way
    for table in tables:
        for socket in table.sockets:
            socket.close()


async def open_all(tables: list[Table]) -> None:
    began, gate = time.perf_counter(), asyncio.Semaphore(AT_ONCE)

    async def open_one(table: Table) -> None:
        async with gate:
            await table.open()

    await asyncio.gather(*(open_one(table) for table in tables))
    report("opened", seconds=time.perf_counter() - began, sockets=sum(len(table.sockets) for table in tables))


async def measure(load: Load, tables: list[Table], phase: str, think: float, seconds: float, slice_s: float) -> None:
    load.think, load.is_on = think, True
    for table in tables:
        table.hurry() if think == 0 else table.go_on()
    await asyncio.sleep(min(SETTLE, seconds))
    report("begin", phase=phase)
    for _ in range(max(1, round(seconds / slice_s))):
        load.tally, began, cpu = Tally(), time.perf_counter(), time.process_time()
        await asyncio.sleep(slice_s)
        took, used = time.perf_counter() - began, time.process_time() - cpu
        lost = sum(socket.is_lost for table in tables for socket in table.sockets)
        report("slice", phase=phase, seconds=took, client_cpu=used, lost=lost, **asdict(load.tally))


def report(what: str, **facts: Any) -> None:
    print(json.dumps({"what": what, **facts}), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=sorted(KINDS))
    parser.add_argument("address")
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--think", type=float, required=True)
    parser.add_argument("--paced", type=float, required=True)
    parser.add_argument("--closed", type=float, required=True)
    parser.add_argument("--slice", type=float, required=True)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with contextlib.suppress(ImportError):
        import uvloop

        uvloop.run(run(args))
        return 0
    asyncio.run(run(args))
    return 0


if __name__ == "__main__":
    sys.exit(main())
