"""OpenSpiel's own tests and algorithms, and law 8 on its tensors. Interpreted builds and single games: each of its
tests looks at every state in the same way.
"""

import unittest
from collections import Counter
from pathlib import Path
from random import Random
from typing import ClassVar

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr

from rooftree.core.draws import kind_of
from rooftree.core.game import Game, GameError
from rooftree.core.layout import Array
from rooftree.envs.spiel import PREFIX, SpielState, register, resampled
from rooftree.games import NAMES
from rooftree.games.homesweethome.cards import NUM_RESOURCE_CARDS
from tests.contract.hidden_worlds import WORLDS
from tests.core.toy import Toy
from tests.envs.tables import GUEST, checked

SMALL = "(players=2,build=checked,deals=3)"
EXPLICIT = "(players=2,build=checked,chance=explicit)"
GAMES = 300


def opened(name: str, moves: int = 0, chance: Random | None = None) -> tuple[pyspiel.Game, SpielState]:
    """A game, and a position after some random moves."""
    game = pyspiel.load_game(f"{PREFIX}{name}(players=3,build=checked)")
    state, draw = game.new_initial_state(), chance or Random(1)
    state.apply_action(7)
    for _ in range(moves):
        state.apply_action(draw.choice(state.legal_actions()))
    return game, state


def opened_card_by_card(
    name: str, moves: int, chance: Random, players: int = 3, options: str = ""
) -> tuple[pyspiel.Game, SpielState]:
    """The same with explicit chance."""
    game = pyspiel.load_game(f"{PREFIX}{name}(players={players},build=checked,chance=explicit{options})")
    state = game.new_initial_state()
    turn_up(state, chance)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            turn_up(state, chance)
    return game, state


def at(state: SpielState) -> Array:
    """The position, which there is after the deal."""
    assert state.position is not None
    return state.position


def turn_up(state: SpielState, chance: Random) -> None:
    """Chance acts, as often as it is its turn."""
    while state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        assert sum(probabilities) == pytest.approx(1)
        state.apply_action(chance.choices(outcomes, probabilities)[0])


def test_a_game_from_outside_is_turned_up_too() -> None:
    register(type(checked(GUEST)))
    game = pyspiel.load_game(PREFIX + GUEST + EXPLICIT)
    assert game.new_initial_state().chance_outcomes() == [(card, pytest.approx(1 / 48)) for card in range(48)]
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("parameters", [SMALL, EXPLICIT])
@pytest.mark.parametrize("name", NAMES)
def test_openspiel_plays_it_at_random(name: str, parameters: str) -> None:
    """One whole game, with every state cloned, serialised and looked at."""
    game = pyspiel.load_game(PREFIX + name + parameters)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
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
    for _, state in (opened(name, 20, chance), opened_card_by_card(name, 20, chance)):
        _looks_alike_in_all_worlds(name, state, chance)


def _looks_alike_in_all_worlds(name: str, state: SpielState, chance: Random) -> None:
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


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("dreamhome", ",first=random"),
        ("california", ",first=random"),
        ("homesweethome", ""),
        ("homesweethome", ",characters=False"),
    ],
)
def test_a_game_card_by_card_is_a_game_like_any_other(name: str, options: str) -> None:
    """No law is broken on the way; its deal and moves, and its history for OpenSpiel, lead to the same position."""
    game, state = opened_card_by_card(name, 2, Random(5), options=options)
    chance = Random(6)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        turn_up(state, chance)
        assert state.rules.check(at(state)) == []
    again, rules = game.new_initial_state(), state.rules
    for each in state.history():
        again.apply_action(each)
    assert at(again).tobytes() == at(state).tobytes()
    assert again.recalled == state.recalled
    replayed = rules.from_deal(3, rules.deal_of(at(state)), state.table.options)
    for each in state.full_history():
        if each.player != pyspiel.PlayerId.CHANCE:
            rules.apply(replayed, each.action)
    assert [rules.view(replayed, seat) for seat in range(3)] == [rules.view(at(state), seat) for seat in range(3)]


@pytest.mark.parametrize("name", NAMES)
def test_chance_turns_up_what_shuffling_does(name: str) -> None:
    """By counting: of each part of the deal the first and the last kind that is turned up in the first turns, whoever
    takes the first of all legal moves.
    """
    played, chance = 12, Random(7)
    explicit, shuffled = Counter[tuple[str, int, str]](), Counter[tuple[str, int, str]]()
    for number in range(GAMES):
        _, state = opened_card_by_card(name, 0, chance, players=2)
        rules = state.rules
        other = rules.new(2, number, state.table.options)
        for _ in range(played):
            state.apply_action(state.legal_actions()[0])
            turn_up(state, chance)
            rules.apply(other, min(rules.moves(other)))
        explicit.update(_turned_up(rules, at(state)))
        shuffled.update(_turned_up(rules, other))
    for part, place in {(part, place) for part, place, _ in shuffled | explicit}:
        kinds = [kind for each, at, kind in shuffled | explicit if (each, at) == (part, place)]
        pairs = [(explicit[part, place, kind], shuffled[part, place, kind]) for kind in kinds]
        far = sum((one - two) ** 2 / (one + two) for one, two in pairs)
        assert far < len(pairs) + 6 * (2 * len(pairs)) ** 0.5, (part, place, pairs)


def _turned_up(rules: Game, state: Array) -> list[tuple[str, int, str]]:
    """Kinds at places of the deal that everyone has reached after a few moves: what lies first, and what came last."""
    assert rules.draws is not None
    found, deal = [], rules.deal_of(state)
    for part in rules.draws.parts:
        cards = deal.get(part.name, [])
        turned = part.pile.turned(rules.look(state)) if part.pile else len(cards)
        places = {0, 3, min(turned, len(cards)) - 1} if cards and turned else set()
        found += [(part.name, place, kind_of(cards[place])) for place in places if place < turned]
    return found


def test_a_reshuffled_pile_is_turned_up_from_all_discards() -> None:
    """Home Sweet Home's resources come round again: what may come is every card that is in no hand."""
    chance, seen = Random(8), 0
    _, state = opened_card_by_card("homesweethome", 0, chance, players=5)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        while state.is_chance_node():
            turn = state.turning
            assert turn is not None
            if turn.part == "resources" and turn.at % NUM_RESOURCE_CARDS == 0:
                table = state.rules.look(state.rules.step(at(state), state.asked[1]))
                held = sum(sum(player.cards) for player in table.players)
                assert len(turn.cards) == NUM_RESOURCE_CARDS - held + table.pile_next
                seen += 1
            state.apply_action(chance.choice(state.chance_outcomes())[0])
    assert seen > 0


def test_explicit_chance_needs_to_know_how_cards_are_turned_up() -> None:
    class Silent(Toy):
        name: ClassVar = "silent"
        draws: ClassVar = None  # type: ignore[assignment]  # the toy says it

    register(Silent)
    with pytest.raises(GameError, match=r"Game\.draws"):
        pyspiel.load_game("rooftree_silent(chance=explicit)")


@pytest.mark.parametrize(
    ("parameter", "told"),
    [
        ("chance=none", "deals or explicit"),
        ("deals=-1", "deals cannot be less than 0"),
        ("history=-2", "history cannot be less than 0"),
        ("build=fast", "no build 'fast'; there are compiled, checked"),
        ("players=9", "players, not 9"),
    ],
)
def test_what_cannot_be_is_said(parameter: str, told: str) -> None:
    with pytest.raises(GameError, match=told):
        pyspiel.load_game(f"rooftree_california({parameter})")


def test_what_was_done_is_recalled() -> None:
    """Two ways to the same observation are two information states."""
    _, state = opened("dreamhome")
    other = state.clone()
    for each, action in ((state, 0), (other, 1)):
        each.apply_action(each.legal_actions()[action])
    assert state.information_state_string(0) != other.information_state_string(0)


def test_its_searches_run() -> None:
    """MCTS, and IS-MCTS with our worlds. The C++ bots of 2.0.2 crash on every game that is written in Python."""
    for game, state in (opened("dreamhome", moves=75), opened_card_by_card("dreamhome", 75, Random(1))):
        _search(game, state)


def _search(game: pyspiel.Game, state: SpielState) -> None:
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


def test_regret_is_sampled_card_by_card(toy: str) -> None:
    """The tree has a node for every pebble that is turned over; samples of it, and a search, take it as it is."""
    game = pyspiel.load_game(toy.replace("deals=2", "chance=explicit"))
    outcome_sampling_mccfr.OutcomeSamplingSolver(game).iteration()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    state = game.new_initial_state()
    assert mcts.MCTSBot(game, 1.5, 30, evaluator, random_state=np.random.RandomState(1)).step(state) in (0, 1)
    state.apply_action(1)
    assert state.chance_outcomes() == [(pebble, 1 / 9) for pebble in range(9)]
    state.apply_action(4)
    assert state.chance_outcomes() == [(pebble, 1 / 8) for pebble in range(9) if pebble != 4]


@pytest.mark.parametrize("chance", ["deals=2", "chance=explicit"])
def test_a_playthrough_is_the_same_again(toy: str, tmp_path: Path, chance: str) -> None:
    """A whole game as OpenSpiel writes it down, reads it and plays it again."""
    flags.FLAGS(["test"])
    page = tmp_path / "toy.txt"
    toy = toy.replace("deals=2", chance)
    page.write_text(generate_playthrough.playthrough(toy, None, alsologtostdout=False, seed=1), encoding="utf-8")
    expected, played = generate_playthrough.replay(str(page))
    assert expected == played
    assert "IsTerminal() = True" in played


@pytest.mark.parametrize("parameters", [SMALL, EXPLICIT])
@pytest.mark.parametrize("name", NAMES)
def test_openspiels_tests_of_its_api_pass(name: str, parameters: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it runs them on its own large games, on states from one game to its end: four hundred random ones of the tree
    would hardly come further than the deal.
    """
    game = pyspiel.load_game(PREFIX + name + parameters)
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", lambda game, max_states: along_a_game(game))
    cases = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": game})
    suite, result = unittest.defaultTestLoader.loadTestsFromTestCase(cases), unittest.TestResult()
    suite.run(result)
    assert [text for _, text in (*result.failures, *result.errors)] == []
    assert result.testsRun > 3


def along_a_game(game: pyspiel.Game) -> list[SpielState]:
    """Every fifth state of a random game, and the last."""
    state, chance, states = game.new_initial_state(), Random(9), []
    while not state.is_terminal():
        if state.move_number() % 5 == 0:
            states.append(state.clone())
        state.apply_action(chance.choice(state.legal_actions()))
    return [*states, state]


def test_everyone_gets_the_same_in_a_shared_house() -> None:
    game, state = opened("homesweethome")
    chance = Random(2)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert len(set(state.returns())) == 1
    assert game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL
