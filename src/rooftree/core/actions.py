"""Integer actions with names: a span numbers the actions of one kind, and knows what each of its numbers says.

    BUY = REPAY.then(slot=Slot, cell=Cell)

    BUY.at(slot, cell)     the action
    BUY.holds(action)      whether an action is of this kind; in Python also `action in BUY`
    BUY.cell(action)       what an action says

Rules use spans like this in every build (core/jit.py): checked when interpreted, plain arithmetic when compiled.
"""

from collections.abc import Callable, Sequence
from enum import IntEnum
from itertools import combinations, product
from math import prod
from typing import Annotated, NamedTuple

import numpy as np

from rooftree.core.jit import Toolbox, rule
from rooftree.core.layout import Many, Run, dtype_of, u16
from rooftree.core.message import name_of

MAX_MOVES = 1023  # more than any decision of any game offers
NUMBERS = (int, np.integer)

Tool = Callable[..., int]


class Field(NamedTuple):
    """What the actions of a span say, such as a cell: numbers from `first` on, each with its word."""

    name: str
    words: tuple[str, ...]
    first: int = 0

    def check(self, value: int) -> None:
        if not self.first <= value < self.first + len(self.words):
            raise ValueError(f"{self.name} {value} is not in {self.first} … {self.first + len(self.words) - 1}")


class Numbers(NamedTuple):
    """What a field may be, where no enum names it."""

    words: tuple[str, ...]
    first: int = 0


Choice = type[IntEnum] | Sequence[IntEnum] | Numbers  # an enum leaves out its NONE, if that is nought


class Span(Toolbox):
    """A run of actions of one kind, such as `place` on each of twelve cells."""

    def __init__(self, start: int = 0, /, **fields: Choice) -> None:
        self.fields = tuple(_field(name, choice) for name, choice in fields.items())
        self.start = start
        self.stop = start + len(self.words())
        self.label = "_".join(["span", str(start), str(self.stop), *fields])
        self.tools: dict[str, Tool] = self._tools()
        self._values: dict[int, tuple[int, ...]] = {}  # what actions say, once somebody has asked

    def then(self, **fields: Choice) -> "Span":
        """The span that follows directly."""
        return Span(self.stop, **fields)

    def then_pairs(self, of: Choice) -> "Pairs":
        """The same, for pairs."""
        return Pairs(self.stop, first=of, second=of)

    def __repr__(self) -> str:
        return self.label

    def __len__(self) -> int:
        return self.stop - self.start

    def __contains__(self, action: object) -> bool:
        return isinstance(action, NUMBERS) and bool(self.start <= action < self.stop)

    def holds(self, action: int) -> bool:
        """Whether an action is of this span."""
        return self.start <= action < self.stop

    def at(self, *values: int) -> int:
        """The action that says this."""
        for field, value in zip(self.fields, values, strict=True):
            field.check(value)
        return self.tools["at"](*values)

    def __getattr__(self, name: str) -> Callable[[int], int]:
        """What an action says, by the name of a field."""
        if name not in self.__dict__.get("tools", ()):
            raise AttributeError(f"{self!r} has no field {name!r}")
        read = self.tools[name]

        def checked(action: int) -> int:
            assert action in self, f"action {action} is not in {self!r}"
            return read(action)

        self.__dict__[name] = checked
        return checked

    def values(self, action: int) -> tuple[int, ...]:
        """All that an action says, field by field."""
        known = self._values.get(action)
        if known is None:
            known = self._values[action] = tuple(getattr(self, field.name)(action) for field in self.fields)
        return known

    def words(self) -> list[tuple[str, ...]]:
        """The words of every action, in order."""
        return list(product(*(field.words for field in self.fields)))

    def _tools(self) -> dict[str, Tool]:
        """Functions that all builds accept: the last field counts fastest."""
        sizes = [len(field.words) for field in self.fields]
        steps = [prod(sizes[i + 1 :]) for i in range(len(sizes))]
        base = self.start - sum(field.first * step for field, step in zip(self.fields, steps, strict=True))
        tools = {"at": _encoder(base, *steps), "holds": _holder(self.start, self.stop)}
        for i, field in enumerate(self.fields):
            tools[field.name] = _reader(self.start, steps[i], sizes[i] if i else 0, field.first)
        return tools


class Pairs(Span):
    """A span that says two different ones of a kind, such as the cells that are swapped; `first` is the lower."""

    def words(self) -> list[tuple[str, ...]]:
        return list(combinations(self.fields[0].words, 2))

    def _tools(self) -> dict[str, Tool]:
        count, start = len(self.fields[0].words), self.start
        rows = np.array(list(combinations(range(count), 2)), np.int8)
        return {
            "at": lambda one, other: start + one * (2 * count - 1 - one) // 2 + other - one - 1,
            "holds": _holder(start, self.stop),
            "first": lambda action: int(rows[action - start, 0]),
            "second": lambda action: int(rows[action - start, 1]),
        }


def _field(name: str, choice: Choice) -> Field:
    if isinstance(choice, Numbers):
        return Field(name, choice.words, choice.first)
    members = [member for member in choice if member or member.name != "NONE"]
    assert [int(member) for member in members] == list(range(members[0], members[0] + len(members))), choice
    return Field(name, tuple(name_of(member) for member in members), int(members[0]))


def _holder(start: int, stop: int) -> Tool:
    return lambda action: start <= action < stop


def _encoder(base: int, *steps: int) -> Tool:
    match steps:
        case ():
            return lambda: base
        case (_,):
            return lambda value: base + value
        case (step, _):
            return lambda value, second: base + value * step + second
    step, middle, _ = steps
    return lambda value, second, third: base + value * step + second * middle + third


def _reader(start: int, step: int, size: int, first: int) -> Tool:
    if size:
        return lambda action: (action - start) // step % size + first
    return lambda action: (action - start) // step + first


class Moves:
    """A list of legal actions, filled by a game's `list_moves`."""

    count: u16
    actions: Annotated[Run, Many(np.int16, MAX_MOVES)]


MOVES = dtype_of(Moves)


@rule
def offer(moves: Moves, action: int) -> None:
    """Add one action to the list."""
    moves.actions[moves.count] = action
    moves.count += 1


@rule
def offer_if(moves: Moves, is_legal: bool, action: int) -> None:
    """Add an action if it is legal. The next one is written over one that is not: a processor has nothing to guess."""
    moves.actions[moves.count] = action
    moves.count += is_legal
