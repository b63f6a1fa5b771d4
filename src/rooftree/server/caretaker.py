"""What a server looks after by itself, beside its tables: the keys that sign people's tokens."""

import asyncio
from typing import TYPE_CHECKING

import structlog

from rooftree.server.line import TRY_AGAIN

if TYPE_CHECKING:
    from rooftree.server.services import Services

ROUND = 2.0  # seconds between two looks

log = structlog.get_logger()


class Caretaker:
    """Of one server."""

    def __init__(self, server: "Services") -> None:
        self.server = server
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
            try:
                await self.look_at_the_keys()
            except Exception as error:  # those that we know are as good as before
                log.warning("the keys cannot be read", error=str(error))

    async def look_at_the_keys(self) -> None:
        """Somebody may have rotated them. If one was revoked, everybody has to show their token again."""
        if await self.server.people.look_at_the_keys():
            log.warning("a key was revoked: all lines are cut", lines=len(self.server.lines))
            for line in self.server.lines:
                line.cut(TRY_AGAIN)
