"""One WebSocket a client: commands in, answers and changes out, nothing ever dropped in silence."""

import asyncio
from typing import Any

import msgspec
import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from rooftree.core.message import Message, message
from rooftree.core.recordfile import package_version
from rooftree.protocol import (
    MAX_ID,
    MAX_MESSAGE,
    PROTOCOL,
    Closing,
    Commands,
    Done,
    Hello,
    Leave,
    Ping,
    Preview,
    Refused,
    TableCommand,
    Watch,
    decode_command,
    encode,
    said,
)
from rooftree.server.hall import Hall, NoSuchTable
from rooftree.server.http import language_of, token_of
from rooftree.server.limits import Bucket
from rooftree.server.rooms import Room
from rooftree.server.speaking import sentence
from rooftree.server.table import Refusal

MOST_TABLES = 20  # watched over one socket
MOST_UNSENT = 500  # messages to a client that does not read; then it has to come again
MOST_JUNK = 50  # messages that could not be read; then the line is cut
TOO_SLOW, TOO_MUCH_JUNK = 4008, 4009

router = APIRouter()
log = structlog.get_logger()


class Line:
    """One connected client."""

    def __init__(self, socket: WebSocket, hall: Hall, person: str | None, language: str, bucket: Bucket) -> None:
        self.socket, self.hall, self.person, self.language, self.bucket = socket, hall, person, language, bucket
        self.rooms: dict[str, Room] = {}
        self.junk = 0
        self._unsent: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, text: bytes) -> None:
        """Put a message into the queue; a client that does not read is cut off, and finds everything again."""
        if self._unsent.qsize() >= MOST_UNSENT:
            self._unsent = asyncio.Queue()
            self._unsent.put_nowait(None)
            return
        self._unsent.put_nowait(text)

    async def write_on(self) -> None:
        while (text := await self._unsent.get()) is not None:
            await self.socket.send_text(text.decode())
        await self.socket.close(TOO_SLOW)

    async def read_on(self) -> None:
        while self.junk < MOST_JUNK:
            text = await self.socket.receive_text()
            if not self.bucket.take():
                self.junk += 1
                self.refuse(_id_in(text), message("refused-too-much"))
                await asyncio.sleep(0.1)
                continue
            await self.hear(text)
        await self.socket.close(TOO_MUCH_JUNK)

    async def hear(self, text: str) -> None:
        if len(text) > MAX_MESSAGE:
            self.junk += 1
            self.refuse(None, message("refused-too-long", most=MAX_MESSAGE))
            return
        try:
            command = decode_command(text)
        except (msgspec.DecodeError, UnicodeEncodeError) as error:
            self.junk += 1
            self.refuse(_id_in(text), message("refused-unreadable", error=str(error)[:200]))
            return
        if not 0 < len(command.id) <= MAX_ID:
            self.refuse(None, message("refused-id", most=MAX_ID))
            return
        await self.obey(command)

    async def obey(self, command: Commands) -> None:
        game = None
        try:
            if not isinstance(command, Ping):
                game = (await self.hall.room(command.table)).table.game.name
            self.send(encode(await asyncio.shield(self._answer(command))))
        except Refusal as refusal:
            self.refuse(command.id, refusal.why, game)
        except NoSuchTable:
            self.refuse(command.id, message("refused-no-such-table"))
        except Exception:
            log.exception("a command failed", command=type(command).__name__)
            self.refuse(command.id, message("refused-server-error"))

    async def _answer(self, command: Commands) -> Any:
        match command:
            case Ping():
                return Done(command.id)
            case Watch():
                return await self._watch(command)
            case Leave():
                if command.table in self.rooms:
                    await self.rooms.pop(command.table).leave(self)
                return Done(command.id)
        if self.person is None:
            raise Refusal("refused-nobody")
        if isinstance(command, Preview):
            return await (await self.hall.room(command.table)).preview(self.person, command.id, command.seat)
        assert isinstance(command, TableCommand)
        return await self.hall.do(self.person, command)

    async def _watch(self, command: Watch) -> Done:
        if len(self.rooms) >= MOST_TABLES and command.table not in self.rooms:
            raise Refusal("refused-many-tables", most=MOST_TABLES)
        room = self.rooms[command.table] = await self.hall.room(command.table)
        await room.watch(self)
        return Done(command.id, room.table.version)

    def refuse(self, name: str | None, why: Message, game: str | None = None) -> None:
        self.send(encode(Refused(name, said(why), sentence(self.language, why, game))))

    async def leave_all(self) -> None:
        for room in self.rooms.values():
            await room.leave(self)


def _id_in(text: str) -> str | None:
    """The id of a message that cannot be read otherwise, so that the client knows which."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError):
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= MAX_ID else None


@router.websocket("/socket")
async def serve_socket(socket: WebSocket) -> None:
    state = socket.app.state
    if not is_our_page(socket, state.settings.address):
        await socket.close(1008)
        return
    if not state.request_limits.take(socket.client.host if socket.client else ""):
        await socket.close(1013)
        return
    await socket.accept()
    person = await state.people.of_token(token_of(socket))
    settings = state.settings
    bucket = Bucket(settings.commands_at_once, settings.commands_a_second)
    line = Line(socket, state.hall, person, language_of(socket), bucket)
    state.lines.add(line)
    line.send(encode(Hello(PROTOCOL, package_version(), person_shown(person))))
    tasks = [asyncio.create_task(line.write_on()), asyncio.create_task(line.read_on())]
    try:
        finished, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in finished:
            if not isinstance(task.exception(), WebSocketDisconnect | RuntimeError | None):
                log.error("a line broke", error=repr(task.exception()))
    finally:
        for task in tasks:
            task.cancel()
        state.lines.discard(line)
        await line.leave_all()


def person_shown(person: str | None) -> str | None:
    """Enough to see whether it is still oneself; the id itself stays here."""
    import hashlib

    return None if person is None else hashlib.sha256(person.encode()).hexdigest()[:12]


def is_our_page(socket: WebSocket, address: str | None) -> bool:
    """A browser says which page opens the socket: another site's must not. Programs send no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    ours = {address} if address else {f"http://{socket.headers.get('host')}", f"https://{socket.headers.get('host')}"}
    return origin in ours


def say_goodbye(lines: set[Line], seconds: float) -> None:
    for line in lines:
        line.send(encode(Closing(seconds)))
