"""The database of a former release: everybody stays who they were, and games go on by the rules they began with.

`databases/0001.sql` is what a server of the first schema had written when it was stopped: Anna and Ben have played a
game of California to its end and are in the midst of two others; at a fourth table Anna waits.
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

import rooftree
from rooftree.core.records import decode
from rooftree.core.replay import replay
from tests.server.serving import Served, serving

FORMER = Path(__file__).with_name("databases") / "0001.sql"
ANNA = "WyI2MTg4NjUzY2Y3NDFkM2M2NmY0Njg0ZjRmM2RkNjUxZiIsMV0.u9qiHGCnD3dyAoqxEwzlAZ5owh4"
BEN = "WyJjNDFkNDM4ODUxZTUyZTdmNDg5ZTQyMWI2NDZkYzk1NSIsMV0.AM5kRhAql6Q1Q-n6RTE7s78XyvM"
PHRASE = "basket sand park pillow silk marsh tile"
OVER, WAITING = "f6ngey847h", "zckugqqgsd"
PLAYING = {"9574vr3chu": ("dreamhome/1", 7), "6ev5emmwkx": ("homesweethome/1", 9)}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("former")
    connection = sqlite3.connect(folder / "tables.db")
    connection.executescript(FORMER.read_text(encoding="utf-8"))
    connection.close()
    with serving(folder) as served:
        yield served


@pytest.fixture(scope="module")
def people(server: Served) -> list[httpx2.Client]:
    return [server.visitor(Authorization=f"Bearer {token}") for token in (ANNA, BEN)]


def test_everybody_is_who_they_were(server: Served, people: list[httpx2.Client]) -> None:
    assert [client.get("/api/me").json() for client in people] == [{"is_known": True}] * 2
    assert server.visitor().post("/api/me/recover", json={"phrase": PHRASE}).status_code == 200
    tables = {table["id"]: table["status"] for table in people[0].get("/api/me/tables").json()}
    assert tables == {OVER: "over", WAITING: "waiting", **dict.fromkeys(PLAYING, "playing")}


def test_a_finished_game_has_its_record(people: list[httpx2.Client]) -> None:
    record = decode(people[0].get(f"/api/tables/{OVER}/record").content)
    assert record.result is not None
    assert len(list(replay(rooftree.load("california", build="checked"), record))) == len(record.moves)


@pytest.mark.parametrize("table", PLAYING)
def test_a_game_goes_on_to_its_end_by_the_rules_it_began_with(people: list[httpx2.Client], table: str) -> None:
    def look(seat: int) -> Any:
        return people[seat].get(f"/api/tables/{table}").json()

    summary = look(0)["summary"]
    assert (summary["ruleset"], summary["num_moves"]) == PLAYING[table]
    for number in range(1000):
        if summary["status"] == "over":
            break
        seat = summary["to_act"]
        command = {"do": "move", "id": f"m{number}", "table": table, "seat": seat}
        move = look(seat)["views"][str(seat)]["legal"][0]
        assert people[seat].post("/api/do", json={**command, "move": move}).status_code == 200
        summary = look(0)["summary"]
    assert summary["result"] is not None
    assert decode(people[0].get(f"/api/tables/{table}/record").content).ruleset == PLAYING[table][0]
