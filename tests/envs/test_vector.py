"""Thousands of games in one array: what is written is what the game itself says, in every build and with threads."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from rooftree.core import gpu
from rooftree.core.game import GameError
from rooftree.core.gpu import NoGpu
from rooftree.core.jit import Kind
from rooftree.core.layout import Array, dtype_of
from rooftree.envs import Vector
from rooftree.games import NAMES
from tests.core.toy import Toy
from tests.envs.tables import ALL, GUEST, checked

PARTS = ("observation", "mask", "num_legal", "seat", "reward", "done", "scores", "places", "seeds")


def state_of(games: Vector, index: int) -> Array:
    return games.states[index : index + 1]


@pytest.mark.parametrize("name", ALL)
def test_everything_written_is_what_the_game_says(name: str) -> None:
    game = checked(name)
    games = Vector(game, 3, game.max_players, seed=7)
    for _ in range(25):
        for index in range(games.n):
            state = state_of(games, index)
            seat = game.to_act(state)
            assert games.seat[index] == seat
            assert seat is not None
            assert np.array_equal(games.observation[index], game.observe(state, seat))
            assert np.array_equal(games.mask[index], game.legal(state))
            assert games.num_legal[index] == len(game.moves(state))
        games.step(games.random_actions())


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_ends_is_counted_and_begins_anew(name: str) -> None:
    """The same actions, done one by one in a game of its own, end in the same scores; then comes the next seed."""
    game = checked(name)
    games = Vector(game, 2, game.min_players, seed=3)
    alone = [game.new(game.min_players, 3 + index) for index in range(2)]
    ended = set[int]()
    while len(ended) < 2:
        actions = games.random_actions().tolist()
        games.step(actions)
        for index, action in enumerate(actions):
            if index in ended:
                continue
            game.apply(alone[index], action)
            assert games.done[index] == game.is_over(alone[index])
            assert games.done[index] or not games.reward[index].any()
            if games.done[index]:
                scores, winners = game.standing(alone[index])
                assert tuple(games.scores[index]) == scores
                assert tuple(np.flatnonzero(games.places[index] == 1)) == winners
                assert games.seeds[index] == 3 + index + 2
                fresh = game.new(game.min_players, 3 + index + 2)
                assert state_of(games, index).tobytes() == fresh.tobytes()
                ended.add(index)


def test_threads_and_the_compiled_build_write_the_same_bytes() -> None:
    """A toy is enough and soon compiled: the loop is the same for all, and their rules have a law of their own."""
    one, other = Vector(Toy(Kind.CHECKED), 5, 3, seed=1), Vector(Toy(), 5, 3, seed=1, threads=3)
    for _ in range(60):
        actions = one.random_actions()
        assert np.array_equal(actions, other.random_actions())
        one.step(actions)
        other.step(actions)
        for part in PARTS:
            assert getattr(one, part).tobytes() == getattr(other, part).tobytes(), part
    other.close()


def test_the_arrays_stay_where_they_are() -> None:
    games = Vector(checked("california"), 2, 3)
    seen, mask = games.observation, games.mask
    before = seen.copy()
    games.step(games.random_actions())
    assert games.observation is seen
    assert games.mask is mask
    assert not np.array_equal(before, seen)
    assert np.shares_memory(games.records["day"], seen)


def test_bits_say_what_bytes_say() -> None:
    game = checked("dreamhome")
    wide, narrow = Vector(game, 4, 2, seed=2), Vector(game, 4, 2, seed=2, bits=True)
    for _ in range(20):
        unpacked = np.unpackbits(narrow.mask.view(np.uint8), axis=1, bitorder="little")[:, : narrow.num_actions]
        assert np.array_equal(unpacked.astype(bool), wide.mask)
        actions = wide.random_actions()
        wide.step(actions)
        narrow.step(actions)


@pytest.mark.parametrize("bits", [False, True])
@pytest.mark.parametrize("action", [-1, 10_000, 200])
def test_an_illegal_action_is_refused_and_nothing_is_done(action: int, bits: bool) -> None:
    games = Vector(checked("dreamhome"), 3, 4, bits=bits)
    actions = games.random_actions().copy()
    actions[1] = action
    before = games.states.tobytes()
    with pytest.raises(GameError, match=f"action {action} is not legal in game 1"):
        games.step(actions)
    assert games.states.tobytes() == before


@pytest.mark.parametrize(
    ("reward", "scores", "expected"),
    [
        ("win", [10, 7, 10], None),
        ("points", [10, 7, 10], [10, 7, 10]),
        ("margin", [10, 7, 10], [0, -3, 0]),
    ],
)
def test_rewards(reward: str, scores: list[int], expected: list[float] | None) -> None:
    """Winners share 1 and the others -1; or the points; or the lead over the best of the others."""
    from rooftree.envs.rewards import REWARDS

    counted, places = np.array([scores]), np.array([[1, 3, 1]])
    given = [REWARDS[reward](counted, places, 0, seat, 3) for seat in range(3)]
    assert given == (expected or [0.5, -1, 0.5])


def test_everyone_wins_nobody_loses() -> None:
    from rooftree.envs.rewards import win

    assert win(np.array([[5, 5]]), np.array([[1, 1]]), 0, 1, 2) == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"device": "tpu"}, "no device 'tpu'"),
        ({"reward": "fame"}, "no reward 'fame'"),
        ({"n": 0}, "at least one game"),
        ({"players": 9}, "players, not 9"),
    ],
)
def test_what_cannot_be_is_said(arguments: dict[str, object], told: str) -> None:
    made: dict[str, object] = {"game": checked("dreamhome"), "n": 2, "players": 2, **arguments}
    with pytest.raises(GameError, match=told):
        Vector(**made)  # type: ignore[arg-type]


def test_whoever_has_no_gpu_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or has nothing installed that could use one."""
    monkeypatch.setattr(gpu, "need", lambda extra, what: None)
    monkeypatch.setattr(gpu, "cuda_module", lambda: SimpleNamespace(is_available=lambda: False))
    with pytest.raises(NoGpu, match="device='cuda' needs an NVIDIA GPU"):
        Vector(checked("california"), 2, 2, device="cuda")


@pytest.mark.parametrize("actions", [[0], [[0], [0]], [0.5, 0.5], ["a", "b"]])
def test_actions_are_a_whole_number_for_every_game(actions: list[Any]) -> None:
    games = Vector(checked("california"), 2, 2)
    before = games.states.tobytes()
    with pytest.raises(GameError, match="actions are 2 whole numbers, one for each game, not"):
        games.step(actions)
    assert games.states.tobytes() == before


@pytest.mark.parametrize("seed", [-1, 2**62])
def test_a_seed_has_its_range(seed: int) -> None:
    with pytest.raises(GameError, match="the seed must be from 0 to"):
        Vector(checked("california"), 2, 2, seed=seed)


def test_a_guest_whose_fields_say_nothing_is_seen_too() -> None:
    games = Vector(checked(GUEST), 2, 2)
    assert games.observation.shape == (2, dtype_of(games.game.observation_class).itemsize)
