"""Whether the file of a database is still where it was, and what it was.

Whoever deletes, replaces or empties a file under a running server gets no error: SQLite goes on writing into what
nobody will find again. So the server looks for itself.
"""

import os
from pathlib import Path
from typing import NamedTuple

MAGIC = b"SQLite format 3\0"
HEADER = 100  # bytes
MARK = slice(60, 64)  # of the header: `PRAGMA user_version`, which Rooftree makes a number of the database's own


class Whereabouts:
    """Of the file of one SQLite database, from the moment at which it is opened.

    The file is kept open: closing it would let go of all locks that SQLite has on it in this process.
    """

    def __init__(self, place: Path) -> None:
        self.place = place
        self._opened: _Opened | None = None
        self._has_lost_log = False

    def open(self, mark: int) -> None:
        """`mark` is the number that the database bears."""
        if self._opened is None:
            number = os.open(self.place, os.O_RDONLY)
            found = os.fstat(number)
            self._opened = _Opened(number, (found.st_dev, found.st_ino), mark)

    def close(self) -> None:
        """Only when nobody else has the file open any more."""
        if self._opened is not None:
            os.close(self._opened.number)
            self._opened = None

    def trouble(self) -> str | None:
        """What has happened to the file; None if all is well."""
        if self._opened is None:
            return None
        if self._has_lost_log:
            return f"{self.place}-wal has vanished; a clean stop saves what was in it"
        try:
            found = os.stat(self.place)
            head = os.pread(self._opened.number, HEADER, 0)
        except FileNotFoundError:
            return f"{self.place} has vanished"
        except OSError as error:
            return f"{self.place} cannot be reached: {error.strerror}"
        if (found.st_dev, found.st_ino) != self._opened.identity:
            return f"{self.place} is another file by now"
        if len(head) < HEADER or not head.startswith(MAGIC):
            return f"{self.place} was emptied"
        mark = int.from_bytes(head[MARK], "big")
        if mark not in (0, self._opened.mark):  # none yet, where the file has not been brought up to date
            return f"{self.place} was overwritten with another database"
        return None

    def trouble_after_writing(self) -> str | None:
        """The same once something was written: then the log into which SQLite writes first must be there, too. Without
        it nothing can be trusted any more, whatever comes in its place.
        """
        found = self.trouble()
        if found is None and self._opened is not None and not os.path.exists(f"{self.place}-wal"):
            self._has_lost_log = True
        return found or self.trouble()


class _Opened(NamedTuple):
    number: int
    identity: tuple[int, int]
    mark: int
