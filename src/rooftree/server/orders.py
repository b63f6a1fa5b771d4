"""What the operator has ordered, as it reaches the servers that run: looked for every second in the journal."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import func, or_, select

from rooftree.protocol import React, Say, TableCommand
from rooftree.server.store.register import read
from rooftree.server.store.schema import orders, people
from rooftree.server.table import Refusal, pseudonym

if TYPE_CHECKING:
    from rooftree.server.hall import Hall

log = structlog.get_logger()


class Orders:
    """Of one hall: who may not play or write here, and what was done to tables under the feet of their people."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.banned: frozenset[str] = frozenset()
        self.muted: frozenset[str] = frozenset()
        self.listeners: list[Callable[[], None]] = []
        self._erased: frozenset[str] = frozenset()  # by pseudonym: nobody knows their ids any more
        self._seen = 0

    async def open(self) -> None:
        newest = await read(self.hall.store.engine, select(func.max(orders.c.id).label("id")))
        self._seen = newest[0]["id"] or 0
        await self._read_people()

    async def look(self) -> None:
        """Carry out what is new."""
        query = select(orders).where(orders.c.id > self._seen).order_by(orders.c.id)
        for order in await read(self.hall.store.engine, query):
            self._seen = order["id"]
            log.info("an order of the operator", what=order["what"], about=order["about"])
            about = json.loads(order["about"])
            if order["what"] == "erase":
                self._erased |= {about["person"]}
            await self._read_people()
            for listener in self.listeners:
                listener()
            for table in about.get("tables", []):
                await self.hall.let_go(table)

    def expect_welcome(self, person: str, command: TableCommand | None = None) -> None:
        """Refuse whom the operator does not want here, or not in the chat; without a command, to open a table."""
        if self._erased and pseudonym("orders", person) in self._erased:
            raise Refusal("refused-nobody")
        if person in self.banned:
            raise Refusal("refused-banned")
        if person in self.muted and isinstance(command, Say | React):
            raise Refusal("refused-muted-everywhere")

    async def _read_people(self) -> None:
        outlaws = or_(people.c.banned_at.is_not(None), people.c.muted_at.is_not(None))
        rows = await read(self.hall.store.engine, select(people).where(outlaws))
        self.banned = frozenset(row["id"] for row in rows if row["banned_at"] is not None)
        self.muted = frozenset(row["id"] for row in rows if row["muted_at"] is not None)
