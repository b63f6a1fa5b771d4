"""The many errors of drivers, told apart as the three that matter."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from rooftree.server.store.failures import Conflict, NotWritten, OutOfReach

LOST = ("08", "57")  # classes of PostgreSQL's errors after which nobody knows whether a commit has happened


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
