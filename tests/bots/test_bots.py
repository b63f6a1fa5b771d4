"""Every bot at every game: legal moves, lawful positions, the same seed the same game, the same in every build."""

from itertools import cycle, islice, product
from math import prod

import pytest

from rooftree import bots
from rooftree.core.game import GameError
from rooftree.games import NAMES
from tests.bots.played import actions, played
from tests.shared import checked, compiled

GAMES = 16  # of one number of players, at least: every choice of options is played
TABLES = [(game, bot) for game in NAMES for bot in bots.names_of(game)]
LINEUPS = [("greedy", "random"), ("random", "random", "random"), ("greedy",) * 4]

each_bot = pytest.mark.parametrize(("name", "bot"), TABLES)


def counts_of(name: str) -> range:
    return range(checked(name).min_players, checked(name).max_players + 1)


@pytest.mark.parametrize(
    ("name", "bot", "players"), [(name, bot, players) for name, bot in TABLES for players in counts_of(name)]
)
def test_a_bot_makes_legal_moves_only(name: str, bot: str, players: int) -> None:
    game = compiled(name)
    values = [[(option.name, value) for value in option.values_for(players)] for option in game.options]
    choices = cycle(product(*values))
    for seed, options in enumerate(islice(choices, max(GAMES, prod(map(len, values))))):
        for state, _, action in played(game, (bot,) * players, seed, dict(options)):
            assert action in game.moves(state)


@each_bot
def test_a_bot_keeps_the_laws(name: str, bot: str) -> None:
    game = compiled(name)
    for state, _, action in played(game, (bot,) * 3, seed=4):
        assert game.check(game.step(state, action)) == []


@each_bot
def test_a_bot_does_not_touch_the_position(name: str, bot: str) -> None:
    game = checked(name)
    state = game.new(3, 5)
    seat, before = game.to_act(state), state.tobytes()
    assert seat is not None
    bots.make(bot, game, 1).choose(state, seat)
    assert state.tobytes() == before


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("names", LINEUPS, ids="-".join)
def test_the_same_seed_makes_the_same_game(name: str, names: tuple[str, ...]) -> None:
    first, second = (actions(compiled(name), names, seed=9) for _ in range(2))
    assert first == second
    if "random" in names:
        assert first != actions(compiled(name), names, seed=10)


@each_bot
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_build_makes_the_same_choices(name: str, bot: str, players: int) -> None:
    in_both = [actions(game(name), (bot,) * players, seed=3) for game in (checked, compiled)]
    assert in_both[0] == in_both[1]


def test_a_bot_that_is_not_there_is_refused() -> None:
    with pytest.raises(GameError, match="there is no bot 'clever'; there are random, greedy"):
        bots.make("clever", checked("dreamhome"), 0)


def test_every_game_has_the_bots_that_are_named_for_it() -> None:
    assert {game: bots.names_of(game) for game in NAMES} == {
        "dreamhome": ("random", "greedy"),
        "california": ("random", "greedy"),
        "homesweethome": ("random", "greedy", "team"),
    }


def test_a_bot_that_plays_another_game_is_refused() -> None:
    with pytest.raises(GameError, match="team plays homesweethome, not dreamhome; there are random, greedy"):
        bots.make("team", checked("dreamhome"), 0)


# Random


def test_random_chooses_every_legal_action_about_equally_often() -> None:
    game = checked("dreamhome")
    bot, state = bots.make("random", game, 4), game.new(4, 1)
    chosen = [bot.choose(state, 0) for _ in range(2000)]
    counts = [chosen.count(action) for action in game.moves(state)]
    assert sum(counts) == 2000
    assert all(abs(count - 400) < 100 for count in counts), counts
