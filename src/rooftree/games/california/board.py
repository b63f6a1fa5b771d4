"""The ground floor of a mansion: its cells, and sets of them."""

from enum import IntEnum

NUM_CELLS = 16

# A set of cells is a number with one bit a cell.
ALL_CELLS = 0xFFFF
NOT_IN_A = 0xEEEE
NOT_IN_D = 0x7777


class Cell(IntEnum):
    """The ground floor of a mansion, row by row."""

    A1 = 0
    B1 = 1
    C1 = 2
    D1 = 3
    A2 = 4
    B2 = 5
    C2 = 6
    D2 = 7
    A3 = 8
    B3 = 9
    C3 = 10
    D3 = 11
    A4 = 12
    B4 = 13
    C4 = 14
    D4 = 15
