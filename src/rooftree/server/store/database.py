"""Opening the database: SQLite in one file, or PostgreSQL; migrated to the newest schema before anything is read."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).with_name("migrations")
MIGRATION_LOCK = 7_221_403  # one of PostgreSQL's advisory locks: workers that start together migrate one by one


def database_url(text: str) -> URL:
    """What people write (`rooftree.db`, `sqlite:///…`, `postgresql://…`), with the drivers we use."""
    if "://" not in text:
        return URL.create("sqlite+aiosqlite", database=str(Path(text).expanduser()))
    url = make_url(text)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    kind = url.get_backend_name() if "+" in url.drivername else url.drivername
    if kind not in drivers:
        raise ValueError(f"a database is a file name, sqlite:///… or postgresql://…, not {text!r}")
    return url.set(drivername=drivers[kind])


def open_engine(url: URL) -> AsyncEngine:
    """An engine with the settings that make a commit durable."""
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        return engine
    return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
        try:
            await connection.run_sync(_upgrade)
            await connection.commit()
        finally:
            if engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_unlock({MIGRATION_LOCK})"))


def _upgrade(connection: Connection) -> None:
    from alembic import command

    command.upgrade(config(connection), "head")


def config(connection: Connection | None = None) -> Any:
    """Alembic's settings, with no file of their own."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    settings.attributes["connection"] = connection
    return settings
