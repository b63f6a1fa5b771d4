"""Records: a class becomes a dtype, names for its numbers, and cursors that refuse what compiled code swallows."""

from enum import IntEnum
from typing import Annotated, Any

import numpy as np
import pytest

import rooftree
import rooftree.games
from rooftree.core.jit import Kind, build, rule
from rooftree.core.layout import (
    Many,
    Records,
    Run,
    copied,
    diff,
    dtype_of,
    dump,
    fields_of,
    grid,
    i8,
    i16,
    i64,
    snapshot,
    table,
    u8,
)


class Shelf(IntEnum):
    TOP = 0
    BOTTOM = 1


class Box:
    weight: i16
    balls: Annotated[Run, Many(np.uint8, 3)]


class Cupboard:
    number: u8
    key: Annotated[Box, Box]
    shelves: Annotated[list[Box], Many(Box, 2, by=Shelf)]
    jars: Annotated[Run, Many(np.int8, 2, by=Shelf)]
    money: i64


@pytest.fixture
def cupboards() -> Any:
    return np.zeros(3, dtype_of(Cupboard))


@pytest.fixture
def cursor(cupboards: Any) -> Any:
    return Records(Cupboard, cupboards)[1]


# Layout and names


def test_a_dtype_has_a_field_for_every_annotation_in_order() -> None:
    dtype = dtype_of(Cupboard)
    assert dtype.names is not None
    assert [name for name in dtype.names if not name.startswith("gap_")] == [
        "number",
        "key",
        "shelves",
        "jars",
        "money",
    ]
    assert dtype["shelves"].shape == (2,)
    assert dtype["shelves"].base == dtype_of(Box)
    assert (dtype["number"], dtype["money"]) == (np.dtype(np.uint8), np.dtype(np.int64))


def test_a_dtype_is_aligned_as_compiled_code_wants_it() -> None:
    dtype = dtype_of(Cupboard)
    assert dtype.isalignedstruct
    assert dtype.fields is not None
    assert dtype.fields["money"][1] % 8 == 0


def test_a_dtype_is_made_once() -> None:
    assert dtype_of(Cupboard) is dtype_of(Cupboard)


def test_a_field_says_what_it_holds() -> None:
    fields = {field.name: field for field in fields_of(Cupboard)}
    assert [name for name, field in fields.items() if field.is_nested] == ["key", "shelves"]
    assert (fields["jars"].length, fields["jars"].by) == (2, Shelf)
    assert fields["number"].length == 0


def test_a_dump_names_every_number(cursor: Any) -> None:
    cursor.shelves[Shelf.BOTTOM].balls[2] = 7
    numbers = dump(Cupboard, cursor)
    assert list(numbers) == [
        "number",
        "key.weight",
        "key.balls[0]",
        "key.balls[1]",
        "key.balls[2]",
        "shelves[TOP].weight",
        "shelves[TOP].balls[0]",
        "shelves[TOP].balls[1]",
        "shelves[TOP].balls[2]",
        "shelves[BOTTOM].weight",
        "shelves[BOTTOM].balls[0]",
        "shelves[BOTTOM].balls[1]",
        "shelves[BOTTOM].balls[2]",
        "jars[TOP]",
        "jars[BOTTOM]",
        "money",
    ]
    assert {name: value for name, value in numbers.items() if value} == {"shelves[BOTTOM].balls[2]": 7}


def test_a_dump_of_an_array_is_the_dump_of_its_cursor(cupboards: Any, cursor: Any) -> None:
    cursor.money, cursor.key.weight, cursor.jars[1] = -5, -300, -1
    assert dump(Cupboard, cupboards[1]) == dump(Cupboard, cursor)


def test_a_diff_tells_what_changed_and_nothing_else(cupboards: Any) -> None:
    records = Records(Cupboard, cupboards)
    records[1].jars[Shelf.TOP] = -3
    records[1].shelves[0].weight = 12
    assert diff(Cupboard, records[0], records[1]) == ["shelves[TOP].weight: 0 -> 12", "jars[TOP]: 0 -> -3"]
    assert diff(Cupboard, records[0], records[2]) == []


# Cursors read and write in place


def test_a_cursor_writes_into_the_array(cupboards: Any, cursor: Any) -> None:
    cursor.number, cursor.money = 255, -(2**63)
    cursor.key.balls[0] = 9
    cursor.shelves[1].weight = -32768
    cursor.jars[1] = 127
    here = cupboards[1]
    assert (here["number"], here["money"], here["key"]["balls"][0]) == (255, -(2**63), 9)
    assert (here["shelves"][1]["weight"], here["jars"][1]) == (-32768, 127)
    assert not any(any(dump(Cupboard, cupboards[other]).values()) for other in (0, 2))


def test_a_cursor_reads_plain_numbers(cupboards: Any, cursor: Any) -> None:
    cupboards[1]["money"] = 5
    cupboards[1]["jars"][0] = -4
    assert type(cursor.money) is type(cursor.jars[0]) is int
    assert (cursor.money, cursor.jars[0]) == (5, -4)
    assert list(cursor.jars) == [-4, 0]
    assert len(cursor.jars) == 2


def test_one_record_is_copied_onto_another(cupboards: Any) -> None:
    records = Records(Cupboard, cupboards)
    records[0].money = 8
    records[2] = records[0]
    records[0].money = 9
    assert cupboards["money"].tolist() == [9, 0, 8]


# What compiled code would swallow


@pytest.mark.parametrize("index", [-1, 3, 100])
def test_a_record_that_is_not_there(cupboards: Any, index: int) -> None:
    records = Records(Cupboard, cupboards)
    with pytest.raises(IndexError):
        records[index]
    with pytest.raises(IndexError):
        records[index] = records[0]


@pytest.mark.parametrize("index", [-1, 2, 100])
def test_a_position_that_is_not_there(cursor: Any, index: int) -> None:
    with pytest.raises(IndexError):
        cursor.jars[index]
    with pytest.raises(IndexError):
        cursor.jars[index] = 1


def test_a_nested_record_that_is_not_there(cursor: Any) -> None:
    with pytest.raises(IndexError):
        cursor.shelves[2]


@pytest.mark.parametrize(
    ("field", "value"), [("number", 256), ("number", -1), ("money", 2**63), ("money", -(2**63) - 1)]
)
def test_a_number_too_big_for_its_field(cursor: Any, field: str, value: int) -> None:
    with pytest.raises(OverflowError, match=f"{value} does not fit the field {field}"):
        setattr(cursor, field, value)


@pytest.mark.parametrize("value", [128, -129])
def test_a_number_too_big_for_its_run(cursor: Any, value: int) -> None:
    with pytest.raises((OverflowError, ValueError)):
        cursor.jars[0] = value


def test_a_field_that_is_not_declared(cursor: Any) -> None:
    assert not hasattr(cursor, "drawer")
    with pytest.raises(AttributeError):
        cursor.drawer = 1


# The same in rules, where it matters

LIMITS = table([3, 5])


@rule
def read_ball(boxes: list[Box], index: int) -> int:
    return boxes[0].balls[index]


@rule
def gain_weight(boxes: list[Box], by: int) -> None:
    boxes[0].weight += by


@rule
def limit(index: int) -> int:
    return LIMITS[index]


def opened() -> Any:
    return Records(Box, np.zeros(1, dtype_of(Box)))


@pytest.mark.parametrize("index", [-1, 3])
def test_a_checked_rule_raises_at_a_bad_index(index: int) -> None:
    with pytest.raises(IndexError):
        build(Kind.CHECKED)[read_ball](opened(), index)


def test_a_checked_rule_raises_at_an_overflow() -> None:
    boxes = opened()
    build(Kind.CHECKED)[gain_weight](boxes, 32767)
    with pytest.raises(OverflowError):
        build(Kind.CHECKED)[gain_weight](boxes, 1)


@pytest.mark.parametrize("index", [-1, 2])
def test_a_checked_rule_raises_behind_a_table(index: int) -> None:
    assert build(Kind.CHECKED)[limit](1) == 5
    with pytest.raises(IndexError):
        build(Kind.CHECKED)[limit](index)


def test_the_bounds_build_raises_at_a_bad_index_too() -> None:
    boxes: Any = np.zeros(1, dtype_of(Box))
    with pytest.raises(IndexError):
        build(Kind.BOUNDS)[read_ball](boxes, 3)
    with pytest.raises(IndexError):
        build(Kind.BOUNDS)[limit](2)


def test_signed_and_unsigned_bytes_are_told_apart() -> None:
    class Pair:
        low: i8
        high: u8

    pair = Records(Pair, np.zeros(1, dtype_of(Pair)))[0]
    pair.low, pair.high = -128, 255
    assert (pair.low, pair.high) == (-128, 255)


def test_a_copy_has_the_same_bytes_whatever_lay_there_before() -> None:
    game = rooftree.load("dreamhome", build="checked")
    state, copies = game.new(2, 1), []
    for filler in (0x11, 0xEE):
        junk = [np.full(state.nbytes, filler, np.uint8) for _ in range(100)]
        del junk
        copies.append(state.copy().tobytes())
    assert copies[0] == copies[1] == state.tobytes()


def test_every_byte_of_a_state_belongs_to_a_field() -> None:
    for name in rooftree.games.NAMES:
        dtype = rooftree.load(name, build="checked").dtype
        assert dtype.fields is not None
        assert sum(part.itemsize for part, *_ in dtype.fields.values()) == dtype.itemsize


def test_a_run_of_records_has_no_position_before_the_first() -> None:
    game = rooftree.load("dreamhome", build="checked")
    with pytest.raises(IndexError):
        game.read(game.new(2, 1)).houses[-1]


def test_overflow_in_a_run_raises_like_overflow_in_a_field() -> None:
    game = rooftree.load("dreamhome", build="checked")
    with pytest.raises(OverflowError):
        game.read(game.new(2, 1)).market_rooms[0] = 256


# Snapshots


def test_a_snapshot_has_every_number_where_the_cursor_has_it(cupboards: Any) -> None:
    raw = np.random.default_rng(5).integers(0, 256, cupboards.dtype.itemsize, np.uint8)
    cupboards[:1] = raw.view(cupboards.dtype)
    assert dump(Cupboard, snapshot(Cupboard, cupboards.tobytes())) == dump(Cupboard, Records(Cupboard, cupboards)[0])


def test_a_snapshot_stays_as_it_was(cupboards: Any) -> None:
    before = snapshot(Cupboard, cupboards.tobytes())
    Records(Cupboard, cupboards)[0].shelves[1].balls[2] = 9
    assert before.shelves[1].balls == (0, 0, 0)
    assert snapshot(Cupboard, cupboards.tobytes()).shelves[1].balls == (0, 0, 9)


# Constant tables


def test_a_table_gives_plain_numbers_and_packs_into_bytes() -> None:
    """NumPy's scalars are slow to compare with enum members: whoever only looks must not meet them."""
    limits: Any = table([3, 5])
    assert type(limits[1]) is int
    assert limits.packed().dtype == np.int8
    assert limits.packed().tolist() == [3, 5]


def test_a_grid_has_rows_and_columns() -> None:
    prices: Any = grid([(1, 2), (3, 4)])
    assert prices[1, 0] == 3
    assert prices[1] == (3, 4)
    assert prices.packed().tolist() == [[1, 2], [3, 4]]


def test_what_does_not_fit_a_byte_is_no_constant() -> None:
    with pytest.raises(OverflowError):
        table([128])


def test_a_copy_is_apart() -> None:
    """Copied as bytes, it is what NumPy's own copy is, and can be written to."""
    game = rooftree.load("homesweethome", build="checked")
    state = game.new(3, 5)
    copy = copied(state)
    assert (copy.dtype, copy.shape, copy.tobytes()) == (state.dtype, state.shape, state.copy().tobytes())
    assert copy.flags.aligned
    copy["turn"] = 9
    assert (state["turn"][0], copy["turn"][0]) == (1, 9)


def test_stepping_does_not_copy_field_by_field() -> None:
    """NumPy's copy of a record takes longer than the rules: what steps, determinizes or foresees does without."""
    game = rooftree.load("california", build="checked")
    state = np.frombuffer(bytearray(game.new(2, 5).tobytes()), game.dtype).view(Uncopied)
    move = game.moves(state)[0]
    after = game.step(state, move)
    game.determinize(state, 0, 1)
    game.foreseen(state, after, move)


class Uncopied(np.ndarray[Any, Any]):
    """An array that refuses to be copied by NumPy."""

    def copy(self, order: Any = "C") -> Any:
        raise AssertionError("copied field by field")
