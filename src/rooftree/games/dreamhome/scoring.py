"""The score (rulebook p. 8–10, R11)."""

from rooftree.core.jit import inlined, rule
from rooftree.games.dreamhome.board import (
    FIRST_CELL,
    FLOOR_BEGINS,
    FLOOR_ENDS,
    LAST_CELL,
    NUM_CELLS,
    Cell,
    Floor,
)
from rooftree.games.dreamhome.cards import (
    BESIDE,
    BESIDE_POINTS,
    CARDS,
    CHILDREN,
    DECOR_POINTS,
    FIRST_ROOF,
    HAS_WINDOW,
    LAST_ROOF,
    NUM_COLOURS,
    NUM_DECOR,
    PAIR_POINTS,
    ROOM_POINTS,
    TRIPLE_POINTS,
    Decor,
    Helper,
    RoomType,
)
from rooftree.games.dreamhome.rules.possessions import num_helpers
from rooftree.games.dreamhome.rules.rooms import is_empty_room, last_cell
from rooftree.games.dreamhome.state import House, Place, State

FUNCTIONALITY_POINTS = CARDS.numbers["functionality"]
ROOF_CARDS = 4  # a complete roof
UNIFORM_ROOF_POINTS = CARDS.numbers["uniform-roof"]
MIXED_ROOF_POINTS = CARDS.numbers["mixed-roof"]
WINDOW_POINTS = CARDS.numbers["window"]
MIXED = -1  # no one colour
BATHROOM = 1 << RoomType.BATHROOM  # as a set of rooms
ESSENTIALS = BATHROOM | 1 << RoomType.KITCHEN | 1 << RoomType.BEDROOM


@rule
def score(state: State, seat: int) -> int:
    """R11  Rooms, décor, functionality and roof, with the helpers' share in each."""
    return score_without_roof(state, seat) + roof_points(state, seat)


@rule
def score_without_roof(state: State, seat: int) -> int:
    """What everyone at the table can add up while the roofs lie face down (R9)."""
    architects = num_helpers(state, seat, Helper.ARCHITECT)
    return points_without_roof(state.houses[seat], architects, num_helpers(state, seat, Helper.INTERIOR_DESIGNER))


@inlined
def points_without_roof(house: House, architects: int, designers: int) -> int:
    """The same, of a house with so many of the two helpers who make it worth more."""
    points = all_room_points(house) + all_decor_points(house, designers)
    if architects:
        points += num_empty_rooms(house) * architects
    return points + num_fulfilled(house) * (FUNCTIONALITY_POINTS + architects)


@inlined
def all_decor_points(house: House, designers: int) -> int:
    """All tokens, indoors and in the garden; one more each for an interior designer."""
    points = 0
    for cell in range(NUM_CELLS):
        points += DECOR_POINTS[house.decor[cell]]
    for decor in range(1, NUM_DECOR + 1):
        points += house.garden[decor] * DECOR_POINTS[decor]
    if designers:
        points += num_tokens(house) * designers
    return points


@inlined
def num_tokens(house: House) -> int:
    """Décor, indoors and in the garden."""
    tokens = 0
    for cell in range(NUM_CELLS):
        tokens += 1 if house.decor[cell] else 0
    for decor in range(1, NUM_DECOR + 1):
        tokens += house.garden[decor]
    return tokens


@inlined
def all_room_points(house: House) -> int:
    """All rooms, floor by floor: written out, a compiler knows how wide each is."""
    upstairs = points_between(house, Cell.T1, Cell.T5) + points_between(house, Cell.G1, Cell.G5)
    return upstairs + points_between(house, Cell.B4, Cell.B5)


@inlined
def points_between(house: House, first: int, last: int) -> int:
    """A floor, without a question that a processor would have to guess: what each card is worth alone and with the
    next, corrected where three belong together.
    """
    points = 0
    left = 0
    room = int(house.shows[first])
    for cell in range(first, last):
        right = int(house.shows[cell + 1])
        points += PAIR_POINTS[room, right]
        if left == right:
            points += TRIPLE_POINTS[left, room]
        left = room
        room = right
    return points + PAIR_POINTS[room, RoomType.NONE]


@rule
def room_points(house: House, cell: int) -> int:
    """The points of the room that begins on this cell; 0 where none begins."""
    room = house.shows[cell]
    if room == RoomType.NONE or (cell > FLOOR_BEGINS[cell] and house.shows[cell - 1] == room):
        return 0
    if BESIDE[room] != RoomType.NONE and is_beside(house, cell, BESIDE[room]):
        return BESIDE_POINTS[room]
    return ROOM_POINTS[room, last_cell(house, cell, room) - cell + 1]


@rule
def is_beside(house: House, cell: int, room: int) -> bool:
    """R1  Whether a room of this type lies left or right on the same floor."""
    if cell > FLOOR_BEGINS[cell] and house.shows[cell - 1] == room:
        return True
    return cell < FLOOR_ENDS[cell] and house.shows[cell + 1] == room


@rule
def token_points(state: State, seat: int, decor: int) -> int:
    """A décor token, and one more for each interior designer."""
    if decor == Decor.NONE:
        return 0
    return DECOR_POINTS[decor] + num_helpers(state, seat, Helper.INTERIOR_DESIGNER)


@inlined
def num_fulfilled(house: House) -> int:
    """How many of the two functionalities a house fulfils."""
    top = rooms_on(house, Floor.TOP)
    ground = rooms_on(house, Floor.GROUND)
    fulfilled = 1 if (top & ground & BATHROOM) != 0 else 0
    return fulfilled + 1 if (top | ground) & ESSENTIALS == ESSENTIALS else fulfilled


@rule
def fulfilled_points(state: State, seat: int, is_fulfilled: bool) -> int:
    """A fulfilled functionality, and one more for each architect."""
    if not is_fulfilled:
        return 0
    return FUNCTIONALITY_POINTS + num_helpers(state, seat, Helper.ARCHITECT)


@rule
def has_bathrooms(house: House) -> bool:
    """A bathroom on each of the top two floors."""
    return (rooms_on(house, Floor.TOP) & rooms_on(house, Floor.GROUND) & BATHROOM) != 0


@rule
def has_essentials(house: House) -> bool:
    """Bathroom, kitchen and bedroom anywhere."""
    return (rooms_on(house, Floor.TOP) | rooms_on(house, Floor.GROUND)) & ESSENTIALS == ESSENTIALS


@inlined
def rooms_on(house: House, floor: int) -> int:
    """Which types of room lie on a floor, as a set: a bit each."""
    rooms = 0
    for cell in range(FIRST_CELL[floor], LAST_CELL[floor] + 1):
        rooms |= 1 << house.shows[cell]
    return rooms


@inlined
def num_empty_rooms(house: House) -> int:
    empty = 0
    for cell in range(NUM_CELLS):
        if is_empty_room(house, cell):
            empty += 1
    return empty


@rule
def empty_room_points(state: State, seat: int) -> int:
    """An architect makes something of each empty room."""
    return num_helpers(state, seat, Helper.ARCHITECT)


@rule
def roof_points(state: State, seat: int) -> int:
    """The best four roof cards: one colour or not, and their windows. Fewer than four are worth nothing."""
    if num_roofs(state, seat) < ROOF_CARDS:
        return 0
    return roof_windows(state, seat) * WINDOW_POINTS + (
        MIXED_ROOF_POINTS if roof_colour(state, seat) == MIXED else UNIFORM_ROOF_POINTS
    )


@rule
def roof_windows(state: State, seat: int) -> int:
    """How many windows the best four cards have."""
    colour = roof_colour(state, seat)
    if colour != MIXED:
        return min(num_windows_of(state, seat, colour), ROOF_CARDS)
    windows = 0
    for each in range(NUM_COLOURS):
        windows += num_windows_of(state, seat, each)
    return min(windows, ROOF_CARDS)


@rule
def roof_colour(state: State, seat: int) -> int:
    """The colour of a uniform roof, with a window if possible; MIXED where no colour has four cards."""
    best = MIXED
    for colour in range(NUM_COLOURS):
        if num_roofs_of(state, seat, colour) >= ROOF_CARDS and (
            best == MIXED or num_windows_of(state, seat, colour) > num_windows_of(state, seat, best)
        ):
            best = colour
    return best


@rule
def num_roofs(state: State, seat: int) -> int:
    """The height of a player's roof pile."""
    roofs = 0
    for colour in range(NUM_COLOURS):
        roofs += num_roofs_of(state, seat, colour)
    return roofs


@rule
def num_roofs_of(state: State, seat: int, colour: int) -> int:
    roofs = 0
    for card in range(FIRST_ROOF[colour], LAST_ROOF[colour] + 1):
        if state.resource_at[card] == Place.WITH_SEAT + seat:
            roofs += 1
    return roofs


@rule
def num_windows_of(state: State, seat: int, colour: int) -> int:
    windows = 0
    for card in range(FIRST_ROOF[colour], LAST_ROOF[colour] + 1):
        if state.resource_at[card] == Place.WITH_SEAT + seat:
            windows += HAS_WINDOW[card]
    return windows


@rule
def children(state: State, seat: int) -> int:
    """R11  The tie-break."""
    return num_children(state.houses[seat])


@inlined
def num_children(house: House) -> int:
    """Children on face-up cards."""
    children = 0
    for cell in range(NUM_CELLS):
        children += CHILDREN[house.stands[cell]] * (house.shows[cell] != RoomType.NONE)
    return children
