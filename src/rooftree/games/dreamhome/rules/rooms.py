"""What a room is: runs of like cards, their size, and when they are finished (rulebook p. 7, R1, R3)."""

from rooftree.core.jit import rule
from rooftree.games.dreamhome.cards import MAX_SIZE, NO_ROOM, ROOM_TYPE
from rooftree.games.dreamhome.rules.possessions import has_interior_designer
from rooftree.games.dreamhome.state import FLOOR_BEGINS, FLOOR_ENDS, House, State


@rule
def type_at(house: House, cell: int) -> int:
    """The type of the face-up room card on a cell; an empty room and a scaffolding have none."""
    if house.face_down[cell]:
        return NO_ROOM
    return ROOM_TYPE[house.stands[cell]]


@rule
def first_cell(house: House, cell: int, room: int) -> int:
    """R1  Where the run that a room of this type makes here begins: like cards to the left belong to it."""
    first = cell
    while first > FLOOR_BEGINS[cell] and type_at(house, first - 1) == room:
        first -= 1
    return first


@rule
def last_cell(house: House, cell: int, room: int) -> int:
    """R1  Where that run ends: like cards to the right belong to it."""
    last = cell
    while last < FLOOR_ENDS[cell] and type_at(house, last + 1) == room:
        last += 1
    return last


@rule
def tokens_between(house: House, first: int, last: int) -> int:
    """How many décor tokens stand on these cells of one floor."""
    tokens = 0
    for cell in range(first, last + 1):
        if house.decor[cell]:
            tokens += 1
    return tokens


@rule
def is_decorated(house: House, cell: int) -> bool:
    """Whether the room that the card on this cell belongs to holds a token."""
    room = type_at(house, cell)
    return tokens_between(house, first_cell(house, cell, room), last_cell(house, cell, room)) > 0


@rule
def is_finished(state: State, seat: int, cell: int) -> bool:
    """R3  A room is finished at its largest size, or by décor unless its owner has the interior designer."""
    house = state.houses[seat]
    room = type_at(house, cell)
    size = last_cell(house, cell, room) - first_cell(house, cell, room) + 1
    if size == MAX_SIZE[room]:
        return True
    return is_decorated(house, cell) and not has_interior_designer(state, seat)
