"""How fast the rules run: whole random games, from the deal to the final score, with every rule live."""

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from statistics import median
from typing import Any, NamedTuple

import numpy as np

from rooftree.core import border
from rooftree.core.actions import MOVES, Moves
from rooftree.core.chance import STREAM, Stream
from rooftree.core.game import Game
from rooftree.core.houserules import in_environment
from rooftree.core.layout import Array

KEPT_STATES = 16  # games are played in a small ring of states, which stays in the processor's cache
TRIAL_GAMES = 2_000


class Speed(NamedTuple):
    """One measurement, repeated: what ran, and decisions and games a second in each repeat."""

    what: str
    players: int
    games: int
    decisions_a_game: float
    decisions_a_second: list[float]

    @property
    def typical(self) -> float:
        return median(self.decisions_a_second)

    @property
    def games_a_second(self) -> float:
        return self.typical / self.decisions_a_game


class Start(NamedTuple):
    """Seconds until the first random game is over in a new process: nothing compiled yet, and from the cache."""

    cold: float
    warm: float


def measure_cpu(game: Game, players: int, repeats: int, threads: int, seconds: float, what: str) -> Speed:
    """Random games on this many threads at once, for about so many seconds a repeat."""
    play = _player(game, players)
    play(0, min(TRIAL_GAMES, 20))  # everything loaded
    begun = time.perf_counter()
    trial = 1 if game.kind.value == "checked" else TRIAL_GAMES
    play(0, trial)
    games = max(threads, int(seconds * threads * trial / (time.perf_counter() - begun)))
    runs = [_timed(play, seed=1 + repeat * games, games=games, threads=threads) for repeat in range(repeats)]
    decisions = sum(run[0] for run in runs)
    return Speed(what, players, games, decisions / (games * repeats), [count / wall for count, wall in runs])


def _player(game: Game, players: int) -> Callable[[int, int], int]:
    """A function that plays games from a seed on and counts the decisions; safe to call from several threads."""
    random_games = game.bound(border.random_games)
    blank = game.opened(game.state_class, game.blank(players))

    def play(seed: int, games: int) -> int:
        states = game.opened(game.state_class, np.zeros(KEPT_STATES, game.dtype))
        moves, streams = game.opened(Moves, np.zeros(1, MOVES)), game.opened(Stream, np.zeros(1, STREAM))
        return int(random_games(states, blank, seed, games, moves, streams)[0])

    return play


def _timed(play: Callable[[int, int], int], seed: int, games: int, threads: int) -> tuple[int, float]:
    """Decisions made and seconds taken, the games shared out among threads."""
    share = games // threads
    with ThreadPoolExecutor(threads) as pool:
        begun = time.perf_counter()
        parts = [pool.submit(play, seed + i * share, share) for i in range(threads)]
        return sum(part.result() for part in parts), time.perf_counter() - begun


def measure_start(game: str) -> Start:
    """Two new processes, one after the other, with a cache folder of their own."""
    with tempfile.TemporaryDirectory() as folder:
        return Start(_start_once(game, folder), _start_once(game, folder))


def _start_once(game: str, cache: str) -> float:
    code = f"import rooftree.lab.bench as b; b.measure_cpu(b.load({game!r}), 2, 1, 1, 0.0, '')"
    begun = time.perf_counter()
    own = {"ROOFTREE_CACHE_DIR": cache, **in_environment(game)}
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, **own})
    return time.perf_counter() - begun


def load(name: str) -> Game:
    """The compiled build of a game."""
    from rooftree import games

    return games.load(name, "compiled")


class GpuCheck(NamedTuple):
    """Whether GPU and CPU played the same games, byte for byte."""

    players: int
    games: int
    first_difference: int | None


def check_gpu(game: Game, players: int, games: int) -> GpuCheck:
    """Play the same seeds on both and compare every final state."""
    from rooftree.core.gpu import GpuPlayer

    blank = game.blank(players)
    theirs = GpuPlayer(game, blank).play(0, games, keep=True).states
    ours: Array = np.zeros(games, game.dtype)
    game.bound(border.random_games)(ours, blank, 0, games, np.zeros(1, MOVES), np.zeros(1, STREAM))
    assert theirs is not None
    differ = np.flatnonzero(ours.view(np.uint8).reshape(games, -1) != theirs.view(np.uint8).reshape(games, -1))
    return GpuCheck(players, games, int(differ[0]) // game.dtype.itemsize if len(differ) else None)


def measure_gpu(game: Game, players: int, repeats: int, games: int) -> Speed:
    """Random games on the first GPU; the clock is the device's own, from first to last thread."""
    from rooftree.core.gpu import GpuPlayer

    player = GpuPlayer(game, game.blank(players))
    player.play(0, 1)  # compiled and loaded
    batches = [player.play(1 + repeat * games, games) for repeat in range(repeats)]
    decisions = sum(batch.decisions for batch in batches)
    speeds = [batch.decisions / batch.seconds for batch in batches]
    return Speed("GPU", players, games, decisions / (games * repeats), speeds)


def machine() -> dict[str, Any]:
    """What this ran on."""
    from importlib.metadata import version

    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
    }


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            return next(line.partition(":")[2].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def gpu_name() -> str:
    """The name of the first GPU."""
    from rooftree.core.gpu import usable_gpu

    name = usable_gpu("rooftree bench --device cuda").get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)
