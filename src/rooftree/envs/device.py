"""The same games on a GPU: one game a thread, every array in its memory.

With PyTorch installed, the arrays are its tensors, and work is queued on its current stream: nothing is copied,
nothing waits, and JAX or CuPy take the tensors by DLPack (`jax.dlpack.from_dlpack(games.observation)`). Without it
they are Numba's device arrays, which others take by `__cuda_array_interface__`.

An observation and a mask are some hundred bytes, and a thread that wrote its own byte by byte would touch as many
sectors of memory. So a block writes its masks into its shared memory, and from there all at once, word by word; then
its observations in the same way.
"""

from typing import Any

import numpy as np

from rooftree.core.actions import MOVES
from rooftree.core.chance import STREAM
from rooftree.core.game import Game, GameError
from rooftree.core.jit import Kind, build, cuda_module
from rooftree.core.layout import dtype_of
from rooftree.envs import stepping
from rooftree.envs.vector import BITS, BYTES, Vector

SHARED_BYTES = 48 * 1024  # what a block may have without asking
BLOCK_SIZES: tuple[int, ...] = (128, 96, 64, 32)
MAX_REGISTERS: int | None = None  # of a thread, in the kernels that play; None: as many as the compiler likes
WORD = 4

_kernels: dict[Any, dict[str, Any]] = {}  # by what they are made of: compiled once in a process


class CudaVector(Vector):
    """As `Vector`, with arrays on the first GPU. An illegal action does nothing and is counted: see `check`."""

    def check(self) -> None:
        """Wait for all that was queued; `GameError` if any action was illegal since the last check."""
        illegal = int(self._illegal.copy_to_host()[0])
        self._illegal.copy_to_device(np.zeros(1, np.int32))
        if illegal:
            raise GameError(f"{illegal} actions were not legal, and were not done")

    def reset(self, seed: int = 0) -> None:
        seeds = np.arange(seed, seed + self.n, dtype=np.int64)
        self._cuda.as_cuda_array(self.seeds).copy_to_device(seeds)
        self._launch(self._kernels["begin"], *self._dealt, self._streams, self._results[-1], self.n)
        self.show()

    def step(self, actions: Any) -> None:
        """Queue one action in every game: n whole numbers in the memory of the GPU."""
        chosen = self._cuda.as_cuda_array(actions)
        self._launch(self._kernels["step"], *self._dealt, chosen, *self._results, *self._view, self._illegal, self.n)

    def show(self) -> None:
        states, _, _ = self._dealt
        self._launch(self._kernels["show"], states, *self._view, self.n)

    def random_actions(self) -> Any:
        array = self._cuda.as_cuda_array
        arguments = (array(self.mask), array(self.num_legal), self._streams, array(self._random))
        self._launch(self._kernels["choose"], *arguments, self.n)
        return self._random

    @property
    def records(self) -> Any:
        raise GameError("observations have names on the CPU; `spec.features` says which number is which")

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        shared = self._threads * self._row_bytes
        kernel[-(-self.n // self._threads), self._threads, self.stream(), shared](*arguments)

    def stream(self) -> Any:
        """Where the work is queued: PyTorch's current stream, if it is there."""
        if self._torch is None:
            return self._cuda.default_stream()
        return self._cuda.external_stream(self._torch.cuda.current_stream().cuda_stream)

    def _make_arrays(self) -> None:
        self._cuda, self._torch = cuda_module(), _torch()
        self._seen_dtype = dtype_of(self.game.observation_class)
        n, players, size = self.n, self.players, self._seen_dtype.itemsize
        self._row_bytes = max(size, self.width * (WORD if self.bits else 1))
        self._threads = threads_a_block(self._row_bytes)
        rows = -(-n // self._threads) * self._threads  # blocks write whole
        self._rows = self._zeros((rows, size), "int8")
        self.observation = self._rows[:n]
        self._mask_rows = self._zeros((rows, self.width), "int32" if self.bits else "bool")
        self.mask = self._mask_rows[:n]
        self.num_legal, self.seat = self._zeros((n,), "int16"), self._zeros((n,), "int8")
        self.reward, self.done = self._zeros((n, players), "float32"), self._zeros((n,), "bool")
        self.scores, self.places = self._zeros((n, players), "int16"), self._zeros((n, players), "int8")
        kept = n if self.gradual else 1
        self._scores_so_far, self._places_so_far = (
            self._zeros((kept, players), "int16"),
            self._zeros((kept, players), "int8"),
        )
        self._stood = self._zeros((kept, players), "float32")
        self.seeds, self._random = self._zeros((n,), "int64"), self._zeros((n,), "int32")
        self.states = self._cuda.device_array(n, self.game.dtype)
        self._streams = self._cuda.device_array(n, STREAM)
        self._illegal = self._cuda.to_device(np.zeros(1, np.int32))

    def _zeros(self, shape: tuple[int, ...], dtype: str) -> Any:
        if self._torch is None:
            return self._cuda.to_device(np.zeros(shape, dtype))
        return self._torch.zeros(shape, dtype=getattr(self._torch, dtype), device="cuda")

    def _link(self) -> None:
        array = self._cuda.as_cuda_array
        made = (self.game.rules, *self._rewarding.values(), self.bits, MAX_REGISTERS)
        if made not in _kernels:
            _kernels[made] = kernels(self.game, self._rewarding, bits=self.bits)
        self._kernels = _kernels[made]
        nothing = self._cuda.to_device(np.zeros(1, self._seen_dtype))
        words = array(self._rows.ravel()).view(np.uint32)
        mask_words = array(self._mask_rows.ravel()).view(np.uint32)
        so_far = (self._scores_so_far, self._places_so_far, self._stood)
        results = (self.reward, self.scores, self.places, self.done, *so_far)
        self._results = [array(each) for each in results]
        self._dealt = (self.states, self._cuda.to_device(self._blank), array(self.seeds))
        self._view = (words, nothing, array(self.mask), mask_words, array(self.seat), array(self.num_legal))


def _torch() -> Any:
    try:
        import torch
    except ImportError:
        return None
    return torch


def threads_a_block(size: int) -> int:
    """As many as have room for their observations."""
    return next(threads for threads in BLOCK_SIZES if threads * size <= SHARED_BYTES)


def kernels(game: Game, rewarding: dict[str, Any], bits: bool) -> dict[str, Any]:
    """What runs on the GPU, by name: one game a thread."""
    cuda, device = cuda_module(), build(Kind.CUDA)
    names = {**game.rules._asdict(), **rewarding, **(BITS if bits else BYTES)}

    def bound(function: Any) -> Any:
        return device.bind(function, game.name, names)

    begin_games, sow_streams = bound(stepping.begin_games), bound(stepping.sow_streams)
    act, list_moves = bound(stepping.act), bound(game.rules.list_moves)
    is_marked, choose_at_random = bound(names["is_marked"]), bound(stepping.choose_at_random)
    observe = bound(game.rules.observe)
    seen_dtype = dtype_of(game.observation_class)
    size, width = seen_dtype.itemsize, stepping.mask_width(len(game.notation), bits)
    marked_bytes = width * (WORD if bits else 1)
    limits = {"max_registers": MAX_REGISTERS} if MAX_REGISTERS else {}

    @cuda.jit  # type: ignore[untyped-decorator]
    def begin(states: Any, blank: Any, seeds: Any, streams: Any, stood: Any, n: Any) -> None:
        game = cuda.grid(1)
        if game < n:
            sow_streams(streams, seeds, game, game + 1)
            begin_games(states, blank, seeds, game, game + 1)
        if game < stood.shape[0]:
            for seat in range(stood.shape[1]):
                stood[game, seat] = 0

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def pour(words: Any, num_words: Any) -> None:
        """What a block has in its shared memory, to where its rows lie."""
        shared = cuda.shared.array(0, np.uint32)
        for word in range(cuda.threadIdx.x, num_words, cuda.blockDim.x):
            words[cuda.blockIdx.x * num_words + word] = shared[word]

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def look(states: Any, words: Any, nothing: Any, n: Any) -> None:
        """All threads of a block: each sees its game, then all write what was seen, word by word."""
        seen = cuda.shared.array(0, seen_dtype)
        thread, game = cuda.threadIdx.x, cuda.grid(1)
        seen[thread] = nothing[0]
        if game < n:
            observe(states[game], states[game].to_act, seen[thread])
        cuda.syncthreads()
        pour(words, cuda.blockDim.x * size // WORD)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def offer(states: Any, mask_words: Any, seats: Any, counts: Any, moves: Any, n: Any) -> None:
        """All threads of a block: each lists the moves of its game, then all write the masks."""
        marks = cuda.shared.array(0, np.uint32 if bits else np.uint8)
        cleared = cuda.shared.array(0, np.uint32)  # the same memory
        thread, game = cuda.threadIdx.x, cuda.grid(1)
        num_words = cuda.blockDim.x * marked_bytes // WORD
        for word in range(thread, num_words, cuda.blockDim.x):
            cleared[word] = 0
        cuda.syncthreads()
        if game < n:
            moves[0].count = 0
            list_moves(states[game], moves[0])
            for i in range(moves[0].count):
                action = moves[0].actions[i]
                if bits:
                    marks[thread * width + action // stepping.WORD_BITS] |= 1 << (action % stepping.WORD_BITS)
                else:
                    marks[thread * width + action] = 1
            seats[game] = states[game].to_act
            counts[game] = moves[0].count
        cuda.syncthreads()
        pour(mask_words, num_words)
        cuda.syncthreads()

    @cuda.jit(**limits)  # type: ignore[untyped-decorator]
    def show(
        states: Any, words: Any, nothing: Any, mask: Any, mask_words: Any, seats: Any, counts: Any, n: Any
    ) -> None:
        moves = cuda.local.array(1, MOVES)
        offer(states, mask_words, seats, counts, moves, n)
        look(states, words, nothing, n)

    @cuda.jit(**limits)  # type: ignore[untyped-decorator]
    def step(
        states: Any,
        blank: Any,
        seeds: Any,
        actions: Any,
        rewards: Any,
        scores: Any,
        places: Any,
        ended: Any,
        scores_so_far: Any,
        places_so_far: Any,
        stood: Any,
        words: Any,
        nothing: Any,
        mask: Any,
        mask_words: Any,
        seats: Any,
        counts: Any,
        illegal: Any,
        n: Any,
    ) -> None:
        game = cuda.grid(1)
        moves = cuda.local.array(1, MOVES)
        if game < n:
            if is_marked(mask, game, actions[game]):
                act(
                    states, blank, actions, rewards, scores, places, ended, seeds, scores_so_far, places_so_far, stood,
                    game, game + 1,
                )  # fmt: skip
            else:
                cuda.atomic.add(illegal, 0, 1)
                ended[game] = False
        cuda.syncthreads()  # a mask is read before any is written
        offer(states, mask_words, seats, counts, moves, n)
        look(states, words, nothing, n)

    @cuda.jit  # type: ignore[untyped-decorator]
    def choose(mask: Any, counts: Any, streams: Any, actions: Any, n: Any) -> None:
        game = cuda.grid(1)
        if game < n:
            choose_at_random(mask, counts, streams, actions, game, game + 1)

    return {"begin": begin, "show": show, "step": step, "choose": choose}
