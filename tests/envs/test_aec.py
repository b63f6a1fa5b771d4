"""PettingZoo's own suite, and what it does not notice: leaked cards and wrong turns."""

import sys
import warnings
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from rooftree.core.game import GameError
from rooftree.envs.aec import RooftreeAEC, env, module_of
from rooftree.envs.table import ENCODINGS
from rooftree.games import NAMES
from tests.contract.hidden_worlds import WORLDS
from tests.envs.tables import ALL, checked

SIZES = [
    (name, players) for name in ALL for players in range(checked(name).min_players, checked(name).max_players + 1)
]


@pytest.mark.filterwarnings("ignore")  # PettingZoo's advice on names and spaces
@pytest.mark.parametrize(("name", "players"), SIZES)
def test_pettingzoo_accepts_it(name: str, players: int) -> None:
    """All games and sizes, a few dozen steps: the suite looks at each step in the same way."""
    api_test(env(checked(name), players=players), num_cycles=40)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_pettingzoo_accepts_every_encoding(encoding: str) -> None:
    api_test(env(checked("california"), players=2, encoding=encoding), num_cycles=20)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", ALL)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    seed_test(lambda: env(checked(name)), num_cycles=20)


@pytest.mark.parametrize("name", NAMES)
def test_it_is_drawn(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **chosen: RooftreeAEC(checked(name), **chosen))
    assert capsys.readouterr().out


def test_its_speed_can_be_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo plays for five seconds by the clock; here the clock jumps."""
    ticks = count(0, 0.05)
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(RooftreeAEC(checked("homesweethome"), players=2))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("name", ALL)
def test_a_whole_game_ends_with_rewards_for_all(name: str) -> None:
    played: Any = env(checked(name), players=2)
    played.reset(seed=3)
    total = dict.fromkeys(played.possible_agents, 0.0)
    table = played.unwrapped.table
    for agent in played.agent_iter():
        seen, reward, termination, _, _ = played.last()
        total[agent] += reward
        if not termination:
            assert played.possible_agents.index(agent) == table.to_act
            assert np.array_equal(np.flatnonzero(seen["action_mask"]), sorted(table.game.moves(table.position)))
        mask = np.flatnonzero(seen["action_mask"])
        played.step(None if termination else int(mask[len(mask) // 2]))
    assert list(total.values()) == table.rewards()


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", NAMES)
def test_rewards_may_come_step_by_step(name: str) -> None:
    """By the difference that each step makes; PettingZoo's suite passes, and the sum is the reward of the end."""
    played: Any = env(checked(name), players=2, gradual=True)
    api_test(played, num_cycles=20)
    played.reset(seed=3)
    total, paid = dict.fromkeys(played.possible_agents, 0.0), 0
    for agent in played.agent_iter():
        seen, reward, termination, _, _ = played.last()
        total[agent] += reward
        paid += reward != 0
        played.step(None if termination else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert list(total.values()) == pytest.approx(played.unwrapped.table.rewards())
    assert name != "california" or paid > 2


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", ALL)
def test_what_was_seen_and_done_may_be_remembered(name: str) -> None:
    """Newest first; nobody's own is what another did, and a seat that is not to act remembers as well."""
    played: Any = RooftreeAEC(checked(name), players=2, history=5)
    api_test(played, num_cycles=20)
    played.reset(seed=3)
    table, done = played.table, []
    seen = [[table.game.observe(table.position, seat).copy()] for seat in range(2)]
    for _ in range(3):
        done.append((table.to_act, table.game.moves(table.position)[-1]))
        played.step(done[-1][1])
        for seat in range(2):
            seen[seat].append(table.game.observe(table.position, seat).copy())
    for seat, agent in enumerate(played.possible_agents):
        rows = played.observe(agent)["history"]
        assert np.array_equal(rows[:4, :-1], [table.spec.scaled(each) for each in reversed(seen[seat])])
        own = [(action + 1) / table.num_actions if actor == seat else 0 for actor, action in reversed(done)]
        assert rows[:, -1].tolist() == pytest.approx([*own, 0, 0])
        assert not rows[4].any()
    played.reset(seed=4)
    assert not played.observe("player_0")["history"][1:].any()


@pytest.mark.parametrize("name", NAMES)
def test_law_8_holds_for_what_is_remembered(name: str) -> None:
    """Dealt another world at the beginning that a seat cannot tell apart, as long as the same is seen and done."""
    one, other = (RooftreeAEC(checked(name), players=3, history=4) for _ in range(2))
    for each in (one, other):
        each.reset(seed=5)
    seat, chance = 1, Random(2)
    other.table.state = WORLDS[name](other.table.game, one.table.position, seat, chance)
    steps = 0
    while same(one.observe("player_1")["observation"], other.observe("player_1")["observation"]) and steps < 40:
        assert same(one.observe("player_1"), other.observe("player_1"))
        both = {*one.table.game.moves(one.table.position)} & {*other.table.game.moves(other.table.position)}
        if not both:
            break
        action = min(both)
        for each in (one, other):
            each.step(action)
        steps += 1
    assert steps > 0


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("name", NAMES)
def test_law_8_holds_for_what_agents_are_given(name: str, encoding: str) -> None:
    """Worlds that differ in what a seat may not know look alike to it, encoded."""
    played = RooftreeAEC(checked(name), players=3, encoding=encoding)
    played.reset(seed=5)
    chance, table = Random(1), played.table
    for step in range(40):
        if step % 8 == 0:
            seat = step // 8 % 3
            agent, real = played.possible_agents[seat], table.position
            here = played.observe(agent)
            table.state = WORLDS[name](table.game, real, seat, chance)
            there = played.observe(agent)
            table.state = real
            assert same(here, there)
        played.step(chance.choice(table.game.moves(table.position)))


def same(here: Any, there: Any) -> bool:
    if isinstance(here, dict):
        return all(same(here[key], there[key]) for key in here)
    return bool(np.array_equal(here, there))


def test_an_illegal_action_ends_the_game_for_whoever_did_it() -> None:
    played: Any = env(checked("dreamhome"))
    played.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        agent = played.agent_selection
        mask = played.observe(agent)["action_mask"]
        played.step(int(np.flatnonzero(mask == 0)[0]))
    assert played.terminations[agent]
    assert played.rewards[agent] == -1


def test_it_is_found_as_pettingzoo_names_things() -> None:
    from rooftree.envs import dreamhome_v0

    assert dreamhome_v0.__name__ == module_of("dreamhome").__name__ == "dreamhome_v0"
    assert dreamhome_v0.raw_env(players=3, build="checked").metadata["name"] == "dreamhome_v0"


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(GameError, match="no encoding 'pixels'"):
        RooftreeAEC(checked("dreamhome"), encoding="pixels")
    with pytest.raises(GameError, match="history cannot be less than 0"):
        RooftreeAEC(checked("dreamhome"), history=-1)
    with pytest.raises(GameError, match="no render_mode 'pixels'"):
        RooftreeAEC(checked("dreamhome"), render_mode="pixels")
    with pytest.raises(GameError, match="reset it first"):
        RooftreeAEC(checked("dreamhome")).observe("player_0")
