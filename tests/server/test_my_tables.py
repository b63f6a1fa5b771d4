"""The way back to one's tables: where somebody sits or has sat, whose turn it is, how it ended."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from alembic import command
from sqlalchemy import text

from rooftree.server.store.database import config, database_url, migrate, open_engine
from tests.server.serving import Served, serving

NUMBERS = iter(range(1, 1_000_000))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("mine")) as served:
        yield served


def do(client: httpx2.Client, kind: str, table: str, **fields: Any) -> None:
    answer = client.post("/api/do", json={"do": kind, "id": f"c{next(NUMBERS)}", "table": table, **fields})
    assert answer.status_code == 200, answer.text


def mine(client: httpx2.Client) -> list[dict[str, Any]]:
    answer = client.get("/api/me/tables")
    assert answer.status_code == 200
    return list(answer.json())


def begun(ada: httpx2.Client, ben: httpx2.Client) -> str:
    table = str(ada.post("/api/tables", json={"game": "california", "players": 2}).json()["id"])
    for seat, (client, name) in enumerate([(ada, "Ada"), (ben, "Ben")]):
        do(client, "sit", table, seat=seat, name=name)
        do(client, "ready", table, seat=seat)
    return table


def turn_of(client: httpx2.Client) -> int | None:
    """Whose turn it is, once the server has dealt."""
    while (table := mine(client)[0])["status"] == "waiting":
        pass
    turn: int | None = table["turn"]
    return turn


def test_a_stranger_has_no_tables(server: Served) -> None:
    assert server.visitor().get("/api/me/tables").json() == []


def test_whoever_sits_finds_the_table_with_whose_turn_it_is(server: Served) -> None:
    ada, ben = server.guest(), server.guest()
    table = begun(ada, ben)
    turn = turn_of(ada)
    assert turn == turn_of(ben)
    assert turn in (0, 1)
    (hers,), (his,) = mine(ada), mine(ben)
    assert hers["id"] == his["id"] == table
    assert [seat["name"] for seat in hers["seats"]] == ["Ada", "Ben"]
    assert [seat["is_yours"] for seat in hers["seats"]] == [True, False]
    assert [seat["is_yours"] for seat in his["seats"]] == [False, True]
    assert set(hers["seats"][0]) == {"name", "character", "is_yours"}  # nobody's id


def test_whoever_was_removed_or_gave_up_sits_there_no_longer(server: Served) -> None:
    ada, ben = server.guest(), server.guest()
    table = begun(ada, ben)
    turn_of(ada)
    do(ada, "remove", table, seat=1)
    assert not any(seat["is_yours"] for seat in mine(ben)[0]["seats"])
    assert mine(ben)[0]["seats"][1]["character"] is not None
    assert [mine(client)[0]["former"] for client in (ada, ben)] == [None, "removed"]
    do(ben, "sit", table, seat=1, name="")
    assert mine(ben)[0]["seats"][1]["is_yours"]
    assert mine(ben)[0]["former"] is None
    do(ada, "remove", table, seat=1, locks=True)
    assert mine(ben)[0]["former"] == "locked"
    do(ada, "resign", table, seat=0)
    assert not any(seat["is_yours"] for seat in mine(ada)[0]["seats"])
    assert mine(ada)[0]["former"] == "resigned"


def test_a_finished_game_says_how_it_ended(server: Served) -> None:
    ada = server.guest()
    table = str(ada.post("/api/tables", json={"game": "dreamhome", "players": 2}).json()["id"])
    do(ada, "sit", table, seat=0, name="Ada")
    do(ada, "seat-bot", table, seat=1, bot="random")
    do(ada, "ready", table, seat=0)
    turn_of(ada)
    do(ada, "take-over", table, seat=0, bot="random")
    while (found := mine(ada)[0])["status"] != "over":
        pass
    assert found["turn"] is None
    assert found["winners"]
    assert max(found["scores"]) == found["scores"][found["winners"][0]]


def test_a_table_can_be_taken_off_the_list_by_whoever_has_it_there(server: Served) -> None:
    ada, ben = server.guest(), server.guest()
    table = begun(ada, ben)
    assert server.visitor().delete(f"/api/me/tables/{table}").status_code == 401
    assert ada.delete(f"/api/me/tables/{table}").status_code == 200
    assert ada.delete("/api/me/tables/nothing-like-a-table").status_code == 200
    assert mine(ada) == []
    assert [each["id"] for each in mine(ben)] == [table]


def test_tables_of_former_days_are_found_in_their_logs(tmp_path: Path) -> None:
    """A database of the first schema: who sat there, and what it came to, is in the events alone."""
    with serving(tmp_path) as server:
        ada, ben = server.guest(), server.guest()
        table, tokens = begun(ada, ben), [dict(client.cookies) for client in (ada, ben)]
        turn_of(ada)
    asyncio.run(to_the_first_schema(tmp_path / "tables.db"))
    with serving(tmp_path) as server:
        for cookies in tokens:
            (found,) = server.visitor(Cookie=f"rooftree={cookies['rooftree']}").get("/api/me/tables").json()
            assert found["id"] == table
            assert [seat["name"] for seat in found["seats"]] == ["Ada", "Ben"]
            assert found["turn"] in (0, 1)


async def to_the_first_schema(place: Path) -> None:
    engine = open_engine(database_url(str(place)))
    async with engine.connect() as connection:
        await connection.run_sync(lambda plain: command.downgrade(config(plain), "0001"))
        await connection.commit()
    await migrate(engine)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT count(brief) FROM tables"))).scalar() == 0
    await engine.dispose()
