"""The server put together: store, hall, people, routes, and what stands around every request."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException as StarletteHTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rooftree.core.message import message
from rooftree.core.records import package_version
from rooftree.core.text import harmless
from rooftree.server import ops, socket
from rooftree.server.edge import LONGEST_BODY, problem, visitor_of
from rooftree.server.farewell import close_gently
from rooftree.server.garbage import collected_in_portions
from rooftree.server.headers import headers_of, is_our_page
from rooftree.server.keeping import kept_tidy
from rooftree.server.limits import Turnstile
from rooftree.server.logs import set_up_logs
from rooftree.server.pages import is_page
from rooftree.server.proxies import Proxies, is_forwarded
from rooftree.server.routes import api
from rooftree.server.services import Services, new_services, services_of
from rooftree.server.settings import Settings, from_environment
from rooftree.server.sharing import introduced, is_shared
from rooftree.server.store.database import claimed
from rooftree.server.store.failures import NotWritten, OutOfReach
from rooftree.server.table import NoSuchTable, Refusal
from rooftree.server.wire import Wire

COME_AGAIN = 2.0  # seconds after which clients of a server that stops should try again
LONGEST_NUMBER = 12  # digits of a length
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
HARMLESS = ("GET", "HEAD", "OPTIONS")


class App(FastAPI):
    """FastAPI for what is asked over HTTP. Sockets do not come here: `guard.py` makes wires of them."""

    settings: Settings
    proxies: Proxies
    services: Services  # from the moment at which the server opens

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            self.proxies.see_through(scope)
        await super().__call__(scope, receive, send)

    async def serve_wire(self, scope: Scope, wire: Wire) -> None:
        """A socket: it stays for hours, and so goes past all that stands around requests."""
        self.proxies.see_through(scope)
        try:
            await socket.serve_socket(HTTPConnection({**scope, "app": self}), wire)
        except Exception as error:
            structlog.get_logger().error("a socket failed", error=repr(error))
            wire.drop()


def create_app(settings: Settings | None = None) -> App:
    """A server, ready to be run; without settings, those of the environment."""
    app = App(
        title="Rooftree",
        version=package_version(),
        summary="Tables for Dream Home, California and Home Sweet Home.",
        description="Open a table here, then play over the socket at `/socket`: see docs/protocol.md.",
        lifespan=_life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.settings = settings or from_environment()
    app.proxies = Proxies(app.settings.proxies)
    app.include_router(api)
    app.add_middleware(Around)
    app.exception_handler(RequestValidationError)(_unreadable)
    app.exception_handler(StarletteHTTPException)(_refused)
    app.exception_handler(Refusal)(_not_possible)
    app.exception_handler(NoSuchTable)(_no_such_table)
    app.exception_handler(Exception)(_failed)
    for path in ops.PATHS:
        app.get(path, include_in_schema=False)(_ops)
    _find_routes(app)
    return app


def _find_routes(app: App) -> None:
    """They are put together when they are first asked for, which takes a tenth of a second: nobody waits for that."""
    scope: Scope = {"type": "http", "method": "GET", "path": "/", "root_path": "", "headers": []}
    for route in app.routes:
        route.matches(scope)


@asynccontextmanager
async def _life(app: App) -> AsyncIterator[None]:
    set_up_logs(app.settings.logs)
    server = app.services = new_services(app.settings)
    with claimed(server.store.url):
        await server.store.open()
        await server.people.open()
        await server.hall.open()
        if app.settings.compiles:
            server.thinkers.workshop.open()
        server.metrics.watch_the_loop()
        server.caretaker.open()
        if server.ops is not None:
            await server.ops.open()
        close_gently(lambda: socket.say_goodbye(server.lines, COME_AGAIN))
        structlog.get_logger().info("open", database=server.store.engine.dialect.name)
        try:
            async with (
                collected_in_portions(lambda: server.hall.entries_taken_in),
                kept_tidy(server),
                socket.watched(server),
            ):
                yield
        finally:
            server.metrics.close()
            await server.caretaker.close()
            if server.ops is not None:
                await server.ops.close()
            await server.hall.close()
            await server.reviews.close()
            await server.thinkers.close()
            await server.store.close()
            structlog.get_logger().info("closed")


class Around:
    """Limits and origin before every request, headers and figures after it: no task of its own, as a middleware that
    is a function would have.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, request = time.perf_counter(), Request(scope, receive)
        answer = Answer(send, headers_of(services_of(request).settings, scope["path"]))
        try:
            ready = self._answer_at_once(request)
            if ready is not None and is_shared(scope["path"]):
                ready = await introduced(request, ready)
            await (ready or self.app)(scope, receive, answer.send)
        except Exception as error:  # in here, so that this answer has its headers too
            if answer.status is not None:
                raise
            await (await _failed(request, error))(scope, receive, answer.send)
        method, figures = request.method if request.method in METHODS else "other", services_of(request).metrics
        figures.requests.labels(method, str(answer.status)).inc()
        figures.request_seconds.observe(time.perf_counter() - began)

    def _answer_at_once(self, request: Request) -> Response | None:
        """A refusal, or one of the client's files, which are in memory."""
        server, is_file = services_of(request), is_page(request.method, request.scope["path"])
        refusal = _refusal(request, server.files if is_file else server.requests)
        return refusal or (server.pages.answer(request) if is_file else None)


class Answer:
    """What is sent of one, with the headers that stand on all of them."""

    def __init__(self, send: Send, headers: dict[str, str]) -> None:
        self._send, self._headers = send, headers
        self.status: int | None = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            present = MutableHeaders(scope=message)
            for name, value in self._headers.items():
                present.setdefault(name, value)
        await self._send(message)


def _refusal(request: Request, limits: Turnstile) -> Response | None:
    if not limits.take(visitor_of(request)):
        return _problem(request, 429, "refused-too-much")
    if request.method in HARMLESS:
        return None
    if not _is_short(request):
        return _problem(request, 413, "refused-too-long", most=LONGEST_BODY)
    if not is_our_page(request, services_of(request).settings):
        structlog.get_logger().info("a request of another site was refused", path=harmless(request.scope["path"]))
        return _problem(request, 403, "refused-origin")
    return None


def _is_short(request: Request) -> bool:
    """Whether the body is of a length that is told beforehand and fits."""
    length = request.headers.get("content-length", "0")
    is_number = length.isascii() and length.isdigit() and len(length) <= LONGEST_NUMBER
    return is_number and int(length) <= LONGEST_BODY and "transfer-encoding" not in request.headers


def _problem(request: Request, status: int, key: str, **args: int | str) -> JSONResponse:
    return JSONResponse(problem(request, message(key, **args)), status)


async def _unreadable(request: Request, error: Exception) -> Response:
    """What FastAPI says of a bad request, in one sentence."""
    assert isinstance(error, RequestValidationError)
    parts = [f"{'.'.join(str(part) for part in each['loc'])}: {each['msg']}" for each in error.errors()[:3]]
    return _problem(request, 422, "refused-unreadable", error=harmless("; ".join(parts)))


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, StarletteHTTPException)
    if isinstance(error.detail, dict):
        return JSONResponse(error.detail, error.status_code, headers=error.headers)
    keys = {404: "refused-no-such-page", 405: "refused-method"}
    why, status = harmless(str(error.detail)), error.status_code
    answer = _problem(request, status, keys.get(status, "refused-unreadable"), error=why)
    answer.headers.update(error.headers or {})
    return answer


async def _not_possible(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return JSONResponse(problem(request, error.why), 409)


async def _no_such_table(request: Request, error: Exception) -> Response:
    return _problem(request, 404, "refused-no-such-table")


async def _failed(request: Request, error: Exception) -> Response:
    if isinstance(error, ClientDisconnect):
        return _problem(request, 400, "refused-unreadable", error="the request breaks off")  # and nobody hears it
    if isinstance(error, OutOfReach | NotWritten):
        structlog.get_logger().error("the database failed", path=harmless(request.scope["path"]), error=str(error))
        return _problem(request, 503, "refused-not-written")
    structlog.get_logger().error("a request failed", path=harmless(request.scope["path"]), exc_info=error)
    return _problem(request, 500, "refused-server-error")


async def _ops(request: Request) -> Response:
    server, path = services_of(request), request.url.path
    if server.ops is not None or (path == "/metrics" and not _may_read_figures(request)):
        raise HTTPException(404)
    status, text, kind = ops.answer(server, path, says_why=False)
    return Response(text, status, media_type=kind)


def _may_read_figures(request: Request) -> bool:
    address = request.client.host if request.client else ""
    return address in services_of(request).settings.metrics_for and not is_forwarded(request.scope)
