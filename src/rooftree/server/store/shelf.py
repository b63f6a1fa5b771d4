"""Reviews of finished games, as they were worked out once: they say nothing of anybody but seats."""

import contextlib

from sqlalchemy import delete, insert, select

from rooftree.server.store.failures import Conflict
from rooftree.server.store.register import Register, read
from rooftree.server.store.schema import records, reviews


class Shelf:
    """Of one database."""

    def __init__(self, register: Register) -> None:
        self.register, self.engine = register, register.engine

    async def review(self, table: str, playouts: int, coach: int) -> str | None:
        """As JSON, if this coach has made it."""
        here = (reviews.c.table_id == table, reviews.c.playouts == playouts, reviews.c.coach == coach)
        found = await read(self.engine, select(reviews.c.review).where(*here))
        return found[0]["review"] if found else None

    async def keep_review(self, table: str, playouts: int, coach: int, review: str) -> None:
        """In place of what an older coach has thought; of a game that was deleted meanwhile, nothing is kept.

        Another process may have kept the same just now: one is enough.
        """
        row = {"table_id": table, "playouts": playouts, "coach": coach, "review": review}
        with contextlib.suppress(Conflict):
            async with self.register.transaction() as connection:
                here = (reviews.c.table_id == table, reviews.c.playouts == playouts)
                await connection.execute(delete(reviews).where(*here))
                if (await connection.execute(select(records.c.id).where(records.c.id == table))).first():
                    await connection.execute(insert(reviews), [row])
