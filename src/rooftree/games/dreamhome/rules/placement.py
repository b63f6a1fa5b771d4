"""Placing room cards (rulebook p. 6–7, R2)."""

from rooftree.core.jit import rule
from rooftree.games.dreamhome.board import BELOW, FLOOR, ON_THE_GROUND, Floor
from rooftree.games.dreamhome.cards import MAX_SIZE, NO_ROOM, ROOM_CLASS, ROOM_TYPE, RoomClass, Tool
from rooftree.games.dreamhome.rules.possessions import has_interior_designer, use_up_tool
from rooftree.games.dreamhome.rules.rooms import first_cell, last_cell, tokens_between
from rooftree.games.dreamhome.state import NOTHING, SCAFFOLDING_UP, House, State


@rule
def can_build_on(house: House, cell: int) -> bool:
    """R2  A card goes on an empty cell or on a scaffolding, with something below."""
    return is_free(house, cell) and is_supported(house, cell)


@rule
def is_free(house: House, cell: int) -> bool:
    return house.stands[cell] == NOTHING or house.stands[cell] == SCAFFOLDING_UP


@rule
def is_supported(house: House, cell: int) -> bool:
    """R2  The cell below is not empty; a scaffolding holds too."""
    return BELOW[cell] == ON_THE_GROUND or house.stands[BELOW[cell]] != NOTHING


@rule
def may_lie_face_up(state: State, seat: int, cell: int, room: int) -> bool:
    """R2  The class fits the floor, and the run it joins is neither full nor finished."""
    house = state.houses[seat]
    if not fits_the_floor(room, cell):
        return False
    if stands_alone(house, cell, room):
        return True
    return fits_the_size(house, cell, room) and not is_held_back_by_decor(state, seat, cell, room)


@rule
def fits_the_floor(room: int, cell: int) -> bool:
    """Basement rooms in the basement, all others on the two floors above it."""
    return (ROOM_CLASS[room] == RoomClass.BASEMENT) == (FLOOR[cell] == Floor.BASEMENT)


@rule
def stands_alone(house: House, cell: int, room: int) -> bool:
    """R1  No like room to the left or right: there is nothing to join (most cells, so it is asked first)."""
    return first_cell(house, cell, room) == last_cell(house, cell, room)


@rule
def fits_the_size(house: House, cell: int, room: int) -> bool:
    """R2  With both sides together, the room would not be larger than its largest size."""
    return last_cell(house, cell, room) - first_cell(house, cell, room) + 1 <= MAX_SIZE[room]


@rule
def is_held_back_by_decor(state: State, seat: int, cell: int, room: int) -> bool:
    """R3  A token finishes a room; with the interior designer only two tokens in one room are too many."""
    house = state.houses[seat]
    tokens = tokens_between(house, first_cell(house, cell, room), cell - 1)
    tokens += tokens_between(house, cell + 1, last_cell(house, cell, room))
    return tokens > 1 or (tokens == 1 and not has_interior_designer(state, seat))


@rule
def place(state: State, seat: int, cell: int, card: int, face_up: bool) -> None:
    """Lay a room card on a cell; a scaffolding there makes way (R2)."""
    house = state.houses[seat]
    if house.stands[cell] == SCAFFOLDING_UP:
        use_up_tool(state, Tool.SCAFFOLDING)
    house.stands[cell] = card
    house.shows[cell] = ROOM_TYPE[card] if face_up else NO_ROOM


@rule
def replace(house: House, cell: int, card: int) -> None:
    """R6, R10  Exchange the card on a cell; the token of the old one is lost."""
    house.stands[cell] = card
    house.shows[cell] = ROOM_TYPE[card]
    house.decor[cell] = 0
