"""News between processes that serve the same tables: none with SQLite, PostgreSQL's NOTIFY otherwise."""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from rooftree.server.store.store import CHANNEL, Store

PRESENCE = "rooftree_presence"
MOST_PEOPLE = 100  # in one notice: PostgreSQL takes 8,000 bytes

OnEvents = Callable[[str], Awaitable[None]]
OnPresence = Callable[[str, str, frozenset[str]], Awaitable[None]]


class Bus:
    """Listens to the database. `process` is this process's name among the others."""

    def __init__(self, store: Store, on_events: OnEvents, on_presence: OnPresence) -> None:
        self.store, self.process = store, secrets.token_hex(4)
        self._on_events, self._on_presence = on_events, on_presence
        self._connection: Any = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self.store.is_shared:
            await self._connect()

    async def _connect(self) -> None:
        import asyncpg

        url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection = await asyncpg.connect(url)
        self._connection.add_termination_listener(self._lost)
        await self._connection.add_listener(CHANNEL, self._hear_events)
        await self._connection.add_listener(PRESENCE, self._hear_presence)

    def _lost(self, _: Any) -> None:
        self._start(self._reconnect())

    async def _reconnect(self) -> None:
        """Until the database is back; whatever was missed meanwhile is read from the log."""
        while True:
            try:
                await self._connect()
            except OSError:
                await asyncio.sleep(0.5)
            else:
                await self._on_events("")
                return

    def _hear_events(self, _connection: Any, _pid: int, _channel: str, table: str) -> None:
        self._start(self._on_events(table))

    def _hear_presence(self, _connection: Any, _pid: int, _channel: str, text: str) -> None:
        news = json.loads(text)
        if news["process"] != self.process:
            self._start(self._on_presence(news["table"], news["process"], frozenset(news["people"])))

    def tell_presence(self, table: str, people: list[str]) -> None:
        """Who is connected to this process, for the others."""
        if self._connection is not None:
            news = json.dumps({"process": self.process, "table": table, "people": people[:MOST_PEOPLE]})
            self._start(self._notify(news))

    async def _notify(self, news: str) -> None:
        await self._connection.execute("SELECT pg_notify($1, $2)", PRESENCE, news)

    def _start(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.remove_termination_listener(self._lost)
            await self._connection.close()
