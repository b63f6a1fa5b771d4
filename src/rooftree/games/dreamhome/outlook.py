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
    HAS_WINDOW,
    LAST_ROOF,
    MAX_SIZE,
    NUM_COLOURS,
    NUM_RESOURCE_CARDS,
    NUM_ROOM_CARDS,
    RESOURCE_DETAIL,
    RESOURCE_KIND,
    ROOM_TYPE,
    Helper,
    ResourceKind,
    RoomType,
    Tool,
)
from rooftree.games.dreamhome.rules.market import RESOURCES_A_ROUND
from rooftree.games.dreamhome.rules.placement import can_build_on, is_free, is_supported
from rooftree.games.dreamhome.rules.possessions import has_interior_designer, has_tool, num_helpers
from rooftree.games.dreamhome.rules.rooms import last_cell, tokens_between
from rooftree.games.dreamhome.scoring import (
    ROOF_CARDS,
    num_empty_rooms,
    rooms_on,
    score,
    score_without_roof,
)
from rooftree.games.dreamhome.state import MAX_PLAYERS, NUM_COLUMNS, NUM_ROUNDS, House, Place, State

POINT = 100
MIN_PLAYERS = 2
ROOF_STEPS = ROOF_CARDS + 1  # none to four
SIZES = 2  # of rooms that can still grow
NUM_GROWING = RoomType.PLAYROOM  # the first room types are those of several sizes
NUM_HELPERS, NUM_TOOLS, NUM_FLOORS = len(Helper), len(Tool), len(Floor)
TALLY = 6  # bits: several counts in one number
FIRST_COLOUR = RoomType.BATHROOM + 1  # behind the types of room, of which the first has none


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
def weight(row: int, feature: int) -> int:
    """In one place, because a compiler writes the whole table down wherever it is read."""
    return WEIGHTS[row, feature]


@rule
def prospect(state: State) -> int:
    """What is still in the piles: rooms of some types and roofs of each colour, a tally each. Never 0."""
    tallies = 1
    for position in range(state.round_number * NUM_COLUMNS, NUM_ROOM_CARDS):
        room = ROOM_TYPE[state.room_pile[position]]
        if room <= RoomType.BATHROOM:
            tallies += 1 << room * TALLY
    for position in range(state.round_number * RESOURCES_A_ROUND, NUM_RESOURCE_CARDS):
        card = state.resource_pile[position]
        if RESOURCE_KIND[card] == ResourceKind.ROOF:
            tallies += 1 << (FIRST_COLOUR + RESOURCE_DETAIL[card]) * TALLY
    return tallies


@rule
def tally_of(tallies: int, kind: int) -> int:
    """How many are to come of a type of room, or of FIRST_COLOUR and those behind it."""
    return tallies >> kind * TALLY & (1 << TALLY) - 1


@rule
def expected_score(state: State, seat: int, rounds_left: int, to_come: int) -> int:
    """In hundredths of a point, if so many rounds are yet to be played and the piles hold so much (`prospect`)."""
    if rounds_left < 0:
        return score(state, seat) * POINT
    return weighed(state, seat, (state.num_players - MIN_PLAYERS) * NUM_ROUNDS + rounds_left, to_come)


@rule
def weighed_at(states: list[State], seat: int, row: int) -> int:
    """For Python to call."""
    return weighed(states[0], seat, row, prospect(states[0]))


@rule
def weighed(state: State, seat: int, row: int, to_come: int) -> int:
    """All features of a house, by the weights of a row."""
    house = state.houses[seat]
    value = weight(row, Feature.ALWAYS) + weight(row, Feature.SCORE) * score_without_roof(state, seat)
    value += weight(row, Feature.EMPTY) * num_empty_rooms(house)
    if state.marker == seat:
        value += weight(row, Feature.MARKER)
    for helper in range(NUM_HELPERS):
        value += weight(row, Feature.HELPERS + helper) * num_helpers(state, seat, helper)
    for tool in range(NUM_TOOLS):
        if has_tool(state, seat, tool):
            value += weight(row, Feature.TOOLS + tool)
    value += weighed_roof(state, seat, row, to_come) + weighed_rooms(state, seat, row, to_come)
    return value + weighed_needs(house, row, to_come) + weighed_space(house, row)


@rule
def weighed_roof(state: State, seat: int, row: int, to_come: int) -> int:
    """How high the pile is, how much of it is of one colour, its windows, and what may come."""
    height = 0
    most = 0
    windows = 0
    more = 0
    for colour in range(NUM_COLOURS):
        roofs = 0
        for card in range(FIRST_ROOF[colour], LAST_ROOF[colour] + 1):
            if state.resource_at[card] == Place.WITH_SEAT + seat:
                roofs += 1
                windows += HAS_WINDOW[card]
        height += roofs
        roofs = min(roofs, ROOF_CARDS)
        if roofs >= most:
            of_this = tally_of(to_come, FIRST_COLOUR + colour)
            more = of_this if roofs > most else max(more, of_this)
            most = roofs
    height = min(height, ROOF_CARDS)
    value = weight(row, Feature.ROOFS + height * ROOF_STEPS + most)
    value += weight(row, Feature.ROOFS_TO_COME + most) * more
    return value + weight(row, Feature.WINDOWS) * min(windows, ROOF_CARDS)


@rule
def weighed_rooms(state: State, seat: int, row: int, to_come: int) -> int:
    """Rooms that may grow, and rooms that may be adorned."""
    house = state.houses[seat]
    may_adorn_more = has_interior_designer(state, seat)
    value = 0
    for cell in range(NUM_CELLS):
        room = house.shows[cell]
        if room == RoomType.NONE or (cell > FLOOR_BEGINS[cell] and house.shows[cell - 1] == room):
            continue
        last = last_cell(house, cell, room)
        is_adorned = tokens_between(house, cell, last) > 0
        if not is_adorned:
            value += weight(row, Feature.UNADORNED + min(room - 1, NUM_GROWING))
        if room <= NUM_GROWING and last - cell + 1 < MAX_SIZE[room] and (may_adorn_more or not is_adorned):
            value += weighed_growth(house, cell, last, row, to_come)
    return value


@rule
def weighed_growth(house: House, first: int, last: int, row: int, to_come: int) -> int:
    """A room of several sizes that is not yet at its largest, if it has space beside it."""
    space_left = first > FLOOR_BEGINS[first] and is_free(house, first - 1)
    space_right = last < FLOOR_ENDS[last] and is_free(house, last + 1)
    if not (space_left or space_right):
        return 0
    ground_left = space_left and is_supported(house, first - 1)
    has_ground = ground_left or (space_right and is_supported(house, last + 1))
    room = house.shows[first]
    kind = (room - 1) * SIZES + last - first
    value = weight(row, Feature.GROWING + kind * 2 + has_ground)
    return value + weight(row, Feature.ROOMS_TO_COME + kind) * tally_of(to_come, room)


@rule
def weighed_needs(house: House, row: int, to_come: int) -> int:
    """What a functional home has, or may still get."""
    top = rooms_on(house, Floor.TOP)
    ground = rooms_on(house, Floor.GROUND)
    value = 0
    if (top | ground) >> RoomType.BATHROOM & 1:
        value += weight(row, Feature.BATHROOM)
    if (top & ground) >> RoomType.BATHROOM & 1:
        value += weight(row, Feature.BOTH_BATHROOMS)
    else:
        value += weight(row, Feature.BATHROOMS_NEEDED) * tally_of(to_come, RoomType.BATHROOM)
    if (top | ground) >> RoomType.KITCHEN & 1:
        value += weight(row, Feature.KITCHEN)
    else:
        value += weight(row, Feature.KITCHENS_NEEDED) * tally_of(to_come, RoomType.KITCHEN)
    if (top | ground) >> RoomType.BEDROOM & 1:
        value += weight(row, Feature.BEDROOM)
    else:
        value += weight(row, Feature.BEDROOMS_NEEDED) * tally_of(to_come, RoomType.BEDROOM)
    return value


@rule
def weighed_space(house: House, row: int) -> int:
    value = 0
    for cell in range(NUM_CELLS):
        if is_free(house, cell):
            value += weight(row, Feature.SPACE + FLOOR[cell])
            if can_build_on(house, cell):
                value += weight(row, Feature.GROUND)
    return value
