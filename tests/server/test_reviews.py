"""Finished games judged at a server: worked out once and kept, one after the other, for whoever may see the replay."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rooftree.coach.asking import Coach
from rooftree.coach.judging import Judged, Verdict
from rooftree.coach.luck import Luck
from rooftree.coach.report import COACH
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.message import message
from rooftree.server import reviews
from rooftree.server.coaching import Coaches
from rooftree.server.hall import Hall
from rooftree.server.record import record_of
from rooftree.server.reviews import PLAYOUTS, Reviews
from rooftree.server.store.office import Office
from rooftree.server.table import Refusal
from rooftree.server.thinkers import Thinkers
from tests.server.halls import in_a_loop, opened_hall, play, table_of
from tests.server.serving import Served, serving
from tests.server.table_log import ADA, BEN, Clock
from tests.shared import checked


def judged(coach: Coach, state: Array, action: int, playouts: int, seed: int) -> Judged:
    """The last legal move is always the best; whole games of the interpreted rules take too long here."""
    move, best = (coach.game.format(each) for each in (action, coach.game.moves(state)[-1]))
    seat, verdict = int(state["to_act"][0]), Verdict.FINE if move == best else Verdict.BLUNDER
    reason = None if move == best else message("coach-many", points=playouts)
    return Judged(seat, move, best, float(move != best), verdict, 0.0, (0.5, 0.5), reason)


@pytest.fixture(autouse=True)
def thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that is awake, and thinks in this process."""

    async def think(_: Thinkers, work: Callable[..., Any], *question: Any) -> Any:
        await asyncio.sleep(0)
        return work(*question)

    monkeypatch.setattr(reviews, "judged", judged)
    monkeypatch.setattr(reviews, "coach_here", lambda name: Coach(checked(name)))
    monkeypatch.setattr("rooftree.coach.review.luck_of", lambda *_: (Luck(2.0, -3.0),) * 2)
    monkeypatch.setattr(Coaches, "wake", lambda *_: True)
    monkeypatch.setattr(Thinkers, "think_patiently", think)
    reviews._whole_here.cache_clear()


async def finished(hall: Hall) -> tuple[Game, str, str]:
    """A game that is over, as somebody asks about it."""
    room = await table_of(hall, ADA, BEN, game="california")
    await play(hall, room)
    text = await hall.store.catalogue.record(room.table.id)
    assert text is not None
    return room.table.game, room.table.id, text


def of(hall: Hall) -> Reviews:
    return Reviews(hall.thinkers.coaches, hall.store.shelf)


async def heard(found: Reviews, *question: Any) -> tuple[Any, list[Any]]:
    """The review, and all that was told until then."""
    told = []
    while not (answer := json.loads(await found.ask(*question)))["review"]:
        told.append(answer)
        await asyncio.sleep(0)
    return answer["review"], told


@in_a_loop
async def test_whoever_asks_is_told_how_far_it_is_and_then_everything(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        question = await finished(hall)
        review, told = await heard(of(hall), *question, "quick")
        counts = [each["done"] for each in told]
        assert counts == sorted(counts)
        assert counts[-1] > 20
        assert {each["all"] for each in told} == {0, len(review["decisions"])}
        assert (review["playouts"], review["coach"], review["game"]) == (PLAYOUTS["quick"], COACH, "california")
        assert review["luck"] == [{"dealt": 2.0, "made": -3.0}] * 2
        assert sum(review["end"]) == 1
        worst = next(each for each in review["decisions"] if each["number"] == review["worst"][0])
        assert worst["better"]["key"].startswith("action-")
        assert worst["reason"] == {"key": "coach-many", "args": {"points": PLAYOUTS["quick"]}}


@in_a_loop
async def test_it_is_worked_out_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        question = await finished(hall)
        review, _ = await heard(of(hall), *question, "full")
    monkeypatch.setattr(Coaches, "wake", lambda *_: False)  # nobody could work it out again
    async with opened_hall(tmp_path, Clock()) as hall:
        assert await heard(of(hall), *question, "full") == (review, [])
        assert json.loads(await of(hall).ask(*question, "quick"))["review"] is None  # another one
        monkeypatch.setattr(reviews, "COACH", COACH + 1)
        assert json.loads(await of(hall).ask(*question, "full"))["review"] is None  # an older coach's


@in_a_loop
async def test_it_is_told_when_it_is_written_and_what_is_being_written_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        question, found, may_go_on = await finished(hall), of(hall), asyncio.Event()
        plain = hall.store.shelf.keep_review

        async def keep(*review: Any) -> None:
            await plain(*review)
            await may_go_on.wait()

        monkeypatch.setattr(hall.store.shelf, "keep_review", keep)
        await found.ask(*question, "full")
        (job,) = found._jobs.values()
        while not await hall.store.shelf.review(question[1], PLAYOUTS["full"], COACH):
            await asyncio.sleep(0)
        assert json.loads(await found.ask(*question, "full"))["review"] is None  # whoever writes is not done yet
        may_go_on.set()
        await found.close()
        assert job.task is not None
        assert not job.task.cancelled()
        assert json.loads(await found.ask(*question, "full"))["review"]


@in_a_loop
async def test_one_comes_after_the_other_and_everybody_knows_their_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        questions = [await finished(hall) for _ in range(3)]
        found = of(hall)
        async with found._turn:  # the first is not done before the last has asked
            places = [json.loads(await found.ask(*each, "full"))["place"] for each in questions]
            assert places == [0, 1, 2]
            monkeypatch.setattr(reviews, "MOST_WAITING", 3)
            with pytest.raises(Refusal, match="refused-coach-busy"):
                await found.ask(*questions[0], "quick")
        (last, told), *_ = await asyncio.gather(*(heard(found, *each, "full") for each in reversed(questions)))
        assert {each["place"] for each in told} == {0, 1, 2}
        assert last["decisions"]


@in_a_loop
async def test_a_question_from_a_table_waits_for_one_decision_at_most(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        question, found = await finished(hall), of(hall)
        await found.ask(*question, "full")
        (job,) = found._jobs.values()
        while not job.done:
            await asyncio.sleep(0)
        before = job.done
        await hall.thinkers.coaches.in_turn(lambda: None)
        assert job.done <= before + 1 < job.all
        await found.close()


@in_a_loop
async def test_a_damaged_record_and_a_game_without_judgement_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        game, table, text = await finished(hall)
        broken = text.replace('"scores":[', '"scores":[9')
        with pytest.raises(Refusal) as refusal:
            await heard(of(hall), game, table, broken, "full")
        assert refusal.value.why.key == "refused-damaged-record"
        assert "result.scores is recorded as" in str(refusal.value.why.args["error"])
        monkeypatch.setattr(type(game), "thinking", staticmethod(lambda: None))
        with pytest.raises(Refusal, match="refused-no-review"):
            await of(hall).ask(game, table, text, "full")


@in_a_loop
async def test_of_a_game_that_is_deleted_nothing_is_kept(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        game, table, text = await finished(hall)
        await heard(of(hall), game, table, text, "full")
        office = Office(hall.store.engine, "tester")
        await office.delete_tables([table])
        assert await hall.store.shelf.review(table, PLAYOUTS["full"], COACH) is None
        await hall.store.shelf.keep_review(table, PLAYOUTS["full"], COACH, "{}")
        assert await hall.store.shelf.review(table, PLAYOUTS["full"], COACH) is None


# Over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("reviews")) as served:
        yield served


def test_only_what_is_over_can_be_judged(server: Served) -> None:
    client = server.guest()
    table = client.post("/api/tables", json={"game": "california", "players": 2}).json()["id"]
    answer = client.post(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["key"]) == (409, "refused-review-not-over")
    assert client.post("/api/tables/nosuchtable/review").status_code == 404
    assert client.post(f"/api/tables/{table}/review?depth=deep").status_code == 422


def test_a_game_goes_on_from_a_move_of_a_finished_one(server: Served) -> None:
    """Whoever may see its replay may play on from there, with whom they like."""
    client, hall = server.guest(), server.services.hall
    room = server.call(table_of(hall, ADA, BEN, game="california"))
    server.call(play(hall, room, 12))
    body = {"game": "california", "replay": room.table.id, "moves": 9}
    assert client.post("/api/tables", json=body).json()["key"] == "refused-not-over"
    server.call(play(hall, room))
    table = hall.rooms[client.post("/api/tables", json=body).json()["id"]].table
    assert table.settings.record is not None
    assert table.settings.record.moves == record_of(room.table).moves[:9]
    assert len(table.seats) == 2
    beyond = client.post("/api/tables", json={**body, "moves": 9999})
    assert beyond.json()["key"] == "refused-settings"
