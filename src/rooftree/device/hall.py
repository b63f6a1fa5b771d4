"""Tables on this device: the rooms of the server, without its network, its database and its processes.

There is one person, who may have several seats. Every entry of a log is kept by the browser before anybody is told of
it, under its table and version, so that two pages of one browser cannot both write the next one.
"""

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from rooftree.core.message import Message
from rooftree.device.thinkers import Thinkers
from rooftree.protocol import Done, Refused, Rematch, TableCommand, encode, said
from rooftree.protocol.seals import new_secret
from rooftree.server.beside import begin
from rooftree.server.events import Entry, Opened
from rooftree.server.fold import folded
from rooftree.server.ledger import Told
from rooftree.server.limits import Bucket
from rooftree.server.line import Line
from rooftree.server.rematch import lead_on
from rooftree.server.room import Room
from rooftree.server.rows import row_of
from rooftree.server.store.failures import Conflict, NotWritten
from rooftree.server.table import SERVER, NoSuchTable, Table, is_id, new_id

ME = "here"  # whoever sits at this device
PLENTY = 1e9

Keep = Callable[[str, int, str, str], Awaitable[str]]  # a table, a version, the entry, the table in short: what failed
Log = Callable[[str], Awaitable[str]]  # of a table, as a list

decode_log = msgspec.json.Decoder(list[Entry]).decode


class Kept:
    """What the browser keeps, as rooms ask for it."""

    is_shared = False

    def __init__(self, keep: Keep, log: Log) -> None:
        self._keep, self._log = keep, log
        self._work: set[Any] = set()

    def put(self, entry: Entry, row: dict[str, Any], written: Callable[[Any], None], **_: Any) -> None:
        begin(self.append(entry, row), lambda error: written(error), self._work)

    async def append(self, entry: Entry, row: dict[str, Any], **_: Any) -> None:
        failed = await self._keep(entry.table, entry.version, encode(entry).decode(), encode(row).decode())
        if failed:
            raise (Conflict if failed == "conflict" else NotWritten)(failed)

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        return [entry for entry in decode_log(await self._log(table)) if entry.version > since]


class Hall:
    """The tables in use, each once."""

    def __init__(self, store: Kept, thinkers: Thinkers) -> None:
        self.store, self.thinkers = store, thinkers
        self.rooms: dict[str, Room] = {}
        self._aside: set[Any] = set()

    async def open_table(self, settings: Opened, name: str | None = None) -> Room:
        game = self.thinkers.game(settings.played)
        game.blank(settings.players, settings.options)
        name, now = name or new_id(is_here=True), time.time()
        settings = msgspec.structs.replace(settings, secret="" if settings.record else new_secret())
        table = Table(name, settings, game, 1, now)
        await self.store.append(Entry(name, 1, SERVER, "open", now, settings), row_of(table))
        return self._add(table)

    async def room(self, name: str) -> Room:
        if name not in self.rooms:
            entries = await self.store.entries(name) if is_id(name) else []
            if not entries:
                raise NoSuchTable
            assert isinstance(entries[0].event, Opened)
            self._add(folded(self.thinkers.game(entries[0].event.played), entries)[0])
        return self.rooms[name]

    async def room_for(self, person: str | None, name: str) -> Room:
        return await self.room(name)

    def _add(self, table: Table) -> Room:
        if table.id not in self.rooms:
            store: Any = self.store
            thinkers: Any = self.thinkers
            self.rooms[table.id] = Room(table, store, thinkers, self)
            self.rooms[table.id].driver.drive()
        return self.rooms[table.id]

    async def do(self, person: str, command: TableCommand) -> Done:
        room = await self.room(command.table)
        done = await room.do(person, command)
        if not isinstance(command, Rematch):
            return done
        hall: Any = self
        return Done(done.id, done.version, await lead_on(hall, room.table, person, command.pledge))

    def submit(self, person: str, command: TableCommand, told: Told) -> None:
        begin(self.do(person, command), told, self._aside)

    def count_refusal(self, key: str) -> None:
        """Nobody counts here."""

    def on_change(self, room: Room, entries: list[Entry]) -> None:
        """Nobody else is told."""

    def on_presence(self, room: Room) -> None:
        """Whoever is here is here."""

    async def hear(self, table: str, version: int) -> None:
        """Another page of this browser has written."""
        if table in self.rooms:
            await self.rooms[table].catch_up(version)


class Tap:
    """A page sends no more than it should."""

    def hold(self) -> None: ...
    def go_on(self) -> None: ...


class Wire:
    """To a page of this browser."""

    unsent, tap = 0, Tap()

    def __init__(self, send: Callable[[str], None]) -> None:
        self._send = send

    def send(self, text: bytes) -> None:
        self._send(text.decode())

    def close(self, code: int) -> None: ...


class PageLine(Line):
    """A page says by itself why something is refused: it has the words."""

    def __init__(self, send: Callable[[str], None], hall: Hall) -> None:
        wire: Any = Wire(send)
        rooms: Any = hall
        super().__init__(wire, rooms, ME, "", Bucket(PLENTY, PLENTY))

    def hear_text(self, text: str) -> None:
        self.hear(text.encode())

    def refuse(self, name: str | None, why: Message, game: str | None = None) -> None:
        self.send(encode(Refused(name, said(why), "")))
