"""The log: what an action does, as a message key. Nothing in it is secret from any seat."""

from rooftree.core.message import Message, Name, message
from rooftree.core.notation import kebab
from rooftree.games.dreamhome.actions import (
    CELL_PAIRS,
    COLUMN_PAIRS,
    DECORATE,
    DISCARD,
    DRILL,
    HAMMER,
    MIX,
    PASS,
    PLACE,
    PLACE_DOWN,
    ROOFER,
    SCAFFOLD,
    SUPPLY,
    SWAP,
    TAKE,
)
from rooftree.games.dreamhome.cards import RESOURCE_KIND, RESOURCE_NAMES, ROOM_NAMES, Decor, ResourceKind, RoomType
from rooftree.games.dreamhome.state import FIRST_COLUMN, NUM_CELLS, Cell, Decision, State


def tell(state: State, action: int) -> Message:
    """What the player to act is about to do."""
    if action in DISCARD:
        column = action - DISCARD.first + 1
        resource = Name(RESOURCE_NAMES[state.market_resources[column]])
        return message("tell-discard", column=column + 1, room=_room(state, column), resource=resource)
    if action in HAMMER:
        column = action - HAMMER.first
        return message("tell-hammer", column=column + 1, room=_room(state, column))
    if action in TAKE:
        return _tell_take(state, action - TAKE.first)
    if action in DRILL:
        column, cell = divmod(action - DRILL.first, NUM_CELLS)
        outgoing = Name(ROOM_NAMES[state.houses[state.to_act].stands[cell]])
        return message("tell-drill", room=_room(state, column), old=outgoing, cell=_cell(cell))
    if action in MIX:
        row = action - MIX.first
        room, other = _room(state, COLUMN_PAIRS[row, 0]), _room(state, COLUMN_PAIRS[row, 1])
        return message("tell-mix", room=room, other=other)
    return _tell_placing(state, action)


def _tell_placing(state: State, action: int) -> Message:
    if action in PLACE:
        return message("tell-place", room=Name(ROOM_NAMES[state.pending.room]), cell=_cell(action - PLACE.first))
    if action in PLACE_DOWN:
        return message("tell-place-down", cell=_cell(action - PLACE_DOWN.first))
    if action in DECORATE:
        decor = Name(kebab(Decor(state.pending.decor)))
        return message("tell-decor", decor=decor, cell=_cell(action - DECORATE.first))
    if action in SCAFFOLD:
        return message("tell-scaffold", cell=_cell(action - SCAFFOLD.first))
    return _tell_helping(state, action)


def _tell_helping(state: State, action: int) -> Message:
    if action in ROOFER:
        return message("tell-roofer")  # R9  the pile stays face down
    if action in SUPPLY:
        room, cell = divmod(action - SUPPLY.first, NUM_CELLS)
        return message("tell-supply", room=Name(kebab(RoomType(room + 1))), cell=_cell(cell))
    if action in SWAP:
        row = action - SWAP.first
        return message("tell-swap", cell=_cell(CELL_PAIRS[row, 0]), other=_cell(CELL_PAIRS[row, 1]))
    assert action in PASS
    is_early = state.decision == Decision.USE_JACKHAMMER
    return message("tell-keep-jackhammer" if is_early else "tell-no-helper")


def _tell_take(state: State, column: int) -> Message:
    """R9  A roof goes face down: under `strict` the log does not remember its colour."""
    if column == FIRST_COLUMN:
        return message("tell-take-first", column=column + 1, room=_room(state, column))
    card = state.market_resources[column]
    hidden = RESOURCE_KIND[card] == ResourceKind.ROOF and not state.open_roofs
    resource = Name("roof" if hidden else RESOURCE_NAMES[card])
    return message("tell-take", column=column + 1, room=_room(state, column), resource=resource)


def _room(state: State, column: int) -> Name:
    return Name(ROOM_NAMES[state.market_rooms[column]])


def _cell(cell: int) -> Name:
    return Name(Cell(int(cell)).name)
