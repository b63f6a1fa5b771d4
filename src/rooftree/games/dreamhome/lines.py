"""The score told line by line: what earns each point, and where."""

from collections.abc import Hashable

from rooftree.core.notation import kebab
from rooftree.core.parts import OVER
from rooftree.core.score import Line
from rooftree.games.dreamhome.board import FLOOR_BEGINS, Cell
from rooftree.games.dreamhome.cards import Decor, RoomType
from rooftree.games.dreamhome.observe import are_roofs_shown
from rooftree.games.dreamhome.piles import piles
from rooftree.games.dreamhome.rules.rooms import is_empty_room, last_cell
from rooftree.games.dreamhome.scoring import (
    MIXED,
    MIXED_ROOF_POINTS,
    ROOF_CARDS,
    UNIFORM_ROOF_POINTS,
    WINDOW_POINTS,
    empty_room_points,
    fulfilled_points,
    has_bathrooms,
    has_essentials,
    num_roofs,
    roof_colour,
    roof_windows,
    room_points,
    token_points,
)
from rooftree.games.dreamhome.state import House, Place, State

SECTIONS = ROOMS, DECOR, FUNCTIONALITY, ROOF = "rooms", "decor", "functionality", "roof"
CELLS, DECORS = tuple(Cell), tuple(Decor)  # quicker to go through than an enum
NOWHERE: tuple[str, ...] = ()
ESSENTIALS = (RoomType.BATHROOM, RoomType.KITCHEN, RoomType.BEDROOM)


def lines(state: State, seat: int) -> tuple[Line, ...]:
    """Every line of a player's score, the roof included."""
    return (*lines_without_roof(state, seat), *roof_lines(state, seat))


SCORED = ("houses[seat]", "resource_at", "open_roofs", OVER)  # the fields that a player's lines are made of


def scored_by(state: State, seat: int) -> tuple[Hashable, ...]:
    """All that a player's lines are made of: the house, the cards that lie before it, and whether its roof counts."""
    house = state.houses[seat]
    before_it = piles(tuple(state.resource_at))[Place.WITH_SEAT + seat]
    parts = tuple(house.stands), tuple(house.shows), tuple(house.decor), tuple(house.garden)
    return *parts, before_it, bool(are_roofs_shown(state))


def lines_without_roof(state: State, seat: int) -> tuple[Line, ...]:
    """Every line that everyone can see while the roofs lie face down (R9)."""
    return tuple(
        room_lines(state.houses[seat])
        + empty_room_lines(state, seat)
        + decor_lines(state, seat)
        + functionality_lines(state, seat)
    )


def room_lines(house: House) -> list[Line]:
    found = []
    for cell in CELLS:
        room = house.shows[cell]
        starts = cell == FLOOR_BEGINS[cell] or house.shows[cell - 1] != room
        if room and starts:
            cells = range(cell, last_cell(house, cell, room) + 1)
            found.append(Line(kebab(RoomType(room)), int(room_points(house, cell)), _names(*cells), ROOMS))
    return found


def empty_room_lines(state: State, seat: int) -> list[Line]:
    cells = [cell for cell in CELLS if is_empty_room(state.houses[seat], cell)]
    each = int(empty_room_points(state, seat))
    return [Line("empty-rooms", each * len(cells), _names(*cells), ROOMS)] if cells else []


def decor_lines(state: State, seat: int) -> list[Line]:
    house = state.houses[seat]
    indoors = [(Decor(house.decor[cell]), _names(cell), NOWHERE) for cell in CELLS if house.decor[cell]]
    outdoors = [(decor, NOWHERE, (kebab(decor),)) for decor in DECORS if house.garden[decor]]
    return [
        Line(kebab(decor), int(token_points(state, seat, decor)), cells, DECOR, places)
        for decor, cells, places in indoors + outdoors
    ]


def functionality_lines(state: State, seat: int) -> list[Line]:
    house, found = state.houses[seat], []
    if has_bathrooms(house):
        cells = [cell for cell in CELLS if house.shows[cell] == RoomType.BATHROOM]
        found.append(Line("bathrooms", int(fulfilled_points(state, seat, True)), _names(*cells), FUNCTIONALITY))
    if has_essentials(house):
        firsts = [next(cell for cell in CELLS if house.shows[cell] == room) for room in ESSENTIALS]
        found.append(Line("essentials", int(fulfilled_points(state, seat, True)), _names(*firsts), FUNCTIONALITY))
    return found


def roof_lines(state: State, seat: int) -> list[Line]:
    if num_roofs(state, seat) < ROOF_CARDS:
        return [_roof_line("roof-incomplete", 0)]
    if roof_colour(state, seat) == MIXED:
        roof = _roof_line("roof-mixed", MIXED_ROOF_POINTS)
    else:
        roof = _roof_line("roof-uniform", UNIFORM_ROOF_POINTS)
    windows = int(roof_windows(state, seat))
    return [roof, _roof_line("windows", windows * WINDOW_POINTS)] if windows else [roof]


def _roof_line(what: str, points: int) -> Line:
    return Line(what, points, NOWHERE, ROOF, (ROOF,))


def _names(*cells: int) -> tuple[str, ...]:
    return tuple([CELLS[cell].name for cell in cells])
