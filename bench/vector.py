"""How fast `rooftree.envs.Vector` is here: steps a second with observation, mask and auto-reset.

python bench/vector.py                       one thread, each game, four players
python bench/vector.py --threads 2
python bench/vector.py --parts               what a step is made of, on one thread
python bench/vector.py --cuda                the same on a GPU (bench/vector_cuda.py): after comparing all its bytes
                                             with the processor's; against what its memory can take; shared with torch
python bench/vector.py --cuda --variants     also with other blocks, registers and masks

Actions are drawn between the steps, which alone are measured. On a processor that is the thread's own time, so that
other programs on the machine count for little; on a GPU the device's own clock.
"""

import argparse
import os
import platform
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from rooftree.envs import Vector, stepping
from rooftree.games import NAMES

STEPS, REPEATS = 150, 5
HOT = 16  # games that are looked at again and again


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=NAMES)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--batch", type=int, nargs="*")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--bits", action="store_true", help="masks of bits")
    parser.add_argument("--parts", action="store_true", help="how long each part of a step takes")
    parser.add_argument("--cuda", action="store_true")
    parser.add_argument("--variants", action="store_true", help="of the kernels, with --cuda")
    asked = parser.parse_args()
    if asked.cuda:
        import vector_cuda

        vector_cuda.main(asked)
        return
    print(f"{machine()}; {asked.players} players, {asked.threads} threads")
    for name in asked.games:
        for batch in asked.batch or [1024]:
            print(name, on_the_processor(name, batch, asked), flush=True)
        if asked.parts:
            print(name, parts(name, asked.players), flush=True)


def machine() -> str:
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        model = next((line.partition(":")[2].strip() for line in file if line.startswith("model name")), "?")
    return f"{model}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, Python {platform.python_version()}"


def on_the_processor(name: str, batch: int, asked: argparse.Namespace) -> str:
    games = Vector(name, batch, asked.players, bits=asked.bits, threads=asked.threads)
    clock = time.thread_time if asked.threads == 1 else time.perf_counter
    games.step(games.random_actions())  # which compiles
    speeds = []
    for _ in range(REPEATS):
        taken = 0.0
        for _ in range(STEPS):
            actions = games.random_actions()
            begun = clock()
            games.step(actions)
            taken += clock() - begun
        speeds.append(STEPS * batch / taken)
    games.close()
    return said(games, speeds)


def parts(name: str, players: int, batch: int = 1024) -> str:
    """Nanoseconds a game for the act, the list of moves with its mask, and the observation.

    Each is asked again and again of a few games that are at hand, as they are when the other parts have just been done
    with them; that changes nothing but the act, which is what is left of a step. What it takes to call for no game at
    all is Python's, and is told apart.
    """
    games: Any = Vector(name, batch, players)
    for _ in range(40):  # into the middle of the game
        games.step(games.random_actions())
    states, seen, nothing, mask, seats, counts = games._shown
    masks = {"clear": stepping.clear_bytes, "mark": stepping.mark_byte}
    list_all, see = games.game.bound(stepping.list_all, **masks), games.game.bound(stepping.see)
    listing = hot(lambda first, end: list_all(states, mask, seats, counts, games._moves[0], first, end), batch)
    seeing = hot(lambda first, end: see(states, seen, nothing, first, end), batch)
    calling = hot(lambda first, _: see(states, seen, nothing, first, first), batch)
    told = f"moves and mask {listing - calling:.0f} ns, observation {seeing - calling:.0f} ns"
    return f"a game: {told} (and {calling:.0f} ns, a {HOT}th of a call from Python)"


def hot(do: Callable[[int, int], Any], batch: int, times: int = 100) -> float:
    """The middle of what a few games take, each few so many times."""
    do(0, 1)
    taken = []
    for first in range(0, batch, HOT):
        begun = time.thread_time()
        for _ in range(times):
            do(first, first + HOT)
        taken.append((time.thread_time() - begun) / times / HOT)
    return median(taken) * 1e9


def said(games: Any, speeds: list[float]) -> str:
    fast, slowest, fastest = median(speeds), min(speeds) / 1e6, max(speeds) / 1e6
    return (
        f"batch {games.n}: {fast / 1e6:.2f} million steps a second ({slowest:.2f} … {fastest:.2f}); "
        f"{written(games)} bytes written a step, {fast * written(games) / 1e9:.1f} GB a second"
    )


def written(games: Any) -> int:
    """Bytes of observation, mask and the small arrays that a step of one game writes."""
    return int(games.spec.size + games.width * (4 if games.bits else 1) + 6 * games.players + 12)


if __name__ == "__main__":
    main()
