"""Building on the ground (rules «Spécificités et contraintes», R2)."""

from rooftree.core.jit import rule
from rooftree.games.homesweethome.board import ABOVE, BELOW, LEFT_OF, NO_CELL, NUM_CELLS, RIGHT_OF
from rooftree.games.homesweethome.cards import CAPACITY, KIND, Kind
from rooftree.games.homesweethome.state import NOTHING, ROOMS_A_CELL, State


@rule
def is_ground(card: int) -> bool:
    """R2  What lies on the ground itself: only this can be built first."""
    return KIND[card] == Kind.TERRAIN or KIND[card] == Kind.FOUNDATION


@rule
def has_a_place(state: State, card: int) -> bool:
    for cell in range(NUM_CELLS):
        if can_place(state, card, cell):
            return True
    return False


@rule
def can_place(state: State, card: int, cell: int) -> bool:
    """R2  Ground cards beside something built, rooms on foundations with space, roofs on rooms."""
    if KIND[card] == Kind.ROOM:
        return can_take_a_room(state, cell)
    if KIND[card] == Kind.ROOF:
        return can_take_a_roof(state, cell)
    return KIND[card] != Kind.TRAP and can_take_ground(state, cell)


@rule
def can_take_ground(state: State, cell: int) -> bool:
    """R2  An empty cell: the first anywhere, later ones orthogonally beside something built."""
    if state.base[cell] != NOTHING:
        return False
    return (
        is_built(state, LEFT_OF[cell])
        or is_built(state, RIGHT_OF[cell])
        or is_built(state, ABOVE[cell])
        or is_built(state, BELOW[cell])
        or is_bare(state)
    )


@rule
def is_built(state: State, cell: int) -> bool:
    return cell != NO_CELL and state.base[cell] != NOTHING


@rule
def is_bare(state: State) -> bool:
    """Nothing stands anywhere."""
    for cell in range(NUM_CELLS):
        if state.base[cell] != NOTHING:
            return False
    return True


@rule
def can_take_a_room(state: State, cell: int) -> bool:
    """R2  A foundation with space left and no roof."""
    return state.roofs[cell] == NOTHING and num_rooms(state, cell) < CAPACITY[state.base[cell]]


@rule
def can_take_a_roof(state: State, cell: int) -> bool:
    """R2  A foundation with at least one room."""
    return state.roofs[cell] == NOTHING and num_rooms(state, cell) > 0


@rule
def num_rooms(state: State, cell: int) -> int:
    rooms = 0
    for place in range(ROOMS_A_CELL):
        if state.rooms[cell * ROOMS_A_CELL + place] != NOTHING:
            rooms += 1
    return rooms


@rule
def place(state: State, card: int, cell: int) -> None:
    if KIND[card] == Kind.ROOM:
        state.rooms[cell * ROOMS_A_CELL + num_rooms(state, cell)] = card
    elif KIND[card] == Kind.ROOF:
        state.roofs[cell] = card
    else:
        state.base[cell] = card
