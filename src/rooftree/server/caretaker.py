"""What a server looks after by itself, beside its tables: the database, and the keys that sign people's tokens."""

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from rooftree.server.line import TRY_AGAIN

if TYPE_CHECKING:
    from rooftree.server.services import Services

ROUND = 2.0  # seconds between two looks
PULSE = 10.0  # seconds without a write, after which one is made to see whether it can be
LATELY = 60.0  # seconds in which a write must have succeeded

log = structlog.get_logger()


class Caretaker:
    """Of one server."""

    def __init__(self, server: "Services") -> None:
        self.server = server
        self._trouble: str | None = None  # with the database
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._go_round(), name="caretaker")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            await self.look_at_the_database()
            if self._trouble is not None:
                continue
            try:
                await self.look_at_the_keys()
            except Exception as error:  # those that we know are as good as before
                log.warning("the keys cannot be read", error=str(error))

    # The database

    async def look_at_the_database(self) -> None:
        """Is it there, is it what it was, and can it be written to?"""
        store = self.server.store
        try:
            await store.look()
            if self._trouble is not None or time.monotonic() > store.wrote_at + PULSE:
                await store.beat()
        except Exception as error:
            self._note(str(error) or type(error).__name__)
        else:
            self._note(None)

    def _note(self, trouble: str | None) -> None:
        if trouble is not None and self._trouble is None:
            log.error("the database cannot be used, and nothing is written", why=trouble)
        elif trouble is None and self._trouble is not None:
            log.warning("the database can be used again")
        self._trouble = trouble

    def why_not_ready(self) -> str | None:
        """None for a server whose database takes what is written."""
        silence = time.monotonic() - self.server.store.wrote_at
        if self._trouble is None and silence > LATELY:
            return f"nothing could be written for {silence:.0f} seconds"
        return self._trouble

    # The keys

    async def look_at_the_keys(self) -> None:
        """Somebody may have rotated them. If one was revoked, everybody has to show their token again."""
        if await self.server.people.look_at_the_keys():
            log.warning("a key was revoked: all lines are cut", lines=len(self.server.lines))
            for line in self.server.lines:
                line.cut(TRY_AGAIN)
