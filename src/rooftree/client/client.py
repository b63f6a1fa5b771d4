"""The client: one socket, copies of tables that follow the server's, commands that arrive once."""

import asyncio
import contextlib
import itertools
import json
import secrets
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Self
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rooftree.protocol import (
    ChangeMessage,
    ChatLine,
    Closing,
    Command,
    Confirm,
    Done,
    Hello,
    LogEntry,
    Move,
    Preview,
    Previewed,
    Ready,
    Said,
    SeatBot,
    Sit,
    TableMessage,
    Undo,
    Watch,
    decode_message,
    encode,
    patched,
)
from rooftree.protocol import Refused as RefusedMessage

RESEND = 3.0  # seconds without an answer
FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0  # seconds between two tries to connect
HTTP_TIMEOUT = 20.0


class Refused(Exception):
    """The server did not do it, and says why: `why` for programs, the text for people."""

    def __init__(self, text: str, why: Said) -> None:
        super().__init__(text)
        self.why = why


class TableCopy:
    """A table as the server has shown it: `summary`, `views` by seat, `log` and `chat`."""

    def __init__(self, message: TableMessage) -> None:
        self.id, self.version = message.table, message.version
        self.document: dict[str, Any] = {"summary": message.summary, "views": message.views}
        self.log: list[LogEntry] = list(message.log)
        self.chat: list[ChatLine] = list(message.chat)

    @property
    def summary(self) -> dict[str, Any]:
        return self.document["summary"]  # type: ignore[no-any-return]

    @property
    def views(self) -> dict[str, Any]:
        return self.document["views"]  # type: ignore[no-any-return]

    @property
    def my_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.summary["seats"]) if seat["is_yours"]]

    def follow(self, change: ChangeMessage) -> bool:
        """Take in a change; False if something is missing in between."""
        if change.since != self.version:
            return False
        self.document = patched(self.document, change.patch)
        self.log = [entry for entry in self.log if entry.version not in change.undone] + change.log
        self.chat += change.chat
        self.version = change.version
        return True


class Client:
    """Somebody at a server."""

    def __init__(self, server: str, token: str | None = None, lang: str = "en") -> None:
        self.server, self.token, self.lang = server.rstrip("/"), token, lang
        self.tables: dict[str, TableCopy] = {}
        self.reconnects = 0
        self._numbers, self._session = itertools.count(1), secrets.token_hex(4)
        self._waiting: dict[str, tuple[Command, asyncio.Future[Any]]] = {}
        self._watched: set[str] = set()
        self._changed: dict[str, asyncio.Condition] = {}
        self._socket: ClientConnection | None = None
        self._connected = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None

    # The line

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        await self.close()

    async def connect(self) -> None:
        """Open the line; commands do so by themselves."""
        if self._reader is None:
            self._reader = asyncio.create_task(self._stay_connected(), name="line to the table server")
        await self._connected.wait()

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
            self._reader = None

    async def _stay_connected(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                async with connect(
                    self._socket_address(), additional_headers=self._headers(), max_size=None
                ) as socket:
                    self._socket, wait = socket, FIRST_WAIT
                    await self._begin()
                    async for text in socket:
                        self._hear(text)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            self._socket = None
            self._connected.clear()
            self.reconnects += 1
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    def _socket_address(self) -> str:
        parts = urlsplit(self.server)
        return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{parts.path}/socket?lang={self.lang}"

    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def _begin(self) -> None:
        """After every new connection: watch again, and send again what was not answered."""
        assert self._socket is not None
        for table in self._watched:
            await self._socket.send(encode(Watch(self._new_id(), table)), text=True)
        for command, _ in list(self._waiting.values()):
            await self._socket.send(encode(command), text=True)
        self._connected.set()

    def _hear(self, text: str | bytes) -> None:
        message = decode_message(text)
        match message:
            case TableMessage():
                self.tables[message.table] = TableCopy(message)
                self._tell(message.table)
            case ChangeMessage():
                self._follow(message)
            case Done() | Previewed():
                self._answer(message.id, message)
            case RefusedMessage():
                self._answer(message.id, Refused(message.text, message.why))
            case Hello() | Closing():
                pass

    def _follow(self, change: ChangeMessage) -> None:
        copy = self.tables.get(change.table)
        if copy is None or not copy.follow(change):
            self._send_later(Watch(self._new_id(), change.table))
        else:
            self._tell(change.table)

    def _answer(self, name: str | None, answer: Any) -> None:
        _, future = self._waiting.pop(name or "", (None, None))
        if future is None or future.done():
            return
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)

    def _send_later(self, command: Command) -> None:
        if self._socket is not None:
            task = asyncio.ensure_future(self._socket.send(encode(command), text=True))
            task.add_done_callback(lambda done: done.exception())

    def _new_id(self) -> str:
        return f"{self._session}-{next(self._numbers)}"

    # Commands

    async def do(self, command: Command) -> Any:
        """Send a command until it is answered; `Refused` if the server will not do it."""
        await self.connect()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = command, future
        while True:
            with contextlib.suppress(ConnectionClosed):
                if self._socket is not None:
                    await self._socket.send(encode(command), text=True)
            try:
                return await asyncio.wait_for(asyncio.shield(future), RESEND)
            except TimeoutError:
                await self._connected.wait()

    async def watch(self, table: str) -> TableCopy:
        """Follow a table from now on."""
        self._watched.add(table)
        await self.do(Watch(self._new_id(), table))
        return self.tables[table]

    async def sit(self, table: str, seat: int, name: str) -> None:
        await self.do(Sit(self._new_id(), table, seat, name))

    async def seat_bot(self, table: str, seat: int, bot: str) -> None:
        await self.do(SeatBot(self._new_id(), table, seat, bot))

    async def ready(self, table: str, seat: int) -> None:
        await self.do(Ready(self._new_id(), table, seat))

    async def move(self, table: str, seat: int, move: str) -> Done:
        return await self.do(Move(self._new_id(), table, seat, move))  # type: ignore[no-any-return]

    async def undo(self, table: str, seat: int, everything: bool = False) -> None:
        await self.do(Undo(self._new_id(), table, seat, everything))

    async def confirm(self, table: str, seat: int) -> None:
        await self.do(Confirm(self._new_id(), table, seat))

    async def preview(self, table: str, seat: int) -> Previewed:
        return await self.do(Preview(self._new_id(), table, seat))  # type: ignore[no-any-return]

    def command(self, kind: type[Command], **fields: Any) -> Command:
        """Any command of the protocol, with an id of its own."""
        return kind(self._new_id(), **fields)

    # Following a table

    def _tell(self, table: str) -> None:
        condition = self._changed.get(table)
        if condition is not None:
            asyncio.ensure_future(_notify(condition))  # noqa: RUF006

    async def changes(self, table: str) -> AsyncIterator[TableCopy]:
        """The table now, and again after every change."""
        if table not in self.tables:
            await self.watch(table)
        condition, seen = self._changed.setdefault(table, asyncio.Condition()), -1
        while True:
            async with condition:
                while self.tables[table].version == seen:
                    await condition.wait()
            seen = self.tables[table].version
            yield self.tables[table]

    # Over HTTP

    async def become_guest(self) -> str:
        """A new guest; keep the token to be the same one tomorrow."""
        answer = await self.post("/api/me", {})
        if answer.get("token"):
            self.token = answer["token"]
        return str(self.token)

    async def open_table(self, **settings: Any) -> str:
        """A new table of one's own; the settings are those of POST /api/tables."""
        return str((await self.post("/api/tables", settings))["id"])

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        return await asyncio.to_thread(self._request, path, body)

    async def get(self, path: str) -> Any:
        return await asyncio.to_thread(self._request, path, None)

    def _request(self, path: str, body: dict[str, Any] | None) -> Any:
        headers = {"Content-Type": "application/json", "Accept-Language": self.lang, **self._headers()}
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.server + path, data, headers), timeout=HTTP_TIMEOUT) as answer:
                return json.load(answer)
        except HTTPError as error:
            problem = json.loads(error.read() or b"{}")
            text, key = problem.get("text", str(error)), problem.get("key", f"http-{error.code}")
            raise Refused(text, Said(key, problem.get("args", {}))) from None


async def _notify(condition: asyncio.Condition) -> None:
    async with condition:
        condition.notify_all()


def plain(value: Any) -> Any:
    """A message as plain JSON, for printing."""
    return msgspec.to_builtins(value)
