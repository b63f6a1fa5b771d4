"""What a seat sees, as small numbers for a learning program: everything but the order of pile and bag."""

from typing import Annotated

import numpy as np

from rooftree.core.jit import rule
from rooftree.core.layout import Many, Run, grid, i8
from rooftree.core.meaning import FLAG, Count, OneOf, flag, maybe_seats, seats
from rooftree.core.seats import NOBODY
from rooftree.games.california.board import NUM_CELLS, Cell
from rooftree.games.california.cards import (
    CARDS,
    NUM_BONUSES,
    NUM_COLOURS,
    NUM_GIFTS,
    NUM_PIECES,
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
from rooftree.games.california.scoring import UNPAID_LOAN, score
from rooftree.games.california.state import (
    ATTIC_SLOTS,
    BANK_SPACES,
    MAX_PLAYERS,
    NOTHING,
    NUM_DAYS,
    NUM_SLOTS,
    PREPRINTED,
    Decision,
    Slot,
    State,
)

MOST_MONEY_SHOWN = 127
MOST_POINTS = 127
LEAST_POINTS = UNPAID_LOAN


def _tiles(kind: TileKind, **what: int) -> tuple[int, int]:
    """The first and the last tile of a kind: they are numbered one after the other."""
    found = [tile for tile in range(1, NUM_TILES + 1) if TILE_KIND[tile] == kind]
    for part, number in what.items():
        found = [tile for tile in found if getattr(CARDS, part)[tile] == number]
    return (found[0], found[-1]) if found else (1, 0)


ROOM_TILES = grid([_tiles(TileKind.ROOM, colour=colour) for colour in Colour])  # [colour, first or last]
PIECE_TILES = grid([_tiles(TileKind.FURNITURE, piece=piece) for piece in Piece])
EXTENSION_TILES = grid([_tiles(TileKind.EXTENSION)])
MOST_ROOMS = max(ROOM_TILES[colour, 1] - ROOM_TILES[colour, 0] + 1 for colour in Colour)
MOST_PIECES = max(PIECE_TILES[piece, 1] - PIECE_TILES[piece, 0] + 1 for piece in Piece)
MOST_EXTENSIONS = EXTENSION_TILES[0, 1] - EXTENSION_TILES[0, 0] + 1


class SeenSlot:
    """A tile for sale."""

    kind: Annotated[i8, TileKind]
    colour: Annotated[i8, Colour]  # of the room, or of the room for the piece
    piece: Annotated[i8, Piece]


class SeenMansion:
    """A mansion and what its owner has."""

    rooms: Annotated[Run, Many(np.int8, NUM_CELLS, by=Cell), Colour]
    pieces: Annotated[Run, Many(np.int8, NUM_CELLS, by=Cell), Piece]
    attic: Annotated[Run, Many(np.int8, ATTIC_SLOTS), Piece]
    has_extension: flag
    money: Annotated[i8, Count(MOST_MONEY_SHOWN)]  # in silver, up to MOST_MONEY_SHOWN
    has_loan: flag
    gifts: Annotated[i8, Count(NUM_GIFTS)]
    guests: Annotated[Run, Many(np.int8, len(Colour), by=Colour), FLAG]
    bonuses: Annotated[Run, Many(np.int8, NUM_BONUSES, by=Bonus), FLAG]
    points: Annotated[i8, Count(MOST_POINTS, LEAST_POINTS)]


class Observation:
    """The whole table, the observing seat first and the others to the left."""

    decision: Annotated[i8, Decision]
    to_act: Annotated[i8, seats(MAX_PLAYERS)]
    num_players: Annotated[i8, Count(MAX_PLAYERS, 2)]
    starter: Annotated[i8, seats(MAX_PLAYERS)]  # began the game
    day: Annotated[i8, Count(NUM_DAYS)]
    bank: Annotated[i8, Count(BANK_SPACES)]  # gold coins: the price of a tile
    has_used_loan_action: flag
    gifts_left: Annotated[i8, Count(NUM_GIFTS)]
    pending_cell: Annotated[i8, OneOf(("none", *(cell.name for cell in Cell)))]  # R4: the new room
    slots: Annotated[list[SeenSlot], Many(SeenSlot, NUM_SLOTS, by=Slot)]
    mansions: Annotated[list[SeenMansion], Many(SeenMansion, MAX_PLAYERS)]
    neighbours: Annotated[Run, Many(np.int8, len(Colour), by=Colour), maybe_seats(MAX_PLAYERS)]  # where each stands
    free_bonuses: Annotated[Run, Many(np.int8, NUM_BONUSES, by=Bonus), FLAG]
    bag_rooms: Annotated[Run, Many(np.int8, len(Colour), by=Colour), Count(MOST_ROOMS)]
    bag_pieces: Annotated[Run, Many(np.int8, len(Piece), by=Piece), Count(MOST_PIECES)]
    bag_extensions: Annotated[i8, Count(MOST_EXTENSIONS)]


@rule
def observe(state: State, seat: int, seen: Observation) -> None:
    """Fill in what this seat sees."""
    players = state.num_players
    seen.decision = state.decision
    seen.to_act = (state.to_act - seat + players) % players if state.decision != Decision.GAME_OVER else 0
    seen.num_players = players
    seen.starter = (state.starter - seat + players) % players
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
    see_bag(state, seen)
    for steps in range(players):
        see_mansion(state, (seat + steps) % players, seen.mansions[steps])
    for colour in range(1, NUM_COLOURS + 1):
        if state.neighbour_at[colour] != NOBODY:
            seen.neighbours[colour] = 1 + (state.neighbour_at[colour] - seat + players) % players


@rule
def see_bag(state: State, seen: Observation) -> None:
    for colour in range(1, NUM_COLOURS + 1):
        seen.bag_rooms[colour] = num_in_bag(state, ROOM_TILES[colour, 0], ROOM_TILES[colour, 1])
    for piece in range(1, NUM_PIECES + 1):
        seen.bag_pieces[piece] = num_in_bag(state, PIECE_TILES[piece, 0], PIECE_TILES[piece, 1])
    seen.bag_extensions = num_in_bag(state, EXTENSION_TILES[0, 0], EXTENSION_TILES[0, 1])


@rule
def num_in_bag(state: State, first: int, last: int) -> int:
    tiles = 0
    for tile in range(first, last + 1):
        tiles += state.in_bag[tile]
    return tiles


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
