"""Gymnasium's own check, and one seat against bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rooftree.bots.random_bot import RandomBot
from rooftree.core.game import GameError
from rooftree.envs.seat import SeatEnv
from rooftree.envs.table import ENCODINGS
from rooftree.games import NAMES
from tests.envs.tables import ALL, checked

SIZES = [
    (name, players) for name in ALL for players in range(checked(name).min_players, checked(name).max_players + 1)
]


def against_random(name: str, **chosen: object) -> SeatEnv:
    """By what makes the bot, not by its name: the guest is not installed here, so nobody knows names of its bots."""
    return SeatEnv(checked(name), opponents=RandomBot, **chosen)  # type: ignore[arg-type]


@pytest.mark.filterwarnings("ignore")  # Gymnasium's advice on spaces that are no pictures
@pytest.mark.parametrize(("name", "players"), SIZES)
def test_gymnasium_accepts_it(name: str, players: int) -> None:
    check_env(against_random(name, players=players), skip_render_check=True)


@pytest.mark.parametrize("name", NAMES)
def test_it_is_drawn(name: str) -> None:
    played = against_random(name, render_mode="ansi")
    played.reset(seed=1)
    assert "player_1" in str(played.render())


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_gymnasium_accepts_every_encoding(encoding: str) -> None:
    check_env(against_random("dreamhome", encoding=encoding), skip_render_check=True)


@pytest.mark.filterwarnings("ignore")
def test_what_was_seen_and_done_may_be_remembered() -> None:
    """Also while the bots played: as many steps as were asked for."""
    played = against_random("california", players=3, seat=2, encoding="one_hot", history=6)
    check_env(played, skip_render_check=True)
    seen, info = played.reset(seed=2)
    assert seen["history"].shape == (6, played.table.spec.size + 1)
    action = int(np.flatnonzero(info["action_mask"])[0])
    seen, *_ = played.step(action)
    steps = len(played.table.past[2])
    assert steps > 2
    assert np.flatnonzero(seen["history"][:, -1]).size == 1
    assert seen["history"].max() <= 1


@pytest.mark.parametrize("name", NAMES)
def test_a_game_against_bots_ends_with_a_reward(name: str) -> None:
    played = against_random(name, players=3, seat=1, reward="points")
    _, info = played.reset(seed=2)
    ended = False
    while not ended:
        assert info["seat"] == played.table.to_act == 1
        _, reward, ended, _, info = played.step(np.flatnonzero(info["action_mask"])[0])
    assert reward == played.table.game.standing(played.table.position)[0][1]


@pytest.mark.filterwarnings("ignore")
def test_it_is_registered_under_a_versioned_name() -> None:
    made = gymnasium.make("rooftree/homesweethome-v0", players=2, opponents="random", build="checked")
    _, info = made.reset(seed=1)
    *_, info = made.step(np.flatnonzero(info["action_mask"])[0])
    assert info["is_legal"]


def test_an_illegal_action_ends_the_game() -> None:
    played = against_random("california")
    played.reset(seed=1)
    _, reward, ended, _, info = played.step(int(np.flatnonzero(~played.action_masks())[0]))
    assert (reward, ended, info["is_legal"]) == (-1, True, False)


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ({"opponents": ["random"]}, "2 other seats, not 1"),
        ({"opponents": "nobody"}, "no bot 'nobody'; there are random, greedy"),
        ({"opponents": 3}, "an opponent is the name of a bot, or what makes one of a game and a seed, not 3"),
        ({"seat": 3}, "from 0 to 2, or None to draw one, not 3"),
        ({"render_mode": "pixels"}, "no render_mode 'pixels'; there are ansi, human"),
    ],
)
def test_what_cannot_be_is_said(chosen: dict[str, Any], told: str) -> None:
    with pytest.raises(GameError, match=told):
        SeatEnv(checked("dreamhome"), players=3, **chosen)


@pytest.mark.parametrize(("mode", "how"), [("sync", {}), ("async", {"context": "spawn"})])
def test_masks_survive_vectorising(mode: str, how: dict[str, str]) -> None:
    """Gymnasium's own vectors, in one process or by processes: a row of `action_mask` for every game."""
    chosen: dict[str, Any] = {"opponents": "random", "build": "checked"}
    many: Any = gymnasium.make_vec("rooftree/california-v0", 2, mode, vector_kwargs=how, **chosen)
    _, info = many.reset(seed=3)
    ended = 0
    while ended < 2:
        assert info["action_mask"].shape == (2, many.single_action_space.n)
        before = info["action_mask"]
        actions = [int(np.flatnonzero(row)[-1]) if row.any() else 0 for row in before]
        _, _, over, _, info = many.step(np.array(actions))
        assert info["is_legal"][before.any(axis=1)].all()
        assert not info["action_mask"][over].any()
        ended += int(over.sum())
    many.close()
