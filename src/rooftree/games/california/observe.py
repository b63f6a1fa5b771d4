"""What a seat sees, as small numbers for a learning program: everything but the order of pile and bag."""

from typing import Annotated

import numpy as np

from rooftree.core.jit import rule
from rooftree.core.layout import Many, Run, i8
from rooftree.core.seats import NOBODY
from rooftree.games.california.board import NUM_CELLS, Cell
from rooftree.games.california.cards import (
    NUM_BONUSES,
    NUM_COLOURS,
    NUM_TILES,
    TILE_COLOUR,
    TILE_KIND,
    TILE_PIECE,
    Bonus,
    Colour,
    Piece,
    TileKind,
)
from rooftree.games.california.rules.neighbours import num_gifts_left
from rooftree.games.california.scoring import score
from rooftree.games.california.state import ATTIC_SLOTS, MAX_PLAYERS, NOTHING, NUM_SLOTS, PREPRINTED, Decision, State

MOST_MONEY_SHOWN = 127


class SeenSlot:
    """A tile for sale."""

    kind: i8  # TileKind
    colour: i8  # Colour
    piece: i8  # Piece


class SeenMansion:
    """A mansion and what its owner has."""

    rooms: Annotated[Run, Many(np.int8, NUM_CELLS, by=Cell)]  # Colour
    pieces: Annotated[Run, Many(np.int8, NUM_CELLS, by=Cell)]  # Piece
    attic: Annotated[Run, Many(np.int8, ATTIC_SLOTS)]  # Piece
    has_extension: i8
    money: i8  # in silver, up to MOST_MONEY_SHOWN
    has_loan: i8
    gifts: i8
    guests: Annotated[Run, Many(np.int8, len(Colour), by=Colour)]
    bonuses: Annotated[Run, Many(np.int8, NUM_BONUSES, by=Bonus)]
    points: i8


class Observation:
    """The whole table, the observing seat first and the others to the left."""

    decision: i8
    to_act: i8  # seats from me
    num_players: i8
    day: i8
    bank: i8
    has_used_loan_action: i8
    gifts_left: i8
    pending_cell: i8  # R4: the new room, as cell + 1
    slots: Annotated[list[SeenSlot], Many(SeenSlot, NUM_SLOTS)]
    mansions: Annotated[list[SeenMansion], Many(SeenMansion, MAX_PLAYERS)]
    free_bonuses: Annotated[Run, Many(np.int8, NUM_BONUSES, by=Bonus)]
    bag_rooms: Annotated[Run, Many(np.int8, len(Colour), by=Colour)]
    bag_pieces: Annotated[Run, Many(np.int8, len(Piece), by=Piece)]
    bag_extensions: i8


@rule
def observe(state: State, seat: int, seen: Observation) -> None:
    """Fill in what this seat sees."""
    players = state.num_players
    seen.decision = state.decision
    seen.to_act = (state.to_act - seat + players) % players if state.decision != Decision.GAME_OVER else 0
    seen.num_players = players
    seen.day = state.day
    seen.bank = state.bank
    seen.has_used_loan_action = state.has_used_loan_action
    seen.gifts_left = num_gifts_left(state)
    seen.pending_cell = state.pending.cell + 1 if state.pending.is_open else 0
    for slot in range(NUM_SLOTS):
        tile = state.slots[slot]
        seen.slots[slot].kind = TILE_KIND[tile]
        seen.slots[slot].colour = TILE_COLOUR[tile]
        seen.slots[slot].piece = TILE_PIECE[tile]
    for bonus in range(NUM_BONUSES):
        seen.free_bonuses[bonus] = state.bonus_of[bonus] == NOBODY
    for tile in range(1, NUM_TILES + 1):
        if state.in_bag[tile]:
            see_in_bag(tile, seen)
    for steps in range(players):
        see_mansion(state, (seat + steps) % players, seen.mansions[steps])


@rule
def see_in_bag(tile: int, seen: Observation) -> None:
    match TILE_KIND[tile]:
        case TileKind.ROOM:
            seen.bag_rooms[TILE_COLOUR[tile]] += 1
        case TileKind.FURNITURE:
            seen.bag_pieces[TILE_PIECE[tile]] += 1
        case TileKind.EXTENSION:
            seen.bag_extensions += 1


@rule
def see_mansion(state: State, seat: int, seen: SeenMansion) -> None:
    mansion = state.mansions[seat]
    for cell in range(NUM_CELLS):
        seen.rooms[cell] = state.boards[seat]
        if mansion.rooms[cell] != PREPRINTED:
            seen.rooms[cell] = TILE_COLOUR[mansion.rooms[cell]]
        seen.pieces[cell] = TILE_PIECE[mansion.pieces[cell]]
    for slot in range(ATTIC_SLOTS):
        seen.attic[slot] = TILE_PIECE[mansion.attic[slot]]
    seen.has_extension = mansion.extension != NOTHING
    seen.money = min(mansion.money, MOST_MONEY_SHOWN)
    seen.has_loan = mansion.has_loan
    seen.gifts = mansion.gifts
    for colour in range(1, NUM_COLOURS + 1):
        seen.guests[colour] = state.neighbour_at[colour] == seat
    for bonus in range(NUM_BONUSES):
        seen.bonuses[bonus] = state.bonus_of[bonus] == seat
    seen.points = score(state, seat)
