"""Matches between bots: the same games whatever the number of processes, and a summary that counts right."""

import math

import pytest

import rooftree
from rooftree import bots
from rooftree.core.game import Game, GameError
from rooftree.lab.simulate import Match, Played, labels, play_match, seats_of
from rooftree.lab.summary import spread, summary, wilson

MATCH = Match("dreamhome", ("random", "greedy", "random"), games=5, seed=40, keep_records=True, build="checked")


@pytest.fixture(scope="module")
def game() -> Game:
    return rooftree.load("dreamhome", build="checked")


def test_two_processes_play_the_same_games_as_one() -> None:
    one, two = list(play_match(MATCH, jobs=1)), list(play_match(MATCH, jobs=2))
    assert one == two
    assert [game.seed for game in one] == [40, 41, 42, 43, 44]


def test_a_game_does_not_depend_on_those_before_it() -> None:
    alone = list(play_match(MATCH._replace(seed=43, games=1)))
    assert alone == list(play_match(MATCH))[3:4]


def test_without_records_nothing_is_recorded() -> None:
    [played] = play_match(MATCH._replace(games=1, keep_records=False))
    assert played.record is None
    assert played.decisions > 60


def test_contestants_keep_their_names_when_they_change_seats() -> None:
    match = MATCH._replace(rotate=True)
    assert [seats_of(match, number) for number in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    played = list(play_match(match._replace(games=3)))
    assert all(game.scores[1] > max(game.scores[0], game.scores[2]) for game in played)
    assert all(game.winners == (1,) for game in played)


def test_a_bot_that_sits_twice_is_numbered() -> None:
    assert labels(("random", "greedy", "random")) == ["random 1", "greedy", "random 2"]


def test_a_bot_with_the_same_seed_makes_the_same_choices(game: Game) -> None:
    state = game.new(4, 9)
    choices = [[bots.make("random", game, seed).choose(state, 0) for seed in range(20)] for _ in range(2)]
    assert choices[0] == choices[1]
    assert len(set(choices[0])) > 2


@pytest.mark.parametrize("name", bots.NAMES)
def test_a_bot_leaves_the_position_alone(game: Game, name: str) -> None:
    state = game.new(3, 9)
    before = state.copy()
    assert bots.make(name, game, 1).choose(state, 0) in game.moves(state)
    assert (state == before).all()


def test_an_unknown_bot_is_refused(game: Game) -> None:
    with pytest.raises(GameError, match="there is no bot 'alpha'; there are random, greedy"):
        bots.make("alpha", game, 1)


def test_a_shared_victory_is_a_share_for_each() -> None:
    games = [Played(0, (10, 10), (0, 1), 60, None), Played(1, (12, 9), (0,), 70, None)]
    counted = summary(games, 2)
    assert [each.wins for each in counted.contestants] == [1.5, 0.5]
    assert (counted.games, counted.decisions, counted.shared) == (2, 130, 1)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (250, 1000, 0.2242, 0.2778)],
)
def test_the_interval_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    """Values from Brown, Cai and DasGupta (2001) and from the formula by hand."""
    found = wilson(wins, games)
    assert math.isclose(found[0], low, abs_tol=6e-5)
    assert math.isclose(found[1], high, abs_tol=6e-5)


def test_the_spread_of_scores() -> None:
    assert spread(list(range(1, 101))) == (1, 5, 50, 95, 100, 50.5)
    assert spread([7]) == (7, 7, 7, 7, 7, 7.0)
