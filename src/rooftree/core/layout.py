"""Fixed-size records: declared as annotated classes, stored as one NumPy dtype.

    class Player:
        spices: Annotated[Run, Many(np.uint8, 3, by=Spice)]
        points: i16

From such a class come its dtype (`dtype_of`), the names of all its numbers (`dump`, `diff`), and a checked
cursor over the stored bytes (`Records`) on which the rules run when they are interpreted: every read is a plain
Python int, every index is checked, and a number that does not fit its field raises instead of wrapping. `snapshot` is
for looking at a record fast: plain numbers and tuples, unchecked and apart from the stored bytes.
"""

import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum
from functools import cache
from typing import Annotated, Any, NamedTuple, Protocol, get_type_hints

import numpy as np

u8 = Annotated[int, np.uint8]
i8 = Annotated[int, np.int8]
i16 = Annotated[int, np.int16]
u16 = Annotated[int, np.uint16]
i64 = Annotated[int, np.int64]

Array = np.ndarray[Any, np.dtype[Any]]


class Run(Protocol):
    """A fixed run of small integers, as a type checker should see it."""

    def __getitem__(self, index: int) -> int: ...
    def __setitem__(self, index: int, value: int) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Grid(Protocol):
    """A constant table with rows and columns, as a type checker should see it."""

    def __getitem__(self, index: tuple[int, int]) -> int: ...
    def __len__(self) -> int: ...


class Constants(tuple[Any, ...]):
    """A constant table: plain numbers for whoever reads it in Python, an array of bytes once it is compiled."""

    __slots__ = ()

    def packed(self) -> Array:
        """As compiled rules take it."""
        return np.array(self, np.int8)


class Rows(Constants):
    """The same with rows and columns: `COINS[side, cell]`."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, tuple):
            return tuple.__getitem__(self, index[0])[index[1]]
        return tuple.__getitem__(self, index)


class WideRows(Rows):
    """The same for larger numbers: weights of an evaluation."""

    __slots__ = ()

    def packed(self) -> Array:
        return np.array(self, np.int32)


def table(values: Iterable[int]) -> Run:
    """A constant table of small numbers for the rules."""
    checked: Any = Constants(np.array(list(values), np.int8).tolist())
    return checked  # type: ignore[no-any-return]


def grid(rows: Iterable[Sequence[int]]) -> Grid:
    """A constant table with rows and columns."""
    checked: Any = Rows(tuple(row) for row in np.array(list(rows), np.int8).tolist())
    return checked  # type: ignore[no-any-return]


def wide_grid(rows: Iterable[tuple[int, ...]]) -> Grid:
    """The same for larger numbers."""
    checked: Any = WideRows(tuple(row) for row in np.array(list(rows), np.int32).tolist())
    return checked  # type: ignore[no-any-return]


class Many(NamedTuple):
    """A fixed-length run of `item`, whose positions are named by `by` if given."""

    item: Any
    length: int
    by: type[IntEnum] | None = None


class Field(NamedTuple):
    """One field of a record class: its name, what it holds, how many (0: just one), who names the positions, and what
    its numbers mean (core/meaning.py), where that is said.
    """

    name: str
    item: Any
    length: int
    by: type[IntEnum] | None
    means: Any = None

    @property
    def is_nested(self) -> bool:
        return not issubclass(self.item, np.generic)


@cache
def fields_of(record: type) -> tuple[Field, ...]:
    """The fields of an annotated record class, in order."""
    fields = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        meta, means = hint.__metadata__[0], hint.__metadata__[1] if len(hint.__metadata__) > 1 else None
        fields.append(Field(name, *meta, means) if isinstance(meta, Many) else Field(name, meta, 0, None, means))
    return tuple(fields)


@cache
def dtype_of(record: type) -> np.dtype[Any]:
    """The NumPy dtype with one field per annotation of `record`, in order."""
    parts: list[Any] = []
    for field in fields_of(record):
        item = dtype_of(field.item) if field.is_nested else field.item
        parts.append((field.name, item, (field.length,)) if field.length else (field.name, item))
    return _without_gaps(np.dtype(parts, align=True))


def _without_gaps(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout, with fields for the bytes between fields: a copy would leave gaps as they happen to be."""
    assert dtype.names is not None
    assert dtype.fields is not None
    spots: dict[str, tuple[Any, int]] = {}
    end = 0
    for name in dtype.names:
        part, offset = dtype.fields[name][:2]
        if offset > end:
            spots[f"gap_before_{name}"] = np.dtype((np.uint8, (offset - end,))), end
        spots[name] = part, offset
        end = offset + part.itemsize
    if dtype.itemsize > end:
        spots["gap_at_the_end"] = np.dtype((np.uint8, (dtype.itemsize - end,))), end
    formats, offsets = [part for part, _ in spots.values()], [offset for _, offset in spots.values()]
    return np.dtype(
        {"names": list(spots), "formats": formats, "offsets": offsets, "itemsize": dtype.itemsize}, align=True
    )


def copied(array: Array) -> Array:
    """The same records in another place, copied as bytes: NumPy's own `copy` goes through every field of each."""
    return np.frombuffer(bytearray(array.tobytes()), array.dtype)


def dump(record: type, value: Any, prefix: str = "") -> dict[str, int]:
    """Every number in `value` (a NumPy record or a cursor) under the name a reader would use for it."""
    out: dict[str, int] = {}
    for field in fields_of(record):
        here = value[field.name] if isinstance(value, np.void) else getattr(value, field.name)
        label = prefix + field.name
        if not field.length:
            out |= dump(field.item, here, label + ".") if field.is_nested else {label: int(here)}
            continue
        for position in range(field.length):
            name = f"{label}[{field.by(position).name if field.by else position}]"
            item = here[position]
            out |= dump(field.item, item, name + ".") if field.is_nested else {name: int(item)}
    return out


def diff(record: type, before: Any, after: Any) -> list[str]:
    """What changed, by name: `houses[0].stands[G1]: 0 -> 7`."""
    old, new = dump(record, before), dump(record, after)
    return [f"{name}: {old[name]} -> {new[name]}" for name in old if old[name] != new[name]]


class Records:
    """Checked cursors over an array of records: what `states[i]` is when the rules run interpreted."""

    __slots__ = ("_cursor", "_memory", "_size")

    def __init__(self, record: type, array: Array) -> None:
        self._cursor = cursor_of(record)
        self._size = array.dtype.itemsize
        self._memory = memoryview(array.reshape(-1).view(np.uint8).data)

    def __len__(self) -> int:
        return len(self._memory) // self._size

    def __getitem__(self, index: int) -> Any:
        return self._cursor(self._at(index))

    def __setitem__(self, index: int, value: "Cursor") -> None:
        self._at(index)[:] = value._memory

    def _at(self, index: int) -> memoryview:
        if not 0 <= index < len(self):
            raise IndexError(f"record {index} of {len(self)}")
        return self._memory[index * self._size : (index + 1) * self._size]


class Cursor:
    """One record in place; subclasses made by `cursor_of` have a property for every field.

    Runs and records in it are looked up once: they lie where they lie.
    """

    __slots__ = ("_memory", "_parts")

    def __init__(self, memory: memoryview) -> None:
        self._memory = memory
        self._parts: dict[str, Any] = {}


def array_of(cursor: Cursor, dtype: np.dtype[Any]) -> Array:
    """The stored record under a cursor, as an array of one."""
    return np.frombuffer(cursor._memory, dtype)


class CheckedRun:
    """A run of integers in place. Negative positions are refused too: compiled code would read garbage."""

    __slots__ = ("_cells",)

    def __init__(self, cells: memoryview) -> None:
        self._cells = cells

    def __len__(self) -> int:
        return len(self._cells)

    def __iter__(self) -> Iterator[int]:
        return iter(self._cells)

    def __getitem__(self, index: int) -> int:
        if index < 0:
            raise IndexError(f"position {index} of a run of {len(self)}")
        return self._cells[index]

    def __setitem__(self, index: int, value: int) -> None:
        if index < 0:
            raise IndexError(f"position {index} of a run of {len(self)}")
        try:
            self._cells[index] = int(value)
        except ValueError:
            raise OverflowError(f"{value} does not fit a run of {self._cells.format!r}") from None


class CheckedRecords(Sequence[Any]):
    """A run of records in place, without negative positions either."""

    __slots__ = ("_cursors",)

    def __init__(self, cursor: type[Cursor], memory: memoryview, spots: list[slice]) -> None:
        self._cursors = [cursor(memory[spot]) for spot in spots]

    def __len__(self) -> int:
        return len(self._cursors)

    def __getitem__(self, index: Any) -> Any:
        if not isinstance(index, slice) and index < 0:
            raise IndexError(f"record {index} of a run of {len(self)}")
        return self._cursors[index]


@cache
def cursor_of(record: type) -> type[Cursor]:
    """The cursor class of a record class: one checked property for every field."""
    dtype = dtype_of(record)
    assert dtype.fields is not None
    members: dict[str, Any] = {"__slots__": ()}
    for field in fields_of(record):
        part, offset = dtype.fields[field.name][:2]
        members[field.name] = _property_of(field, offset, part)
    return type(f"{record.__name__}Cursor", (Cursor,), members)


def _property_of(field: Field, offset: int, part: np.dtype[Any]) -> property:
    end = offset + part.itemsize
    if field.is_nested and field.length:
        step, cursor = part.base.itemsize, cursor_of(field.item)
        spots = [slice(offset + i * step, offset + (i + 1) * step) for i in range(field.length)]
        return _part(field.name, lambda memory: CheckedRecords(cursor, memory, spots))
    if field.is_nested:
        cursor = cursor_of(field.item)
        return _part(field.name, lambda memory: cursor(memory[offset:end]))
    code = part.base.char
    if field.length:
        return _part(field.name, lambda memory: CheckedRun(memory[offset:end].cast(code)))
    return property(_reader(offset, end, code), _writer(field.name, offset, end, code))


def _part(name: str, found: Callable[[Any], Any]) -> property:
    def read(self: Any) -> Any:
        parts = self._parts
        if name not in parts:
            parts[name] = found(self._memory)
        return parts[name]

    return property(read)


def _reader(offset: int, end: int, code: str) -> Callable[[Any], int]:
    if code == "B":
        return lambda self: self._memory[offset]
    return lambda self: self._memory[offset:end].cast(code)[0]


def _writer(name: str, offset: int, end: int, code: str) -> Callable[[Any, int], None]:
    def write(self: Any, value: int) -> None:
        try:
            self._memory[offset:end].cast(code)[0] = int(value)
        except ValueError:
            raise OverflowError(f"{value} does not fit the field {name}") from None

    return write


class Snapshot:
    """A record as it was at one moment: plain numbers, and tuples for runs, each read when somebody asks for it."""

    def __init__(self, spots: "dict[str, Spot]", numbers: bytes, begin: int) -> None:
        self._spots, self._numbers, self._begin = spots, numbers, begin

    def __getattr__(self, name: str) -> Any:
        try:
            offset, end, unpack = self._spots[name]
        except KeyError:
            raise AttributeError(f"there is no field {name!r}") from None
        begin = self._begin
        if unpack is not None:
            taken = unpack(self._numbers, begin + offset)
        elif end:
            taken = tuple(self._numbers[begin + offset : begin + end])
        else:
            taken = self._numbers[begin + offset]
        self.__dict__[name] = taken
        return taken


class Spot(NamedTuple):
    """Where a field is in a record's bytes, and where it ends if it is a run; what reads anything but bytes."""

    offset: int
    end: int
    unpack: Callable[[bytes, int], Any] | None


def snapshot(record: type, numbers: bytes) -> Any:
    """A record of these bytes, to be read fast."""
    return Snapshot(_spots(record), numbers, 0)


@cache
def _spots(record: type) -> dict[str, Spot]:
    dtype = dtype_of(record)
    assert dtype.fields is not None
    found = {}
    for field in fields_of(record):
        part, offset = dtype.fields[field.name][:2]
        is_bytes = part.base == np.uint8
        end = offset + part.itemsize if field.length else 0
        found[field.name] = Spot(offset, end, None if is_bytes else _unpacker(field, part))
    return found


def _unpacker(field: Field, part: np.dtype[Any]) -> Callable[[bytes, int], Any]:
    if field.is_nested:
        inner, steps = _spots(field.item), range(0, part.itemsize, part.base.itemsize)
        if field.length:
            return lambda numbers, begin: tuple([Snapshot(inner, numbers, begin + step) for step in steps])
        return lambda numbers, begin: Snapshot(inner, numbers, begin)
    unpack = struct.Struct(f"={field.length or 1}{CODES[part.base]}").unpack_from
    return unpack if field.length else lambda numbers, begin: unpack(numbers, begin)[0]


CODES = {np.dtype(code): code for code in "bBhHiIqQ"}  # of the struct module, where a long has four bytes


@cache
def struct_of(record: type) -> struct.Struct:
    """How a record's bytes unpack into one long tuple of numbers."""
    dtype, codes, end = dtype_of(record), [], 0
    assert dtype.fields is not None
    for field in fields_of(record):
        part, offset = dtype.fields[field.name][:2]
        code = struct_of(field.item).format.removeprefix("=") if field.is_nested else CODES[part.base]
        codes += [f"{offset - end}x", code * (field.length or 1)]
        end = offset + part.itemsize
    return struct.Struct("=" + "".join([*codes, f"{dtype.itemsize - end}x"]))
