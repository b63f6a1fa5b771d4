"""The bots at California: no peeking, and greedy is worth its name."""

from random import Random

import numpy as np
import pytest

from rooftree import bots
from rooftree.core.layout import Array
from rooftree.lab.simulate import Match, play_match
from tests.bots.played import played
from tests.shared import compiled

GAME = compiled("california")
GAMES = 200
TILES_A_DAY, LAST_DAY, NUM_TILES = 8, 12, 88


def test_greedy_beats_three_random_players() -> None:
    """More than 95 % of 200 games, moving one seat on after each; the seeds are fixed, so the result is exact."""
    match = Match("california", ("greedy", "random", "random", "random"), games=GAMES, seed=1, rotate=True)
    wins = sum(game.winners == (0,) for game in play_match(match))
    assert wins > 0.95 * GAMES


def test_greedy_uses_every_kind_of_action() -> None:
    """Gold, rooms and furniture, the attic and its extension, loans: none is unknown to it."""
    verbs = set()
    for seed in range(40):
        for _, _, action in played(GAME, ("greedy",) * 3, seed):
            words = GAME.format(action).split()
            verbs.add(words[-1] if words[-1] in ("attic", "extension") else words[0])
    assert {"gold", "buy", "attic", "extension", "borrow"} <= verbs


def with_other_tiles_to_come(state: Array, chance: Random) -> Array:
    """The same position with what is left of the pile in another order, and the bag until it is drawn from (R7)."""
    world, day = state.copy(), int(state["day"][0])
    hidden = [("tile_pile", min(NUM_TILES, day * TILES_A_DAY))] + [("bag_order", 0)] * (day < LAST_DAY)
    for pile, drawn in hidden:
        rest = world[pile][0, drawn:].tolist()
        chance.shuffle(rest)
        world[pile][0, drawn:] = rest
    world["stream"] = np.zeros(1, world["stream"].dtype)
    return world


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_never_looks_into_pile_or_bag(players: int) -> None:
    """It chooses the same in every world that differs only in the tiles still to come, on day 11 too."""
    bot, chance, days = bots.make("greedy", GAME, 0), Random(players), set()
    for seed in range(20):
        for state, seat, action in played(GAME, ("greedy",) * players, seed):
            world = with_other_tiles_to_come(state, chance)
            assert bot.choose(world, seat) == action
            if any(world[pile].tobytes() != state[pile].tobytes() for pile in ("tile_pile", "bag_order")):
                days.add(int(state["day"][0]))
    assert len(days) == LAST_DAY - 1 or players == 2  # with two players they rarely come to day 11 (R10)


def test_a_bot_that_peeks_is_found() -> None:
    """The test above is able to fail: a bot that looks at tomorrow's first tile chooses differently."""
    bot, chance, found = bots.make("greedy", GAME, 0), Random(1), 0

    def peeking(state: Array, seat: int) -> int:
        drawn = int(state["day"][0]) * TILES_A_DAY
        is_room = drawn < NUM_TILES and state["tile_pile"][0, drawn] <= 48
        return GAME.moves(state)[0] if is_room else bot.choose(state, seat)

    for state, seat, _ in played(GAME, ("greedy",) * 3, 1):
        found += peeking(state, seat) != peeking(with_other_tiles_to_come(state, chance), seat)
    assert found
