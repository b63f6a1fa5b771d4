"""Why an action is not legal: the questions of `rules/`, asked one by one until one says no."""

from rooftree.core.actions import Span
from rooftree.core.game import Why
from rooftree.core.message import Message, Name, message
from rooftree.core.notation import kebab
from rooftree.games.california.actions import BORROW, BUY, EXTEND, REPAY, STORE, TAKE_GOLD, UNPACK
from rooftree.games.california.board import Cell
from rooftree.games.california.cards import (
    PIECE_COLOUR,
    TILE_COLOUR,
    TILE_KIND,
    TILE_NAMES,
    Colour,
    Piece,
    TileKind,
)
from rooftree.games.california.rules.furnishing import (
    can_extend,
    can_furnish_somewhere,
    has_free_attic_slot,
    is_stored,
)
from rooftree.games.california.rules.money import LOAN_REPAID
from rooftree.games.california.rules.renovation import cells_open_to, contains, has_room_on, room_price
from rooftree.games.california.state import NOTHING, Slot, State

Reason = Message | None


def _gold(state: State, seat: int) -> Reason:
    return None


def _borrow(state: State, seat: int) -> Reason:
    if state.has_used_loan_action:
        return message("why-one-loan-action")
    return message("why-has-loan") if state.mansions[seat].has_loan else None


def _repay(state: State, seat: int) -> Reason:
    if state.has_used_loan_action:
        return message("why-one-loan-action")
    if not state.mansions[seat].has_loan:
        return message("why-no-loan")
    return _too_dear(state, seat, LOAN_REPAID)


def _buy(state: State, seat: int, slot: int, cell: int) -> Reason:
    match _kind(state, slot):
        case TileKind.ROOM:
            return _no_room_there(state, seat, slot, cell) or _too_dear(state, seat, int(room_price(state, cell)))
        case TileKind.FURNITURE:
            return _no_furniture_there(state, seat, slot, cell) or _too_dear(state, seat, state.bank)
        case TileKind.EXTENSION:
            return message("why-extension-only-above")
    return message("why-slot-empty", slot=Name(Slot(slot).name))


def _no_room_there(state: State, seat: int, slot: int, cell: int) -> Reason:
    """R2, question by question."""
    mansion, colour = state.mansions[seat], _colour(state, slot)
    if has_room_on(mansion, cell):
        return message("why-occupied", cell=Name(Cell(cell).name))
    if not contains(cells_open_to(mansion, colour), cell):
        return message("why-must-touch", colour=Name(kebab(colour)), cell=Name(Cell(cell).name))
    return None


def _no_furniture_there(state: State, seat: int, slot: int, cell: int) -> Reason:
    """R3, question by question."""
    mansion, colour = state.mansions[seat], _colour(state, slot)
    if not has_room_on(mansion, cell):
        return message("why-not-renovated", cell=Name(Cell(cell).name))
    if not contains(mansion.cells_of[colour], cell):
        return message("why-wrong-colour", piece=_piece(state, slot), colour=Name(kebab(colour)))
    if mansion.pieces[cell] != NOTHING:
        return message("why-furnished", cell=Name(Cell(cell).name))
    return None


def _store(state: State, seat: int, slot: int) -> Reason:
    mansion, kind = state.mansions[seat], _kind(state, slot)
    if kind == TileKind.NONE:
        return message("why-slot-empty", slot=Name(Slot(slot).name))
    if kind != TileKind.FURNITURE:
        return message("why-only-furniture-in-attic")
    if can_furnish_somewhere(mansion, _colour(state, slot)):
        return message("why-room-is-ready", piece=_piece(state, slot))
    if not has_free_attic_slot(mansion):
        return message("why-attic-full" if mansion.extension != NOTHING else "why-attic-full-until-extended")
    return _too_dear(state, seat, state.bank)


def _extend(state: State, seat: int, slot: int) -> Reason:
    kind = _kind(state, slot)
    if kind == TileKind.NONE:
        return message("why-slot-empty", slot=Name(Slot(slot).name))
    if kind != TileKind.EXTENSION:
        return message("why-no-extension", slot=Name(Slot(slot).name))
    if not can_extend(state.mansions[seat]):
        return message("why-extended-already")
    return _too_dear(state, seat, state.bank)


def _unpack(state: State, seat: int, number: int) -> Reason:
    mansion, piece = state.mansions[seat], Piece(number)
    if not is_stored(mansion, piece):
        return message("why-not-stored", piece=Name(kebab(piece)))
    colour = Colour(int(TILE_COLOUR[mansion.rooms[state.pending.cell]]))
    if PIECE_COLOUR[piece] != colour:
        return message("why-wrong-colour", piece=Name(kebab(piece)), colour=Name(kebab(Colour(PIECE_COLOUR[piece]))))
    return None


def _too_dear(state: State, seat: int, price: int) -> Reason:
    money = state.mansions[seat].money
    return message("why-too-dear", price=price, money=money) if money < price else None


def _kind(state: State, slot: int) -> TileKind:
    return TileKind(int(TILE_KIND[state.slots[slot]]))


def _colour(state: State, slot: int) -> Colour:
    return Colour(int(TILE_COLOUR[state.slots[slot]]))


def _piece(state: State, slot: int) -> Name:
    return Name(TILE_NAMES[state.slots[slot]].partition("#")[0])


WHY: dict[Span, Why] = {
    TAKE_GOLD: _gold,
    BORROW: _borrow,
    REPAY: _repay,
    BUY: _buy,
    STORE: _store,
    EXTEND: _extend,
    UNPACK: _unpack,
}
