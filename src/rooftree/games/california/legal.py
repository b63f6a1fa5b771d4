"""What the player to act may answer: the legal actions of each decision."""

from rooftree.core.actions import Moves, offer
from rooftree.core.jit import rule
from rooftree.games.california.actions import BORROW, BUY, EXTEND, REPAY, STORE, TAKE_GOLD, UNPACK
from rooftree.games.california.cards import NUM_PIECES, PIECE_COLOUR, TILE_COLOUR, TILE_KIND, TileKind
from rooftree.games.california.rules.furnishing import can_extend, can_furnish, can_store, is_stored
from rooftree.games.california.rules.money import can_borrow, can_repay
from rooftree.games.california.rules.renovation import cells_open_to, contains, room_price
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
    if can_borrow(state, state.to_act):
        offer(moves, BORROW.at())
    if can_repay(state, state.to_act):
        offer(moves, REPAY.at())
    if state.mansions[state.to_act].money >= state.bank:
        list_purchases(state, moves)


@rule
def list_purchases(state: State, moves: Moves) -> None:
    """What the money is enough for, coins on a cell apart."""
    for slot in range(NUM_SLOTS):
        match TILE_KIND[state.slots[slot]]:
            case TileKind.ROOM:
                list_room(state, moves, slot)
            case TileKind.FURNITURE:
                list_furniture(state, moves, slot)
            case TileKind.EXTENSION:
                if can_extend(state.mansions[state.to_act]):
                    offer(moves, EXTEND.at(slot))


@rule
def list_room(state: State, moves: Moves, slot: int) -> None:
    """R1, R2  Every cell that is open to the colour and can be paid."""
    mansion = state.mansions[state.to_act]
    cells = cells_open_to(mansion, TILE_COLOUR[state.slots[slot]])
    cell = 0
    while cells >> cell:  # to the last that is open
        if contains(cells, cell) and room_price(state, cell) <= mansion.money:
            offer(moves, BUY.at(slot, cell))
        cell += 1


@rule
def list_furniture(state: State, moves: Moves, slot: int) -> None:
    """R3  Every room that can take it, or else the attic."""
    mansion = state.mansions[state.to_act]
    colour = TILE_COLOUR[state.slots[slot]]
    cell = 0
    while mansion.cells_of[colour] >> cell:  # to the last room of the colour
        if can_furnish(mansion, cell, colour):
            offer(moves, BUY.at(slot, cell))
        cell += 1
    if can_store(mansion, colour):
        offer(moves, STORE.at(slot))


@rule
def list_unpacking(state: State, moves: Moves) -> None:
    """R4  The different pieces of the new room's colour."""
    mansion = state.mansions[state.to_act]
    colour = TILE_COLOUR[mansion.rooms[state.pending.cell]]
    for piece in range(1, NUM_PIECES + 1):
        if PIECE_COLOUR[piece] == colour and is_stored(mansion, piece):
            offer(moves, UNPACK.at(piece))
