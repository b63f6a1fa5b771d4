"""Bots think in processes of their own, so that no table waits for a bot's thoughts about another.

The rules are compiled there too, once after each change of them: until that is done, everything runs interpreted.
"""

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any

import numpy as np

from rooftree import bots, games
from rooftree.bots.warming import play_once
from rooftree.core import jit
from rooftree.core.game import Game
from rooftree.core.record import Array

QUICK = frozenset({"random"})  # bots that think no longer than a message takes


class Thinking:
    """A pool of thinking processes, and the builds of the games for this process."""

    def __init__(self, processes: int | None = None) -> None:
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        context = get_context("spawn")  # Numba's threads do not survive a fork
        self._pool = ProcessPoolExecutor(count, mp_context=context, initializer=_leave_interrupts_to_the_parent)
        self._compiler = ProcessPoolExecutor(1, mp_context=context, initializer=_step_back)
        self._games = {name: games.load(name, _ready_build(name)) for name in games.NAMES}
        self._warming: asyncio.Task[None] | None = None

    def game(self, name: str) -> Game:
        """A game in the best build that is ready."""
        return self._games[name]

    def begin_to_warm(self) -> None:
        """Compile what is not compiled yet, in a process of its own; use it when it is there."""
        self._warming = asyncio.create_task(self._warm(), name="compiling")

    async def _warm(self) -> None:
        loop = asyncio.get_running_loop()
        for name in games.NAMES:
            if self._games[name].kind is not jit.Kind.COMPILED:
                await loop.run_in_executor(self._compiler, _compile, name)
                self._games[name] = await asyncio.to_thread(_load_compiled, name)
        self._compiler.shutdown(wait=False)

    async def choose(self, game: Game, bot: str, state: Array, seat: int, seed: int) -> str:
        """A bot's move, in notation."""
        if bot in QUICK:
            return game.format(bots.make(bot, game, seed).choose(state, seat))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _choose, game.name, bot, state.tobytes(), seat, seed)

    def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._compiler.shutdown(wait=False, cancel_futures=True)


def _ready_build(name: str) -> str:
    return "compiled" if jit.is_warm(name) else "checked"


def _load_compiled(name: str) -> Game:
    """The compiled build with its machine code read in, so that the first move does not wait for that."""
    game = games.load(name, "compiled")
    state = game.new(game.min_players, 0)
    game.apply(state, game.moves(state)[0])
    game.standing(state)
    return game


# In the thinking processes


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _step_back() -> None:
    """Compiling must not take the processor from those who play."""
    _leave_interrupts_to_the_parent()
    os.nice(10)


@cache
def _game_here(name: str, build: str) -> Game:
    return games.load(name, build)


def _choose(name: str, bot: str, state: bytes, seat: int, seed: int) -> str:
    game = _game_here(name, _ready_build(name))
    position: Any = np.frombuffer(state, game.dtype).copy()
    return game.format(bots.make(bot, game, seed).choose(position, seat))


def _compile(name: str) -> None:
    play_once(_game_here(name, "compiled"))
    jit.mark_warm(name)
