"""All tables of the database in one file, and back: one JSON value a line, the same for SQLite and PostgreSQL.

    {"rooftree-backup": 1, "schema": "0001", "rows": {"tables": 2, "events": 90, …}, …}
    {"table": "events", "columns": ["table_id", "version", …]}
    ["k3fv7m2qpx", 1, …]
    …
    {"sha256": "…"}                    of all lines before, so that a file that was cut or changed is not restored

A backup is made of one moment, while servers go on. A backup is restored as a whole into an empty database, read back
and compared before it counts, and brought to the newest schema afterwards.
"""

import base64
import gzip
import hashlib
import json
import os
import time
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import IO, Any, cast

from sqlalchemy import Integer, MetaData, Table, delete, func, insert, select, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rooftree.core.records import package_version
from rooftree.server.events import decode
from rooftree.server.store.database import (
    SERVING_LOCK,
    claimed,
    is_there,
    migrate,
    newest_revision,
    opened,
    revision_of,
    shown,
)

FORMAT = 1
ROWS_AT_ONCE = 500
OURS = (
    "keys",
    "people",
    "tables",
    "events",
    "records",
    "notices",
    "sittings",
    "orders",
    "dailies",
    "reviews",
    "teams",
    "rated",
    "ratings",
    "wishes",
)
MADE_BY_A_START = ("keys",)  # what is in a database when a server was only started and stopped
SUM = 1 << 256

Progress = Callable[[int], None]


class BackupError(Exception):
    """A backup that cannot be made or restored, and why."""


# Making one


async def back_up(url: URL, place: Path, progress: Progress = lambda _: None) -> Counter[str]:
    """Write everything into a new file; how many rows of each table. The file appears when it is complete."""
    if place.exists():
        raise BackupError(f"{place} exists already")
    if not is_there(url):
        raise BackupError(f"there is no database {shown(url)}")
    draft = place.with_name(place.name + ".part")
    try:
        async with opened(url) as engine:
            with _written(draft, place.suffix == ".gz") as write:
                rows = await _write_all(engine, write, progress)
        draft.rename(place)
    finally:
        draft.unlink(missing_ok=True)
    return rows


async def _write_all(engine: AsyncEngine, write: Callable[[Any], None], progress: Progress) -> Counter[str]:
    revision = await revision_of(engine)
    if revision is None:
        raise BackupError(f"{shown(engine.url)} has never been used by a server: there is nothing in it")
    async with _one_moment(engine) as connection:
        tables = await _tables_of(connection)
        rows = Counter({table.name: await _count(connection, table) for table in tables})
        head = {"rooftree-backup": FORMAT, "schema": revision, "package": package_version(), "at": time.time()}
        write({**head, "rows": rows})
        for table in tables:
            write({"table": table.name, "columns": [column.name for column in table.columns]})
            async for row in await connection.stream(select(table).execution_options(yield_per=ROWS_AT_ONCE)):
                write([_plain(value) for value in row])
                progress(1)
    return rows


@asynccontextmanager
async def _one_moment(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Everything that is read in here is of the same moment, whatever is written meanwhile."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            options: dict[str, Any] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
            await connection.execution_options(**options)
        else:
            await connection.exec_driver_sql("BEGIN")
        yield connection


@contextmanager
def _written(place: Path, is_packed: bool) -> Iterator[Callable[[Any], None]]:
    """A file for the owner's eyes only: it holds the keys of the installation. At the end it is on the disk."""
    digest = hashlib.sha256()
    with open(place, "xb", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
        stream: Any = gzip.GzipFile(filename="", fileobj=file, mode="wb", mtime=0) if is_packed else file

        def write(value: Any) -> None:
            line = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
            digest.update(line)
            stream.write(line)

        yield write
        write({"sha256": digest.hexdigest()})
        if is_packed:
            stream.close()
        file.flush()
        os.fsync(file.fileno())


# Restoring one


async def restore(url: URL, place: Path, progress: Progress = lambda _: None) -> Counter[str]:
    """Everything in a file into an empty database: all of it, or nothing."""
    head = read_head(place)
    _expect_whole(place, head["rows"])
    async with opened(url) as engine:
        with claimed(url):
            await _expect_empty(engine)
            await migrate(engine, head["schema"])
            async with engine.connect() as connection:
                await _be_alone(connection)
                await _fill(connection, place, progress)
                await _compare(connection, place)
                await connection.commit()
            await migrate(engine)
    return Counter(head["rows"])


def read_head(place: Path) -> dict[str, Any]:
    """The first line of a backup; `BackupError` if it is none, or none of ours."""
    with _opened(place) as file:
        try:
            head = json.loads(file.readline())
            kind, schema, _ = head["rooftree-backup"], str(head["schema"]), Counter(head["rows"])
        except (ValueError, LookupError, TypeError, EOFError, zlib.error, gzip.BadGzipFile):
            raise BackupError(f"{place} is not a backup of Rooftree") from None
    if kind != FORMAT or schema > newest_revision():
        raise BackupError(f"{place} was made by a newer Rooftree ({head.get('package', 'unknown')})")
    return dict(head)


def _expect_whole(place: Path, rows: dict[str, int]) -> None:
    """Read the file once before anything is changed."""
    found = Counter[str]()
    if not _is_sealed(place):
        raise BackupError(f"{place} is not whole: it was cut off or changed")
    for table, row in _rows_in(place):
        found[table] += 1
        if table == "events":
            _expect_event(place, row)
    if found != Counter(rows):
        raise BackupError(f"{place} is not whole: it holds {dict(found)} rows, not {rows}")


def _is_sealed(place: Path) -> bool:
    """Whether the last line is the digest of all others."""
    digest, last = hashlib.sha256(), b""
    try:
        with _opened(place) as file:
            for line in file:
                digest.update(last)
                last = line
    except (EOFError, zlib.error, gzip.BadGzipFile):
        return False
    return last == json.dumps({"sha256": digest.hexdigest()}, separators=(",", ":")).encode() + b"\n"


def _expect_event(place: Path, row: dict[str, Any]) -> None:
    try:
        decode(row["event"])
    except ValueError as error:
        raise BackupError(f"{place}: entry {row['version']} of {row['table_id']} cannot be read: {error}") from None


async def _expect_empty(engine: AsyncEngine) -> None:
    if await revision_of(engine) is None:
        return
    async with engine.connect() as connection:
        counts = {table.name: await _count(connection, table) for table in await _tables_of(connection)}
    inside = {name: count for name, count in counts.items() if count and name not in MADE_BY_A_START}
    if inside:
        told = ", ".join(f"{count} {name}" for name, count in inside.items())
        raise BackupError(f"{shown(engine.url)} is not empty: there are {told}")


async def _be_alone(connection: AsyncConnection) -> None:
    """Servers keep a lock as long as they run: nobody restores under their feet."""
    if connection.dialect.name == "postgresql":
        query = text(f"SELECT pg_try_advisory_xact_lock({SERVING_LOCK})")
        if not (await connection.execute(query)).scalar():
            raise BackupError("a server uses this database; stop it first")
    else:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")


async def _fill(connection: AsyncConnection, place: Path, progress: Progress) -> None:
    tables = {table.name: table for table in await _tables_of(connection)}
    for name in MADE_BY_A_START:
        await connection.execute(delete(tables[name]))
    for name, rows in _batches(_rows_in(place)):
        if name not in tables:
            raise BackupError(f"{place} holds {name!r}, which is nothing of ours")
        await connection.execute(insert(tables[name]), rows)
        progress(len(rows))
    if connection.dialect.name == "postgresql":
        for table in tables.values():
            if isinstance(table.columns[0].type, Integer):
                await _count_on(connection, table)


async def _count_on(connection: AsyncConnection, table: Table) -> None:
    """New rows get numbers after those that were restored."""
    column = table.columns[0]
    most = (await connection.execute(select(func.max(column)))).scalar()
    if most is not None:
        query = text("SELECT setval(pg_get_serial_sequence(:table, :column), :most)")
        await connection.execute(query, {"table": table.name, "column": column.name, "most": most})


async def _compare(connection: AsyncConnection, place: Path) -> None:
    """What is in the database now is what is in the file."""
    expected, found = Counter[str](), Counter[str]()
    for name, row in _rows_in(place):
        expected[name] = (expected[name] + _digest(row)) % SUM
    for table in await _tables_of(connection):
        async for each in await connection.stream(select(table).execution_options(yield_per=ROWS_AT_ONCE)):
            found[table.name] = (found[table.name] + _digest(dict(each._mapping))) % SUM
    if expected != found:
        raise BackupError(f"{shown(connection.engine.url)} does not hold what {place} holds; nothing was restored")


# Shared


async def _tables_of(connection: AsyncConnection) -> Sequence[Table]:
    """Our tables as they are in this database, those that others refer to first."""
    metadata = MetaData()
    await connection.run_sync(lambda plain: metadata.reflect(plain, only=lambda name, _: name in OURS))
    return metadata.sorted_tables


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar() or 0)


def _opened(place: Path) -> IO[bytes]:
    return cast(IO[bytes], gzip.open(place)) if place.suffix == ".gz" else place.open("rb")


def _rows_in(place: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every row of a file that is known to be whole, with the name of its table."""
    name, columns = "", list[str]()
    with _opened(place) as file:
        next(file)
        for line in file:
            value = json.loads(line)
            if isinstance(value, list):
                yield name, {key: _value(each) for key, each in zip(columns, value, strict=True)}
            elif "table" in value:
                name, columns = value["table"], value["columns"]


def _batches(rows: Iterable[tuple[str, dict[str, Any]]]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table, some at a time."""
    name, batch = "", list[dict[str, Any]]()
    for table, row in rows:
        if batch and (table != name or len(batch) >= ROWS_AT_ONCE):
            yield name, batch
            batch = []
        name = table
        batch.append(row)
    if batch:
        yield name, batch


def _plain(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _value(plain: Any) -> Any:
    return base64.b64decode(plain["base64"]) if isinstance(plain, dict) else plain


def _digest(row: dict[str, Any]) -> int:
    text = json.dumps({name: _plain(value) for name, value in row.items()}, sort_keys=True)
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
