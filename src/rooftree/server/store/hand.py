"""The hand that writes into a SQLite file: a thread with a connection of its own, and few statements a batch.

Python's lock is let go of at every statement and may be long in coming back while the event loop works. So all rows
of a kind are one statement, and the database works beside the event loop instead of taking turns with it.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from sqlalchemy import Table

from rooftree.server.store.database import set_up_sqlite
from rooftree.server.store.schema import events, people, rated, records, sittings, tables

Row = dict[str, Any]
MOST_ROWS = 32  # in one statement; fewer are a power of two, so that there are few statements to be remembered


class Hand:
    """Of one file; `before` raises if that is no longer ours."""

    def __init__(self, place: Path, before: Callable[[], None]) -> None:
        self._thread = ThreadPoolExecutor(1, "writer")
        self._before = before
        self.connection = sqlite3.connect(place, isolation_level=None, check_same_thread=False)
        set_up_sqlite(self.connection, None)

    async def write(self, **rows: list[Row]) -> None:
        """All of it, or nothing. A table that somebody has deleted takes no more events, so these come first."""
        work = [each for name, (table, otherwise) in KINDS.items() for each in _inserts(table, rows[name], otherwise)]
        work += [(COUNT_DAILY, [row["score"], row["finished_at"], row["table_id"]]) for row in rows["counted"]]
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, work)

    def _commit(self, work: Sequence[tuple[str, list[Any]]]) -> None:
        self._before()
        execute = self.connection.execute
        execute("BEGIN IMMEDIATE")
        try:
            for statement, values in work:
                execute(statement, values)
            execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:  # a full disk ends it by itself
                execute("ROLLBACK")
            raise

    def close(self) -> None:
        self._thread.shutdown()
        self.connection.close()


def _as_excluded(table: Table) -> str:
    return ", ".join(f"{column.name}=excluded.{column.name}" for column in table.columns if not column.primary_key)


KINDS = {
    "newcomers": (people, ""),
    "opened": (tables, ""),
    "happened": (events, ""),
    "changed": (tables, f"ON CONFLICT (id) DO UPDATE SET {_as_excluded(tables)}"),
    "sat": (sittings, "ON CONFLICT DO NOTHING"),
    "finished": (records, ""),
    "rated": (rated, ""),
}  # in the order in which they are written
COUNT_DAILY = "UPDATE dailies SET score=?, finished_at=? WHERE table_id=?"


def _inserts(table: Table, rows: list[Row], otherwise: str = "") -> Iterator[tuple[str, list[Any]]]:
    """Few statements with many rows each."""
    names, at = _names(table, tuple(rows[0])) if rows else (), 0
    while at < len(rows):
        count = min(MOST_ROWS, 1 << (len(rows) - at).bit_length() - 1)
        values = chain.from_iterable([row[name] for name in names] for row in rows[at : at + count])
        yield _insert(table.name, names, count, otherwise), list(values)
        at += count


def _names(table: Table, given: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(column.name for column in table.columns if column.name in given)


@cache
def _insert(table: str, names: tuple[str, ...], count: int, otherwise: str) -> str:
    row = f"({', '.join('?' * len(names))})"
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES {', '.join([row] * count)} {otherwise}"
