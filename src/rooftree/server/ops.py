"""What an operator's programs ask: figures and health, at the door of everybody or at one of their own."""

import asyncio
import contextlib
import json
import os
import socket
from typing import TYPE_CHECKING, NamedTuple

import structlog

if TYPE_CHECKING:
    from rooftree.server.services import Services

LIVE, READY = ("/livez",), ("/readyz", "/healthz")
PATHS = ("/metrics", *LIVE, *READY)
LONGEST_HEAD = 8_192  # bytes
WHOLE_REQUEST = 10.0  # seconds
OWNER_AND_GROUP = 0o660
PHRASES = {200: "OK", 404: "Not Found", 503: "Service Unavailable"}
PLAIN, JSON = "text/plain; charset=utf-8", "application/json"


class Answer(NamedTuple):
    """To a program."""

    status: int
    text: str
    kind: str = PLAIN


class Place(NamedTuple):
    """A door for programs: a port, or a file."""

    host: str
    port: int
    path: str | None = None


def place_named(text: str) -> Place:
    """`127.0.0.1:9100`, `9100` (of this machine), or the path of a socket; `ValueError` if it is none of them."""
    if "/" in text:
        return Place("", 0, text)
    host, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdigit() or not 0 < int(port) < 65_536:
        raise ValueError(f"{text!r} is neither HOST:PORT nor the path of a socket")
    return Place(host.strip("[]") or "127.0.0.1", int(port))


def answer(server: "Services", path: str, says_why: bool) -> Answer:
    """Live is whoever answers; ready is whoever can keep what people do. The reason is for the operator alone."""
    if path == "/metrics":
        text, kind = server.metrics.page()
        return Answer(200, text, kind)
    if path not in LIVE + READY:
        return Answer(404, f"{', '.join(PATHS)}\n")
    why = server.caretaker.why_not_ready() if path in READY else None
    if why is None:
        return Answer(200, '{"status":"ok"}', JSON)
    return Answer(503, json.dumps({"status": "failing"} | ({"why": why} if says_why else {})), JSON)


class Ops:
    """The door for programs of one server. What comes in is one short request, what goes out one answer."""

    def __init__(self, server: "Services", place: Place) -> None:
        self.server, self.place = server, place
        self._listener: asyncio.Server | None = None

    async def open(self) -> None:
        host, port, path = self.place
        if path is None:
            several = hasattr(socket, "SO_REUSEPORT")  # workers stand at the same door
            self._listener = await asyncio.start_server(
                self._serve, host, port, limit=LONGEST_HEAD, reuse_port=several
            )
        else:
            self._listener = await asyncio.start_unix_server(self._serve, path, limit=LONGEST_HEAD)
            os.chmod(path, OWNER_AND_GROUP)

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.close()
            if self.place.path is not None:
                with contextlib.suppress(OSError):
                    os.unlink(self.place.path)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(WHOLE_REQUEST):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(self._said(head.split(b"\r\n", 1)[0].decode("latin-1")))
                await writer.drain()
        except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
            pass  # whoever it was has gone, or is nobody's program
        except Exception:
            structlog.get_logger().exception("an operator's question failed")
        finally:
            writer.close()

    def _said(self, line: str) -> bytes:
        method, path, _ = [*line.split(" "), "", "", ""][:3]
        status, text, kind = answer(self.server, path.partition("?")[0] if method in ("GET", "HEAD") else "", True)
        body = text.encode()
        head = [
            f"HTTP/1.1 {status} {PHRASES[status]}",
            f"Content-Type: {kind}",
            f"Content-Length: {len(body)}",
            "Cache-Control: no-store",
            "Connection: close",
        ]
        return "\r\n".join([*head, "", ""]).encode() + (b"" if method == "HEAD" else body)
