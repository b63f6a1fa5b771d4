"""The socket: who may have a line to the server, and when lines end."""

import hashlib

import structlog
from fastapi import WebSocket
from fastapi.responses import JSONResponse

from rooftree.core.message import message
from rooftree.core.records import package_version
from rooftree.protocol import PROTOCOL, Closing, Hello, encode
from rooftree.server.edge import language_of, problem, token_of, visitor_of
from rooftree.server.headers import headers_of, is_our_page
from rooftree.server.limits import Bucket
from rooftree.server.line import Line
from rooftree.server.services import Services, services_of

PATH = "/socket"


async def serve_socket(socket: WebSocket) -> None:
    server, visitor = services_of(socket), visitor_of(socket)
    if socket.scope["path"] != PATH:
        await turn_away(socket, 404, "refused-no-such-page")
    elif not is_our_page(socket, server.settings):
        await turn_away(socket, 403, "refused-origin")
    elif not server.requests.take(visitor) or server.headcount.is_full(visitor):
        await turn_away(socket, 429, "refused-too-much")
    else:
        with server.headcount.counted(visitor):
            await serve_line(socket, server)


async def serve_line(socket: WebSocket, server: Services) -> None:
    token = None if socket.query_params.get("as") == "spectator" else token_of(socket)  # a screen for the whole room
    person = await server.people.of_token(token)
    await socket.accept()
    bucket = Bucket(server.settings.commands_at_once, server.settings.commands_a_second)
    line = Line(socket, server.hall, person, language_of(socket), bucket)
    line.send(encode(Hello(PROTOCOL, package_version(), person_shown(person))))
    server.lines.add(line)
    try:
        await line.serve()
    finally:
        server.lines.discard(line)


async def turn_away(socket: WebSocket, status: int, key: str) -> None:
    """Refuse a socket before it is one, with a reason that can be read."""
    structlog.get_logger().info("a socket was refused", why=key)
    headers = headers_of(services_of(socket).settings, socket.scope["path"])
    await socket.send_denial_response(JSONResponse(problem(socket, message(key)), status, headers=headers))


def person_shown(person: str | None) -> str | None:
    """Enough to see whether it is still oneself; the id itself stays here."""
    return None if person is None else hashlib.sha256(person.encode()).hexdigest()[:12]


def say_goodbye(lines: set[Line], seconds: float) -> None:
    for line in lines:
        line.send(encode(Closing(seconds)))
