"""Patience with those who connect: a request comes in time and with a short head, or its connection is closed.

uvicorn reads as many headers as somebody cares to send, for as long as they care to send them.
"""

from asyncio import TimerHandle, Transport
from typing import Any
from urllib.parse import unquote

import httptools
from starlette.datastructures import Headers
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rooftree.server.wire import Wire, is_handshake

MOST_HEAD = 65_536  # bytes before the body
WHOLE_REQUEST = 30.0  # seconds from the first byte, or from the connection, to the last byte of the body


class GuardedProtocol(HttpToolsProtocol):
    """One connection of a client."""

    _timer: TimerHandle | None = None
    _head: int | None = 0  # bytes of a head that is not complete

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None and not self.transport.is_closing():
            self._head += len(data)
            if self._head > MOST_HEAD:
                self.send_400_response("The head of this request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begin()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a wire's, or nobody's."""
        self._stop()
        self.connections.discard(self)
        headers = Headers(raw=self.headers)
        if not is_handshake(self.scope["method"], self.scope["http_version"], headers):
            self.send_400_response("This is no handshake of a WebSocket.")
            return
        self.transport.pause_reading()
        wire = Wire(self.transport, self.connections)  # type: ignore[arg-type]
        self.transport.set_protocol(wire)
        app: Any = self.app
        self.tasks.add(task := self.loop.create_task(app.serve_wire(self._socket_scope(), wire)))
        task.add_done_callback(self.tasks.discard)

    def _socket_scope(self) -> dict[str, Any]:
        """What is asked of a request, for what becomes a socket."""
        url = httptools.parse_url(self.url)
        scheme = "wss" if self.scheme == "https" else "ws"
        found = {"type": "websocket", "scheme": scheme, "path": unquote(url.path.decode("ascii"))}
        known = {name: self.scope[name] for name in ("client", "server", "headers", "root_path", "http_version")}
        return known | found | {"raw_path": url.path, "query_string": url.query or b""}

    def _begin(self) -> None:
        self._stop()
        self._head = 0
        self._timer = self.loop.call_later(WHOLE_REQUEST, self._give_up)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        self.transport.close()
