"""What a house will be worth in the end, by what it shows now: weights for each feature, fitted to many games.

The weights lie in `outlook.toml`, in hundredths of a point: a row for each number of players and of rounds that are
left. They are written by `python tools/fit.py`, which says how.
"""

from enum import IntEnum
from pathlib import Path

from rooftree.box.tomlcards import read_toml
from rooftree.core.jit import rule
from rooftree.core.layout import wide_grid
from rooftree.games.dreamhome.board import FLOOR, FLOOR_BEGINS, FLOOR_ENDS, NUM_CELLS, Floor
from rooftree.games.dreamhome.cards import (
    FIRST_ROOF,
    LAST_ROOF,
    MAX_SIZE,
    NUM_COLOURS,
    NUM_RESOURCE_CARDS,
    NUM_ROOM_CARDS,
    ROOM_TYPE,
    Helper,
    RoomType,
    Tool,
)
from rooftree.games.dreamhome.rules.market import RESOURCES_A_ROUND
from rooftree.games.dreamhome.rules.placement import can_build_on, is_free
from rooftree.games.dreamhome.rules.possessions import has_interior_designer, has_tool, num_helpers
from rooftree.games.dreamhome.rules.rooms import first_cell, is_decorated, last_cell
from rooftree.games.dreamhome.scoring import (
    ROOF_CARDS,
    num_empty_rooms,
    num_roofs,
    num_roofs_of,
    num_windows_of,
    rooms_on,
    score,
    score_without_roof,
)
from rooftree.games.dreamhome.state import MAX_PLAYERS, NUM_COLUMNS, NUM_ROUNDS, House, State

POINT = 100
MIN_PLAYERS = 2
ROOF_STEPS = ROOF_CARDS + 1  # none to four
SIZES = 2  # of rooms that can still grow
NUM_GROWING = RoomType.PLAYROOM  # the first room types are those of several sizes
NUM_HELPERS, NUM_TOOLS, NUM_FLOORS = len(Helper), len(Tool), len(Floor)
TALLY = 6  # bits: several counts in one number


class Feature(IntEnum):
    """What is counted in a house; runs of features are named by their first."""

    ALWAYS = 0
    SCORE = 1  # without the roof
    ROOFS = 2  # so many cards, so many of them of one colour
    ROOFS_TO_COME = ROOFS + ROOF_STEPS * ROOF_STEPS  # of that colour, by how many there are
    WINDOWS = ROOFS_TO_COME + ROOF_STEPS
    GROWING = WINDOWS + 1  # rooms that can grow, by type, size, and whether one can build beside them at once
    ROOMS_TO_COME = GROWING + NUM_GROWING * SIZES * 2  # of their types
    BATHROOM = ROOMS_TO_COME + NUM_GROWING * SIZES
    BOTH_BATHROOMS = BATHROOM + 1
    KITCHEN = BATHROOM + 2
    BEDROOM = BATHROOM + 3
    BATHROOMS_NEEDED = BATHROOM + 4  # cards to come where one is missing
    KITCHENS_NEEDED = BATHROOM + 5
    BEDROOMS_NEEDED = BATHROOM + 6
    UNADORNED = BATHROOM + 7  # rooms without a token: by type, and all small ones together
    HELPERS = UNADORNED + NUM_GROWING + 1  # of each kind
    TOOLS = HELPERS + NUM_HELPERS
    MARKER = TOOLS + NUM_TOOLS
    SPACE = MARKER + 1  # free cells by floor
    GROUND = SPACE + NUM_FLOORS  # cells on which one can build at once
    EMPTY = GROUND + 1  # rooms that lie face down


NUM_FEATURES = Feature.EMPTY + 1
FIRST_COUNT = (MAX_PLAYERS - MIN_PLAYERS + 1) * NUM_ROUNDS  # the rows from here on count one feature each: for the fit


def _weights(path: Path) -> list[tuple[int, ...]]:
    rows = read_toml(path)["weights"] if path.exists() else [[0] * NUM_FEATURES] * FIRST_COUNT
    counts = [tuple(int(each == feature) for each in range(NUM_FEATURES)) for feature in range(NUM_FEATURES)]
    return [*map(tuple, rows), *counts]


WEIGHTS = wide_grid(_weights(Path(__file__).with_name("outlook.toml")))


@rule
def expected_score(state: State, seat: int, rounds_left: int) -> int:
    """In hundredths of a point, if so many rounds are yet to be played."""
    if rounds_left < 0:
        return score(state, seat) * POINT
    return weighed(state, seat, (state.num_players - MIN_PLAYERS) * NUM_ROUNDS + rounds_left)


@rule
def weighed_at(states: list[State], seat: int, row: int) -> int:
    """For Python to call."""
    return weighed(states[0], seat, row)


@rule
def weighed(state: State, seat: int, row: int) -> int:
    """All features of a house, by the weights of a row."""
    house = state.houses[seat]
    value = WEIGHTS[row, Feature.ALWAYS] + WEIGHTS[row, Feature.SCORE] * score_without_roof(state, seat)
    value += WEIGHTS[row, Feature.EMPTY] * num_empty_rooms(house)
    if state.marker == seat:
        value += WEIGHTS[row, Feature.MARKER]
    for helper in range(NUM_HELPERS):
        value += WEIGHTS[row, Feature.HELPERS + helper] * num_helpers(state, seat, helper)
    for tool in range(NUM_TOOLS):
        if has_tool(state, seat, tool):
            value += WEIGHTS[row, Feature.TOOLS + tool]
    to_come = rooms_to_come(state)
    value += weighed_roof(state, seat, row) + weighed_rooms(state, seat, row, to_come)
    return value + weighed_needs(house, row, to_come) + weighed_space(house, row)


@rule
def weighed_roof(state: State, seat: int, row: int) -> int:
    """How high the pile is, how much of it is of one colour, its windows, and what may come."""
    most = 0
    windows = 0
    to_come = 0
    for colour in range(NUM_COLOURS):
        roofs = min(num_roofs_of(state, seat, colour), ROOF_CARDS)
        windows += num_windows_of(state, seat, colour)
        if roofs >= most:
            more = roofs_to_come(state, colour)
            to_come = more if roofs > most else max(to_come, more)
            most = roofs
    height = min(num_roofs(state, seat), ROOF_CARDS)
    value = WEIGHTS[row, Feature.ROOFS + height * ROOF_STEPS + most]
    value += WEIGHTS[row, Feature.ROOFS_TO_COME + most] * to_come
    return value + WEIGHTS[row, Feature.WINDOWS] * min(windows, ROOF_CARDS)


@rule
def roofs_to_come(state: State, colour: int) -> int:
    """Cards of a colour in the pile."""
    roofs = 0
    for position in range(state.round_number * RESOURCES_A_ROUND, NUM_RESOURCE_CARDS):
        card = state.resource_pile[position]
        if FIRST_ROOF[colour] <= card <= LAST_ROOF[colour]:
            roofs += 1
    return roofs


@rule
def rooms_to_come(state: State) -> int:
    """Cards in the pile of each type up to the bathroom: a tally each."""
    tallies = 0
    for position in range(state.round_number * NUM_COLUMNS, NUM_ROOM_CARDS):
        room = ROOM_TYPE[state.room_pile[position]]
        if room <= RoomType.BATHROOM:
            tallies += 1 << room * TALLY
    return tallies


@rule
def tally_of(tallies: int, room: int) -> int:
    return tallies >> room * TALLY & (1 << TALLY) - 1


@rule
def weighed_rooms(state: State, seat: int, row: int, to_come: int) -> int:
    """Rooms that may grow, and rooms that may be adorned."""
    house = state.houses[seat]
    value = 0
    for cell in range(NUM_CELLS):
        room = house.shows[cell]
        if room == RoomType.NONE or first_cell(house, cell, room) != cell:
            continue
        if not is_decorated(house, cell):
            value += WEIGHTS[row, Feature.UNADORNED + min(room - 1, NUM_GROWING)]
        if can_grow(state, seat, cell):
            last = last_cell(house, cell, room)
            kind = (room - 1) * SIZES + last - cell
            value += WEIGHTS[row, Feature.GROWING + kind * 2 + has_ground_beside(house, cell, last)]
            value += WEIGHTS[row, Feature.ROOMS_TO_COME + kind] * tally_of(to_come, room)
    return value


@rule
def can_grow(state: State, seat: int, cell: int) -> bool:
    """Whether a room of several sizes that begins here is not yet at its largest, with space beside it."""
    house = state.houses[seat]
    room = house.shows[cell]
    if room > NUM_GROWING:
        return False
    last = last_cell(house, cell, room)
    if last - cell + 1 >= MAX_SIZE[room] or (is_decorated(house, cell) and not has_interior_designer(state, seat)):
        return False
    space_left = cell > FLOOR_BEGINS[cell] and is_free(house, cell - 1)
    space_right = last < FLOOR_ENDS[cell] and is_free(house, last + 1)
    return space_left or space_right


@rule
def has_ground_beside(house: House, first: int, last: int) -> bool:
    """Whether a card can be laid beside a room at once."""
    if first > FLOOR_BEGINS[first] and can_build_on(house, first - 1):
        return True
    return last < FLOOR_ENDS[last] and can_build_on(house, last + 1)


@rule
def weighed_needs(house: House, row: int, to_come: int) -> int:
    """What a functional home has, or may still get."""
    top = rooms_on(house, Floor.TOP)
    ground = rooms_on(house, Floor.GROUND)
    value = 0
    if (top | ground) >> RoomType.BATHROOM & 1:
        value += WEIGHTS[row, Feature.BATHROOM]
    if (top & ground) >> RoomType.BATHROOM & 1:
        value += WEIGHTS[row, Feature.BOTH_BATHROOMS]
    else:
        value += WEIGHTS[row, Feature.BATHROOMS_NEEDED] * tally_of(to_come, RoomType.BATHROOM)
    if (top | ground) >> RoomType.KITCHEN & 1:
        value += WEIGHTS[row, Feature.KITCHEN]
    else:
        value += WEIGHTS[row, Feature.KITCHENS_NEEDED] * tally_of(to_come, RoomType.KITCHEN)
    if (top | ground) >> RoomType.BEDROOM & 1:
        value += WEIGHTS[row, Feature.BEDROOM]
    else:
        value += WEIGHTS[row, Feature.BEDROOMS_NEEDED] * tally_of(to_come, RoomType.BEDROOM)
    return value


@rule
def weighed_space(house: House, row: int) -> int:
    value = 0
    for cell in range(NUM_CELLS):
        if is_free(house, cell):
            value += WEIGHTS[row, Feature.SPACE + FLOOR[cell]]
            if can_build_on(house, cell):
                value += WEIGHTS[row, Feature.GROUND]
    return value
