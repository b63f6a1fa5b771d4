"""The ground: its cells, and what lies beside each."""

from enum import IntEnum

from rooftree.core.layout import table

NUM_CELLS = 9


class Cell(IntEnum):
    """The cells of the ground, row by row."""

    A1 = 0
    B1 = 1
    C1 = 2
    A2 = 3
    B2 = 4
    C2 = 5
    A3 = 6
    B3 = 7
    C3 = 8


# The neighbours of a cell on the ground, as a table of cells; NO_CELL where there is none.
NO_CELL = -1
LEFT_OF = table([-1, 0, 1, -1, 3, 4, -1, 6, 7])
RIGHT_OF = table([1, 2, -1, 4, 5, -1, 7, 8, -1])
ABOVE = table([-1, -1, -1, 0, 1, 2, 3, 4, 5])
BELOW = table([3, 4, 5, 6, 7, 8, -1, -1, -1])
