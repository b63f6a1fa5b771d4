"""What the player to act may answer: the legal actions of each decision."""

from rooftree.core.actions import Moves, offer, offer_if
from rooftree.core.jit import rule
from rooftree.games.california.actions import BORROW, BUY, EXTEND, REPAY, STORE, TAKE_GOLD, UNPACK
from rooftree.games.california.board import NUM_CELLS
from rooftree.games.california.cards import NUM_PIECES, PIECE_COLOUR, TILE_COLOUR, TILE_KIND, TileKind
from rooftree.games.california.rules.furnishing import can_extend, cells_furnished, has_free_attic_slot, is_stored
from rooftree.games.california.rules.money import can_borrow, can_repay
from rooftree.games.california.rules.renovation import cells_affordable, cells_renovated, cells_where, contains
from rooftree.games.california.state import NUM_SLOTS, Decision, State


@rule
def list_moves(state: State, moves: Moves) -> None:
    """Offer every legal action."""
    match state.decision:
        case Decision.CHOOSE_ACTION:
            list_actions(state, moves)
        case Decision.UNPACK:
            list_unpacking(state, moves)


@rule
def list_actions(state: State, moves: Moves) -> None:
    """Gold is always there: the day ends when it is not."""
    offer(moves, TAKE_GOLD.at())
    offer_if(moves, can_borrow(state, state.to_act), BORROW.at())
    offer_if(moves, can_repay(state, state.to_act), REPAY.at())
    if state.mansions[state.to_act].money >= state.bank:
        list_purchases(state, moves)


@rule
def list_purchases(state: State, moves: Moves) -> None:
    """What the money is enough for: R2's cells for a room; for furniture R3's, or else the attic."""
    mansion = state.mansions[state.to_act]
    free = cells_affordable(state, mansion.money) & ~cells_renovated(mansion)
    unfurnished = ~cells_furnished(mansion)
    may_store, may_extend = has_free_attic_slot(mansion), can_extend(mansion)
    for slot in range(NUM_SLOTS):
        tile = state.slots[slot]
        kind = TILE_KIND[tile]
        same = int(mansion.cells_of[TILE_COLOUR[tile]])  # none for what has no colour
        open_to_room = cells_where(same) & free
        cells = open_to_room if kind == TileKind.ROOM else same & unfurnished
        list_cells(moves, slot, cells)
        offer_if(moves, may_store and kind == TileKind.FURNITURE and cells == 0, STORE.at(slot))
        offer_if(moves, may_extend and kind == TileKind.EXTENSION, EXTEND.at(slot))


@rule
def list_cells(moves: Moves, slot: int, cells: int) -> None:
    """The tile on each cell of a set: as `offer_if`, sixteen times."""
    count = int(moves.count)
    for cell in range(NUM_CELLS):
        moves.actions[count] = BUY.at(slot, cell)
        count += contains(cells, cell)
    moves.count = count


@rule
def list_unpacking(state: State, moves: Moves) -> None:
    """R4  The different pieces of the new room's colour."""
    mansion = state.mansions[state.to_act]
    colour = TILE_COLOUR[mansion.rooms[state.pending.cell]]
    for piece in range(1, NUM_PIECES + 1):
        if PIECE_COLOUR[piece] == colour and is_stored(mansion, piece):
            offer(moves, UNPACK.at(piece))
