"""The market: refilling, discarding and taking columns (rulebook p. 4 and 6, R4, R5, R8)."""

from rooftree.core.jit import rule
from rooftree.games.dreamhome.cards import DECOR_IN_GARDEN, RESOURCE_DETAIL, RESOURCE_KIND, ResourceKind, Tool
from rooftree.games.dreamhome.state import (
    FIRST_COLUMN,
    NOTHING,
    NUM_COLUMNS,
    NUM_ROUNDS,
    Place,
    State,
)

RESOURCES_A_ROUND = NUM_COLUMNS - 1


@rule
def refill(state: State) -> None:
    """Five rooms along the bottom, four resources above columns 2 to 5."""
    rooms_before = (state.round_number - 1) * NUM_COLUMNS
    resources_before = (state.round_number - 1) * RESOURCES_A_ROUND
    for column in range(NUM_COLUMNS):
        state.market_rooms[column] = state.room_pile[rooms_before + column]
    for column in range(1, NUM_COLUMNS):
        state.market_resources[column] = state.resource_pile[resources_before + column - 1]


@rule
def can_take(state: State, column: int) -> bool:
    """A column that still has a room."""
    return state.market_rooms[column] != NOTHING


@rule
def take(state: State, seat: int, column: int) -> None:
    """Take the pair of cards; with column 1 comes the marker, which counts from the next round (R8)."""
    if column == FIRST_COLUMN:
        state.marker = seat
    else:
        give_resource(state, seat, column)
    give_room(state, column)


@rule
def give_room(state: State, column: int) -> None:
    """The room comes into the player's hand, to be placed at once."""
    state.pending.room = state.market_rooms[column]
    state.market_rooms[column] = NOTHING


@rule
def give_resource(state: State, seat: int, column: int) -> None:
    """R4  Roofs, helpers and tools are taken at once; décor and scaffolding wait to be placed."""
    card = state.market_resources[column]
    state.market_resources[column] = NOTHING
    match RESOURCE_KIND[card]:
        case ResourceKind.DECOR:
            give_decor(state, seat, card)
        case ResourceKind.TOOL:
            give_tool(state, seat, card)
        case _:
            state.resource_at[card] = Place.WITH_SEAT + seat


@rule
def give_decor(state: State, seat: int, card: int) -> None:
    """The card is discarded, for its token is what counts: it stands in the garden, or waits to be placed."""
    decor = RESOURCE_DETAIL[card]
    state.resource_at[card] = Place.DISCARDED
    if DECOR_IN_GARDEN[decor]:
        state.houses[seat].garden[decor] = 1
    else:
        state.pending.decor = decor


@rule
def give_tool(state: State, seat: int, card: int) -> None:
    """R5  In the last round it is too late to be of use."""
    if state.round_number == NUM_ROUNDS:
        state.resource_at[card] = Place.DISCARDED
    else:
        state.resource_at[card] = Place.WITH_SEAT + seat
        if RESOURCE_DETAIL[card] == Tool.SCAFFOLDING:
            state.pending.scaffolding = 1


@rule
def can_discard_column(state: State, column: int) -> bool:
    """2–3 players: any column but the first."""
    return column != FIRST_COLUMN and state.market_rooms[column] != NOTHING


@rule
def clear(state: State) -> None:
    """After the last turn of a round, what is left goes to the discard piles."""
    for column in range(NUM_COLUMNS):
        discard_column(state, column)


@rule
def discard_column(state: State, column: int) -> None:
    if state.market_rooms[column] != NOTHING:
        state.room_discarded[state.market_rooms[column]] = 1
        state.market_rooms[column] = NOTHING
    discard_resource(state, column)


@rule
def discard_resource(state: State, column: int) -> None:
    if state.market_resources[column] != NOTHING:
        state.resource_at[state.market_resources[column]] = Place.DISCARDED
        state.market_resources[column] = NOTHING
