"""Integer actions with names: every action is `span.first + offset`, and spans follow each other."""

from itertools import combinations
from typing import Annotated, NamedTuple

import numpy as np

from rooftree.core.jit import rule
from rooftree.core.layout import Grid, Many, Run, dtype_of, grid, i16

MAX_MOVES = 1023  # more than any decision of any game offers
NUMBERS = (int, np.integer)


class Span(NamedTuple):
    """A run of actions of one kind, such as `place` on each of twelve cells."""

    first: int
    size: int

    @property
    def end(self) -> int:
        """The first number behind the span."""
        return self.first + self.size

    def then(self, size: int) -> "Span":
        """The span that follows directly."""
        return Span(self.end, size)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, NUMBERS) and bool(self.first <= action < self.first + self.size)


class Moves:
    """A list of legal actions, filled by a game's `list_moves`."""

    count: i16
    actions: Annotated[Run, Many(np.int16, MAX_MOVES)]


MOVES = dtype_of(Moves)


@rule
def offer(moves: Moves, action: int) -> None:
    """Add one action to the list."""
    moves.actions[moves.count] = action
    moves.count += 1


def pairs(count: int) -> Grid:
    """All unordered pairs below `count`, one a row, in the order in which a span numbers them."""
    return grid(combinations(range(count), 2))
