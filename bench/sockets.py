"""A WebSocket client with little around it, so that thousands of them fit into one process."""

import asyncio
from collections.abc import Callable
from typing import Any

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

OnText = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """One connection: text in through a function, text out through `send`."""

    def __init__(self, address: str, headers: dict[str, str], on_text: OnText) -> None:
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.on_text = on_text
        self.is_lost = False
        self._headers = headers
        self._protocol = ClientProtocol(parse_uri(address), max_size=None)
        self._transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        request = self._protocol.connect()
        request.headers.update(self._headers)
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        self._flush()
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    assert event.fin, "no server here sends a message in parts"
                    self.on_text(bytes(event.data))
            elif isinstance(event, Response):
                self._begin()

    def _begin(self) -> None:
        if self._protocol.handshake_exc is not None:
            self.is_open.set_exception(self._protocol.handshake_exc)
        else:
            self.is_open.set_result(None)

    def connection_lost(self, _: Exception | None) -> None:
        self.is_lost = True
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the server hung up"))

    def send(self, text: bytes) -> None:
        self._protocol.send_text(text)
        self._flush()

    def close(self) -> None:
        self._transport.abort()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)


async def open_socket(address: str, headers: dict[str, str], on_text: OnText) -> Socket:
    """A connection that is ready for messages."""
    target = parse_uri(address)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(address, headers, on_text), target.host, target.port)
    await socket.is_open
    return socket
