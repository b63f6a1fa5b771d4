"""Whole games beside a referee who plays by the rules page on a table of his own."""

from typing import Any

import pytest

from tests.games.california.courses import COUNTS, at_random, buying, course
from tests.games.california.drawing import GAME
from tests.games.california.referee import Referee, kind

GAMES = 6
PLAIN = ("attic_slots", "money", "has_loan", "gifts")


def shops_of(view: dict[str, Any]) -> dict[str, str | None]:
    return {name: slot["tile"] for name, slot in view["slots"].items()}


def in_words(mansion: dict[str, Any], points: int) -> dict[str, Any]:
    """A mansion's view, as the referee tells his; of two equal stored pieces no rule says which copy moves first."""
    cells = mansion["cells"].items()
    return {
        "colours": {name: cell["colour"] for name, cell in cells if cell["colour"]},
        "pieces": {name: kind(cell["piece"]) for name, cell in cells if cell["piece"]},
        "attic": sorted(map(kind, mansion["attic"])),
        **{name: sorted(mansion[name]) for name in ("neighbours", "bonuses")},
        **{name: mansion[name] for name in PLAIN},
        "points": points,
    }


@pytest.mark.parametrize("choose", [at_random, buying])
@pytest.mark.parametrize("players", COUNTS)
def test_the_engine_and_the_referee_agree(players: int, choose: Any) -> None:
    """Law 3  After every action of whole games: mansions, money, guests, gifts, cards, days, turns, legal actions."""
    for seed in range(100, 100 + GAMES):
        referee: Referee | None = None
        for state, text, after in course(players, seed, choose):
            view = GAME.view(after, None)
            if referee is None:
                dealt = GAME.view(state, None)
                referee = Referee([each["board"] for each in dealt["mansions"]], shops_of(dealt))
            assert {GAME.format(action) for action in GAME.moves(state)} == referee.legal()
            referee.play(text)
            if referee.is_day_over and not referee.is_over:
                referee.begin_day(shops_of(view))
            points = [score["points"] for score in view["scores"]]
            assert list(map(in_words, view["mansions"], points)) == referee.told()
            assert GAME.to_act(after) == (None if referee.is_over else referee.seat)
            assert (view["day"], view["bank"], view["has_used_loan_action"]) == (
                referee.day,
                referee.bank,
                referee.has_used_loan_action,
            )
            assert view["pending_cell"] == (referee.new_room or None)
            if not referee.is_over:
                assert shops_of(view) == referee.shops
            else:
                assert GAME.outcome(after).winners == referee.winners()
