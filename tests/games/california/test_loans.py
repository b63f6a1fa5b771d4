"""Loans (R8)."""

import pytest

from tests.games.california.drawing import GAME, changes, legal, lines, mansion, offers, play, table, why


def test_a_loan_brings_three_silver() -> None:
    """R8  Loan: 3 silver; the turn goes on."""
    before = table("has 1 silver", players=3)
    assert changes(before, play(before, "borrow")) == {
        "mansions[0].money: 1 -> 4",
        "mansions[0].has_loan: 0 -> 1",
        "has_used_loan_action: 0 -> 1",
    }


def test_it_is_repaid_with_four() -> None:
    """R8  Repaid with 4; the turn goes on."""
    before = table("has 5 silver, loan", players=3)
    assert changes(before, play(before, "repay")) == {
        "mansions[0].money: 5 -> 1",
        "mansions[0].has_loan: 1 -> 0",
        "has_used_loan_action: 0 -> 1",
    }


def test_one_loan_at_a_time() -> None:
    """R8  One at a time."""
    state = table("has 50 silver, loan", players=3)
    assert why(state, "borrow") == "why-has-loan"
    assert "repay" in legal(state)


def test_after_repaying_one_may_borrow_again() -> None:
    """R8  One at a time: in a later turn there may be a new one."""
    state = play(table("has 9 silver, loan"), "repay", "gold", "gold")
    assert mansion(play(state, "borrow"))["has_loan"]


def test_nobody_repays_what_he_has_not_borrowed() -> None:
    """R8  Repaid: only who has a loan."""
    assert why(table("has 50 silver"), "repay") == "why-no-loan"


@pytest.mark.parametrize(("money", "reason"), [(0, "why-too-dear"), (3, "why-too-dear"), (4, None)])
def test_four_silver_are_needed(money: int, reason: str | None) -> None:
    """R8  Repaid with 4: with less it stays."""
    assert why(table(f"has {money} silver, loan"), "repay") == reason


def test_every_player_may_have_a_loan() -> None:
    """R8  There are five loan markers: one for everyone."""
    others = ["has 4 silver, loan"] * 4
    assert "borrow" in legal(table(*others, "has 4 silver", to_act=4))


def test_loans_are_offered_before_the_action() -> None:
    """R8  Here it is offered on one's own turn before the action: borrowed money may be spent at once."""
    state = table("has 1 silver", shops="grey", bank=4)
    assert offers(state, "L1") == set()
    after = play(state, "borrow", "buy L1 B1")
    assert (mansion(after)["money"], mansion(after)["has_loan"], GAME.to_act(after)) == (0, True, 1)


def test_not_on_the_turn_of_another() -> None:
    """R8  On one's own turn: it is the player to act who borrows, and the others are asked nothing."""
    state = table("has 1 silver", "has 1 silver", "has 1 silver")
    assert [mansion(play(state, "borrow"), seat)["has_loan"] for seat in range(3)] == [True, False, False]
    assert [GAME.view(state, seat)["legal"] for seat in (1, 2)] == [[], []]


@pytest.mark.parametrize(("first", "has"), [("borrow", "6 silver"), ("repay", "6 silver, loan")])
def test_one_loan_action_a_turn(first: str, has: str) -> None:
    """R8  At most one loan action a turn: after borrowing no repaying, after repaying no borrowing."""
    state = play(table(f"has {has}"), first)
    assert why(state, "borrow") == why(state, "repay") == "why-one-loan-action"
    assert GAME.to_act(state) == 0
    assert "gold" in legal(state)


def test_the_next_player_has_a_loan_action_too() -> None:
    """R8  A turn: what one player did does not bind the next."""
    state = play(table("has 6 silver", "has 6 silver", players=3), "borrow", "gold")
    assert "borrow" in legal(state)
    again = play(state, "borrow", "gold", "gold")
    assert "repay" in legal(again)


@pytest.mark.parametrize("last", ["gold", "buy L1 B1", "buy L2 attic", "buy L3 extension"])
def test_any_action_ends_the_turn_of_a_borrower(last: str) -> None:
    """R8  Before the action: then the turn is over, and with it the mark of the loan action."""
    house = ".  .  .  .\n.  (brown)  .  .\n.  .  .  .\n.  .  .  .\nhas 6 silver"
    state = play(table(house, players=3, shops="grey dog extension"), "borrow", last)
    assert (GAME.to_act(state), GAME.view(state, 1)["has_used_loan_action"]) == (1, False)


def test_no_loan_while_unpacking() -> None:
    """R8  Before the action: not between a room and the piece that moves in, but in the same turn before it."""
    house = """
        attic   jukebox grand-piano
        .  .        .  .
        .  (brown)  .  .
        .  .        .  .
        .  .        .  .
        has 6 silver
    """
    state = play(table(house, players=3, shops="red"), "borrow", "buy L1 B1")
    assert legal(state) == ["unpack grand-piano", "unpack jukebox"]
    after = play(state, "unpack jukebox")
    assert "borrow" in legal(after)


# At the end


@pytest.mark.parametrize(("money", "left"), [(4, 0), (5, 1), (30, 26)])
def test_a_loan_is_repaid_automatically_at_the_end(money: int, left: int) -> None:
    """R8  At the end a loan is repaid automatically by whoever can."""
    before = table("has 0 silver", f"has {money} silver, loan", players=3, day=12, bank=1)
    after = play(before, "gold")
    assert {line for line in changes(before, after) if line.startswith("mansions")} == {
        "mansions[0].money: 0 -> 5",
        f"mansions[1].money: {money} -> {left}",
        "mansions[1].has_loan: 1 -> 0",
    }
    assert GAME.outcome(after).scores == (1, 1, 1)


@pytest.mark.parametrize("money", [0, 3])
def test_otherwise_it_costs_two_points(money: int) -> None:
    """R8  Otherwise −2 points, and the money stays."""
    before = table("has 0 silver", f"has {money} silver, loan", players=3, day=12, bank=1)
    after = play(before, "gold")
    assert {line for line in changes(before, after) if line.startswith("mansions")} == {"mansions[0].money: 0 -> 5"}
    assert GAME.outcome(after).scores == (1, -1, 1)
    assert lines(after, 1) == [("rooms", 1, "B2"), ("unpaid-loan", -2, "")]


def test_the_last_gold_may_repay_the_loan() -> None:
    """R8  At the end: after the last action, whose gold counts."""
    after = play(table("has 0 silver, loan", players=3, day=12, bank=1), "gold")
    assert (mansion(after)["money"], mansion(after)["has_loan"]) == (1, False)
    assert GAME.outcome(after).scores[0] == 1


def test_everyones_loan_is_settled() -> None:
    """R8  Whoever can: each player for himself."""
    houses = ("has 9 silver, loan", "has 2 silver, loan", "has 4 silver, loan", "has 9 silver")
    after = play(table(*houses, day=12, bank=1), "gold")
    assert [mansion(after, seat)["money"] for seat in range(4)] == [10, 2, 0, 9]
    assert [mansion(after, seat)["has_loan"] for seat in range(4)] == [False, True, False, False]


def test_loans_are_not_settled_between_days() -> None:
    """R8  At the end of the game, not of a day."""
    after = play(table("has 9 silver, loan", players=3, day=11, bank=1), "gold")
    assert mansion(after)["has_loan"]


def test_an_early_end_settles_loans_too() -> None:
    """R8  At the end, whichever end it is (R10)."""
    after = play(table("has 9 silver, loan\ncards three-red three-grey three-green", bank=1), "gold")
    assert GAME.is_over(after)
    assert (mansion(after)["money"], mansion(after)["has_loan"]) == (10, False)


@pytest.mark.parametrize(("money", "points"), [(3, -1), (4, 1)])
def test_the_score_on_the_way_counts_a_loan_that_could_not_be_repaid(money: int, points: int) -> None:
    """R8  −2 only where it cannot be repaid: the score shown during the game says what would be."""
    view = GAME.view(table(f"has {money} silver, loan"), None)
    assert view["scores"][0]["points"] == points
