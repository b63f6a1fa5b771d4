"""What somebody built: listed, taken along as records, and deleted for good."""

import json
from collections import Counter
from collections.abc import Iterator

import httpx2
import pytest

from rooftree.games import NAMES
from rooftree.protocol import Ready, SeatBot, Sit
from rooftree.server.store.erasing import search
from rooftree.server.store.office import Office
from rooftree.texts import LANGUAGES, Speaker
from tests.server.halls import do, play
from tests.server.patience import wait_until
from tests.server.serving import Served, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("houses")) as served:
        yield served


def person_of(server: Served, client: httpx2.Client) -> str:
    return str(server.call(server.services.people.of_token(client.cookies["rooftree"])))


def built(server: Served, *clients: httpx2.Client, game: str = "california") -> str:
    """A finished game, of two people or of one and a bot."""
    table = str(clients[0].post("/api/tables", json={"game": game, "players": 2}).json()["id"])
    hall = server.services.hall
    room, people = hall.rooms[table], [person_of(server, client) for client in clients]
    for seat, person in enumerate(people):
        server.call(do(hall, room, person, Sit, seat, f"Somebody {seat}"))
    if len(people) == 1:
        server.call(do(hall, room, people[0], SeatBot, 1, "random"))
    for seat, person in enumerate(people):
        server.call(do(hall, room, person, Ready, seat))
    wait_until(lambda: room.table.status != "waiting")
    server.call(play(hall, room))
    return table


def houses(client: httpx2.Client) -> list[str]:
    return [each["id"] for each in client.get("/api/me/houses").json()]


def test_a_street_has_what_was_built_and_its_records(server: Served) -> None:
    ada, ben = server.guest(), server.guest()
    alone, together = built(server, ada), built(server, ada, ben)
    assert houses(ada) == [together, alone]
    assert houses(ben) == [together]
    assert server.visitor().get("/api/me/houses").json() == []
    lines = ada.get("/api/me/records").text.splitlines()
    assert [json.loads(line)["game"] for line in lines] == ["california"] * 2
    assert json.loads(lines[0]) == ada.get(f"/api/tables/{together}/record").json()
    assert server.visitor().get("/api/me/records").status_code == 401


@pytest.mark.parametrize("game", NAMES)
def test_a_house_tells_what_stands_in_it_by_names_that_can_be_said(server: Served, game: str) -> None:
    ada = server.guest()
    table = built(server, ada, game=game)
    (house,) = ada.get("/api/me/houses").json()
    view = ada.get(f"/api/tables/{table}").json()["views"]["0"]
    for lang in LANGUAGES:
        names = Speaker(lang, game).names().values()
        assert set(house["things"]) <= set(names), lang
    if "houses" in view:
        cards = [cell["card"] for cell in view["houses"][0]["cells"].values() if cell["card"]]
        kinds = Counter(card.partition("#")[0] for card in cards)
        assert {kind: house["things"][kind] for kind in kinds} == kinds


def test_what_is_deleted_is_gone_and_others_keep_theirs_without_a_name(server: Served) -> None:
    ada, ben = server.guest(), server.guest()
    alone, together = built(server, ada), built(server, ada, ben)
    person = person_of(server, ada)
    assert ada.delete(f"/api/me/houses?table={alone}").status_code == 200
    assert houses(ada) == [together]
    assert ada.get(f"/api/tables/{alone}/record").status_code == 404
    assert ben.delete(f"/api/me/houses?table={alone}").status_code == 200  # not his: nothing happens
    assert ada.delete("/api/me/houses").status_code == 200
    assert houses(ada) == []
    assert houses(ben) == [together]
    record = ben.get(f"/api/tables/{together}/record").json()
    assert [seat["name"] for seat in record["seats"]] == ["Guest 1", "Somebody 1"]
    assert ben.get(f"/api/tables/{together}/replay?move=3").status_code == 200
    found, _ = server.call(search(Office(server.services.store.engine, "operator"), person))
    assert found == ["people.id"]


def test_a_house_of_an_open_day_stays_until_it_is_over(server: Served) -> None:
    """Or it could be built a second time."""
    ada = server.guest()
    today = ada.get("/api/daily").json()["today"]
    body = {"name": "Ada", "bot": "novice"}
    table = ada.post(f"/api/daily/{today}/california", json=body).json()["id"]
    hall = server.services.hall
    wait_until(lambda: hall.rooms[table].table.status != "waiting")
    server.call(play(hall, hall.rooms[table]))
    assert ada.delete(f"/api/me/houses?table={table}").json()["key"] == "refused-daily-kept"
    assert ada.delete("/api/me/houses").status_code == 200
    assert houses(ada) == [table]
