"""Placing décor tokens (rulebook p. 5 and 11, R4)."""

from rooftree.core.jit import rule
from rooftree.games.dreamhome.board import NUM_CELLS
from rooftree.games.dreamhome.cards import DECOR_ROOM, RoomType
from rooftree.games.dreamhome.rules.rooms import is_decorated
from rooftree.games.dreamhome.state import House, State


@rule
def can_decorate_somewhere(house: House, decor: int) -> bool:
    """R4  Whether the token has a legal room at all."""
    for cell in range(NUM_CELLS):
        if can_decorate(house, cell, decor):
            return True
    return False


@rule
def can_decorate(house: House, cell: int, decor: int) -> bool:
    """R4  A face-up room that the token fits, with no token yet: one token a room, none on an empty room."""
    return suits(house, cell, decor) and not is_decorated(house, cell)


@rule
def suits(house: House, cell: int, decor: int) -> bool:
    """Whether the token belongs into this kind of room; some go anywhere."""
    room = house.shows[cell]
    wanted = DECOR_ROOM[decor]
    return room != RoomType.NONE and (wanted == room or wanted == RoomType.NONE)


@rule
def decorate(state: State, seat: int, cell: int) -> None:
    """Put the token of the décor card just taken on a card."""
    state.houses[seat].decor[cell] = state.pending.decor
    state.pending.decor = 0
