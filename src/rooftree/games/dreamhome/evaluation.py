"""What a position is worth to a seat in Dream Home, and the best turn by that measure.

Worth is counted in tenths of a point: the score as it stands, roof pile included (it was public when taken, R9),
plus what an experienced player would expect of half-built rooms, roof piles, helpers and tools. Another eye sees what
became of such houses in many games.
"""

from rooftree.core.actions import Moves
from rooftree.core.jit import rule
from rooftree.core.seats import ask
from rooftree.games.dreamhome import outlook
from rooftree.games.dreamhome.actions import DISCARD, DRILL, HAMMER, MIX, PASS, TAKE
from rooftree.games.dreamhome.board import FLOOR_BEGINS, FLOOR_ENDS, NUM_CELLS, Floor
from rooftree.games.dreamhome.cards import (
    MAX_SIZE,
    NUM_COLOURS,
    ROOM_POINTS,
    Helper,
    RoomType,
    Tool,
)
from rooftree.games.dreamhome.flow import apply
from rooftree.games.dreamhome.legal import list_moves
from rooftree.games.dreamhome.outlook import expected_score
from rooftree.games.dreamhome.rules.placement import is_free
from rooftree.games.dreamhome.rules.possessions import has_interior_designer, has_tool, num_helpers
from rooftree.games.dreamhome.rules.rooms import last_cell, tokens_between
from rooftree.games.dreamhome.scoring import ROOF_CARDS, num_roofs_of, rooms_on, score
from rooftree.games.dreamhome.state import NOTHING, NUM_COLUMNS, NUM_ROUNDS, Decision, House, State

LEVELS = 4  # states that a look through one's own turn needs: now, and after each of three answers
LOWEST = -1_000_000

POINT = 10
PRECISION = outlook.POINT // POINT
DRILL_GAIN = 30  # a tool is spent only for so much
MIX_GAIN = 20
HAMMER_GAIN = 50

PLAIN = 0  # an eye that goes by rules of thumb; others see what is still to come (outlook.py's `prospect`)


@rule
def best_action(states: list[State], moves: list[Moves], seat: int) -> int:
    """The answer that leads to the best end of one's own turn. `states[0]` is the position; the rest is scratch."""
    return best_turn(states, moves, PLAIN, seat)


@rule
def best_turn(states: list[State], moves: list[Moves], eye: int, seat: int) -> int:
    """The same, seen by one eye or another."""
    match states[0].decision:
        case Decision.DISCARD_COLUMN:
            return best_discard(states, moves, eye, seat)
        case Decision.USE_JACKHAMMER:
            return best_hammer(states, moves, eye, seat)
        case Decision.TAKE_COLUMN:
            return best_take(states, moves, eye, seat)
    return best_answer(states, moves, eye, seat)


@rule
def best_answer(states: list[State], moves: list[Moves], eye: int, seat: int) -> int:
    """Placing and helping: try every answer to the end of the turn. To pass is listed first, so it wins ties."""
    moves[0].count = 0
    list_moves(states[0], moves[0])
    best = LOWEST
    choice = moves[0].actions[0]
    for i in range(moves[0].count):
        states[1] = states[0]
        apply(states[1], moves[0].actions[i])
        value = worth_of_turn(states, moves, 1, eye, seat)
        if value > best:
            best = value
            choice = moves[0].actions[i]
    return choice


@rule
def best_take(states: list[State], moves: list[Moves], eye: int, seat: int) -> int:
    """A tool if it gains enough, else the best column."""
    if has_tool(states[0], seat, Tool.DRILL):
        action = best_drill(states, moves, eye, seat)
        if action != NOTHING:
            return action
    if has_tool(states[0], seat, Tool.CONCRETE_MIXER):
        action = best_mix(states, moves, eye, seat)
        if action != NOTHING:
            return action
    best = LOWEST
    choice = NOTHING
    for column in range(NUM_COLUMNS):
        value = worth_of_column(states, moves, column, TAKE.at(column), eye, seat)
        if value > best:
            best = value
            choice = TAKE.at(column)
    return choice


@rule
def worth_of_column(states: list[State], moves: list[Moves], column: int, action: int, eye: int, seat: int) -> int:
    """What taking (or hammering) a column leads to; LOWEST where there is no room."""
    if states[0].market_rooms[column] == NOTHING:
        return LOWEST
    states[1] = states[0]
    apply(states[1], action)
    return worth_of_turn(states, moves, 1, eye, seat)


@rule
def best_drill(states: list[State], moves: list[Moves], eye: int, seat: int) -> int:
    """The best use of the drill that gains enough at once, or NOTHING."""
    moves[0].count = 0
    list_moves(states[0], moves[0])
    best = foreseen(states, 0, eye, seat) + spending_gain(states[0], DRILL_GAIN)
    choice = NOTHING
    for i in range(moves[0].count):
        action = moves[0].actions[i]
        if DRILL.holds(action):
            states[1] = states[0]
            apply(states[1], action)
            value = foreseen(states, 1, eye, seat)
            if value > best:
                best = value
                choice = action
    return choice


@rule
def best_mix(states: list[State], moves: list[Moves], eye: int, seat: int) -> int:
    """The swap of two market rooms that makes the best column better by enough, or NOTHING."""
    best = LOWEST
    for column in range(NUM_COLUMNS):
        best = max(best, worth_of_column(states, moves, column, TAKE.at(column), eye, seat))
    best += spending_gain(states[0], MIX_GAIN)
    choice = NOTHING
    for first in range(NUM_COLUMNS):
        for second in range(first + 1, NUM_COLUMNS):
            value = worth_of_mix(states, moves, MIX.at(first, second), eye, seat)
            if value > best:
                best = value
                choice = MIX.at(first, second)
    return choice


@rule
def worth_of_mix(states: list[State], moves: list[Moves], action: int, eye: int, seat: int) -> int:
    """What the best column after a swap leads to; LOWEST where the swap is not legal."""
    moves[0].count = 0
    list_moves(states[0], moves[0])
    is_legal = False
    for i in range(moves[0].count):
        is_legal = is_legal or moves[0].actions[i] == action
    if not is_legal:
        return LOWEST
    best = LOWEST
    for column in range(NUM_COLUMNS):
        states[1] = states[0]
        apply(states[1], action)
        if states[1].market_rooms[column] != NOTHING:
            apply(states[1], TAKE.at(column))
            best = max(best, worth_of_turn(states, moves, 1, eye, seat))
    return best


@rule
def spending_gain(state: State, gain: int) -> int:
    """A tool that will be worthless tomorrow is spent for any gain."""
    return gain if state.round_number < NUM_ROUNDS else 1


@rule
def best_hammer(states: list[State], moves: list[Moves], eye: int, seat: int) -> int:
    """Take a room ahead of the others if it gains much; whoever begins anyway has no need of it."""
    if states[0].first_player == seat:
        return PASS.at()
    best = foreseen(states, 0, eye, seat) + spending_gain(states[0], HAMMER_GAIN)
    choice = PASS.at()
    for column in range(NUM_COLUMNS):
        value = worth_of_column(states, moves, column, HAMMER.at(column), eye, seat)
        if value > best:
            best = value
            choice = HAMMER.at(column)
    return choice


@rule
def best_discard(states: list[State], moves: list[Moves], eye: int, seat: int) -> int:
    """Throw out the column that would help the others most beyond what it would do for oneself."""
    best = LOWEST
    choice = DISCARD.at(1)
    for column in range(1, NUM_COLUMNS):
        mine = gain_of_column(states, moves, column, eye, seat)
        theirs = LOWEST
        for other in range(states[0].num_players):
            if other != seat:
                theirs = max(theirs, gain_of_column(states, moves, column, eye, other))
        if theirs - mine > best:
            best = theirs - mine
            choice = DISCARD.at(column)
    return choice


@rule
def gain_of_column(states: list[State], moves: list[Moves], column: int, eye: int, seat: int) -> int:
    """What a column would gain a seat if it were the first to choose."""
    states[1] = states[0]
    ask(states[1], seat, Decision.TAKE_COLUMN)
    apply(states[1], TAKE.at(column))
    return worth_of_turn(states, moves, 1, eye, seat) - foreseen(states, 0, eye, seat)


@rule
def worth_of_turn(states: list[State], moves: list[Moves], level: int, eye: int, seat: int) -> int:
    """The best that the rest of the turn can make of a position: at most two more answers."""
    if not is_placing(states[level], seat):
        return foreseen(states, level, eye, seat)
    moves[level].count = 0
    list_moves(states[level], moves[level])
    best = LOWEST
    for i in range(moves[level].count):
        states[level + 1] = states[level]
        apply(states[level + 1], moves[level].actions[i])
        best = max(best, worth_of_last_answer(states, moves, level + 1, eye, seat))
    return best


@rule
def worth_of_last_answer(states: list[State], moves: list[Moves], level: int, eye: int, seat: int) -> int:
    """The same, one answer before the end."""
    if not is_placing(states[level], seat):
        return foreseen(states, level, eye, seat)
    moves[level].count = 0
    list_moves(states[level], moves[level])
    best = LOWEST
    for i in range(moves[level].count):
        states[level + 1] = states[level]
        apply(states[level + 1], moves[level].actions[i])
        best = max(best, foreseen(states, level + 1, eye, seat))
    return best


@rule
def foreseen(states: list[State], level: int, eye: int, seat: int) -> int:
    """What the end of a turn is worth that began at `states[0]`."""
    if eye == PLAIN:
        return worth(states[level], seat)
    return expected_score(states[level], seat, NUM_ROUNDS - states[0].round_number - 1, eye) // PRECISION


@rule
def is_placing(state: State, seat: int) -> bool:
    """Whether the seat is still in the middle of its turn."""
    placing = state.decision == Decision.PLACE_ROOM or state.decision == Decision.PLACE_RESOURCE
    return placing and state.to_act == seat


@rule
def worth(state: State, seat: int) -> int:
    """The score so far and what may come of it, in tenths of a point."""
    value = score(state, seat) * POINT
    rounds_left = NUM_ROUNDS - state.round_number
    if rounds_left == 0:
        return value
    value += worth_of_roof(state, seat) + worth_of_rooms(state, seat) + worth_of_cards(state, seat, rounds_left)
    if state.marker == seat:
        value += 4
    return value


@rule
def worth_of_roof(state: State, seat: int) -> int:
    """A pile on its way to four, best in one colour."""
    height = 0
    most = 0
    for colour in range(NUM_COLOURS):
        roofs = num_roofs_of(state, seat, colour)
        height += roofs
        most = max(most, roofs)
    if most >= ROOF_CARDS:
        return 0
    return min(height, ROOF_CARDS - 1) * 6 * (height < ROOF_CARDS) + (most * most - 1) * 3


@rule
def worth_of_rooms(state: State, seat: int) -> int:
    """Rooms that can still grow, and the beginnings of a functional home."""
    house = state.houses[seat]
    rooms = rooms_on(house, Floor.TOP) | rooms_on(house, Floor.GROUND)
    value = 12 if rooms >> RoomType.BATHROOM & 1 else 0
    value += 6 if rooms >> RoomType.KITCHEN & 1 else 0
    value += 6 if rooms >> RoomType.BEDROOM & 1 else 0
    may_adorn_more = has_interior_designer(state, seat)
    for cell in range(NUM_CELLS):
        room = house.shows[cell]
        if room != RoomType.NONE and (cell == FLOOR_BEGINS[cell] or house.shows[cell - 1] != room):
            value += worth_of_growth(house, cell, may_adorn_more)
    return value


@rule
def worth_of_growth(house: House, first: int, may_adorn_more: bool) -> int:
    """A third of what the next card would add to the room that begins here, if it has space beside it."""
    room = house.shows[first]
    if MAX_SIZE[room] == 1:
        return 0
    last = last_cell(house, first, room)
    size = last - first + 1
    if size >= MAX_SIZE[room] or (tokens_between(house, first, last) and not may_adorn_more):
        return 0
    space_left = first > FLOOR_BEGINS[first] and is_free(house, first - 1)
    space_right = last < FLOOR_ENDS[first] and is_free(house, last + 1)
    if not (space_left or space_right):
        return 0
    return (ROOM_POINTS[room, size + 1] - ROOM_POINTS[room, size]) * POINT // 3


@rule
def worth_of_cards(state: State, seat: int, rounds_left: int) -> int:
    """Helpers at the end, tools while there is time to use them."""
    value = 8 * num_helpers(state, seat, Helper.ROOFER)
    value += 20 * num_helpers(state, seat, Helper.SUPPLIER)
    value += 20 * num_helpers(state, seat, Helper.HANDYMAN)
    value += 12 * num_helpers(state, seat, Helper.ARCHITECT)
    value += (8 + rounds_left) * num_helpers(state, seat, Helper.INTERIOR_DESIGNER)
    value += 20 * has_tool(state, seat, Tool.DRILL)
    value += 6 * has_tool(state, seat, Tool.CONCRETE_MIXER)
    value += 6 * has_tool(state, seat, Tool.JACKHAMMER)
    return value
