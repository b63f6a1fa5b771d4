"""A position as a seat knows it, for browsers that think for themselves."""

import asyncio
from random import Random

import numpy as np
import pytest

import rooftree
from rooftree.coach import Coach
from rooftree.core.game import Game
from rooftree.core.layout import Array, copied
from rooftree.core.records import Seat
from rooftree.games import NAMES
from rooftree.games.homesweethome.cards import NUM_RESOURCE_CARDS, NUM_RESOURCES, RESOURCE_KIND
from rooftree.server.coaching import thought_of
from rooftree.server.positions import Course, world_of
from rooftree.server.table import Refusal
from tests.contract.hidden_worlds import WORLDS


def played(game: Game, moves: int) -> tuple[Course, Array]:
    """A game after so many moves, and where it stands."""
    start = game.new(2, 5)
    state, course = copied(start), []
    for _ in range(moves):
        seat, action = game.to_act(state), game.moves(state)[-1]
        assert seat is not None
        course.append((seat, action))
        game.apply(state, action)
    return Course(game, start, course, [Seat("Anna", "human"), Seat("Ben", "human")]), state


def test_a_finished_game_is_given_at_any_move_as_a_seat_knew_it() -> None:
    game = rooftree.load("california", build="checked")
    course, state = played(game, 7)
    seat = game.to_act(state)
    assert seat is not None
    world = asyncio.run(world_of(course, 7, seat))
    assert bytes.fromhex(world["state"]) == game.as_known(state, seat).tobytes() != state.tobytes()
    assert set(world["legal"]) == {game.format(action) for action in game.moves(state)}
    assert asyncio.run(world_of(course, 7, 1 - seat))["legal"] == {}
    assert asyncio.run(world_of(course, 0, seat))["state"] != world["state"]


def test_of_a_game_that_goes_on_only_the_present_is_given() -> None:
    course, state = played(rooftree.load("dreamhome", build="checked"), 5)
    running = course._replace(now=state)
    assert asyncio.run(world_of(running, 5, 0)) == asyncio.run(world_of(course, 5, 0))
    with pytest.raises(Refusal):
        asyncio.run(world_of(running, 4, 0))


@pytest.mark.parametrize("name", NAMES)
def test_the_bytes_are_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(name: str) -> None:
    """At every move of a game, from the deal to the end."""
    game, chance = rooftree.load(name), Random(3)
    state = game.new(3, 8)
    while not game.is_over(state):
        for seat in range(3):
            world = WORLDS[name](game, state, seat, chance)
            assert world.tobytes() != state.tobytes()
            assert game.as_known(world, seat).tobytes() == game.as_known(state, seat).tobytes()
        state = game.step(state, chance.choice(game.moves(state)))


def with_other_copies(state: Array, chance: Random) -> Array:
    """The same table with other woods in the place of each wood, as nobody could see."""
    world = state.copy()
    table, becomes = world[0], np.zeros(NUM_RESOURCE_CARDS + 1, int)
    for resource in range(1, NUM_RESOURCES + 1):
        copies = [card for card in range(1, NUM_RESOURCE_CARDS + 1) if RESOURCE_KIND[card] == resource]
        becomes[copies] = chance.sample(copies, len(copies))
    table["resource_at"][becomes] = state[0]["resource_at"]
    table["piles"] = becomes[table["piles"]]
    return world


def test_which_copy_of_equal_cards_lies_where_is_not_in_them() -> None:
    game, chance = rooftree.load("homesweethome"), Random(5)
    state = game.new(4, 2)
    while not game.is_over(state):
        other, seat = with_other_copies(state, chance), int(state["to_act"][0])
        assert not game.check(other)
        assert game.determinize(other, seat, 0).tobytes() != game.determinize(state, seat, 0).tobytes()
        assert game.as_known(other, seat).tobytes() == game.as_known(state, seat).tobytes()
        assert not game.check(game.as_known(state, seat))
        state = game.step(state, chance.choice(game.moves(state)))


@pytest.mark.parametrize("name", NAMES)
def test_of_such_a_world_a_coach_says_what_it_says_of_the_table(name: str) -> None:
    """So it does not matter who thinks: the server, or the browser that was given no more than this."""
    game, chance = rooftree.load(name), Random(6)
    coach, state = Coach(game), game.new(3, 4)
    for move in range(50):
        seat = int(state["to_act"][0])
        if move % 7 == 0:
            known = game.as_known(state, seat)
            assert thought_of(coach, known, seat, 40) == thought_of(coach, state, seat, 40)
        state = game.step(state, chance.choice(game.moves(state)))
