"""Many searches at once on a GPU: the same rules as everywhere (search.py), one position a thread.

For whoever asks about thousands of positions, not for one move at a table: a thread is slower than a core. A thread's
seed, position and budget give the move that `search:N` makes of them on a processor.
"""

from typing import Any, NamedTuple

import numpy as np

from rooftree.bots import search as rules
from rooftree.bots.searcher import question_of, rests_on
from rooftree.core.actions import MAX_MOVES, MOVES
from rooftree.core.chance import STREAM, Purpose, sow
from rooftree.core.extras import Thinking
from rooftree.core.game import Game
from rooftree.core.gpu import usable_gpu
from rooftree.core.jit import Build, Kind, cuda_module
from rooftree.core.layout import Array, dtype_of

THREADS_A_BLOCK = 64
SMALL = 300  # instructions of a function, as Numba writes them, that may be copied into those that call it


class Searched(NamedTuple):
    """What a batch of searches came to: the moves, how many lines each played, and seconds on the device."""

    actions: Array
    lines: Array
    seconds: float


class GpuSearcher:
    """Searches positions of one game on the first GPU."""

    def __init__(self, game: Game, thinking: Thinking) -> None:
        self._cuda = usable_gpu("searching on a GPU")
        self._kernel = search_kernel(game, thinking)
        self._question = question_of(game, thinking)

    def choose(self, states: Array, seats: Array, playouts: int, seed: int) -> Searched:
        """The move of each position's seat, as `search:PLAYOUTS` finds it with this seed."""
        self._question["playouts"] = playouts
        actions, lines = (self._cuda.to_device(np.zeros(len(states), np.int64)) for _ in range(2))
        given = [self._cuda.to_device(each) for each in (states, seats.astype(np.int64), self._question)]
        blocks = -(-len(states) // THREADS_A_BLOCK)
        start, end = self._cuda.event(), self._cuda.event()
        start.record()
        self._kernel[blocks, THREADS_A_BLOCK](*given, seed, actions, lines)
        end.record()
        end.synchronize()
        seconds = self._cuda.event_elapsed_time(start, end) / 1000
        return Searched(actions.copy_to_host(), lines.copy_to_host(), seconds)


def search_kernel(game: Game, thinking: Thinking) -> Any:
    """The kernel: a search in each thread, in memory of its own."""
    cuda, device = cuda_module(), Build(Kind.CUDA)
    names = {**game.rules._asdict(), **rests_on(thinking)}
    search, sown = device.bind(rules.search, game.name, names), device.bind(sow, game.name, names)
    for copy in device.linked.values():
        keep_apart(copy)
    state, memory_type = game.dtype, dtype_of(thinking.Memory)
    candidate, question_type = dtype_of(rules.Candidate), dtype_of(rules.Question)
    num_lines, num_tables, worlds = thinking.TABLES, rules.NUM_TABLES, int(Purpose.WORLDS)

    @cuda.jit  # type: ignore[untyped-decorator]
    def kernel(positions: Any, seats: Any, question: Any, seed: Any, actions: Any, played: Any) -> None:
        index = cuda.grid(1)
        if index >= len(positions):
            return
        tables = cuda.local.array(num_tables, state)
        lines = cuda.local.array(num_lines, state)
        moves = cuda.local.array(num_lines, MOVES)
        memory = cuda.local.array(1, memory_type)
        candidates = cuda.local.array(MAX_MOVES, candidate)
        questions = cuda.local.array(1, question_type)
        streams = cuda.local.array(1, STREAM)
        tables[0] = positions[index]
        questions[0] = question[0]
        questions[0].seat = seats[index]
        for each in range(MAX_MOVES):
            candidates[each].lines = 0
        sown(streams[0], seed, worlds)
        actions[index] = search(tables, lines, moves, memory, candidates, questions, streams)
        total = 0
        for each in range(MAX_MOVES):
            total += candidates[each].lines
        played[index] = total

    return kernel


def keep_apart(copy: Any) -> None:
    """Compile a large function once: a search in which all is copied into all takes minutes to compile."""
    compile_device = copy.compile_device

    def compiled(*what: Any) -> Any:
        result = compile_device(*what)
        for function in result.library._module.functions:
            if sum(len(block.instructions) for block in function.blocks) > SMALL:
                function.attributes.add("noinline")
        return result

    copy.compile_device = compiled
