"""The log: what an action does, as a message key."""

from rooftree.core.message import Message, Name, message
from rooftree.core.notation import kebab
from rooftree.games.california.actions import BORROW, BUY, EXTEND, REPAY, STORE, TAKE_GOLD, UNPACK
from rooftree.games.california.board import Cell
from rooftree.games.california.cards import TILE_KIND, TILE_NAMES, Piece, TileKind
from rooftree.games.california.rules.money import LOAN_REPAID
from rooftree.games.california.rules.renovation import room_price
from rooftree.games.california.state import State


def tell(state: State, action: int) -> Message:
    """What the player to act is about to do."""
    if action in BUY:
        return _tell_buy(state, *BUY.values(action))
    if action in STORE:
        return message("tell-store", piece=_tile(state, STORE.slot(action)), price=state.bank)
    if action in EXTEND:
        return message("tell-extend", price=state.bank)
    if action in UNPACK:
        piece = Name(kebab(Piece(UNPACK.piece(action))))
        return message("tell-unpack", piece=piece, cell=_cell(state.pending.cell))
    if action in TAKE_GOLD:
        return message("tell-gold")
    return message("tell-borrow" if action in BORROW else "tell-repay")


def price(state: State, action: int) -> int:
    """What an action costs its player, in silver; gold and a new loan bring money."""
    if BUY.holds(action):
        return _price_of(state, *BUY.values(action))
    if STORE.holds(action) or EXTEND.holds(action):
        return int(state.bank)
    return LOAN_REPAID if action in REPAY else 0


def _price_of(state: State, slot: int, cell: int) -> int:
    return int(room_price(state, cell) if _is_room(state, slot) else state.bank)


def _tell_buy(state: State, slot: int, cell: int) -> Message:
    if _is_room(state, slot):
        return message("tell-renovate", room=_tile(state, slot), cell=_cell(cell), price=_price_of(state, slot, cell))
    return message("tell-furnish", piece=_tile(state, slot), cell=_cell(cell), price=_price_of(state, slot, cell))


def _is_room(state: State, slot: int) -> bool:
    return bool(TILE_KIND[state.slots[slot]] == TileKind.ROOM)


def _tile(state: State, slot: int) -> Name:
    return Name(TILE_NAMES[state.slots[slot]])


def _cell(cell: int) -> Name:
    return Name(Cell(cell).name)
