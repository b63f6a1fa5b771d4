"""A process that has imported everything, and forks `rooftree` as often as a line asks for it.

python tests/server/nursery.py                    a line is [log, settings, *words] as JSON, the answer a process
python tests/server/nursery.py compiled           with the compiled rules of all games read, as far as they are there
python tests/server/nursery.py compiled ADDRESS   asked by whoever connects to a Unix socket, until its input ends
"""

import gc
import json
import os
import select
import signal
import socket
import sys


def main(is_compiled: bool, address: str | None) -> None:
    prepare(is_compiled)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    if address is None:
        print("ready", flush=True)
        while line := sys.stdin.readline():
            print(forked(line), flush=True)
    else:
        answer_at(address)


def answer_at(address: str) -> None:
    """One after the other; whoever began it ends it by going away."""
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(address)
        door.listen()
        print("ready", flush=True)
        while door in select.select([door, sys.stdin], [], [])[0]:
            asker, _ = door.accept()
            with asker:
                with asker.makefile("r") as lines:
                    line = lines.readline()
                asker.sendall(str(forked(line, door, asker)).encode())


def forked(line: str, *sockets: socket.socket) -> int:
    """The number of the new process, which has no use for the nursery's sockets."""
    log, settings, *words = json.loads(line)
    process = os.fork()
    if process == 0:
        for each in sockets:
            each.close()
        begin(log, settings, words)
    return process


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


def begin(log: str, settings: dict[str, str], words: list[str]) -> None:
    from rooftree.cli import main

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(settings)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for number in (1, 2):
        os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), number)
    sys.exit(main(words))


if __name__ == "__main__":
    main("compiled" in sys.argv, sys.argv[2] if len(sys.argv) > 2 else None)
