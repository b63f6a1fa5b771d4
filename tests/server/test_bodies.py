"""Requests whose bodies are not what they should be, and records that are not true."""

import json
import logging
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

import rooftree
from rooftree.core.records import Record, encode, record_of
from rooftree.core.records import Seat as RecordedSeat
from tests.server.patience import wait_until
from tests.server.serving import Served, done, serving

GAME = rooftree.load("dreamhome", build="checked")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("hostile"), lines_at_once=60) as running:
        yield running


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever strangers send is no fault of the server's: nothing in here is worth an error in the logs."""
    with caplog.at_level(logging.INFO):
        yield
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# Requests over HTTP


def post(client: httpx2.Client, path: str, body: bytes) -> httpx2.Response:
    return client.post(path, content=body, headers={"Content-Type": "application/json"})


BODIES = [
    b"",
    b"{",
    b"null",
    b"NaN",
    b"\xff\xfe",
    b"[" * 100_000,
    b'{"game": ' * 20_000 + b"1" + b"}" * 20_000,
    b'{"players": ' + b"9" * 50_000 + b"}",
    b'{"game": "dreamhome", "players": 1e400}',
    b'{"game": "dreamhome", "players": 2, "seconds": NaN}',
    b'{"game": "dreamhome", "players": -2}',
    b'{"game": "dreamhome", "players": 2.0}',
    b'{"game": "dreamhome", "players": "2"}',
    b'{"game": "dreamhome", "players": true}',
    b'{"game": "dreamhome", "players": 2, "\\ud800": 1}',
    b'{"game": "\\ud800", "players": 2}',
    b'{"game": "dreamhome", "players": 2, "host": "me"}',
    b'{"game": "dreamhome", "players": 2, "options": {"roofs": "\\udfff"}}',
    b'{"game": "dreamhome", "players": 2, "options": {"' + b"x" * 5000 + b'": true}}',
    b'{"game": "dreamhome", "players": 2, "options": {"a": [], "b": {}}}',
    b'{"game": "chess", "players": 2}',
    b'{"game": "../dreamhome", "players": 2}',
    b'{"game": "dreamhome", "players": 2, "seconds": 1}',
    b'{"game": "dreamhome", "players": 2, "moves": -1}',
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: ascii(body[:50]))
def test_a_table_that_cannot_be_read_is_refused(server: Served, body: bytes) -> None:
    answer = post(server.guest(), "/api/tables", body)
    assert answer.status_code in (400, 422)
    assert answer.json()["key"] == "refused-unreadable"
    assert len(answer.content) < 2000


def test_a_table_that_cannot_be_played_is_refused(server: Served) -> None:
    client = server.guest()
    for settings in (
        {"game": "dreamhome", "players": 5},
        {"game": "dreamhome", "players": 2, "options": {"roofs": "thatched"}},
        {"game": "dreamhome", "players": 2, "options": {"\x1b[31m": True}},
        {"game": "california", "players": 2, "options": {"roofs": "open"}},
    ):
        answer = client.post("/api/tables", json=settings)
        assert (answer.status_code, answer.json()["key"]) == (409, "refused-settings")
        assert answer.json()["text"].isprintable()


# Records to go on from


def recorded(moves: int = 12, seed: int = 3) -> Record:
    """A game of Dream Home after so many moves."""
    start = GAME.new(2, seed)
    state, played = start.copy(), list[tuple[int, int]]()
    for _ in range(moves):
        action = GAME.moves(state)[0]
        played.append((GAME.to_act(state) or 0, action))
        GAME.apply(state, action)
    return record_of(GAME, start, seed, [RecordedSeat("A", "human"), RecordedSeat("B", "human")], played, state)


RECORD: dict[str, Any] = json.loads(encode(recorded()))


def broken_records() -> list[dict[str, Any]]:
    deal, moves = RECORD["deal"], RECORD["moves"]
    changes: list[dict[str, Any]] = [
        {"format": "rooftree-record/99"},
        {"game": "california"},
        {"game": "chess"},
        {"ruleset": "dreamhome/0"},
        {"seats": RECORD["seats"] * 2},
        {"seats": RECORD["seats"] * 1000},
        {"seats": []},
        {"seats": [{"name": "A", "player": "human"}, {"name": "\x1b[2J", "player": "human"}]},
        {"seats": [{"name": "A", "player": "human"}, {"name": "B", "player": "root"}]},
        {"options": {"roofs": "thatched"}},
        {"options": {"x": True}},
        {"deal": {}},
        {"deal": {**deal, "rooms": deal["rooms"][:-1]}},
        {"deal": {**deal, "rooms": [*deal["rooms"][:-1], deal["rooms"][0]]}},
        {"deal": {**deal, "rooms": [["x"] * 100] * 60}},
        {"deal": {**deal, "rooms": [None] * 60}},
        {"deal": {**deal, "trap": [1]}},
        {"moves": [[0, "pass"]] * 10_000},
        {"moves": [[1, moves[0][1]], *moves[1:]]},
        {"moves": [[-1, moves[0][1]], *moves[1:]]},
        {"moves": [[10**30, moves[0][1]], *moves[1:]]},
        {"moves": [*moves, [0, "no such move"]]},
        {"moves": [*moves, moves[0]]},
        {"seed": -1},
        {"seed": 10**30},
        {"seed": "7"},
    ]
    return [{**RECORD, **change} for change in changes]


def go_on_from(client: httpx2.Client, record: str, **more: Any) -> httpx2.Response:
    return client.post("/api/tables", json={"game": "dreamhome", "players": 2, "record": record, **more})


@pytest.mark.parametrize("record", broken_records(), ids=lambda record: ascii(str(changed(record)))[:60])
def test_a_record_that_is_not_true_is_refused(server: Served, record: dict[str, Any]) -> None:
    answer = go_on_from(server.guest(), json.dumps(record))
    assert (answer.status_code, answer.json()["key"]) == (409, "refused-settings"), answer.text
    assert len(answer.content) < 2000


def changed(record: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if value != RECORD[key]}


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{", "[" * 150_000, '{"format":' * 10_000, "\x00", json.dumps({"format": "x" * 100_000}), "\ufffe"],
    ids=lambda text: ascii(text[:20]),
)
def test_a_record_that_is_none_is_refused(server: Served, text: str) -> None:
    answer = go_on_from(server.guest(), text)
    assert (answer.status_code, answer.json()["key"]) == (409, "refused-settings")
    assert len(answer.content) < 2000


def test_a_record_that_is_too_long_is_refused(server: Served) -> None:
    answer = go_on_from(server.guest(), json.dumps(RECORD) + " " * 250_000)
    assert (answer.status_code, answer.json()["key"]) == (422, "refused-unreadable")
    answer = go_on_from(server.guest(), "x" * 2_000_000)
    assert (answer.status_code, answer.json()["key"]) == (413, "refused-too-long")


def test_a_record_fits_its_table(server: Served) -> None:
    """Of another game, of another number of players, or after moves that it has not: the table would never begin."""
    client, text = server.guest(), json.dumps(RECORD)
    for settings in ({"players": 3}, {"game": "california"}, {"moves": 13}, {"moves": 10**30}):
        answer = go_on_from(client, text, **settings)
        assert answer.status_code in (409, 422), answer.text


def test_a_true_record_goes_on(server: Served) -> None:
    client = server.guest()
    table = go_on_from(client, json.dumps(RECORD), moves=4).json()["id"]
    with server.line(client) as line:
        for seat in (0, 1):
            done(line.ask("sit", table=table, seat=seat, name=f"P{seat}"))
        for seat in (0, 1):
            done(line.ask("ready", table=table, seat=seat))
    wait_until(lambda: client.get(f"/api/tables/{table}").json()["summary"]["status"] == "playing")
    assert client.get(f"/api/tables/{table}").json()["summary"]["num_moves"] == 4
