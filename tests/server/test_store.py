"""The log on both databases: what is appended is durable, in order and once, and what fails changes nothing."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, inspect, text

from rooftree.server.events import Entry, Moved, SatDown
from rooftree.server.store import database
from rooftree.server.store.database import (
    bring_up_to_date,
    claimed,
    config,
    database_url,
    migrate,
    open_engine,
    prepare,
)
from rooftree.server.store.failures import Conflict, DatabaseError, NotWritten, OutOfReach
from rooftree.server.store.schema import METADATA, events, tables
from rooftree.server.store.store import Store
from tests.server.postgres import Postgres

TABLES = {"tables", "events", "records", "people", "notices", "keys", "sittings"}


def on(url: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    """Something done with an open store."""

    async def run() -> Any:
        store = Store(url)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def entry(table: str, version: int, name: str = "", actor: str = "ada", at: float = 1.5) -> Entry:
    return Entry(table, version, actor, name or f"command-{version}", at, Moved(0, "take 1"))


def row(table: str, **values: Any) -> dict[str, Any]:
    return {
        "id": table,
        "game": "dreamhome",
        "ruleset": "dreamhome-1",
        "is_public": False,
        "status": "waiting",
        "seats": 2,
        "seats_free": 1,
        "host_name": "Ada",
        "language": "en",
        "pace": "live",
        "seconds": None,
        "opened_at": 1.0,
        "changed_at": 1.5,
        "due_at": None,
        **values,
    }


async def open_table(store: Store, table: str = "t") -> None:
    await store.append(entry(table, 1, "open"), row(table), is_new=True)


# The schema


def test_the_migrations_make_exactly_the_schema(url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))

    async def compare(store: Store) -> list[Any]:
        async with store.engine.connect() as connection:
            return await connection.run_sync(differences)

    assert on(url, compare) == []


def test_there_and_back(url: str) -> None:
    """Down to nothing and up again, on the same database, by somebody who means it."""

    async def down(store: Store) -> set[str]:
        async with store.engine.connect() as connection:
            await connection.run_sync(lambda plain: command.downgrade(config(plain), "base"))
            if store.is_shared:
                await connection.execute(text(f"COMMENT ON DATABASE {store.engine.url.database} IS NULL"))
            await connection.commit()
            return await connection.run_sync(lambda plain: set(inspect(plain).get_table_names()))

    assert not on(url, down) & TABLES
    on(url, open_table)
    assert len(on(url, lambda store: store.entries("t"))) == 1


def test_the_newest_revision_is_known_without_alembic() -> None:
    assert database.newest_revision() == ScriptDirectory.from_config(config()).get_current_head()


def test_a_migration_that_is_interrupted_leaves_nothing_behind(url: str) -> None:
    """Be it killed: all of it is one transaction, on SQLite too."""

    async def interrupted() -> None:
        engine = open_engine(database_url(url))
        try:
            with (
                mock.patch(
                    "alembic.runtime.migration.HeadMaintainer._insert_version", side_effect=KeyError("interrupted")
                ),
                pytest.raises(KeyError, match="interrupted"),
            ):
                await migrate(engine)
            async with engine.connect() as connection:
                assert await connection.run_sync(lambda plain: inspect(plain).get_table_names()) == []
        finally:
            await engine.dispose()

    asyncio.run(interrupted())
    on(url, open_table)


def test_processes_that_start_together_migrate_once(url: str) -> None:
    async def together() -> None:
        stores = [Store(url) for _ in range(4)]
        await asyncio.gather(*(bring_up_to_date(store.engine) for store in stores))
        assert len({await store.register.key("tokens", lambda: b"one of four") for store in stores}) == 1
        for store in stores:
            await store.close()

    asyncio.run(together())


def test_a_database_of_a_newer_rooftree_is_left_alone(url: str) -> None:
    async def age(store: Store) -> None:
        async with store.register.transaction() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    on(url, age)
    with pytest.raises(DatabaseError, match=r"newer Rooftree \(schema 9999"):
        asyncio.run(prepare(database_url(url)))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("mysql://localhost/x", "not mysql://"),
        ("postgresql://localhost:port/x", "is not an address"),
        ("/nowhere/at/all.db", "cannot be used: unable to open"),
        ("postgresql://ada:secret@127.0.0.1:9/x", r"postgresql://ada:\*\*\*@127.0.0.1:9/x cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used_is_named_without_its_password(text: str, why: str) -> None:
    with pytest.raises(DatabaseError, match=why) as refused:
        asyncio.run(prepare(database_url(text)))
    assert "secret" not in str(refused.value)


def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("x" * 5000)
    with pytest.raises(DatabaseError, match="not a database"):
        asyncio.run(prepare(database_url(str(tmp_path / "tables.db"))))


def test_a_sqlite_file_belongs_to_one_server(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "tables.db"))
    with claimed(url), pytest.raises(DatabaseError, match="another server uses"), claimed(url):
        pass
    with claimed(url):
        pass


# The log


def test_what_is_appended_is_read_in_order(url: str) -> None:
    async def work(store: Store) -> None:
        await open_table(store)
        for version in range(2, 12):
            await store.append(entry("t", version), row("t"))

    on(url, work)
    entries = on(url, lambda store: store.entries("t", 5))
    assert [each.version for each in entries] == [6, 7, 8, 9, 10, 11]
    assert entries[0] == entry("t", 6)


def test_a_version_exists_once_and_so_does_a_command(url: str) -> None:
    async def work(store: Store) -> None:
        await open_table(store)
        await store.append(entry("t", 2, "a"), row("t"))
        with pytest.raises(Conflict):
            await store.append(entry("t", 2, "b"), row("t"))
        with pytest.raises(Conflict):
            await store.append(entry("t", 3, "a"), row("t"))
        await store.append(entry("t", 3, "a", actor="ben"), row("t"))
        assert await store.versions(["t", "u"]) == {"t": 3}

    on(url, work)


def test_writes_that_wait_are_committed_together(url: str) -> None:
    async def work(store: Store) -> int:
        names = [f"t{number}" for number in range(40)]
        for name in names:
            await open_table(store, name)
        before = store.commits
        await asyncio.gather(*(store.append(entry(name, 2), row(name)) for name in names))
        assert await store.versions(names) == dict.fromkeys(names, 2)
        return store.commits - before

    assert on(url, work) <= 3


def test_one_write_in_conflict_takes_no_other_with_it(url: str) -> None:
    async def work(store: Store) -> list[Any]:
        for name in "abc":
            await open_table(store, name)
        await store.append(entry("b", 2, "earlier"), row("b"))
        writes = (store.append(entry(name, 2), row(name, status="playing")) for name in "abc")
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert await store.versions("abc") == dict.fromkeys("abc", 2)
        assert [each.id for each in await store.entries("b", 1)] == ["earlier"]
        return [type(result) for result in results]

    assert on(url, work) == [type(None), Conflict, type(None)]


def test_what_cannot_be_written_takes_no_other_with_it(url: str) -> None:
    """One column too long is PostgreSQL's to refuse, and concerns nobody else; SQLite takes it."""

    async def work(store: Store) -> None:
        for name in "ab":
            await open_table(store, name)
        long = store.append(entry("a", 2, "x" * 70), row("a"))
        results = await asyncio.gather(long, store.append(entry("b", 2), row("b")), return_exceptions=True)
        assert results[1] is None
        assert await store.versions("ab") == {"a": 1 if store.is_shared else 2, "b": 2}
        assert not store.is_shared or isinstance(results[0], NotWritten)

    on(url, work)


def test_a_table_that_was_deleted_does_not_come_back(url: str) -> None:
    async def work(store: Store) -> None:
        await open_table(store)
        async with store.engine.begin() as connection:
            await connection.execute(events.delete())
            await connection.execute(tables.delete())
        with pytest.raises(Conflict):
            await store.append(entry("t", 2), row("t"))
        assert await store.catalogue.num_tables() == 0

    on(url, work)


def test_more_than_a_statement_holds_is_written_in_order(url: str) -> None:
    """Hundreds at once, in statements of as many rows as fit."""

    async def work(store: Store) -> None:
        names = [f"t{number}" for number in range(75)]
        await asyncio.gather(*(open_table(store, name) for name in names))
        await asyncio.gather(*(store.append(entry(name, 2, at=0.1 + 2**30), row(name)) for name in names))
        assert await store.versions(names) == dict.fromkeys(names, 2)
        assert [each.at for each in await store.entries("t7", 1)] == [0.1 + 2**30]  # to the last bit

    on(url, work)


def test_whoever_stops_waiting_stops_nothing(url: str) -> None:
    async def work(store: Store) -> None:
        await open_table(store)
        waiting = asyncio.create_task(store.append(entry("t", 2), row("t")))
        await asyncio.sleep(0)
        waiting.cancel()
        await store.append(entry("t", 3), row("t"))

    on(url, work)
    assert len(on(url, lambda store: store.entries("t"))) == 3


def test_a_store_that_closes_writes_what_waits(url: str) -> None:
    async def work(store: Store) -> list[asyncio.Task[None]]:
        await open_table(store)
        waiting = [asyncio.create_task(store.append(entry("t", version), row("t"))) for version in range(2, 30)]
        await asyncio.sleep(0)
        return waiting

    assert all(task.done() and task.exception() is None for task in on(url, work))
    assert len(on(url, lambda store: store.entries("t"))) == 29


def test_a_closed_store_takes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(str(tmp_path / "tables.db"))
        await store.open()
        await store.close()
        with pytest.raises(OutOfReach):
            await open_table(store)

    asyncio.run(work())


# When the database fails


def test_a_full_disk_changes_nothing_and_passes(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await open_table(store)
        async with store.engine.connect() as connection:
            pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar()
        await set_pragma(store, f"max_page_count={pages}")
        long = Entry("t", 2, "ada", "long", 1.0, SatDown(0, "ada", "x" * 50_000))
        with pytest.raises(NotWritten, match="full"):
            await store.append(long, row("t"))
        assert await store.versions(["t"]) == {"t": 1}
        await set_pragma(store, "max_page_count=100000")
        await store.append(long, row("t"))

    on(str(tmp_path / "tables.db"), work)


async def set_pragma(store: Store, pragma: str) -> None:
    """On every connection that the store opens from now on, and on the one that writes."""
    assert store.hand is not None
    store.hand.connection.execute(f"PRAGMA {pragma}").close()
    await store.engine.dispose()
    event.listen(store.engine.sync_engine, "connect", lambda plain, _: plain.execute(f"PRAGMA {pragma}").close())


def test_a_locked_file_changes_nothing_and_passes(tmp_path: Path) -> None:
    place = tmp_path / "tables.db"

    async def work(store: Store) -> None:
        await open_table(store)
        await set_pragma(store, "busy_timeout=50")
        other = sqlite3.connect(place)
        other.execute("BEGIN IMMEDIATE")
        writes = [store.append(entry("t", 2, name), row("t")) for name in "ab"]
        assert [type(each) for each in await asyncio.gather(*writes, return_exceptions=True)] == [NotWritten] * 2
        other.close()
        await store.append(entry("t", 2), row("t"))

    on(str(place), work)


def test_a_lost_connection_is_told_from_a_refusal(postgres: Postgres) -> None:
    async def work(store: Store) -> None:
        await open_table(store)
        async with store.engine.connect() as connection:
            other = await connection.begin()
            await connection.execute(events.insert(), [{**_blocking("t"), "version": 2}])
            waiting = asyncio.create_task(store.append(entry("t", 2), row("t")))
            while not waiting.done():
                await asyncio.to_thread(postgres.execute, BLOCKED)
            with pytest.raises(OutOfReach):
                await waiting
            await other.rollback()
        await store.append(entry("t", 2), row("t"))

    on(postgres.new_database(), work)


BLOCKED = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


def _blocking(table: str) -> dict[str, Any]:
    return {"table_id": table, "actor": "eve", "command": "first", "at": 1.0, "event": "{}"}


def test_a_database_that_is_away_is_out_of_reach(postgres: Postgres) -> None:
    async def work(store: Store) -> None:
        await open_table(store)
        await asyncio.to_thread(postgres.stop)
        try:
            with pytest.raises(OutOfReach):
                await store.append(entry("t", 2), row("t"))
            with pytest.raises(OutOfReach):
                await store.entries("t")
        finally:
            await asyncio.to_thread(postgres.start)
        await store.append(entry("t", 2), row("t"))

    on(postgres.new_database(), work)
