"""What happened otherwise between the lines of two moves: who got which card, what a trap struck, what was unpaid."""

import pytest

from rooftree.coach.causes import Cause
from rooftree.coach.events import STRUCK, TAKES, UNPAID, Ends, Event, events, traces_of
from rooftree.coach.reasons import told
from rooftree.core.message import LANGUAGES
from rooftree.games import NAMES
from rooftree.texts import Speaker
from tests.coach.late import late_positions
from tests.shared import checked

ROOF = ("takes", 1, "roof-red")
POOL = ("stands", 0, "swimming-pool")


def world(better: bool, worse: bool, gains: float = 0, gap: float = 0, trace: tuple[str, int, str] = ROOF) -> Ends:
    return Ends(frozenset([trace] * better), frozenset([trace] * worse), gap, 1 if trace == ROOF else None, gains)


def test_a_card_that_a_rival_gets_after_the_worse_move_has_a_share_by_what_it_brings() -> None:
    worlds = [world(False, True, gains=4)] * 7 + [world(False, False)] * 3
    (found,) = events(worlds, frozenset(), ())
    assert found._replace(share=0) == Event(TAKES, 1, "roof-red", 0, 0.0, 0.7)
    assert found.share == pytest.approx(0.7 * 4)


def test_what_comes_as_often_after_both_is_no_cause() -> None:
    worlds = [world(False, True, gains=5), world(True, False, gains=-5)] * 10
    assert events(worlds, frozenset(), ()) == []


def test_a_card_of_somebody_who_is_no_rival_explains_nothing() -> None:
    worlds = [world(False, True, gains=4)._replace(rival=2)] * 10
    assert events(worlds, frozenset(), ()) == []


def test_what_would_speak_for_a_move_by_coming_oftener_to_a_rival_makes_no_sense() -> None:
    assert events([world(True, False, gains=3)] * 10, frozenset(), ()) == []
    assert events([world(True, False, gains=-3)] * 10, frozenset(), ())[0].share < 0
    assert events([world(False, True, gains=-3)] * 10, frozenset(), ())[0].share < 0


def test_what_stands_and_is_gone_in_the_end_was_struck() -> None:
    worlds = [world(True, False, gap=6, trace=POOL)] * 5 + [world(True, True, trace=POOL)] * 5
    assert events(worlds, frozenset([POOL]), ()) == [Event(STRUCK, 0, "swimming-pool", 3.0, 0.0, 0.5)]
    assert events(worlds, frozenset(), ()) == []  # it did not stand there


def test_what_a_move_wants_to_build_and_hardly_ever_stands_cannot_be_paid() -> None:
    other = ("stands", 0, "lawn")
    failed = Ends(frozenset([other]), frozenset(), 3.0, None, 0.0)
    built = Ends(frozenset([other]), frozenset([POOL]), -1.0, None, 0.0)
    (found,) = events([failed] * 8 + [built] * 2, frozenset(), ["swimming-pool"])
    assert (found.kind, found.what, found.often_worse) == (UNPAID, "swimming-pool", 0.2)
    assert found.share == pytest.approx(0.8 * 3.0)
    assert events([failed] * 6 + [built] * 4, frozenset(), ["swimming-pool"]) == []  # not so rare


@pytest.mark.parametrize("name", NAMES)
def test_every_game_says_what_a_position_leaves_behind(name: str) -> None:
    state = late_positions(name)[-1]
    found = traces_of(checked(name), state)
    assert found
    assert {kind for kind, _, _ in found} == {"stands" if checked(name).is_shared else "takes"}
    speaker = Speaker("en", name)
    assert all(speaker.has(f"name-{what.partition('#')[0]}") for _, _, what in found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "event", "what"),
    [
        ("dreamhome", TAKES, "roof-red"),
        ("california", TAKES, "billiard-table"),
        ("homesweethome", STRUCK, "swimming-pool"),
        ("homesweethome", UNPAID, "swimming-pool"),
    ],
)
def test_an_event_is_told_with_its_numbers(name: str, event: str, what: str, lang: str) -> None:
    for often in (0.0, 0.12, 0.3):
        cause = Cause(1, what, "", 3.0, often, 0.74, often, 0.74, event)
        sentence = Speaker(lang, name).say(told(name, 0, cause, ["Anna", "Ben"]))
        assert sentence.endswith(".")
        assert "7" in sentence
        assert "{" not in sentence
        assert ("Ben" in sentence) == (event == TAKES)


def test_a_move_says_what_it_wants_to_build() -> None:
    game, told = checked("homesweethome"), checked("homesweethome").traces()
    state = game.new(2, 1)
    while not (moves := [game.format(each) for each in game.moves(state)])[0].startswith("choose"):
        state = game.step(state, game.moves(state)[0])
    view = game.view(state, int(state["to_act"][0]))
    assert told is not None
    found = {move: list(told.wanted(game.phrase(view, move))) for move in moves}
    assert found["choose none"] == []
    assert found["choose A"] == [view["queues"]["A"][0]["name"]]
