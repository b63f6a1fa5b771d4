"""The same games on a GPU: one game a thread, every array in its memory.

With PyTorch installed, the arrays are its tensors, and work is queued on its current stream: nothing is copied,
nothing waits, and JAX or CuPy take the tensors by DLPack (`jax.dlpack.from_dlpack(games.observation)`). Without it
they are Numba's device arrays, which others take by `__cuda_array_interface__`.

A step is four kernels one after the other, each as wide as it can be:

    act     the action, in all games. Threads of a block answer the same kind of decision at the same time, as in
            core/gpu.py; who has come to the end of a game only says so.
    settle  those few games are counted and dealt anew, by threads that have nothing else to do: elsewhere all others
            of a warp would wait for the one that shuffles.
    offer   the moves. A block marks them as bits in its shared memory, and writes its masks from there.
    look    the observations, likewise: a thread that wrote some hundred bytes of its own one by one would touch as
            many sectors of memory, so a block writes all of its own together, word by word.
"""

from typing import Any

import numpy as np

from rooftree.core.actions import MOVES
from rooftree.core.border import OVER
from rooftree.core.chance import STREAM
from rooftree.core.game import Game, GameError
from rooftree.core.gpu import usable_gpu
from rooftree.core.jit import Kind, build, cuda_module
from rooftree.core.layout import dtype_of
from rooftree.envs import stepping
from rooftree.envs.vector import BITS, BYTES, Vector

SHARED_BYTES = 48 * 1024  # what a block may have without asking
ROWS = 1024  # as many threads as a block can have: arrays that blocks write whole are made of so many rows
# As measured on an H200 (bench/vector.py --cuda --variants): threads a block, and what compiler and cache are told.
ACT_THREADS, OFFER_THREADS, LOOK_THREADS = 256, 32, 128
ACT_REGISTERS = 64  # of a thread
LOOK_CARVEOUT = (
    60  # per cent of the fast memory are shared; the rest is cache for the states, twice as fast as without
)
SETTLE_THREADS, SETTLE_BLOCKS = 64, 1024
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
        seeds = self._seeds_from(seed)
        for array, value in ((self.seeds, seeds), (self.reward, 0), (self.done, 0)):
            written = self._cuda.as_cuda_array(array)
            written.copy_to_device(np.broadcast_to(value, written.shape).astype(written.dtype))
        self._launch("begin", SETTLE_THREADS, *self._dealt, self._streams, self._results[-1], self.n)
        self.show()

    def step(self, actions: Any) -> None:
        """Queue one action in every game: n whole numbers in the memory of the GPU."""
        states, *_ = self._dealt
        chosen = self._cuda.as_cuda_array(actions)
        self._launch(
            "act", ACT_THREADS, states, chosen, self._marks, *self._results, self._over, self._illegal, self.n
        )
        rewards, scores, places, _, *so_far = self._results
        settled = (*self._dealt, rewards, scores, places, *so_far, self._over)
        self._kernels["settle"][SETTLE_BLOCKS, SETTLE_THREADS, self.stream()](*settled)
        self.show()

    def show(self) -> None:
        states, *_ = self._dealt
        self._launch("offer", OFFER_THREADS, states, *self._offered, self._over, self.n, shared=self._offer_bytes)
        self._launch("look", self._look_threads, states, self._words, self.n, shared=self._look_bytes)

    def random_actions(self) -> Any:
        array = self._cuda.as_cuda_array
        self._launch("choose", ACT_THREADS, *self._drawn, array(self._random), self.n)
        return self._random

    @property
    def records(self) -> Any:
        raise GameError("observations have names on the CPU; `spec.features` says which number is which")

    def _launch(self, kernel: str, threads: int, *arguments: Any, shared: int = 0) -> None:
        self._kernels[kernel][-(-self.n // threads), threads, self.stream(), shared](*arguments)

    def stream(self) -> Any:
        """Where the work is queued: PyTorch's current stream, if it is there."""
        if self._torch is None:
            return self._cuda.default_stream()
        return self._cuda.external_stream(self._torch.cuda.current_stream().cuda_stream)

    def _make_arrays(self) -> None:
        self._cuda, self._torch = usable_gpu("device='cuda'"), _torch()
        self._seen_dtype = dtype_of(self.game.observation_class)
        n, players, size = self.n, self.players, self._seen_dtype.itemsize
        self._look_threads = threads_a_block(size)
        self._look_bytes = self._look_threads * size
        self._offer_bytes = OFFER_THREADS * stepping.mask_width(self.num_actions, True) * WORD
        rows = -(-n // ROWS) * ROWS
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
        self._over = self._cuda.to_device(np.zeros(1 + n, np.int32))  # how many games have just ended, and which

    def _zeros(self, shape: tuple[int, ...], dtype: str) -> Any:
        if self._torch is None:
            return self._cuda.to_device(np.zeros(shape, dtype))
        return self._torch.zeros(shape, dtype=getattr(self._torch, dtype), device="cuda")

    def _link(self) -> None:
        array = self._cuda.as_cuda_array
        made = (self.game.rules, *self._rewarding.values(), self.bits)
        if made not in _kernels:
            _kernels[made] = kernels(self.game, self._rewarding, bits=self.bits)
        self._kernels = _kernels[made]
        so_far = (self._scores_so_far, self._places_so_far, self._stood)
        results = (self.reward, self.scores, self.places, self.done, *so_far)
        self._results = [array(each) for each in results]
        self._dealt = (self.states, self._cuda.to_device(self._blank), array(self.seeds))
        self._marks = array(self.mask)
        self._words = array(self._rows.ravel()).view(np.uint32)
        mask_words = array(self._mask_rows.ravel()).view(np.uint32)
        self._offered = (mask_words, array(self.seat), array(self.num_legal))
        self._drawn = (self._marks, array(self.num_legal), self._streams)


def _torch() -> Any:
    try:
        import torch
    except ImportError:
        return None
    return torch if torch.cuda.is_available() else None


def threads_a_block(size: int) -> int:
    """As many as have room for their observations."""
    threads = LOOK_THREADS
    while threads * size > SHARED_BYTES:
        threads //= 2
    return threads


def kernels(game: Game, rewarding: dict[str, Any], bits: bool) -> dict[str, Any]:
    """What runs on the GPU, by name: one game a thread."""
    cuda, device = cuda_module(), build(Kind.CUDA)
    names = {**game.rules._asdict(), **rewarding, **(BITS if bits else BYTES)}

    def bound(function: Any) -> Any:
        return device.bind(function, game.name, names)

    begin_games, begin_next, sow_streams = (
        bound(stepping.begin_games),
        bound(stepping.begin_next),
        bound(stepping.sow_streams),
    )
    apply, reward, list_moves = bound(game.rules.apply), bound(rewarding["reward"]), bound(game.rules.list_moves)
    is_marked, choose_at_random = bound(names["is_marked"]), bound(stepping.choose_at_random)
    observe = bound(game.rules.observe)
    seen_dtype, num_decisions = dtype_of(game.observation_class), len(game.decisions)
    size, width = seen_dtype.itemsize, stepping.mask_width(len(game.notation), bits)
    num_words = stepping.mask_width(len(game.notation), True)

    @cuda.jit  # type: ignore[untyped-decorator]
    def begin(states: Any, blank: Any, seeds: Any, streams: Any, stood: Any, n: Any) -> None:
        game = cuda.grid(1)
        if game < n:
            sow_streams(streams, seeds, game, game + 1)
            begin_games(states, blank, seeds, game, game + 1)
        if game < stood.shape[0]:
            for seat in range(stood.shape[1]):
                stood[game, seat] = 0

    @cuda.jit(max_registers=ACT_REGISTERS)  # type: ignore[untyped-decorator]
    def act(
        states: Any,
        actions: Any,
        mask: Any,
        rewards: Any,
        scores: Any,
        places: Any,
        ended: Any,
        scores_so_far: Any,
        places_so_far: Any,
        stood: Any,
        over: Any,
        illegal: Any,
        n: Any,
    ) -> None:
        """The action of each game; `over` gets those that it ended, and their number first."""
        game = cuda.grid(1)
        decision = 0
        if game < n:
            ended[game] = False
            if is_marked(mask, game, actions[game]):
                decision = int(states[game].decision)
            else:
                cuda.atomic.add(illegal, 0, 1)
        for kind in range(1, num_decisions):
            cuda.syncthreads()
            if decision == kind:
                apply(states[game], int(actions[game]))
        cuda.syncthreads()
        if decision:
            if states[game].decision == OVER:
                ended[game] = True
                over[1 + cuda.atomic.add(over, 0, 1)] = game
            else:
                reward(states[game], rewards, scores, places, scores_so_far, places_so_far, stood, game)

    @cuda.jit  # type: ignore[untyped-decorator]
    def settle(
        states: Any,
        blank: Any,
        seeds: Any,
        rewards: Any,
        scores: Any,
        places: Any,
        scores_so_far: Any,
        places_so_far: Any,
        stood: Any,
        over: Any,
    ) -> None:
        """What the games that have ended were worth, and the next ones."""
        for index in range(cuda.grid(1), over[0], cuda.gridsize(1)):
            game = over[1 + index]
            reward(states[game], rewards, scores, places, scores_so_far, places_so_far, stood, game)
            begin_next(states, blank, seeds, game)

    @cuda.jit  # type: ignore[untyped-decorator]
    def offer(states: Any, mask_words: Any, seats: Any, counts: Any, over: Any, n: Any) -> None:
        """All threads of a block: each marks the moves of its game as bits, then all write the masks."""
        marks = cuda.shared.array(0, np.uint32)
        moves = cuda.local.array(1, MOVES)
        thread, game = cuda.threadIdx.x, cuda.grid(1)
        decision = 0
        if game < n:
            decision = int(states[game].decision)
        if game == 0:
            over[0] = 0  # those have been dealt anew
        for word in range(num_words):
            marks[thread * num_words + word] = 0
        moves[0].count = 0
        for kind in range(1, num_decisions):
            cuda.syncthreads()
            if decision == kind:
                list_moves(states[game], moves[0])
        if decision:
            for i in range(moves[0].count):
                action = moves[0].actions[i]
                marks[thread * num_words + action // stepping.WORD_BITS] |= 1 << (action % stepping.WORD_BITS)
            seats[game] = states[game].to_act
            counts[game] = moves[0].count
        cuda.syncthreads()
        if bits:
            for word in range(thread, cuda.blockDim.x * num_words, cuda.blockDim.x):
                mask_words[cuda.blockIdx.x * cuda.blockDim.x * num_words + word] = marks[word]
        else:
            written = cuda.blockDim.x * width // WORD
            for word in range(thread, written, cuda.blockDim.x):
                four = 0
                for place in range(WORD):
                    row, action = (word * WORD + place) // width, (word * WORD + place) % width
                    bit = marks[row * num_words + action // stepping.WORD_BITS] >> (action % stepping.WORD_BITS) & 1
                    four |= bit << (8 * place)
                mask_words[cuda.blockIdx.x * written + word] = four

    @cuda.jit(shared_memory_carveout=LOOK_CARVEOUT)  # type: ignore[untyped-decorator]
    def look(states: Any, words: Any, n: Any) -> None:
        """All threads of a block: each sees its game, then all write what was seen, word by word."""
        seen, shared = cuda.shared.array(0, seen_dtype), cuda.shared.array(0, np.uint32)  # the same memory
        thread, game = cuda.threadIdx.x, cuda.grid(1)
        num_words = cuda.blockDim.x * size // WORD
        for word in range(thread, num_words, cuda.blockDim.x):
            shared[word] = 0
        cuda.syncthreads()
        if game < n:
            observe(states[game], states[game].to_act, seen[thread])
        cuda.syncthreads()
        for word in range(thread, num_words, cuda.blockDim.x):
            words[cuda.blockIdx.x * num_words + word] = shared[word]

    @cuda.jit  # type: ignore[untyped-decorator]
    def choose(mask: Any, counts: Any, streams: Any, actions: Any, n: Any) -> None:
        game = cuda.grid(1)
        if game < n:
            choose_at_random(mask, counts, streams, actions, game, game + 1)

    return {"begin": begin, "act": act, "settle": settle, "offer": offer, "look": look, "choose": choose}
