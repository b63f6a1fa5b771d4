"""What is on the table, and what a player may answer."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from gable.cards import NUM_CARDS
from gable.house import NUM_CELLS, Cell, House
from rooftree.core.actions import Span
from rooftree.core.chance import Stream
from rooftree.core.layout import Many, Run, i8, u8

MAX_PLAYERS = 4
NUM_SLOTS = MAX_PLAYERS + 1
NUM_ROUNDS = 12

Decision = IntEnum("Decision", "GAME_OVER TAKE_CARD", start=0)
Slot = IntEnum("Slot", "M1 M2 M3 M4 M5", start=0)

BUILD = Span(slot=Slot, cell=Cell)
TOSS = BUILD.then(slot=Slot)


class State:
    """The whole table. Only the order of the cards that are still in the pile is hidden."""

    decision: u8
    to_act: u8
    num_players: u8
    round: u8
    turns: u8  # that were taken in this round
    drawn: u8  # cards gone from the pile
    market: Annotated[Run, Many(np.uint8, NUM_SLOTS, by=Slot)]
    houses: Annotated[list[House], Many(House, MAX_PLAYERS)]
    heap: Annotated[Run, Many(np.uint8, NUM_CARDS + 1)]  # by card: 1 tossed away
    pile: Annotated[Run, Many(np.uint8, NUM_CARDS)]  # in drawing order
    stream: Annotated[Stream, Stream]


class Seen:
    """What a seat sees, as small numbers: itself first, then the others to the left."""

    to_act: i8  # seats from me
    round: i8
    market: Annotated[Run, Many(np.int8, NUM_SLOTS, by=Slot)]
    cells: Annotated[Run, Many(np.int8, MAX_PLAYERS * NUM_CELLS)]  # house by house
    heap: Annotated[Run, Many(np.int8, NUM_CARDS + 1)]
