"""What the player to act may answer: the legal actions of each decision."""

from rooftree.core.actions import Moves, offer
from rooftree.core.jit import rule
from rooftree.games.homesweethome.actions import (
    CHOOSE,
    COUNTER,
    HELP,
    HOLD,
    KEEP,
    PASS,
    PAY,
    PEEK,
    PLACE,
    PLAY,
    PLAY_JOKER,
    POWER,
    SAY,
    SHIELD,
    SWAP,
    TOSS,
)
from rooftree.games.homesweethome.board import NUM_CELLS
from rooftree.games.homesweethome.cards import NUM_PAYABLE, NUM_RESOURCES, Resource
from rooftree.games.homesweethome.rules.ground import can_place
from rooftree.games.homesweethome.rules.hands import can_peek
from rooftree.games.homesweethome.rules.payment import can_help, can_pass, can_play, can_play_joker, can_use_power
from rooftree.games.homesweethome.rules.queues import can_be_named, can_swap, head
from rooftree.games.homesweethome.rules.traps import can_counter, can_shield, is_threatened, must_counter
from rooftree.games.homesweethome.state import NUM_QUEUES, By, Decision, State, With, Word


@rule
def list_moves(state: State, moves: Moves) -> None:
    """Offer every legal action."""
    match state.decision:
        case Decision.SPEAK | Decision.CHOOSE:
            list_words(state, moves)
            list_powers(state, moves)
        case Decision.PAY_SWAP:
            list_hand(state, moves)
        case Decision.OFFER_POWER:
            offer(moves, POWER.at())
            offer(moves, HOLD.at())
        case Decision.PLAY:
            list_payment(state, moves)
        case Decision.RESCUE:
            list_rescue(state, moves)
        case Decision.PLACE:
            for cell in range(NUM_CELLS):
                if can_place(state, head(state, state.pending.queue), cell):
                    offer(moves, PLACE.at(cell))
        case Decision.TOSS:
            offer(moves, KEEP.at())
            list_hand(state, moves)
        case Decision.COUNTER:
            list_counters(state, moves)
        case Decision.SHIELD:
            list_shields(state, moves)


@rule
def list_words(state: State, moves: Moves) -> None:
    """Advice or the choice."""
    is_advice = state.decision == Decision.SPEAK
    for word in range(Word.A, Word.NONE + 1):
        if can_be_named(state, word):
            offer(moves, SAY.at(word) if is_advice else CHOOSE.at(word))


@rule
def list_powers(state: State, moves: Moves) -> None:
    """R6  Site manager and architect may act before they speak or decide."""
    seat = state.to_act
    for other in range(state.num_players):
        if can_peek(state, seat, other):
            offer(moves, PEEK.at(other))
    for queue in range(1, NUM_QUEUES + 1):
        if can_swap(state, seat, queue):
            offer(moves, SWAP.at(queue))


@rule
def list_hand(state: State, moves: Moves) -> None:
    """Any card in hand, to pay or to discard."""
    is_payment = state.decision == Decision.PAY_SWAP
    for resource in range(1, NUM_RESOURCES + 1):
        if state.players[state.to_act].cards[resource]:
            offer(moves, PAY.at(resource) if is_payment else TOSS.at(resource))


@rule
def list_payment(state: State, moves: Moves) -> None:
    """R3  A needed resource, a joker for one, one's power; to pass only without an exact resource."""
    seat = state.to_act
    for resource in range(1, NUM_PAYABLE + 1):
        if can_play(state, seat, resource):
            offer(moves, PLAY.at(resource))
        if can_play_joker(state, seat, resource):
            offer(moves, PLAY_JOKER.at(resource))
    if can_use_power(state, seat):
        offer(moves, POWER.at())
    if can_pass(state, seat):
        offer(moves, PASS.at())


@rule
def list_rescue(state: State, moves: Moves) -> None:
    offer(moves, HOLD.at())
    if can_use_power(state, state.to_act):
        offer(moves, POWER.at())
    for resource in range(Resource.CONCRETE, Resource.WOOD + 1):
        if can_help(state, state.to_act, resource):
            offer(moves, HELP.at(resource))


@rule
def list_counters(state: State, moves: Moves) -> None:
    """R7  What stops the trap; to pass only without its remedy."""
    if not must_counter(state, state.to_act):
        offer(moves, PASS.at())
    for means in range(With.TARP, With.JOKER + 1):
        if can_counter(state, state.to_act, means):
            offer(moves, COUNTER.at(means))


@rule
def list_shields(state: State, moves: Moves) -> None:
    offer(moves, PASS.at())
    for means in range(By.WATER, By.POWER + 1):
        if can_shield(state, state.to_act, means):
            for cell in range(NUM_CELLS):
                if is_threatened(state, state.pending.trap, cell):
                    offer(moves, SHIELD.at(means, cell))
