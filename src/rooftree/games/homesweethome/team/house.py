"""What a house is worth: what is finished, and what may come of the rest with the cards still to come."""

from math import comb

from rooftree.core.jit import rule
from rooftree.core.layout import grid
from rooftree.games.homesweethome.board import NUM_CELLS
from rooftree.games.homesweethome.cards import CAPACITY, IN_ZONE, KIND, NUM_CONSTRUCTIONS, POINTS, TRAP, Kind, Trap
from rooftree.games.homesweethome.rules.ground import can_take_ground, is_bare, num_rooms
from rooftree.games.homesweethome.scoring import cell_points, score
from rooftree.games.homesweethome.state import NOTHING, NUM_QUEUES, QUEUE_LENGTH, ROOMS_A_CELL, State
from rooftree.games.homesweethome.team.mind import CERTAIN, POINT, Mind, Outlook

MOST_CARDS, MOST_PLACES = 10, NUM_CELLS * ROOMS_A_CELL
# Of so many rooms or roofs to come, at least so many get built, in per cent: about every second one is.
AT_LEAST = grid(
    tuple(
        round(100 * sum(comb(cards, built) for built in range(places, cards + 1)) / 2**cards)
        for places in range(MOST_PLACES + 1)
    )
    for cards in range(MOST_CARDS + 1)
)
# Per cent of its points that an open building is worth if all that it needs comes: turns are few.
WITH_ROOM, WITHOUT_ROOM, ANOTHER_ROOM = 90, 50, 60
STRIKES = 2  # one trap in so many is not countered
SPACE = POINT  # what safe ground is worth while foundations come


@rule
def look_ahead(state: State, mind: Mind) -> None:
    """Count what comes after this turn and the next ones. The pile's order is hidden; sums do not depend on it."""
    for depth in range(QUEUE_LENGTH + 1):
        ahead = mind.ahead[depth]
        expect_nothing(ahead)
        for position in range(state.constructions_drawn, NUM_CONSTRUCTIONS):
            expect(ahead, state.construction_pile[position])
        for queue in range(NUM_QUEUES):
            for place in range(depth + 1, QUEUE_LENGTH):
                expect(ahead, state.queues[queue * QUEUE_LENGTH + place])
        ahead.room_points //= max(1, ahead.rooms)
        ahead.roof_points //= max(1, ahead.roofs)


@rule
def expect_nothing(ahead: Outlook) -> None:
    ahead.foundations = 0
    ahead.rooms = 0
    ahead.roofs = 0
    ahead.room_points = 0
    ahead.roof_points = 0
    for cell in range(NUM_CELLS):
        ahead.terrain_risk[cell] = 0
        ahead.room_risk[cell] = 0
        ahead.building_risk[cell] = 0


@rule
def expect(ahead: Outlook, card: int) -> None:
    match KIND[card]:
        case Kind.FOUNDATION:
            ahead.foundations += 1
        case Kind.ROOM:
            ahead.rooms += 1
            ahead.room_points += POINTS[card] * POINT
        case Kind.ROOF:
            ahead.roofs += 1
            ahead.roof_points += POINTS[card] * POINT
        case Kind.TRAP:
            expect_trap(ahead, card)


@rule
def expect_trap(ahead: Outlook, card: int) -> None:
    """R7  All traps take terrains, hail and pests rooms without a roof, pests everything."""
    for cell in range(NUM_CELLS):
        if IN_ZONE[card, cell]:
            ahead.terrain_risk[cell] += (CERTAIN - ahead.terrain_risk[cell]) // STRIKES
            if TRAP[card] != Trap.DROUGHT:
                ahead.room_risk[cell] += (CERTAIN - ahead.room_risk[cell]) // STRIKES
            if TRAP[card] == Trap.PESTS:
                ahead.building_risk[cell] += (CERTAIN - ahead.building_risk[cell]) // STRIKES


@rule
def worth(house: State, mind: Mind, depth: int) -> int:
    """What a house is worth after so many more turns, in hundredths of a point."""
    if depth == QUEUE_LENGTH and house.constructions_drawn == NUM_CONSTRUCTIONS:
        return score(house, 0) * POINT
    ahead = mind.ahead[depth]
    take_stock(house, mind, ahead)
    return mind.sure + worth_of_open(mind, ahead) - fear_for_space(house, ahead)


@rule
def take_stock(house: State, mind: Mind, ahead: Outlook) -> None:
    """Add up what is finished, and note the buildings that are not."""
    mind.sure = 0
    mind.num_open = 0
    for cell in range(NUM_CELLS):
        base = house.base[cell]
        if KIND[base] == Kind.TERRAIN:
            mind.sure += POINTS[base] * POINT * (CERTAIN - ahead.terrain_risk[cell]) // CERTAIN
        elif house.roofs[cell] != NOTHING:
            mind.sure += cell_points(house, cell) * POINT * (CERTAIN - ahead.building_risk[cell]) // CERTAIN
        elif base != NOTHING:
            note_open(house, mind, ahead, cell)


@rule
def note_open(house: State, mind: Mind, ahead: Outlook, cell: int) -> None:
    number = mind.num_open
    rooms = num_rooms(house, cell)
    points = POINTS[house.base[cell]]
    for place in range(cell * ROOMS_A_CELL, (cell + 1) * ROOMS_A_CELL):
        points += POINTS[house.rooms[place]]
    mind.open_points[number] = points * POINT
    mind.open_rooms[number] = rooms
    mind.open_space[number] = CAPACITY[house.base[cell]] - rooms
    mind.open_risk[number] = ahead.room_risk[cell] if rooms else ahead.building_risk[cell]
    mind.num_open += 1


@rule
def worth_of_open(mind: Mind, ahead: Outlook) -> int:
    """The best building gets the first roof that can be built, the next the second; so with the rooms."""
    value = 0
    places = 0
    for roof in range(1, mind.num_open + 1):
        number = next_to_roof(mind)
        part = mind.open_points[number] + ahead.roof_points
        space = mind.open_space[number]
        if mind.open_rooms[number]:
            part = part * WITH_ROOM // 100
        else:
            places += 1
            space -= 1
            part = (part + ahead.room_points) * WITHOUT_ROOM // 100 * AT_LEAST[ahead.rooms, places] // 100
        if space:
            places += 1
            part += ahead.room_points * ANOTHER_ROOM // 100 * AT_LEAST[ahead.rooms, places] // 100
        mind.open_points[number] = -1  # done
        value += part * AT_LEAST[ahead.roofs, roof] // 100 * (CERTAIN - mind.open_risk[number]) // CERTAIN
    return value


@rule
def next_to_roof(mind: Mind) -> int:
    """Of the open buildings not yet counted: one with rooms before one without, then the most points."""
    best = 0
    for number in range(1, mind.num_open):
        is_roomier = mind.open_rooms[number] > 0 and mind.open_rooms[best] == 0
        is_alike = (mind.open_rooms[number] > 0) == (mind.open_rooms[best] > 0)
        is_better = is_roomier or (is_alike and mind.open_points[number] > mind.open_points[best])
        if mind.open_points[number] >= 0 and (is_better or mind.open_points[best] < 0):
            best = number
    return best


@rule
def fear_for_space(house: State, ahead: Outlook) -> int:
    """How unsafe even the safest ground is on which the next foundation could be laid."""
    if ahead.foundations == 0 or is_bare(house):
        return 0
    least = CERTAIN
    for cell in range(NUM_CELLS):
        if can_take_ground(house, cell):
            least = min(least, (2 * ahead.building_risk[cell] + ahead.room_risk[cell]) // 3)
    return least * SPACE // CERTAIN
