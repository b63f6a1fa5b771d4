"""Whatever has to be done by the clock at the tables of this process: bots, deadlines, hosts, letting go."""

import asyncio
import itertools
import time
from typing import TYPE_CHECKING

import structlog

from rooftree.server.driver import OTHER_PROCESS
from rooftree.server.store.failures import OutOfReach
from rooftree.server.table import CLOSED

if TYPE_CHECKING:
    from rooftree.server.hall import Hall

TICK = 1.0  # seconds
A_TURN = 50  # rooms that are looked at before somebody else gets a turn
IDLE = 60.0  # seconds after which a room without anybody is let go
RECHECK = 10  # ticks after which rooms are held against the log, should news of another process be lost

FIRST_PAUSE, LONGEST_PAUSE = 10.0, 3600.0  # seconds between two words about the same outage; each twice the one before

log = structlog.get_logger()


class Outage:
    """The database is out of reach: told when it begins, now and then, and when it is over."""

    def __init__(self) -> None:
        self._began: float | None = None
        self._next, self._pause = 0.0, FIRST_PAUSE

    def tell(self, error: str, now: float) -> None:
        if self._began is None:
            self._began, self._pause = now, FIRST_PAUSE
            log.error("out of reach", error=error)
        elif now >= self._next:
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
            log.error("still out of reach", error=error, seconds=round(now - self._began))
        else:
            return
        self._next = now + self._pause

    def end(self, now: float) -> None:
        if self._began is not None:
            log.warning("within reach again", seconds=round(now - self._began))
            self._began = None


class Ticker:
    """Of one hall."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self._closed: set[str] = set()  # tables that are due and can never be served
        self._outage = Outage()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._tick_on(), name="ticker")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _tick_on(self) -> None:
        for ticks in itertools.count():
            await self._try_to_tick(ticks)
            await asyncio.sleep(TICK)

    async def _try_to_tick(self, ticks: int) -> None:
        try:
            await self.tick(self.hall.clock())
            if self.hall.store.is_shared and ticks % RECHECK == RECHECK - 1:
                await self.hall.neighbours.hear_everything()
            self._outage.end(time.monotonic())
        except OutOfReach as error:
            self._outage.tell(str(error), time.monotonic())
        except Exception:
            log.exception("the clock stumbled")

    async def tick(self, now: float) -> None:
        hall = self.hall
        await hall.orders.look()
        await hall.mornings.look(now)
        for name in await hall.store.catalogue.due(now - OTHER_PROCESS if hall.store.is_shared else now):
            await self._look_at(name, now)
        for number, (name, room) in enumerate(list(hall.rooms.items()), 1):
            if number % A_TURN == 0:
                await asyncio.sleep(0)  # a walk through all rooms must not be felt in any of them
            game = hall.thinkers.game(room.table.game.name)
            if game.kind is not room.table.game.kind:
                room.table.use(game)  # it has been compiled meanwhile
            if room.table.host in room.audience.people():
                room.driver.host_seen_at = now
            else:
                await room.driver.mind_the_host(now)
            is_idle = not room.audience.watchers and not room.is_busy and now - room.used_at > IDLE
            if is_idle and hall.rooms.get(name) is room:
                del hall.rooms[name]

    async def _look_at(self, name: str, now: float) -> None:
        """Do what is due at a table; one that fails must not keep the others waiting."""
        if name in self._closed:
            return
        try:
            room = await self.hall.room(name)
            if room.table.status == CLOSED:
                self._closed.add(name)
            room.driver.drive(patience=TICK if self.hall.store.is_shared else 0.0)
            await room.driver.mind_the_clock(now)
        except Exception:
            log.exception("a table could not be looked at", table=name)
