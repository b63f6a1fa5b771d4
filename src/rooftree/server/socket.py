"""The socket: who may have a line to the server, when lines end, and whether somebody is still at the other end."""

import asyncio
import hashlib
from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager

import structlog
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse

from rooftree.core.message import message
from rooftree.core.records import package_version
from rooftree.protocol import PROTOCOL, Closing, Hello, encode
from rooftree.server.beside import beside
from rooftree.server.edge import language_of, problem, token_of, visitor_of
from rooftree.server.headers import headers_of, is_our_page
from rooftree.server.limits import Bucket, Visitor
from rooftree.server.line import Line
from rooftree.server.services import Services, services_of
from rooftree.server.wire import PING, Wire

PATH = "/socket"
LOOK = 0.1  # seconds between two looks at some of the lines


async def serve_socket(connection: HTTPConnection, wire: Wire) -> None:
    """Make a line of a socket, or say why not."""
    server, visitor = services_of(connection), visitor_of(connection)
    if connection.scope["path"] != PATH:
        turn_away(connection, wire, 404, "refused-no-such-page")
    elif not is_our_page(connection, server.settings):
        turn_away(connection, wire, 403, "refused-origin")
    elif not server.requests.take(visitor) or server.headcount.is_full(visitor):
        turn_away(connection, wire, 429, "refused-too-much")
    else:
        server.headcount.come(visitor)
        try:
            await _open_line(connection, wire, server, visitor)
        except BaseException:
            server.headcount.go(visitor)
            raise


async def _open_line(connection: HTTPConnection, wire: Wire, server: Services, visitor: Visitor) -> None:
    is_screen = connection.query_params.get("as") == "spectator"  # for the whole room
    person = await server.people.of_token(None if is_screen else token_of(connection))
    bucket = Bucket(server.settings.commands_at_once, server.settings.commands_a_second)
    line = ServedLine(wire, server, visitor, person, language_of(connection), bucket)
    wire.accept(connection.headers, line)
    line.send(encode(Hello(PROTOCOL, package_version(), person_shown(person))))
    line.expect_a_word()
    server.lines[line] = None


class ServedLine(Line):
    """A line that counts among those of a server."""

    def __init__(
        self, wire: Wire, server: Services, visitor: Visitor, person: str | None, language: str, bucket: Bucket
    ) -> None:
        super().__init__(wire, server.hall, person, language, bucket)
        self._server, self._visitor = server, visitor

    def end(self) -> None:
        super().end()
        self._server.lines.pop(self, None)
        self._server.headcount.go(self._visitor)


def turn_away(connection: HTTPConnection, wire: Wire, status: int, key: str) -> None:
    """Refuse a socket before it is one, with a reason that can be read."""
    structlog.get_logger().info("a socket was refused", why=key)
    headers = headers_of(services_of(connection).settings, connection.scope["path"])
    wire.deny(JSONResponse(problem(connection, message(key)), status, headers=headers))


def watched(server: Services) -> AbstractAsyncContextManager[None]:
    """While this lasts, whoever is gone without a word is noticed."""
    return beside(_watch_on(server), "lines")


async def _watch_on(server: Services) -> None:
    """For ever: whoever has been silent for a while is asked, and whoever does not answer is gone."""
    loop = asyncio.get_running_loop()
    while True:
        lines = list(server.lines)
        share = 1 + int(len(lines) * LOOK / PING)  # so that nobody waits for a walk along all of them
        for first in range(0, len(lines), share):
            now = loop.time()
            for line in lines[first : first + share]:
                line.wire.look_after(now)
            await asyncio.sleep(LOOK)
        if not lines:
            await asyncio.sleep(LOOK)


def person_shown(person: str | None) -> str | None:
    """Enough to see whether it is still oneself; the id itself stays here."""
    return None if person is None else hashlib.sha256(person.encode()).hexdigest()[:12]


def say_goodbye(lines: Iterable[Line], seconds: float) -> None:
    for line in lines:
        line.send(encode(Closing(seconds)))
