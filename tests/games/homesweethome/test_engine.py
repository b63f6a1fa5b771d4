"""Home Sweet Home keeps the laws of the contract under random play, with and without characters."""

import random

import numpy as np
import pytest

import rooftree
from rooftree.core import border
from rooftree.core.actions import MOVES, Moves
from rooftree.core.chance import STREAM, Stream
from rooftree.core.game import Game
from rooftree.core.record import Array

OPTIONS = [
    {"characters": True, "expert": False},
    {"characters": True, "expert": True},
    {"characters": False, "expert": False},
]
PLAYERS = [2, 3, 4, 5]


@pytest.fixture(scope="module")
def game() -> Game:
    return rooftree.load("homesweethome", build="checked")


def course(game: Game, players: int, seed: int, options: dict[str, bool]) -> list[Array]:
    """Every position of a random game."""
    state, chance = game.new(players, seed, options), random.Random(seed)
    positions = [state]
    while not game.is_over(state):
        state = game.step(state, chance.choice(game.moves(state)))
        positions.append(state)
    return positions


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_cards_are_conserved_and_every_question_can_be_answered(
    game: Game, players: int, options: dict[str, bool]
) -> None:
    for state in course(game, players, 5, options):
        assert game.check(state) == []
        assert game.is_over(state) or game.moves(state)


@pytest.mark.parametrize("players", PLAYERS)
def test_r1_exactly_twenty_turns(game: Game, players: int) -> None:
    """R1  Exactly 20 turns."""
    assert game.read(course(game, players, 1, OPTIONS[0])[-1]).turn == 20


@pytest.mark.parametrize("players", PLAYERS)
def test_a_reason_is_given_exactly_for_what_is_not_legal(game: Game, players: int) -> None:
    for state in course(game, players, 2, OPTIONS[0])[::17]:
        legal = game.moves(state)
        for action in range(len(game.notation)):
            assert (game.why_not(state, action) is None) == (action in legal), game.format(action)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_seat_cannot_tell_a_determinized_world(game: Game, players: int, options: dict[str, bool]) -> None:
    for number, state in enumerate(course(game, players, 3, options)[::23]):
        for seat in range(players):
            world = game.determinize(state, seat, number)
            assert game.check(world) == []
            assert game.view(world, seat) == game.view(state, seat)
            assert np.array_equal(game.observe(world, seat), game.observe(state, seat))
            assert game.is_over(world) or game.moves(world)


def test_a_record_of_names_deals_the_same_game(game: Game) -> None:
    positions = course(game, 4, 4, OPTIONS[0])
    final = positions[-1]
    state = game.from_deal(4, game.deal_of(final), OPTIONS[0])
    chance = random.Random(4)
    while not game.is_over(state):
        state = game.step(state, chance.choice(game.moves(state)))
    assert game.outcome(state) == game.outcome(final)
    assert game.deal_of(state) == game.deal_of(final)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_compiled_build_gives_the_same_bytes(game: Game, players: int) -> None:
    compiled = rooftree.load("homesweethome")
    states = {each: np.zeros(25, each.dtype) for each in (game, compiled)}
    for each, array in states.items():
        blank = each.opened(each.state_class, each.blank(players))
        moves, streams = each.opened(Moves, np.zeros(1, MOVES)), each.opened(Stream, np.zeros(1, STREAM))
        each.bound(border.random_games)(each.opened(each.state_class, array), blank, 0, 25, moves, streams)
    assert states[game].tobytes() == states[compiled].tobytes()
