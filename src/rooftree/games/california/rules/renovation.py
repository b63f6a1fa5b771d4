"""Renovating rooms (rulebook «Le rez-de-chaussée», R1, R2)."""

from rooftree.core.jit import rule
from rooftree.games.california.board import ALL_CELLS, NOT_IN_A, NOT_IN_D
from rooftree.games.california.cards import CELLS_UP_TO, COINS, MOST_COINS, TILE_COLOUR
from rooftree.games.california.state import NOTHING, Mansion, State


@rule
def cells_open_to(mansion: Mansion, colour: int) -> int:
    """R2  The empty cells; where the colour is in the mansion already, only those that touch it."""
    return cells_where(int(mansion.cells_of[colour])) & ~cells_renovated(mansion)


@rule
def cells_where(same: int) -> int:
    """R2  All cells, empty or not; where the colour is in the mansion already, only those that touch it."""
    beside = cells_beside(same)
    return beside if same else ALL_CELLS


@rule
def cells_renovated(mansion: Mansion) -> int:
    """All cells with a room, the pre-printed one included. NONE's own entry is kept empty."""
    cells = 0
    for colour in range(len(mansion.cells_of)):
        cells |= int(mansion.cells_of[colour])
    return cells


@rule
def cells_beside(cells: int) -> int:
    """The cells that touch any of these orthogonally."""
    beside = (cells & NOT_IN_A) >> 1 | (cells & NOT_IN_D) << 1 | cells >> 4 | cells << 4
    return beside & ALL_CELLS


@rule
def contains(cells: int, cell: int) -> bool:
    return cells >> cell & 1 == 1


@rule
def room_price(state: State, cell: int) -> int:
    """R1  The gold left in the bank, and the coins on the cell."""
    return state.bank + COINS[board_side(state), cell]


@rule
def cells_affordable(state: State, money: int) -> int:
    """R1  The cells on which money that pays the gold in the bank pays for a room."""
    return CELLS_UP_TO[board_side(state), min(money - state.bank, MOST_COINS)]


@rule
def board_side(state: State) -> int:
    """The boards are dearer for two and three players."""
    return 1 if state.num_players >= 4 else 0


@rule
def renovate(mansion: Mansion, cell: int, tile: int) -> None:
    mansion.rooms[cell] = tile
    colour = TILE_COLOUR[tile]
    mansion.cells_of[colour] = mansion.cells_of[colour] | 1 << cell


@rule
def has_room_on(mansion: Mansion, cell: int) -> bool:
    return mansion.rooms[cell] != NOTHING
