"""What a position is worth to a seat in California, and the best turn by that measure.

Worth is counted in tenths of a point: the score as it stands, money at what it may still buy, and what an experienced
player expects of rooms that wait for furniture, of bonus cards half met, and of guests already there.
"""

from rooftree.core.actions import Moves
from rooftree.core.jit import rule
from rooftree.core.layout import Grid, wide_grid
from rooftree.core.seats import NOBODY
from rooftree.games.california.actions import BORROW, REPAY, TAKE_GOLD
from rooftree.games.california.board import NUM_CELLS
from rooftree.games.california.cards import (
    BONUS_POINTS,
    NEEDS_COLOURS,
    NEEDS_PIECES,
    NUM_BONUSES,
    NUM_COLOURS,
    NUM_PIECES,
    TILE_COLOUR,
    TILE_PIECE,
)
from rooftree.games.california.flow import apply
from rooftree.games.california.legal import list_moves
from rooftree.games.california.rules.money import LOAN_REPAID
from rooftree.games.california.rules.neighbours import num_guests
from rooftree.games.california.rules.renovation import cells_beside, cells_renovated
from rooftree.games.california.scoring import score
from rooftree.games.california.state import (
    ATTIC_SLOTS,
    NOTHING,
    NUM_DAYS,
    Decision,
    Mansion,
    State,
)

LEVELS = 4  # states that a look at one's own turn needs: now, after a loan action, after the action, after unpacking
LOWEST = -1_000_000
POINT = 10
POINT_AT_LAST = 100 * POINT  # when the game is over, so that money settles what points do not
TALLY = 5  # bits: several counts in one number


def _needs(bonus: int) -> list[tuple[int, int]]:
    """What a bonus card asks for: kinds, first the colours and then the pieces, and how many of each."""
    wanted = [(at, NEEDS_COLOURS[bonus, at + 1]) for at in range(NUM_COLOURS)]
    wanted += [(NUM_COLOURS + at, NEEDS_PIECES[bonus, at + 1]) for at in range(NUM_PIECES)]
    return [(kind + 1, number) for kind, number in wanted if number]


def _grid(rows: list[list[int]]) -> Grid:
    """Rows of different lengths, filled with nothing; there is always some of that."""
    width = max(map(len, rows)) + 1
    return wide_grid((*row, *[0] * (width - len(row))) for row in rows)


def _parts(bonus: int) -> list[int]:
    """The worth of a card of which so much is there, up to all of it."""
    need = sum(number for _, number in _needs(bonus))
    return [BONUS_POINTS[bonus] * POINT * have * have // (need * need * 2) for have in range(need + 1)]


KINDS_NEEDED = _grid([[kind for kind, _ in _needs(bonus)] for bonus in range(NUM_BONUSES)])
NUMBERS_NEEDED = _grid([[number for _, number in _needs(bonus)] for bonus in range(NUM_BONUSES)])
PARTS_WORTH = _grid([_parts(bonus) for bonus in range(NUM_BONUSES)])


@rule
def best_action(states: list[State], moves: list[Moves], seat: int) -> int:
    """The answer that leads to the best position after one's own turn. `states[0]` is the position."""
    moves[0].count = 0
    list_moves(states[0], moves[0])
    best = LOWEST
    choice = TAKE_GOLD.at()
    for i in range(moves[0].count):
        action = moves[0].actions[i]
        states[1] = states[0]
        apply(states[1], action)
        if BORROW.holds(action) or REPAY.holds(action):
            value = worth_of_action(states, moves, 1, seat) - 1  # not for its own sake
        else:
            value = worth_of_end(states, moves, 1, seat)
        if value > best:
            best = value
            choice = action
    return choice


@rule
def worth_of_action(states: list[State], moves: list[Moves], level: int, seat: int) -> int:
    """The best that the turn's one action can make of a position."""
    moves[level].count = 0
    list_moves(states[level], moves[level])
    best = LOWEST
    for i in range(moves[level].count):
        states[level + 1] = states[level]
        apply(states[level + 1], moves[level].actions[i])
        best = max(best, worth_of_end(states, moves, level + 1, seat))
    return best


@rule
def worth_of_end(states: list[State], moves: list[Moves], level: int, seat: int) -> int:
    """The worth at the end of the turn: R4's choice, where it comes up, is made for the best too."""
    if states[level].decision != Decision.UNPACK:
        return worth(states[level], seat) - worth_to_others(states[level], seat)
    moves[level].count = 0
    list_moves(states[level], moves[level])
    best = LOWEST
    for i in range(moves[level].count):
        states[level + 1] = states[level]
        apply(states[level + 1], moves[level].actions[i])
        best = max(best, worth(states[level + 1], seat) - worth_to_others(states[level + 1], seat))
    return best


@rule
def worth(state: State, seat: int) -> int:
    """The score so far and what may come of it, in tenths of a point."""
    if state.decision == Decision.GAME_OVER:
        return score(state, seat) * POINT_AT_LAST + state.mansions[seat].money
    value = score(state, seat) * POINT
    days_left = NUM_DAYS - state.day
    value += worth_of_money(state, seat, days_left) + worth_of_guests(state, seat, days_left)
    value += worth_of_space(state.mansions[seat], days_left)
    colours = colours_tallied(state.mansions[seat])
    pieces = pieces_tallied(state.mansions[seat])
    for bonus in range(NUM_BONUSES):
        if state.bonus_of[bonus] == NOBODY:
            value += worth_of_bonus(colours, pieces, bonus)
    return value


@rule
def worth_of_money(state: State, seat: int, days_left: int) -> int:
    """Money is worth what it can still buy: less towards the end, and less when there is plenty of it."""
    money = state.mansions[seat].money - (LOAN_REPAID if state.mansions[seat].has_loan else 0)
    spendable = min(money, 3 + 3 * days_left)
    return spendable + (money - spendable) // 4


@rule
def worth_of_guests(state: State, seat: int, days_left: int) -> int:
    """Company brings gifts: with two players only from the third guest on."""
    guests = num_guests(state, seat)
    return min(guests, 4) * min(days_left, 8)


@rule
def worth_of_space(mansion: Mansion, days_left: int) -> int:
    """Rooms that wait for furniture, colours that can still grow, and furniture that waits for rooms."""
    value = 0
    renovated = cells_renovated(mansion)
    for colour in range(1, NUM_COLOURS + 1):
        cells = int(mansion.cells_of[colour])
        if cells and cells_beside(cells) & ~renovated:
            value += 2
    unfurnished = 0
    for cell in range(NUM_CELLS):
        if mansion.rooms[cell] != NOTHING and mansion.pieces[cell] == NOTHING:
            unfurnished += 1
    value += min(unfurnished, 4) * min(days_left, 3)
    for slot in range(ATTIC_SLOTS):
        if TILE_COLOUR[mansion.attic[slot]]:
            value += min(days_left, 4)
    return value


@rule
def worth_of_bonus(colours: int, pieces: int, bonus: int) -> int:
    """A race half won is worth a part of its card: as the square of what is there already."""
    have = 0
    place = 0
    while KINDS_NEEDED[bonus, place]:
        kind = KINDS_NEEDED[bonus, place]
        found = tally_of(colours, kind) if kind <= NUM_COLOURS else tally_of(pieces, kind - NUM_COLOURS)
        have += min(NUMBERS_NEEDED[bonus, place], found)
        place += 1
    return PARTS_WORTH[bonus, have]


@rule
def colours_tallied(mansion: Mansion) -> int:
    """How many pieces there are of each colour, all in one number: a tally each."""
    tallies = 0
    for cell in range(NUM_CELLS):
        tallies += one_of(TILE_COLOUR[mansion.pieces[cell]])
    return tallies


@rule
def pieces_tallied(mansion: Mansion) -> int:
    """How many there are of each kind of piece."""
    tallies = 0
    for cell in range(NUM_CELLS):
        tallies += one_of(TILE_PIECE[mansion.pieces[cell]])
    return tallies


@rule
def one_of(kind: int) -> int:
    """A tally with one; kinds begin with 1."""
    return 1 << (kind - 1) * TALLY if kind else 0


@rule
def tally_of(tallies: int, kind: int) -> int:
    return tallies >> (kind - 1) * TALLY & (1 << TALLY) - 1


@rule
def worth_to_others(state: State, seat: int) -> int:
    """What the turn leaves to the next player: a lower price, and the guests taken from everyone."""
    value = 0
    for other in range(state.num_players):
        if other != seat:
            value += num_guests(state, other) * 2
    if state.decision != Decision.GAME_OVER:
        value += 4 - state.bank
    return value
