"""Random games on a GPU: the rules as CUDA device functions, one game a thread."""

from typing import Any, NamedTuple

import numpy as np

from rooftree.core import border
from rooftree.core.actions import MOVES
from rooftree.core.chance import STREAM
from rooftree.core.game import Game
from rooftree.core.jit import Kind, build, cuda_module
from rooftree.core.record import Array

THREADS_A_BLOCK = 128


class Batch(NamedTuple):
    """What a batch of games came to: final states if they were kept, decisions, points and seconds on the device."""

    states: Array | None
    decisions: int
    points: int
    seconds: float


class GpuPlayer:
    """Plays batches of random games of one game, all options alike, on the first GPU."""

    def __init__(self, game: Game, blank: Array) -> None:
        self._cuda = cuda_module()
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
    cuda = cuda_module()
    device = build(Kind.CUDA)
    random_game = device.bind(border.random_game, game.name, game.rules._asdict())
    total_score = device.bind(border.total_score, game.name, game.rules._asdict())
    state_dtype = game.dtype

    @cuda.jit
    def kernel(blank: Any, seed: Any, count: Any, kept: Any, totals: Any) -> None:
        index = cuda.grid(1)
        if index >= count:
            return
        states = cuda.local.array(1, state_dtype)
        moves = cuda.local.array(1, MOVES)
        streams = cuda.local.array(1, STREAM)
        states[0] = blank[0]
        decisions = random_game(states[0], seed + index, moves[0], streams[0])
        cuda.atomic.add(totals, 0, decisions)
        cuda.atomic.add(totals, 1, total_score(states[0]))
        if len(kept) == count:
            kept[index] = states[0]

    return kernel
