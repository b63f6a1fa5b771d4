"""The server put together: store, hall, people, routes, and what stands around every request."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import structlog
from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException as StarletteHTTPException

from rooftree.core.message import message
from rooftree.core.recordfile import MAX_BYTES, package_version
from rooftree.server import http, socket
from rooftree.server.hall import Hall
from rooftree.server.limits import Limits
from rooftree.server.logs import set_up_logs
from rooftree.server.metrics import Metrics
from rooftree.server.people import People
from rooftree.server.settings import Settings, from_environment
from rooftree.server.store.store import Store
from rooftree.server.thinking import Thinking

LONGEST_BODY = MAX_BYTES * 2  # a record inside of JSON
COME_AGAIN = 2.0  # seconds after which clients of a server that stops should try again
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
Next = Callable[[Request], Awaitable[Response]]


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server, ready to be run; without settings, those of the environment."""
    chosen = settings or from_environment()
    app = FastAPI(
        title="Rooftree",
        version=package_version(),
        summary="Tables for Dream Home, California and Home Sweet Home.",
        description="Open a table here, then play over the socket at `/socket`: see docs/protocol.md.",
        lifespan=_life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = chosen
    app.state.lines = set()
    app.state.request_limits = Limits(chosen.requests_at_once, chosen.requests_a_second)
    app.state.secret_limits = Limits(chosen.secrets_at_once, chosen.secrets_a_second)
    app.state.metrics = Metrics(app)
    app.include_router(http.api)
    app.include_router(socket.router)
    app.middleware("http")(_around)
    app.exception_handler(RequestValidationError)(_unreadable)
    app.exception_handler(StarletteHTTPException)(_refused)
    app.exception_handler(Exception)(_failed)
    app.get("/metrics", include_in_schema=False)(_metrics)
    app.get("/healthz", include_in_schema=False)(_health)
    return app


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    set_up_logs()
    settings: Settings = app.state.settings
    store = app.state.store = Store(settings.database)
    await store.open()
    app.state.people = People(store)
    await app.state.people.open()
    thinking = app.state.thinking = Thinking(settings.thinkers)
    hall = app.state.hall = Hall(store, thinking)
    await hall.open()
    thinking.begin_to_warm()
    app.state.metrics.watch_the_loop()
    structlog.get_logger().info("open", database=store.engine.dialect.name)
    try:
        yield
    finally:
        socket.say_goodbye(app.state.lines, COME_AGAIN)
        await asyncio.sleep(0.05)  # long enough for the goodbye to leave
        app.state.metrics.close()
        await hall.close()
        thinking.close()
        await store.close()
        structlog.get_logger().info("closed")


async def _around(request: Request, call_next: Next) -> Response:
    """Limits and origin before every request, headers and figures after it."""
    began = time.perf_counter()
    refusal = _refusal(request)
    response = refusal if refusal is not None else await call_next(request)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if request.url.path.startswith("/api"):
        response.headers.setdefault("Cache-Control", "no-store")
    request.app.state.metrics.requests.labels(request.method, str(response.status_code)).inc()
    request.app.state.metrics.request_seconds.observe(time.perf_counter() - began)
    return response


def _refusal(request: Request) -> Response | None:
    if not request.app.state.request_limits.take(request.client.host if request.client else ""):
        return _problem(request, 429, "refused-too-much")
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return None
    length = request.headers.get("content-length", "0")
    if "transfer-encoding" in request.headers or not length.isdigit() or int(length) > LONGEST_BODY:
        return _problem(request, 413, "refused-too-long", most=LONGEST_BODY)
    origin = request.headers.get("origin")
    if origin is not None and origin not in _our_origins(request):
        return _problem(request, 403, "refused-origin")
    return None


def _our_origins(request: Request) -> set[str]:
    address = request.app.state.settings.address
    host = request.headers.get("host")
    return {address} if address else {f"http://{host}", f"https://{host}"}


def _problem(request: Request, status: int, key: str, **args: int | str) -> JSONResponse:
    return JSONResponse(http.problem(http.language_of(request), message(key, **args)), status)


async def _unreadable(request: Request, error: Exception) -> Response:
    """What FastAPI says of a bad request, in one sentence."""
    assert isinstance(error, RequestValidationError)
    parts = [f"{'.'.join(str(part) for part in each['loc'])}: {each['msg']}" for each in error.errors()[:3]]
    return _problem(request, 422, "refused-unreadable", error="; ".join(parts))


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, StarletteHTTPException)
    if isinstance(error.detail, dict):
        return JSONResponse(error.detail, error.status_code, headers=error.headers)
    keys = {404: "refused-no-such-page", 405: "refused-method"}
    return _problem(request, error.status_code, keys.get(error.status_code, "refused-unreadable"), error=error.detail)


async def _failed(request: Request, error: Exception) -> Response:
    structlog.get_logger().exception("a request failed", path=request.url.path, exc_info=error)
    return _problem(request, 500, "refused-server-error")


async def _metrics(request: Request) -> Response:
    address = request.client.host if request.client else ""
    if address not in request.app.state.settings.metrics_for:
        raise HTTPException(404)
    text, kind = request.app.state.metrics.page()
    return PlainTextResponse(text, media_type=kind)


async def _health() -> dict[str, Any]:
    return {"status": "ok"}
