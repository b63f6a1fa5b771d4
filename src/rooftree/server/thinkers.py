"""Bots that think for longer do so in processes of their own: no table waits for a bot's thoughts about another.

No process is started before it is needed, and none outlives the server, however that ends. Those who search have
processes of their own, which leave the processor to everybody else: nobody waits for their thoughts but those at the
same table, and the more of them think, the shorter each does. Until what they need is compiled (`workshop.py`),
simpler bots play for those that think ahead.
"""

import asyncio
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any, TypeVar

import numpy as np

from rooftree import bots, games
from rooftree.bots.searcher import NAME, budget_of
from rooftree.bots.warming import THINKING
from rooftree.core import jit
from rooftree.core.game import Game, GameError
from rooftree.core.houserules import HouseRules, introduce, introduced
from rooftree.core.layout import Array
from rooftree.server.coaching import Coaches
from rooftree.server.events import Opened
from rooftree.server.workshop import Workshop

QUICK = frozenset({"random"})  # bots that think no longer than a message takes
QUICK_WHEN_COMPILED = QUICK | {"greedy", "team"}  # the way to another process would take ten times as long
SEARCHING, OTHERS = "searching", "others"  # who thinks in which processes
LEAST_PLAYOUTS = 20  # of a search, however many there are
BEGINNERS = bots.LEVELS[:2]  # for whom anybody's moves will do for a while
PATIENT = 4  # how much those who search leave the processor to others
LONGEST_THOUGHT = 5.0  # seconds after which a simpler bot plays for one that searches: nobody waits for ever

T = TypeVar("T")


class Thinkers:
    """Pools of thinking processes, and the games for this one."""

    def __init__(self, processes: int | None = None) -> None:
        self._count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._searching = 0
        self._games: dict[str, Game] = {}
        self.workshop = Workshop(self._games)
        self.num_thinking = 0
        self.coaches = Coaches(self)

    def game(self, name: str) -> Game:
        """A game in the best build that is ready."""
        if name not in self._games:
            self._games[name] = games.load(name, "checked")
        return self._games[name]

    def game_of(self, table: Opened) -> Game:
        """The game of a table, by its house rules; without them, if there are no such any more."""
        try:
            return self.game(table.played)
        except GameError:
            return self.game(table.game)

    @property
    def num_compiled(self) -> int:
        return sum(game.kind is jit.Kind.COMPILED for game in self._games.values())

    async def choose(self, game: Game, bot: str, state: Array, seat: int, seed: int) -> str:
        """A bot's move, in notation."""
        bot = self._who_thinks(game, bot)
        if bot in (QUICK_WHEN_COMPILED if game.kind is jit.Kind.COMPILED else QUICK):
            return game.format(bots.make(bot, game, seed).choose(state, seat))
        is_search = bots.is_search(bot)
        self.num_thinking += 1
        self._searching += is_search
        where = SEARCHING if is_search else OTHERS
        thought: Awaitable[str] = self.think(where, _choose, game.name, bot, state.tobytes(), seat, seed)
        try:
            return await asyncio.wait_for(thought, LONGEST_THOUGHT if is_search else None)
        except TimeoutError:
            return await self.choose(game, bots.usual(game.name), state, seat, seed)
        finally:
            self.num_thinking -= 1
            self._searching -= is_search

    def can_think(self, game: Game, bot: str) -> bool:
        """Whether somebody of a level thinks as long as that takes: all that it needs is compiled."""
        return bot in bots.LEVELS and game.kind is jit.Kind.COMPILED and jit.is_warm(game.name, THINKING)

    def _who_thinks(self, game: Game, bot: str) -> str:
        """The bot that a level means; while its thoughts are not compiled, one that needs none."""
        if bot not in bots.LEVELS:
            return bot
        if not self.can_think(game, bot):
            return "random" if bot in BEGINNERS else bots.usual(game.name)
        return hurried(bots.meant_by(bot, game.name), self._searching // self._count)

    async def think(self, where: str, work: Callable[..., T], *question: Any) -> T:
        """Work that takes long, in a process of its own."""
        for _ in range(2):
            pool = self._processes(where)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, knowing, introduced(), work, *question)
            except BrokenProcessPool:  # one of them was killed: all of them anew
                if self._pools.get(where) is pool:
                    del self._pools[where]
        raise RuntimeError("the thinking processes do not stay alive")

    async def think_patiently(self, work: Callable[..., T], *question: Any) -> T:
        """The same beside those who search, which leaves the processor to everybody else."""
        return await self.think(SEARCHING, work, *question)

    def _processes(self, where: str) -> ProcessPoolExecutor:
        if where not in self._pools:
            context = get_context("spawn")  # Numba's threads do not survive a fork
            patience = PATIENT if where == SEARCHING else 0
            self._pools[where] = ProcessPoolExecutor(
                self._count, mp_context=context, initializer=_live_with_the_parent, initargs=(patience,)
            )
        return self._pools[where]

    async def close(self) -> None:
        await self.workshop.close()
        await self.coaches.close()
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)


def hurried(bot: str, waiting: int) -> str:
    """A search that thinks as much shorter as others wait for each process, and a little in any case."""
    if not waiting or not bots.is_search(bot):
        return bot
    playouts = budget_of(bot).playouts
    return f"{NAME}:{min(playouts, max(LEAST_PLAYOUTS, playouts // (1 + waiting)))}"


def _ready_build(name: str) -> str:
    return "compiled" if jit.is_warm(name) else "checked"


# In the other processes


def _live_with_the_parent(patience: int = 0) -> None:
    """Leave interrupts to the parent, and end when it ends, be it killed."""
    os.nice(patience)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None
    sentinel: Any = parent.sentinel
    threading.Thread(target=lambda: wait([sentinel]) and os._exit(0), daemon=True).start()


def knowing(rules: tuple[HouseRules, ...], work: Callable[..., T], *question: Any) -> T:
    """Work for a process that knows these house rules."""
    introduce(*rules)
    return work(*question)


@cache
def _game_here(name: str, build: str) -> Game:
    return games.load(name, build)


def _choose(name: str, bot: str, state: bytes, seat: int, seed: int) -> str:
    game = _game_here(name, _ready_build(name))
    position: Any = np.frombuffer(bytearray(state), game.dtype)
    return game.format(bots.make(bot, game, seed).choose(position, seat))
