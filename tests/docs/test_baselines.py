"""What tools/baselines.py writes into docs/benchmark-suite.md is counted rightly."""

import re
from statistics import fmean

import pytest
from baselines import PAGE, PART, deals_of, measured, seated, share

from rooftree.games import NAMES
from rooftree.lab.arena import Finished
from tests.envs.tables import checked


def test_among_its_like_everyone_has_the_same_share() -> None:
    made = measured(checked("dreamhome"), "greedy", 2, 3)
    assert (len(made.deals), fmean(made.deals)) == (3, 50)


def test_whoever_plays_at_random_wins_less() -> None:
    assert fmean(measured(checked("dreamhome"), "random", 2, 3).deals) < 50


def test_together_the_points_of_the_house_count() -> None:
    assert all(0 <= points <= 100 for points in measured(checked("homesweethome"), "random", 2, 2).deals)


def test_every_seat_comes_with_its_own_number() -> None:
    assert seated("random", 1, 3).bots == ("greedy", "random", "greedy")
    assert seated("random", 1, 3).contestants == (2, 0, 1)


def test_a_shared_victory_is_shared() -> None:
    game = Finished(("a", "b", "c"), 1, (9, 9, 3), (1, 1, 3), 10)
    assert [share(game, seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_who_searches_long_plays_fewer_deals() -> None:
    game = checked("california")
    assert deals_of(game, "search:100", 50, 1000) == 10
    assert deals_of(game, "search:100", 5, 1000) == 5
    assert deals_of(game, "greedy", 50, 1000) == 50


@pytest.mark.parametrize("name", NAMES)
def test_the_page_has_a_place_for_every_game(name: str) -> None:
    assert re.search(PART.format(name, name), PAGE.read_text(encoding="utf-8"), re.DOTALL)
