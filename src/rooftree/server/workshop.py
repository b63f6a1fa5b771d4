"""Where rules are compiled, once after each change of them: until that is done, everything runs interpreted.

That is done in a process of its own, which leaves the processor to those who play and does not outlive the server,
however that ends.
"""

import asyncio
import contextlib
import gc
import os
import signal
import sys
import threading

import structlog

from rooftree import games
from rooftree.bots.warming import THINKING, play_once, think_once
from rooftree.core import jit
from rooftree.core.game import Game
from rooftree.core.houserules import in_environment
from rooftree.server.coaching import COACHING, coach_once

NICE = 10  # how much whoever compiles leaves the processor to others
QUIET = 3.0  # seconds after the start in which only those who come are served


class Workshop:
    """Of one server: it puts a better build of a game in place of the one that is used."""

    def __init__(self, builds: dict[str, Game]) -> None:
        self._builds = builds  # by the names of games
        self._warming: asyncio.Task[None] | None = None
        self._preparing: dict[str, asyncio.Task[None]] = {}  # games by house rules
        self._one_at_a_time = asyncio.Lock()

    def open(self) -> None:
        """Compile what is not compiled yet, in a process of its own; use it when it is there."""
        self._warming = asyncio.create_task(self._warm(), name="compiling")

    async def _warm(self) -> None:
        await asyncio.sleep(QUIET)
        for name in games.playable():
            await self._warm_up(name)
        for name in games.playable():
            await self._warm_thoughts(name)
        gc.freeze()  # what Numba has built stays for good: looking through it for garbage takes a tenth of a second

    def prepare(self, game: Game) -> None:
        """Have a game by house rules compiled, once somebody plays by them: meanwhile it is interpreted."""
        name = game.name
        if game.house_rules is None or self._warming is None or name in self._preparing:
            return
        self._preparing[name] = asyncio.create_task(self._prepare(name), name="compiling house rules")

    async def _prepare(self, name: str) -> None:
        """When everything else is compiled, and one after the other."""
        assert self._warming is not None
        await asyncio.wait({self._warming})
        async with self._one_at_a_time:
            await self._warm_up(name)
            await self._warm_thoughts(name)

    async def _warm_up(self, name: str) -> None:
        if not await asyncio.to_thread(jit.is_warm, name):
            await self.compile(name)
        if jit.is_warm(name):
            self._builds[name] = await asyncio.to_thread(_load_compiled, name)

    async def _warm_thoughts(self, name: str) -> None:
        if not await asyncio.to_thread(jit.is_warm, name, THINKING):
            await self.compile(name, "compile_thinking")

    async def compile(self, name: str, what: str = "compile_here") -> None:
        """In a process of its own, by the function of this module that is named."""
        program = f"from rooftree.server.workshop import {what}; {what}({name!r})"
        knowing_rules = {**os.environ, **in_environment(name)}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", program, stdin=asyncio.subprocess.PIPE, env=knowing_rules
        )
        try:
            if await process.wait():
                structlog.get_logger().error("could not be compiled", game=name)
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def close(self) -> None:
        compiling = [*filter(None, [self._warming]), *self._preparing.values()]
        for task in compiling:
            task.cancel()
        await asyncio.gather(*compiling, return_exceptions=True)


def _load_compiled(name: str) -> Game:
    """The compiled build with its machine code read in, so that the first move does not wait for that."""
    game = games.load(name, "compiled")
    play_once(game)
    game.standing(game.new(game.min_players, 0))
    return game


# In the other process


def compile_here(name: str) -> None:
    """Compile a game's rules into the cache, without taking the processor from those who play."""
    _compile_quietly()
    play_once(games.load(name, "compiled"))
    jit.mark_warm(name)


def compile_thinking(name: str) -> None:
    """The same with what the levels think with."""
    _compile_quietly()
    think_once(games.load(name, "compiled"))
    jit.mark_warm(name, THINKING)


def compile_coaching(name: str) -> None:
    """The same with what its coach thinks with."""
    _compile_quietly()
    coach_once(games.load(name, "compiled"))
    jit.mark_warm(name, COACHING)


def _compile_quietly() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=lambda: os.read(0, 1) or os._exit(1), daemon=True).start()  # the server has ended
    os.nice(NICE)
