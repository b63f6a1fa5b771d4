"""The score (rulebook «Score», R9)."""

from rooftree.core.jit import rule
from rooftree.games.california.board import NUM_CELLS
from rooftree.games.california.cards import CARDS
from rooftree.games.california.rules.bonus import bonus_points
from rooftree.games.california.rules.money import LOAN_REPAID, can_settle
from rooftree.games.california.rules.renovation import has_room_on
from rooftree.games.california.state import State

UNPAID_LOAN = -CARDS.numbers["unpaid-loan"]


@rule
def score(state: State, seat: int) -> int:
    """R9  Gifts, bonus cards and renovated rooms, less an unpaid loan."""
    gifts = state.mansions[seat].gifts
    return gifts + bonus_points(state, seat) + num_rooms(state, seat) + loan_points(state, seat)


@rule
def num_rooms(state: State, seat: int) -> int:
    """A point for each ground cell with a tile, the pre-printed room included."""
    rooms = 0
    for cell in range(NUM_CELLS):
        if has_room_on(state.mansions[seat], cell):
            rooms += 1
    return rooms


@rule
def loan_points(state: State, seat: int) -> int:
    """R8  A loan costs points only where it cannot be repaid."""
    if state.mansions[seat].has_loan and not can_settle(state, seat):
        return UNPAID_LOAN
    return 0


@rule
def wealth(state: State, seat: int) -> int:
    """R9  The tie-break: the richest, once loans are repaid."""
    money = state.mansions[seat].money
    return money - LOAN_REPAID if can_settle(state, seat) else money
