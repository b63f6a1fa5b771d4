"""What an operator does: tables closed and deleted, people silenced, banned and erased, what is old expired."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

import rooftree
from rooftree.cli import main
from rooftree.core.records import decode
from rooftree.core.replay import replay
from rooftree.protocol import Say
from rooftree.server.events import Opened
from rooftree.server.hall import Hall
from rooftree.server.positions import cut
from rooftree.server.store import erasing
from rooftree.server.store.erasing import erase, search
from rooftree.server.store.office import DAY, Expired, NotFound, Office
from rooftree.server.table import NoSuchTable, Refusal
from tests.server.halls import Person, do, in_a_loop, opened_hall, play, table_of
from tests.server.postgres import Postgres
from tests.server.serving import Served, done, serving
from tests.server.table_log import Clock

ANNA, BEN = "annas-secret-0123456789", "bens-secret-0123456789"
NICKNAME = "Annabella the Great"
NAMES = {ANNA: NICKNAME, BEN: "Ben"}


def office_of(hall: Hall) -> Office:
    return Office(hall.store.engine, "tester")


async def known(hall: Hall, *people: str) -> None:
    for person in people:
        await hall.store.add_person(person)


# At a hall


@in_a_loop
async def test_a_closed_table_can_be_looked_at_and_that_is_all(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ANNA, BEN, game="california")
        anna = Person(ANNA)
        await room.watch(anna)
        await office_of(hall).close_table(room.table.id)
        await hall.orders.look()
        assert anna.is_dismissed
        again = await hall.room(room.table.id)
        assert again is not room
        await again.watch(anna := Person(ANNA))
        assert (anna.summary["status"], anna.summary["is_shut"], anna.summary["to_act"]) == ("closed", True, None)
        with pytest.raises(Refusal, match="refused-closed"):
            await do(hall, again, ANNA, Say, "hello?")
        with pytest.raises(NotFound, match="closed already"):
            await office_of(hall).close_table(room.table.id)


@in_a_loop
async def test_a_deleted_table_has_never_been(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        await known(hall, ANNA)
        room = await table_of(hall, ANNA, "random", game="california")
        await play(hall, room)
        assert await hall.store.catalogue.record(room.table.id)
        await office_of(hall).delete_tables([room.table.id])
        with pytest.raises((NoSuchTable, Refusal)):  # a server that has not noticed yet
            await do(hall, room, ANNA, Say, "hello?")
        await hall.orders.look()
        with pytest.raises(NoSuchTable):
            await hall.room(room.table.id)
        assert await hall.store.catalogue.record(room.table.id) is None
        assert await hall.store.catalogue.tables_of(ANNA) == []


@in_a_loop
async def test_somebody_who_is_muted_plays_on_in_silence(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        await known(hall, ANNA, BEN)
        room = await table_of(hall, ANNA, BEN, game="california")
        await office_of(hall).mute(ANNA)
        await hall.orders.look()
        with pytest.raises(Refusal, match="refused-muted-everywhere"):
            await do(hall, room, ANNA, Say, "hello")
        await play(hall, room, moves=2)
        await do(hall, room, BEN, Say, "hello")
        await office_of(hall).mute(ANNA, is_muted=False)
        await hall.orders.look()
        await do(hall, room, ANNA, Say, "hello")


@in_a_loop
async def test_whoever_is_banned_plays_nowhere_and_bots_finish_their_games(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        await known(hall, ANNA, BEN)
        playing = await table_of(hall, ANNA, BEN, game="california")
        waiting = await table_of(hall, BEN, ANNA, game="california", is_ready=False)
        await office_of(hall).ban(ANNA)
        await hall.orders.look()
        with pytest.raises(Refusal, match="refused-banned"):
            await do(hall, playing, ANNA, Say, "hello")
        room = await hall.room(playing.table.id)
        assert room.table.seats[0].player == "bot:greedy"
        assert room.table.former[ANNA].how == "resigned"
        assert (await hall.room(waiting.table.id)).table.seats[1].is_free
        await play(hall, room)
        assert room.table.status == "over"
        await office_of(hall).ban(ANNA, is_banned=False)
        await hall.orders.look()
        await do(hall, room, ANNA, Say, "hello")


async def erase_anna(hall: Hall) -> tuple[str, str]:
    """Anna is erased from a finished game, one that goes on, one that went on from her record, and the chat."""
    await known(hall, ANNA, BEN)
    finished = await table_of(hall, ANNA, BEN, game="california", names=NAMES)
    await do(hall, finished, ANNA, Say, "call me at five five five")
    await play(hall, finished)
    record = decode(str(await hall.store.catalogue.record(finished.table.id)).encode())
    halfway = cut(rooftree.load("california", build="checked"), record, len(record.moves) // 2)
    copied = Opened("california", record.ruleset, 2, record.options, BEN, record=halfway)
    copy = await hall.open_table(copied)
    playing = await table_of(hall, ANNA, BEN, game="homesweethome", names=NAMES)
    await office_of(hall).mute(ANNA)
    assert (await office_of(hall).person(NICKNAME)).person == ANNA
    assert len((await search(office_of(hall), ANNA))[0]) > 3
    await erase(office_of(hall), ANNA)
    await hall.orders.look()
    with pytest.raises(Refusal, match="refused-nobody"):
        await do(hall, playing, ANNA, Say, "hello")
    await play(hall, await hall.room(playing.table.id), moves=2)
    copied_record = (await hall.room(copy.table.id)).table.settings.record
    assert copied_record is not None
    assert [seat.name for seat in copied_record.seats] == ["Guest 1", "Ben"]
    return finished.table.id, playing.table.id


async def expect_nothing_of_anna(hall: Hall, finished: str, playing: str) -> None:
    assert (await search(office_of(hall), ANNA))[0] == []
    assert (await search(office_of(hall), BEN))[0] != []
    record = decode(str(await hall.store.catalogue.record(finished)).encode())
    assert [seat.name for seat in record.seats] == ["Guest 1", "Ben"]
    assert list(replay(rooftree.load("california", build="checked"), record))
    table = (await hall.room(finished)).table
    assert [line.text for line in table.chat] == ["…"]
    assert (await hall.room(playing)).table.seats[0].player == "bot:team"


def test_nothing_of_somebody_who_was_erased_is_left_not_even_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasing, "NOTICED", 0.0)

    @in_a_loop
    async def run() -> None:
        async with opened_hall(tmp_path, Clock()) as hall:
            await expect_nothing_of_anna(hall, *await erase_anna(hall))

    run()
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert BEN.encode() in kept
    for trace in (ANNA, NICKNAME, "five five five"):
        assert trace.encode() not in kept, trace


def test_nothing_of_somebody_who_was_erased_is_left_in_postgresql(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasing, "NOTICED", 0.0)

    url = postgres.new_database()

    @in_a_loop
    async def run() -> None:
        async with opened_hall(tmp_path, Clock(), url) as hall:
            await expect_nothing_of_anna(hall, *await erase_anna(hall))

    run()


@in_a_loop
async def test_what_is_old_goes_and_what_goes_on_stays(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        await known(hall, ANNA, BEN)
        over = await table_of(hall, ANNA, "random", game="california")
        await play(hall, over)
        playing = await table_of(hall, BEN, "random", game="california")
        office = Office(hall.store.engine, "tester", lambda: time.time() + 2 * DAY)
        assert await office.expire(1e5, 3.0) == Expired([], 0)
        assert await office.expire(1.0, 1.0) == Expired([over.table.id], 1)
        assert [row["id"] for row in await office.tables()] == [playing.table.id]
        assert [each.person for each in await office.find("")] == [BEN]
        assert await office.expire(1.0, 1.0) == Expired([], 0)


# At a server, by its commands


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("admin"), tables_at_once=4, most_tables=6) as served:
        yield served


def admin(server: Served, *words: str) -> int:
    return main(["admin", *words, "--database", server.services.settings.database])


def sat(server: Served, client: httpx2.Client, name: str) -> str:
    table = str(client.post("/api/tables", json={"game": "california", "players": 2}).json()["id"])
    command = {"do": "sit", "id": "sit", "table": table, "seat": 0, "name": name}
    assert client.post("/api/do", json=command).status_code == 200
    return table


def test_an_operator_works_while_people_play(server: Served, capsys: pytest.CaptureFixture[str]) -> None:
    anna = server.guest()
    table = sat(server, anna, "Anna")
    with server.line(anna) as line:
        done(line.ask("watch", table=table))
        assert admin(server, "close", table) == 0
        assert line.end() == 1013  # come again
    assert anna.get(f"/api/tables/{table}").json()["summary"]["is_shut"]
    assert admin(server, "people", "Anna", "--json") == 0
    (found,) = json.loads(capsys.readouterr().out.partition("\n")[2])
    assert (found["names"], found["tables"], found["has_phrase"]) == (["Anna"], [table], False)
    assert admin(server, "ban", found["person"]) == 0
    command = {"do": "say", "id": "say", "table": table, "text": "hello"}
    keys = iter(lambda: str(anna.post("/api/do", json=command).json()["key"]), "never")
    assert next(key for key in keys if key != "refused-closed") == "refused-banned"  # within a second or two
    opened = anna.post("/api/tables", json={"game": "california", "players": 2})
    assert opened.json()["key"] == "refused-banned"
    assert admin(server, "journal") == 0
    deeds = [line.split()[3] for line in capsys.readouterr().out.splitlines() if line.startswith("20")]
    assert deeds[:2] == ["close", "ban"]


def test_a_house_has_room_for_so_many_tables(server: Served) -> None:
    def opened(client: httpx2.Client) -> httpx2.Response:
        return client.post("/api/tables", json={"game": "california", "players": 2})

    busy = server.guest()
    answers = [opened(busy) for _ in range(5)]
    assert {answer.json()["key"] for answer in answers if answer.status_code != 201} <= {
        "refused-opened-many",
        "refused-full",
    }
    keys = [opened(server.guest()).json().get("key") for _ in range(6)]
    assert keys[-1] == "refused-full"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("close", "nowhere"), "there is no table nowhere"),
        (("delete", "nowhere", "--yes"), "there is no table nowhere"),
        (("delete", "nowhere"), "say --yes"),
        (("ban", "Nobody at all"), 'nobody is called "Nobody at all"'),
        (("erase", "Nobody at all", "--yes"), 'nobody is called "Nobody at all"'),
        (("expire",), "--tables DAYS"),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(
    server: Served, words: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(server, "journal") == 0
    before = capsys.readouterr().out
    assert admin(server, *words) == 2
    assert complaint in capsys.readouterr().err
    assert admin(server, "journal") == 0
    assert capsys.readouterr().out == before


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "tables", "--database", str(tmp_path / "none.db")]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
