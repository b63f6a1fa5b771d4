"""Spans number actions without gaps; moves collect the legal ones."""

from typing import Any

import numpy as np
import pytest

from rooftree.core.actions import MAX_MOVES, MOVES, Moves, Span, offer, pairs
from rooftree.core.layout import Records


def test_spans_follow_each_other() -> None:
    first = Span(0, 3)
    second = first.then(2)
    assert (first.end, second, second.end) == (3, Span(3, 2), 5)


def test_a_span_knows_its_actions() -> None:
    span = Span(3, 2)
    assert [action for action in range(8) if action in span] == [3, 4]
    assert "3" not in span


def test_pairs_are_numbered_in_order() -> None:
    assert tuple(pairs(4)) == ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    assert len(pairs(12)) == 66


@pytest.fixture
def moves() -> Any:
    return Records(Moves, np.zeros(1, MOVES))[0]


def test_offered_actions_are_listed(moves: Any) -> None:
    for action in (5, 2, 9):
        offer(moves, action)
    assert [moves.actions[i] for i in range(moves.count)] == [5, 2, 9]


def test_more_moves_than_there_is_space_for_are_noticed(moves: Any) -> None:
    for action in range(MAX_MOVES):
        offer(moves, action)
    with pytest.raises(IndexError):
        offer(moves, 1)
