"""Spans number actions without gaps and know what each says; moves collect the legal ones."""

import subprocess
import sys
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rooftree.core.actions import MAX_MOVES, MOVES, Moves, Numbers, Span, offer
from rooftree.core.jit import Kind, build, rule
from rooftree.core.layout import Records


class Cell(IntEnum):
    A1 = 0
    B1 = 1
    C1 = 2


class Room(IntEnum):
    NONE = 0
    LIVING_ROOM = 1
    ATTIC = 2


PASS = Span()
PLACE = PASS.then(cell=Cell)
LEAVE = PLACE.then(cell=Cell)
SUPPLY = LEAVE.then(room=Room, cell=Cell)
SWAP = SUPPLY.then_pairs(Cell)
LIFT = SWAP.then(floor=Numbers(("up", "down")), room=(Room.ATTIC,), cell=Cell)


def test_spans_follow_each_other() -> None:
    spans = [PASS, PLACE, LEAVE, SUPPLY, SWAP, LIFT]
    assert [(span.start, span.stop) for span in spans] == [(0, 1), (1, 4), (4, 7), (7, 13), (13, 16), (16, 22)]


def test_a_span_knows_its_actions() -> None:
    assert [action for action in range(8) if action in PLACE] == [1, 2, 3]
    assert [action for action in range(8) if PLACE.holds(action)] == [1, 2, 3]
    assert "3" not in PLACE


def test_the_last_field_counts_fastest() -> None:
    said = [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    assert [SUPPLY.values(action) for action in range(7, 13)] == said
    assert [SUPPLY.at(*values) for values in said] == list(range(7, 13))


def test_pairs_are_numbered_in_order() -> None:
    assert [SWAP.values(action) for action in range(13, 16)] == [(0, 1), (0, 2), (1, 2)]
    assert len(Span().then_pairs(Numbers(tuple("abcdefghijkl")))) == 66


def test_fields_have_names_and_words() -> None:
    assert [(field.name, field.words) for field in SUPPLY.fields] == [
        ("room", ("living-room", "attic")),
        ("cell", ("A1", "B1", "C1")),
    ]


@pytest.mark.parametrize("values", [(0, 1), (3, 1), (1, 3), (1, -1), (1,)])
def test_what_a_span_cannot_say_is_refused(values: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"is not in|shorter"):
        SUPPLY.at(*values)


def test_an_action_of_another_span_is_not_read() -> None:
    with pytest.raises(AssertionError):
        PLACE.cell(5)
    with pytest.raises(AttributeError, match="no field 'room'"):
        PLACE.room(1)


# In every build


@rule
def spoken(action: int) -> int:
    """What an action says, as one number, by way of the action that says so."""
    if PASS.holds(action):
        return PASS.at()
    if PLACE.holds(action):
        return 100 + PLACE.cell(PLACE.at(PLACE.cell(action)))
    if LEAVE.holds(action):
        return 200 + LEAVE.cell(LEAVE.at(LEAVE.cell(action)))
    if SUPPLY.holds(action):
        there = SUPPLY.at(SUPPLY.room(action), SUPPLY.cell(action))
        return 300 + SUPPLY.room(there) * 10 + SUPPLY.cell(there)
    if SWAP.holds(action):
        there = SWAP.at(SWAP.first(action), SWAP.second(action))
        return 400 + SWAP.first(there) * 10 + SWAP.second(there)
    there = LIFT.at(LIFT.floor(action), LIFT.room(action), LIFT.cell(action))
    return 1000 + LIFT.floor(there) * 100 + LIFT.room(there) * 10 + LIFT.cell(there)


SPOKEN = [0, 100, 101, 102, 200, 201, 202, 310, 311, 312, 320, 321, 322, 401, 402, 412]
SPOKEN += [1020, 1021, 1022, 1120, 1121, 1122]


@pytest.mark.parametrize("kind", [Kind.CHECKED, Kind.BOUNDS])
def test_rules_read_spans_in_every_build(kind: Kind) -> None:
    assert [build(kind)[spoken](action) for action in range(LIFT.stop)] == SPOKEN


SPEAK = """
import sys; sys.path.insert(0, sys.argv[1])
from test_actions import *
for action in range(LIFT.stop): print(build(Kind.COMPILED)[spoken](action))
"""


def test_spans_do_not_share_what_is_kept_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PLACE and LEAVE have the same fields: neither cold nor from the cache may one stand for the other."""
    monkeypatch.setenv("ROOFTREE_CACHE_DIR", str(tmp_path))
    for _ in ("cold", "warm"):
        command = [sys.executable, "-c", SPEAK, str(Path(__file__).parent)]
        told = subprocess.run(command, capture_output=True, text=True, check=True)
        assert [int(line) for line in told.stdout.split()] == SPOKEN
    (kept,) = tmp_path.rglob("*.nbi")  # the rule that Python calls, with both spans in it
    assert kept.name.startswith("test_actions.spoken.")


# Lists of moves


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
