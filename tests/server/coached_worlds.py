"""The coach at the tables of two worlds. It thinks here, and what it thinks is told when as much time has passed as it
took work: time is counted in commands, so that whoever is answered later, or has another place in line, hears it.
"""

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, cast

import pytest

from rooftree.coach import Coach
from rooftree.core.game import Game
from rooftree.protocol import Dial
from rooftree.server import coaching
from rooftree.server.coaching import Coaches
from rooftree.server.events import Opened
from rooftree.testing.tables import fast, load

DIALS: tuple[Dial, ...] = ("explain", "warn", "ideas", "explain", "off")
STEPS = (30, 60)  # playouts: fewer than at a real table, and as many as reasons need
LINES_A_COMMAND = 20  # that are played while somebody says something
SETTLED = 10  # turns of the loop, after which everybody has heard that a thought is there

T = TypeVar("T")
coach_of = cache(lambda name: Coach(fast(name)))  # compiled: whole games of the interpreted rules take too long


@pytest.fixture
def coached(monkeypatch: pytest.MonkeyPatch) -> None:
    """Coaches answer in this process, with fewer playouts, and tell a place in line at once."""
    monkeypatch.setattr(coaching, "coach_here", coach_of)
    monkeypatch.setattr(coaching, "STEPS", STEPS)
    monkeypatch.setattr(coaching, "PATIENCE", 0)


def dials(players: int, seed: int) -> list[Dial]:
    """Each seat is told something else, and in every game another thing."""
    return [DIALS[(seat + seed) % len(DIALS)] for seat in range(players)]


class Awake(Coaches):
    """Nothing has to be compiled first."""

    def wake(self, game: Game) -> bool:
        return True


class Games:
    """The games, and nobody who thinks but coaches, one at a time."""

    num_compiled = num_thinking = 0

    def __init__(self) -> None:
        self.coaches = Awake(cast(Any, self))
        self._lines_left = 0
        self._told: asyncio.Future[None] | None = None

    def game(self, name: str) -> Game:
        return load(name)

    def game_of(self, table: Opened) -> Game:
        return load(table.played)

    @property
    def workshop(self) -> "Games":
        return self

    def prepare(self, game: Game) -> None:
        """Nothing has to be compiled."""

    async def think_patiently(self, work: Callable[..., T], *question: Any) -> T:
        thought = work(*question)
        self._lines_left += cast(Any, thought).lines
        self._told = asyncio.get_running_loop().create_future()
        await self._told
        return thought

    async def pass_time(self) -> None:
        """As long as a command takes."""
        self._lines_left = max(0, self._lines_left - LINES_A_COMMAND)
        if self._told is not None and not self._lines_left:
            self._told.set_result(None)
            self._told = None
        for _ in range(SETTLED):
            await asyncio.sleep(0)
