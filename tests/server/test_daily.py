"""The daily house: the same deal for everybody, a secret until it is played, counted once."""

import itertools
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any
from unittest import mock

import httpx2
import pytest

from rooftree.server import daily, decisions
from rooftree.server.record import result_of
from rooftree.server.store.erasing import _erase_once
from rooftree.server.store.office import Office
from rooftree.server.thinkers import Thinkers
from tests.server.halls import play as play_on
from tests.server.patience import wait_until
from tests.server.serving import Served, serving
from tests.server.table_log import game_of

NOON = 1_800_000_000.0  # 2027-01-15, 08:00
TODAY, YESTERDAY, BEFORE = "2027-01-15", "2027-01-14", "2027-01-13"
NUMBERS = itertools.count(1)
GAME = "california"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("daily")) as served:
        served.services.hall.clock = lambda: NOON
        yield served


def begin(
    client: httpx2.Client, day: str = TODAY, game: str = GAME, name: str = "Ada", **more: Any
) -> httpx2.Response:
    return client.post(f"/api/daily/{day}/{game}", json={"name": name, "bot": "novice", **more})


def do(client: httpx2.Client, kind: str, table: str, **fields: Any) -> httpx2.Response:
    return client.post("/api/do", json={"do": kind, "id": f"d{next(NUMBERS)}", "table": table, **fields})


def seen(client: httpx2.Client, table: str) -> Any:
    return client.get(f"/api/tables/{table}").json()


def play(server: Served, table: str) -> int:
    """The first legal move, until the game is over; what it scored."""
    hall = server.services.hall
    room = hall.rooms[table]
    wait_until(lambda: room.table.status != "waiting")
    server.call(play_on(hall, room))
    result = result_of(room.table)
    assert result is not None
    return result["scores"][0]


def begun(server: Served, client: httpx2.Client, **how: Any) -> str:
    """A table of the day, dealt."""
    table: str = begin(client, **how).json()["id"]
    wait_until(lambda: server.services.hall.rooms[table].table.status != "waiting")
    return table


def build(server: Served, client: httpx2.Client, **how: Any) -> tuple[str, int]:
    table = begun(server, client, **how)
    return table, play(server, table)


def game_today(client: httpx2.Client, game: str = GAME, day: int = 0) -> Any:
    return next(each for each in client.get("/api/daily").json()["days"][day]["games"] if each["game"] == game)


# The deal


def test_the_deal_follows_from_the_date_alone() -> None:
    assert daily.seed_of("dreamhome", "2026-11-16") == 6_009_173_680_739_705_559
    days = [(date(2026, 1, 1) + timedelta(days=each)).isoformat() for each in range(400)]
    assert len({daily.seed_of(game, day) for game in ("dreamhome", GAME) for day in days}) == 800


def test_two_people_get_the_same_cards_and_may_play_yesterdays_too(server: Served) -> None:
    ada, ben = server.guest(), server.guest()
    tables = [begin(ada), begin(ben, bot="master"), begin(ada, day=YESTERDAY)]
    assert [answer.status_code for answer in tables] == [201] * 3
    rooms = [server.services.hall.rooms[answer.json()["id"]] for answer in tables]
    wait_until(lambda: all(room.table.start is not None for room in rooms))
    hers, his, yesterdays = (room.table.start for room in rooms)
    assert hers is not None
    assert his is not None
    assert yesterdays is not None
    assert hers.tobytes() == his.tobytes() != yesterdays.tobytes()
    assert hers.tobytes() == game_of(GAME).new(2, daily.seed_of(GAME, TODAY)).tobytes()


def test_no_other_day_can_be_played(server: Served) -> None:
    ada = server.guest()
    for day in (BEFORE, "2027-01-16"):
        assert begin(ada, day=day).json()["key"] == "refused-daily-closed"
    assert begin(ada, game="chess").status_code == 404
    assert begin(ada, day="yesterday").status_code == 422


def test_where_everyone_builds_together_one_person_has_all_hands(server: Served) -> None:
    ada = server.guest()
    assert game_today(ada, "homesweethome")["hands"] == 2
    table = begin(ada, game="homesweethome").json()["id"]
    assert [seat["is_yours"] for seat in seen(ada, table)["summary"]["seats"]] == [True, True]


# A secret until it is played


def test_nobody_sees_the_cards_before_playing(server: Served) -> None:
    """Neither on the page of the day, nor at somebody else's table, nor in its replay or record."""
    ada, ben, nobody = server.guest(), server.guest(), server.visitor()
    table, _ = build(server, ada, day=YESTERDAY)
    paths = [
        f"/api/tables/{table}{each}"
        for each in ("", "/replay", "/record", "/look?piece=market.0", "/world?move=0&seat=0")
    ]
    for path in [*paths, f"/api/daily/{YESTERDAY}/{GAME}"]:
        assert ada.get(path).status_code == 200
        for client in (ben, nobody):
            answer = client.get(path)
            assert (answer.status_code, answer.json()["key"]) == (409, "refused-daily-unplayed")
    assert do(ben, "look", table, seat=None, piece="market.0").json()["key"] == "refused-daily-unplayed"
    for client in (ben, nobody):
        assert client.post(f"/api/tables/{table}/review").json()["key"] == "refused-daily-unplayed"
    played_on = {"game": GAME, "replay": table, "moves": 3}
    assert ben.post("/api/tables", json=played_on).json()["key"] == "refused-daily-unplayed"
    for client in (ben, nobody):
        with server.line(client) as line:
            assert line.ask("watch", table=table)["why"]["key"] == "refused-daily-unplayed"
            assert not line.others
    assert set(game_today(ben)) == {"game", "players", "hands", "status", "table", "score", "builders"}
    mine = begin(ben, day=YESTERDAY).json()["id"]
    assert ben.get(paths[0]).status_code == 409  # begun is not built
    play(server, mine)
    assert all(ben.get(path).status_code == 200 for path in paths)


def test_while_it_is_played_nothing_tells_the_seed(server: Served) -> None:
    ada = server.guest()
    table = begun(server, ada)
    summary = seen(ada, table)["summary"]
    assert (summary["daily"], summary["is_sealed"]) == (TODAY, False)
    assert summary["seed"] is summary["salt"] is summary["commitment"] is summary["seal"] is None


def test_once_a_day_is_over_everybody_may_look(server: Served) -> None:
    table, _ = build(server, server.guest())
    ben = server.guest()
    assert ben.get(f"/api/tables/{table}").status_code == 409
    with mock.patch.object(server.services.hall, "clock", return_value=NOON + 2 * 86_400):
        assert ben.get(f"/api/tables/{table}").status_code == 200
        assert ben.get(f"/api/daily/{TODAY}/{GAME}").json()["mine"] is None


# What counts


def test_the_first_time_counts_and_a_second_does_not(server: Served) -> None:
    ada = server.guest()
    table, score = build(server, ada, game="dreamhome")
    assert begin(ada, game="dreamhome").json()["id"] == table
    assert game_today(ada, "dreamhome")["score"] == score
    again, _ = build(server, ada, game="dreamhome", again=True)
    assert again != table
    results = ada.get(f"/api/daily/{TODAY}/dreamhome").json()
    assert results["mine"] == {
        "day": TODAY,
        "game": "dreamhome",
        "table": table,
        "name": "Ada",
        "bot": "novice",
        "score": score,
        "is_yours": True,
    }
    assert results["scores"] == [[score, 1]]
    assert [house["table"] for house in results["houses"]] == [table]


def test_an_unfinished_first_time_is_not_begun_anew(server: Served) -> None:
    ada = server.guest()
    table = begin(ada).json()["id"]
    assert begin(ada, again=True, bot="master").json()["id"] == table
    assert game_today(ada)["status"] == "playing"


def test_nobody_helps_and_nothing_is_arranged(server: Served) -> None:
    ada = server.guest()
    table = begun(server, ada)
    for kind, fields in {"take-over": {"bot": "master"}, "remove": {}, "stand-up": {}}.items():
        assert do(ada, kind, table, seat=0, **fields).json()["key"] == "refused-daily"


def test_whoever_gives_up_has_no_score_and_may_look(server: Served) -> None:
    ada = server.guest()
    table = begun(server, ada)
    with mock.patch.object(decisions, "usual_bot", return_value="random"):
        assert do(ada, "resign", table, seat=0).status_code == 200
    wait_until(lambda: game_today(ada)["status"] == "over")
    results = ada.get(f"/api/daily/{TODAY}/{GAME}").json()
    assert results["mine"]["score"] is None
    assert table not in [house["table"] for house in results["houses"]]
    assert ada.get("/api/daily").json()["streak"] == 0


def test_a_rematch_is_a_table_like_any_other(server: Served) -> None:
    ada = server.guest()
    table, _ = build(server, ada)
    again = do(ada, "rematch", table).json()["table"]
    assert seen(ada, again)["summary"]["daily"] is None
    assert seen(ada, again)["summary"]["is_sealed"]


def test_what_is_erased_or_deleted_is_in_no_list(server: Served) -> None:
    ada, ben, store = server.guest(), server.guest(), server.services.store
    (hers, _), (his, _) = build(server, ada), build(server, ben)
    row = server.call(store.almanac.at_table(hers))
    assert row is not None
    server.call(_erase_once(Office(store.engine, "operator"), row["person"], {"Ada"}))
    server.call(Office(store.engine, "operator").delete_tables([his]))
    assert server.call(store.almanac.at_table(hers)) is server.call(store.almanac.at_table(his)) is None


# The strongest bot


def test_the_strongest_bot_plays_the_same_deal_once_somebody_asks(server: Served) -> None:
    ada = server.guest()
    build(server, ada)
    path = f"/api/daily/{TODAY}/{GAME}"
    assert ada.get(path).json()["strongest"] is None  # nothing is compiled here
    quick = mock.patch.object(Thinkers, "_who_thinks", return_value="random")
    with mock.patch.object(Thinkers, "can_think", return_value=True), quick:
        table = ada.get(path).json()["strongest"]["table"]
        wait_until(lambda: ada.get(path).json()["strongest"]["score"] is not None)
        assert ada.get(path).json()["strongest"]["table"] == table
    start = server.services.hall.rooms[table].table.start
    assert start is not None
    assert start.tobytes() == game_of(GAME).new(2, daily.seed_of(GAME, TODAY)).tobytes()
    assert game_today(ada)["builders"] == sum(count for _, count in ada.get(path).json()["scores"])


# Days in a row


@pytest.mark.parametrize(
    ("built", "days"),
    [
        ("", 0),
        ("15", 1),
        ("14", 1),  # today is not over
        ("13", 1),  # nor is yesterday
        ("12", 1),  # the 13th is forgiven
        ("11", 0),
        ("15 14 13", 3),
        ("15 13 12", 3),
        ("15 12 11", 1),  # two missed days in a week
        ("15 14 12 11 10 09 08 07 05 04", 10),  # the 13th, and the 6th a week before
        ("15 14 12 11 10 09 08 06 05", 7),  # the 7th is less than a week before
        ("12 11 10 08 07", 3),  # the 13th is forgiven, so the 9th is not
    ],
)
def test_a_streak_forgives_one_day_a_week(built: str, days: int) -> None:
    assert daily.streak({f"2027-01-{day}" for day in built.split()}, NOON) == days


def test_the_calendar_shows_what_was_built(server: Served) -> None:
    ada = server.guest()
    _, score = build(server, ada)
    build(server, ada, day=YESTERDAY)
    shown = ada.get("/api/daily").json()
    assert shown["streak"] == 2
    assert [(each["day"], each["game"]) for each in shown["built"]] == [(YESTERDAY, GAME), (TODAY, GAME)]
    assert shown["built"][1]["score"] == score
    assert shown["today"] == TODAY
    assert 0 < shown["next_at"] - NOON <= 86_400
    assert server.visitor().get("/api/daily").json()["built"] == []
