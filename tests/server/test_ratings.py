"""Ratings of people: only where a table says so, with everybody's word, counted once, and gone when they wish."""

import asyncio
import itertools
import math
import random
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
from sqlalchemy import insert

from rooftree.protocol import Arrange, Ready, Remove, Resign, SeatBot, Sit
from rooftree.server.rating import MEAN, Strength, after
from rooftree.server.record import result_of
from rooftree.server.rows import rows_of_places
from rooftree.server.store.erasing import _erase_once, search
from rooftree.server.store.office import Office
from rooftree.server.store.schema import rated
from rooftree.server.store.store import Store
from rooftree.server.table import Refusal
from tests.server.halls import play as play_on
from tests.server.patience import wait_until
from tests.server.serving import Served, serving
from tests.server.table_log import ADA, BEN, EVE, TableLog

NUMBERS = itertools.count(1)
GAME = "california"


# What a game tells


def test_whoever_wins_is_thought_stronger_and_everybody_is_known_better() -> None:
    first, second, third = after([Strength()] * 3, [1, 2, 3])
    assert first.mean > second.mean > third.mean
    assert first.mean + second.mean + third.mean == pytest.approx(3 * MEAN)
    assert max(each.deviation for each in (first, second, third)) < Strength().deviation


def test_equals_who_share_a_place_stay_equals() -> None:
    one, two = after([Strength()] * 2, [1, 1])
    assert one == two
    assert one.mean == pytest.approx(MEAN)


def test_a_victory_that_was_expected_tells_little() -> None:
    strong, weak = Strength(1400, 100), Strength(1000, 100)
    expected = after([strong, weak], [1, 2])[0].mean - strong.mean
    surprising = after([weak, strong], [1, 2])[0].mean - weak.mean
    assert 0 < expected < surprising / 5


@pytest.mark.parametrize("players", [2, 4])
def test_the_error_is_what_it_says(players: int) -> None:
    """People of known strength play 30 games each: about 95 of 100 ratings are no farther off than they tell."""
    held = total = 0
    for seed in range(40):
        chance = random.Random(seed)
        true = [chance.gauss(MEAN, 200) for _ in range(8)]
        known = [Strength()] * len(true)
        for _ in range(30 * len(true) // players):
            order = finish(chance, chance.sample(range(len(true)), players), true)
            told = after([known[each] for each in order], range(1, players + 1))
            for person, strength in zip(order, told, strict=True):
                known[person] = strength
        shift = sum(each.mean for each in known) / len(true) - sum(true) / len(true)
        held += sum(abs(each.mean - shift - real) < each.error for each, real in zip(known, true, strict=True))
        total += len(true)
    assert 0.87 < held / total < 0.99


def finish(chance: random.Random, people: list[int], true: list[float]) -> list[int]:
    """Places as the model has them: 400 points more are odds of ten to one."""
    left, order = list(people), list[int]()
    while left:
        (one,) = chance.choices(left, [math.exp(true[each] * math.log(10) / 400) for each in left])
        left.remove(one)
        order.append(one)
    return order


# Which games count


def refusal(log: TableLog, *command: Any, **more: Any) -> str:
    with pytest.raises(Refusal) as refused:
        log.do(*command, **more)
    return refused.value.why.key


def rated_table(*people: str, **settings: Any) -> TableLog:
    """Everybody has agreed."""
    log = TableLog(GAME, len(people), is_rated=True, **settings)
    for seat, person in enumerate(people):
        log.do(person, Sit, seat, person.split("-")[0])
        log.do(person, Ready, seat, rated=True)
    return log


def test_nobody_is_ready_for_a_rated_game_without_having_agreed() -> None:
    log = TableLog(GAME, 2, is_rated=True)
    log.do(ADA, Sit, 0, "Ada")
    assert refusal(log, ADA, Ready, 0) == "refused-rated-unasked"
    log.do(ADA, Ready, 0, rated=True)
    log.do(ADA, Ready, 0, pledge="a" * 64)  # a share in the deal, of somebody who has agreed
    assert log.table.seats[0].is_ready


def test_everybody_is_asked_again_when_a_game_is_to_count() -> None:
    log = TableLog(GAME, 2).seat(ADA)
    terms = (log.table.settings.options, "live", None, False)
    log.do(ADA, Arrange, *terms, is_rated=True)
    assert log.table.settings.is_rated
    assert not log.table.seats[0].is_ready  # not even the host, who has chosen it
    log.do(ADA, Arrange, *terms)
    assert log.table.settings.is_rated  # not mentioned: as it was


def test_only_people_with_one_seat_each_and_no_coach_are_rated() -> None:
    log = rated_table(ADA, BEN)
    log.do(BEN, Ready, 1, is_ready=False)
    assert refusal(TableLog(GAME, 2, is_rated=True), ADA, SeatBot, 0, "greedy") == "refused-rated-bot"
    assert refusal(TableLog("homesweethome", 2).seat(ADA), ADA, Arrange, {}, "live", None, False, is_rated=True) == (
        "refused-rated-together"
    )
    coached = TableLog(GAME, 2, coaching=["warn", "off"])
    terms = (coached.table.settings.options, "live", None, False)
    assert refusal(coached, ADA, Arrange, *terms, is_rated=True) == "refused-rated-coach"
    alone = TableLog(GAME, 3, is_rated=True)
    alone.do(ADA, Sit, 0, "Ada")
    assert refusal(alone, ADA, Sit, 1, "Ada's sister") == "refused-rated-twice"


def test_nobody_is_removed_from_a_game_that_counts() -> None:
    log = rated_table(ADA, BEN).start()
    assert refusal(log, ADA, Remove, 1) == "refused-rated-remove"


def test_whoever_gives_up_is_last() -> None:
    log = rated_table(ADA, BEN, EVE).start().play_on(6)
    log.do(EVE, Resign, 2)
    log.play_on()
    places = {row["person"]: row["place"] for row in rows_of_places(log.table, 5.0)}
    assert places[EVE] == 3
    assert {places[ADA], places[BEN]} in ({1, 2}, {1})


# In a database


def test_a_game_is_counted_once_whoever_asks_at_the_same_moment(url: str) -> None:
    async def work() -> None:
        store = Store(url)
        await store.open()
        rows = [
            {"table_id": table, "person": person, "game": GAME, "place": place, "finished_at": at}
            for table, at in (("later", 2.0), ("first", 1.0))
            for place, person in enumerate(("ada", "ben"), start=1)
        ]
        async with store.register.transaction() as connection:
            await connection.execute(insert(rated), rows)
        await asyncio.gather(*(store.ladder.count() for _ in range(4)))
        (ada,), (ben,) = await store.ladder.of("ada"), await store.ladder.of("ben")
        expected = after(after([Strength()] * 2, [1, 2]), [1, 2])
        assert (ada["games"], ben["games"]) == (2, 2)
        assert [ada["mean"], ben["mean"]] == pytest.approx([each.mean for each in expected])
        await store.close()

    asyncio.run(work())


# At a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("ratings")) as served:
        yield served


def do(client: httpx2.Client, kind: str, table: str, **fields: Any) -> httpx2.Response:
    return client.post("/api/do", json={"do": kind, "id": f"d{next(NUMBERS)}", "table": table, **fields})


def play(server: Served, *people: httpx2.Client, is_rated: bool = True) -> list[int]:
    """A whole game; everybody's score."""
    body = {"game": GAME, "players": len(people), "is_rated": is_rated}
    table: str = people[0].post("/api/tables", json=body).json()["id"]
    for seat, person in enumerate(people):
        assert do(person, "sit", table, seat=seat, name=f"Person {seat}").status_code == 200
        assert do(person, "ready", table, seat=seat, rated=is_rated).status_code == 200
    hall = server.services.hall
    room = hall.rooms[table]
    wait_until(lambda: room.table.status != "waiting")
    server.call(play_on(hall, room))
    result = result_of(room.table)
    assert result is not None
    return result["scores"]


def mine(client: httpx2.Client) -> Any:
    return client.get("/api/me/ratings").json()


def test_a_rated_game_counts_once_and_others_do_not(server: Served) -> None:
    ada, ben = server.guest(), server.guest()
    play(server, ada, ben, is_rated=False)
    assert mine(ada)["ratings"] == []
    play(server, ada, ben)
    hers, his = mine(ada)["ratings"][0], mine(ben)["ratings"][0]
    assert (hers["game"], hers["games"], his["games"]) == (GAME, 1, 1)
    assert hers["rating"] + his["rating"] == pytest.approx(2 * MEAN, abs=1)
    assert hers["error"] > 300  # one game says little
    assert mine(ada)["ratings"] == [hers]


def test_others_see_a_rating_only_if_its_owner_says_so(server: Served) -> None:
    ada, ben, stranger = server.guest(), server.guest(), server.visitor()
    play(server, ada, ben)
    names = {each["name"] for each in stranger.get(f"/api/ratings/{GAME}").json()}
    assert ada.put("/api/me/ratings", json={"shown_as": " Ada of the  Hill "}).status_code == 200
    shown = stranger.get(f"/api/ratings/{GAME}").json()
    assert {each["name"] for each in shown} - names == {"Ada of the Hill"}
    assert not any(each["is_yours"] for each in shown)
    assert [each["is_yours"] for each in ada.get(f"/api/ratings/{GAME}").json() if each["name"] not in names] == [True]
    assert ada.put("/api/me/ratings", json={}).status_code == 200
    assert {each["name"] for each in stranger.get(f"/api/ratings/{GAME}").json()} == names
    assert ada.put("/api/me/ratings", json={"shown_as": " "}).json()["key"] == "refused-nickname"
    assert stranger.get("/api/ratings/chess").status_code == 404


def test_nothing_is_kept_of_whoever_wants_no_rating(server: Served) -> None:
    ada, ben = server.guest(), server.guest()
    assert ben.put("/api/me/ratings", json={"is_off": True}).status_code == 200
    play(server, ada, ben)
    assert (mine(ada)["ratings"][0]["games"], mine(ben)["ratings"]) == (1, [])


def test_a_rating_can_be_deleted_and_does_not_come_back(server: Served) -> None:
    ada, ben = server.guest(), server.guest()
    play(server, ada, ben)
    assert mine(ada)["ratings"][0]["games"] == 1
    play(server, ada, ben)  # this one waits to be counted
    assert ada.delete("/api/me/ratings").status_code == 200
    assert mine(ada) == {"is_off": True, "shown_as": None, "ratings": []}
    play(server, ada, ben)
    assert mine(ada)["ratings"] == []
    assert mine(ben)["ratings"][0]["games"] == 3


def test_no_table_is_opened_whose_game_could_not_count(server: Served) -> None:
    ada = server.guest()
    body = {"game": "homesweethome", "players": 2, "is_rated": True}
    assert ada.post("/api/tables", json=body).json()["key"] == "refused-rated-together"
    coached = {"game": GAME, "players": 2, "is_rated": True, "coaching": ["warn"]}
    assert ada.post("/api/tables", json=coached).json()["key"] == "refused-rated-coach"


def test_the_lobby_and_the_table_say_that_a_game_counts(server: Served) -> None:
    ada = server.guest()
    body = {"game": GAME, "players": 2, "is_rated": True, "is_public": True}
    table = ada.post("/api/tables", json=body).json()["id"]
    assert ada.get(f"/api/tables/{table}").json()["summary"]["is_rated"]
    assert [each["is_rated"] for each in ada.get("/api/tables").json() if each["id"] == table] == [True]


def test_whoever_is_erased_has_no_rating_left(server: Served) -> None:
    ada, ben, store = server.guest(), server.guest(), server.services.store
    play(server, ada, ben)
    assert mine(ben)["ratings"]
    assert ben.put("/api/me/ratings", json={"shown_as": "Ben"}).status_code == 200
    play(server, ada, ben)  # this one waits to be counted
    (shown,) = [row for row in server.call(store.ladder.shown(GAME, 100)) if row["shown_as"] == "Ben"]
    server.call(_erase_once(Office(store.engine, "operator"), shown["person"], {"Person 1"}))
    found, _ = server.call(search(Office(store.engine, "operator"), shown["person"]))
    assert found == []
    assert mine(ada)["ratings"][0]["games"] == 1  # of the other game one place is left, which tells nothing
