"""What this package uses of NumPy, in plain Python: records in bytes, and numbers in them.

In a browser there is Python but no NumPy. There the worker puts this module in NumPy's place before anything else is
imported (`stand_in`), and the same sources run. Whatever they do not use is not here, and asking for it is an error.
"""

import struct
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, ClassVar


class generic:  # noqa: N801  # the names are NumPy's
    """What an array holds."""

    char: ClassVar[str] = ""


class integer(generic):  # noqa: N801
    """A whole number of some size; here only its name, as Python's own numbers do the work."""


def _whole(name: str, char: str) -> type[integer]:
    return type(name, (integer,), {"char": char})


int8, uint8 = _whole("int8", "b"), _whole("uint8", "B")
int16, uint16 = _whole("int16", "h"), _whole("uint16", "H")
int32, uint32 = _whole("int32", "i"), _whole("uint32", "I")
int64, uint64 = _whole("int64", "q"), _whole("uint64", "Q")
KINDS = {kind.char: kind for kind in (int8, uint8, int16, uint16, int32, uint32, int64, uint64)}


class iinfo:  # noqa: N801
    """The smallest and the largest of a kind."""

    def __init__(self, kind: Any) -> None:
        bits, is_signed = 8 * struct.calcsize("=" + dtype(kind).char), dtype(kind).char.islower()
        self.min, self.max = (-(1 << bits - 1), (1 << bits - 1) - 1) if is_signed else (0, (1 << bits) - 1)


class dtype:  # noqa: N801
    """A number, a record with fields, or so many of either (`shape`)."""

    def __init__(self, made_of: Any, align: bool = False) -> None:
        self.names: tuple[str, ...] | None = None
        self.fields: dict[str, tuple[dtype, int]] | None = None
        self.shape: tuple[int, ...] = ()
        self.base, self.char, self.alignment = self, "V", 1
        match made_of:
            case dtype():
                self.__dict__.update(vars(made_of))
            case str():
                self._be_number(made_of)
            case type() if issubclass(made_of, integer):
                self._be_number(made_of.char)
            case list():
                self._be_fields([(name, dtype((item, *more) if more else item)) for name, item, *more in made_of])
            case (item, tuple(shape)):
                self._be_many(dtype(item), shape)
            case dict():
                parts = zip(made_of["names"], made_of["formats"], made_of["offsets"], strict=True)
                self._be_record([(name, dtype(part), at) for name, part, at in parts], made_of["itemsize"])
            case _:
                raise TypeError(f"{made_of!r} is not stood in for")

    def __class_getitem__(cls, _: Any) -> "type[dtype]":
        return cls

    def _be_number(self, char: str) -> None:
        self.char, self.itemsize = char, struct.calcsize("=" + char)
        self.alignment = self.itemsize

    def _be_many(self, item: "dtype", shape: tuple[int, ...]) -> None:
        (count,) = shape
        self.base, self.shape, self.char, self.alignment = item, shape, "V", item.alignment
        self.itemsize = item.itemsize * count

    def _be_fields(self, parts: "list[tuple[str, dtype]]") -> None:
        """One after the other, each where its numbers may lie."""
        placed, end = [], 0
        for name, part in parts:
            at = -(-end // part.alignment) * part.alignment
            placed.append((name, part, at))
            end = at + part.itemsize
        most = max(part.alignment for _, part in parts)
        self._be_record(placed, -(-end // most) * most)

    def _be_record(self, placed: "list[tuple[str, dtype, int]]", size: int) -> None:
        self.names, self.itemsize = tuple(name for name, _, _ in placed), size
        self.fields = {name: (part, at) for name, part, at in placed}
        self.alignment = max(part.alignment for _, part, _ in placed)

    def _told(self) -> Any:
        fields = self.fields and tuple((name, part._told(), at) for name, (part, at) in self.fields.items())
        return self.char, self.itemsize, self.shape, fields, self.base is not self and self.base._told()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, dtype) and self._told() == other._told()

    def __hash__(self) -> int:
        return hash(self._told())


class ndarray:  # noqa: N801
    """So many of one thing in a row, `step` bytes from one to the next."""

    def __init__(self, memory: Any, kind: dtype, count: int, step: int) -> None:
        self.dtype, self._memory, self._count, self._step = kind, memory, count, step

    def __class_getitem__(cls, _: Any) -> "type[ndarray]":
        return cls

    @property
    def data(self) -> Any:
        assert self._step == self.dtype.itemsize or self._count == 1
        return self._memory[: self._count * self.dtype.itemsize]

    @property
    def shape(self) -> tuple[int, ...]:
        return (self._count,)

    def __buffer__(self, _: int) -> Any:
        return self.data

    def tobytes(self) -> bytes:
        return b"".join(self._piece(i).tobytes() for i in range(self._count))

    def reshape(self, _: int) -> "ndarray":
        return self

    def view(self, kind: Any) -> "ndarray":
        return frombuffer(self.data, dtype(kind))

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(self._count))

    def tolist(self) -> list[Any]:
        return [each.tolist() if isinstance(each, ndarray) else each for each in self]

    def sum(self) -> int:
        return int(sum(self))

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, str):
            return self._field(index)
        if isinstance(index, slice):
            first, last, step = index.indices(self._count)
            assert step == 1
            return ndarray(self._memory[first * self._step :], self.dtype, max(0, last - first), self._step)
        if isinstance(index, tuple):
            return self[index[0]][index[1]]
        piece = self._piece(index)
        if self.dtype.shape:
            return ndarray(piece, self.dtype.base, self.dtype.shape[0], self.dtype.base.itemsize)
        return void(piece, self.dtype) if self.dtype.fields else piece.cast(self.dtype.char)[0]

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, str):
            part = self._field(index)
            for i in range(self._count):
                part[i] = value[i] if isinstance(value, ndarray) else value
        elif self.dtype.fields:
            self._piece(index)[:] = value.memory
        else:
            self._piece(index).cast(self.dtype.char)[0] = int(value)

    def _field(self, name: str) -> "ndarray":
        assert self.dtype.fields is not None
        part, at = self.dtype.fields[name]
        return ndarray(self._memory[at:], part, self._count, self._step)

    def _piece(self, index: int) -> Any:
        if not -self._count <= index < self._count:
            raise IndexError(f"{index} of {self._count}")
        at = index % self._count * self._step
        return self._memory[at : at + self.dtype.itemsize]


class void(generic):  # noqa: N801
    """One record."""

    def __init__(self, memory: memoryview, kind: dtype) -> None:
        self.memory, self.dtype = memory, kind

    def __getitem__(self, name: str) -> Any:
        return ndarray(self.memory, self.dtype, 1, self.dtype.itemsize)[name][0]

    def tobytes(self) -> bytes:
        return self.memory.tobytes()


def zeros(count: int, kind: Any) -> ndarray:
    return frombuffer(bytearray(count * dtype(kind).itemsize), kind)


def frombuffer(memory: Any, kind: Any) -> ndarray:
    found = dtype(kind)
    plain = memoryview(memory).cast("B")
    return ndarray(plain, found, len(plain) // found.itemsize, found.itemsize)


def array(values: Sequence[Any], kind: Any) -> Any:
    """Numbers that fit, or rows of them."""
    rows = [row if isinstance(row, Sequence) else (row,) for row in values]
    item, numbers = dtype(kind), [int(number) for number in chain(*rows)]
    plain = frombuffer(struct.pack(f"={len(numbers)}{item.char}", *numbers), item)
    if not values or not isinstance(values[0], Sequence):
        return plain
    return ndarray(plain.data, dtype((kind, (len(rows[0]),))), len(rows), len(rows[0]) * item.itemsize)


def stand_in() -> None:
    """From now on this is NumPy, for whoever imports it."""
    sys.modules["numpy"] = sys.modules[__name__]
