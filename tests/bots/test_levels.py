"""Six levels: named everywhere, honest, human in their mistakes, the same in every build."""

from collections.abc import Iterator

import pytest

from rooftree import bots
from rooftree.bots import levels
from rooftree.bots.careless import ByPoints, CarelessBot, percent_in
from rooftree.bots.cast import CAST, cast_of
from rooftree.bots.searcher import SearchBot, budget_of
from rooftree.core.game import Game, GameError
from rooftree.core.layout import Array
from rooftree.games import NAMES
from tests.bots.played import played
from tests.bots.test_honest import worlds, worlds_with_these_roofs
from tests.shared import checked, compiled

MOST_PLAYOUTS = 10_000  # of a master: with all that the search has to do, below two seconds on one core

each_game = pytest.mark.parametrize("name", NAMES)


def positions(game: Game, every: int) -> Iterator[tuple[Array, int]]:
    """Of a game of greedy bots: some of those at which there is something to choose."""
    for number, (state, seat, _) in enumerate(played(game, ("greedy",) * 3, seed=21)):
        if number % every == 0 and len(game.moves(state)) > 1:
            yield state, seat


# Their names


@each_game
def test_every_game_has_the_six(name: str) -> None:
    assert bots.offered(name)[-6:] == bots.LEVELS == ("novice", "casual", "regular", "skilled", "expert", "master")
    assert bots.chosen_from(name) == bots.LEVELS
    assert [cast_of(name, level)[0].level for level in bots.LEVELS] == [1, 2, 3, 4, 5, 6]
    assert all(bots.why_not(level, name) is None for level in bots.LEVELS)
    meant = [bots.meant_by(level, name) for level in bots.LEVELS]
    assert len({*meant}) == 6
    assert all(bots.why_not(each, name) is None for each in meant)


@each_game
def test_a_master_thinks_for_a_while_and_a_novice_overlooks_much(name: str) -> None:
    master, novice = bots.make("master", checked(name), 1), bots.make("novice", checked(name), 1)
    assert isinstance(master, SearchBot)
    assert budget_of(bots.meant_by("master", name)).playouts <= MOST_PLAYOUTS
    assert isinstance(novice, CarelessBot)
    assert percent_in(bots.meant_by("novice", name)) <= 30


def test_whoever_plays_like_a_level_has_its_people() -> None:
    assert CAST["random"] == CAST["novice"]
    assert CAST["greedy"] == CAST["skilled"]
    assert CAST["team"] == CAST["expert"]


def test_a_game_that_says_nothing_of_itself_has_six_levels_by_its_points(monkeypatch: pytest.MonkeyPatch) -> None:
    game = checked("california")
    monkeypatch.setattr(type(game), "thinking", classmethod(lambda cls: None))
    monkeypatch.setattr(levels, "FILE", "nowhere.toml")
    levels.meant_by.cache_clear()
    try:
        assert [bots.meant_by(level, game.name) for level in bots.LEVELS] == list(levels.BY_POINTS)
        state = game.new(2, 3)
        assert ByPoints.TABLES == 2
        assert bots.make("master", game, 1).choose(state, 0) in game.moves(state)
    finally:
        levels.meant_by.cache_clear()


@pytest.mark.parametrize("name", ["careless", "careless:", "careless:101", "careless:-1", "careless:all"])
def test_a_share_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(GameError, match=r"write careless:N for one that notices N of 100 moves \(0 to 100\)"):
        bots.make(name, checked("dreamhome"), 0)


# How they play


@each_game
def test_a_careless_bot_makes_legal_moves_and_does_not_touch_the_position(name: str) -> None:
    game = compiled(name)
    bot = bots.make("careless:20", game, 3)
    for state, seat in positions(game, every=4):
        before = state.tobytes()
        assert bot.choose(state, seat) in game.moves(state)
        assert state.tobytes() == before


def test_who_sees_everything_plays_as_well_as_greedy() -> None:
    game = compiled("california")
    for state, seat in positions(game, every=3):
        good = bots.make("greedy", game, 1).choose(state, seat)
        assert bots.make("careless:100", game, 1).choose(state, seat) == good
        assert bots.make("careless:0", game, 1).choose(state, seat) != good


def test_what_is_overlooked_differs_from_seed_to_seed_and_the_rest_is_judged() -> None:
    """No dice: of the moves it sees it takes the best, so it does not come to all of them equally often."""
    game = compiled("california")
    state, seat = max(positions(game, every=1), key=lambda position: len(game.moves(position[0])))
    chosen = [bots.make("careless:20", game, seed).choose(state, seat) for seed in range(200)]
    counts = sorted((chosen.count(move) for move in game.moves(state)), reverse=True)
    assert len({*chosen}) > 2
    assert sum(counts[: len(counts) // 3]) > 0.7 * len(chosen)


@each_game
def test_every_build_overlooks_the_same(name: str) -> None:
    position, seat = list(positions(compiled(name), every=1))[-2]
    found = [bots.make("careless:10", game(name), 1).choose(position, seat) for game in (checked, compiled)]
    assert found[0] == found[1]


@each_game
def test_it_chooses_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    game = compiled(name)
    others = worlds_with_these_roofs if name == "dreamhome" else worlds
    for state, seat in positions(game, every=6):
        choices = {
            bots.make("careless:20", game, 7).choose(world, seat) for world in (state, *others(game, state, seat))
        }
        assert len(choices) == 1
