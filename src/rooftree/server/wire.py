"""A WebSocket as the operating system has it: frames in and out, with no task, no queue and no copy of a scope.

uvicorn's own keeps two tasks and forty kilobytes a socket, and a timer of its own for every question whether somebody
is still there. A thousand tables are three thousand sockets, and most of them are silent for most of the time.
"""

import asyncio
import base64
import binascii
import hashlib
from collections.abc import Iterable
from http import HTTPStatus
from typing import Protocol

from starlette.datastructures import Headers
from starlette.responses import Response

from rooftree.server.frames import BrokenFrame, Op, Reader, close_frame, frame, text_frame
from rooftree.server.slices import slices_of

MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # of RFC 6455
VERSION = "13"
MOST = 65_536  # bytes of a message; whoever sends more is let go
GOODBYE = 2.0  # seconds for a client to take notice of being let go
PING, PONG = 3.0, 6.0  # seconds of silence after which a client is asked whether it is there, and for its answer
RESTART = 1012
PING_FRAME = frame(Op.PING)


class Reading(Protocol):
    """Whoever is to be told what comes."""

    def hear(self, text: bytes | None) -> None:
        """A message; None for bytes that are no text."""

    def end(self) -> None:
        """Nothing will come any more."""


class Wire(asyncio.Protocol):
    """One socket, from the end of its handshake on."""

    __slots__ = (
        "_connections",
        "_is_closing",
        "_is_deaf",
        "_reader",
        "_slices",
        "_transport",
        "_unread",
        "asked_at",
        "heard_at",
        "loop",
        "reading",
        "tap",
    )

    def __init__(self, transport: asyncio.Transport, connections: "set[Wire]") -> None:
        self.loop = asyncio.get_running_loop()
        self.reading: Reading | None = None
        self.heard_at = self.loop.time()
        self.asked_at = 0.0  # whether somebody is there
        self._transport, self._connections, self._reader = transport, connections, Reader(MOST)
        self._is_closing = self._is_deaf = False  # nothing more is sent; nothing more is heard
        self._slices, self._unread = slices_of(self.loop), b""
        self.tap = Tap(transport)
        connections.add(self)

    # The handshake

    def accept(self, headers: Headers, reading: Reading) -> None:
        if self._is_closing:  # the other side did not wait
            self.loop.call_soon(reading.end)
            return
        self.reading = reading
        key = headers["sec-websocket-key"].encode()
        self._transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + base64.b64encode(hashlib.sha1(key + MAGIC).digest()) + b"\r\n\r\n"
        )
        self._transport.resume_reading()

    def deny(self, answer: Response, more: Iterable[tuple[bytes, bytes]] = ()) -> None:
        """Refuse a socket before it is one, with an answer that can be read."""
        status = HTTPStatus(answer.status_code)
        lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode()]
        lines += [name + b": " + value for name, value in (*answer.raw_headers, *more, (b"connection", b"close"))]
        self._transport.write(b"\r\n".join(lines) + b"\r\n\r\n" + bytes(answer.body))
        self._transport.close()

    # Out

    @property
    def unsent(self) -> int:
        """Bytes that wait for a client to read."""
        return self._transport.get_write_buffer_size()

    def send(self, text: bytes) -> None:
        if not self._is_closing:
            self._transport.write(text_frame(text))

    def look_after(self, now: float) -> None:
        """Is somebody still there? Whoever was asked and does not answer is gone, however seldom one can ask."""
        if self.asked_at > self.heard_at:
            if now - self.asked_at > PONG:
                self.drop()
        elif now - self.heard_at > PING and not self._is_closing:
            self.asked_at = now
            self._transport.write(PING_FRAME)

    def close(self, code: int) -> None:
        """Say so, and give the other side a moment to hear it: what comes meanwhile is for nobody."""
        if not self._is_closing:
            self._is_closing = self._is_deaf = True
            self._transport.write(close_frame(code))
            self.loop.call_later(GOODBYE, self._transport.abort)

    def shutdown(self) -> None:
        """The server ends (uvicorn asks for this)."""
        self.close(RESTART)
        self._transport.close()

    def drop(self) -> None:
        """Nobody is there."""
        self._transport.abort()

    # In

    def data_received(self, data: bytes) -> None:
        """What comes while others are served is read after them."""
        self.heard_at = self.loop.time()
        is_waiting, self._unread = bool(self._unread), self._unread + data
        if not is_waiting:
            self._slices.take(self._read)
        if len(self._unread) > MOST:
            self.tap.fill(True)

    def _read(self) -> None:
        data, self._unread = self._unread, b""
        try:
            for op, payload in self._reader.read(data):
                self._take(op, payload)
        except BrokenFrame as broken:
            self.close(broken.code)
        if self.tap.is_full:
            self.tap.fill(False)

    def _take(self, op: Op, payload: bytes) -> None:
        if op is Op.CLOSE:
            self._part(payload)
        elif self._is_deaf:
            pass  # for nobody
        elif op is Op.PING:
            if not self._is_closing:
                self._transport.write(frame(Op.PONG, payload))
        elif op is not Op.PONG and self.reading is not None:
            self.reading.hear(payload if op is Op.TEXT else None)

    def _part(self, payload: bytes) -> None:
        """The other side has had enough, or has heard that we have."""
        if not self._is_closing:
            self._is_closing = True
            self._transport.write(frame(Op.CLOSE, payload[:2]))
        self._is_deaf = True
        self._transport.close()

    def connection_lost(self, _: Exception | None) -> None:
        self._is_closing = True
        self._connections.discard(self)
        self._slices.take(self._end)  # behind what has come before

    def _end(self) -> None:
        reading, self.reading = self.reading, None
        if reading is not None:
            reading.end()


class Tap:
    """Of a socket: no more is read while too much waits, or while whoever is told has enough to do."""

    __slots__ = ("_is_held", "_transport", "is_full")

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self.is_full = self._is_held = False

    def fill(self, is_full: bool) -> None:
        self._turn(is_full, self._is_held)

    def hold(self) -> None:
        self._turn(self.is_full, is_held=True)

    def go_on(self) -> None:
        self._turn(self.is_full, is_held=False)

    def _turn(self, is_full: bool, is_held: bool) -> None:
        was_shut, is_shut = self.is_full or self._is_held, is_full or is_held
        self.is_full, self._is_held = is_full, is_held
        if was_shut != is_shut and not self._transport.is_closing():
            (self._transport.pause_reading if is_shut else self._transport.resume_reading)()


def is_handshake(method: str, version: str, headers: Headers) -> bool:
    """Whether a request that wants to be a socket can become one."""
    try:
        key = base64.b64decode(headers.get("sec-websocket-key", ""), validate=True)
    except binascii.Error:
        return False
    return method == "GET" and version == "1.1" and len(key) == 16 and headers.get("sec-websocket-version") == VERSION
