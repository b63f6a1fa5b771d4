"""Taking back: one's own actions of this turn, and nothing beyond."""

import pytest

from tests.terminal.terminal_table import DREAMHOME, TableUnderTest, is_confirming

CONFIRM = "Enter = done, u = undo"


def test_an_action_is_taken_back_within_the_turn() -> None:
    table = TableUnderTest(["2", "3", "undo", "4"], players=3)
    assert table.moves == ["discard 2", "take 4"]


def test_the_whole_turn_can_be_taken_back_step_by_step() -> None:
    table = TableUnderTest(["2", "3", "u", "u", "undo", "5"], players=3)
    assert table.moves == ["discard 5"]
    assert "There is nothing of yours to take back" in table.after("undo")


def test_the_last_action_waits_for_a_word() -> None:
    table = TableUnderTest(["2", "3", "G1"], players=3)
    assert table.after("G1").rstrip().endswith(CONFIRM)
    assert table.moves == ["discard 2", "take 3", "place G1"]
    assert is_confirming(table)


def test_the_last_action_is_taken_back() -> None:
    table = TableUnderTest(["2", "3", "G1", "u", "place G2 down"], players=3)
    assert table.moves == ["discard 2", "take 3", "place G2 down"]


def test_what_is_done_is_done_when_the_next_one_has_acted() -> None:
    table = TableUnderTest(["2", "3", "G1", "", "undo"], players=3)
    assert "There is nothing of yours to take back" in table.after("undo")
    assert table.sitting.kept == len(table.sitting.past)


def test_another_person_cannot_take_my_action_back() -> None:
    table = TableUnderTest(["2", "3", "G1", "", "undo"], "Anna,Jón")
    assert "There is nothing of yours to take back" in table.after("undo")


def test_new_cards_are_not_shown_before_the_round_is_closed() -> None:
    """The last action of a round waits, and the screen still says round 1."""
    table = TableUnderTest(["2", "1", "G1", "", "3", "G1"], "Anna,Jón", seed=7)
    assert DREAMHOME.reveals(table.sitting.past[-1].before, table.sitting.state)
    assert "round 2" not in table.output
    assert table.output.count(CONFIRM) == 2


def test_undo_stops_where_new_cards_were_shown() -> None:
    table = TableUnderTest(["2", "1", "G1", "", "3", "G1", "", "undo"], "Anna,Jón", seed=7)
    assert "round 2" in table.output
    assert "There is nothing of yours to take back" in table.after("undo")


def test_without_confirming_the_turn_passes_on_at_once() -> None:
    table = TableUnderTest(["2", "3", "G1", "undo"], players=3, confirms=False)
    assert CONFIRM not in table.output
    assert len(table.moves) > 3


@pytest.mark.parametrize("text", ["take 1", "?", "why T3", "xyzzy"])
def test_moves_wait_until_the_turn_is_closed(text: str) -> None:
    table = TableUnderTest(["2", "3", "G1", text], players=3)
    assert "First close your turn, or take the last move back." in table.after(text)
    assert table.after(text).rstrip().endswith(CONFIRM)
    assert table.moves[-1] == "place G1"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("table", "┌G1──────────┐"),
        ("cards", "living room"),
        ("rules roofs", "Roofs"),
        ("log", "You take column 3"),
        ("score", "Total"),
        ("help", "take back your last action"),
    ],
)
def test_things_can_be_looked_up_while_a_turn_waits(text: str, shown: str) -> None:
    table = TableUnderTest(["2", "3", "G1", text], players=3)
    assert shown in table.after(text)
    assert table.after(text).rstrip().endswith(CONFIRM)
    assert is_confirming(table)
