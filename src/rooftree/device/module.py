"""The rules of a game from its WebAssembly module, called from Python as any other build is (`Kind.MODULE`).

A rule is called with arrays and numbers. Arrays are copied into the module's memory and back again, each at a place of
its own that is found once, because what is copied is small: a position has some hundred bytes.
"""

from collections.abc import Callable, Sequence
from typing import Any

from rooftree.coach.modules import doors
from rooftree.core.found import game_class
from rooftree.core.game import Game
from rooftree.core.jit import Kind
from rooftree.core.lending import lend
from rooftree.core.wasm import Always, Argument, Count, Number, Records

PAGE = 65_536
ROUND = 16
HEAP = "__heap_base"


class Memory:
    """Of one module, as JavaScript has it: whatever lies in it moves when it grows, so that views are made anew."""

    def __init__(self, exports: Any, view_of: Callable[[Any, int, int], Any]) -> None:
        self._memory, self._view_of = exports.memory, view_of
        self._free = int(getattr(exports, HEAP).value)  # in a class, Python changes such a name
        self._places: dict[tuple[str, int], int] = {}
        self._views: dict[tuple[int, int], Any] = {}

    def place(self, name: str, size: int) -> int:
        """Room for so many bytes, the same each time for the same purpose."""
        if (name, size) not in self._places:
            at = self._places[name, size] = self._free
            self._free = -(-(at + size) // ROUND) * ROUND
            missing = self._free - int(self._memory.buffer.byteLength)
            if missing > 0:
                self._memory.grow(-(-missing // PAGE))
                self._views.clear()
        return self._places[name, size]

    def view(self, at: int, size: int) -> Any:
        if (at, size) not in self._views:
            self._views[at, size] = self._view_of(self._memory, at, size)
        return self._views[at, size]


def door(memory: Memory, function: Any, takes: Sequence[Argument], wide: Callable[[int], Any]) -> Callable[..., int]:
    """A function of the module, called with what the rule takes."""

    def call(*given: Any) -> int:
        rest, passed, lent, count = iter(given), [], [], 0
        for each in takes:
            if isinstance(each, Count):
                passed.append(count)
                continue
            value = next(rest)
            if isinstance(each, Records):
                data = value.data
                at = memory.place(each.name, len(data))
                lent.append((at, data))
                passed.append(at)
                count = len(value) if each.many is None else count
            elif isinstance(each, Number):
                passed.append(wide(value) if each.is_wide else value)
            else:
                assert isinstance(each, Always)
        for at, data in lent:
            memory.view(at, len(data)).assign(data)
        answer = function(*passed)
        for at, data in lent:
            memory.view(at, len(data)).assign_to(data)
        return int(answer or 0)

    return call


def take(name: str, exports: Any, view_of: Callable[[Any, int, int], Any], wide: Callable[[int], Any]) -> Game:
    """A game that is played by its module; `view_of` and `wide` are JavaScript's: bytes in place, a large number."""
    memory, plain = Memory(exports, view_of), game_class(name)(Kind.CHECKED)
    lend(name, {each.rule: door(memory, getattr(exports, each.name), each.takes, wide) for each in doors(plain)})
    return game_class(name)(Kind.MODULE)
