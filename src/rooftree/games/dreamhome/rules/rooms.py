"""What a room is: a run of like cards, and the token it holds (rulebook p. 7, R1)."""

from rooftree.core.jit import rule
from rooftree.games.dreamhome.board import FLOOR_BEGINS, FLOOR_ENDS
from rooftree.games.dreamhome.cards import RoomType
from rooftree.games.dreamhome.state import NOTHING, SCAFFOLDING_UP, House


@rule
def has_card(house: House, cell: int) -> bool:
    """Whether a room card, face up or down, lies on the cell."""
    return house.stands[cell] != NOTHING and house.stands[cell] != SCAFFOLDING_UP


@rule
def is_empty_room(house: House, cell: int) -> bool:
    """A room card that lies face down is an empty room."""
    return has_card(house, cell) and house.shows[cell] == RoomType.NONE


@rule
def first_cell(house: House, cell: int, room: int) -> int:
    """R1  Where the run that a room of this type makes here begins: like cards to the left belong to it."""
    first = cell
    while first > FLOOR_BEGINS[cell] and house.shows[first - 1] == room:
        first -= 1
    return first


@rule
def last_cell(house: House, cell: int, room: int) -> int:
    """R1  Where that run ends: like cards to the right belong to it."""
    last = cell
    while last < FLOOR_ENDS[cell] and house.shows[last + 1] == room:
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
    room = house.shows[cell]
    return tokens_between(house, first_cell(house, cell, room), last_cell(house, cell, room)) > 0
