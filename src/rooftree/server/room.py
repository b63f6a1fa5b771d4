"""A table that is in use: who watches it, and what comes of what they do (`ledger.py`).

What each person is shown is in `documents.py`, what they may ask in `questions.py`, what the server does by itself in
`driver.py`.
"""

import asyncio
import functools
import time
from typing import TYPE_CHECKING, Protocol

from rooftree.protocol import Done, TableCommand
from rooftree.server.audience import Audience, Watcher
from rooftree.server.clock import Clock
from rooftree.server.decisions import Around, decide
from rooftree.server.driver import OTHER_PROCESS, Driver
from rooftree.server.events import Entry
from rooftree.server.ledger import Decide, Ledger, entered_at_once
from rooftree.server.limits import Limits
from rooftree.server.table import Table

if TYPE_CHECKING:
    from rooftree.server.store.store import Store
    from rooftree.server.thinkers import Thinkers

CHAT_AT_ONCE, CHAT_A_SECOND = 10, 0.5  # lines and reactions of one person


class News(Protocol):
    """Who wants to know what happens in a room."""

    def on_change(self, room: "Room", entries: list[Entry]) -> None: ...

    def on_presence(self, room: "Room") -> None: ...


class Room(Ledger):
    """One table in this process."""

    def __init__(
        self, table: Table, store: "Store", thinkers: "Thinkers", news: News, clock: Clock = time.time
    ) -> None:
        super().__init__(table, store, clock)
        self.news = news
        self.audience = Audience(table)
        self.driver = Driver(self, thinkers)
        self._chat_limits = Limits(CHAT_AT_ONCE, CHAT_A_SECOND)
        self._aside: set[asyncio.Task[None]] = set()

    @property
    def is_busy(self) -> bool:
        return self.lock.locked() or bool(self._work) or self.driver.is_busy

    async def close(self) -> None:
        """Let no bot play on, and wait until everything is written."""
        await self.driver.close()
        while self._work or self.lock.locked():
            async with self.lock:
                pass
            await asyncio.sleep(0)

    async def dismiss(self) -> None:
        """The log is another than it was: everybody has to come in again, to a new room."""
        await self.driver.close()
        for watcher in list(self.audience.watchers):
            watcher.dismiss()

    # Watching

    async def watch(self, watcher: Watcher) -> None:
        """Send everything now, and from now on every change."""
        async with self.alone() as table:
            if self.audience.welcome(watcher, table):
                self._publish_presence()
        self.driver.drive(patience=OTHER_PROCESS if self.store.is_shared else 0.0)

    def leave(self, watcher: Watcher) -> None:
        if self.audience.watchers.pop(watcher, None) is None:
            return
        self.used_at = self.clock()
        if watcher.person in self.audience.people():
            return
        if entered_at_once(self.lock):
            self._publish_presence()
            self.lock.release()
        else:
            self._aside.add(task := asyncio.create_task(self._tell_who_is_here()))
            task.add_done_callback(self._aside.discard)

    async def _tell_who_is_here(self) -> None:
        async with self.lock:
            self._publish_presence()

    async def set_people_elsewhere(self, process: str, people: frozenset[str]) -> None:
        """What another process says of who is connected to it."""
        if self.audience.set_elsewhere(process, people):
            async with self.lock:
                self._tell([])

    def _publish_presence(self) -> None:
        self._tell([])
        self.news.on_presence(self)

    @property
    def shown(self) -> int:
        return self.audience.shown

    def take_in(self, undone: list[int], new: list[Entry], patience: float = 0.0) -> None:
        self._tell(undone)
        if new:
            self.news.on_change(self, new)
        self.driver.drive(patience)

    def _tell(self, undone: list[int]) -> None:
        if self.is_sound:  # otherwise whoever makes it sound tells this too
            self.audience.tell(self.table, undone)

    # Commands

    async def do(self, person: str, command: TableCommand) -> Done:
        """A person's command, once and durably; `Refusal` if it may not be."""
        return await self.write(person, command.id, self.decision_on(person, command))

    def decision_on(self, person: str, command: TableCommand) -> Decide:
        """What a person's command comes to when its time has come."""
        may_talk = functools.cache(lambda: self._chat_limits.take(person))  # however often it has to be decided anew
        return lambda table: decide(table, person, command, Around(self.audience.people(), may_talk, self.clock()))
