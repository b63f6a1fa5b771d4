"""The nine laws of the contract (`rooftree.core.game`), each tested once for all games."""

import pytest

from rooftree.core.game import Game
from rooftree.core.jit import Kind
from rooftree.core.layout import Array, dtype_of, dump, fields_of
from rooftree.games import NAMES
from tests.contract.contract_tables import (
    GAMES,
    SETTINGS,
    Setting,
    bytes_of,
    fast,
    load,
    playthrough,
    positions,
    random_games,
    settings_of,
)

each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
each_game = pytest.mark.parametrize("name", GAMES)


# Law 1: a state that is not over has a legal action, and it is the turn of exactly one seat


@each_setting
def test_law_1_somebody_can_always_do_something(setting: Setting) -> None:
    game = load(setting.name)
    for state in positions(game, setting, range(6)):
        moves = game.moves(state)
        if game.is_over(state):
            assert (moves, game.to_act(state)) == ([], None)
        else:
            assert moves
            assert len(set(moves)) == len(moves)
            assert game.to_act(state) in range(setting.players)
            assert int(game.legal(state).sum()) == len(moves)


@each_setting
def test_law_1_every_game_ends(setting: Setting) -> None:
    states, decisions, _ = random_games(fast(setting.name), setting, seed=0, count=500)
    assert not states["decision"].any()
    assert decisions > 500


@each_game
def test_law_1_every_decision_is_met(name: str) -> None:
    """The random games of these tests come by every decision of the game."""
    game = load(name)
    met = {int(state["decision"][0]) for setting in settings_of(name) for state in positions(game, setting, range(6))}
    assert met == {int(decision) for decision in game.decisions}


# Law 2: a question never writes


@each_setting
def test_law_2_a_question_never_writes(setting: Setting) -> None:
    """In the checked build and in the compiled one, turn by turn."""
    games = load(setting.name), fast(setting.name)
    for number, state in enumerate(positions(games[0], setting, range(2), every=9)):
        before = state.tobytes()
        ask_everything(games[number % 2], state)
        assert state.tobytes() == before


def ask_everything(game: Game, state: Array) -> None:
    seats = range(game.num_players(state))
    for seat in seats:
        game.view(state, seat)
        game.observe(state, seat)
        game.score(state, seat)
        game.visible_lines(state, seat)
        game.determinize(state, seat, 1)
    game.view(state, None)
    game.outcome(state)
    game.legal(state)
    game.deal_of(state)
    game.options_of(state)
    game.check(state)
    game.dump(state)
    game.decision(state)
    for action in range(len(game.notation)):
        game.why_not(state, action)
    for action in game.moves(state):
        game.tell(state, action)
        game.reveals(state, game.step(state, action))


# Law 3: `apply` of a legal action keeps every conservation law; see test_conservation.py for an independent count


@each_setting
def test_law_3_apply_keeps_the_conservation_laws(setting: Setting) -> None:
    game = load(setting.name)
    for state in positions(game, setting, range(4), every=4):
        assert game.check(state) == []


@each_setting
def test_law_3_every_legal_action_keeps_them(setting: Setting) -> None:
    """Not only the actions that random play happens to choose."""
    game = load(setting.name)
    for state in positions(game, setting, range(1), every=8):
        for action in game.moves(state):
            assert game.check(game.step(state, action)) == [], game.format(action)


# Law 4: the compiled, bounds-checked and checked builds give the same bytes


@each_setting
def test_law_4_compiled_games_are_the_checked_games(setting: Setting) -> None:
    """Thirty games a setting, dealt, played and scored inside each build."""
    checked, compiled = (random_games(game, setting, 1000, 30) for game in (load(setting.name), fast(setting.name)))
    assert bytes_of(checked[0]) == bytes_of(compiled[0])
    assert checked[1:] == compiled[1:]


@each_setting
def test_law_4_every_step_is_the_same(setting: Setting) -> None:
    """Moves in the same order, observations, worlds and scores on the way."""
    checked, compiled = load(setting.name), fast(setting.name)
    for state, action in playthrough(checked, setting, 77):
        assert checked.moves(state) == compiled.moves(state)
        for seat in range(setting.players):
            assert checked.score(state, seat) == compiled.score(state, seat)
            assert bytes_of(checked.observe(state, seat)) == bytes_of(compiled.observe(state, seat))
        assert bytes_of(checked.determinize(state, 0, 5)) == bytes_of(compiled.determinize(state, 0, 5))
        if action >= 0:
            assert bytes_of(checked.step(state, action)) == bytes_of(compiled.step(state, action))


@each_setting
def test_law_4_views_reasons_and_the_log_are_the_same(setting: Setting) -> None:
    """The compiled build looks at states through snapshots, the checked one through checked cursors."""
    checked, compiled = load(setting.name), fast(setting.name)
    for number, (state, action) in enumerate(playthrough(checked, setting, 78)):
        if number % 7 == 0:
            for seat in (*range(setting.players), None):
                assert checked.view(state, seat) == compiled.view(state, seat)
            assert checked.outcome(state) == compiled.outcome(state)
            assert action < 0 or checked.tell(state, action) == compiled.tell(state, action)


@pytest.mark.parametrize("name", NAMES)
def test_law_4_the_bounds_checked_build_agrees_on_thousands_of_games(name: str) -> None:
    """Compiled with bounds checks and without a cache, so this one test pays for it (up to 20 seconds a game)."""
    for setting in settings_of(name):
        compiled, bounds = (
            random_games(load(name, kind), setting, 50_000, 500) for kind in (Kind.COMPILED, Kind.BOUNDS)
        )
        assert bytes_of(compiled[0]) == bytes_of(bounds[0])
        assert compiled[1:] == bounds[1:]


@each_setting
def test_law_4_the_same_seed_gives_the_same_game(setting: Setting) -> None:
    game = fast(setting.name)
    assert bytes_of(setting.deal(game, 9)) == bytes_of(setting.deal(load(setting.name), 9))
    assert bytes_of(setting.deal(game, 9)) != bytes_of(setting.deal(game, 10))
    assert bytes_of(random_games(game, setting, 3, 50)[0]) == bytes_of(random_games(game, setting, 3, 50)[0])


@each_setting
def test_law_4_a_deal_can_be_dealt_again(setting: Setting) -> None:
    """What chance decided, written down and read back, gives the same games but for the stream, which is used up."""
    game = load(setting.name)
    state = setting.deal(game, 4)
    again = game.from_deal(setting.players, game.deal_of(state), game.options_of(state), seed=4)
    assert [line for line in game.diff(state, again) if not line.startswith("stream.")] == []
    assert game.options_of(again) == dict(setting.options)


# Law 5: parse(format(action)) == action; why_not is None exactly for legal actions


@each_game
def test_law_5_notation_goes_both_ways(name: str) -> None:
    game = load(name)
    texts = [game.format(action) for action in range(len(game.notation))]
    assert [game.parse(text) for text in texts] == list(range(len(texts)))
    assert [game.parse(f"  {text.upper()} ".replace(" ", "  ")) for text in texts] == list(range(len(texts)))


@each_setting
def test_law_5_there_is_a_reason_exactly_for_what_is_not_legal(setting: Setting) -> None:
    game = load(setting.name)
    for state in positions(game, setting, range(3), every=8):
        free = [action for action in range(len(game.notation)) if game.why_not(state, action) is None]
        assert free == sorted(game.moves(state))


# Law 6: unused player slots stay zero


@each_setting
def test_law_6_unused_player_slots_stay_zero(setting: Setting) -> None:
    """In every record that a state or an observation holds for each player."""
    game = fast(setting.name)
    states, _, _ = random_games(game, setting, 300, 50)
    assert_unused_slots_are_zero(game, game.state_class, states, setting.players)
    for state in positions(game, setting, range(2), every=7):
        for seat in range(setting.players):
            seen = game.observe(state, seat).view(dtype_of(game.observation_class))
            assert_unused_slots_are_zero(game, game.observation_class, seen, setting.players)


def assert_unused_slots_are_zero(game: Game, record: type, states: Array, players: int) -> None:
    for field in fields_of(record):
        if field.is_nested and field.length == game.max_players:
            unused = [dump(field.item, slot) for slots in states[field.name] for slot in slots[players:]]
            assert not any(any(numbers.values()) for numbers in unused)


# Law 7: a determinized state has the same view, observation and legal actions; see test_hidden_worlds.py


# Law 9: the lines of an outcome add up to its scores


@each_setting
def test_law_9_the_lines_add_up(setting: Setting) -> None:
    game = load(setting.name)
    for state in positions(game, setting, range(3), every=6):
        outcome = game.outcome(state)
        sums = tuple(sum(line.points for line in lines) for lines in outcome.lines)
        assert sums == outcome.scores == tuple(game.score(state, seat) for seat in range(setting.players))
        assert set(outcome.winners) <= set(range(setting.players))
        assert bool(outcome.winners) != bool(outcome.rank)  # winners, or a rank that all share


@each_setting
def test_law_9_the_totals_of_compiled_games_add_up(setting: Setting) -> None:
    game = load(setting.name)
    states, _, points = random_games(fast(setting.name), setting, 700, 60)
    assert points == sum(sum(game.outcome(states[i : i + 1]).scores) for i in range(len(states)))


# Hidden hands


@each_setting
def test_who_waits_sees_what_a_spectator_sees_unless_hands_are_hidden(setting: Setting) -> None:
    """The table server makes one view for all of them."""
    game = fast(setting.name)
    if game.hides_hands:
        return
    for state in positions(game, setting, range(3), every=3):
        spectator = game.view(state, None)
        for seat in range(setting.players):
            if seat != game.to_act(state):
                assert game.view(state, seat) == {**spectator, "you": seat}
