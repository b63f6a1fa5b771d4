"""Lessons: a first game by the rules, with a note for everything that is new, in three languages."""

import asyncio
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rooftree.box.lesson import YOU, Lesson, lesson_of
from rooftree.protocol import Said, encode, heard
from rooftree.server.lessons import played
from rooftree.texts import LANGUAGES, Speaker
from rooftree.texts.speaker import keys_of
from tests.server.serving import serving
from tests.server.table_log import GAMES, game_of

COLOURS = "brown|red|mauve|grey|light-blue|green"
PLACES = {
    "dreamhome": r"column-[1-5]|cell-([TG][1-5]|B[45])|hand-(room|down|decor|scaffolding)|tool-[a-z-]+|helper-[a-z-]+"
    r"|pass|garden|roof",
    "california": r"slot-[LR][1-4]|gold|borrow|repay|cell-[A-D][1-4]|attic|extension|bonus-[a-z-]+"
    rf"|neighbour-({COLOURS})",
    "homesweethome": r"queue-[AB]|none|hand-[a-z]+|cell-[ABC][123]|player-[01]|power|hold|pass|keep|said-[01]",
}


def plan_of(name: str) -> Lesson:
    plan = lesson_of(name)
    assert plan is not None
    return plan


@cache
def read(name: str) -> dict[str, Any]:
    return json.loads(encode(asyncio.run(played(game_of(name), plan_of(name)))))  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", GAMES)
def test_every_move_is_legal_and_the_game_comes_to_its_end(name: str) -> None:
    game, plan = game_of(name), plan_of(name)
    state = game.new(2, plan.seed, plan.options)
    for move in (*plan.moves, *plan.rest):
        assert game.why_not(state, game.parse(move)) is None, move
        game.apply(state, game.parse(move))
    assert game.is_over(state)
    assert read(name)["end"]["decision"] == "game-over"


@pytest.mark.parametrize("name", GAMES)
def test_the_newcomer_sees_their_own_seat_only_and_what_each_move_would_do(name: str) -> None:
    found = read(name)
    for step in found["steps"]:
        assert step["view"]["you"] == found["you"] == YOU
        assert (step["move"] in step["view"]["legal"]) == (step["seat"] == YOU)
        assert set(step["effects"]) == set(step["view"]["legal"])
        assert step["view"]["to_act"] == step["seat"]
    assert 12 <= sum(step["seat"] == YOU for step in found["steps"]) <= 25


@pytest.mark.parametrize("name", GAMES)
def test_every_note_is_in_every_language_and_none_is_left_over(name: str) -> None:
    steps = read(name)["steps"]
    said = [note["key"] for each in [*(step["notes"] for step in steps), read(name)["closing"]] for note in each]
    assert len(set(said)) == len(said)
    assert set(said) == {key for key in keys_of("en", name) if key.startswith("lesson-")}
    for language in LANGUAGES:
        speaker = Speaker(language, name)
        assert all(speaker.say(key) for key in said)
        assert all(speaker.say(heard(Said(**step["log"])), player="Freyja") for step in steps)


@pytest.mark.parametrize("name", GAMES)
def test_notes_point_at_places_that_are_there(name: str) -> None:
    steps = read(name)["steps"]
    places = [place for step in steps for note in step["notes"] for place in note["at"]]
    assert places
    assert [place for place in places if not re.fullmatch(PLACES[name], place)] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_decision_is_explained_when_it_first_comes(name: str) -> None:
    explained: set[str] = set()
    for step in read(name)["steps"]:
        if step["seat"] == YOU and step["view"]["decision"] not in explained:
            assert step["notes"], step["move"]
            explained.add(step["view"]["decision"])
    assert explained


def test_a_server_gives_lessons(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for name in GAMES:
            for _ in range(2):
                assert server.visitor().get(f"/api/games/{name}/lesson").json() == read(name)
        assert server.visitor().get("/api/games/chess/lesson").status_code == 404
