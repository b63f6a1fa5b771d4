"""The next three turns, which the queues show: every choice of what to build, each card in its best place.

The houses of a plan are numbered like a heap: house h leads to 3h + 1 (nothing is built), 3h + 2 (A) and 3h + 3 (B).
"""

from rooftree.core.jit import rule
from rooftree.games.homesweethome.board import NO_CELL, NUM_CELLS
from rooftree.games.homesweethome.cards import KIND, Kind
from rooftree.games.homesweethome.rules.ground import can_place, place
from rooftree.games.homesweethome.rules.traps import destroy
from rooftree.games.homesweethome.state import NUM_QUEUES, QUEUE_LENGTH, State
from rooftree.games.homesweethome.team.house import STRIKES, worth
from rooftree.games.homesweethome.team.mind import BRANCHES, CERTAIN, HOUSE, POSITION, TRIAL, Mind

LOWEST = -1_000_000


@rule
def plan(states: list[State], mind: Mind, first_depth: int) -> None:
    """Value the house in states[HOUSE] and what it can become, from a turn on: 0 is this one, 1 the next."""
    mind.is_there[0] = 1
    mind.loss[0] = 0
    begin = 0
    end = 1
    for depth in range(first_depth, QUEUE_LENGTH):
        for house in range(begin, end):
            for choice in range(BRANCHES):
                build(states, mind, house, depth, choice)
        begin = begin * BRANCHES + 1
        end = end * BRANCHES + 1
    for house in range(begin, end):
        if mind.is_there[house]:
            mind.value[house] = worth(states[HOUSE + house], mind, QUEUE_LENGTH) - mind.loss[house]
    for depth in range(QUEUE_LENGTH - 1, first_depth - 1, -1):
        begin = (begin - 1) // BRANCHES
        end = (end - 1) // BRANCHES
        for house in range(begin, end):
            if mind.is_there[house]:
                mind.value[house] = value_of_best(mind, house, depth) - mind.loss[house]


@rule
def value_of_best(mind: Mind, house: int, depth: int) -> int:
    """A head that cannot be paid is as good as nothing."""
    nothing = mind.value[house * BRANCHES + 1]
    best = nothing
    for queue in range(NUM_QUEUES):
        built = house * BRANCHES + 2 + queue
        if mind.is_there[built]:
            gain = (mind.value[built] - nothing) * mind.chance[queue * QUEUE_LENGTH + depth] // CERTAIN
            best = max(best, nothing + gain)
    return best


@rule
def build(states: list[State], mind: Mind, house: int, depth: int, choice: int) -> None:
    """The house after one turn's choice, if there is such a choice, and what traps may take of it."""
    after = house * BRANCHES + 1 + choice
    mind.is_there[after] = 0
    if not mind.is_there[house]:
        return
    states[HOUSE + after] = states[HOUSE + house]
    if choice > 0:
        card = states[POSITION].queues[(choice - 1) * QUEUE_LENGTH + depth]
        cell = best_cell(states, mind, HOUSE + house, card, depth)
        if cell == NO_CELL:
            return
        place(states[HOUSE + after], card, cell)
    mind.is_there[after] = 1
    mind.loss[after] = expected_loss(states, mind, HOUSE + after, depth + 1)


@rule
def best_cell(states: list[State], mind: Mind, house: int, card: int, depth: int) -> int:
    """Where a card does most good right away; NO_CELL if it has no place."""
    best = LOWEST
    choice = NO_CELL
    for cell in range(NUM_CELLS):
        if KIND[card] != Kind.NONE and can_place(states[house], card, cell):
            states[TRIAL] = states[house]
            place(states[TRIAL], card, cell)
            value = worth(states[TRIAL], mind, depth)
            if value > best:
                best = value
                choice = cell
    return choice


@rule
def expected_loss(states: list[State], mind: Mind, house: int, depth: int) -> int:
    """What the traps that become heads then may destroy."""
    loss = 0
    if depth < QUEUE_LENGTH:
        for queue in range(NUM_QUEUES):
            card = states[POSITION].queues[queue * QUEUE_LENGTH + depth]
            if KIND[card] == Kind.TRAP:
                loss += loss_to(states, mind, house, card, depth) // STRIKES
    return loss


@rule
def loss_to(states: list[State], mind: Mind, house: int, trap: int, depth: int) -> int:
    """R7  What a trap destroys if nobody counters it."""
    states[TRIAL] = states[house]
    destroy(states[TRIAL], trap)
    return max(0, worth(states[house], mind, depth) - worth(states[TRIAL], mind, depth))
