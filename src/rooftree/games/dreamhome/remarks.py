"""What is worth saying of a move besides its points: a room that is complete, or the roof."""

from rooftree.core.message import Message, Name, message
from rooftree.core.notation import kebab
from rooftree.games.dreamhome.board import FLOOR_BEGINS, Cell
from rooftree.games.dreamhome.cards import MAX_SIZE, RoomType
from rooftree.games.dreamhome.rules.possessions import has_interior_designer
from rooftree.games.dreamhome.rules.rooms import last_cell, tokens_between
from rooftree.games.dreamhome.scoring import ROOF_CARDS, num_roofs
from rooftree.games.dreamhome.state import State


def remarks(before: State, after: State, seat: int) -> list[Message]:
    """All of it open to everyone; of the roof only the number of cards."""
    was = _complete_rooms(before, seat)
    told = [message(key, room=room) for cells, (key, room) in _complete_rooms(after, seat).items() if cells not in was]
    if num_roofs(before, seat) < ROOF_CARDS <= num_roofs(after, seat):
        told.append(message("remark-roof", cards=ROOF_CARDS))
    return told


def _complete_rooms(state: State, seat: int) -> dict[range, tuple[str, Name]]:
    """Rooms of several cards that have their largest size, or may not grow for their décor (R3), by their cells."""
    house, found = state.houses[seat], {}
    for cell in Cell:
        room = RoomType(int(house.shows[cell]))
        if MAX_SIZE[room] > 1 and (cell == FLOOR_BEGINS[cell] or house.shows[cell - 1] != room):
            last = last_cell(house, cell, room)
            if last - cell + 1 == MAX_SIZE[room]:
                found[range(cell, last + 1)] = "remark-largest", Name(kebab(room))
            elif tokens_between(house, cell, last) and not has_interior_designer(state, seat):
                found[range(cell, last + 1)] = "remark-decorated", Name(kebab(room))
    return found
