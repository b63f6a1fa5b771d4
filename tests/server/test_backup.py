"""Backups: of one moment, the same on both databases, and restored as a whole or not at all."""

import asyncio
import gzip
import itertools
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from rooftree.cli import main
from rooftree.client import Client
from rooftree.server.events import Entry, Opened, SaidInChat, SatDown
from rooftree.server.rows import row_of
from rooftree.server.store.backup import BackupError, back_up, restore
from rooftree.server.store.database import claimed, database_url
from rooftree.server.store.store import Store
from rooftree.server.table import Table
from tests.server.postgres import Postgres
from tests.server.serving import serving
from tests.server.table_log import game_of

KINDS = ("sqlite", "postgresql")


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """An empty database of a kind."""
    numbers = itertools.count()

    def make(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"database-{next(numbers)}.db")
        server: Postgres = request.getfixturevalue("postgres")
        return server.new_database()

    return make


def on(url: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = Store(url)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def open_table(store: Store, name: str) -> None:
    game = game_of("dreamhome")
    opened = Opened(game.name, game.ruleset, 2, game.checked_options({}), "ada", is_public=True)
    table = Table(name, opened, game, 1, 1.25)
    await store.append(Entry(name, 1, "server", "open", 1.25, opened), row_of(table), is_new=True)
    for version in range(2, 8):
        said = SaidInChat("ada", "Ada Ð", f'line\u2028{version} 🏠 "quoted"')
        event = SatDown(0, "ada", "Ada Ð") if version == 2 else said
        await store.append(Entry(name, version, "ada", f"c{version}", 0.1 + version, event), row_of(table))


async def furnish(store: Store) -> None:
    """Some of everything."""
    await store.register.key("tokens", lambda: bytes(range(256)))
    for name in ("ada", "ben"):
        await store.add_person(name)
    await store.register.change_person("ada", name="Ada", passphrase="hash")
    await store.register.add_notice("ada", "push", "https://example.org/ä", "{}")
    await store.register.add_notice("ben", "push", "https://example.org/b", "{}")
    await store.ladder.wish("ben", is_off=False, shown_as="Ben")
    for name in ("t1", "t2"):
        await open_table(store, name)
    deal = {"day": "2026-W47-2", "game": "homesweethome"}
    await store.almanac.enrol({"table_id": "t1", **deal, "person": "ada", "seat": 0, "name": "Ada Ð"})


def made(url: str, place: Path) -> Path:
    asyncio.run(back_up(database_url(url), place))
    return place


def rows_of(place: Path) -> list[str]:
    data = gzip.decompress(place.read_bytes()) if place.suffix == ".gz" else place.read_bytes()
    return sorted(data.decode().split("\n")[1:-2])


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_everything_arrives_on_either_database(
    source: str, target: str, new_database: Callable[[str], str], tmp_path: Path
) -> None:
    first, second = new_database(source), new_database(target)
    on(first, furnish)
    place = made(first, tmp_path / "backup.jsonl.gz")
    rows = asyncio.run(restore(database_url(second), place))
    assert rows == {
        "tables": 2,
        "events": 14,
        "people": 2,
        "notices": 2,
        "keys": 2,
        "records": 0,
        "sittings": 2,
        "dailies": 0,
        "orders": 0,
        "reviews": 0,
        "teams": 1,
        "rated": 0,
        "ratings": 0,
        "wishes": 1,
    }
    assert rows_of(made(second, tmp_path / "again.jsonl")) == rows_of(place)

    async def go_on(store: Store) -> None:
        assert len(await store.entries("t1")) == 7
        assert await store.register.key("tokens", lambda: b"new") == bytes(range(256))
        await store.register.add_notice("ben", "push", "https://example.org/c", "{}")
        assert sorted(row["id"] for row in await store.register.notices_of("ben")) == [2, 3]

    on(second, go_on)


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_is_of_one_moment_while_a_server_writes(
    kind: str, new_database: Callable[[str], str], tmp_path: Path
) -> None:
    """Every entry has its table, no log has a gap, and writing goes on meanwhile."""
    url = new_database(kind)
    on(url, furnish)

    async def write_and_back_up(store: Store) -> int:
        async def write_on() -> None:
            for number in range(1_000_000):
                await open_table(store, f"w{number}")

        writing = asyncio.create_task(write_on())
        for number in range(5):
            await back_up(database_url(url), tmp_path / f"{number}.jsonl")
            await asyncio.sleep(0.05)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        return len(await store.catalogue.lobby())

    assert on(url, write_and_back_up) > 3
    for number in range(5):
        check_logs(tmp_path / f"{number}.jsonl")


def check_logs(place: Path) -> None:
    name, rows = "", dict[str, list[Any]]()
    for line in place.read_text(encoding="utf-8").split("\n")[1:-2]:
        value = json.loads(line)
        if isinstance(value, dict):
            name, columns = value["table"], value["columns"]
        else:
            rows.setdefault(name, []).append(dict(zip(columns, value, strict=True)))
    logs: dict[str, list[int]] = {row["id"]: [] for row in rows["tables"]}
    for row in rows["events"]:
        logs[row["table_id"]].append(row["version"])
    assert all(sorted(versions) == list(range(1, len(versions) + 1)) and versions for versions in logs.values())


def test_people_come_back_to_their_tables_on_another_database(
    new_database: Callable[[str], str], tmp_path: Path
) -> None:
    """A game that was begun on SQLite goes on with PostgreSQL: the same tokens, seats and links."""
    first, second = new_database("sqlite"), new_database("postgresql")

    async def begin(address: str) -> tuple[str, str, int]:
        async with Client(address) as client:
            token = await client.become_guest()
            table = await client.open_table(game="dreamhome", players=2)
            await client.sit(table, 0, "Ada")
            await client.seat_bot(table, 1, "random")
            await client.ready(table, 0)
            async for copy in client.changes(table):
                if copy.summary["to_act"] == 0:
                    await client.move(table, 0, copy.views["0"]["legal"][0])
                    return token, table, client.tables[table].version
        raise AssertionError

    async def go_on(address: str, token: str, table: str) -> int:
        async with Client(address, token) as client:
            copy = await client.watch(table)
            assert copy.summary["seats"][0]["is_yours"]
            await client.move(table, 0, copy.views["0"]["legal"][0])
            return copy.version

    with serving(tmp_path, database=first) as served:
        token, table, version = asyncio.run(begin(served.address))
        made(first, tmp_path / "backup.jsonl")
    asyncio.run(restore(database_url(second), tmp_path / "backup.jsonl"))
    with serving(tmp_path, database=second) as served:
        assert asyncio.run(go_on(served.address, token, table)) >= version


# What goes wrong


def test_a_backup_is_for_its_owner_and_appears_when_it_is_complete(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    on(url, furnish)
    place = made(url, tmp_path / "backup.jsonl")
    assert place.stat().st_mode & 0o777 == 0o600
    with pytest.raises(BackupError, match="exists already"):
        made(url, place)
    connection = sqlite3.connect(url)
    connection.execute("DROP TABLE alembic_version")
    connection.close()
    with pytest.raises(BackupError, match="has never been used"):
        made(url, tmp_path / "other.jsonl")
    assert [each.name for each in tmp_path.iterdir() if "other" in each.name] == []


def damaged(text: str, how: str) -> str:
    lines = text.split("\n")
    match how:
        case "cut":
            return "\n".join(lines[: len(lines) // 2]) + "\n"
        case "cut in a line":
            return text[: len(text) // 2]
        case "without its end":
            return "\n".join(lines[:-2]) + "\n"
        case "changed":
            return text.replace("Ada", "Eve")
        case "a line less":
            return "\n".join(lines[:10] + lines[11:])
    raise AssertionError(how)


@pytest.mark.parametrize("how", ["cut", "cut in a line", "without its end", "changed", "a line less"])
def test_a_damaged_backup_is_not_restored(how: str, tmp_path: Path) -> None:
    on(str(tmp_path / "tables.db"), furnish)
    place = made(str(tmp_path / "tables.db"), tmp_path / "backup.jsonl")
    place.write_text(damaged(place.read_text(encoding="utf-8"), how), encoding="utf-8")
    with pytest.raises(BackupError, match=r"backup.jsonl is not whole"):
        asyncio.run(restore(database_url(str(tmp_path / "new.db")), place))
    assert not (tmp_path / "new.db").exists()


def test_a_packed_backup_that_was_cut_is_not_restored(tmp_path: Path) -> None:
    on(str(tmp_path / "tables.db"), furnish)
    place = made(str(tmp_path / "tables.db"), tmp_path / "backup.jsonl.gz")
    place.write_bytes(place.read_bytes()[:-20])
    with pytest.raises(BackupError, match=r"backup.jsonl.gz is not whole"):
        asyncio.run(restore(database_url(str(tmp_path / "new.db")), place))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not a backup of Rooftree"),
        ("[1, 2]\n", "not a backup of Rooftree"),
        ('{"rooftree": 1}\n', "not a backup of Rooftree"),
        ('{"rooftree-backup": 2, "schema": "0001", "rows": {}, "package": "9.9"}\n', r"newer Rooftree \(9.9\)"),
        ('{"rooftree-backup": 1, "schema": "9999", "rows": {}}\n', "newer Rooftree"),
    ],
)
def test_what_is_no_backup_is_not_restored(text: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text(text, encoding="utf-8")
    with pytest.raises(BackupError, match=why):
        asyncio.run(restore(database_url(str(tmp_path / "new.db")), tmp_path / "file"))


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_restored_over_something(kind: str, new_database: Callable[[str], str], tmp_path: Path) -> None:
    """A database in which nothing has happened yet is empty, though a server has made its keys there."""
    url = new_database(kind)
    on(url, furnish)
    place = made(url, tmp_path / "backup.jsonl")
    with pytest.raises(
        BackupError, match=r"is not empty: there are 2 people, 2 tables|is not empty: there are .*14 ev"
    ):
        asyncio.run(restore(database_url(url), place))
    started = new_database(kind)
    on(started, lambda store: store.register.key("tokens", lambda: b"of the first start"))
    asyncio.run(restore(database_url(started), place))
    assert on(started, lambda store: store.register.key("tokens", lambda: b"")) == bytes(range(256))


def test_nothing_is_restored_under_a_server_that_runs(new_database: Callable[[str], str], tmp_path: Path) -> None:
    on(str(tmp_path / "tables.db"), furnish)
    place, url = made(str(tmp_path / "tables.db"), tmp_path / "backup.jsonl"), new_database("postgresql")
    with serving(tmp_path, database=url), pytest.raises(BackupError, match="a server uses this database"):
        asyncio.run(restore(database_url(url), place))
    asyncio.run(restore(database_url(url), place))


def test_the_commands_say_what_they_did_and_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    on("rooftree.db", furnish)
    assert main(["backup", "b.jsonl"]) == 0
    assert capsys.readouterr().out == "b.jsonl: 2 tables with 14 entries, 0 records, 2 people\n"
    assert main(["restore", "b.jsonl", "--database", "new.db"]) == 0
    assert "new.db: 2 tables with 14 entries" in capsys.readouterr().out
    for arguments, why in [
        (["backup", "b.jsonl"], "rooftree backup: b.jsonl exists already"),
        (["backup", "c.jsonl", "--database", "none.db"], "rooftree backup: there is no database none.db"),
        (["backup", "c.jsonl", "--database", "mysql://x"], "not mysql://…"),
        (["restore", "b.jsonl", "--database", "new.db"], "new.db is not empty"),
        (["restore", "none.jsonl", "--database", "newer.db"], "No such file"),
    ]:
        assert main(arguments) in (1, 2)
        assert why in capsys.readouterr().err
    with claimed(database_url("held.db")):
        assert main(["restore", "b.jsonl", "--database", "held.db"]) == 2
        assert "another server uses held.db" in capsys.readouterr().err
