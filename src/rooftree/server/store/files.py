"""The file that a SQLite database is: who may read it, and which server it belongs to."""

import contextlib
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from rooftree.server.store.failures import DatabaseError

OWNER_ONLY = 0o600
REMEMBERED = (
    "A server has tables in the database beside this file. Whoever deletes that on purpose deletes this, too.\n"
)
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")  # how SQLite and we call what belongs to a database


def file_of(database: str | None) -> Path | None:
    """Where a SQLite database lies; None for one that is no file."""
    return Path(database) if database and not database.startswith((":", "file:")) else None


def make_private(database: str | None) -> None:
    """A new file is for its owner from its first byte: it holds the keys of the server, and the seeds of games that go
    on. SQLite gives what it writes beside it the same mode.
    """
    place = file_of(database)
    if place is not None and not place.exists():
        with contextlib.suppress(OSError):  # whoever opens it says why
            os.close(os.open(place, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))


def tighten(database: str | None) -> str | None:
    """A file that anybody may read, as former versions left it, becomes its owner's alone; what is to be said of that.

    One that a group may read was made so by somebody, and stays.
    """
    place = file_of(database)
    files = [] if place is None else [place.with_name(place.name + end) for end in BESIDE]
    loose = [file for file in files if is_for_anybody(file)]
    if not loose:
        return None
    try:
        for file in loose:
            file.chmod(OWNER_ONLY)
    except OSError as error:
        return (
            f"{place} holds secrets, and everybody on this machine may read it: {error.strerror}; chmod 600 would do"
        )
    return f"{place} holds secrets, and everybody on this machine could read it; now only its owner can"


def is_for_anybody(file: Path) -> bool:
    try:
        return os.name == "posix" and bool(stat.S_IMODE(file.stat().st_mode) & stat.S_IRWXO)
    except OSError:
        return False


@contextmanager
def written_privately(place: Path) -> Iterator[IO[str]]:
    """A file for its owner only, which takes the place of an older one when it is complete."""
    draft = place.with_name(place.name + ".part")
    draft.unlink(missing_ok=True)
    try:
        with open(draft, "x", encoding="utf-8", opener=_private) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(place)
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def claimed_file(database: str | None) -> Iterator[None]:
    """A SQLite file belongs to one server: a second one would not hear what the first one writes.

    The claim is a lock on a file beside it, which the system lets go of however a server ends.
    """
    place = file_of(database)
    if place is None:
        yield
        return
    try:
        number = _private(f"{place}.lock", os.O_CREAT | os.O_RDWR)
    except OSError as error:
        raise DatabaseError(f"{place} cannot be opened: {error.strerror}") from None
    with open(number, "r+", encoding="utf-8") as file:
        if not _locked(file):
            raise DatabaseError(f"another server uses {place}; several need PostgreSQL")
        yield


# What was there before


def remember(database: str | None) -> None:
    """Note beside a database that it is in use, so that nobody takes what is left of it for a new one."""
    lock = _lock_of(database)
    if lock is not None and lock.exists() and not lock.stat().st_size:
        lock.write_text(REMEMBERED, encoding="utf-8")


def expect_not_emptied(database: str | None, is_empty: bool) -> None:
    """An empty file where a server had a database before is no new one: something has happened to it."""
    lock = _lock_of(database)
    if is_empty and lock is not None and lock.exists() and lock.stat().st_size:
        raise DatabaseError(
            f"{database} is empty, and a server had its tables there: put the file back, or restore a backup "
            f"(to begin anew, delete {lock})"
        )


def _lock_of(database: str | None) -> Path | None:
    place = file_of(database)
    return None if place is None else place.with_name(place.name + ".lock")


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, OWNER_ONLY)


def _locked(file: IO[str]) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows: nobody watches there
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
