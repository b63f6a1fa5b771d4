"""Which decision leads to which. A turn: words (here), building (`building.py`), its end (`turns.py`)."""

from rooftree.core.jit import rule
from rooftree.core.seats import ask, clockwise
from rooftree.games.homesweethome.actions import CHOOSE, PAY, PEEK, PLACE, SAY, SWAP
from rooftree.games.homesweethome.building import (
    answer_offer,
    answer_play,
    answer_rescue,
    answer_toss,
    end_building,
    offer_powers,
)
from rooftree.games.homesweethome.cards import STARS
from rooftree.games.homesweethome.rules.ground import place
from rooftree.games.homesweethome.rules.hands import peek, spend
from rooftree.games.homesweethome.rules.payment import begin_payment
from rooftree.games.homesweethome.rules.queues import STARS_FOR_A_SWAP, head, swap
from rooftree.games.homesweethome.state import Decision, State, Word
from rooftree.games.homesweethome.turns import answer_counter, answer_shield, forget_who_was_asked


@rule
def apply(state: State, action: int) -> None:
    """The player to act has answered; the action is legal."""
    match state.decision:
        case Decision.SPEAK | Decision.CHOOSE:
            answer_words(state, action)
        case Decision.PAY_SWAP:
            pay_for_swap(state, PAY.resource(action))
        case Decision.OFFER_POWER:
            answer_offer(state, action)
        case Decision.PLAY:
            answer_play(state, action)
        case Decision.RESCUE:
            answer_rescue(state, action)
        case Decision.PLACE:
            place(state, head(state, state.pending.queue), PLACE.cell(action))
            end_building(state, True)
        case Decision.TOSS:
            answer_toss(state, action)
        case Decision.COUNTER:
            answer_counter(state, action)
        case Decision.SHIELD:
            answer_shield(state, action)


# Words: everyone advises, the active player decides.


@rule
def answer_words(state: State, action: int) -> None:
    """R6  Site manager and architect may act before they speak or decide."""
    if SAY.holds(action):
        speak(state, SAY.word(action))
    elif CHOOSE.holds(action):
        choose(state, CHOOSE.word(action))
    elif PEEK.holds(action):
        peek(state, state.to_act, PEEK.seat(action))
    else:
        state.pending.swap_queue = SWAP.queue(action)
        state.players[state.to_act].has_used_power = 1
        state.decision = Decision.PAY_SWAP


@rule
def speak(state: State, word: int) -> None:
    state.players[state.to_act].said = word
    following = clockwise(state, state.to_act, 1)
    ask(state, following, Decision.CHOOSE if following == state.active else Decision.SPEAK)


@rule
def pay_for_swap(state: State, resource: int) -> None:
    """R6  One by one, until they total at least three stars."""
    spend(state, state.to_act, resource)
    state.pending.stars += STARS[resource]
    if state.pending.stars >= STARS_FOR_A_SWAP:
        swap(state, state.pending.swap_queue)
        state.pending.swap_queue = 0
        state.pending.stars = 0
        state.decision = Decision.CHOOSE if state.to_act == state.active else Decision.SPEAK


@rule
def choose(state: State, word: int) -> None:
    state.players[state.active].said = word
    if word == Word.NONE:
        ask(state, state.active, Decision.TOSS)
    else:
        state.pending.queue = word
        begin_payment(state, head(state, word))
        forget_who_was_asked(state)
        offer_powers(state)
