"""Bots that think for longer do so in processes of their own: no table waits for a bot's thoughts about another.

The rules are compiled in one, too, once after each change of them: until that is done, everything runs interpreted.
No process is started before it is needed, and none outlives the server, however that ends.
"""

import asyncio
import contextlib
import gc
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any

import numpy as np
import structlog

from rooftree import bots, games
from rooftree.core import jit
from rooftree.core.game import Game
from rooftree.core.layout import Array

QUICK = frozenset({"random"})  # bots that think no longer than a message takes
QUICK_WHEN_COMPILED = QUICK | {"greedy", "team"}  # the way to another process would take ten times as long
QUIET = 3.0  # seconds after the start in which only those who come are served


class Thinkers:
    """A pool of thinking processes, and the builds of the games for this process."""

    def __init__(self, processes: int | None = None) -> None:
        self._count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._games: dict[str, Game] = {}
        self._warming: asyncio.Task[None] | None = None
        self.num_thinking = 0

    def game(self, name: str) -> Game:
        """A game in the best build that is ready."""
        if name not in self._games:
            self._games[name] = games.load(name, "checked")
        return self._games[name]

    @property
    def num_compiled(self) -> int:
        return sum(game.kind is jit.Kind.COMPILED for game in self._games.values())

    def begin_to_warm(self) -> None:
        """Compile what is not compiled yet, in a process of its own; use it when it is there."""
        self._warming = asyncio.create_task(self._warm(), name="compiling")

    async def _warm(self) -> None:
        await asyncio.sleep(QUIET)
        for name in games.playable():
            if not await asyncio.to_thread(jit.is_warm, name):
                await self._compile(name)
            if jit.is_warm(name):
                self._games[name] = await asyncio.to_thread(_load_compiled, name)
        gc.freeze()  # what Numba has built stays for good: looking through it for garbage takes a tenth of a second

    async def _compile(self, name: str) -> None:
        program = f"from rooftree.server.thinkers import compile_here; compile_here({name!r})"
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdin=asyncio.subprocess.PIPE)
        try:
            if await process.wait():
                structlog.get_logger().error("could not be compiled", game=name)
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def choose(self, game: Game, bot: str, state: Array, seat: int, seed: int) -> str:
        """A bot's move, in notation."""
        if bot in (QUICK_WHEN_COMPILED if game.kind is jit.Kind.COMPILED else QUICK):
            return game.format(bots.make(bot, game, seed).choose(state, seat))
        for _ in range(2):
            pool = self._processes()
            work = asyncio.get_running_loop().run_in_executor(
                pool, _choose, game.name, bot, state.tobytes(), seat, seed
            )
            self.num_thinking += 1
            try:
                return await work
            except BrokenProcessPool:  # one of them was killed: all of them anew
                if self._pool is pool:
                    self._pool = None
            finally:
                self.num_thinking -= 1
        raise RuntimeError("the thinking processes do not stay alive")

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")  # Numba's threads do not survive a fork
            self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=_live_with_the_parent)
        return self._pool

    async def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _ready_build(name: str) -> str:
    return "compiled" if jit.is_warm(name) else "checked"


def _load_compiled(name: str) -> Game:
    """The compiled build with its machine code read in, so that the first move does not wait for that."""
    from rooftree.bots.warming import play_once

    game = games.load(name, "compiled")
    play_once(game)
    game.standing(game.new(game.min_players, 0))
    return game


# In the other processes


def _live_with_the_parent() -> None:
    """Leave interrupts to the parent, and end when it ends, be it killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None
    sentinel: Any = parent.sentinel
    threading.Thread(target=lambda: wait([sentinel]) and os._exit(0), daemon=True).start()


@cache
def _game_here(name: str, build: str) -> Game:
    return games.load(name, build)


def _choose(name: str, bot: str, state: bytes, seat: int, seed: int) -> str:
    game = _game_here(name, _ready_build(name))
    position: Any = np.frombuffer(bytearray(state), game.dtype)
    return game.format(bots.make(bot, game, seed).choose(position, seat))


def compile_here(name: str) -> None:
    """Compile a game's rules into the cache, without taking the processor from those who play."""
    from rooftree.bots.warming import play_once

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=lambda: os.read(0, 1) or os._exit(1), daemon=True).start()  # the server has ended
    os.nice(10)
    play_once(games.load(name, "compiled"))
    jit.mark_warm(name)
