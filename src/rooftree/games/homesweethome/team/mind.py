"""The numbers the team bot thinks with: scratch paper, written anew for every answer."""

from typing import Annotated

import numpy as np

from rooftree.core.chance import Stream
from rooftree.core.layout import Many, Run, i64, u8
from rooftree.games.homesweethome.board import NUM_CELLS, Cell
from rooftree.games.homesweethome.cards import NUM_RESOURCE_CARDS, Resource
from rooftree.games.homesweethome.state import MAX_PLAYERS, NUM_QUEUES, QUEUE_LENGTH, Word

POINT = 100  # worth is counted in hundredths of a point
CERTAIN = 1000  # chances are per mille

OPEN_CARDS = NUM_QUEUES * QUEUE_LENGTH
BRANCHES = 3  # of a turn: nothing, A's head or B's head is built
NUM_HOUSES = 1 + BRANCHES + BRANCHES**2 + BRANCHES**3  # of a plan: now, and after each of three turns

# The states the bot has: the position it was asked about, and three kinds of scratch.
POSITION = 0
WORLD = 1  # a possible world
TRIAL = 2  # where something is tried
HOUSE = 3  # the first house of a plan
NUM_STATES = HOUSE + NUM_HOUSES


class Outlook:
    """What comes after a turn, as anyone can tell by counting cards."""

    foundations: u8
    rooms: u8
    roofs: u8
    room_points: i64  # the mean of those to come
    roof_points: i64
    terrain_risk: Annotated[Run, Many(np.int16, NUM_CELLS, by=Cell)]  # that a trap destroys a terrain there
    room_risk: Annotated[Run, Many(np.int16, NUM_CELLS, by=Cell)]  # unroofed rooms
    building_risk: Annotated[Run, Many(np.int16, NUM_CELLS, by=Cell)]  # a building, roof and all


class Mind:
    """What the bot has in mind."""

    stream: Annotated[Stream, Stream]
    # worlds.py
    unseen: Annotated[Run, Many(np.uint8, len(Resource), by=Resource)]  # neither discarded nor in one's own hand
    deck: Annotated[Run, Many(np.uint8, NUM_RESOURCE_CARDS)]  # the same, shuffled; what is dealt goes to its end
    deck_size: i64
    num_left: i64  # not yet dealt to anyone
    to_deal: Annotated[Run, Many(np.uint8, MAX_PLAYERS)]  # by seat
    # house.py
    ahead: Annotated[list[Outlook], Many(Outlook, QUEUE_LENGTH + 1)]  # after this turn, the next…
    sure: i64  # the worth of what is finished
    num_open: i64  # buildings without a roof, the following by number
    open_points: Annotated[Run, Many(np.int32, NUM_CELLS)]
    open_rooms: Annotated[Run, Many(np.uint8, NUM_CELLS)]
    open_space: Annotated[Run, Many(np.uint8, NUM_CELLS)]  # for more rooms
    open_risk: Annotated[Run, Many(np.int16, NUM_CELLS)]
    # plan.py, by house
    is_there: Annotated[Run, Many(np.uint8, NUM_HOUSES)]
    value: Annotated[Run, Many(np.int32, NUM_HOUSES)]
    loss: Annotated[Run, Many(np.int32, NUM_HOUSES)]  # to traps, on the way from the turn before
    # chances.py
    chance: Annotated[Run, Many(np.int32, OPEN_CARDS)]  # that a card in the queues can be paid
    jokers: Annotated[Run, Many(np.int32, OPEN_CARDS)]  # that it takes, per mille
    gain: Annotated[Run, Many(np.int32, len(Word), by=Word)]  # of building a head
    agreed: Annotated[Run, Many(np.int32, len(Word), by=Word)]  # the same by what everybody sees: words are about that
    # paying.py and hand.py
    option: Annotated[Run, Many(np.int32, 32)]  # by number of the move
    use: Annotated[Run, Many(np.int32, len(Resource), by=Resource)]  # of a first card
