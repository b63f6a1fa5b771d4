"""The bots at Dream Home: no peeking, and greedy is worth its name."""

from random import Random

import numpy as np
import pytest

from rooftree import bots
from rooftree.core.layout import Array
from rooftree.lab.simulate import Match, play_match
from tests.bots.played import played
from tests.shared import compiled

GAME = compiled("dreamhome")
GAMES = 200
ROOMS_A_ROUND, RESOURCES_A_ROUND = 5, 4


def test_greedy_beats_three_random_players() -> None:
    """More than 95 % of 200 games, moving one seat on after each; the seeds are fixed, so the result is exact."""
    match = Match("dreamhome", ("greedy", "random", "random", "random"), games=GAMES, seed=1, rotate=True)
    wins = sum(game.winners == (0,) for game in play_match(match))
    assert wins > 0.95 * GAMES


def with_other_piles(state: Array, chance: Random) -> Array:
    """The same position with what is left of both piles in another order. Roofs stay: they were public (R9)."""
    world, number = state.copy(), int(state["round_number"][0])
    for pile, drawn in (("room_pile", number * ROOMS_A_ROUND), ("resource_pile", number * RESOURCES_A_ROUND)):
        rest = world[pile][0, drawn:].tolist()
        chance.shuffle(rest)
        world[pile][0, drawn:] = rest
    world["stream"] = np.zeros(1, world["stream"].dtype)
    return world


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_never_reads_hidden_piles(players: int) -> None:
    """It chooses the same in every world that differs only in the cards still to come."""
    bot, chance, differ = bots.make("greedy", GAME, 0), Random(players), 0
    for seed in range(20):
        for state, seat, action in played(GAME, ("greedy",) * players, seed):
            world = with_other_piles(state, chance)
            assert bot.choose(world, seat) == action
            differ += world["room_pile"].tobytes() != state["room_pile"].tobytes()
    assert differ > 100


def test_a_bot_that_peeks_is_found() -> None:
    """The test above is able to fail: a bot that looks at the next card chooses differently."""
    bot, chance, found = bots.make("greedy", GAME, 0), Random(1), 0

    def peeking(state: Array, seat: int) -> int:
        drawn = int(state["round_number"][0]) * ROOMS_A_ROUND
        is_first = drawn < 60 and state["room_pile"][0, drawn] <= 30
        return GAME.moves(state)[0] if is_first else bot.choose(state, seat)

    for state, seat, _ in played(GAME, ("greedy",) * 2, 1):
        found += peeking(state, seat) != peeking(with_other_piles(state, chance), seat)
    assert found
