"""The helpers who work after round 12 (rulebook p. 12–13, R10)."""

from rooftree.core.jit import rule
from rooftree.games.dreamhome.board import FLOOR_BEGINS, FLOOR_ENDS
from rooftree.games.dreamhome.cards import (
    CHILDREN,
    DECOR_POINTS,
    FIRST_ROOF,
    FIRST_ROOM,
    HAS_WINDOW,
    LAST_ROOF,
    LAST_ROOM,
    MAX_SIZE,
    Decor,
    Helper,
    RoomType,
)
from rooftree.games.dreamhome.rules.placement import fits_the_floor, may_lie_face_up, replace
from rooftree.games.dreamhome.rules.possessions import num_helpers, use_up_helper
from rooftree.games.dreamhome.rules.rooms import first_cell, has_card, last_cell
from rooftree.games.dreamhome.state import NOTHING, House, Place, State


@rule
def has_work_left(state: State, seat: int) -> bool:
    """R10  Whether a roofer, supplier or handyman still waits before a player."""
    return (
        num_helpers(state, seat, Helper.ROOFER) > 0
        or num_helpers(state, seat, Helper.SUPPLIER) > 0
        or num_helpers(state, seat, Helper.HANDYMAN) > 0
    )


@rule
def can_use_roofer(state: State, seat: int, colour: int, window: int) -> bool:
    """R10  Any discarded roof card."""
    return num_helpers(state, seat, Helper.ROOFER) > 0 and discarded_roof(state, colour, window) != NOTHING


@rule
def discarded_roof(state: State, colour: int, window: int) -> int:
    """The first such roof card on the discard pile, or NOTHING."""
    for card in range(FIRST_ROOF[colour], LAST_ROOF[colour] + 1):
        if HAS_WINDOW[card] == window and state.resource_at[card] == Place.DISCARDED:
            return card
    return NOTHING


@rule
def use_roofer(state: State, seat: int, colour: int, window: int) -> None:
    """R10  Add it to the pile, unseen cards and all."""
    state.resource_at[discarded_roof(state, colour, window)] = Place.WITH_SEAT + seat
    use_up_helper(state, seat, Helper.ROOFER)


@rule
def can_supply(state: State, seat: int, room: int) -> bool:
    """R10  Any discarded room card."""
    return num_helpers(state, seat, Helper.SUPPLIER) > 0 and discarded_room(state, room) != NOTHING


@rule
def can_be_supplied(state: State, seat: int, room: int, cell: int) -> bool:
    """R10  In exchange for any room of yours, an empty one too, if the new card is legal face up there."""
    return has_card(state.houses[seat], cell) and may_lie_face_up(state, seat, cell, room)


@rule
def discarded_room(state: State, room: int) -> int:
    """Of the discarded cards of a type, the one with most children, or NOTHING."""
    best = NOTHING
    for card in range(FIRST_ROOM[room], LAST_ROOM[room] + 1):
        if state.room_discarded[card] and (best == NOTHING or CHILDREN[card] > CHILDREN[best]):
            best = card
    return best


@rule
def supply(state: State, seat: int, room: int, cell: int) -> None:
    """R10  Exchange them: the old card goes to the discards, its token is lost."""
    house = state.houses[seat]
    incoming = discarded_room(state, room)
    state.room_discarded[house.stands[cell]] = 1
    state.room_discarded[incoming] = 0
    replace(house, cell, incoming)
    use_up_helper(state, seat, Helper.SUPPLIER)


@rule
def can_swap(house: House, first: int, second: int) -> bool:
    """R10  Any two room cards, if both are legal where they land."""
    if not (has_card(house, first) and has_card(house, second)):
        return False
    return may_land(house, first, first, second) and may_land(house, second, first, second)


@rule
def may_land(house: House, cell: int, first: int, second: int) -> bool:
    """R10  Floor and size must fit, décor does not hold back; an empty room stays face down and is legal anywhere."""
    room = type_after_swap(house, cell, first, second)
    if room == RoomType.NONE:
        return True
    return fits_the_floor(room, cell) and size_after_swap(house, cell, first, second) <= MAX_SIZE[room]


@rule
def type_after_swap(house: House, cell: int, first: int, second: int) -> int:
    if cell == first:
        return house.shows[second]
    if cell == second:
        return house.shows[first]
    return house.shows[cell]


@rule
def size_after_swap(house: House, cell: int, first: int, second: int) -> int:
    """How large the room on a cell would be once the two cards have changed places (R1)."""
    room = type_after_swap(house, cell, first, second)
    left = cell
    while left > FLOOR_BEGINS[cell] and type_after_swap(house, left - 1, first, second) == room:
        left -= 1
    right = cell
    while right < FLOOR_ENDS[cell] and type_after_swap(house, right + 1, first, second) == room:
        right += 1
    return right - left + 1


@rule
def swap(state: State, seat: int, first: int, second: int) -> None:
    """R10  The cards change places and their tokens travel with them."""
    house = state.houses[seat]
    card, room, decor = house.stands[first], house.shows[first], house.decor[first]
    house.stands[first], house.shows[first] = house.stands[second], house.shows[second]
    house.decor[first] = house.decor[second]
    house.stands[second], house.shows[second], house.decor[second] = card, room, decor
    keep_best_token(house, first)
    keep_best_token(house, second)
    use_up_helper(state, seat, Helper.HANDYMAN)


@rule
def keep_best_token(house: House, cell: int) -> None:
    """R10  A room that holds several tokens keeps the most valuable (the leftmost of equals)."""
    room = house.shows[cell]
    if room == RoomType.NONE:
        return
    first = first_cell(house, cell, room)
    last = last_cell(house, cell, room)
    best = first
    for other in range(first, last + 1):
        if DECOR_POINTS[house.decor[other]] > DECOR_POINTS[house.decor[best]]:
            best = other
    for other in range(first, last + 1):
        if other != best:
            house.decor[other] = Decor.NONE
