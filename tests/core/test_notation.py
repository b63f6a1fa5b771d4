"""Notation: one way to write an action, several to read it, and a hint for what is neither."""

import pytest

from rooftree.core.actions import Numbers, Span
from rooftree.core.notation import Notation, NotationError, Phrase

WAIT = Span()
GO = WAIT.then(colour=Numbers(("red", "blue")), cell=Numbers(("A1", "B2")))
SWAP = GO.then_pairs(Numbers(("1", "2", "3")))
NOTATION = Notation(
    Phrase(WAIT, "wait"),
    Phrase(GO, "go {} to {}"),
    Phrase(SWAP, "swap {} {}"),
)


def test_every_action_has_its_text() -> None:
    assert [NOTATION.format(action) for action in range(len(NOTATION))] == [
        "wait",
        "go red to A1",
        "go red to B2",
        "go blue to A1",
        "go blue to B2",
        "swap 1 2",
        "swap 1 3",
        "swap 2 3",
    ]


def test_every_text_is_read_back() -> None:
    for action in range(len(NOTATION)):
        assert NOTATION.parse(NOTATION.format(action)) == action


@pytest.mark.parametrize("text", ["go blue to A1", "GO BLUE TO a1", "  go   blue to\ta1 "])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert NOTATION.parse(text) == 3


def test_a_pair_may_be_written_the_other_way_round() -> None:
    assert NOTATION.parse("swap 3 1") == NOTATION.parse("swap 1 3") == 6
    assert NOTATION.format(NOTATION.parse("swap 3 1")) == "swap 1 3"


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("go bleu to A1", ["go blue to A1"]),
        ("wiat", ["wait"]),
        ("swop 2 1", ["swap 1 2"]),
        ("xyzzy", []),
        ("", []),
    ],
)
def test_what_is_no_action_gets_a_hint(text: str, near: list[str]) -> None:
    with pytest.raises(NotationError) as caught:
        NOTATION.parse(text)
    assert caught.value.near[: len(near)] == near
    assert bool(caught.value.near) == bool(near)
    assert str(caught.value).startswith(f"{text!r} is no action of this game")
    assert ("did you mean" in str(caught.value)) == bool(near)


@pytest.mark.parametrize("action", [-1, 8])
def test_a_number_that_is_no_action(action: int) -> None:
    with pytest.raises(IndexError):
        NOTATION.format(action)


def test_phrases_must_follow_their_spans() -> None:
    with pytest.raises(AssertionError):
        Notation(Phrase(GO, "go {} to {}"))
    with pytest.raises(AssertionError):
        Notation(Phrase(Span(word=Numbers(("a", "b"))), "wait"))
