"""The many errors of drivers as the three that matter, and the one for whoever starts a server."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

LOST = ("08", "57")  # classes of PostgreSQL's errors after which nobody knows whether a commit has happened


class DatabaseError(Exception):
    """A database that cannot be used, and why, in words for whoever runs the server."""


class Conflict(Exception):
    """Somebody else has written this version, or this command, before."""


class NotWritten(Exception):
    """The database has said no: nothing has changed."""


class OutOfReach(Exception):
    """The database cannot be asked: if something was being written, nobody knows whether it is."""


@contextmanager
def told_apart() -> Iterator[None]:
    """Whatever a driver raises in here is raised as one of them."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from error
    except sqlite3.Error as error:
        raise NotWritten(str(error)) from error
    except DBAPIError as error:
        raise (OutOfReach if _is_lost(error) else NotWritten)(str(error.orig)) from error
    except (OSError, SQLAlchemyError) as error:
        raise OutOfReach(str(error)) from error
    except Exception as error:
        if type(error).__module__.startswith("asyncpg"):
            raise OutOfReach(str(error)) from error
        raise


def _is_lost(error: DBAPIError) -> bool:
    state = getattr(error.orig, "sqlstate", None)
    is_postgres = hasattr(error.orig, "sqlstate")
    return error.connection_invalidated or (is_postgres and (state is None or state[:2] in LOST))
