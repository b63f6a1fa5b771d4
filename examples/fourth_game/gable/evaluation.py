"""How the greedy bot judges a house: its points, and what unfinished columns may still become."""

from gable.cards import NOTHING, WEIGHT
from gable.house import NUM_COLUMNS, House
from gable.rules import apply, list_moves, score
from gable.state import NUM_ROUNDS, TOSS, State
from rooftree.core.actions import Moves
from rooftree.core.jit import rule

LEVELS = 2  # the position, and a copy on which each move is tried
POINT = 20
HOPE = 7  # for each unit of weight, on the ground; twice as much one floor up


@rule
def best_action(states: list[State], moves: list[Moves], seat: int) -> int:
    moves[0].count = 0
    list_moves(states[0], moves[0])
    best = -1
    choice = TOSS.at(0)
    for i in range(moves[0].count):
        states[1] = states[0]
        apply(states[1], moves[0].actions[i])
        value = score(states[1], seat) * POINT
        for column in range(NUM_COLUMNS):
            value += hope(states[1].houses[seat], column, NUM_ROUNDS - states[0].round)
        if value > best:
            best = value
            choice = moves[0].actions[i]
    return choice


@rule
def hope(house: House, column: int, rounds_left: int) -> int:
    """A heavy card leaves room for a heavy gable, if there is time to build it."""
    if rounds_left == 0 or house.cells[2 * NUM_COLUMNS + column] != NOTHING:
        return 0
    if house.cells[NUM_COLUMNS + column] != NOTHING:
        return WEIGHT[house.cells[NUM_COLUMNS + column]] * HOPE * 2
    return WEIGHT[house.cells[column]] * HOPE if rounds_left > 1 else 0
