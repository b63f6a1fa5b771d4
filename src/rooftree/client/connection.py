"""The line to a server: one socket that comes back by itself, and commands that are sent until they are answered."""

import asyncio
import contextlib
import itertools
import random
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self, get_args
from urllib.parse import urlsplit

import msgspec

from rooftree.client.web import Refused, server_address
from rooftree.core.needs import needing
from rooftree.protocol import (
    PROTOCOL,
    Advised,
    ChangeMessage,
    Closing,
    Command,
    Done,
    Hello,
    Looked,
    Messages,
    Previewed,
    TableMessage,
    decode_message,
    encode,
)

with needing("table", "rooftree.client"):
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed, InvalidHandshake
from rooftree.protocol import Refused as RefusedMessage

RESEND = 3.0  # seconds without an answer
FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0  # seconds between two tries to connect
WAITS = (0.5, 1.0, 2.0, 4.0)  # seconds before a command is tried again that was refused for a passing reason
KINDS = frozenset(each.__struct_config__.tag for each in get_args(Messages))
PASSING = frozenset({"refused-too-much", "refused-busy", "refused-not-written"})


class OfSomeKind(msgspec.Struct):
    """What every message has."""

    kind: str


class OtherProtocol(Exception):
    """The server speaks another version of the protocol: one of the two has to be brought up to date."""


def ignore(is_there: bool) -> None:
    """What happens when the line breaks or is back, unless somebody wants to know."""


class Line:
    """A socket to a server. `on_line` is called with False when it breaks, and with True when it is back."""

    def __init__(
        self, server: str, token: str | None = None, lang: str = "en", on_line: Callable[[bool], None] = ignore
    ) -> None:
        self.server, self.token, self.lang, self.on_line = server_address(server), token, lang, on_line
        self.reconnects = 0
        self._numbers, self._session = itertools.count(1), secrets.token_hex(4)
        self._waiting: dict[str, tuple[Command, asyncio.Future[Any]]] = {}
        self._socket: ClientConnection | None = None
        self._connected = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._fault: Exception | None = None
        self._wait = FIRST_WAIT

    # What a client adds

    def _take_in(self, message: TableMessage | ChangeMessage) -> None:
        """News of a table."""
        raise NotImplementedError

    def _first_commands(self) -> list[Command]:
        """What every new connection begins with."""
        raise NotImplementedError

    # Being connected

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        await self.close()

    async def connect(self) -> None:
        """Open the line, as soon as the server is there; commands do so by themselves."""
        if self._task is None:
            self._task = asyncio.create_task(self._stay_connected(), name="line to the table server")
        await self._connected.wait()
        if self._fault is not None:
            raise self._fault

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _stay_connected(self) -> None:
        try:
            while True:
                with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    await self._live_through_one_connection()
                self._lose()
                await asyncio.sleep(self._wait * random.uniform(0.5, 1.0))
                self._wait = min(self._wait * 2, LONGEST_WAIT)
        except Exception as fault:
            self._give_up(fault)

    async def _live_through_one_connection(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        async with connect(self._address(), additional_headers=headers, max_size=None) as socket:
            self._socket, self._wait = socket, FIRST_WAIT
            unanswered = [command for command, _ in self._waiting.values()]
            for command in [*self._first_commands(), *unanswered]:
                await socket.send(encode(command), text=True)
            self._connected.set()
            if self.reconnects:
                self.on_line(True)
            async for text in socket:
                self._hear(text)

    def _address(self) -> str:
        parts = urlsplit(self.server)
        return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{parts.path}/socket?lang={self.lang}"

    def _lose(self) -> None:
        was_connected, self._socket = self._connected.is_set(), None
        self._connected.clear()
        if was_connected:
            self.reconnects += 1
            self.on_line(False)

    def _give_up(self, fault: Exception) -> None:
        """Nothing will come any more: whoever waits must know."""
        self._fault = fault
        self._connected.set()
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(fault)

    def _hear(self, text: str | bytes) -> None:
        try:
            message = decode_message(text)
        except msgspec.DecodeError as error:
            _expect_news(text, error)
            return
        match message:
            case Hello():
                _expect_our_protocol(message)
            case TableMessage() | ChangeMessage():
                self._take_in(message)
            case Done() | Previewed() | Advised() | Looked():
                self._settle(message.id, message)
            case RefusedMessage():
                self._settle(message.id, Refused(message.text, message.why))
            case Closing():
                self._wait = message.seconds

    # Commands

    def _new_id(self) -> str:
        return f"{self._session}-{next(self._numbers)}"

    async def do(self, command: Command) -> Any:
        """Send a command until it is answered; `Refused` if the server will not do it."""
        for wait in WAITS:
            try:
                return await self._do(command)
            except Refused as refused:
                if refused.why.key not in PASSING:
                    raise
            await asyncio.sleep(wait)
        return await self._do(command)

    async def _do(self, command: Command) -> Any:
        await self.connect()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = command, future
        try:
            while True:
                await self._send(command)
                with contextlib.suppress(TimeoutError):
                    return await asyncio.wait_for(asyncio.shield(future), RESEND)
                await self.connect()
        finally:
            del self._waiting[command.id]

    async def _send(self, command: Command) -> None:
        with contextlib.suppress(ConnectionClosed):
            if self._socket is not None:
                await self._socket.send(encode(command), text=True)

    def _settle(self, name: str | None, answer: Done | Previewed | Advised | Looked | Refused) -> None:
        _, future = self._waiting.get(name or "", (None, None))
        if future is None or future.done():
            return
        if isinstance(answer, Refused):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def _expect_news(text: str | bytes, error: Exception) -> None:
    """A kind of message that is newer than this client may be passed over; one that it knows must not."""
    try:
        if msgspec.json.decode(text, type=OfSomeKind).kind not in KINDS:
            return
    except msgspec.DecodeError:
        pass
    raise OtherProtocol(f"the server says what this client does not understand: {error}")


def _expect_our_protocol(hello: Hello) -> None:
    if hello.protocol != PROTOCOL:
        raise OtherProtocol(
            f"the server speaks protocol {hello.protocol} (rooftree {hello.package}), this client {PROTOCOL}"
        )
