"""All tables of this process: opening and finding them, and what rooms tell."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from rooftree.protocol import Done, Rematch, TableCommand
from rooftree.protocol.seals import new_secret
from rooftree.server.beside import begin
from rooftree.server.briefs import Brief, brief_of
from rooftree.server.briefs import decode as decode_brief
from rooftree.server.bus import Bus
from rooftree.server.clock import Clock
from rooftree.server.dailies import Dailies
from rooftree.server.driver import OTHER_PROCESS
from rooftree.server.events import Entry, Opened
from rooftree.server.fold import folded
from rooftree.server.ledger import Told
from rooftree.server.mornings import Mornings
from rooftree.server.neighbours import Neighbours
from rooftree.server.notices import Notices
from rooftree.server.orders import Orders
from rooftree.server.rematch import lead_on
from rooftree.server.room import Room
from rooftree.server.rows import row_of
from rooftree.server.store.store import Store
from rooftree.server.table import SERVER, NoSuchTable, Refusal, Table, is_id, new_id
from rooftree.server.teams import Teams
from rooftree.server.thinkers import Thinkers
from rooftree.server.ticker import Ticker


class Hall:
    """The tables in use, each once."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: Clock = time.time) -> None:
        self.store, self.thinkers, self.clock = store, thinkers, clock
        self.rooms: dict[str, Room] = {}
        self.neighbours = Neighbours(self)
        self.bus = Bus(store, self.neighbours)
        self.notices = Notices(store, clock)
        self._aside: set[asyncio.Task[Done]] = set()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.ticker = Ticker(self)
        self.orders = Orders(self)
        self.dailies = Dailies(self)
        self.teams = Teams(self)
        self.mornings = Mornings(self)
        self.entries_taken_in = 0
        self.refusals: Counter[str] = Counter()  # by reason; those of the rules are one
        self.on_shown: Callable[[float], None] = lambda _: None  # seconds from a command until everybody saw it

    async def open(self) -> None:
        await self.bus.open()
        await self.notices.open()
        await self.orders.open()
        self.ticker.open()

    async def close(self) -> None:
        """Let no bot play on, and wait until everything is written."""
        await self.ticker.close()
        for room in list(self.rooms.values()):
            await room.close()
        await self.notices.close()
        await self.bus.close()

    # Tables

    async def open_table(self, settings: Opened, name: str | None = None) -> Room:
        """A new table; `GameError` if the game cannot be played like this. A record must come from `positions.cut`."""
        game = self.thinkers.game_of(settings)
        game.blank(settings.players, settings.options)
        name, now = name or new_id(), self.clock()
        settings = msgspec.structs.replace(settings, secret="" if settings.record or settings.daily else new_secret())
        entry = Entry(name, 1, SERVER, "open", now, settings)
        table = Table(name, settings, game, 1, now)
        await self.store.append(entry, row_of(table), is_new=True)
        if any(dial != "off" for dial in settings.coaching):
            self.thinkers.coaches.wake(game)  # before somebody asks
        self.thinkers.workshop.prepare(game)
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
                room = self._add(folded(self.thinkers.game_of(entries[0].event), entries)[0])
                self.thinkers.workshop.prepare(room.table.game)
                if self.store.is_shared:
                    await room.catch_up()  # what was written while we read was told before anybody listened
        return self.rooms[name]

    async def room_for(self, person: str | None, name: str) -> Room:
        """The same for somebody who wants to look at it; `Refusal` if that would show them a deal before they play."""
        room = await self.room(name)
        if room.table.settings.daily:
            await self.dailies.expect_to_look(person, name)
        return room

    async def brief(self, row: dict[str, Any]) -> Brief:
        """A table of the store in short; of those of former days, only their logs know all of it."""
        found: Brief | None = None if row["brief"] is None else decode_brief(row["brief"])
        if found is not None and found.tells_seal:
            return found
        async with (await self.room(row["id"])).alone() as table:
            return brief_of(table)

    def _add(self, table: Table) -> Room:
        """A room, or the one that somebody else has opened meanwhile: a table is in use once."""
        if table.id in self.rooms:
            return self.rooms[table.id]
        room = self.rooms[table.id] = Room(table, self.store, self.thinkers, self, self.clock)
        self.bus.ask_presence(table.id)
        room.driver.drive(patience=OTHER_PROCESS if self.store.is_shared else 0.0)
        return room

    async def do(self, person: str, command: TableCommand) -> Done:
        """A command of somebody at a table; whoever wants to play again is led to the new one."""
        self.orders.expect_welcome(person, command)
        began = time.perf_counter()
        room = await self.room(command.table)
        done = await room.do(person, command)
        self.on_shown(time.perf_counter() - began)
        if not isinstance(command, Rematch):
            return done
        return Done(done.id, done.version, await lead_on(self, room.table, person, command.pledge))

    def submit(self, person: str, command: TableCommand, told: Told) -> None:
        """The same for whoever does not wait: they are told."""
        room = self.rooms.get(command.table)
        if room is None or isinstance(command, Rematch):
            self._do_aside(person, command, told)
            return
        try:
            self.orders.expect_welcome(person, command)
        except Refusal as refusal:
            told(refusal)
            return
        shown = partial(self._shown, told, time.perf_counter())
        room.submit(person, command.id, room.decision_on(person, command), shown)

    def _shown(self, told: Told, began: float, answer: Done | BaseException) -> None:
        if isinstance(answer, Done):
            self.on_shown(time.perf_counter() - began)
        told(answer)

    def _do_aside(self, person: str, command: TableCommand, told: Told) -> None:
        """For what has to wait: a table that is read first, another that is opened."""
        begin(self.do(person, command), told, self._aside)

    async def let_go(self, name: str) -> None:
        """A table was changed in the store by somebody else than its servers: whoever is there comes in anew."""
        room = self.rooms.pop(name, None)
        if room is not None:
            await room.dismiss()

    def count_refusal(self, key: str) -> None:
        """For the figures: a reason of the rules is the game's matter, and there are hundreds of them."""
        self.refusals["rules" if key.startswith("why-") else key] += 1

    # What rooms tell

    def on_change(self, room: Room, entries: list[Entry]) -> None:
        self.entries_taken_in += len(entries)
        self.notices.consider(room)

    def on_presence(self, room: Room) -> None:
        people = [watcher.person for watcher in room.audience.watchers if watcher.person is not None]
        self.bus.tell_presence(room.table.id, sorted(set(people)))
