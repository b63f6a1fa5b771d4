"""The four tools (rulebook p. 13–15, R5–R7)."""

from rooftree.core.jit import rule
from rooftree.games.dreamhome.cards import ROOM_TYPE, Tool
from rooftree.games.dreamhome.rules.market import discard_resource, give_room
from rooftree.games.dreamhome.rules.placement import is_supported, may_lie_face_up, replace
from rooftree.games.dreamhome.rules.possessions import has_tool, use_up_tool
from rooftree.games.dreamhome.state import NOTHING, SCAFFOLDING_UP, House, State


@rule
def can_drill(state: State, seat: int, column: int, cell: int) -> bool:
    """R6  A face-up room of yours for a market room that is legal face up in its place."""
    incoming = state.market_rooms[column]
    if incoming == NOTHING or not state.houses[seat].shows[cell]:
        return False
    return has_tool(state, seat, Tool.DRILL) and may_lie_face_up(state, seat, cell, ROOM_TYPE[incoming])


@rule
def drill(state: State, seat: int, column: int, cell: int) -> None:
    """R6  Swap them; a token on the outgoing card is lost."""
    house = state.houses[seat]
    outgoing = house.stands[cell]
    replace(house, cell, state.market_rooms[column])
    state.market_rooms[column] = outgoing
    use_up_tool(state, Tool.DRILL)


@rule
def can_mix(state: State, seat: int, first: int, second: int) -> bool:
    """R6  Two market rooms change places."""
    both_there = state.market_rooms[first] != NOTHING and state.market_rooms[second] != NOTHING
    return both_there and has_tool(state, seat, Tool.CONCRETE_MIXER)


@rule
def mix(state: State, first: int, second: int) -> None:
    card = state.market_rooms[first]
    state.market_rooms[first] = state.market_rooms[second]
    state.market_rooms[second] = card
    use_up_tool(state, Tool.CONCRETE_MIXER)


@rule
def can_hammer(state: State, seat: int, column: int) -> bool:
    """R7  Any column's room, the first one too."""
    return has_tool(state, seat, Tool.JACKHAMMER) and state.market_rooms[column] != NOTHING


@rule
def hammer(state: State, column: int) -> None:
    """R7  Take the room alone: the resource above it is discarded, the marker does not move."""
    discard_resource(state, column)
    give_room(state, column)
    use_up_tool(state, Tool.JACKHAMMER)


@rule
def can_scaffold(house: House, cell: int) -> bool:
    """R5  An empty cell with something below."""
    return house.stands[cell] == NOTHING and is_supported(house, cell)


@rule
def scaffold(state: State, seat: int, cell: int) -> None:
    """Put up the scaffolding just taken; it makes way for a room later (R2)."""
    state.houses[seat].stands[cell] = SCAFFOLDING_UP
    state.pending.scaffolding = 0
