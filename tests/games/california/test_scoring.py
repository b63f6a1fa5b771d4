"""The score and the winner (R9)."""

import pytest

from tests.games.california.drawing import GAME, lines, scored

ROOMS = """
    red  red      .  .
    .    (brown)  .  .
    .    .        .  .
    .    .        .  .
"""


def test_an_empty_mansion_has_one_point() -> None:
    """R9  1 for each ground cell with a tile, pre-printed room included."""
    assert lines(scored()) == [("rooms", 1, "B2")]


def test_a_point_for_each_room() -> None:
    """R9  1 for each ground cell with a tile."""
    assert lines(scored(ROOMS)) == [("rooms", 3, "A1 B1 B2")]


def test_furniture_adds_nothing_to_its_cell() -> None:
    """R9  For each cell with a tile: one tile or two, it is one point (rulebook), the pre-printed room as well."""
    house = """
        red*  red       .  .
        .     (brown)*  .  .
        .     .         .  .
        .     .         .  .
    """
    assert lines(scored(house)) == [("rooms", 3, "A1 B1 B2")]


def test_the_attic_scores_nothing() -> None:
    """R9  Attic scores nothing: neither its pieces nor the extension."""
    assert GAME.outcome(scored("attic dog sunbed")).scores == (1, 1)


def test_a_point_for_each_gift() -> None:
    """R9  1 a gift."""
    assert lines(scored("has 5 gifts")) == [("gifts", 5, ""), ("rooms", 1, "B2")]


def test_what_lies_on_no_cell_comes_from_somewhere_too() -> None:
    """R9  Gifts and a loan can be shown when their points are told."""
    told = GAME.lines(scored("has 3 silver, 5 gifts, loan"), 0)
    assert {line.what: line.places for line in told if not line.cells} == {
        "gifts": ("gifts",),
        "unpaid-loan": ("unpaid-loan",),
    }


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("three-brown", 3),
        ("three-red", 3),
        ("three-mauve", 3),
        ("three-grey", 3),
        ("three-light-blue", 3),
        ("three-green", 3),
        ("brown-red-mauve", 3),
        ("grey-light-blue-green", 3),
        ("swimming-pool-and-grand-piano", 2),
        ("billiard-table-and-dog", 2),
        ("motorcycle-and-pinball", 2),
    ],
)
def test_bonus_cards_bring_their_value(card: str, points: int) -> None:
    """R9  + bonus values."""
    state = scored(f"cards {card}", players=3)
    assert lines(state) == [(card, points, ""), ("rooms", 1, "B2")]
    assert GAME.outcome(state).scores == (1 + points, 1, 1)


def test_the_line_of_a_bonus_card_names_its_pieces() -> None:
    """R9  + bonus values, with the cells that earned them."""
    house = """
        red*jukebox  red*jukebox  red*jukebox  .
        grey*        (brown)      .            .
        .            .            .            .
        .            .            .            .
        cards   three-red
    """
    assert lines(scored(house))[0] == ("three-red", 3, "A1 B1 C1")
    house = """
        grey*motorcycle  grey*workbench  grey*motorcycle  .
        mauve*pinball    (brown)*        mauve            .
        .                .               .                .
        .                .               .                .
        cards   three-grey motorcycle-and-pinball
    """
    assert lines(scored(house))[:2] == [
        ("three-grey", 3, "A1 B1 C1"),
        ("motorcycle-and-pinball", 2, "A1 C1 A2"),
    ]


@pytest.mark.parametrize(("has", "points"), [("3 silver, loan", -2), ("0 silver, loan", -2), ("3 silver", 0)])
def test_an_unpaid_loan_costs_two(has: str, points: int) -> None:
    """R9  − 2 for an unpaid loan."""
    assert GAME.outcome(scored(f"has {has}")).scores[0] == 1 + points


def test_guests_and_money_score_nothing() -> None:
    """R9  Nothing else brings points: neither neighbours nor money."""
    assert GAME.outcome(scored("guests red brown grey\nhas 60 silver")).scores == (1, 1)


def test_everything_together() -> None:
    """R9  Gifts + bonus + cells − 2."""
    house = ROOMS + "has 3 silver, 4 gifts, loan\ncards three-green motorcycle-and-pinball"
    state = scored(house, players=3)
    assert lines(state) == [
        ("gifts", 4, ""),
        ("three-green", 3, ""),
        ("motorcycle-and-pinball", 2, ""),
        ("rooms", 3, "A1 B1 B2"),
        ("unpaid-loan", -2, ""),
    ]
    assert GAME.outcome(state).scores == (10, 1, 1)


# Who wins


def test_the_highest_score_wins() -> None:
    """R9  The highest score wins, however poor."""
    assert GAME.outcome(scored("has 0 silver, 2 gifts", "has 99 silver, 1 gift")).winners == (0,)


def test_a_tie_goes_to_the_richest() -> None:
    """R9  Tie: the richest, in silver and gold together; of the players who tie, not of all."""
    state = scored("has 5 silver, 2 gifts", "has 6 silver, 2 gifts", "has 99 silver")
    assert GAME.outcome(state).winners == (1,)


def test_equal_wealth_shares_the_victory() -> None:
    """R9  Then shared victory."""
    state = scored("has 6 silver, 2 gifts", "has 6 silver, 2 gifts", "has 6 silver", "has 5 silver, 2 gifts")
    assert GAME.outcome(state).winners == (0, 1)


def test_the_richest_once_loans_are_repaid() -> None:
    """R9  Tie: the richest after R8's repayment: 9 silver with a loan are 5."""
    state = scored("has 9 silver, loan", "has 6 silver")
    assert GAME.outcome(state).winners == (1,)


def test_everyone_may_share_the_victory() -> None:
    """R9  Then shared victory, among all if need be."""
    assert GAME.outcome(scored(players=5)).winners == (0, 1, 2, 3, 4)
