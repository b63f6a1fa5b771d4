"""A house: four columns of three floors."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from rooftree.core.layout import Many, Run, grid

NUM_COLUMNS = 4
NUM_CELLS = 12

Cell = IntEnum("Cell", "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3", start=0)
LAYOUT = [[cell.name for cell in Cell if cell // NUM_COLUMNS == floor] for floor in (2, 1, 0)]

# Which cells touch: beside each other, or one above the other.
BESIDE = [(cell, cell + 1) for cell in Cell if cell % NUM_COLUMNS < NUM_COLUMNS - 1]
TOUCHING = [*BESIDE, *((cell, cell + NUM_COLUMNS) for cell in Cell if cell < NUM_CELLS - NUM_COLUMNS)]
PAIRS, NUM_PAIRS = grid(TOUCHING), len(TOUCHING)


class House:
    """One player's house: a card on each cell."""

    cells: Annotated[Run, Many(np.uint8, NUM_CELLS, by=Cell)]
