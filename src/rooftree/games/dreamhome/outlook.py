"""What a house will be worth in the end, by what it shows now: weights for each feature, fitted to many games.

The weights lie in `outlook.toml`, in hundredths of a point, a row for each number of rounds that are left. They are
written by `python tools/fit.py dreamhome`, which says how.
"""

from enum import IntEnum
from pathlib import Path
from typing import Annotated

import numpy as np

from rooftree.box.tomlcards import read_toml
from rooftree.core.jit import rule
from rooftree.core.layout import Many, Run, wide_grid
from rooftree.games.dreamhome.board import FLOOR, FLOOR_BEGINS, FLOOR_ENDS, NUM_CELLS, Floor
from rooftree.games.dreamhome.cards import MAX_SIZE, NUM_COLOURS, Helper, RoomType, Tool
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
    score_without_roof,
)
from rooftree.games.dreamhome.state import NUM_ROUNDS, House, State

POINT = 100
SIZES = 2  # of rooms that can still grow
NUM_GROWING = RoomType.PLAYROOM  # the first room types are those of several sizes
NUM_HELPERS, NUM_TOOLS, NUM_FLOORS = len(Helper), len(Tool), len(Floor)


class Feature(IntEnum):
    """What is counted in a house; runs of features are named by their first."""

    ALWAYS = 0
    SCORE = 1  # without the roof
    ROOFS = 2  # so many cards, up to four: the first of five
    LIKE_ROOFS = 7  # so many of one colour
    WINDOWS = 12
    GROWING = 13  # rooms by type and size that may still grow
    BATHROOM = GROWING + NUM_GROWING * SIZES
    BOTH_BATHROOMS = BATHROOM + 1
    KITCHEN = BATHROOM + 2
    BEDROOM = BATHROOM + 3
    HELPERS = BATHROOM + 4  # of each kind
    TOOLS = HELPERS + NUM_HELPERS
    MARKER = TOOLS + NUM_TOOLS
    SPACE = MARKER + 1  # free cells by floor
    GROUND = SPACE + NUM_FLOORS  # cells on which one can build at once
    EMPTY = GROUND + 1  # rooms that lie face down


NUM_FEATURES = Feature.EMPTY + 1


class Outlook:
    """The features of one house: scratch."""

    seen: Annotated[Run, Many(np.int16, NUM_FEATURES)]


def _weights(path: Path) -> list[tuple[int, ...]]:
    rows = read_toml(path)["weights"] if path.exists() else [[0] * NUM_FEATURES] * NUM_ROUNDS
    return [tuple(row) for row in rows]


WEIGHTS = wide_grid(_weights(Path(__file__).with_name("outlook.toml")))


@rule
def expected_score(state: State, outlook: Outlook, seat: int) -> int:
    """In hundredths of a point, before a round that is yet to be played."""
    survey(state, outlook, seat)
    left = NUM_ROUNDS - state.round_number
    value = 0
    for feature in range(NUM_FEATURES):
        value += WEIGHTS[left, feature] * outlook.seen[feature]
    return value


@rule
def survey_at(states: list[State], outlooks: list[Outlook], seat: int) -> None:
    """For Python to call."""
    survey(states[0], outlooks[0], seat)


@rule
def survey(state: State, outlook: Outlook, seat: int) -> None:
    """Count every feature of a house."""
    house = state.houses[seat]
    for feature in range(NUM_FEATURES):
        outlook.seen[feature] = 0
    outlook.seen[Feature.ALWAYS] = 1
    outlook.seen[Feature.SCORE] = score_without_roof(state, seat)
    outlook.seen[Feature.MARKER] = 1 if state.marker == seat else 0
    outlook.seen[Feature.EMPTY] = num_empty_rooms(house)
    survey_roof(state, outlook, seat)
    survey_rooms(state, outlook, seat)
    survey_space(house, outlook)
    for helper in range(NUM_HELPERS):
        outlook.seen[Feature.HELPERS + helper] = num_helpers(state, seat, helper)
    for tool in range(NUM_TOOLS):
        outlook.seen[Feature.TOOLS + tool] = 1 if has_tool(state, seat, tool) else 0


@rule
def survey_roof(state: State, outlook: Outlook, seat: int) -> None:
    """How high the pile is, how much of it is of one colour, and its windows."""
    most = 0
    windows = 0
    for colour in range(NUM_COLOURS):
        most = max(most, num_roofs_of(state, seat, colour))
        windows += num_windows_of(state, seat, colour)
    outlook.seen[Feature.ROOFS + min(num_roofs(state, seat), ROOF_CARDS)] = 1
    outlook.seen[Feature.LIKE_ROOFS + min(most, ROOF_CARDS)] = 1
    outlook.seen[Feature.WINDOWS] = min(windows, ROOF_CARDS)


@rule
def survey_rooms(state: State, outlook: Outlook, seat: int) -> None:
    """Rooms that may grow, and what a functional home needs."""
    house = state.houses[seat]
    for cell in range(NUM_CELLS):
        if can_grow(state, seat, cell):
            size = last_cell(house, cell, house.shows[cell]) - cell
            outlook.seen[Feature.GROWING + (house.shows[cell] - 1) * SIZES + size] += 1
    top = rooms_on(house, Floor.TOP)
    ground = rooms_on(house, Floor.GROUND)
    outlook.seen[Feature.BATHROOM] = (top | ground) >> RoomType.BATHROOM & 1
    outlook.seen[Feature.BOTH_BATHROOMS] = (top & ground) >> RoomType.BATHROOM & 1
    outlook.seen[Feature.KITCHEN] = (top | ground) >> RoomType.KITCHEN & 1
    outlook.seen[Feature.BEDROOM] = (top | ground) >> RoomType.BEDROOM & 1


@rule
def can_grow(state: State, seat: int, cell: int) -> bool:
    """Whether a room of several sizes begins here, not yet at its largest, with space beside it."""
    house = state.houses[seat]
    room = house.shows[cell]
    if room == RoomType.NONE or room > NUM_GROWING or first_cell(house, cell, room) != cell:
        return False
    last = last_cell(house, cell, room)
    if last - cell + 1 >= MAX_SIZE[room] or (is_decorated(house, cell) and not has_interior_designer(state, seat)):
        return False
    space_left = cell > FLOOR_BEGINS[cell] and is_free(house, cell - 1)
    space_right = last < FLOOR_ENDS[cell] and is_free(house, last + 1)
    return space_left or space_right


@rule
def survey_space(house: House, outlook: Outlook) -> None:
    for cell in range(NUM_CELLS):
        if is_free(house, cell):
            outlook.seen[Feature.SPACE + FLOOR[cell]] += 1
            if can_build_on(house, cell):
                outlook.seen[Feature.GROUND] += 1
