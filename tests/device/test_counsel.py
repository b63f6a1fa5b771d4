"""A coach on one's own device says what the server's says: at a table, and of a finished game."""

from functools import cache

import pytest

import rooftree
from rooftree.coach import Coach
from rooftree.core.layout import copied
from rooftree.core.records import Seat, encode, record_of
from rooftree.device.counsel import Counsel
from rooftree.device.thinkers import Thinkers
from rooftree.games import NAMES
from rooftree.protocol import Advised, Dial
from rooftree.protocol import encode as encode_answer
from rooftree.server import coaching, reviews
from rooftree.server.coaching import STEPS, Question, advise_here, coached, told
from rooftree.server.reviews import PLAYOUTS, judge_here, look_through_here, tell_here
from tests.device.walking import known

MOVES = 23


@cache
def compiled_coach(name: str) -> Coach:
    return Coach(rooftree.load(name))


@pytest.fixture(autouse=True)
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where no server has compiled its coach before."""
    for module in (coaching, reviews):
        monkeypatch.setattr(module, "coach_here", compiled_coach)


def counsel(name: str) -> Counsel:
    thinkers = Thinkers()
    thinkers.take(rooftree.load(name))
    return Counsel(thinkers)


@pytest.mark.parametrize("dial", ["warn", "ideas", "explain"])
@pytest.mark.parametrize("name", NAMES)
def test_a_seat_is_told_what_the_server_would_tell_it(name: str, dial: Dial) -> None:
    """Although the device is given a world that only might be, and the server has the table itself."""
    game = rooftree.load(name)
    state, here = game.new(3, 1), counsel(name)
    for move in range(MOVES):
        state = game.step(state, game.moves(state)[move % len(game.moves(state))])
    seat = int(game.to_act(state) or 0)
    question = Question(game, state, seat)
    for step, playouts in enumerate(STEPS[:2]):
        question.found = coached(game, state, seat, advise_here(name, state.tobytes(), seat, playouts))
        question.steps += 1
        answer = here.advise(known(game, state, seat), dial, step)
        assert isinstance(answer, Advised)
        assert encode_answer(answer) == encode_answer(told("", 0, dial, 0, question))
        assert answer.is_final is False
    assert here.advise(known(game, state, seat), dial, len(STEPS)).is_final


def test_a_game_is_judged_decision_by_decision_as_the_server_judges_it() -> None:
    game, here = rooftree.load("california"), counsel("california")
    start = game.new(2, 6)
    state, moves = copied(start), list[tuple[int, int]]()
    while not game.is_over(state):
        moves.append((int(game.to_act(state) or 0), game.moves(state)[len(moves) % 2 - 1]))
        state = game.step(state, moves[-1][1])
    text = encode(record_of(game, start, 6, [Seat("Anna", "human"), Seat("Ben", "human")], moves, state))
    everything, found = look_through_here("california", text), []
    for place in range(everything):
        answer = here.review(text, "quick")
        assert (answer["done"], answer["all"]) == (place + 1, everything)
        found.append(judge_here("california", text, place, PLAYOUTS["quick"]))
    assert encode_answer(answer["review"]) == encode_answer(tell_here("california", text, found, PLAYOUTS["quick"]))
    assert here.review(text, "quick") == answer  # it is known by now
