"""The nine laws of the contract (`rooftree.core.game`) as tests: `TestContract = contract("mygame")` has them all."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import pytest

from rooftree.core.found import finds
from rooftree.core.game import Game
from rooftree.core.jit import Kind
from rooftree.core.layout import Array, dtype_of, dump, fields_of
from rooftree.core.message import Message
from rooftree.core.notation import kebab
from rooftree.core.parts import Parts
from rooftree.core.showing import Showing, Shown
from rooftree.testing.secrets import World, determinized, differences, reader_of, text, told
from rooftree.testing.tables import (
    Setting,
    bytes_of,
    class_of,
    grafted,
    load,
    playthrough,
    positions,
    random_games,
    settings_of,
)
from rooftree.texts import LANGUAGES, Speaker

TWINS, MOST_TWINS = 8, 60  # of a setting: in most, what a random hand plays is soon impossible to its twin's


def contract(*games: str | type[Game], worlds: Mapping[str, World] | None = None) -> type["Contract"]:
    """The laws for these games, as a class that pytest collects.

    `worlds` makes for a game, by name, another world that a seat cannot tell from the real one. It should know what is
    hidden without asking the game, because it is what the game's secrets are tested with; without it, `determinize`
    has to do.
    """
    found = tuple(class_of(game) for game in games)
    return type("TestContract", (Contract,), {"games": found, "worlds": worlds or {}})


class Contract:
    """Every law, at every table of the games: each number of players, each choice of options."""

    games: ClassVar[tuple[type[Game], ...]]
    worlds: ClassVar[Mapping[str, World]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "setting" in metafunc.fixturenames:
            metafunc.parametrize("setting", [each for game in self.games for each in settings_of(game)], ids=str)
        if "game_class" in metafunc.fixturenames:
            metafunc.parametrize("game_class", self.games, ids=[game.name for game in self.games])

    def world(self, setting: Setting) -> World:
        return self.worlds.get(setting.name, determinized)

    # Law 1: a state that is not over has a legal action, and it is the turn of exactly one seat

    def test_law_1_somebody_can_always_do_something(self, setting: Setting) -> None:
        game = setting.load()
        for state in positions(game, setting, range(6)):
            moves = game.moves(state)
            if game.is_over(state):
                assert (moves, game.to_act(state)) == ([], None)
            else:
                assert moves
                assert len(set(moves)) == len(moves)
                assert game.to_act(state) in range(setting.players)
                assert int(game.legal(state).sum()) == len(moves)

    def test_law_1_every_game_ends(self, setting: Setting) -> None:
        states, decisions, _ = random_games(setting.fast(), setting, seed=0, count=500)
        assert not states["decision"].any()
        assert decisions > 500

    def test_law_1_every_decision_is_met(self, game_class: type[Game]) -> None:
        """The random games of these tests come by every decision of the game."""
        game = load(game_class)
        met = {
            int(state["decision"][0])
            for setting in settings_of(game_class)
            for state in positions(game, setting, range(6))
        }
        assert met == {int(decision) for decision in game.decisions}

    # Law 2: a question never writes

    def test_law_2_a_question_never_writes(self, setting: Setting) -> None:
        """In the checked build and in the compiled one, turn by turn."""
        games = setting.load(), setting.fast()
        for number, state in enumerate(positions(games[0], setting, range(2), every=9)):
            before = state.tobytes()
            ask_everything(games[number % 2], state)
            assert state.tobytes() == before

    # Law 3: `apply` of a legal action keeps every conservation law

    def test_law_3_apply_keeps_the_conservation_laws(self, setting: Setting) -> None:
        game = setting.load()
        for state in positions(game, setting, range(4), every=4):
            assert game.check(state) == []

    def test_law_3_every_legal_action_keeps_them(self, setting: Setting) -> None:
        """Not only the actions that random play happens to choose."""
        game = setting.load()
        for state in positions(game, setting, range(1), every=8):
            for action in game.moves(state):
                assert game.check(game.step(state, action)) == [], game.format(action)

    # Law 4: the compiled, bounds-checked and checked builds give the same bytes

    def test_law_4_compiled_games_are_the_checked_games(self, setting: Setting) -> None:
        """Thirty games a setting, dealt, played and scored inside each build."""
        checked, compiled = (random_games(game, setting, 1000, 30) for game in (setting.load(), setting.fast()))
        assert bytes_of(checked[0]) == bytes_of(compiled[0])
        assert checked[1:] == compiled[1:]

    def test_law_4_every_step_is_the_same(self, setting: Setting) -> None:
        """Moves in the same order, observations, worlds and scores on the way."""
        checked, compiled = setting.load(), setting.fast()
        for state, action in playthrough(checked, setting, 77):
            assert checked.moves(state) == compiled.moves(state)
            for seat in range(setting.players):
                assert checked.score(state, seat) == compiled.score(state, seat)
                assert bytes_of(checked.observe(state, seat)) == bytes_of(compiled.observe(state, seat))
            assert bytes_of(checked.determinize(state, 0, 5)) == bytes_of(compiled.determinize(state, 0, 5))
            if action >= 0:
                assert bytes_of(checked.step(state, action)) == bytes_of(compiled.step(state, action))

    def test_law_4_views_reasons_and_the_log_are_the_same(self, setting: Setting) -> None:
        """The compiled build looks at states through snapshots, the checked one through checked cursors."""
        checked, compiled = setting.load(), setting.fast()
        for number, (state, action) in enumerate(playthrough(checked, setting, 78)):
            if number % 7 == 0:
                for seat in (*range(setting.players), None):
                    assert checked.view(state, seat) == compiled.view(state, seat)
                assert checked.outcome(state) == compiled.outcome(state)
                assert action < 0 or checked.tell(state, action) == compiled.tell(state, action)

    def test_law_4_the_bounds_checked_build_agrees_on_thousands_of_games(self, game_class: type[Game]) -> None:
        """Compiled with bounds checks and without a cache, so this one test pays for it (up to 20 seconds a game)."""
        for setting in settings_of(game_class):
            compiled, bounds = (
                random_games(load(game_class, kind), setting, 50_000, 500) for kind in (Kind.COMPILED, Kind.BOUNDS)
            )
            assert bytes_of(compiled[0]) == bytes_of(bounds[0])
            assert compiled[1:] == bounds[1:]

    def test_law_4_the_same_seed_gives_the_same_game(self, setting: Setting) -> None:
        game = setting.fast()
        assert bytes_of(setting.deal(game, 9)) == bytes_of(setting.deal(setting.load(), 9))
        assert bytes_of(setting.deal(game, 9)) != bytes_of(setting.deal(game, 10))
        assert bytes_of(random_games(game, setting, 3, 50)[0]) == bytes_of(random_games(game, setting, 3, 50)[0])

    def test_law_4_a_deal_can_be_dealt_again(self, setting: Setting) -> None:
        """What chance decided, written down and read back, gives the same game but for the used-up stream."""
        game = setting.load()
        state = setting.deal(game, 4)
        again = setting.ruled(game).from_deal(setting.players, game.deal_of(state), game.options_of(state), seed=4)
        assert [line for line in game.diff(state, again) if not line.startswith("stream.")] == []
        assert game.options_of(again) == dict(setting.options)

    # Law 5: `parse(format(action)) == action`; `why_not` is None exactly for legal actions

    def test_law_5_notation_goes_both_ways(self, game_class: type[Game]) -> None:
        game = load(game_class)
        texts = [game.format(action) for action in range(len(game.notation))]
        assert [game.parse(text) for text in texts] == list(range(len(texts)))
        assert [game.parse(f"  {text.upper()} ".replace(" ", "  ")) for text in texts] == list(range(len(texts)))

    def test_law_5_there_is_a_reason_exactly_for_what_is_not_legal(self, setting: Setting) -> None:
        game = setting.load()
        for state in positions(game, setting, range(3), every=8):
            free = [action for action in range(len(game.notation)) if game.why_not(state, action) is None]
            assert free == sorted(game.moves(state))

    # Law 6: unused player slots stay zero

    def test_law_6_unused_player_slots_stay_zero(self, setting: Setting) -> None:
        """In every record that a state or an observation holds for each player."""
        game = setting.fast()
        states, _, _ = random_games(game, setting, 300, 50)
        assert_unused_slots_are_zero(game, game.state_class, states, setting.players)
        for state in positions(game, setting, range(2), every=7):
            for seat in range(setting.players):
                seen = game.observe(state, seat).view(dtype_of(game.observation_class))
                assert_unused_slots_are_zero(game, game.observation_class, seen, setting.players)

    # Law 7: a determinized state has the same view, observation and legal actions for its seat

    def test_law_7_a_determinized_state_looks_the_same(self, setting: Setting) -> None:
        game = setting.fast()
        for number, state in enumerate(positions(game, setting, range(20, 22), every=12)):
            seat = reader_of(game, state, number)
            world = game.determinize(state, seat, number)
            assert differences(game, state, world, seat) == {}
            assert game.check(world) == []

    def test_law_7_other_seeds_give_other_worlds(self, setting: Setting) -> None:
        game = setting.fast()
        state = setting.deal(game, 6)
        deals = {text(game.deal_of(game.determinize(state, 0, seed))) for seed in range(50)}
        assert len(deals) == 50
        assert text(game.deal_of(state)) not in deals

    def test_law_7_everything_hidden_is_dealt_anew(self, setting: Setting) -> None:
        """Whatever differs between the worlds made without the engine differs between the engine's worlds too."""
        game, chance = setting.fast(), Random(4)
        for state in positions(game, setting, range(50, 52), every=12):
            hidden = [self.world(setting)(game, state, 0, chance) for _ in range(6)]
            dealt = [game.determinize(state, 0, seed) for seed in range(6)]
            assert fields_that_differ(game, state, hidden) <= fields_that_differ(game, state, dealt)

    def test_law_7_the_same_seed_gives_the_same_world(self, setting: Setting) -> None:
        game = setting.fast()
        state = setting.deal(game, 6)
        assert bytes_of(game.determinize(state, 0, 3)) == bytes_of(game.determinize(state, 0, 3))

    # Law 8: nobody is told what he may not know

    def test_law_8_hidden_worlds_look_the_same(self, setting: Setting) -> None:
        game, chance = setting.fast(), Random(8)
        for number, state in enumerate(positions(game, setting, range(40, 43), every=12)):
            seat = reader_of(game, state, number)
            world = self.world(setting)(game, state, seat, chance)
            assert differences(game, state, world, seat) == {}
            assert game.check(world) == []

    def test_law_8_the_worlds_do_differ(self, setting: Setting) -> None:
        """Or the test above would compare a position with itself."""
        game, chance = setting.fast(), Random(8)
        state = setting.deal(game, 40)
        assert game.deal_of(self.world(setting)(game, state, 0, chance)) != game.deal_of(state)

    def test_law_8_nothing_is_learned_without_a_reveal(self, setting: Setting) -> None:
        """The same moves after two deals that a seat cannot tell apart look the same to it until a reveal.

        That is what undo stands on: whatever is not a reveal may be taken back, so it must not tell the seat anything.
        """
        game, chance = setting.fast(), Random(6)
        ends: list[Any] = []
        while len(ends) < TWINS or (not any(ends) and len(ends) < MOST_TWINS):
            ends.append(first_difference(game, setting, self.world(setting), 90 + len(ends), chance))
        assert any(end is not None for end in ends)
        assert all(game.reveals(*step) for end in ends if end is not None for step in end)

    # Law 9: the lines of an outcome add up to its scores

    def test_law_9_the_lines_add_up(self, setting: Setting) -> None:
        game = setting.load()
        for state in positions(game, setting, range(3), every=6):
            outcome = game.outcome(state)
            sums = tuple(sum(line.points for line in lines) for lines in outcome.lines)
            assert sums == outcome.scores == tuple(game.score(state, seat) for seat in range(setting.players))
            assert set(outcome.winners) <= set(range(setting.players))
            assert bool(outcome.winners) != bool(outcome.rank)  # winners, or a rank that all share
            words = [
                word for lines in outcome.lines for line in lines for word in (line.what, *line.cells, *line.places)
            ]
            assert {type(word) for word in words} <= {str}, "records hold plain words: no Name, no member of an enum"

    def test_law_9_the_totals_of_compiled_games_add_up(self, setting: Setting) -> None:
        game = setting.load()
        states, _, points = random_games(setting.fast(), setting, 700, 60)
        assert points == sum(sum(game.outcome(states[i : i + 1]).scores) for i in range(len(states)))

    # Hidden hands

    def test_everyone_sees_what_a_spectator_sees_unless_hands_are_hidden(self, setting: Setting) -> None:
        """A view is made once for all of them; whoever is to act has moves besides, and hands are shown apart."""
        game = setting.fast()
        show = game.words.show
        hands = {part.name for part in show if part.is_hand} if isinstance(show, Parts) else set[str]()
        if game.hides_hands and not hands:
            return
        for state in positions(game, setting, range(3), every=3):
            spectator = game.view(state, None)
            for seat in range(setting.players):
                if seat != game.to_act(state):
                    mine = game.view(state, seat)
                    assert mine == {**spectator, "you": seat, **{name: mine[name] for name in hands}}

    def test_a_part_of_a_view_is_made_of_its_fields_alone(self, setting: Setting) -> None:
        """It is the same if all else in the state is from another game: what a move has touched is enough to know."""
        game = setting.fast()
        *others, _ = positions(game, setting, range(77, 78), every=12)
        for state in positions(game, setting, range(2), every=9):
            hands = [game.showing.hand(state, looker) for looker in (None, 0)]
            for shown in (game.showing.alike(state), *hands):
                for slot, made in zip(shown.slots, shown.parts, strict=True):
                    for other in others:
                        mixed = grafted(other, state, slot.mask)
                        assert slot.made(mixed, game.look(mixed)) == made, slot.name

    def test_a_view_made_of_what_a_move_touched_is_the_whole_view(self, setting: Setting) -> None:
        """From whatever other position one comes."""
        game, fresh = setting.fast(), setting.fast()
        shown: Shown | None = None
        for state in positions(game, setting, range(3), every=1):
            shown = game.showing.alike(state, shown)
            assert shown.entries() == Showing(fresh).alike(state).entries()

    # Words

    def test_whatever_is_said_has_its_sentence(self, game_class: type[Game]) -> None:
        """Questions, moves, reasons, the log and the lines of the score, in every language that there is."""
        if game_class.name not in finds().games:
            return
        game, speakers = load(game_class), [Speaker(lang, game_class.name) for lang in LANGUAGES]
        for setting in settings_of(game_class):
            for state, action in list(playthrough(game, setting, 5))[::9]:
                for speaker in speakers:
                    speaker.say(f"decision-{kebab(game.decision(state))}")
                    for line in (line for seat in range(setting.players) for line in game.lines(state, seat)):
                        speaker.line(line.what)
                        assert not line.section or speaker.say(f"pad-{line.section}")
                for said in said_about(game, state, action) if action >= 0 else ():
                    assert all(speaker.say(said, player="Ada") for speaker in speakers)


def said_about(game: Game, state: Array, action: int) -> list[Message]:
    """What the player to act may do, why not the rest, and what he does."""
    view, names = game.view(state, game.to_act(state)), [f"Ada {seat}" for seat in range(game.num_players(state))]
    phrases = [game.phrase(view, notation, names) for notation in view["legal"]]
    return [*phrases, *view["reasons"].values(), game.tell(state, action)]


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


def assert_unused_slots_are_zero(game: Game, record: type, states: Array, players: int) -> None:
    for field in fields_of(record):
        if field.is_nested and field.length == game.max_players:
            unused = [dump(field.item, slot) for slots in states[field.name] for slot in slots[players:]]
            assert not any(any(numbers.values()) for numbers in unused)


def first_difference(
    game: Game, setting: Setting, world: World, seed: int, chance: Random
) -> tuple[tuple[Array, Array], tuple[Array, Array]] | None:
    """From a position and its twin on: the first step after which a seat sees them differ, in both; None if never."""
    begin, seat, there = chance.randrange(40), seed % setting.players, None
    for number, (here, action) in enumerate(playthrough(game, setting, seed)):
        if number == begin:
            there = world(game, here, seat, chance)
        if there is None:
            continue
        if action < 0 or action not in game.moves(there):
            return None
        after, after_there = game.step(here, action), game.step(there, action)
        if told(game, after, seat, []) != told(game, after_there, seat, []):
            return (here, after), (there, after_there)
        there = after_there
    return None


def fields_that_differ(game: Game, state: Array, worlds: list[Array]) -> set[str]:
    names = {field.name for field in fields_of(game.state_class)} - {"stream"}
    return {name for name in names for world in worlds if state[name].tobytes() != world[name].tobytes()}
