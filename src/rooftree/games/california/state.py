"""What is on the table: the nouns of the rulebook, and nothing else."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from rooftree.core.chance import Stream
from rooftree.core.layout import Many, Run, dtype_of, i16, u8
from rooftree.games.california.board import NUM_CELLS, Cell
from rooftree.games.california.cards import CARDS, NUM_BONUSES, NUM_TILES, Bonus, Colour

MAX_PLAYERS = 5
AT_RANDOM = MAX_PLAYERS  # chance picks the seat that begins
NUM_DAYS = 12
NUM_SLOTS = 8  # two shops of four
SLOTS_A_SHOP = 4
BANK_SPACES = 4
GOLD = 5  # a gold coin in silver
START_MONEY = CARDS.numbers["start-money"]  # in silver
ATTIC_SLOTS = 2
NOTHING = 0


class Decision(IntEnum):
    """What the player to act is being asked: the table of contents of the game."""

    GAME_OVER = 0
    CHOOSE_ACTION = 1  # gold, or which tile where? (a loan action first, R8)
    UNPACK = 2  # R4: which of two stored pieces moves into the new room?


class Slot(IntEnum):
    """The places of the left and the right shop."""

    L1 = 0
    L2 = 1
    L3 = 2
    L4 = 3
    R1 = 4
    R2 = 5
    R3 = 6
    R4 = 7


PREPRINTED_CELL = Cell.B2
PREPRINTED = NUM_TILES + 1  # what lies there from the start: a renovated room, and no tile


class Mansion:
    """One player's mansion and what its owner has."""

    rooms: Annotated[Run, Many(np.uint8, NUM_CELLS, by=Cell)]  # room tiles, or PREPRINTED
    pieces: Annotated[Run, Many(np.uint8, NUM_CELLS, by=Cell)]  # furniture tiles
    cells_of: Annotated[Run, Many(np.uint16, len(Colour), by=Colour)]  # the cells with a room of each colour, as a set
    attic: Annotated[Run, Many(np.uint8, ATTIC_SLOTS)]  # furniture tiles
    extension: u8  # the extension tile
    gifts: u8
    has_loan: u8
    money: i16  # in silver


class Pending:
    """A room just placed into which one of two stored pieces is to move (R4); empty between turns."""

    is_open: u8
    cell: u8


class State:
    """The whole table."""

    decision: u8
    to_act: u8
    num_players: u8
    first: u8  # option `first`: a seat, or AT_RANDOM
    starter: u8  # the seat that began the game
    day: u8
    bank: u8  # gold coins
    has_used_loan_action: u8  # 1: the player to act has had this turn's loan action (R8)
    slots: Annotated[Run, Many(np.uint8, NUM_SLOTS, by=Slot)]  # tiles for sale
    pending: Annotated[Pending, Pending]
    neighbour_at: Annotated[Run, Many(np.int8, len(Colour), by=Colour)]  # a seat, or NOBODY: on the table
    bonus_of: Annotated[Run, Many(np.int8, NUM_BONUSES, by=Bonus)]  # a seat, or NOBODY: not taken
    mansions: Annotated[list[Mansion], Many(Mansion, MAX_PLAYERS)]
    supply: i16  # silver in the supply, less what it has given out: all money together is always nought
    in_bag: Annotated[Run, Many(np.uint8, NUM_TILES + 1)]  # by tile: 1 in the bag
    tile_pile: Annotated[Run, Many(np.uint8, NUM_TILES)]  # in drawing order, drawn ones included
    bag_order: Annotated[Run, Many(np.uint8, NUM_TILES)]  # tiles are drawn from the bag in this order (R7)
    boards: Annotated[Run, Many(np.uint8, MAX_PLAYERS)]  # by seat: the Colour of the pre-printed room
    stream: Annotated[Stream, Stream]


STATE = dtype_of(State)
