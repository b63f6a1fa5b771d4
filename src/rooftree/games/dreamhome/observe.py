"""What a seat sees, as small numbers for a learning program: the view without words (R9 kept)."""

from typing import Annotated

import numpy as np

from rooftree.core.jit import rule
from rooftree.core.layout import Many, Run, i8
from rooftree.games.dreamhome.board import NUM_CELLS, Cell
from rooftree.games.dreamhome.cards import (
    HAS_WINDOW,
    NUM_COLOURS,
    NUM_DECOR,
    NUM_ROOFS,
    NUM_ROOM_CARDS,
    RESOURCE_DETAIL,
    RESOURCE_KIND,
    ROOM_TYPE,
    Decor,
    Helper,
    RoofColour,
    RoomType,
    Tool,
)
from rooftree.games.dreamhome.rules.possessions import has_tool, num_helpers
from rooftree.games.dreamhome.rules.rooms import is_empty_room
from rooftree.games.dreamhome.scoring import num_roofs, num_roofs_of, num_windows_of, score_without_roof
from rooftree.games.dreamhome.state import MAX_PLAYERS, NUM_COLUMNS, SCAFFOLDING_UP, Decision, Place, State

NUM_TOOLS = len(Tool)
NUM_HELPERS = len(Helper)


class SeenColumn:
    """One column of the market."""

    room: i8  # RoomType
    resource_kind: i8  # ResourceKind
    resource: i8  # RoofColour, Decor, Tool or Helper
    window: i8


class SeenHouse:
    """One home board and what lies before it."""

    rooms: Annotated[Run, Many(np.int8, NUM_CELLS, by=Cell)]  # RoomType of the face-up card
    is_empty_room: Annotated[Run, Many(np.int8, NUM_CELLS, by=Cell)]
    is_scaffolding: Annotated[Run, Many(np.int8, NUM_CELLS, by=Cell)]
    decor: Annotated[Run, Many(np.int8, NUM_CELLS, by=Cell)]
    garden: Annotated[Run, Many(np.int8, NUM_DECOR + 1, by=Decor)]
    tools: Annotated[Run, Many(np.int8, NUM_TOOLS, by=Tool)]
    helpers: Annotated[Run, Many(np.int8, NUM_HELPERS, by=Helper)]
    roof_height: i8
    roofs: Annotated[Run, Many(np.int8, NUM_COLOURS, by=RoofColour)]  # zero under `strict`
    roof_windows: Annotated[Run, Many(np.int8, NUM_COLOURS, by=RoofColour)]  # zero under `strict`
    points: i8  # without the roof
    has_played: i8


class Observation:
    """The whole table, the observing seat first and the others clockwise."""

    decision: i8
    is_my_turn: i8
    num_players: i8
    round_number: i8
    first_player: i8  # seats from me
    marker: i8  # seats from me
    pending_room: i8
    pending_decor: i8
    pending_scaffolding: i8
    market: Annotated[list[SeenColumn], Many(SeenColumn, NUM_COLUMNS)]
    houses: Annotated[list[SeenHouse], Many(SeenHouse, MAX_PLAYERS)]
    discarded_rooms: Annotated[Run, Many(np.int8, len(RoomType), by=RoomType)]
    discarded_roofs: Annotated[Run, Many(np.int8, NUM_COLOURS, by=RoofColour)]
    discarded_windows: Annotated[Run, Many(np.int8, NUM_COLOURS, by=RoofColour)]


@rule
def observe(state: State, seat: int, seen: Observation) -> None:
    """Fill in what this seat sees."""
    players = state.num_players
    seen.decision = state.decision
    seen.is_my_turn = state.to_act == seat and state.decision != Decision.GAME_OVER
    seen.num_players = players
    seen.round_number = state.round_number
    seen.first_player = (state.first_player - seat + players) % players
    seen.marker = (state.marker - seat + players) % players
    seen.pending_room = ROOM_TYPE[state.pending.room]
    seen.pending_decor = state.pending.decor
    seen.pending_scaffolding = state.pending.scaffolding
    for column in range(NUM_COLUMNS):
        see_column(state, column, seen.market[column])
    for steps in range(players):
        see_house(state, (seat + steps) % players, seen.houses[steps])
    see_discards(state, seen)


@rule
def see_column(state: State, column: int, seen: SeenColumn) -> None:
    resource = state.market_resources[column]
    seen.room = ROOM_TYPE[state.market_rooms[column]]
    seen.resource_kind = RESOURCE_KIND[resource]
    seen.resource = RESOURCE_DETAIL[resource]
    seen.window = HAS_WINDOW[resource]


@rule
def see_house(state: State, seat: int, seen: SeenHouse) -> None:
    house = state.houses[seat]
    for cell in range(NUM_CELLS):
        seen.rooms[cell] = house.shows[cell]
        seen.is_empty_room[cell] = is_empty_room(house, cell)
        seen.is_scaffolding[cell] = house.stands[cell] == SCAFFOLDING_UP
        seen.decor[cell] = house.decor[cell]
    for decor in range(NUM_DECOR + 1):
        seen.garden[decor] = house.garden[decor]
    for tool in range(NUM_TOOLS):
        seen.tools[tool] = has_tool(state, seat, tool)
    for helper in range(NUM_HELPERS):
        seen.helpers[helper] = num_helpers(state, seat, helper)
    seen.roof_height = num_roofs(state, seat)
    if are_roofs_shown(state):
        for colour in range(NUM_COLOURS):
            seen.roofs[colour] = num_roofs_of(state, seat, colour)
            seen.roof_windows[colour] = num_windows_of(state, seat, colour)
    seen.points = score_without_roof(state, seat)
    seen.has_played = house.has_played


@rule
def are_roofs_shown(state: State) -> bool:
    """R9  Roof piles lie face down for everyone until the end, unless the table plays with open roofs."""
    return state.open_roofs != 0 or state.decision == Decision.GAME_OVER


@rule
def see_discards(state: State, seen: Observation) -> None:
    for card in range(1, NUM_ROOM_CARDS + 1):
        if state.room_discarded[card]:
            seen.discarded_rooms[ROOM_TYPE[card]] += 1
    for card in range(1, NUM_ROOFS + 1):
        if state.resource_at[card] == Place.DISCARDED:
            seen.discarded_roofs[RESOURCE_DETAIL[card]] += 1
            seen.discarded_windows[RESOURCE_DETAIL[card]] += HAS_WINDOW[card]
