"""The score (rules «Fin de la partie», «Variantes», R9, R10)."""

from rooftree.core.jit import rule
from rooftree.games.homesweethome.board import NUM_CELLS
from rooftree.games.homesweethome.cards import CARDS, KIND, POINTS, ROOM_KIND, Kind, RoomKind
from rooftree.games.homesweethome.state import NOTHING, ROOMS_A_CELL, Ruleset, State

EXPERT_POINTS = CARDS.numbers["expert"]
PALACE, MANOR, NICE_HOUSE = (CARDS.numbers[rank] for rank in ("palace", "manor", "nice-house"))  # the least points


@rule
def score(state: State, seat: int) -> int:
    """R9, R10  One house, one score, the same for everyone."""
    points = 0
    for cell in range(NUM_CELLS):
        points += cell_points(state, cell)
    if state.expert:
        points += expert_points(uses_all_cells(state)) + expert_points(is_all_roofed(state))
        points += expert_points(has_all_room_kinds(state))
    return points


@rule
def cell_points(state: State, cell: int) -> int:
    """R9  A terrain always counts, a building only under a roof."""
    if KIND[state.base[cell]] == Kind.TERRAIN:
        return POINTS[state.base[cell]]
    if state.roofs[cell] == NOTHING:
        return 0
    points = POINTS[state.base[cell]] + POINTS[state.roofs[cell]]
    for place in range(cell * ROOMS_A_CELL, (cell + 1) * ROOMS_A_CELL):
        points += POINTS[state.rooms[place]]
    return points


@rule
def expert_points(is_fulfilled: bool) -> int:
    return EXPERT_POINTS if is_fulfilled else 0


@rule
def uses_all_cells(state: State) -> bool:
    for cell in range(NUM_CELLS):
        if state.base[cell] == NOTHING:
            return False
    return True


@rule
def is_all_roofed(state: State) -> bool:
    """At least one building, and every building roofed."""
    buildings = 0
    for cell in range(NUM_CELLS):
        if KIND[state.base[cell]] == Kind.FOUNDATION:
            buildings += 1
            if state.roofs[cell] == NOTHING:
                return False
    return buildings > 0


@rule
def has_all_room_kinds(state: State) -> bool:
    """R9  Kitchen, bedroom, bathroom and living room, all built."""
    for kind in range(RoomKind.KITCHEN, RoomKind.LIVING_ROOM + 1):
        if not has_room(state, kind):
            return False
    return True


@rule
def has_room(state: State, kind: int) -> bool:
    """Ruleset 1 wanted it roofed."""
    for cell in range(NUM_CELLS):
        if state.ruleset >= Ruleset.SECOND or state.roofs[cell] != NOTHING:
            for place in range(cell * ROOMS_A_CELL, (cell + 1) * ROOMS_A_CELL):
                if ROOM_KIND[state.rooms[place]] == kind:
                    return True
    return False
