"""What people type: numbers, notation, short forms, mistakes."""

import pytest

from rooftree.cli.table.answers import Unclear, Understood, understand
from rooftree.cli.table.menu import Menu
from tests.terminal.terminal_table import DREAMHOME, TableUnderTest, position


def understood(text: str, steps: int = 0) -> str | Unclear:
    state = position(seed=7, steps=steps)
    answer = understand(DREAMHOME, Menu(DREAMHOME, state), text)
    return DREAMHOME.format(answer.action) if isinstance(answer, Understood) else answer


@pytest.mark.parametrize("text", ["3", "discard 3", "DISCARD  3", "d 3", "dis 3"])
def test_one_action_many_ways_to_write_it(text: str) -> None:
    assert understood(text) == "discard 3"


@pytest.mark.parametrize(
    ("text", "action"), [("g1", "place G1"), ("G1 down", "place G1 down"), ("p g2 d", "place G2 down")]
)
def test_a_cell_is_enough_where_it_is_clear(text: str, action: str) -> None:
    assert understood(text, steps=2) == action


def test_the_number_of_a_column_is_its_own_number() -> None:
    """Column 2 is gone, and 3 is still column 3."""
    state = DREAMHOME.step(DREAMHOME.new(3, 7), DREAMHOME.parse("discard 2"))
    assert [(item.number, item.notation) for item in Menu(DREAMHOME, state).items] == [
        (1, "take 1"),
        (3, "take 3"),
        (4, "take 4"),
        (5, "take 5"),
    ]


def test_every_legal_action_has_one_number() -> None:
    for steps in range(0, 120, 7):
        state = position(seed=3, steps=steps)
        items = Menu(DREAMHOME, state).items
        assert sorted(item.action for item in items) == sorted(DREAMHOME.moves(state))
        assert len({item.number for item in items}) == len(items)


def test_a_word_that_fits_several_actions_is_asked_back() -> None:
    answer = understood("p g1 x", steps=2)
    assert isinstance(answer, Unclear)
    table = TableUnderTest(["2", "take 3", "p g"], players=3)
    assert "may be place G1, place G2 or place G3. Which one?" in table.after("p g")


MISTAKES = [
    ("9", "There is no move 9 here."),
    ("1", "There is no move 1 here."),
    ("discord 3", "Did you mean discard 3"),
    ("take 3", "Not now. You are being asked: You begin: which column do you discard?"),
    ("t 3", "Not now."),
    ("xyzzy", "“xyzzy” is neither a move nor a command."),
    ("", "Type the number of a move"),
    ("-1", "is neither a move nor a command"),
    ("³", "is neither a move nor a command"),
    ("9" * 400, "There is no move 999"),
    ("[bold]x[/bold]", "“[bold]x[/bold]” is neither a move"),
]


@pytest.mark.parametrize(("text", "sentence"), MISTAKES)
def test_a_mistake_gets_a_sentence_and_changes_nothing(text: str, sentence: str) -> None:
    table = TableUnderTest([text], players=3)
    assert sentence in table.after(text[:500])
    assert table.moves == []


def test_what_was_typed_cannot_upset_the_terminal() -> None:
    table = TableUnderTest(["\x1b[2J\x07evil\x00", "\ud800"], players=3)
    assert not any(char in table.output for char in "\x1b\x07\x00")


def test_the_verb_alone_lists_its_actions() -> None:
    table = TableUnderTest(["discard"], players=3)
    assert "discard 4" in table.after("discard")
    assert table.moves == []
