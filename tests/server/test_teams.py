"""The deal of a week for a team: the same for everybody, a secret until it is played, one team for each person."""

from collections.abc import Iterator
from typing import Any
from unittest import mock

import httpx2
import pytest

from rooftree.server import daily
from tests.server.patience import wait_until
from tests.server.serving import Served, serving
from tests.server.table_log import game_of
from tests.server.test_daily import NOON, do, play, seen

GAME, WEEK, TWO, THREE = "homesweethome", "2027-W02", "2027-W02-2", "2027-W02-3"
UNPLAYED = (409, "refused-daily-unplayed")


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("teams")) as served:
        served.services.hall.clock = lambda: NOON
        yield served


def gathered(server: Served, *clients: httpx2.Client) -> str:
    """A team of these people, with the cards dealt."""
    table = begin(clients[0], f"{WEEK}-{len(clients)}")
    for number, client in enumerate(clients[1:], start=2):
        assert join(client, table, f"Player {number}").status_code == 200
    wait_until(lambda: server.services.hall.rooms[table].table.status == "playing")
    return table


def begin(client: httpx2.Client, day: str = TWO, name: str = "Ada") -> str:
    answer = client.post(f"/api/daily/{day}/{GAME}", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def join(client: httpx2.Client, table: str, name: str) -> httpx2.Response:
    return client.post(f"/api/teams/{table}", json={"name": name})


def deal_for(client: httpx2.Client, players: int = 2) -> Any:
    return next(each for each in client.get("/api/daily").json()["week"] if each["players"] == players)


def refusal(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def test_weeks_are_those_of_the_calendar() -> None:
    assert daily.week_of(NOON) == WEEK
    assert daily.is_open(TWO, NOON)
    assert not daily.is_open(TWO, NOON + 7 * 86_400)
    assert not daily.is_over(TWO, NOON)
    assert daily.is_over(TWO, NOON + 7 * 86_400)
    assert daily.is_over("2026-W53-2", NOON)
    assert daily.today(daily.next_week_at(NOON)).isoformat() == "2027-01-18"
    assert len({daily.seed_of(GAME, f"{WEEK}-{players}") for players in range(2, 6)}) == 4


def test_two_teams_get_the_same_cards_when_the_last_has_come(server: Served) -> None:
    starts = []
    for _ in range(2):
        table = gathered(server, server.guest(), server.guest(), server.guest())
        start = server.services.hall.rooms[table].table.start
        assert start is not None
        starts.append(start.tobytes())
    assert starts == [game_of(GAME).new(3, daily.seed_of(GAME, THREE)).tobytes()] * 2


def test_whoever_is_not_in_the_team_sees_nothing_of_its_table(server: Served) -> None:
    """While it gathers, while it plays, and when it is over: not before they have built the same deal themselves."""
    ada, ben, stranger, nobody = server.guest(), server.guest(), server.guest(), server.visitor()
    table = begin(ada)
    expect_hidden(server, table, stranger, nobody)
    told = stranger.get(f"/api/teams/{table}").json()
    assert (told["names"], told["players"], told["is_yours"]) == (["Ada"], 2, False)
    assert stranger.get(f"/api/tables/{table}/link").json()["link"].endswith(f"/daily/{table}")
    join(ben, table, "Ben")
    wait_until(lambda: server.services.hall.rooms[table].table.status == "playing")
    expect_hidden(server, table, stranger, nobody)
    assert {seat["name"] for seat in seen(ben, table)["summary"]["seats"]} == {"Ada", "Ben"}
    assert do(stranger, "sit", table, seat=0, name="Cara").json()["key"] != ""
    score = play(server, table)
    expect_hidden(server, table, stranger, nobody)
    assert refusal(stranger.get(f"/api/daily/{TWO}/{GAME}")) == UNPLAYED
    for member in (ada, ben):
        results = member.get(f"/api/daily/{TWO}/{GAME}").json()
        assert results["mine"]["name"] == "Ada, Ben"
        assert results["mine"]["is_yours"]
        assert results["scores"] == [[score, 1]]
        assert deal_for(member)["status"] == "over"
    assert refusal(ada.get(f"/api/daily/{THREE}/{GAME}")) == UNPLAYED  # other cards
    play(server, gathered(server, stranger, server.guest()))
    assert stranger.get(f"/api/tables/{table}/replay").status_code == 200
    with mock.patch.object(server.services.hall, "clock", return_value=NOON + 7 * 86_400):
        assert nobody.get(f"/api/tables/{table}/replay").status_code == 200


def expect_hidden(server: Served, table: str, *clients: httpx2.Client) -> None:
    for client in clients:
        for path in ("", "/replay", "/look?piece=market.0", "/world?move=0&seat=0"):
            assert refusal(client.get(f"/api/tables/{table}{path}")) == UNPLAYED
        with server.line(client) as line:
            assert line.ask("watch", table=table)["why"]["key"] == "refused-daily-unplayed"
            assert not line.others


def test_a_person_is_in_one_team_for_a_deal(server: Served) -> None:
    ada, ben, cara = server.guest(), server.guest(), server.guest()
    hers, his = begin(ada), begin(ben, name="Ben")
    assert begin(ada) == hers
    assert refusal(join(ada, his, "Ada")) == (409, "refused-team-elsewhere")
    assert refusal(join(cara, hers, "ada")) == (409, "refused-nickname-taken")
    assert join(cara, hers, "Cara").status_code == 200
    assert join(cara, hers, "Cara").status_code == 200  # once more changes nothing
    assert refusal(join(server.guest(), hers, "Dan")) == (409, "refused-team-full")
    assert deal_for(cara)["table"] == hers
    assert begin(cara, THREE, "Cara") != hers  # another number of players has other cards


def test_what_cannot_be_is_refused(server: Served) -> None:
    ada = server.guest()
    path = "/api/daily/{}/{}"
    assert refusal(ada.post(path.format("2027-W01-2", GAME), json={"name": "A"})) == (409, "refused-team-closed")
    assert refusal(ada.post(path.format(TWO, "california"), json={"name": "A"})) == (409, "refused-no-team")
    assert ada.post(path.format("2027-W02-6", GAME), json={"name": "A"}).status_code == 422
    assert ada.get(path.format("2027-W03-2", GAME)).status_code == 404
    assert ada.get("/api/teams/nowhere123").status_code == 404
    ordinary = ada.post("/api/tables", json={"game": GAME, "players": 2}).json()["id"]
    assert join(ada, ordinary, "Ada").status_code == 404


def test_no_score_for_a_team_that_somebody_left(server: Served) -> None:
    ada, ben = server.guest(), server.guest()
    table = gathered(server, ada, ben)
    with mock.patch("rooftree.server.decisions.usual_bot", return_value="random"):
        assert do(ben, "resign", table, seat=1).status_code == 200
        play(server, table)
    assert deal_for(ada)["score"] is None
    assert ada.get(f"/api/daily/{TWO}/{GAME}").json()["scores"] == []
