"""How fast `rooftree.envs.Vector` is here: steps a second with observation, mask and auto-reset.

python bench/vector.py                       one thread, each game, four players
python bench/vector.py --threads 2
python bench/vector.py --cuda                the same on a GPU, after comparing all its bytes with the processor's

Actions are drawn between the steps, which alone are measured. On a processor that is the thread's own time, so that
other programs on the machine count for little; on a GPU the device's own clock.
"""

import argparse
import time
from statistics import median
from typing import Any

from rooftree.core.jit import cuda_module
from rooftree.envs import Vector
from rooftree.games import NAMES

PARTS = ("observation", "mask", "seat", "num_legal", "done", "reward", "scores", "places", "seeds")
STEPS, REPEATS = 150, 5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=NAMES)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--batch", type=int, nargs="*")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--bits", action="store_true", help="masks of bits")
    parser.add_argument("--cuda", action="store_true")
    asked = parser.parse_args()
    for name in asked.games:
        if asked.cuda:
            print(name, compared(name, asked.players, asked.bits), flush=True)
        for batch in asked.batch or ([65_536, 524_288] if asked.cuda else [1024]):
            measure = on_the_gpu if asked.cuda else on_the_processor
            print(name, measure(name, batch, asked), flush=True)


def on_the_processor(name: str, batch: int, asked: argparse.Namespace) -> str:
    games = Vector(name, batch, asked.players, bits=asked.bits, threads=asked.threads)
    clock = time.thread_time if asked.threads == 1 else time.perf_counter
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


def on_the_gpu(name: str, batch: int, asked: argparse.Namespace) -> str:
    cuda, games = cuda_module(), Vector(name, batch, asked.players, device="cuda", bits=asked.bits)
    speeds = []
    for _ in range(REPEATS):
        taken = 0.0
        for _ in range(STEPS):
            actions = games.random_actions()
            begun, ended = cuda.event(), cuda.event()
            begun.record(games.stream())  # type: ignore[attr-defined]
            games.step(actions)
            ended.record(games.stream())  # type: ignore[attr-defined]
            ended.synchronize()
            taken += cuda.event_elapsed_time(begun, ended) / 1000
        speeds.append(STEPS * batch / taken)
    games.check()  # type: ignore[attr-defined]
    return said(games, speeds)


def said(games: Any, speeds: list[float]) -> str:
    written = games.spec.size + games.width * (4 if games.bits else 1) + 6 * games.players + 12
    fast, slowest, fastest = median(speeds), min(speeds) / 1e6, max(speeds) / 1e6
    return (
        f"batch {games.n}: {fast / 1e6:.2f} million steps a second ({slowest:.2f} … {fastest:.2f}); "
        f"{written} bytes written a step, {fast * written / 1e9:.1f} GB a second"
    )


def compared(name: str, players: int, bits: bool, n: int = 4096, steps: int = 400) -> str:
    """Whether a GPU writes the bytes of a processor for the same seeds and actions."""
    cuda = cuda_module()
    here = Vector(name, n, players, seed=5, bits=bits)
    there = Vector(name, n, players, device="cuda", seed=5, bits=bits)
    for step in range(steps):
        actions = here.random_actions()
        there.step(cuda.to_device(actions))
        here.step(actions)
        for part in PARTS:
            theirs = cuda.as_cuda_array(getattr(there, part)).copy_to_host()
            if theirs.tobytes() != getattr(here, part).tobytes():
                return f"DIFFERS from the processor in {part} at step {step}"
    return f"the bytes of the processor in {n} games, {steps} steps each"


if __name__ == "__main__":
    main()
