"""What is on the table: the nouns of the rulebook, and nothing else."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from rooftree.core.chance import Stream
from rooftree.core.layout import Many, Run, dtype_of, u8
from rooftree.games.dreamhome.board import NUM_CELLS, Cell
from rooftree.games.dreamhome.cards import NUM_RESOURCE_CARDS, NUM_ROOM_CARDS, Decor

MAX_PLAYERS = 4
NUM_ROUNDS = 12
NUM_COLUMNS = 5
AT_RANDOM = MAX_PLAYERS  # chance picks the seat that begins
FIRST_COLUMN = 0  # column 1 on the board: a room and the first-player marker, no resource


class Decision(IntEnum):
    """What the player to act is being asked: the table of contents of the game."""

    GAME_OVER = 0
    DISCARD_COLUMN = 1  # 2–3 players: which column leaves the market?
    USE_JACKHAMMER = 2  # R7: take a room before the round begins?
    TAKE_COLUMN = 3  # which column? (drill and mixer first, R6)
    PLACE_ROOM = 4  # where does the room go? (décor or scaffolding first, R4)
    PLACE_RESOURCE = 5  # the room is down: where does the décor or scaffolding go?
    USE_HELPER = 6  # R10: roofer, supplier, handyman?


class Place(IntEnum):
    """Where a resource card is, once it has left the pile; WITH_SEAT + seat is in front of that player."""

    ON_THE_BOARD = 0  # in the pile or in the market
    DISCARDED = 1
    WITH_SEAT = 2


NOTHING = 0
SCAFFOLDING_UP = NUM_ROOM_CARDS + 1  # what stands on a cell that carries the scaffolding


class House:
    """One player's home board."""

    stands: Annotated[Run, Many(np.uint8, NUM_CELLS, by=Cell)]  # NOTHING, a room card, or SCAFFOLDING_UP
    shows: Annotated[Run, Many(np.uint8, NUM_CELLS, by=Cell)]  # the RoomType of a face-up card; NONE: an empty room
    decor: Annotated[Run, Many(np.uint8, NUM_CELLS, by=Cell)]  # the token on the card: a Decor
    garden: Annotated[Run, Many(np.uint8, len(Decor), by=Decor)]  # 1: the token stands in the garden
    has_played: u8  # 1: this round's turn is over (or was skipped, R7)


class Pending:
    """The column that was taken and is not yet placed; empty between turns."""

    room: u8  # a room card
    decor: u8  # a Decor
    scaffolding: u8  # 1: to be placed


class State:
    """The whole table."""

    decision: u8
    to_act: u8
    num_players: u8
    discard_rule: u8  # option `discard`
    open_roofs: u8  # option `roofs`
    first: u8  # option `first`: a seat, or AT_RANDOM
    starter: u8  # the seat that began the game
    round_number: u8
    first_player: u8  # begins this round
    marker: u8  # holds the first-player marker, so begins the next round (R8)
    market_rooms: Annotated[Run, Many(np.uint8, NUM_COLUMNS)]
    market_resources: Annotated[Run, Many(np.uint8, NUM_COLUMNS)]
    pending: Annotated[Pending, Pending]
    houses: Annotated[list[House], Many(House, MAX_PLAYERS)]
    resource_at: Annotated[Run, Many(np.uint8, NUM_RESOURCE_CARDS + 1)]  # by card: a Place
    room_discarded: Annotated[Run, Many(np.uint8, NUM_ROOM_CARDS + 1)]  # by card: 1 on the discard pile
    room_pile: Annotated[Run, Many(np.uint8, NUM_ROOM_CARDS)]  # in drawing order, drawn ones included
    resource_pile: Annotated[Run, Many(np.uint8, NUM_RESOURCE_CARDS)]
    stream: Annotated[Stream, Stream]


STATE = dtype_of(State)
