"""Gable keeps the contract, and its rulings hold."""

import pytest

from rooftree.core.layout import Array
from rooftree.core.score import Line
from rooftree.games import load
from rooftree.testing import contract

TestContract = contract("gable")

GAME = load("gable", "checked")
FIRST = ["stone-9", "brick-4", "stone-4", "stone-12", "glass-1", "stone-2", "timber-5"]
REST = [f"{made}-{weight}" for made in ("stone", "brick", "timber", "glass") for weight in range(1, 13)]


def after(*moves: str) -> Array:
    """Two players, after these moves; the pile begins as above."""
    state = GAME.from_deal(2, {"pile": FIRST + [card for card in REST if card not in FIRST]})
    for move in moves:
        assert GAME.why_not(state, GAME.parse(move)) is None
        GAME.apply(state, GAME.parse(move))
    return state


def market(state: Array) -> list[str]:
    return [f"{card['card']}-{card['weight']}" if card else "" for card in GAME.view(state, None)["market"].values()]


def test_the_market_has_one_card_more_than_players_and_is_filled_after_each_round() -> None:
    """R1"""
    assert market(after()) == ["stone-9", "brick-4", "stone-4"]
    assert market(after("toss M1")) == ["", "brick-4", "stone-4"]
    assert market(after("toss M1", "toss M2")) == ["stone-12", "glass-1", "stone-4"]


def test_whoever_was_last_begins_the_next_round() -> None:
    """R2"""
    moves = ["toss M1", "toss M2"] * 2
    assert [GAME.to_act(after(*moves[:count])) for count in range(5)] == [0, 1, 1, 0, 0]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("build M2 A1", "why-occupied"),
        ("build M2 B2", "why-unsupported"),  # R3
        ("build M1 A2", "why-too-heavy"),  # R4: 12 on 4
        ("build M3 A2", None),  # R4: 4 on 4
        ("build M5 B1", "why-no-card"),
        ("toss M4", "why-no-card"),
    ],
)
def test_where_a_card_may_be_built(move: str, reason: str | None) -> None:
    """R3, R4  The second player has the brick 4 on A1; stone 12, glass 1 and stone 4 are in the market."""
    told = GAME.why_not(after("toss M1", "build M2 A1"), GAME.parse(move))
    assert (told and told.key) == reason


def test_a_finished_column_is_worth_its_top_card_and_two_of_one_material_two_points() -> None:
    """R5, R6"""
    state = after("build M1 A1", "toss M2", "toss M1", "build M3 A2", "build M1 A3")
    assert GAME.lines(state, 0) == (Line("gable", 2, ("A3", "A2", "A1")), Line("stone", 4, ("A1", "A2", "A3")))
