"""A WebSocket client with next to nothing around it, so that thousands of them take little of the machine they share
with the server. Its mask is zero, which RFC 6455 allows and which leaves bytes as they are.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

OnText = Callable[[bytes], None]
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # whole messages
NO_MASK = bytes(4)


class Socket(asyncio.Protocol):
    """One connection: text in through a function, text out through `send`."""

    def __init__(self, address: str, headers: dict[str, str], on_text: OnText) -> None:
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.on_text = on_text
        self.is_lost = False
        self._address, self._headers, self._unread = urlsplit(address), headers, b""
        self._transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        where = self._address
        lines = [f"GET {where.path}?{where.query} HTTP/1.1", f"Host: {where.netloc}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += [f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
        lines += [f"{name}: {value}" for name, value in self._headers.items()]
        self._transport.write("\r\n".join([*lines, "\r\n"]).encode())

    def data_received(self, data: bytes) -> None:
        data, at = self._unread + data, 0
        if not self.is_open.done():
            head, _, data = data.partition(b"\r\n\r\n")
            if b" 101 " in head.split(b"\r\n")[0]:
                self.is_open.set_result(None)
            else:
                self.is_open.set_exception(ConnectionError(f"no socket: {head[:60]!r}"))
        while (found := frame_at(data, at)) is not None:
            first, payload, at = found
            if first == TEXT:
                self.on_text(payload)
            elif first == PING:
                self._send(PONG, payload)
            elif first != PONG:
                assert first == CLOSE, "no server here sends a message in parts"
        self._unread = data[at:]

    def connection_lost(self, _: Exception | None) -> None:
        self.is_lost = True
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the server hung up"))

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, first: int, payload: bytes) -> None:
        length = len(payload)
        size = bytes((first, 0x80 | length)) if length < 126 else bytes((first, 0xFE)) + length.to_bytes(2)
        self._transport.write(size + NO_MASK + payload)

    def close(self) -> None:
        self._transport.abort()


def frame_at(data: bytes, at: int) -> tuple[int, bytes, int] | None:
    """The first byte of a frame, what is in it, and where it ends; None if it has not all come."""
    if len(data) < at + 2:
        return None
    length, start = data[at + 1], at + 2
    if length > 125:
        start += 2 if length == 126 else 8
        length = int.from_bytes(data[at + 2 : start])
    end = start + length
    return (data[at], data[start:end], end) if len(data) >= max(start, end) else None


async def open_socket(address: str, headers: dict[str, str], on_text: OnText) -> Socket:
    """A connection that is ready for messages."""
    target = urlsplit(address)
    assert target.hostname
    assert target.port
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(address, headers, on_text), target.hostname, target.port)
    await socket.is_open
    return socket
