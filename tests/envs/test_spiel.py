"""OpenSpiel's own tests and algorithms, and law 8 on its tensors. Interpreted builds and single games: each of its
tests looks at every state in the same way.
"""

import unittest
from pathlib import Path
from random import Random

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr

from rooftree.envs.spiel import PREFIX, SpielState, register, resampled
from rooftree.games import NAMES
from tests.contract.hidden_worlds import WORLDS
from tests.core.toy import Toy

SMALL = "(players=2,build=checked,deals=3)"


def opened(name: str, moves: int = 0, chance: Random | None = None) -> tuple[pyspiel.Game, SpielState]:
    """A game, and a position after some random moves."""
    game = pyspiel.load_game(f"{PREFIX}{name}(players=3,build=checked)")
    state, draw = game.new_initial_state(), chance or Random(1)
    state.apply_action(7)
    for _ in range(moves):
        state.apply_action(draw.choice(state.legal_actions()))
    return game, state


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_plays_it_at_random(name: str) -> None:
    """One whole game, with every state cloned, serialised and looked at."""
    game = pyspiel.load_game(PREFIX + name + SMALL)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiel_serialises_it() -> None:
    game, state = opened("homesweethome", moves=5)
    read_game, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(read) == str(state)
    assert read.information_state_string(1) == state.information_state_string(1)
    assert read_game.num_players() == 3


def test_a_clone_goes_on_by_itself() -> None:
    _, state = opened("california", moves=4)
    before, other = state.observation_tensor(0), state.clone()
    other.apply_action(other.legal_actions()[0])
    assert state.observation_tensor(0) == before
    assert str(other).startswith(str(state))


@pytest.mark.parametrize("name", NAMES)
def test_parameters_are_players_options_and_deals(name: str) -> None:
    game = pyspiel.load_game(f"{PREFIX}{name}(players=4,build=checked,deals=5)")
    assert game.num_players() == 4
    assert game.new_initial_state().chance_outcomes() == [(deal, 0.2) for deal in range(5)]


def test_an_option_is_a_parameter() -> None:
    game = pyspiel.load_game("rooftree_dreamhome(build=checked,roofs=open)")
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.rules.options_of(state.position)["roofs"] == "open"


@pytest.mark.parametrize("name", NAMES)
def test_law_8_holds_for_its_tensors_and_strings(name: str) -> None:
    """Worlds that differ in what a player may not know look alike to that player."""
    chance = Random(4)
    _, state = opened(name, moves=20, chance=chance)
    assert state.position is not None
    for player in range(3):
        world = state.clone()
        world.position = WORLDS[name](state.rules, state.position, player, chance)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert resampled(state, player).information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_is_a_tensor_if_its_history_is_asked_for(name: str) -> None:
    """What was seen and done, newest first; to a player who may not know the difference, two worlds are one."""
    game = pyspiel.load_game(f"{PREFIX}{name}(players=2,build=checked,history=6)")
    state, draw = game.new_initial_state(), Random(3)
    state.apply_action(7)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    done = []
    for _ in range(4):
        done.append((state.current_player(), draw.choice(state.legal_actions())))
        state.apply_action(done[-1][1])
    spec = state.table.spec
    for player in range(2):
        told = np.array(state.information_state_tensor(player), np.float32)
        rows = told[spec.one_hot_size :].reshape(6, spec.size + 1)
        assert told[: spec.one_hot_size].tolist() == state.observation_tensor(player)
        assert np.array_equal(rows[0, :-1], spec.scaled(state.rules.observe(state.position, player)))
        expected = [(action + 1) / spec.num_actions if seat == player else 0.0 for seat, action in reversed(done)]
        assert rows[:, -1].tolist() == pytest.approx([*expected, 0.0, 0.0])
        assert resampled(state, player).information_state_tensor(player) == state.information_state_tensor(player)


def test_chance_may_be_sampled() -> None:
    game = pyspiel.load_game("rooftree_california(build=checked,deals=0)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    dealt = [game.new_initial_state() for _ in range(2)]
    for state in dealt:
        assert state.chance_outcomes() == [(0, 1.0)]
        state.apply_action(0)
    assert dealt[0].position.tobytes() != dealt[1].position.tobytes()
    assert not pyspiel.load_game("rooftree_california(build=checked)").get_type().provides_information_state_tensor


def test_what_was_done_is_recalled() -> None:
    """Two ways to the same observation are two information states."""
    _, state = opened("dreamhome")
    other = state.clone()
    for each, action in ((state, 0), (other, 1)):
        each.apply_action(each.legal_actions()[action])
    assert state.information_state_string(0) != other.information_state_string(0)


def test_its_searches_run() -> None:
    """MCTS, and IS-MCTS with our worlds. The C++ bots of 2.0.2 crash on every game that is written in Python."""
    game, state = opened("dreamhome", moves=75)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    plain = mcts.MCTSBot(game, 1.5, 3, evaluator, random_state=np.random.RandomState(1))
    fair = ismcts.ISMCTSBot(game, evaluator, 1.5, 3, random_state=np.random.RandomState(1))
    fair.set_resampler(resampled)
    assert plain.step(state) in state.legal_actions()
    assert fair.step(state) in state.legal_actions()


@pytest.fixture(scope="module")
def toy() -> str:
    """A game small enough for exact methods."""
    register(Toy)
    return "rooftree_toy(players=2,build=checked,deals=2,most=two)"


def test_regret_is_minimised_in_a_small_game(toy: str) -> None:
    """With OpenSpiel's own solver and best responses; sampled too."""
    game = pyspiel.load_game(toy)
    solver = pyspiel.CFRSolver(game)
    before = pyspiel.nash_conv(game, solver.average_policy())
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(game, solver.average_policy()) < before
    outcome_sampling_mccfr.OutcomeSamplingSolver(game).iteration()


def test_a_playthrough_is_the_same_again(toy: str, tmp_path: Path) -> None:
    """A whole game as OpenSpiel writes it down, reads it and plays it again."""
    flags.FLAGS(["test"])
    page = tmp_path / "toy.txt"
    page.write_text(generate_playthrough.playthrough(toy, None, alsologtostdout=False, seed=1), encoding="utf-8")
    expected, played = generate_playthrough.replay(str(page))
    assert expected == played
    assert "IsTerminal() = True" in played


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_tests_of_its_api_pass(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it runs them on its own large games, on thirty states instead of four hundred."""
    game, sample = pyspiel.load_game(PREFIX + name + SMALL), api_test.sample_some_states.sample_some_states
    monkeypatch.setattr(
        api_test.sample_some_states, "sample_some_states", lambda game, max_states: sample(game, max_states=30)
    )
    cases = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": game})
    suite, result = unittest.defaultTestLoader.loadTestsFromTestCase(cases), unittest.TestResult()
    suite.run(result)
    assert [text for _, text in (*result.failures, *result.errors)] == []
    assert result.testsRun > 3


def test_everyone_gets_the_same_in_a_shared_house() -> None:
    game, state = opened("homesweethome")
    chance = Random(2)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert len(set(state.returns())) == 1
    assert game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL
