"""A process that has imported everything, and forks `rooftree serve` as often as a line asks for it.

python tests/server/nursery.py              a line is [log, settings, *arguments] as JSON; the answer is the process
python tests/server/nursery.py compiled     with the compiled rules of all games read in, as far as they are there
"""

import gc
import json
import os
import signal
import sys


def main(is_compiled: bool) -> None:
    prepare(is_compiled)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    while line := sys.stdin.readline():
        log, settings, *arguments = json.loads(line)
        process = os.fork()
        if process == 0:
            serve(log, settings, arguments)
        print(process, flush=True)


def prepare(is_compiled: bool) -> None:
    import aiosqlite  # noqa: F401  what is imported here need not be imported in each server
    import asyncpg  # noqa: F401
    import uvloop  # noqa: F401

    import rooftree.cli.serve
    import rooftree.server.app  # noqa: F401
    from rooftree import games
    from rooftree.bots.warming import play_once
    from rooftree.core import jit

    for name in games.NAMES:
        games.load(name, "checked")
        if is_compiled and jit.is_warm(name):
            play_once(games.load(name, "compiled"))
    gc.collect()
    gc.freeze()


def serve(log: str, settings: dict[str, str], arguments: list[str]) -> None:
    from rooftree.cli import main

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(settings)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for number in (1, 2):
        os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), number)
    sys.exit(main(["serve", *arguments]))


if __name__ == "__main__":
    main("compiled" in sys.argv)
