"""What a server leaves in PostgreSQL beside its tables: a comment on the database.

It stays when tables or schemas are dropped, so that what is left of them is not taken for a new database. A database
that is made anew has none.
"""

from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from rooftree.server.store.failures import DatabaseError

TRACE: Final = "A server of Rooftree has its tables here. Whoever drops them on purpose drops this comment, too."
TRACE_LOCK = 7_221_405  # one of PostgreSQL's advisory locks: workers that start together comment one by one
NOT_ALLOWED = "42501"  # PostgreSQL: insufficient_privilege
COMMENT = "SELECT shobj_description(oid, 'pg_database') FROM pg_database WHERE datname = current_database()"


async def has_trace(engine: AsyncEngine) -> bool:
    return await comment_on(engine) == TRACE


def emptied(engine: AsyncEngine) -> DatabaseError:
    """An empty database where a server had its tables is no new one: something has happened to it."""
    name = engine.url.database
    return DatabaseError(
        f"the database {name} is empty, and a server had its tables there: restore a backup "
        f'(to begin anew, COMMENT ON DATABASE "{name}" IS NULL)'
    )


async def leave_trace(engine: AsyncEngine) -> None:
    """Only the owner of a database may comment on it, and nobody's own words are overwritten."""
    if await comment_on(engine) is not None:
        return
    try:
        async with engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({TRACE_LOCK})"))
            if (await connection.execute(text(COMMENT))).scalar() is None:
                name = connection.dialect.identifier_preparer.quote(str(engine.url.database))
                await connection.exec_driver_sql(f"COMMENT ON DATABASE {name} IS '{TRACE}'")
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) != NOT_ALLOWED:
            raise


async def comment_on(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        found: str | None = (await connection.execute(text(COMMENT))).scalar()
    return found
