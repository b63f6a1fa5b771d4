"""The part of vector.py that needs a GPU: speeds against the memory's, bytes against the processor's, and sharing."""

import argparse
import time
from collections.abc import Mapping
from statistics import median
from typing import Any

import vector

from rooftree.core.jit import cuda_module
from rooftree.envs import Vector, device

PARTS = ("observation", "mask", "seat", "num_legal", "done", "reward", "scores", "places", "seeds")
BATCHES = (65_536, 262_144, 1_048_576)
VARIANTS: tuple[dict[str, int | None], ...] = (
    {"ACT_THREADS": 512},
    {"ACT_REGISTERS": 128},
    {"OFFER_THREADS": 64},
    {"OFFER_THREADS": 256},
    {"LOOK_THREADS": 32},
    {"LOOK_CARVEOUT": 30},
    {"LOOK_CARVEOUT": None},
)
COPIED = 2 << 30  # bytes


def main(asked: argparse.Namespace) -> None:
    cuda, begun = cuda_module(), time.perf_counter()
    bandwidth = copying(cuda)
    named = cuda.get_current_device().name
    print(f"{named if isinstance(named, str) else named.decode()}; copying moves {bandwidth / 1e12:.2f} TB a second")
    print(vector.machine())
    for name in asked.games:
        print(f"\n{name}, {asked.players} players")
        for bits in (False, True):
            said(begun, f"masks of {'bits' if bits else 'bytes'}: {compared(name, asked.players, bits)}")
        said(begun, shared(name, asked.players))
        for bits in (False, True):
            for batch in asked.batch or BATCHES:
                measure(begun, name, batch, asked.players, bits, bandwidth)
        if asked.variants:
            vary(begun, name, asked.players, bandwidth)


def vary(begun: float, name: str, players: int, bandwidth: float) -> None:
    """Other blocks, registers and caches, one at a time."""
    for variant in VARIANTS:
        usual = {what: getattr(device, what) for what in variant}
        _set(variant)
        measure(begun, name, BATCHES[-1], players, False, bandwidth, f"{variant}: ")
        _set(usual)


def _set(how: Mapping[str, int | None]) -> None:
    for what, value in how.items():
        setattr(device, what, value)
    device._kernels.clear()


def said(begun: float, text: str) -> None:
    print(f"  {time.perf_counter() - begun:5.0f} s  {text}", flush=True)


def measure(begun: float, name: str, batch: int, players: int, bits: bool, bandwidth: float, how: str = "") -> None:
    try:
        games: Any = Vector(name, batch, players, device="cuda", bits=bits)
        speeds = steps_a_second(games)
    except Exception as error:  # a variant that does not fit is told, and the others are measured
        said(begun, f"{how}batch {batch}: {type(error).__name__}: {str(error)[:150]}")
        return
    moved = vector.written(games) + games.game.dtype.itemsize  # the state is read, and little of it written
    share = median(speeds) * moved / bandwidth
    said(
        begun,
        f"{how}{'bits' if bits else 'bytes'}, {vector.said(games, speeds)}; with the state read, {moved} bytes: "
        f"{share:.0%} of what copying moves",
    )


def steps_a_second(games: Any, steps: int = 40, repeats: int = 5) -> list[float]:
    """By the clock of the GPU, from when a step's first kernel begins to when its last one ends.

    Everything is queued before anything is waited for, as in a program that learns: otherwise the GPU would also wait
    for Python between the kernels. What chooses the actions in between is not counted.
    """
    cuda, speeds = cuda_module(), []
    for _ in range(20):  # compiled, and into the middle of the games
        games.step(games.random_actions())
    for _ in range(repeats):
        times = []
        for _ in range(steps):
            actions = games.random_actions()
            begun, ended = cuda.event(), cuda.event()
            begun.record(games.stream())
            games.step(actions)
            ended.record(games.stream())
            times.append((begun, ended))
        games.check()
        taken = sum(cuda.event_elapsed_time(begun, ended) for begun, ended in times) / 1000
        speeds.append(steps * games.n / taken)
    return speeds


def copying(cuda: Any) -> float:
    """Bytes read and written a second when one array is copied into another."""
    one, other = cuda.device_array(COPIED, "uint8"), cuda.device_array(COPIED, "uint8")
    taken = []
    for _ in range(8):
        begun, ended = cuda.event(), cuda.event()
        begun.record()
        other.copy_to_device(one)
        ended.record()
        ended.synchronize()
        taken.append(cuda.event_elapsed_time(begun, ended) / 1000)
    return float(2 * COPIED / median(taken))


def compared(name: str, players: int, bits: bool, n: int = 4000, steps: int = 250) -> str:
    """Whether a GPU writes the bytes of a processor for the same seeds and actions."""
    cuda = cuda_module()
    here = Vector(name, n, players, seed=5, bits=bits)
    there: Any = Vector(name, n, players, device="cuda", seed=5, bits=bits)
    for step in range(steps):
        actions = here.random_actions()
        there.step(cuda.to_device(actions))
        here.step(actions)
        for part in PARTS:
            theirs = cuda.as_cuda_array(getattr(there, part)).copy_to_host()
            if theirs.tobytes() != getattr(here, part).tobytes():
                return f"DIFFERS from the processor in {part} at step {step}"
    there.check()
    return f"the bytes of the processor in {n} games, {steps} steps each"


def shared(name: str, players: int) -> str:
    """Whether torch and JAX, where they are installed, look at the very memory that a step writes."""
    told = []
    games: Any = Vector(name, 1000, players, device="cuda")
    for framework, take in (("torch", in_torch), ("JAX", in_jax)):
        try:
            told.append(f"{framework}: {take(games)}")
        except ImportError:
            told.append(f"{framework}: not installed")
        except Exception as error:  # told, and the rest goes on
            told.append(f"{framework}: {type(error).__name__}: {str(error)[:120]}")
    return "; ".join(told)


def in_torch(games: Any) -> str:
    import torch

    taken = torch.from_dlpack(games.observation)
    is_same = taken.data_ptr() == games.observation.data_ptr() and taken.is_cuda
    before = taken.clone()
    legal = torch.multinomial(games.mask.float(), 1).squeeze(1).int()  # a policy that never leaves the GPU
    games.step(legal)
    games.check()
    return "the same memory, and a step is seen in it" if is_same and bool((taken != before).any()) else "NOT shared"


def in_jax(games: Any) -> str:
    import jax

    taken = jax.dlpack.from_dlpack(games.observation)
    there = taken.unsafe_buffer_pointer()
    return "the same memory" if there == games.observation.data_ptr() else "a copy"
