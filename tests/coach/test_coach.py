"""The coach: the same whatever its seat cannot know, sure only where the lines are, with reasons that hold."""

from random import Random

import coached
import pytest

from rooftree import coach
from rooftree.coach import Advice, Cause, Coach
from rooftree.coach.exhausting import TooMany, values_of
from rooftree.coach.lines import LAST_HEAT
from rooftree.coach.reasons import told
from rooftree.coach.weighing import share_above
from rooftree.core.game import GameError
from rooftree.core.layout import Array
from rooftree.core.message import LANGUAGES
from rooftree.games import NAMES
from rooftree.texts import Speaker
from tests.coach.late import late_positions
from tests.contract.hidden_worlds import WORLDS
from tests.shared import checked

each_game = pytest.mark.parametrize("name", NAMES)


def asked(name: str, state: Array, playouts: int = 12, seed: int = 0) -> Advice:
    return Coach(checked(name)).advise(state, playouts=playouts, seed=seed)


@each_game
def test_every_legal_move_is_told_of(name: str) -> None:
    game = checked(name)
    for state in late_positions(name):
        advice = asked(name, state)
        assert sorted(idea.action for idea in advice.ideas) == sorted(game.moves(state))
        assert advice.best.behind == 0
        for idea in advice.ideas:
            assert game.parse(idea.move) == idea.action
            assert (idea.chance is None) == game.is_shared


@each_game
def test_the_same_question_has_the_same_answer(name: str) -> None:
    state = late_positions(name)[0]
    before = state.tobytes()
    assert asked(name, state, seed=4).ideas == asked(name, state, seed=4).ideas
    assert state.tobytes() == before


@each_game
def test_the_answer_is_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    """Ideas, reasons and the number of lines: whatever is shown, and how long it takes."""
    game, chance = checked(name), Random(5)
    for state in late_positions(name)[:2]:
        seat = int(state["to_act"][0])
        worlds = [state, *(WORLDS[name](game, state, seat, chance) for _ in range(2))]
        advices = [asked(name, world) for world in worlds]
        assert len({(advice.ideas, advice.num_lines, str(coach.reason_of(advice))) for advice in advices}) == 1


def test_roofs_that_lie_face_down_are_not_remembered() -> None:
    """The worlds of the test above really differ in what people may not look at again."""
    game, state = checked("dreamhome"), late_positions("dreamhome")[0]
    worlds = [WORLDS["dreamhome"](game, state, 0, Random(seed)) for seed in range(6)]
    assert len({world["resource_at"].tobytes() for world in worlds}) > 1


@each_game
def test_the_shares_of_a_gap_add_up_to_it(name: str) -> None:
    for state in late_positions(name):
        advice = asked(name, state)
        found = advice.compare(advice.best.action, advice.ideas[-1].action)
        assert sum(cause.share for cause in found.causes if not cause.event) == pytest.approx(found.gap)


@each_game
def test_a_reason_is_among_the_three_largest_differences(name: str) -> None:
    for state in late_positions(name)[-2:]:
        assert coached.judged(asked(name, state, playouts=24)) in ("right", "alike", "unnamed")


@each_game
def test_the_last_moves_are_those_that_all_lines_together_find(name: str) -> None:
    """Where every line can be played; some worlds more than nothing are left to chance, so one may differ."""
    looked_at = agreed = 0
    for state in late_positions(name)[-2:]:
        try:
            values = values_of(checked(name), state, int(state["to_act"][0]), worlds=2)
        except TooMany:
            continue
        looked_at += 1
        best = asked(name, state, playouts=60).best
        agreed += values[best.action] >= max(values.values()) - coached.AS_GOOD
    assert agreed >= looked_at - 1


@each_game
def test_a_game_without_thoughts_of_its_own_is_coached_by_its_points(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(checked(name)), "thinking", staticmethod(lambda: None))
    assert asked(name, late_positions(name)[-1]).ideas


def test_a_move_that_is_asked_about_is_looked_at_to_the_end() -> None:
    game, state = checked("california"), late_positions("california", count=8)[0]
    assert len(game.moves(state)) > LAST_HEAT
    worst = asked("california", state, playouts=1).ideas[-1]
    advice = Coach(game).advise(state, playouts=20, about=worst.action)
    assert advice.idea(worst.action).lines == advice.best.lines


def test_only_whoever_is_to_act_can_ask() -> None:
    game, state = checked("california"), late_positions("california")[0]
    seat = int(state["to_act"][0])
    with pytest.raises(GameError, match=f"it is the turn of seat {seat}, not {1 - seat}"):
        coach.advise(game, state, seat=1 - seat)
    with pytest.raises(GameError, match="playouts must be from 1"):
        coach.advise(game, state, playouts=0)
    state = state.copy()
    state["decision"] = 0
    with pytest.raises(GameError, match="the game is over"):
        coach.advise(game, state)


@pytest.mark.parametrize(
    ("mean", "spread", "chance"), [(3, 0, 1), (-1, 0, 0), (0, 0, 0.5), (0, 5, 0.5), (5, 5, 0.841)]
)
def test_a_lead_is_a_chance(mean: float, spread: float, chance: float) -> None:
    assert share_above(mean, spread) == pytest.approx(chance, abs=0.001)


OFTEN = Cause(0, "essentials", "functionality", 2.0, 2.4, 0.9, 0.8, 0.3)
POINTS = Cause(0, "living-room", "rooms", 3.0, 7.1, 4.0, 1.0, 1.0)
LITTLE = Cause(0, "living-room", "nothing-of-the-kind", 0.4, 4.4, 4.0, 1.0, 1.0)
COSTS = Cause(1, "living-room", "nothing-of-the-kind", 4.0, -4.0, 0.0, 1.0, 0.0)


@pytest.mark.parametrize(
    ("cause", "sentence"),
    [
        (OFTEN, "Your home becomes practical (bathroom, kitchen and bedroom) in 8 of 10 games, instead of 3."),
        (POINTS, "Your rooms (living room) bring about 7 points in the end, instead of 4."),
        (LITTLE, "In ten games 44 points together (living room), instead of 40."),
        (POINTS._replace(seat=1, after_better=4.0, after_worse=7.1),
         "Ben has less of it (living room): about 4 in the end, instead of 7."),
        (COSTS, "Ben loses points by it (living room) in 10 of 10 games, instead of 0."),
        (COSTS._replace(seat=0, after_better=-1.0, after_worse=-3.0, often_better=0.3, often_worse=0.9),
         "It costs points (living room) in 3 of 10 games, instead of 9."),
    ],
)  # fmt: skip
def test_a_cause_is_told_with_its_number(cause: Cause, sentence: str) -> None:
    assert Speaker("en", "dreamhome").say(told("dreamhome", 0, cause, ["Anna", "Ben"])) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@each_game
def test_whatever_scores_can_be_told_of(name: str, lang: str) -> None:
    """Every line of the last positions, for oneself and for another, in every form."""
    game, speaker = checked(name), Speaker(lang, name)
    for line in game.lines(late_positions(name)[-1], 0):
        for cause in (OFTEN, POINTS, LITTLE, COSTS):
            for seat in (0, 1):
                same = cause._replace(what=line.what, section=line.section, seat=seat)
                assert speaker.say(told(name, 0, same, ["Anna", "Ben"]))
