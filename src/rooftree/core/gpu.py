"""Random games on a GPU: the rules as CUDA device functions, one game a thread.

All threads of a block answer the same kind of decision at the same time. Games are independent, so the order makes no
difference to them; but the rules are long, and threads that are each somewhere else wait for instructions instead of
running them (three times as fast on an H200, where 72 % of the time had gone into fetching instructions).
"""

from typing import Any, NamedTuple

import numpy as np

from rooftree.core import border
from rooftree.core.actions import MOVES
from rooftree.core.chance import STREAM
from rooftree.core.game import Game
from rooftree.core.jit import Kind, build, cuda_module
from rooftree.core.layout import Array
from rooftree.core.needs import need

THREADS_A_BLOCK = 1024
REGISTERS_A_THREAD = 64  # what a multiprocessor has for so many threads


class NoGpu(RuntimeError):
    """There is none here that could be played on."""


def usable_gpu(what: str) -> Any:
    """`numba.cuda`, with a GPU behind it; else it is said what is missing."""
    need("cuda", what)
    cuda = cuda_module()
    if not cuda.is_available():
        raise NoGpu(f"{what} needs an NVIDIA GPU with its driver: Numba finds none that it can use on this machine")
    return cuda


class Batch(NamedTuple):
    """What a batch of games came to: final states if they were kept, decisions, points, seconds on the device."""

    states: Array | None
    decisions: int
    points: int
    seconds: float


class GpuPlayer:
    """Plays batches of random games, all with the same players and options, on the first GPU."""

    def __init__(self, game: Game, blank: Array) -> None:
        self._cuda = usable_gpu("a batch of games on a GPU")
        self._kernel = random_games_kernel(game)
        self._blank = self._cuda.to_device(blank)
        self._dtype = game.dtype

    def play(self, seed: int, count: int, keep: bool = False) -> Batch:
        """Games with seeds `seed` … `seed + count - 1`."""
        kept = self._cuda.device_array(count if keep else 1, self._dtype)
        totals = self._cuda.to_device(np.zeros(2, np.int64))
        blocks = -(-count // THREADS_A_BLOCK)
        start, end = self._cuda.event(), self._cuda.event()
        start.record()
        self._kernel[blocks, THREADS_A_BLOCK](self._blank, seed, count, kept, totals)
        end.record()
        end.synchronize()
        decisions, points = totals.copy_to_host()
        seconds = self._cuda.event_elapsed_time(start, end) / 1000
        return Batch(kept.copy_to_host() if keep else None, int(decisions), int(points), seconds)


def random_games_kernel(game: Game) -> Any:
    """The kernel: deal, play and score one game in each thread, in memory of its own."""
    cuda, device, names = cuda_module(), build(Kind.CUDA), game.rules._asdict()
    begin_random_game = device.bind(border.begin_random_game, game.name, names)
    decide_randomly = device.bind(border.decide_randomly, game.name, names)
    total_score = device.bind(border.total_score, game.name, names)
    state_dtype, num_decisions = game.dtype, len(game.decisions)

    @cuda.jit(max_registers=REGISTERS_A_THREAD)  # type: ignore[untyped-decorator]
    def kernel(blank: Any, seed: Any, count: Any, kept: Any, totals: Any) -> None:
        index = cuda.grid(1)
        states = cuda.local.array(1, state_dtype)
        moves = cuda.local.array(1, MOVES)
        streams = cuda.local.array(1, STREAM)
        states[0] = blank[0]
        if index < count:
            begin_random_game(states[0], seed + index, streams[0])

        decisions = 0
        while cuda.syncthreads_or(np.int32(states[0].decision)):  # until all games of the block are over
            for decision in range(1, num_decisions):
                cuda.syncthreads()
                if states[0].decision == decision:
                    decide_randomly(states[0], moves[0], streams[0])
                    decisions += 1

        if index < count:
            cuda.atomic.add(totals, 0, decisions)
            cuda.atomic.add(totals, 1, total_score(states[0]))
            if len(kept) == count:
                kept[index] = states[0]

    return kernel
