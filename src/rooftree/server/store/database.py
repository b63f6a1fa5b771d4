"""Opening the database: SQLite in one file, or PostgreSQL; migrated to the newest schema before anything is read."""

import contextlib
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from rooftree.server.store.failures import DatabaseError, NotWritten, OutOfReach
from rooftree.server.store.files import claimed_file, expect_not_emptied, file_of, make_private, remember
from rooftree.server.store.traces import emptied, has_trace, leave_trace

MIGRATIONS = Path(__file__).with_name("migrations")
MIGRATION_LOCK = 7_221_403  # one of PostgreSQL's advisory locks: workers that start together migrate one by one
SERVING_LOCK = 7_221_404  # another: servers share it, and whoever wants the database alone has to wait
QUIET: dict[str, Any] = {"hide_parameters": True}  # seeds and hashes are not for logs, not even when something fails
BUSY_SECONDS = 10  # that SQLite waits for whoever writes just now
MOST_CHECKED = 1 << 30  # bytes of a file that is read through before a server opens: some seconds
MOST_MARK = (1 << 31) - 1  # that SQLite keeps
CONNECT_SECONDS, ANSWER_SECONDS = 10, 30  # after which PostgreSQL counts as out of reach


def database_url(text: str) -> URL:
    """What people write (`rooftree.db`, `sqlite:///…`, `postgresql://…`), with the drivers we use."""
    if "://" not in text:
        return URL.create("sqlite+aiosqlite", database=str(Path(text).expanduser()))
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise DatabaseError(f"{text.partition('://')[0]}://… is not an address that can be read") from None
    kind = url.drivername.partition("+")[0]
    if kind not in drivers:
        raise DatabaseError(f"a database is a file name, sqlite:///… or postgresql://…, not {kind}://…")
    return url.set(drivername=drivers[kind])


def is_shared(url: URL) -> bool:
    """Whether several processes may serve the same tables."""
    return url.get_backend_name() == "postgresql"


def shown(url: URL) -> str:
    """A database as it may be printed: without its password."""
    if not is_shared(url):
        return url.database or ":memory:"
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def open_engine(url: URL, **options: Any) -> AsyncEngine:
    """An engine with the settings that make a commit durable."""
    if not is_shared(url):
        make_private(url.database)
        engine = create_async_engine(url, **QUIET, **options)
        event.listen(engine.sync_engine, "connect", set_up_sqlite)
        return engine
    arguments = {
        "timeout": CONNECT_SECONDS,
        "command_timeout": ANSWER_SECONDS,
        "server_settings": {"application_name": "rooftree", "synchronous_commit": "on"},
    }
    pool = {} if "poolclass" in options else {"pool_size": 5, "max_overflow": 5, "pool_pre_ping": True}
    return create_async_engine(url, connect_args=arguments, **pool, **QUIET, **options)


def set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    try:
        cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
        _write_ahead(cursor)
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA secure_delete=ON")  # a key that is taken out, or a person erased, is not to be found
    except Exception:
        connection.close()  # nobody else would
        raise
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """Where several connections turn the journal of a new file at once, SQLite tells all but one of them that it is
    locked, without the wait it was told to keep; so the wait is here.
    """
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.01)


@contextmanager
def claimed(url: URL) -> Iterator[None]:
    """A SQLite file belongs to one server, a database of PostgreSQL to all of them."""
    with claimed_file(None if is_shared(url) else url.database):
        yield


# Migrations


def newest_revision() -> str:
    """The schema of this package, without Alembic, which takes a while to import: the last file's number."""
    return max(revisions())


def revisions() -> set[str]:
    return {path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py")}


async def revision_of(engine: AsyncEngine) -> str | None:
    """The schema that a database has; None if it is empty."""
    async with engine.connect() as connection:
        return await connection.run_sync(_revision)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


async def bring_up_to_date(engine: AsyncEngine) -> int:
    """The schema, and what tells this database from others: a number that it bears (none with PostgreSQL)."""
    if is_shared(engine.url):
        if await has_trace(engine) and await revision_of(engine) is None:  # it is left after the tables are made
            raise emptied(engine)
        await migrate(engine)
        await leave_trace(engine)
        return 0
    expect_not_emptied(engine.url.database, is_empty=await revision_of(engine) is None)
    await migrate(engine)
    async with engine.connect() as connection:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        mark = int((await connection.exec_driver_sql("PRAGMA user_version")).scalar() or 0)
        if not mark:
            mark = 1 + secrets.randbelow(MOST_MARK)
            await connection.exec_driver_sql(f"PRAGMA user_version={mark}")
        await connection.commit()
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
    remember(engine.url.database)
    return mark


async def mark_anew(engine: AsyncEngine) -> int:
    """Another number for the file of a server that starts: a copy of before has not got it."""
    mark = 1 + secrets.randbelow(MOST_MARK)
    async with engine.connect() as connection:
        await connection.exec_driver_sql(f"PRAGMA user_version={mark}")
        await connection.commit()
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
    return mark


async def migrate(engine: AsyncEngine, revision: str | None = None) -> None:
    """Bring the schema up to date, or to a revision: all of it or, if something fails, nothing."""
    wanted = revision or newest_revision()
    if await revision_of(engine) == wanted:
        return
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(_upgrade, wanted)
        await connection.commit()


def _upgrade(connection: Connection, wanted: str) -> None:
    from alembic import command

    present = _revision(connection)
    if present is not None and present not in revisions() and present <= newest_revision():
        raise DatabaseError(f"this database is damaged: nobody knows its schema ({present!r})")
    if present is not None and present > newest_revision():
        raise DatabaseError(
            f"this database is of a newer Rooftree (schema {present}; this one knows {newest_revision()})"
        )
    command.upgrade(config(connection), wanted)


def config(connection: Connection | None = None) -> Any:
    """Alembic's settings, with no file of their own."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    settings.attributes["connection"] = connection
    return settings


# Before a command begins


async def prepare(url: URL) -> None:
    """See that a database can be used, and bring it up to date; `DatabaseError` says in words why it cannot."""
    with explained(url):
        place = None if is_shared(url) else file_of(url.database)
        if place is not None:
            expect_not_emptied(url.database, is_empty=not place.exists())
            make_private(url.database)
            _expect_sqlite(place)
    async with opened(url) as engine:
        await bring_up_to_date(engine)


def is_there(url: URL) -> bool:
    """Whether there is a file; PostgreSQL says itself what it has not."""
    return is_shared(url) or Path(str(url.database)).exists()


@asynccontextmanager
async def opened(url: URL) -> AsyncIterator[AsyncEngine]:
    """For one command, beside whatever server runs; what goes wrong is explained."""
    with explained(url):
        engine = open_engine(url, poolclass=NullPool)
        try:
            yield engine
        finally:
            await engine.dispose()


@contextmanager
def explained(url: URL) -> Iterator[None]:
    """Whatever a driver raises, for whoever typed the command."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise DatabaseError(f"PostgreSQL needs one more package: pip install 'rooftree[postgres]' ({error})") from None
    except (OSError, SQLAlchemyError, sqlite3.Error, NotWritten, OutOfReach) as error:
        raise DatabaseError(f"{shown(url)} cannot be used: {_reason(error)}") from error
    except Exception as error:
        if type(error).__module__.startswith("asyncpg"):
            raise DatabaseError(f"{shown(url)} cannot be used: {error}") from error
        raise


def _expect_sqlite(place: Path) -> None:
    """A database of SQLite, and whole as far as can be told in a few seconds."""
    with contextlib.closing(sqlite3.connect(place)) as connection:
        connection.execute("PRAGMA schema_version").fetchone()
        if place.stat().st_size <= MOST_CHECKED:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
            if found != "ok":
                raise sqlite3.DatabaseError(f"it is damaged ({' '.join(found.split())}); restore a backup")


def _reason(error: Exception) -> str:
    return str(error.orig) if isinstance(error, DBAPIError) else str(error)
