"""The GPU build: with a GPU its games are compared with the CPU's; with a CUDA toolkit alone, the rules are compiled.

Needs numba-cuda (the extra `cuda`); without it, or without a toolkit, these tests are skipped and say why.
"""

import importlib.util
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import rooftree
from rooftree import bots
from rooftree.bots.gpu import GpuSearcher, search_kernel
from rooftree.bots.search import Question
from rooftree.bots.searcher import SearchBot
from rooftree.core import gpu
from rooftree.core.game import Game
from rooftree.core.jit import Kind, build, cuda_module, rules_of
from rooftree.core.layout import Array, dtype_of
from rooftree.envs import Vector, rewards, stepping
from rooftree.envs.device import kernels as device_kernels
from rooftree.games import NAMES

HOPPER = (9, 0)
GAMES_PLAYED = 10_000

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore"),  # numba-cuda's own deprecations and advice on occupancy
]


@pytest.fixture(scope="module")
def cuda() -> Any:
    if importlib.util.find_spec("numba_cuda") is None:
        pytest.skip("numba-cuda is not installed (the extra `cuda`)")
    return cuda_module()


@pytest.fixture
def toolkit(cuda: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A machine that can compile for a GPU and has none."""
    if cuda.is_available():
        pytest.skip("there is a GPU: its games are compared instead")
    try:
        from numba.cuda.cudadrv import nvvm

        getattr(nvvm, "NVVM")()  # noqa: B009  untyped
    except Exception as error:  # whatever the missing toolkit makes of it
        pytest.skip(f"there is no CUDA toolkit with NVVM: {error}")
    import numba.cuda.dispatcher

    # A device function called from a kernel is compiled for the current device, even when compile_ptx names another.
    monkeypatch.setattr(
        numba.cuda.dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=HOPPER)
    )
    return cuda


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_of_a_game_compiles_for_the_gpu(toolkit: Any, name: str) -> None:
    """Without optimising, which takes three times as long as compiling."""
    import numba

    game = rooftree.load(name, build="checked")
    kernel = gpu.random_games_kernel(game)
    states = numba.from_dtype(game.dtype)
    signature = (states[::1], numba.int64, numba.int64, states[::1], numba.int64[::1])
    ptx, _ = toolkit.compile_ptx(kernel.py_func, signature, cc=HOPPER, opt=False)
    linked = build(Kind.CUDA).linked
    assert ".target sm_90" in ptx
    assert [rule.__qualname__ for rule, copy in linked.items() if not copy.overloads] == []
    assert set(rules_of(f"rooftree.games.{name}.flow")) <= set(linked)
    assert set(rules_of(f"rooftree.games.{name}.legal")) <= set(linked)
    for made in (made for copy in linked.values() for made in copy.overloads.values()):
        handed_over = [id(module) for module in made.library.modules]
        assert len(handed_over) == len({*handed_over})  # each rule once, however many call it


@pytest.mark.parametrize("bits", [True, False])
def test_a_vector_of_games_compiles_for_the_gpu(toolkit: Any, bits: bool) -> None:
    """One game is enough for what the kernels add to its rules, which the test above compiles for all."""
    import numba

    game = rooftree.load("homesweethome", build="checked")
    rewarding = {"reward": stepping.reward_by_steps, "reward_of": rewards.win}
    kernels = device_kernels(game, rewarding, bits=bits)
    states, over, n = numba.from_dtype(game.dtype)[::1], numba.int32[::1], numba.int64
    words, small, wide = numba.uint32[::1], numba.int8[:, ::1], numba.int16[:, ::1]
    mask = numba.int32[:, ::1] if bits else numba.boolean[:, ::1]
    counted, so_far = (numba.float32[:, ::1], wide, small), (wide, small, numba.float32[:, ::1])
    signatures = {
        "act": (states, over, mask, *counted, numba.boolean[::1], *so_far, over, over, n),
        "settle": (states, states, numba.int64[::1], *counted, *so_far, over),
        "offer": (states, words, numba.int8[::1], numba.int16[::1], over, n),
        "look": (states, words, n),
    }
    for name, signature in signatures.items():
        ptx, _ = toolkit.compile_ptx(kernels[name].py_func, signature, cc=HOPPER, opt=False)
        assert ".target sm_90" in ptx


@pytest.mark.parametrize("name", NAMES)
def test_the_search_compiles_for_the_gpu(toolkit: Any, name: str) -> None:
    """With whatever the game brings for it."""
    import numba

    game = rooftree.load(name, build="checked")
    thinking = game.thinking()
    assert thinking is not None
    kernel = search_kernel(game, thinking)
    states, question = numba.from_dtype(game.dtype)[::1], numba.from_dtype(dtype_of(Question))[::1]
    numbers = numba.int64[::1]
    signature = (states, numbers, question, numba.int64, numbers, numbers)
    ptx, _ = toolkit.compile_ptx(kernel.py_func, signature, cc=HOPPER, opt=False)
    assert ".target sm_90" in ptx


@pytest.fixture
def device(cuda: Any) -> Any:
    if not cuda.is_available():
        pytest.skip("there is no GPU")
    return cuda


@pytest.mark.parametrize("name", NAMES)
def test_the_gpu_plays_the_games_of_the_cpu(device: Any, name: str) -> None:
    """Ten thousand games, every byte of every final state."""
    game = rooftree.load(name)
    blank = game.blank(game.max_players)
    batch = gpu.GpuPlayer(game, blank).play(0, GAMES_PLAYED, keep=True)
    states, decisions, points = games_of_the_cpu(game, blank)
    assert (batch.decisions, batch.points) == (decisions, points)
    assert batch.states is not None
    assert packed(batch.states) == packed(states)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("bits", "gradual"), [(False, False), (True, False), (True, True)])
def test_a_vector_on_the_gpu_writes_the_bytes_of_the_cpu(device: Any, name: str, bits: bool, gradual: bool) -> None:
    """Three hundred games, three hundred steps, with the actions that the CPU drew."""
    here = Vector(name, 300, 3, seed=5, bits=bits, gradual=gradual)
    there: Any = Vector(name, 300, 3, device="cuda", seed=5, bits=bits, gradual=gradual)
    for _ in range(300):
        actions = here.random_actions()
        there.step(device.to_device(actions))
        here.step(actions)
        for part in ("observation", "mask", "seat", "num_legal", "done", "reward", "scores", "places", "seeds"):
            theirs = device.as_cuda_array(getattr(there, part)).copy_to_host()
            assert theirs.tobytes() == getattr(here, part).tobytes(), part
    there.check()


@pytest.mark.parametrize("name", NAMES)
def test_a_search_on_the_gpu_finds_the_moves_of_the_cpu(device: Any, name: str) -> None:
    """Every position of a game of random bots, and as many lines for each."""
    game = rooftree.load(name)
    thinking, states = game.thinking(), []
    assert thinking is not None
    state = game.new(3, 5)
    while (seat := game.to_act(state)) is not None:
        states.append(state)
        state = game.step(state, bots.make("random", game, len(states)).choose(state, seat))
    together = np.concatenate(states)
    found = GpuSearcher(game, thinking).choose(together, together["to_act"], 60, seed=9)
    bot = bots.make("search:60", game, 9)
    assert isinstance(bot, SearchBot)
    for number, each in enumerate(states):
        assert found.actions[number] == bot.choose(each, int(each["to_act"][0]))
        assert found.lines[number] == bot.num_lines


def packed(states: Array) -> bytes:
    """All numbers of the states, without what lies between the fields."""
    clean = np.zeros(len(states), states.dtype)
    clean[:] = states
    return clean.tobytes()


def games_of_the_cpu(game: Game, blank: Array) -> tuple[Array, int, int]:
    from rooftree.core import border
    from rooftree.core.actions import MOVES
    from rooftree.core.chance import STREAM

    states = np.zeros(GAMES_PLAYED, game.dtype)
    played = game.bound(border.random_games)
    decisions, points = played(states, blank, 0, GAMES_PLAYED, np.zeros(1, MOVES), np.zeros(1, STREAM))
    return states, int(decisions), int(points)
