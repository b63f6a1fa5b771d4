"""News between processes that serve the same tables: none with SQLite, PostgreSQL's NOTIFY otherwise.

What happened at a table is told by the writer's own transaction, so that it is heard exactly when it is durable. Who
is connected where is told here; a process that has not been heard of for a while takes its people with it.
"""

import asyncio
import json
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Protocol

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from rooftree.server.store.database import SERVING_LOCK, open_engine
from rooftree.server.store.store import Store
from rooftree.server.store.through import CHANNEL

PRESENCE = "rooftree_presence"
MOST_PEOPLE = 100  # in one notice: PostgreSQL takes 8,000 bytes
BEAT = 5.0  # seconds between two signs of life
SILENCE = 3.5 * BEAT  # after which a process counts as gone
ANSWER = 5.0  # seconds in which the database answers, or the line is given up
FIRST_WAIT, LONGEST_WAIT = 0.2, 3.0  # seconds between two tries to connect

log = structlog.get_logger()


class Listener(Protocol):
    """Whoever wants to hear the news."""

    async def hear_events(self, table: str, version: int) -> None:
        """A table has got so far."""

    async def hear_presence(self, table: str, process: str, people: frozenset[str]) -> None:
        """These people are connected to another process."""

    async def hear_question(self, table: str) -> None:
        """Another process wants to know who is connected to this one; without a table, at any."""

    async def hear_gone(self, process: str) -> None:
        """Another process has ended."""

    async def hear_everything(self) -> None:
        """The line was broken, and anything may have been missed."""


class Bus:
    """Listens to the database. `process` is this process's name among the others."""

    def __init__(self, store: Store, listener: Listener) -> None:
        self.store, self.listener, self.process = store, listener, secrets.token_hex(4)
        self.others: dict[str, float] = {}  # when another process was last heard
        self._engine = open_engine(store.url, poolclass=NullPool) if store.is_shared else None
        self._unsent: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._line: asyncio.Task[None] | None = None
        self._open = asyncio.Event()

    async def open(self) -> None:
        if self._engine is not None:
            self._line = asyncio.create_task(self._stay_connected(), name="bus")
            await self._open.wait()

    async def close(self) -> None:
        """Say goodbye, so that nobody waits for us."""
        if self._engine is None or self._line is None:
            return
        if self._open.is_set():
            self._tell(kind="gone")
            try:
                await asyncio.wait_for(self._unsent.join(), ANSWER)
            except TimeoutError:
                log.warning("no goodbye to the other processes")
        for task in (self._line, *self._tasks):
            task.cancel()
        await asyncio.gather(self._line, *self._tasks, return_exceptions=True)
        await self._engine.dispose()

    # Telling

    def tell_presence(self, table: str, people: list[str]) -> None:
        """Who is connected to this process, for the others."""
        self._tell(kind="here", table=table, people=people[:MOST_PEOPLE])

    def ask_presence(self, table: str) -> None:
        """Who is connected to the others?"""
        self._tell(kind="who", table=table)

    def _tell(self, **news: Any) -> None:
        if self._open.is_set():
            self._unsent.put_nowait(json.dumps({"process": self.process, **news}))

    # The line

    async def _stay_connected(self) -> None:
        """For ever; whatever was missed between two lines is read from the log."""
        wait, is_first = FIRST_WAIT, True
        while True:
            try:
                assert self._engine is not None
                async with self._engine.connect() as connection:
                    broken = await self._listen(connection)
                    wait = FIRST_WAIT
                    if not is_first:
                        self._start(self.listener.hear_everything())
                    self._tell(kind="who", table="")
                    is_first = False
                    await self._talk_on(connection, broken)
            except Exception as error:
                log.error("the line between processes broke", error=repr(error))
            self._open.clear()
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    async def _listen(self, connection: AsyncConnection) -> asyncio.Event:
        broken = asyncio.Event()
        driver: Any = (await connection.get_raw_connection()).driver_connection
        driver.add_termination_listener(lambda _: broken.set())
        await driver.execute(f"SELECT pg_advisory_lock_shared({SERVING_LOCK})")
        await driver.add_listener(CHANNEL, self._hear_events)
        await driver.add_listener(PRESENCE, self._hear_presence)
        while not self._unsent.empty():
            self._unsent.get_nowait()  # what was meant for the old line is asked for anew
            self._unsent.task_done()
        self._open.set()
        return broken

    async def _talk_on(self, connection: AsyncConnection, broken: asyncio.Event) -> None:
        """Send what is to be sent, and a sign of life now and then, which also shows whether the line still holds."""
        driver: Any = (await connection.get_raw_connection()).driver_connection
        news: asyncio.Task[str] | None = None
        lost = asyncio.create_task(broken.wait())
        try:
            while not broken.is_set():
                news = news or asyncio.create_task(self._unsent.get())
                done, _ = await asyncio.wait({news, lost}, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
                text = news.result() if news in done else json.dumps({"process": self.process, "kind": "alive"})
                await asyncio.wait_for(driver.execute("SELECT pg_notify($1, $2)", PRESENCE, text), ANSWER)
                if news in done:
                    self._unsent.task_done()
                    news = None
                self._miss_the_silent()
        finally:
            lost.cancel()
            if news is not None and not news.cancel() and not news.cancelled():
                self._unsent.task_done()  # taken, and lost with the line
            if driver.is_closed() or broken.is_set():
                await connection.invalidate()

    # Hearing

    def _hear_events(self, _connection: Any, _pid: int, _channel: str, text: str) -> None:
        table, _, version = text.partition(" ")
        self._start(self.listener.hear_events(table, int(version)))

    def _hear_presence(self, _connection: Any, _pid: int, _channel: str, text: str) -> None:
        news = json.loads(text)
        process = news["process"]
        if process == self.process:
            return
        is_known = process in self.others
        self.others[process] = time.monotonic()
        match news["kind"]:
            case "alive" if not is_known:
                self.ask_presence("")  # it was silent for long, or we were
            case "here":
                self._start(self.listener.hear_presence(news["table"], process, frozenset(news["people"])))
            case "who":
                self._start(self.listener.hear_question(news["table"]))
            case "gone":
                self._forget(process)

    def _miss_the_silent(self) -> None:
        now = time.monotonic()
        for process, heard in list(self.others.items()):
            if now - heard > SILENCE:
                self._forget(process)

    def _forget(self, process: str) -> None:
        self.others.pop(process, None)
        self._start(self.listener.hear_gone(process))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._heard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _heard(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            log.error("news were not taken in", error=repr(error))  # the clock looks again
