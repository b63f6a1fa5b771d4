"""A server to test: a real one, with a port and sockets, in a thread of this process."""

import asyncio
import itertools
import json
import ssl
import threading
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar
from unittest import mock

import httpx2
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rooftree.server.app import App, create_app
from rooftree.server.guard import GuardedProtocol
from rooftree.server.settings import Settings
from rooftree.server.workshop import Workshop
from tests.shared import HANGING

T = TypeVar("T")
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # each client would read all certificates of the world, and need none
PLENTY: dict[str, Any] = {  # for tests that are not about limits
    "commands_at_once": 100_000,
    "commands_a_second": 100_000.0,
    "requests_at_once": 100_000,
    "requests_a_second": 100_000.0,
    "tables_at_once": 1_000,
    "lines_a_person": 100_000,
    "secrets_at_once": 1_000,
    "secrets_a_second": 100.0,
}


class Served:
    """A server that runs."""

    def __init__(self, app: App, server: uvicorn.Server, loop: asyncio.AbstractEventLoop) -> None:
        self.services, self._server, self._loop = app.services, server, loop
        self.port: int = server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._visitors: list[httpx2.Client] = []

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Something to be done inside of the server."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(HANGING)

    def visitor(self, **headers: str) -> httpx2.Client:
        """Somebody unknown."""
        self._visitors.append(httpx2.Client(base_url=self.address, headers=headers, timeout=HANGING, verify=NO_TLS))
        return self._visitors[-1]

    def close(self) -> None:
        for visitor in self._visitors:
            visitor.close()

    def guest(self, **headers: str) -> httpx2.Client:
        """Somebody known, by cookie."""
        client = self.visitor(**headers)
        assert client.post("/api/me").status_code == 201
        return client

    def line(self, client: httpx2.Client | None = None, **options: Any) -> "TestLine":
        """A socket, of a guest or of a spectator."""
        headers = dict(options.pop("headers", {}))
        if client is not None and client.cookies.get("rooftree"):
            headers["Cookie"] = f"rooftree={client.cookies['rooftree']}"
        address = f"ws://127.0.0.1:{self.port}/socket{options.pop('query', '')}"
        return TestLine(connect(address, additional_headers=headers, max_size=None, max_queue=None, **options))


class TestLine:
    """A socket with answers by id."""

    __test__ = False

    def __init__(self, connection: Any) -> None:
        self._closing = ExitStack()
        self.socket: ClientConnection = self._closing.enter_context(connection)
        self.others: list[dict[str, Any]] = []  # what was heard beside the answers
        self._numbers = itertools.count(1)
        self.hello = self.hear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.close()

    def hear(self, timeout: float = HANGING) -> dict[str, Any]:
        return json.loads(self.socket.recv(timeout))  # type: ignore[no-any-return]

    def end(self) -> int:
        """Hear the line out, into `others`; the code with which the server closed it, 0 for none."""
        while True:
            try:
                self.others.append(self.hear())
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """A command, and its answer: `done`, `refused` or `preview`."""
        name = fields.pop("id", f"test-{next(self._numbers)}")
        self.socket.send(json.dumps({"do": do, "id": name, **fields}))
        while True:
            heard = self.hear()
            if heard.get("id") == name:
                return heard
            self.others.append(heard)


def done(answer: dict[str, Any]) -> None:
    assert answer["kind"] == "done", answer


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Served]:
    """A server in a thread; bots think in one process, and nothing is compiled meanwhile."""
    chosen = Settings(**{"database": str(folder / "tables.db"), "thinkers": 1, **PLENTY, **settings})
    app, begun, loops = create_app(chosen), threading.Event(), list[asyncio.AbstractEventLoop]()
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            host="127.0.0.1",
            port=0,
            log_config=None,
            http=GuardedProtocol,
            server_header=False,
            proxy_headers=False,
            ws_max_size=65_536,
            timeout_graceful_shutdown=1,
        )
    )

    async def run() -> None:
        loops.append(asyncio.get_running_loop())
        work = asyncio.create_task(server.serve())
        while not server.started and not work.done():
            await asyncio.sleep(0.01)
        begun.set()
        await work

    with mock.patch.object(Workshop, "open"):
        thread = threading.Thread(target=asyncio.run, args=(run(),), daemon=True)
        thread.start()
        assert begun.wait(HANGING)
        served = Served(app, server, loops[0])
        try:
            yield served
        finally:
            served.close()
            server.should_exit = True
            thread.join(HANGING)
            assert not thread.is_alive()
