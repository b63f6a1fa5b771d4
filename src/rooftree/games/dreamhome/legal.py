"""What the player to act may answer: the legal actions of each decision."""

from rooftree.core.actions import Moves, offer
from rooftree.core.jit import rule
from rooftree.games.dreamhome.actions import (
    DECORATE,
    DISCARD,
    DRILL,
    HAMMER,
    MIX,
    PASS,
    PLACE,
    PLACE_DOWN,
    ROOFER,
    SCAFFOLD,
    SUPPLY,
    SWAP,
    TAKE,
)
from rooftree.games.dreamhome.board import NUM_CELLS
from rooftree.games.dreamhome.cards import NUM_COLOURS, NUM_ROOM_TYPES, ROOM_TYPE, Helper, Tool
from rooftree.games.dreamhome.rules.decor import can_decorate
from rooftree.games.dreamhome.rules.helpers import can_be_supplied, can_supply, can_swap, can_use_roofer
from rooftree.games.dreamhome.rules.market import can_discard_column, can_take
from rooftree.games.dreamhome.rules.placement import can_build_on, may_lie_face_up
from rooftree.games.dreamhome.rules.possessions import has_tool, num_helpers
from rooftree.games.dreamhome.rules.tools import can_drill, can_hammer, can_mix, can_scaffold
from rooftree.games.dreamhome.state import NUM_COLUMNS, Decision, State


@rule
def list_moves(state: State, moves: Moves) -> None:
    """Offer every legal action."""
    match state.decision:
        case Decision.DISCARD_COLUMN:
            for column in range(1, NUM_COLUMNS):
                if can_discard_column(state, column):
                    offer(moves, DISCARD.at(column))
        case Decision.USE_JACKHAMMER:
            list_jackhammer(state, moves)
        case Decision.TAKE_COLUMN:
            list_tools(state, moves)
            for column in range(NUM_COLUMNS):
                if can_take(state, column):
                    offer(moves, TAKE.at(column))
        case Decision.PLACE_ROOM:
            list_placements(state, moves)
            list_resource(state, moves)
        case Decision.PLACE_RESOURCE:
            list_resource(state, moves)
        case Decision.USE_HELPER:
            list_helpers(state, moves)


@rule
def list_jackhammer(state: State, moves: Moves) -> None:
    offer(moves, PASS.at())
    for column in range(NUM_COLUMNS):
        if can_hammer(state, state.to_act, column):
            offer(moves, HAMMER.at(column))


@rule
def list_tools(state: State, moves: Moves) -> None:
    seat = state.to_act
    if has_tool(state, seat, Tool.DRILL):
        for column in range(NUM_COLUMNS):
            for cell in range(NUM_CELLS):
                if can_drill(state, seat, column, cell):
                    offer(moves, DRILL.at(column, cell))
    if has_tool(state, seat, Tool.CONCRETE_MIXER):
        for first in range(NUM_COLUMNS):
            for second in range(first + 1, NUM_COLUMNS):
                if can_mix(state, seat, first, second):
                    offer(moves, MIX.at(first, second))


@rule
def list_placements(state: State, moves: Moves) -> None:
    """R2  Face up where the card fits, face down wherever there is a cell for it."""
    house = state.houses[state.to_act]
    room = ROOM_TYPE[state.pending.room]
    for cell in range(NUM_CELLS):
        if can_build_on(house, cell):
            offer(moves, PLACE_DOWN.at(cell))
            if may_lie_face_up(state, state.to_act, cell, room):
                offer(moves, PLACE.at(cell))


@rule
def list_resource(state: State, moves: Moves) -> None:
    """R4, R5  Where the décor or the scaffolding just taken may go."""
    house = state.houses[state.to_act]
    if state.pending.decor:
        for cell in range(NUM_CELLS):
            if can_decorate(house, cell, state.pending.decor):
                offer(moves, DECORATE.at(cell))
    if state.pending.scaffolding:
        for cell in range(NUM_CELLS):
            if can_scaffold(house, cell):
                offer(moves, SCAFFOLD.at(cell))


@rule
def list_helpers(state: State, moves: Moves) -> None:
    seat = state.to_act
    offer(moves, PASS.at())
    for colour in range(NUM_COLOURS):
        for window in range(2):
            if can_use_roofer(state, seat, colour, window):
                offer(moves, ROOFER.at(colour, window))
    for room in range(1, NUM_ROOM_TYPES + 1):
        if can_supply(state, seat, room):
            for cell in range(NUM_CELLS):
                if can_be_supplied(state, seat, room, cell):
                    offer(moves, SUPPLY.at(room, cell))
    if num_helpers(state, seat, Helper.HANDYMAN):
        for first in range(NUM_CELLS):
            for second in range(first + 1, NUM_CELLS):
                if can_swap(state.houses[seat], first, second):
                    offer(moves, SWAP.at(first, second))
