"""A position as a seat knows it, for browsers that think for themselves."""

import asyncio

import pytest

import rooftree
from rooftree.core.game import Game
from rooftree.core.layout import Array, copied
from rooftree.core.records import Seat
from rooftree.server.positions import Course, world_of
from rooftree.server.table import Refusal


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
    assert bytes.fromhex(world["state"]) == game.determinize(state, seat, 0).tobytes() != state.tobytes()
    assert set(world["legal"]) == {game.format(action) for action in game.moves(state)}
    assert asyncio.run(world_of(course, 7, 1 - seat))["legal"] == {}
    assert asyncio.run(world_of(course, 0, seat))["state"] != world["state"]


def test_of_a_game_that_goes_on_only_the_present_is_given() -> None:
    course, state = played(rooftree.load("dreamhome", build="checked"), 5)
    running = course._replace(now=state)
    assert asyncio.run(world_of(running, 5, 0)) == asyncio.run(world_of(course, 5, 0))
    with pytest.raises(Refusal):
        asyncio.run(world_of(running, 4, 0))


def test_where_hands_are_hidden_nothing_is_given_while_the_game_goes_on() -> None:
    course, state = played(rooftree.load("homesweethome", build="checked"), 5)
    with pytest.raises(Refusal):
        asyncio.run(world_of(course._replace(now=state), 5, 0))
