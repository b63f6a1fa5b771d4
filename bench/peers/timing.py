"""What all programs here share: so many seconds of whole games, several times, printed for bench/peers.py to read."""

import json
import os
import time
from collections.abc import Callable

SECONDS = float(os.environ.get("PEERS_SECONDS", "2"))
REPEATS = int(os.environ.get("PEERS_REPEATS", "3"))


def report(
    what: str, play: Callable[[], tuple[int, int]], seconds: float = SECONDS, choices: float | None = None
) -> None:
    """`play` plays some games, and returns how many decisions and games that were.

    `choices` is the share of its decisions that have more than one legal action, where that was counted.

    The process's own time counts, so that other programs on the machine count for little; of a process with several
    cores, its time on all of them, shared out.
    """
    cores = len(os.sched_getaffinity(0))

    def clock() -> float:
        return time.process_time() / cores

    play()  # imports, compiling and caches
    runs = []
    for _ in range(REPEATS):
        decisions, games, begun = 0, 0, clock()
        while clock() - begun < seconds:
            some, finished = play()
            decisions, games = decisions + some, games + finished
        taken = clock() - begun
        runs.append({"decisions": decisions / taken, "games": games / taken})
    print(json.dumps({"what": what, "runs": runs, "choices": choices}), flush=True)
