"""What a seat sees, as small numbers for a learning program: the view without words (R9 kept)."""

from typing import Annotated

import numpy as np

from rooftree.core.jit import inlined, rule
from rooftree.core.layout import Many, Run, i8, table
from rooftree.core.meaning import FLAG, Count, OneOf, flag, maybe, seats
from rooftree.core.message import name_of
from rooftree.games.dreamhome.board import NUM_CELLS, Cell
from rooftree.games.dreamhome.cards import (
    CARDS,
    CHILDREN,
    DECOR_CARD,
    FIRST_HELPER,
    FIRST_ROOF,
    FIRST_ROOM,
    FIRST_WINDOW,
    HAS_WINDOW,
    LAST_HELPER,
    LAST_ROOF,
    LAST_ROOM,
    NUM_COLOURS,
    NUM_DECOR,
    NUM_ROOFS,
    NUM_ROOM_CARDS,
    NUM_ROOM_TYPES,
    RESOURCE_DETAIL,
    RESOURCE_KIND,
    ROOM_TYPE,
    TOOL_CARD,
    Decor,
    Helper,
    ResourceKind,
    RoofColour,
    RoomType,
    Tool,
)
from rooftree.games.dreamhome.scoring import num_children, points_without_roof
from rooftree.games.dreamhome.state import (
    MAX_PLAYERS,
    NUM_COLUMNS,
    NUM_ROUNDS,
    Decision,
    House,
    Place,
    State,
)

NUM_TOOLS = len(Tool)
NUM_HELPERS = len(Helper)
MOST_CHILDREN = max(CARDS.children)  # on a card
MOST_OF_A_COLOUR = max(LAST_ROOF[colour] - FIRST_ROOF[colour] + 1 for colour in RoofColour)
MOST_OF_A_ROOM = max(LAST_ROOM[room] - FIRST_ROOM[room] + 1 for room in RoomType)
COPIES = max(LAST_HELPER[helper] - FIRST_HELPER[helper] + 1 for helper in Helper)
MOST_POINTS = 127
BITS = 8  # a tally has so many for each place
FULL = (1 << BITS) - 1


EMPTY_ROOM = len(RoomType)  # what is seen of a card that lies face down
SCAFFOLDING = len(RoomType) + 1
STANDS = OneOf((*(name_of(room) for room in RoomType), "empty-room", "scaffolding"))
FACE_DOWN = table([0, *[EMPTY_ROOM] * NUM_ROOM_CARDS, SCAFFOLDING])  # by what stands on a cell and shows no room


class SeenColumn:
    """One column of the market: a room, and a card of one of four kinds."""

    room: Annotated[i8, RoomType]
    children: Annotated[i8, Count(MOST_CHILDREN)]  # in the picture of the room
    roof: Annotated[i8, maybe(RoofColour)]
    window: flag  # the roof has one
    decor: Annotated[i8, Decor]
    tool: Annotated[i8, maybe(Tool)]
    helper: Annotated[i8, maybe(Helper)]


class SeenHouse:
    """One home board and what lies before it."""

    cells: Annotated[Run, Many(np.int8, NUM_CELLS, by=Cell), STANDS]  # a RoomType, or one of the two after the last
    decor: Annotated[Run, Many(np.int8, NUM_CELLS, by=Cell), Decor]  # the token on the card
    garden: Annotated[Run, Many(np.int8, NUM_DECOR + 1, by=Decor), FLAG]  # the token stands in the garden
    tools: Annotated[Run, Many(np.int8, NUM_TOOLS, by=Tool), FLAG]
    helpers: Annotated[Run, Many(np.int8, NUM_HELPERS, by=Helper), Count(COPIES)]
    roof_height: Annotated[i8, Count(NUM_ROOFS)]  # cards in the pile, open or not
    roofs: Annotated[Run, Many(np.int8, NUM_COLOURS, by=RoofColour), Count(MOST_OF_A_COLOUR)]  # zero under `strict`
    roof_windows: Annotated[Run, Many(np.int8, NUM_COLOURS, by=RoofColour), Count(MOST_OF_A_COLOUR)]  # the same
    points: Annotated[i8, Count(MOST_POINTS)]  # without the roof
    children: Annotated[i8, Count(MOST_CHILDREN * NUM_CELLS)]  # on face-up cards: the tie-break
    has_played: flag  # this round's turn is over


class Observation:
    """The whole table, the observing seat first and the others clockwise."""

    decision: Annotated[i8, Decision]
    to_act: Annotated[i8, seats(MAX_PLAYERS)]
    num_players: Annotated[i8, Count(MAX_PLAYERS, 2)]
    open_roofs: flag  # option `roofs`
    discard_rule: flag  # option `discard`
    round_number: Annotated[i8, Count(NUM_ROUNDS)]
    first_player: Annotated[i8, seats(MAX_PLAYERS)]  # began this round
    marker: Annotated[i8, seats(MAX_PLAYERS)]  # begins the next
    pending_room: Annotated[i8, RoomType]  # taken and not yet placed, like the next three
    pending_children: Annotated[i8, Count(MOST_CHILDREN)]
    pending_decor: Annotated[i8, Decor]
    pending_scaffolding: flag
    market: Annotated[list[SeenColumn], Many(SeenColumn, NUM_COLUMNS)]
    houses: Annotated[list[SeenHouse], Many(SeenHouse, MAX_PLAYERS)]
    discarded_rooms: Annotated[Run, Many(np.int8, len(RoomType), by=RoomType), Count(MOST_OF_A_ROOM)]
    discarded_roofs: Annotated[Run, Many(np.int8, NUM_COLOURS, by=RoofColour), Count(MOST_OF_A_COLOUR)]
    discarded_windows: Annotated[Run, Many(np.int8, NUM_COLOURS, by=RoofColour), Count(MOST_OF_A_COLOUR)]
    discarded_decor: Annotated[Run, Many(np.int8, NUM_DECOR + 1, by=Decor), FLAG]
    discarded_tools: Annotated[Run, Many(np.int8, NUM_TOOLS, by=Tool), FLAG]
    discarded_helpers: Annotated[Run, Many(np.int8, NUM_HELPERS, by=Helper), Count(COPIES)]


@rule
def observe(state: State, seat: int, seen: Observation) -> None:
    """Fill in what this seat sees."""
    see_table(state, seat, seen)
    for column in range(NUM_COLUMNS):
        see_column(state, column, seen.market[column])
    see_roofs(state, seat, seen)
    see_helpers(state, seat, seen)
    see_tools(state, seat, seen)
    for steps in range(state.num_players):
        see_house(state.houses[(seat + steps) % state.num_players], seen.houses[steps])
    see_discards(state, seen)


@inlined
def see_table(state: State, seat: int, seen: Observation) -> None:
    players = state.num_players
    seen.decision = state.decision
    if state.decision != Decision.GAME_OVER:
        seen.to_act = (state.to_act - seat + players) % players
    seen.num_players = players
    seen.open_roofs = state.open_roofs
    seen.discard_rule = state.discard_rule
    seen.round_number = state.round_number
    seen.first_player = (state.first_player - seat + players) % players
    seen.marker = (state.marker - seat + players) % players
    seen.pending_room = ROOM_TYPE[state.pending.room]
    seen.pending_children = CHILDREN[state.pending.room]
    seen.pending_decor = state.pending.decor
    seen.pending_scaffolding = state.pending.scaffolding


@inlined
def see_column(state: State, column: int, seen: SeenColumn) -> None:
    room = state.market_rooms[column]
    seen.room = ROOM_TYPE[room]
    seen.children = CHILDREN[room]
    card = state.market_resources[column]
    seen.window = HAS_WINDOW[card]
    match RESOURCE_KIND[card]:
        case ResourceKind.ROOF:
            seen.roof = RESOURCE_DETAIL[card] + 1
        case ResourceKind.DECOR:
            seen.decor = RESOURCE_DETAIL[card]
        case ResourceKind.TOOL:
            seen.tool = RESOURCE_DETAIL[card] + 1
        case ResourceKind.HELPER:
            seen.helper = RESOURCE_DETAIL[card] + 1


@inlined
def see_roofs(state: State, seat: int, seen: Observation) -> None:
    """The height of every pile; colours where they are open."""
    heights = 0
    are_shown = are_roofs_shown(state)
    for colour in range(NUM_COLOURS):
        plain = tally(state, FIRST_ROOF[colour], FIRST_WINDOW[colour] - 1)
        windows = tally(state, FIRST_WINDOW[colour], LAST_ROOF[colour])
        heights += plain + windows
        seen.discarded_roofs[colour] = num_discarded(plain + windows)
        seen.discarded_windows[colour] = num_discarded(windows)
        if are_shown:
            see_open_roofs(state, seat, seen, colour, plain + windows, windows)
    heights = from_here(state, seat, heights)
    for steps in range(MAX_PLAYERS):
        seen.houses[steps].roof_height = heights >> BITS * steps & FULL


@inlined
def see_open_roofs(state: State, seat: int, seen: Observation, colour: int, roofs: int, windows: int) -> None:
    here = from_here(state, seat, roofs)
    windows_here = from_here(state, seat, windows)
    for steps in range(MAX_PLAYERS):
        seen.houses[steps].roofs[colour] = here >> BITS * steps & FULL
        seen.houses[steps].roof_windows[colour] = windows_here >> BITS * steps & FULL


@inlined
def are_roofs_shown(state: State) -> bool:
    """R9  Roof piles lie face down for everyone until the end, unless the table plays with open roofs."""
    return state.open_roofs != 0 or state.decision == Decision.GAME_OVER


@inlined
def see_helpers(state: State, seat: int, seen: Observation) -> None:
    for helper in range(NUM_HELPERS):
        copies = tally(state, FIRST_HELPER[helper], LAST_HELPER[helper])
        seen.discarded_helpers[helper] = num_discarded(copies)
        here = from_here(state, seat, copies)
        for steps in range(MAX_PLAYERS):
            seen.houses[steps].helpers[helper] = here >> BITS * steps & FULL


@inlined
def see_tools(state: State, seat: int, seen: Observation) -> None:
    for tool in range(NUM_TOOLS):
        lies = tally(state, TOOL_CARD[tool], TOOL_CARD[tool])
        seen.discarded_tools[tool] = num_discarded(lies)
        here = from_here(state, seat, lies)
        for steps in range(MAX_PLAYERS):
            seen.houses[steps].tools[tool] = here >> BITS * steps & FULL


@inlined
def tally(state: State, first: int, last: int) -> int:
    """How many of these cards lie where: a byte for each Place, so that all are counted at once."""
    counted = 0
    for card in range(first, last + 1):
        counted += 1 << BITS * state.resource_at[card]
    return counted


@inlined
def num_discarded(counted: int) -> int:
    return counted >> BITS * Place.DISCARDED & FULL


@inlined
def from_here(state: State, seat: int, counted: int) -> int:
    """What lies before the players, from this seat on: the lowest byte is one's own, and nobody has more."""
    players = state.num_players
    seats_from_first = counted >> BITS * Place.WITH_SEAT
    turned = seats_from_first >> BITS * seat | seats_from_first << BITS * (players - seat)
    return turned & (1 << BITS * players) - 1


@inlined
def see_house(house: House, seen: SeenHouse) -> None:
    for cell in range(NUM_CELLS):
        shows = house.shows[cell]
        below = FACE_DOWN[house.stands[cell]]
        seen.cells[cell] = shows + below * (shows == RoomType.NONE)  # no question to guess
        seen.decor[cell] = house.decor[cell]
    for decor in range(NUM_DECOR + 1):
        seen.garden[decor] = house.garden[decor]
    seen.points = points_without_roof(house, seen.helpers[Helper.ARCHITECT], seen.helpers[Helper.INTERIOR_DESIGNER])
    seen.children = num_children(house)
    seen.has_played = house.has_played


@inlined
def see_discards(state: State, seen: Observation) -> None:
    card = 1
    for room in range(1, NUM_ROOM_TYPES + 1):
        cards = 0
        last = LAST_ROOM[room]
        while card <= last:  # five times as fast as a range from its first
            cards += state.room_discarded[card]
            card += 1
        seen.discarded_rooms[room] = cards
    for decor in range(1, NUM_DECOR + 1):
        seen.discarded_decor[decor] = state.resource_at[DECOR_CARD[decor]] == Place.DISCARDED
