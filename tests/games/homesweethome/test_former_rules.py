"""Ruleset 1, for games that began under it: a trap need not be countered, the expert's rooms want a roof."""

import pytest

from rooftree.core.game import GameError
from rooftree.core.replay import Seat, final_state, record_of
from tests.games.homesweethome.courses import COUNTS, at_random, course
from tests.games.homesweethome.drawing import GAME, asked, ground, hand, legal, play, struck, table

FIRST, SECOND = GAME.rulesets()
CORNER = """
    lawn | . | .
    .    | . | .
    .    | . | .
"""


@pytest.mark.parametrize(("trap", "remedy"), [("hail", "tarp"), ("pests", "poison")])
def test_help_was_voluntary(trap: str, remedy: str) -> None:
    """R7  By ruleset 1 whoever held the tarp or the poison could pass, or lay a joker instead."""
    state = struck(trap, CORNER, f"{remedy}, joker", pile="7 wood", ruleset=FIRST)
    assert legal(state) == ["pass", f"counter {remedy}", "counter joker"]
    assert ground(play(state, "pass")) == {}
    assert hand(play(state, "counter joker"), 0)[remedy] == 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_helpers_were_asked_round_the_table(players: int) -> None:
    """R7  By ruleset 1 the holder of the tarp was asked in turn, like those with a joker."""
    state = struck("hail", CORNER, *["joker", "", "tarp", "", ""][:players], active=1, ruleset=FIRST)
    order = []
    while asked(state)[1] == "counter":
        order.append(asked(state)[0])
        state = play(state, "pass")
    assert (order, ground(state)) == ([2, 0], {})


def test_a_new_game_follows_the_newest_rules() -> None:
    """Play  The first ruleset is for what was begun under it."""
    assert [GAME.ruleset_of(GAME.under(ruleset).new(2, 1)) for ruleset in GAME.rulesets()] == [FIRST, SECOND]
    assert GAME.ruleset_of(GAME.new(2, 1)) == SECOND == GAME.ruleset
    assert GAME.ruleset_of(GAME.under(FIRST).under(SECOND).new(2, 1)) == SECOND


def test_no_other_rules_are_known() -> None:
    """Play  A ruleset that there never was is refused with those that there are."""
    with pytest.raises(GameError, match="by homesweethome/1, homesweethome/2, not by 'homesweethome/3'"):
        GAME.under("homesweethome/3")


@pytest.mark.parametrize("players", COUNTS)
def test_a_former_game_is_recorded_and_played_again_by_its_rules(players: int) -> None:
    """Play  The state knows its ruleset: whoever writes the record need not."""
    for seed in range(3):
        start = GAME.under(FIRST).new(players, seed)
        whole = list(course(players, seed, at_random, start=start))
        moves = [(int(before["to_act"][0]), GAME.parse(text)) for before, text, _ in whole]
        end, seats = whole[-1][2], [Seat(f"Ada {seat}", "human") for seat in range(players)]
        record = record_of(GAME, start, seed, seats, moves, end)
        assert record.ruleset == FIRST
        again = final_state(GAME, record)
        assert GAME.ruleset_of(again) == FIRST
        assert GAME.outcome(again) == GAME.outcome(end)


def test_the_rules_are_no_secret_and_no_part_of_the_view() -> None:
    """Play  Whatever is shown of two tables that differ in their rules alone is the same until the rules matter."""
    one, two = [table(CORNER, "wood", ruleset=ruleset) for ruleset in GAME.rulesets()]
    assert GAME.diff(one, two) == ["ruleset: 1 -> 2"]
    assert [GAME.view(one, seat) for seat in (0, 1, None)] == [GAME.view(two, seat) for seat in (0, 1, None)]
