"""What the server does at a table by itself: it begins the game, lets bots play, and minds the clock and the host."""

import asyncio
import contextlib
import hashlib
import weakref
from typing import TYPE_CHECKING, NamedTuple

import structlog

from rooftree.core.chance import MAX_SEED
from rooftree.core.layout import Array
from rooftree.server.clock import event_of, next_host, next_stroke
from rooftree.server.dealing import next_of_deal
from rooftree.server.decisions import moved
from rooftree.server.events import Event, HostChanged
from rooftree.server.store.failures import OutOfReach
from rooftree.server.table import BOT, SERVER, Refusal, Table

if TYPE_CHECKING:
    from rooftree.server.room import Room
    from rooftree.server.thinkers import Thinkers

OTHER_PROCESS = 2.0  # seconds that a bot's turn is left to the process that saw it first
HEARING = 0.05  # seconds between two looks at who is here by now
BEAT = 0.02  # seconds: where hands are hidden, bots answer on a beat, not as soon as their hand lets them
LONG_BEAT = 0.5  # the same for those who think for longer
STAND_IN = "random"  # moves for a bot that fails: no game must stop for that

log = structlog.get_logger()


class Turn(NamedTuple):
    """What the server has to do at a table, seen at a version: begin the game, or let a bot play."""

    version: int
    position: int = 0  # the version of the last change of the position
    seat: int | None = None
    bot: str = ""
    state: Array | None = None


class Driver:
    """Of one room."""

    def __init__(self, room: "Room", thinkers: "Thinkers") -> None:
        self._room, self.thinkers = weakref.ref(room), thinkers  # a room that is let go of goes
        is_live = room.table.settings.pace == "live"
        self.host_seen_at = room.clock() if is_live else 0.0  # a server that restarts is patient
        self._is_closed = False
        self._task: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()

    @property
    def room(self) -> "Room":
        room = self._room()
        assert room is not None
        return room

    @property
    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    async def close(self) -> None:
        self._is_closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def drive(self, patience: float = 0.0) -> None:
        """See to it that whatever is the server's turn gets done, perhaps after leaving it to another process."""
        if self._is_closed:
            return
        if not patience:
            self._hurry.set()
        if not self.is_busy and (not self.room.is_sound or self.room.table.is_servers_turn):
            if patience:
                self._hurry.clear()
            self._task = asyncio.create_task(self._drive(patience), name=f"driver of {self.room.table.id}")

    async def _drive(self, patience: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), patience or None)
        try:
            while (turn := await self._next_turn()) is not None:
                with contextlib.suppress(Refusal):  # the table has moved on meanwhile
                    await self._take(turn)
                if self.room.audience.shown == turn.version:
                    log.error("the server's turn was not possible", table=self.room.table.id)
                    return  # the clock tries again
        except OutOfReach:
            return  # the same
        except Exception:
            log.exception("a driver failed", table=self.room.table.id)

    async def _next_turn(self) -> Turn | None:
        if self.room.is_sound and not self.room.lock.locked():
            return turn_at(self.room.table)  # nobody is in
        async with self.room.alone() as table:
            return turn_at(table)

    async def _take(self, turn: Turn) -> None:
        if turn.seat is None:
            await self._hear_who_is_here()
            people = self.room.audience.people
            await self.room.write(SERVER, f"start-{turn.version}", lambda table: next_of_deal(table, people()))
            return
        move = await self._choose_on_a_beat(turn)
        await self.room.write(BOT, f"move-{turn.position}", lambda table: bots_move(table, turn, move))

    async def _hear_who_is_here(self) -> None:
        """Whoever has pledged may be connected to another process, which we have just asked: whom we take for away has
        no share in the deal.
        """
        loop, table = asyncio.get_running_loop(), self.room.table
        until = loop.time() + (OTHER_PROCESS if self.room.store.is_shared and table.called_at is None else 0.0)
        while loop.time() < until and not self.room.audience.people() >= table.shares.keys():
            await asyncio.sleep(HEARING)

    async def _choose_on_a_beat(self, turn: Turn) -> str:
        """How long a bot thinks depends on what it holds: nobody shall be able to tell by a watch."""
        loop = asyncio.get_running_loop()
        began, move = loop.time(), await self._choose(turn)
        game = self.room.table.game
        if game.hides_hands:
            beat = LONG_BEAT if self.thinkers.can_think(game, turn.bot) else BEAT
            await asyncio.sleep(until_beat(loop.time() - began, beat))
        return move

    async def _choose(self, turn: Turn) -> str:
        """A bot's move; if it fails, any move, because no game must stop for that."""
        assert turn.state is not None
        assert turn.seat is not None
        game, seed = self.room.table.game, bots_seed(self.room.table, turn.position)
        try:
            return await self.thinkers.choose(game, turn.bot, turn.state, turn.seat, seed)
        except Exception:
            log.exception("a bot failed", bot=turn.bot, table=self.room.table.id)
            return await self.thinkers.choose(game, STAND_IN, turn.state, turn.seat, seed)

    async def mind_the_clock(self, now: float) -> None:
        """Warn whoever's time is nearly up, and then let a bot play for them."""
        table = self.room.table
        stroke = next_stroke(table)
        if stroke is not None and stroke <= now:
            with contextlib.suppress(Refusal):  # they have moved after all
                await self.room.write(SERVER, f"clock-{table.version}", lambda table: event_of(table, now))

    async def mind_the_host(self, now: float) -> None:
        """If the host is away for long, somebody else has the host's duties."""
        table = self.room.table
        if table.host in self.room.audience.people():
            self.host_seen_at = now
        elif self._next_host(table, now) is not None:
            with contextlib.suppress(Refusal):  # the host is back after all
                await self.room.write(SERVER, f"host-{table.version}", lambda table: self._change_host(table, now))

    def _change_host(self, table: Table, now: float) -> Event:
        following = self._next_host(table, now)
        if following is None:
            raise Refusal("refused-busy")
        return HostChanged(following)

    def _next_host(self, table: Table, now: float) -> str | None:
        return next_host(table, self.room.audience.people(), self.host_seen_at, now)


def turn_at(table: Table) -> Turn | None:
    """What the server has to do, if anything."""
    seat = table.to_act
    if not table.is_servers_turn:
        return None
    if seat is None:
        return Turn(table.version)
    return Turn(table.version, table.played_version, seat, str(table.seats[seat].bot), table.state)


def until_beat(spent: float, beat: float = BEAT) -> float:
    """Seconds until the next beat."""
    return beat - spent % beat


def bots_move(table: Table, turn: Turn, move: str) -> Event:
    """What a bot thought of, if the position is still the same and nobody else plays this seat by now."""
    assert turn.seat is not None
    if table.played_version != turn.position or table.seats[turn.seat].bot != turn.bot:
        raise Refusal("refused-busy")
    return moved(table, turn.seat, move)


def bots_seed(table: Table, position: int) -> int:
    """What a bot's choices come from: if it were known, a choice would tell among how many cards it was made."""
    digest = hashlib.sha256(f"bot:{table.seed}:{table.salt}:{position}".encode()).digest()
    return int.from_bytes(digest[:8]) % (MAX_SEED + 1)
