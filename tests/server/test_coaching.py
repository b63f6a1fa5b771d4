"""The coach at a table: as much as each seat is to be told, in turn, and nothing that the seat may not know."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from rooftree.coach import Coach
from rooftree.core.layout import Array
from rooftree.core.message import message
from rooftree.protocol import Advise, Advised, Rematch
from rooftree.server import coaching, questions
from rooftree.server.coaching import Coaches, Thought
from rooftree.server.hall import Hall
from rooftree.server.room import Room
from rooftree.server.table import Refusal
from rooftree.server.thinkers import Thinkers
from tests.coach.late import late_positions
from tests.contract.hidden_worlds import WORLDS
from tests.server.halls import do, in_a_loop, opened_hall, play, table_of
from tests.server.table_log import ADA, BEN, GAMES, Clock, game_of
from tests.shared import checked

Here = Callable[..., Any]
REASON = message("coach-many", points=2)


def thought_here(name: str, state: bytes, seat: int, playouts: int) -> Thought:
    """The first moves that are legal, the last one a blunder."""
    game = game_of(name)
    position: Any = np.frombuffer(bytearray(state), game.dtype)
    moves = [game.format(action) for action in game.moves(position)]
    return Thought([(move, 30.0, 0.5, False) for move in moves[:3]], REASON, [moves[-1]], playouts)


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that is awake, and answers in this process."""

    async def think(_: Thinkers, work: Here, *question: Any) -> Any:
        return coaching.advise_here(*question)

    monkeypatch.setattr(coaching, "advise_here", thought_here)
    monkeypatch.setattr(Coaches, "wake", lambda *_: True)
    monkeypatch.setattr(Thinkers, "think_patiently", think)


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits here to be told a place in line."""
    monkeypatch.setattr(coaching, "PATIENCE", 0)


async def asked(room: Room, person: str, seat: int) -> Any:
    """The first answer, when it is there; whoever is told a place asks again."""
    while True:
        answer = await questions.answer(room, person, Advise("a", room.table.id, seat))
        assert isinstance(answer, Advised)
        if not answer.place:
            return answer
        await asyncio.sleep(0)


async def turn_of(hall: Hall, room: Room, seat: int) -> None:
    while room.table.to_act != seat:
        await play(hall, room, 1)


@in_a_loop
async def test_a_seat_is_told_as_much_as_was_chosen(tmp_path: Path, thoughts: None) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        for dial in ("warn", "ideas", "explain"):
            room = await table_of(hall, ADA, BEN, coaching=[dial])
            await turn_of(hall, room, 0)
            answer, legal = await asked(room, ADA, 0), room.table.game.moves(room.table.state)  # type: ignore[arg-type]
            shown = min(3, len(legal)) if dial != "warn" else 0
            assert (len(answer.ideas), answer.reason is not None) == (shown, dial == "explain")
            assert (answer.warnings != []) == (dial == "warn")
            assert (answer.version, answer.place) == (room.table.version, 0)


@in_a_loop
async def test_everybody_sees_who_has_a_coach_and_takes_it_along(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN, game="california", coaching=["explain"])
        assert dials(room) == ["explain", "off"]
        await play(hall, room)
        again = await hall.room(str((await do(hall, room, ADA, Rematch)).table))
        assert again.table.seats[1].person == ADA
        assert dials(again) == ["off", "explain"]


def dials(room: Room) -> list[str]:
    seats = room.audience.documents(room.table).document(None, frozenset())["summary"]["seats"]
    return [seat["coach"] for seat in seats]


@in_a_loop
async def test_who_may_not_ask_is_told_why(tmp_path: Path, thoughts: None) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN, coaching=["off", "explain"])
        await turn_of(hall, room, 0)
        for person, seat, why in ((ADA, 0, "no-coach"), (ADA, 1, "not-your-seat"), (BEN, 1, "not-your-turn")):
            with pytest.raises(Refusal) as refusal:
                await asked(room, person, seat)
            assert refusal.value.why.key == f"refused-{why}"


@in_a_loop
async def test_while_the_coach_is_not_compiled_it_says_so(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN, coaching=["ideas"])
        await turn_of(hall, room, 0)
        with pytest.raises(Refusal) as refusal:
            await asked(room, ADA, 0)
        assert refusal.value.why.key == "refused-coach-waking"


@in_a_loop
async def test_a_coach_wakes_when_the_first_table_wants_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    woken: list[str] = []
    monkeypatch.setattr(Coaches, "wake", lambda _, game: woken.append(game.name))
    async with opened_hall(tmp_path, Clock()) as hall:
        await table_of(hall, ADA, BEN, coaching=["off"])
        assert woken == []
        room = await table_of(hall, ADA, BEN, coaching=["off", "warn"])
        assert woken == [room.table.game.name]


@in_a_loop
async def test_one_is_answered_after_the_other_and_everybody_knows_their_place(
    monkeypatch: pytest.MonkeyPatch, thoughts: None
) -> None:
    thinkers, may_go_on, thinking = Thinkers(1), asyncio.Event(), 0
    state, most = game_of("california").new(2, 1), 0

    async def think(_: Thinkers, work: Here, *question: Any) -> Any:
        nonlocal thinking, most
        thinking, most = thinking + 1, max(most, thinking + 1)
        await may_go_on.wait()
        thinking -= 1
        return thought_here(*question)

    monkeypatch.setattr(Thinkers, "think_patiently", think)
    monkeypatch.setattr(coaching, "MOST_WAITING", 3)
    questions = [thinkers.coaches.ask(game_of("california"), state, 0) for _ in range(3)]
    assert [await thinkers.coaches.place_of(question) for question in questions] == [1, 2, 3]
    with pytest.raises(Refusal, match="refused-coach-busy"):
        thinkers.coaches.ask(game_of("california"), state, 0)
    may_go_on.set()
    await asyncio.gather(*(question.task for question in questions if question.task))
    assert [await thinkers.coaches.place_of(question) for question in questions] == [0, 0, 0]
    assert most == 1
    await thinkers.close()


@in_a_loop
async def test_the_same_position_is_thought_about_once(tmp_path: Path, thoughts: None) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN, coaching=["explain"])
        await turn_of(hall, room, 0)
        documents, coaches = room.audience.documents(room.table), hall.thinkers.coaches
        assert documents.question(coaches, 0) is documents.question(coaches, 0)
        assert (await asked(room, ADA, 0)).ideas == (await asked(room, ADA, 0)).ideas


@in_a_loop
async def test_a_first_answer_is_refined_for_whoever_goes_on_asking(tmp_path: Path, thoughts: None) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN, coaching=["explain"])
        await turn_of(hall, room, 0)
        told: list[Any] = []
        while not told or not told[-1].is_final:
            told.append(await asked(room, ADA, 0))
            await asyncio.sleep(0)
        lines = [answer.lines for answer in told]
        assert lines == sorted(lines)
        assert tuple(dict.fromkeys(lines)) == coaching.STEPS
        assert (await asked(room, ADA, 0)).lines == coaching.STEPS[-1]  # nothing more is thought about


@in_a_loop
async def test_whoever_does_not_ask_again_is_thought_about_no_more(tmp_path: Path, thoughts: None) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN, coaching=["explain"])
        await turn_of(hall, room, 0)
        assert (await asked(room, ADA, 0)).lines == coaching.STEPS[0]
        for _ in range(20):
            await asyncio.sleep(0)
        question = room.audience.documents(room.table)._question
        assert question is not None
        assert question.steps == 1


@in_a_loop
async def test_in_a_long_line_what_is_known_has_to_do(
    tmp_path: Path, thoughts: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN, coaching=["explain"])
        await turn_of(hall, room, 0)
        first = await asked(room, ADA, 0)
        monkeypatch.setattr(coaching, "MOST_WAITING", 0)
        assert await asked(room, ADA, 0) == first


# Secrets


def told_in(name: str, chance: Random | None) -> Thought:
    """What the coach thinks of a late position, or of one that its seat cannot tell from it."""
    game, state = checked(name), late_positions(name)[-1]
    seat = int(state["to_act"][0])
    world = state if chance is None else WORLDS[name](game, state, seat, chance)
    return coaching.thought_of(Coach(game), world, seat, playouts=12)


@pytest.fixture
def even(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Coach, "usual_spread", lambda *_: 6.0)


@pytest.mark.parametrize("name", GAMES)
def test_an_answer_is_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(name: str, even: None) -> None:
    assert told_in(name, None) == told_in(name, Random(1)) == told_in(name, Random(2))


def test_a_planted_leak_is_found(even: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that looks at the position as it really is."""
    plain = coaching.thought_of

    def leaking(coach: Coach, state: Array, *question: Any, **named: Any) -> Thought:
        return plain(coach, state, *question, **named)._replace(warnings=[str(state["stream"]["a"][0])])

    monkeypatch.setattr(coaching, "thought_of", leaking)
    assert told_in("dreamhome", None) != told_in("dreamhome", Random(1))
