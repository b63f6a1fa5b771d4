"""The home board: its spaces, and what lies below and beside each."""

from enum import IntEnum

from rooftree.core.layout import table

NUM_CELLS = 12


class Cell(IntEnum):
    """The spaces of a home board, from the top left."""

    T1 = 0
    T2 = 1
    T3 = 2
    T4 = 3
    T5 = 4
    G1 = 5
    G2 = 6
    G3 = 7
    G4 = 8
    G5 = 9
    B4 = 10
    B5 = 11


class Floor(IntEnum):
    """The storeys of a home board."""

    TOP = 0
    GROUND = 1
    BASEMENT = 2


NUM_FLOORS = len(Floor)
ON_THE_GROUND = -1
FLOOR = table([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2])
FLOOR_BEGINS = table([0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 10, 10])  # the first cell of the same floor
FLOOR_ENDS = table([4, 4, 4, 4, 4, 9, 9, 9, 9, 9, 11, 11])  # the last cell of the same floor
FIRST_CELL = table([0, 5, 10])  # of each floor
LAST_CELL = table([4, 9, 11])
BELOW = table([5, 6, 7, 8, 9, -1, -1, -1, 10, 11, -1, -1])  # the cell below, or ON_THE_GROUND
