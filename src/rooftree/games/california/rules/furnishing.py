"""Furnishing rooms, and the attic (rulebook «Ameublement», «Le grenier», R3, R4)."""

from rooftree.core.jit import rule
from rooftree.games.california.board import NUM_CELLS
from rooftree.games.california.cards import TILE_COLOUR, TILE_PIECE
from rooftree.games.california.rules.bonus import take_bonuses
from rooftree.games.california.rules.neighbours import invite_neighbour
from rooftree.games.california.state import ATTIC_SLOTS, NOTHING, Mansion, State


@rule
def can_furnish_somewhere(mansion: Mansion, colour: int) -> bool:
    """R3  Whether there is an unfurnished room of the furniture's colour."""
    return mansion.cells_of[colour] & ~cells_furnished(mansion) != 0


@rule
def cells_furnished(mansion: Mansion) -> int:
    cells = 0
    for cell in range(NUM_CELLS):
        if mansion.pieces[cell] != NOTHING:
            cells |= 1 << cell
    return cells


@rule
def furnish(state: State, seat: int, cell: int, tile: int) -> None:
    """The neighbour of that colour comes to see it (R5), and bonus cards may fall due (R6)."""
    state.mansions[seat].pieces[cell] = tile
    invite_neighbour(state, seat, TILE_COLOUR[tile])
    take_bonuses(state, seat, TILE_PIECE[tile])


@rule
def has_free_attic_slot(mansion: Mansion) -> bool:
    """R3  The second slot opens with the extension."""
    if mansion.attic[0] == NOTHING:
        return True
    return mansion.extension != NOTHING and mansion.attic[1] == NOTHING


@rule
def store(mansion: Mansion, tile: int) -> None:
    """Into the first free slot. No neighbour comes to see an attic."""
    if mansion.attic[0] == NOTHING:
        mansion.attic[0] = tile
    else:
        mansion.attic[1] = tile


@rule
def can_extend(mansion: Mansion) -> bool:
    """R3  One attic extension a mansion."""
    return mansion.extension == NOTHING


@rule
def extend(mansion: Mansion, tile: int) -> None:
    mansion.extension = tile


@rule
def has_two_stored(mansion: Mansion, colour: int) -> bool:
    """R4  Whether different pieces of a colour wait in the two slots of the attic."""
    first, second = mansion.attic[0], mansion.attic[1]
    return TILE_COLOUR[first] == colour == TILE_COLOUR[second] and TILE_PIECE[first] != TILE_PIECE[second]


@rule
def is_stored(mansion: Mansion, piece: int) -> bool:
    for slot in range(ATTIC_SLOTS):
        if mansion.attic[slot] != NOTHING and TILE_PIECE[mansion.attic[slot]] == piece:
            return True
    return False


@rule
def stored_piece_of(mansion: Mansion, colour: int) -> int:
    """The first piece of a colour in the attic, or NOTHING."""
    for slot in range(ATTIC_SLOTS):
        tile = mansion.attic[slot]
        if tile != NOTHING and TILE_COLOUR[tile] == colour:
            return TILE_PIECE[tile]
    return NOTHING


@rule
def unpack(state: State, seat: int, piece: int, cell: int) -> None:
    """R4  A stored piece moves into the new room, and is seen there for the first time."""
    mansion = state.mansions[seat]
    for slot in range(ATTIC_SLOTS):
        tile = mansion.attic[slot]
        if tile != NOTHING and TILE_PIECE[tile] == piece:
            mansion.attic[slot] = mansion.attic[ATTIC_SLOTS - 1]  # what is left moves up
            mansion.attic[ATTIC_SLOTS - 1] = NOTHING
            furnish(state, seat, cell, tile)
            return
