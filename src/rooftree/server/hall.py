"""All tables of this process: opening, finding, letting go, and whatever has to be done by the clock."""

import asyncio
import contextlib
import functools
import itertools
import secrets
import time
from weakref import WeakValueDictionary

import msgspec
import structlog

from rooftree.protocol import Done, Ready, Rematch, TableCommand
from rooftree.server.bus import Bus
from rooftree.server.clock import Clock
from rooftree.server.decisions import decide, rematched
from rooftree.server.events import BotSatDown, Entry, Event, Opened, SatDown
from rooftree.server.notices import Notices
from rooftree.server.rooms import OTHER_PROCESS, Room, folded, row_of
from rooftree.server.store.store import Conflict, OutOfReach, Store
from rooftree.server.table import CLOSED, SERVER, WAITING, Refusal, Seat, Table
from rooftree.server.thinkers import Thinkers

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
ID_LENGTH = 10
MOST_ID = 16  # the database has room for this
TICK = 1.0  # seconds
IDLE = 60.0  # seconds after which a room without anybody is let go
RECHECK = 10  # ticks after which rooms are held against the log, should news of another process be lost


class NoSuchTable(LookupError):
    """There is no table of this name."""


class Hall:
    """The tables in use, each once."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: Clock = time.time) -> None:
        self.store, self.thinkers, self.clock = store, thinkers, clock
        self.rooms: dict[str, Room] = {}
        self.bus = Bus(store, self)
        self.notices = Notices(store)
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._closed: set[str] = set()  # tables that are due and can never be served
        self._ticker: asyncio.Task[None] | None = None
        self.entries_taken_in = 0

    async def open(self) -> None:
        await self.bus.open()
        await self.notices.open()
        self._ticker = asyncio.create_task(self._tick_on(), name="ticker")

    async def close(self) -> None:
        """Let no bot play on, and wait until everything is written."""
        if self._ticker is not None:
            self._ticker.cancel()
            await asyncio.wait([self._ticker])
        for room in list(self.rooms.values()):
            await room.close()
        await self.notices.close()
        await self.bus.close()

    # Tables

    async def open_table(self, settings: Opened, name: str | None = None) -> Room:
        """A new table; `GameError` if the game cannot be played like this. A record must come from `positions.cut`."""
        game = self.thinkers.game(settings.game)
        game.blank(settings.players, settings.options)
        name, now = name or new_id(), self.clock()
        entry = Entry(name, 1, SERVER, "open", now, settings)
        table = Table(name, settings, game, 1, now)
        await self.store.append(entry, row_of(table), is_new=True)
        return self._add(table)

    async def room(self, name: str) -> Room:
        """A table by name, read from the store unless it is in use; `NoSuchTable` if there is none."""
        if name in self.rooms:
            self.rooms[name].used_at = self.clock()
            return self.rooms[name]
        if not is_id(name):
            raise NoSuchTable
        async with self._opening.setdefault(name, asyncio.Lock()):
            if name not in self.rooms:
                entries = await self.store.entries(name)
                if not entries:
                    raise NoSuchTable
                assert isinstance(entries[0].event, Opened)
                room = self._add(folded(self.thinkers.game(entries[0].event.game), entries)[0])
                if self.store.is_shared:
                    await room.catch_up()  # what was written while we read was told before anybody listened
        return self.rooms[name]

    def _add(self, table: Table) -> Room:
        """A room, or the one that somebody else has opened meanwhile: a table is in use once."""
        if table.id in self.rooms:
            return self.rooms[table.id]
        room = self.rooms[table.id] = Room(table, self.store, self.thinkers, self, self.clock)
        self.bus.ask_presence(table.id)
        room.drive(patience=OTHER_PROCESS if self.store.is_shared else 0.0)
        return room

    async def do(self, person: str, command: TableCommand) -> Done:
        """A command of somebody at a table."""
        room = await self.room(command.table)
        if isinstance(command, Rematch):
            return await self._rematch(room, person, command)
        return await room.do(person, command)

    async def _rematch(self, room: Room, person: str, command: Rematch) -> Done:
        """The same people at a new table, where whoever asks is ready; later ones are led to the same table."""
        done = await room.write(person, command.id, lambda: rematched(room.table, person, new_id()))
        again = await self._table_again(room.table)
        for seat in again.table.seats_of(person):
            with contextlib.suppress(Refusal):
                await again.write(SERVER, f"ready-{seat}", functools.partial(_ready, again, person, seat))
        return Done(command.id, done.version, again.table.id)

    async def _table_again(self, old: Table) -> Room:
        """The table of a rematch, everybody one seat further; whatever is there already stays as it is."""
        name, host, count = str(old.rematch), str(old.rematch_host), len(old.seats)
        try:
            room = await self.room(name)
        except NoSuchTable:
            settings = msgspec.structs.replace(old.settings, host=host, record=None)
            try:
                room = await self.open_table(settings, name)
            except Conflict:
                room = await self.room(name)  # opened by another process, or by another who asks
        for number, seat in enumerate(old.seats):
            place = (number - 1) % count
            with contextlib.suppress(Refusal):
                await room.write(SERVER, f"rematch-{place}", functools.partial(_seated_again, room, place, seat))
        return room

    # What rooms tell

    def on_change(self, room: Room, entries: list[Entry]) -> None:
        self.entries_taken_in += len(entries)
        self.notices.consider(room)

    def on_presence(self, room: Room) -> None:
        people = [watcher.person for watcher in room.watchers if watcher.person is not None]
        self.bus.tell_presence(room.table.id, sorted(set(people)))

    # What other processes tell

    async def hear_events(self, table: str, version: int) -> None:
        if table in self.rooms:
            await self.rooms[table].catch_up(version)

    async def hear_presence(self, table: str, process: str, people: frozenset[str]) -> None:
        if table in self.rooms:
            await self.rooms[table].set_people_elsewhere(process, people)

    async def hear_question(self, table: str) -> None:
        for room in [self.rooms[table]] if table in self.rooms else [] if table else list(self.rooms.values()):
            if room.watchers:
                self.on_presence(room)

    async def hear_gone(self, process: str) -> None:
        for room in list(self.rooms.values()):
            await room.set_people_elsewhere(process, frozenset())

    async def hear_everything(self) -> None:
        """Hold every room against the log."""
        for table, version in (await self.store.versions(list(self.rooms))).items():
            await self.hear_events(table, version)
        await self.hear_question("")

    # By the clock

    async def _tick_on(self) -> None:
        for ticks in itertools.count():
            try:
                await self._tick(self.clock())
                if self.store.is_shared and ticks % RECHECK == RECHECK - 1:
                    await self.hear_everything()
            except OutOfReach as error:
                structlog.get_logger().error("out of reach", error=str(error))
            except Exception:
                structlog.get_logger().exception("the clock stumbled")
            await asyncio.sleep(TICK)

    async def _tick(self, now: float) -> None:
        for name in await self.store.due(now - OTHER_PROCESS if self.store.is_shared else now):
            await self._look_at(name, now)
        for name, room in list(self.rooms.items()):
            room.table.game = self.thinkers.game(room.table.game.name)  # compiled by now, perhaps
            await room.mind_the_host(now)
            if not room.watchers and not room.is_busy and now - room.used_at > IDLE:
                del self.rooms[name]

    async def _look_at(self, name: str, now: float) -> None:
        """Do what is due at a table; one that fails must not keep the others waiting."""
        if name in self._closed:
            return
        try:
            room = await self.room(name)
            if room.table.status == CLOSED:
                self._closed.add(name)
            room.drive(patience=TICK if self.store.is_shared else 0.0)
            await room.mind_the_clock(now)
        except Exception:
            structlog.get_logger().exception("a table could not be looked at", table=name)


def _seated_again(room: Room, place: int, seat: Seat) -> Event:
    """Whoever had a seat is led to a new one, unless that is taken or the game has begun."""
    if room.table.status != WAITING or not room.table.seats[place].is_free:
        raise Refusal("refused-busy")
    return BotSatDown(place, str(seat.bot)) if seat.person is None else SatDown(place, seat.person, str(seat.name))


def _ready(room: Room, person: str, seat: int) -> Event:
    return decide(room.table, person, Ready("", room.table.id, seat))


def new_id() -> str:
    """A name that cannot be guessed: whoever has the link may come in."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def is_id(name: str) -> bool:
    """Whether a table can have this name: nothing else is looked for in the database."""
    return len(name) <= MOST_ID and name.isascii() and name.isalnum()
