"""One line to a client: commands in, answers and changes out, nothing ever dropped in silence."""

import asyncio
import contextlib

import structlog
from fastapi import WebSocket, WebSocketDisconnect

from rooftree.core.message import Message, message
from rooftree.protocol import (
    Commands,
    Done,
    Leave,
    LookAt,
    Looked,
    Ping,
    Preview,
    Previewed,
    Refused,
    TableCommand,
    Watch,
    encode,
    said,
)
from rooftree.server.commands import command_in, id_in
from rooftree.server.hall import Hall
from rooftree.server.limits import Bucket
from rooftree.server.room import Room
from rooftree.server.sentences import sentence
from rooftree.server.store.errors import OutOfReach
from rooftree.server.table import NoSuchTable, Refusal

MOST_TABLES = 20  # watched over one socket
MOST_UNSENT = 500  # messages to a client that does not read; then it has to come again
MOST_UNSENT_BYTES = 4_000_000
MOST_JUNK = 50  # messages that could not be read, or came too fast; then the line is cut
FIRST_WORD = 60.0  # seconds in which a client that has connected must say something
HOLD_BACK = 0.1  # seconds before the next message of a client that sends too fast is read
GOODBYE = 2.0  # seconds for a client to take notice of being cut
TOO_SLOW, TOO_MUCH_JUNK, TOO_SILENT = 4008, 4009, 4010
TRY_AGAIN = 1013

log = structlog.get_logger()


class Line:
    """One connected client."""

    def __init__(self, socket: WebSocket, hall: Hall, person: str | None, language: str, bucket: Bucket) -> None:
        self.socket, self.hall, self.person, self.language, self.bucket = socket, hall, person, language, bucket
        self.rooms: dict[str, Room] = {}
        self.junk = 0
        self.cut_with: int | None = None
        self._cut = asyncio.Event()
        self._unsent: asyncio.Queue[bytes] = asyncio.Queue()
        self._bytes_unsent = 0
        self.looking: set[asyncio.Task[None]] = set()  # previews that are being made

    def send(self, text: bytes) -> None:
        """Put a message into the queue; a client that does not read is cut off, and finds everything again."""
        if self.cut_with is not None:
            return
        if self._unsent.qsize() >= MOST_UNSENT or self._bytes_unsent + len(text) > MOST_UNSENT_BYTES:
            self.cut(TOO_SLOW)
            return
        self._bytes_unsent += len(text)
        self._unsent.put_nowait(text)

    def cut(self, code: int) -> None:
        """End the line; whoever serves it closes the socket."""
        if self.cut_with is None:
            self.cut_with = code
            self._cut.set()

    def dismiss(self) -> None:
        """A table was changed under this client: it finds everything when it comes again."""
        self.cut(TRY_AGAIN)

    async def serve(self) -> None:
        """Read and write until one of the two sides has enough."""
        tasks = [asyncio.create_task(work) for work in (self._write_on(), self._read_on(), self._cut.wait())]
        try:
            finished, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in finished:
                if not isinstance(task.exception(), WebSocketDisconnect | RuntimeError | None):
                    log.error("a line broke", exc_info=task.exception())
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.shield(self._let_go())

    async def _let_go(self) -> None:
        if self.cut_with is None:
            self.cut_with = 1000
        else:
            log.info("a line was cut", code=self.cut_with, junk=self.junk, unsent=self._unsent.qsize())
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._say_why(), GOODBYE)
        for work in self.looking:
            work.cancel()
        for room in self.rooms.values():
            await room.leave(self)

    async def _say_why(self) -> None:
        if self.cut_with != TOO_SLOW:
            while not self._unsent.empty():
                await self.socket.send_text(self._unsent.get_nowait().decode())
        await self.socket.close(self.cut_with or 1000)

    async def _write_on(self) -> None:
        while True:
            text = await self._unsent.get()
            self._bytes_unsent -= len(text)
            await self.socket.send_text(text.decode())

    async def _read_on(self) -> None:
        text = await self._first_word()
        while self.cut_with is None:
            await self.hear(text)
            if self.junk >= MOST_JUNK:
                self.cut(TOO_MUCH_JUNK)
                return
            text = await self._receive()

    async def _first_word(self) -> str | None:
        try:
            return await asyncio.wait_for(self._receive(), FIRST_WORD)
        except TimeoutError:
            self.cut(TOO_SILENT)
            return None

    async def _receive(self) -> str | None:
        """The next message; None for bytes, which nobody should send."""
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1006))
        text: str | None = received.get("text")
        return text

    async def hear(self, text: str | None) -> None:
        """One message, and whatever it leads to."""
        if not self.bucket.take():
            self.junk += 1
            self.refuse(None if text is None else id_in(text), message("refused-too-much"))
            await asyncio.sleep(HOLD_BACK)
            return
        try:
            command = command_in(text)
        except Refusal as refusal:
            self.junk += 1
            self.refuse(None if text is None else id_in(text), refusal.why)
        else:
            if isinstance(command, Preview | LookAt):
                self._aside(command)
            else:
                await self.obey(command)

    def _aside(self, command: Preview | LookAt) -> None:
        """What takes long and changes nothing keeps nobody waiting: least of all the question whether we are here."""
        work = asyncio.create_task(self.obey(command))
        self.looking.add(work)
        work.add_done_callback(self.looking.discard)

    async def obey(self, command: Commands) -> None:
        """Do it, or say why not. A command that has begun is not interrupted by the end of its line."""
        try:
            work = asyncio.ensure_future(self._answer(command))
            work.add_done_callback(lambda done: done.cancelled() or done.exception())
            self.send(encode(await asyncio.shield(work)))
        except Refusal as refusal:
            room = self.hall.rooms.get(getattr(command, "table", ""))
            self.refuse(command.id, refusal.why, None if room is None else room.table.game.name)
        except NoSuchTable:
            self.refuse(command.id, message("refused-no-such-table"))
        except OutOfReach:
            self.cut(TRY_AGAIN)  # whether it is done, nobody knows: the client asks again under the same id
        except Exception:
            log.exception("a command failed", command=type(command).__name__)
            self.refuse(command.id, message("refused-server-error"))

    async def _answer(self, command: Commands) -> Done | Previewed | Looked:
        match command:
            case Ping():
                return Done(command.id)
            case Watch():
                return await self._watch(command)
            case Leave():
                if command.table in self.rooms:
                    await self.rooms.pop(command.table).leave(self)
                return Done(command.id)
            case LookAt():
                room = await self.hall.room(command.table)
                return await room.look(self.person, command.id, command.seat, command.piece)
        if self.person is None:
            raise Refusal("refused-nobody")
        if isinstance(command, Preview):
            return await (await self.hall.room(command.table)).preview(self.person, command.id, command.seat)
        assert isinstance(command, TableCommand)
        return await self.hall.do(self.person, command)

    async def _watch(self, command: Watch) -> Done:
        if len(self.rooms) >= MOST_TABLES and command.table not in self.rooms:
            raise Refusal("refused-many-tables", most=MOST_TABLES)
        room = await self.hall.room(command.table)
        self.rooms[command.table] = room
        await room.watch(self)
        if self.cut_with is not None:
            await room.leave(self)  # the line has ended meanwhile
        return Done(command.id, room.table.version)

    def refuse(self, name: str | None, why: Message, game: str | None = None) -> None:
        self.hall.count_refusal(why.key)
        self.send(encode(Refused(name, said(why), sentence(self.language, why, game))))
