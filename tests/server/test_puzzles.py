"""Puzzles over HTTP: the position as its player sees it, and every puzzle has its day."""

from collections.abc import Iterator
from datetime import date, timedelta

import pytest

from rooftree.box.puzzle import puzzles_of
from rooftree.server.puzzles import of_day
from tests.server.serving import Served, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("puzzles")) as running:
        yield running


def test_the_book_names_them_all_and_todays(server: Served) -> None:
    book = server.visitor().get("/api/puzzles").json()
    counts = {each["game"]: len(each["stars"]) for each in book["games"]}
    assert counts == {name: len(puzzles_of(name)) for name in counts}
    assert 0 <= book["today"]["number"] < counts[book["today"]["game"]]


def test_a_puzzle_is_shown_to_its_player_and_tells_what_solves_it(server: Served) -> None:
    found = server.visitor().get("/api/games/california/puzzles/0").json()
    plan = puzzles_of("california")[0]
    assert [step["move"] for step in found["steps"]] == [step.move for step in plan.steps]
    assert all(step["view"]["you"] == found["you"] == plan.seat for step in found["steps"])
    assert set(found["steps"][0]["good"]) <= set(found["steps"][0]["view"]["legal"])
    assert found["end"]["you"] == plan.seat


def test_a_piece_of_it_is_explained(server: Served) -> None:
    look: dict[str, str | int] = {"step": 0, "piece": "bank"}
    assert server.visitor().get("/api/games/california/puzzles/0/look", params=look).json()["name"]


@pytest.mark.parametrize("path", ["california/puzzles/100000", "california/puzzles/-1", "chess/puzzles/0"])
def test_what_is_not_there_is_refused(server: Served, path: str) -> None:
    assert server.visitor().get(f"/api/games/{path}").status_code == 404


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    days = [(date(2026, 1, 1) + timedelta(days=day)).isoformat() for day in range(3 * 100)]
    found = [of_day(day) for day in days]
    for game in {each[0] for each in found if each}:
        numbers = [each[1] for each in found if each and each[0] == game][: len(puzzles_of(game))]
        assert sorted(numbers) == list(range(len(numbers)))
