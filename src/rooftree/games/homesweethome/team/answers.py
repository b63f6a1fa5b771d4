"""An answer to every decision of Home Sweet Home."""

from rooftree.core.actions import Moves
from rooftree.core.chance import Purpose, sow
from rooftree.core.jit import rule
from rooftree.core.seats import NOBODY, clockwise, num_seats
from rooftree.games.homesweethome.actions import (
    CHOOSE,
    COUNTER,
    HOLD,
    PASS,
    PAY,
    PEEK,
    PLACE,
    SAY,
    SHIELD,
    SWAP,
)
from rooftree.games.homesweethome.board import NUM_CELLS
from rooftree.games.homesweethome.cards import NUM_RESOURCES, POINTS
from rooftree.games.homesweethome.legal import list_moves
from rooftree.games.homesweethome.rules.ground import can_place, place
from rooftree.games.homesweethome.rules.hands import can_peek, num_cards
from rooftree.games.homesweethome.rules.queues import can_be_named, can_swap, head, swap
from rooftree.games.homesweethome.state import NUM_QUEUES, QUEUE_LENGTH, By, Decision, State, With, Word
from rooftree.games.homesweethome.team.advice import word_of
from rooftree.games.homesweethome.team.chances import PUBLIC_WORLDS, guess_chances, see_as, see_as_everyone
from rooftree.games.homesweethome.team.hand import (
    JOKER_WORTH,
    WATER_WORTH,
    best_toss,
    joker_worth,
    least_useful,
    see_uses,
)
from rooftree.games.homesweethome.team.house import look_ahead
from rooftree.games.homesweethome.team.manners import help_of
from rooftree.games.homesweethome.team.mind import HOUSE, POINT, POSITION, Mind
from rooftree.games.homesweethome.team.paying import best_share
from rooftree.games.homesweethome.team.plan import LOWEST, expected_loss, loss_to, plan

SWAP_WORTH = POINT // 5  # to the architect: new cards for the worst in hand
NO_QUEUE = 0


@rule
def best_answer(states: list[State], mind: Mind, moves: Moves, seat: int, seed: int) -> int:
    """The answer to the position in states[POSITION]; the rest is scratch."""
    state = states[POSITION]
    moves.count = 0
    list_moves(state, moves)
    if moves.count == 1:
        return moves.actions[0]
    match state.decision:
        case Decision.PAY_SWAP:
            see_uses(state, mind, seat)
            return PAY.at(least_useful(state, mind, seat))
        case Decision.OFFER_POWER:
            return HOLD.at()
        case Decision.PLAY:
            return best_share(states, mind, moves, seat, seed)
        case Decision.RESCUE:
            return help_of(state, seat)
        case Decision.PLACE:
            return best_place(states, mind, seat, seed)
        case Decision.TOSS:
            return best_toss(state, mind, seat)
        case Decision.COUNTER:
            return best_counter(states, mind, moves)
        case Decision.SHIELD:
            return best_shield(state, moves)
    return best_words(states, mind, seat, seed)


# Words


@rule
def best_words(states: list[State], mind: Mind, seat: int, seed: int) -> int:
    """R6  Look into a hand or swap cards if that helps, then speak or decide."""
    state = states[POSITION]
    other = best_to_peek_at(state, seat)
    if other != NOBODY:
        return PEEK.at(other)
    see_as_everyone(states, mind)
    queue = best_swap(states, mind, seat)
    if queue != NO_QUEUE:
        return SWAP.at(queue)
    if state.decision == Decision.SPEAK:
        return SAY.at(word_of(state, mind, seat))
    see_as(states, mind, seat, seed)
    return CHOOSE.at(best_word(state, mind))


@rule
def best_word(state: State, mind: Mind) -> int:
    """The head that promises most. What cannot be paid costs little: the cards are drawn again."""
    best = 0
    choice = int(Word.NONE)
    for word in range(Word.A, Word.NONE):
        if can_be_named(state, word):
            place = (word - 1) * QUEUE_LENGTH
            value = mind.gain[word] * mind.chance[place] - joker_worth(state) * mind.jokers[place]
            if value > best:
                best = value
                choice = word
    return choice


@rule
def best_to_peek_at(state: State, seat: int) -> int:
    """The first to pay whose hand is not all known; NOBODY for all but site managers."""
    for steps in range(num_seats(state)):
        other = clockwise(state, state.active, steps)
        if can_peek(state, seat, other) and num_known(state, other) < num_cards(state.players[other]):
            return other
    return NOBODY


@rule
def num_known(state: State, seat: int) -> int:
    known = 0
    for resource in range(1, NUM_RESOURCES + 1):
        known += state.players[seat].known[resource]
    return known


@rule
def best_swap(states: list[State], mind: Mind, seat: int) -> int:
    """R6  The queue whose second and third card had better change places, or NO_QUEUE."""
    best = mind.value[0] - SWAP_WORTH
    choice = NO_QUEUE
    for queue in range(1, NUM_QUEUES + 1):
        if can_swap(states[POSITION], seat, queue):
            swap_with_chances(states[POSITION], mind, queue)
            states[HOUSE] = states[POSITION]
            plan(states, mind, 0)
            swap_with_chances(states[POSITION], mind, queue)
            if mind.value[0] > best:
                best = mind.value[0]
                choice = queue
    return choice


@rule
def swap_with_chances(state: State, mind: Mind, queue: int) -> None:
    swap(state, queue)
    second = (queue - 1) * QUEUE_LENGTH + 1
    chance = mind.chance[second]
    mind.chance[second] = mind.chance[second + 1]
    mind.chance[second + 1] = chance


# The ground


@rule
def best_place(states: list[State], mind: Mind, seat: int, seed: int) -> int:
    """R2  The cell from which the next turns look best."""
    state = states[POSITION]
    see_as_everyone(states, mind)
    sow(mind.stream, seed ^ state.turn, Purpose.PLAYERS)
    guess_chances(states, mind, seat, PUBLIC_WORLDS)
    card = head(state, state.pending.queue)
    best = LOWEST
    choice = 0
    for cell in range(NUM_CELLS):
        if can_place(state, card, cell):
            states[HOUSE] = state
            place(states[HOUSE], card, cell)
            plan(states, mind, 1)
            value = mind.value[0] - expected_loss(states, mind, HOUSE, 1)
            if value > best:
                best = value
                choice = cell
    return PLACE.at(choice)


# Traps


@rule
def best_counter(states: list[State], mind: Mind, moves: Moves) -> int:
    """R7  Tarp and poison have no other use; a joker has."""
    look_ahead(states[POSITION], mind)
    action = moves.actions[1]
    price = JOKER_WORTH if action == COUNTER.at(With.JOKER) else 0
    loss = loss_to(states, mind, POSITION, states[POSITION].pending.trap, 0)
    return action if loss > price else PASS.at()


@rule
def best_shield(state: State, moves: Moves) -> int:
    """R7  The terrain that is most worth its protection, or a pass."""
    best = 0
    choice = PASS.at()
    for i in range(1, moves.count):
        means = SHIELD.means(moves.actions[i])
        value = POINTS[state.base[SHIELD.cell(moves.actions[i])]] * POINT
        if means == By.JOKER:
            value -= JOKER_WORTH
        elif means == By.WATER:
            value -= WATER_WORTH
        if value > best:
            best = value
            choice = moves.actions[i]
    return choice
