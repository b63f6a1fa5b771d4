"""All tables of this process: opening, finding, letting go, and whatever has to be done by the clock."""

import asyncio
import secrets
import time
from typing import Any

from rooftree.core.game import GameError
from rooftree.core.recordfile import Record, RecordError
from rooftree.core.replay import replay
from rooftree.protocol import Done, Ready, Rematch, SeatBot, Sit, TableCommand
from rooftree.server.bus import Bus
from rooftree.server.events import Entry, Opened, Rematched
from rooftree.server.notices import Notices
from rooftree.server.rooms import Room, deadline_of, folded, row_of
from rooftree.server.store.store import Store
from rooftree.server.table import OVER, Refusal, Table
from rooftree.server.thinking import Thinking

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
ID_LENGTH = 10
TICK = 1.0  # seconds
IDLE = 60.0  # seconds after which a room without anybody is let go


class NoSuchTable(LookupError):
    """There is no table of this name."""


class Hall:
    """The tables in use, each once."""

    def __init__(self, store: Store, thinking: Thinking) -> None:
        self.store, self.thinking = store, thinking
        self.rooms: dict[str, Room] = {}
        self.bus = Bus(store, self._hear_events, self._hear_presence)
        self.notices = Notices(store)
        self._opening: dict[str, asyncio.Lock] = {}
        self._ticker: asyncio.Task[None] | None = None
        self.entries_taken_in = 0

    async def open(self) -> None:
        await self.bus.open()
        await self.notices.open()
        self._ticker = asyncio.create_task(self._tick_on(), name="ticker")

    async def close(self) -> None:
        if self._ticker is not None:
            self._ticker.cancel()
        await self.notices.close()
        await self.bus.close()

    # Tables

    async def open_table(self, settings: Opened) -> Room:
        """A new table; `GameError` if the game cannot be played like this."""
        game = self.thinking.game(settings.game)
        game.blank(settings.players, settings.options)
        if settings.record is not None:
            _expect_playable(self, settings.record)
        name, now = new_id(), time.time()
        entry = Entry(name, 1, settings.host, "open", now, settings)
        table = Table(name, settings, game, 1, now)
        await self.store.append(entry, row_of(table), is_new=True)
        return self._add(table)

    async def room(self, name: str) -> Room:
        """A table by name, read from the store unless it is in use; `NoSuchTable` if there is none."""
        if name in self.rooms:
            return self.rooms[name]
        async with self._opening.setdefault(name, asyncio.Lock()):
            if name not in self.rooms:
                entries = await self.store.entries(name)
                if not entries:
                    raise NoSuchTable(name)
                assert isinstance(entries[0].event, Opened)
                table, _ = folded(self.thinking.game(entries[0].event.game), entries)
                self._add(table)
        self._opening.pop(name, None)
        return self.rooms[name]

    def _add(self, table: Table) -> Room:
        room = self.rooms[table.id] = Room(table, self.store, self.thinking, self)
        room.drive()
        return room

    async def do(self, person: str, command: TableCommand) -> Done:
        """A command of somebody at a table."""
        room = await self.room(command.table)
        if isinstance(command, Rematch):
            return await self._rematch(room, person, command)
        return await room.do(person, command)

    async def _rematch(self, room: Room, person: str, command: Rematch) -> Done:
        """A new table with the same people, everybody one seat further; whoever asks later is led to the same one."""
        old = room.table
        if old.status != OVER:
            raise Refusal("refused-not-over")
        if not old.seats_of(person):
            raise Refusal("refused-not-at-table")
        if old.rematch is None:
            settings = old.settings
            again = await self.open_table(
                Opened(
                    settings.game,
                    settings.ruleset,
                    settings.players,
                    settings.options,
                    person,
                    settings.language,
                    settings.is_public,
                    settings.pace,
                    settings.seconds,
                )
            )
            await self._seat_all(again, old, person)
            await room.write(person, command.id, Rematched(again.table.id))
        return Done(command.id, room.table.version, old.rematch)

    async def _seat_all(self, room: Room, old: Table, host: str) -> None:
        count = len(old.seats)
        for number, seat in enumerate(old.seats):
            place = (number - 1) % count
            if seat.person is not None:
                command = f"rematch-{number}"
                await room.do(seat.person, Sit(command, room.table.id, place, str(seat.name)))
                await room.do(seat.person, Ready(f"{command}-ready", room.table.id, place))
            else:
                await room.do(host, SeatBot(f"rematch-{number}", room.table.id, place, str(seat.bot)))

    # What rooms tell

    def on_change(self, room: Room, entries: list[Entry]) -> None:
        self.entries_taken_in += len(entries)
        self.notices.consider(room)

    def on_presence(self, room: Room) -> None:
        people = [watcher.person for watcher in room.watchers if watcher.person is not None]
        self.bus.tell_presence(room.table.id, sorted(set(people)))

    async def _hear_events(self, name: str) -> None:
        """Another process, or this one, has written to a table; without a name, perhaps to any."""
        for each in [name] if name else list(self.rooms):
            if each in self.rooms:
                await self.rooms[each].catch_up()

    async def _hear_presence(self, name: str, process: str, people: frozenset[str]) -> None:
        if name in self.rooms:
            await self.rooms[name].set_people_elsewhere(process, people)

    # By the clock

    async def _tick_on(self) -> None:
        while True:
            try:
                await self._tick(time.time())
            except Exception:
                import structlog

                structlog.get_logger().exception("the clock stumbled")
            await asyncio.sleep(TICK)

    async def _tick(self, now: float) -> None:
        for name in await self.store.due(now):
            room = await self.room(name)
            room.drive(patience=TICK if self.store.is_shared else 0.0)
            deadline = deadline_of(room.table)
            if deadline is not None and deadline <= now:
                await room.mind_the_clock(now)
        for name, room in list(self.rooms.items()):
            room.table.game = self.thinking.game(room.table.game.name)  # compiled by now, perhaps
            if not room.watchers and not room.is_busy and time.monotonic() - room.used_at > IDLE:
                del self.rooms[name]


def new_id() -> str:
    """A name that cannot be guessed: whoever has the link may come in."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def _expect_playable(hall: Hall, record: Record) -> None:
    """A record that a table can go on from; `GameError` says what is wrong with it."""
    game: Any = hall.thinking.game(record.game)
    try:
        whole = replay(game, record)
        for _ in whole:
            pass
    except RecordError as error:
        raise GameError(str(error)) from None
    if game.is_over(whole.state):
        raise GameError("the game of this record is over; go on from an earlier move")
