"""One seat of thousands of games: the bot answers as it would anywhere, and rewards are those of the seat."""

from typing import Any

import numpy as np
import pytest

from rooftree import bots
from rooftree.core.game import GameError
from rooftree.core.layout import copied
from rooftree.envs import Against, Vector
from rooftree.games import NAMES
from tests.envs.tables import checked


@pytest.mark.parametrize("name", NAMES)
def test_the_bot_plays_the_others_until_it_is_your_turn(name: str) -> None:
    """The same game, played one decision at a time with the bot that Python asks."""
    game, players = checked(name), 2
    games = Against(game, 2, players, bot="greedy", seed=3)
    alone = [game.new(players, 3 + index) for index in range(2)]
    rival = bots.make("greedy", game, 0)
    for _ in range(6):
        for index, state in enumerate(alone):
            while game.to_act(state) != games.mine[index]:
                game.apply(state, rival.choose(state, int(game.to_act(state) or 0)))
            assert games.seat[index] == games.mine[index] == (3 + index) % players
            assert games.states[index : index + 1].tobytes() == state.tobytes()
            assert np.array_equal(games.observation[index], game.observe(state, int(games.mine[index])))
            assert np.array_equal(games.mask[index], game.legal(state))
            assert games.answers()[index] == rival.choose(copied(state), int(games.mine[index]))
        actions = games.random_actions().copy()
        games.step(actions)
        for state, action in zip(alone, actions.tolist(), strict=True):
            game.apply(state, action)


@pytest.mark.parametrize("gradual", [False, True])
def test_the_gains_of_a_game_are_its_reward(gradual: bool) -> None:
    """Less what the bot had before your first decision, if they come step by step."""
    games = Against(checked("california"), 1, 2, seed=1, reward="margin", gradual=gradual)
    seat, total = int(games.mine[0]), 0.0
    before = points_ahead(games, seat) if gradual else 0.0
    while True:
        games.step(games.random_actions())
        total += float(games.gain[0])
        if games.done[0]:
            break
        assert gradual or games.gain[0] == 0
    assert total + before == games.scores[0, seat] - games.scores[0, 1 - seat]
    assert games.mine[0] == games.seeds[0] % 2


def points_ahead(games: Against, seat: int) -> float:
    scores, _ = games.game.standing(games.states[:1])
    return scores[seat] - scores[1 - seat]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("reward", ["win", "points", "margin"])
def test_rewards_step_by_step_add_up_to_those_at_the_end(name: str, reward: str) -> None:
    game = checked(name)
    late = Vector(game, 2, game.min_players, seed=2, reward=reward)
    soon = Vector(game, 2, game.min_players, seed=2, reward=reward, gradual=True)
    total: Any = np.zeros_like(soon.reward)
    ended = np.zeros(2, bool)
    while not ended.all():
        actions = late.random_actions().copy()
        late.step(actions)
        soon.step(actions)
        total += soon.reward
        for index in np.flatnonzero(soon.done):
            assert np.allclose(total[index], late.reward[index])
            assert np.array_equal(soon.scores[index], late.scores[index])
            assert np.array_equal(soon.places[index], late.places[index])
            total[index] = 0
        ended |= soon.done


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(GameError, match="random is not made of rules"):
        Against(checked("dreamhome"), 2, 2, bot="random")
    with pytest.raises(GameError, match="on processors alone"):
        Against(checked("dreamhome"), 2, 2, device="cuda")
