"""Whether the file of a database is still where it was, and what it was.

Whoever deletes, replaces or empties a file under a running server gets no error: SQLite goes on writing into what
nobody will find again. So the server looks for itself.
"""

import os
import sqlite3
from pathlib import Path
from typing import NamedTuple

MAGIC = b"SQLite format 3\0"
HEADER = 100  # bytes
MARK = slice(60, 64)  # of the header: `PRAGMA user_version`, which Rooftree makes a number of the database's own


class Whereabouts:
    """Of the file of one SQLite database, from the moment at which it is opened.

    The file is kept open: closing it would let go of all locks that SQLite has on it in this process. A connection is
    kept, too: as long as there is one, nobody but a stranger takes away the log into which SQLite writes first.
    """

    def __init__(self, place: Path) -> None:
        self.place = place
        self._opened: _Opened | None = None
        self._has_lost_log = self._is_marked = False

    def open(self, mark: int, former: int = 0) -> None:
        """`mark` is the number that the database bears from now on, `former` the one that the file has until SQLite
        writes it there.
        """
        if self._opened is None:
            keeper = sqlite3.connect(self.place, check_same_thread=False)
            keeper.execute("SELECT count(*) FROM sqlite_master").fetchall()
            number = os.open(self.place, os.O_RDONLY)
            self._opened = _Opened(number, identity_of(os.fstat(number)), self._log(), mark, former, keeper)

    def close(self) -> None:
        """Only when nobody else has the file open any more."""
        if self._opened is not None:
            self._opened.keeper.close()
            os.close(self._opened.number)
            self._opened = None

    def trouble(self) -> str | None:
        """What has happened to the file; None if all is well."""
        if self._opened is None:
            return None
        try:
            found, log = os.stat(self.place), self._log()
            head = os.pread(self._opened.number, HEADER, 0)
        except FileNotFoundError:
            return f"{self.place} has vanished"
        except OSError as error:
            return f"{self.place} cannot be reached: {error.strerror}"
        if identity_of(found) != self._opened.identity:
            return f"{self.place} is another file by now"
        self._has_lost_log = self._has_lost_log or log != self._opened.log
        if self._has_lost_log:
            return f"{self.place}-wal has vanished; a clean stop saves what was in it"
        if len(head) < HEADER or not head.startswith(MAGIC):
            return f"{self.place} was emptied"
        if not self._is_ours(int.from_bytes(head[MARK], "big"), self._opened):
            return f"{self.place} was overwritten with another database, or with an older copy"
        return None

    def _is_ours(self, mark: int, opened: "_Opened") -> bool:
        """Once the file has been seen with its number it has no other, unless somebody has put another file there."""
        self._is_marked = self._is_marked or mark == opened.mark
        return mark == opened.mark or (not self._is_marked and mark in (0, opened.former))

    def _log(self) -> "Identity | None":
        """The log into which SQLite writes first. Without it nothing can be trusted any more, whatever comes in its
        place.
        """
        try:
            return identity_of(os.stat(f"{self.place}-wal"))
        except FileNotFoundError:
            return None


Identity = tuple[int, int]


def identity_of(found: os.stat_result) -> Identity:
    return found.st_dev, found.st_ino


class _Opened(NamedTuple):
    number: int
    identity: Identity
    log: Identity | None
    mark: int
    former: int
    keeper: sqlite3.Connection
