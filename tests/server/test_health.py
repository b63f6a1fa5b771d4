"""A database that vanishes, is emptied, replaced or damaged is noticed, and nothing is said to be done any more."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from rooftree.cli import main
from rooftree.cli.serve import _prepared
from rooftree.server import ledger
from rooftree.server.caretaker import LATELY
from rooftree.server.line import TRY_AGAIN
from rooftree.server.store.database import database_url, opened, prepare
from rooftree.server.store.failures import DatabaseError, NotWritten, OutOfReach
from rooftree.server.store.files import file_of
from rooftree.server.store.store import Store
from rooftree.server.store.traces import comment_on
from rooftree.server.ticker import Outage
from tests.server.postgres import Postgres
from tests.server.serve_command import refused_to_serve
from tests.server.serving import Served, TestLine, done, serving

SHORT = 0.3  # seconds of patience, in place of some more


def health(server: Served) -> dict[str, int]:
    """After the server has looked at its database."""
    server.call(server.services.caretaker.look_at_the_database())
    return {path: server.visitor().get(path).status_code for path in ("/livez", "/readyz", "/healthz")}


WELL, ILL = {"/livez": 200, "/readyz": 200, "/healthz": 200}, {"/livez": 200, "/readyz": 503, "/healthz": 503}


# Under a running server


def another(place: Path) -> Path:
    """A database of somebody else's."""
    other = place.with_name("other.db")
    _prepared(str(other), None, 1)
    return other


def delete(place: Path) -> None:
    place.unlink()


def delete_all(place: Path) -> None:
    for file in place.parent.glob("tables.db*"):
        file.unlink()


def delete_what_is_written_first(place: Path) -> None:
    place.with_name("tables.db-wal").unlink()


def empty(place: Path) -> None:
    os.truncate(place, 0)


def overwrite_with_nothing(place: Path) -> None:
    with place.open("r+b") as file:
        file.write(bytes(place.stat().st_size))


def replace(place: Path) -> None:
    another(place).replace(place)


def replace_by_nothing(place: Path) -> None:
    place.unlink()
    place.touch()


def copy_over(place: Path) -> None:
    shutil.copyfile(another(place), place)


def replace_what_is_written_first(place: Path) -> None:
    """As a connection does that is opened after it was deleted."""
    delete_what_is_written_first(place)
    place.with_name("tables.db-wal").touch()


HARMS = [
    delete,
    delete_all,
    delete_what_is_written_first,
    replace_what_is_written_first,
    empty,
    overwrite_with_nothing,
    replace,
    copy_over,
]


def say(line: TestLine, table: str, words: str) -> str:
    """`done`, or the code with which the line was cut."""
    try:
        return str(line.ask("say", table=table, text=words, id=words)["kind"])
    except ConnectionClosed as closed:
        return str(closed.rcvd.code if closed.rcvd else 0)


@pytest.mark.parametrize("harm", [*HARMS, replace_by_nothing])
def test_what_happens_to_the_file_is_noticed_and_nothing_is_done_any_more(
    tmp_path: Path, harm: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "PATIENCE", SHORT)
    place = tmp_path / "tables.db"
    with serving(tmp_path) as server:
        client = server.guest()
        table = client.post("/api/tables", json={"game": "dreamhome", "players": 2}).json()["id"]
        with server.line(client) as line:
            done(line.ask("sit", table=table, seat=0, name="Ada"))
            assert health(server) == WELL
            harm(place)
            before = place.stat().st_size if place.exists() else None
            assert say(line, table, "hello") == str(TRY_AGAIN)
        assert server.visitor().post("/api/me").status_code == 503
        assert client.get("/api/me/tables").status_code == 503
        assert health(server) == ILL
        assert (place.stat().st_size if place.exists() else None) == before  # nobody makes a new one
    if harm in (delete_what_is_written_first, replace_what_is_written_first):  # and a clean stop saves what was in it
        connection = sqlite3.connect(place)
        assert connection.execute("SELECT count(*) FROM events").fetchone()[0] >= 2
        connection.close()


def test_a_file_that_comes_back_is_used_again_and_nothing_is_lost_or_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody has moved it away by mistake: what was sent meanwhile is in it, once."""
    monkeypatch.setattr(ledger, "PATIENCE", SHORT)
    place, away = tmp_path / "tables.db", tmp_path / "away.db"
    with serving(tmp_path) as server:
        client = server.guest()
        table = client.post("/api/tables", json={"game": "dreamhome", "players": 2}).json()["id"]
        with server.line(client) as line:
            done(line.ask("sit", table=table, seat=0, name="Ada"))
            place.rename(away)
            assert say(line, table, "hello") == str(TRY_AGAIN)
        assert health(server) == ILL
        away.rename(place)
        assert health(server) == WELL
        with server.line(client) as line:
            assert say(line, table, "hello") == "done"
        chat = client.get(f"/api/tables/{table}").json()["chat"]
        assert [words["text"] for words in chat] == ["hello"]


def test_a_database_that_was_emptied_by_its_own_means_is_noticed(url: str) -> None:
    async def work() -> None:
        store = Store(url)
        await store.open()
        try:
            await store.look()
            async with store.engine.begin() as connection:
                for table in ("notices", "people", "keys"):
                    await connection.execute(text(f"DELETE FROM {table}"))
            for asked in (store.look, store.beat):
                with pytest.raises(OutOfReach, match="was emptied"):
                    await asked()
        finally:
            await store.close()

    asyncio.run(work())


def test_a_server_whose_writes_fail_is_live_and_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        store = server.services.store
        with mock.patch.object(store, "beat", side_effect=NotWritten("the disk is full")):
            store.wrote_at -= LATELY / 2
            assert health(server) == ILL
            assert server.visitor().get("/healthz").json() == {"status": "failing"}  # why is nobody's business
            assert server.services.caretaker.why_not_ready() == "the disk is full"
        assert health(server) == WELL
        with (
            mock.patch.object(store, "look", new=mock.AsyncMock()),
            mock.patch.object(store, "beat", mock.AsyncMock()),
        ):
            store.wrote_at -= 2 * LATELY
            assert health(server) == ILL  # nothing complains, and nothing is written


def test_an_older_copy_of_the_same_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody puts the file of last night back, and does not stop the server."""
    monkeypatch.setattr(ledger, "PATIENCE", SHORT)
    place, older = tmp_path / "tables.db", tmp_path / "older.db"
    with serving(tmp_path) as server:
        client = server.guest()
        table = client.post("/api/tables", json={"game": "dreamhome", "players": 2}).json()["id"]
        token = client.cookies["rooftree"]
    shutil.copyfile(place, older)
    with serving(tmp_path) as server:
        client = server.visitor(Cookie=f"rooftree={token}")
        with server.line(headers={"Cookie": f"rooftree={token}"}) as line:
            done(line.ask("sit", table=table, seat=0, name="Ada"))
            assert health(server) == WELL
            shutil.copyfile(older, place)
            assert say(line, table, "hello") == str(TRY_AGAIN)
        assert client.get("/api/me/tables").status_code == 503
        assert health(server) == ILL


def test_an_outage_is_told_when_it_begins_now_and_then_and_when_it_is_over() -> None:
    outage = Outage()
    with capture_logs() as told:
        outage.end(0.0)
        for second in range(1, 3_601):
            outage.tell("no route to host", float(second))
        outage.end(3_700.0)
        outage.end(3_701.0)
        outage.tell("no route to host", 4_000.0)
    events = [entry["event"] for entry in told]
    assert (events[0], events[-2], events[-1]) == ("out of reach", "within reach again", "out of reach")
    assert events[1:-2] == ["still out of reach"] * 8  # each pause twice the one before
    assert told[-2]["seconds"] == 3_699


# Before a start


def start(place: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What the command says when it does not even begin."""
    refused_to_serve("--database", str(place))
    said = capsys.readouterr()
    assert said.out == ""  # nothing was open
    assert said.err.count("\n") == 1
    return said.err


def filled(place: Path) -> None:
    """A database with something in it."""
    _prepared(str(place), None, 1)
    with sqlite3.connect(place) as connection:
        rows = [(f"{number:032}", 1, 0.0) for number in range(2_000)]
        connection.executemany("INSERT INTO people (id, generation, made_at) VALUES (?, ?, ?)", rows)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def garble(place: Path) -> None:
    size = place.stat().st_size
    with place.open("r+b") as file:
        file.seek(size // 2)
        file.write(b"\xa5" * (size // 4))


def cut(place: Path) -> None:
    os.truncate(place, place.stat().st_size // 2)


def forget_the_schema(place: Path) -> None:
    connection = sqlite3.connect(place)
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '0000'")
    connection.close()


def lose_the_header(place: Path) -> None:
    with place.open("r+b") as file:
        file.write(b"x" * 50)


@pytest.mark.parametrize("harm", [garble, cut, forget_the_schema, lose_the_header])
def test_a_damaged_file_is_told_of_in_one_sentence(
    tmp_path: Path, harm: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "tables.db"
    filled(place)
    harm(place)
    said = start(place, capsys)
    assert str(place) in said or "damaged" in said
    assert any(word in said for word in ("damaged", "malformed", "not a database"))


def empty_database(place: Path) -> None:
    place.unlink()
    connection = sqlite3.connect(place)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.close()


@pytest.mark.parametrize("harm", [delete, empty, replace_by_nothing, empty_database])
def test_an_emptied_file_is_not_taken_for_a_new_one(
    tmp_path: Path, harm: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    place, backup = tmp_path / "tables.db", tmp_path / "backup.jsonl"
    filled(place)
    assert main(["backup", str(backup), "--database", str(place)]) == 0
    capsys.readouterr()
    harm(place)
    for _ in range(2):
        assert f"{place} is empty, and a server had its tables there" in start(place, capsys)
        assert place.exists() == (harm is not delete)  # there is nothing in the way of whoever puts it back
    assert main(["restore", str(backup), "--database", str(place)]) == 0  # one way out
    _prepared(str(place), None, 1)
    harm(place)
    (tmp_path / "tables.db.lock").unlink()  # and another, for whoever means it
    _prepared(str(place), None, 1)


def test_an_emptied_file_is_not_taken_for_a_new_one_without_the_command(tmp_path: Path) -> None:
    place = tmp_path / "tables.db"
    _prepared(str(place), None, 1)
    empty(place)

    async def work() -> None:
        store = Store(str(place))
        try:
            with pytest.raises(DatabaseError, match="a server had its tables there"):
                await store.open()
        finally:
            await store.close()

    asyncio.run(work())


def test_an_emptied_postgresql_is_not_taken_for_a_new_one(postgres: Postgres, tmp_path: Path) -> None:
    """Somebody has dropped all tables; who means it says so, and otherwise a backup is restored."""
    url, backup = postgres.new_database(), tmp_path / "backup.jsonl"
    _prepared(url, None, 1)
    assert main(["backup", str(backup), "--database", url]) == 0
    for way_out in ("restore", "comment"):
        asyncio.run(asked(url, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public"))
        with pytest.raises(DatabaseError, match="is empty, and a server had its tables there"):
            asyncio.run(prepare(database_url(url)))
        if way_out == "restore":
            assert main(["restore", str(backup), "--database", url]) == 0
        else:
            asyncio.run(asked(url, f'COMMENT ON DATABASE "{database_url(url).database}" IS NULL'))
        _prepared(url, None, 1)


def test_whose_postgresql_it_is_not_leaves_no_word_in_it(postgres: Postgres) -> None:
    """Nor does anybody who finds words of somebody else's there."""
    url = postgres.new_database()
    name = database_url(url).database
    asyncio.run(asked(url, f"CREATE ROLE tenant_{name} LOGIN", f"GRANT ALL ON SCHEMA public TO tenant_{name}"))
    tenant = database_url(url).set(username=f"tenant_{name}")
    asyncio.run(prepare(tenant))
    assert asyncio.run(comment(url)) is None
    asyncio.run(asked(url, f"COMMENT ON DATABASE \"{name}\" IS 'for the school'"))
    asyncio.run(prepare(tenant))
    assert asyncio.run(comment(url)) == "for the school"


async def asked(url: str, *statements: str) -> None:
    async with opened(database_url(url)) as engine, engine.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement))


async def comment(url: str) -> str | None:
    async with opened(database_url(url)) as engine:
        return await comment_on(engine)


def test_databases_that_are_no_files_leave_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert file_of(":memory:") is None
    asyncio.run(prepare(database_url("sqlite://")))
    assert list(tmp_path.iterdir()) == []


def test_every_database_bears_a_number_of_its_own(tmp_path: Path) -> None:
    def mark(name: str) -> Any:
        _prepared(str(tmp_path / name), None, 1)
        connection = sqlite3.connect(tmp_path / name)
        found = connection.execute("PRAGMA user_version").fetchone()[0]
        connection.close()
        return found

    assert mark("a.db") == mark("a.db") != mark("b.db") != 0
