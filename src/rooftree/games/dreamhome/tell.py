"""The log: what an action does, as a message key. Nothing in it is secret from any seat."""

from rooftree.core.message import Message, Name, message
from rooftree.core.notation import kebab
from rooftree.games.dreamhome.actions import (
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
from rooftree.games.dreamhome.board import Cell
from rooftree.games.dreamhome.cards import RESOURCE_KIND, RESOURCE_NAMES, ROOM_NAMES, Decor, ResourceKind, RoomType
from rooftree.games.dreamhome.state import FIRST_COLUMN, Decision, State


def tell(state: State, action: int) -> Message:
    """What the player to act is about to do."""
    if action in DISCARD:
        column = DISCARD.column(action)
        resource = Name(RESOURCE_NAMES[state.market_resources[column]])
        return message("tell-discard", column=column + 1, room=_room(state, column), resource=resource)
    if action in HAMMER:
        column = HAMMER.column(action)
        return message("tell-hammer", column=column + 1, room=_room(state, column))
    if action in TAKE:
        return _tell_take(state, TAKE.column(action))
    if action in DRILL:
        column, cell = DRILL.values(action)
        outgoing = Name(ROOM_NAMES[state.houses[state.to_act].stands[cell]])
        return message("tell-drill", room=_room(state, column), old=outgoing, cell=_cell(cell))
    if action in MIX:
        room, other = (_room(state, column) for column in MIX.values(action))
        return message("tell-mix", room=room, other=other)
    return _tell_placing(state, action)


def _tell_placing(state: State, action: int) -> Message:
    if action in PLACE:
        return message("tell-place", room=Name(ROOM_NAMES[state.pending.room]), cell=_cell(PLACE.cell(action)))
    if action in PLACE_DOWN:
        return message("tell-place-down", cell=_cell(PLACE_DOWN.cell(action)))
    if action in DECORATE:
        decor = Name(kebab(Decor(state.pending.decor)))
        return message("tell-decor", decor=decor, cell=_cell(DECORATE.cell(action)))
    if action in SCAFFOLD:
        return message("tell-scaffold", cell=_cell(SCAFFOLD.cell(action)))
    return _tell_helping(state, action)


def _tell_helping(state: State, action: int) -> Message:
    if action in ROOFER:
        return message("tell-roofer")  # R9  the pile stays face down
    if action in SUPPLY:
        room, cell = SUPPLY.values(action)
        return message("tell-supply", room=Name(kebab(RoomType(room))), cell=_cell(cell))
    if action in SWAP:
        cell, other = SWAP.values(action)
        return message("tell-swap", cell=_cell(cell), other=_cell(other))
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
    return Name(Cell(cell).name)
