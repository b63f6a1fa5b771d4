"""What is on the table and in the hands: the nouns of the rulebook, and nothing else."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from rooftree.core.chance import Stream
from rooftree.core.layout import Many, Run, dtype_of, i8, u8
from rooftree.games.homesweethome.board import NUM_CELLS, Cell
from rooftree.games.homesweethome.cards import NUM_CONSTRUCTIONS, NUM_RESOURCE_CARDS, Hint, Resource

MAX_PLAYERS = 5
NUM_TURNS = 20
NUM_QUEUES = 2
QUEUE_LENGTH = 3
ROOMS_A_CELL = 2
MAX_PILES = 11  # twenty turns cannot use up more: at most 15 cards are spent a turn, and a pile has at least 33
NOTHING = 0


class Ruleset(IntEnum):
    """The numbers of the rulesets. What was begun under the first is played by it to the end."""

    FIRST = 1
    SECOND = 2  # R7: what can be countered must be; R9: rooms need no roof for the expert; the first turn can build


class Decision(IntEnum):
    """What the player to act is being asked: the table of contents of the game."""

    GAME_OVER = 0
    SPEAK = 1  # which head should be built? (advice)
    CHOOSE = 2  # the active player decides
    PAY_SWAP = 3  # R6: the architect discards resources
    OFFER_POWER = 4  # R4: before the first card is played
    PLAY = 5  # which resource? (R3)
    RESCUE = 6  # R4, R5: help the player who passed?
    PLACE = 7  # where does the card go? (R2)
    TOSS = 8  # nothing is built: discard up to two?
    COUNTER = 9  # R7: stop hail or pests?
    SHIELD = 10  # R7: protect cells from drought?


class Word(IntEnum):
    """What a player said in the advice round."""

    NOT_YET = 0
    A = 1
    B = 2
    NONE = 3


class With(IntEnum):
    """What stops hail or pests (R7)."""

    TARP = 0
    POISON = 1
    JOKER = 2


class By(IntEnum):
    """What keeps a cell from drought (R7)."""

    WATER = 0
    JOKER = 1
    POWER = 2


class Place(IntEnum):
    """Where a resource card is; IN_HAND + seat is in that player's hand."""

    IN_PILE = 0
    DISCARDED = 1
    IN_HAND = 2


class Player:
    """One player's hand and character."""

    cards: Annotated[Run, Many(np.uint8, len(Resource), by=Resource)]  # how many of each
    character: u8
    has_used_power: u8  # this turn
    said: u8  # a Word
    was_asked: u8  # in the window that is open now
    num_tossed: u8  # this turn
    lacks: Annotated[Run, Many(np.uint8, len(Resource), by=Resource)]  # 1: the table knows it; until cards are drawn
    holds: Annotated[Run, Many(np.uint8, len(Hint), by=Hint)]  # 1: the table knows it; until such a card is spent
    known: Annotated[Run, Many(np.uint8, len(Resource), by=Resource)]  # R6: at least so many, to the site manager


class Pending:
    """What a turn has under way; empty between turns, when nobody has passed."""

    queue: u8  # being built: 1 for A, 2 for B
    swap_queue: u8  # being swapped: 1 for A, 2 for B
    stars: u8  # paid for the swap
    passer: i8  # the seat that passed, or NOBODY
    striking: u8  # the queue whose head strikes: 1 for A, 2 for B (R7)
    trap: u8  # the trap that strikes
    shielded: Annotated[Run, Many(np.uint8, NUM_CELLS, by=Cell)]
    needed: Annotated[Run, Many(np.uint8, len(Resource), by=Resource)]  # still to be paid


class State:
    """The whole table."""

    decision: u8
    to_act: u8
    num_players: u8
    ruleset: u8  # a Ruleset
    with_characters: u8  # option `characters`
    expert: u8  # option `expert`
    turn: u8
    active: u8  # whose turn it is
    queues: Annotated[Run, Many(np.uint8, NUM_QUEUES * QUEUE_LENGTH)]  # A's head first, then B's
    base: Annotated[Run, Many(np.uint8, NUM_CELLS, by=Cell)]  # a terrain or a foundation
    rooms: Annotated[Run, Many(np.uint8, NUM_CELLS * ROOMS_A_CELL)]  # two places a cell
    roofs: Annotated[Run, Many(np.uint8, NUM_CELLS, by=Cell)]
    pending: Annotated[Pending, Pending]
    players: Annotated[list[Player], Many(Player, MAX_PLAYERS)]
    construction_gone: Annotated[Run, Many(np.uint8, NUM_CONSTRUCTIONS + 1)]  # by card: 1 discarded or destroyed
    constructions_drawn: u8
    construction_pile: Annotated[Run, Many(np.uint8, NUM_CONSTRUCTIONS)]
    resource_at: Annotated[Run, Many(np.uint8, NUM_RESOURCE_CARDS + 1)]  # by card: a Place
    num_reshuffles: u8
    pile_next: u8  # how many cards of the pile are drawn
    pile_end: u8  # how many the pile had
    piles: Annotated[Run, Many(np.uint8, MAX_PILES * NUM_RESOURCE_CARDS)]  # the dealt pile, then each reshuffled one
    stream: Annotated[Stream, Stream]


STATE = dtype_of(State)
