"""Which decision leads to which: words, building, traps, drawing."""

from rooftree.core.jit import rule
from rooftree.games.homesweethome.actions import (
    AT,
    CHOOSE,
    COUNTER,
    HELP,
    KEEP,
    PASS,
    PAY,
    PEEK,
    PLAY,
    PLAY_JOKER,
    POWER,
    SAY,
    SHIELD,
    SWAP,
    TOSS,
)
from rooftree.games.homesweethome.cards import NUM_RESOURCES, STARS, TRAP, Trap
from rooftree.games.homesweethome.rules.ground import place
from rooftree.games.homesweethome.rules.hands import fill_hand, num_cards, peek, spend
from rooftree.games.homesweethome.rules.payment import (
    begin_payment,
    can_rescue,
    can_use_power,
    help_out,
    is_paid,
    play,
    play_joker,
    show_lack,
    use_power,
)
from rooftree.games.homesweethome.rules.queues import (
    STARS_FOR_A_SWAP,
    discard_construction,
    head,
    leave,
    refill,
    swap,
)
from rooftree.games.homesweethome.rules.traps import (
    can_counter_somehow,
    can_shield_somehow,
    counter,
    destroy,
    is_anything_threatened,
    shield,
)
from rooftree.games.homesweethome.state import NUM_CELLS, NUM_QUEUES, NUM_TURNS, Decision, State, Word

NO_SEAT = -1
MOST_TOSSED = 2


@rule
def apply(state: State, action: int) -> None:
    """The player to act has answered; the action is legal."""
    match state.decision:
        case Decision.SPEAK:
            answer_words(state, action)
        case Decision.CHOOSE:
            answer_words(state, action)
        case Decision.PAY_SWAP:
            pay_for_swap(state, action - PAY.first + 1)
        case Decision.OFFER_POWER:
            answer_offer(state, action)
        case Decision.PLAY:
            answer_play(state, action)
        case Decision.RESCUE:
            answer_rescue(state, action)
        case Decision.PLACE:
            place(state, head(state, state.pending.queue), action - AT.first)
            end_building(state, True)
        case Decision.TOSS:
            answer_toss(state, action)
        case Decision.COUNTER:
            answer_counter(state, action)
        case Decision.SHIELD:
            answer_shield(state, action)


# Words: everyone advises, the active player decides.


@rule
def begin_turn(state: State) -> None:
    state.turn += 1
    for seat in range(state.num_players):
        player = state.players[seat]
        player.said = Word.NOT_YET
        player.has_used_power = 0
        player.num_tossed = 0
    ask(state, clockwise(state, state.active, 1), Decision.SPEAK)


@rule
def ask(state: State, seat: int, decision: int) -> None:
    state.to_act = seat
    state.decision = decision


@rule
def clockwise(state: State, seat: int, steps: int) -> int:
    """The seat so many places to the left."""
    other = seat + steps
    return other if other < state.num_players else other - state.num_players


@rule
def answer_words(state: State, action: int) -> None:
    """R6  Site manager and architect may act before they speak or decide."""
    if action >= SWAP.first:
        state.pending.swap_queue = action - SWAP.first + 1
        state.players[state.to_act].has_used_power = 1
        state.decision = Decision.PAY_SWAP
    elif action >= PEEK.first:
        peek(state, state.to_act, action - PEEK.first)
    elif action >= CHOOSE.first:
        choose(state, action - CHOOSE.first + 1)
    else:
        speak(state, action - SAY.first + 1)


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


@rule
def forget_who_was_asked(state: State) -> None:
    for seat in range(state.num_players):
        state.players[seat].was_asked = 0


# Building: powers, then resources round the table, then the card is placed.


@rule
def offer_powers(state: State) -> None:
    """R4  Before the first card is played, each holder is asked, round the table."""
    if is_paid(state):
        ask(state, state.active, Decision.PLACE)
        return
    for steps in range(state.num_players):
        seat = clockwise(state, state.active, steps)
        if not state.players[seat].was_asked and can_use_power(state, seat):
            ask(state, seat, Decision.OFFER_POWER)
            return
    ask(state, state.active, Decision.PLAY)


@rule
def answer_offer(state: State, action: int) -> None:
    state.players[state.to_act].was_asked = 1
    if action == POWER.first:
        use_power(state, state.to_act)
    offer_powers(state)


@rule
def answer_play(state: State, action: int) -> None:
    """R3  A resource, a joker, one's power, or a pass that others may mend."""
    seat = state.to_act
    if action == PASS.first:
        show_lack(state, seat)
        state.pending.passer = seat + 1
        forget_who_was_asked(state)
        ask_rescuers(state)
        return
    if action >= PLAY_JOKER.first:
        play_joker(state, seat, action - PLAY_JOKER.first + 1)
    elif action >= PLAY.first:
        play(state, seat, action - PLAY.first + 1)
    else:
        use_power(state, seat)
    go_on_paying(state, seat)


@rule
def go_on_paying(state: State, seat: int) -> None:
    """The next player adds a resource, until the cost is paid."""
    if is_paid(state):
        ask(state, state.active, Decision.PLACE)
    else:
        ask(state, clockwise(state, seat, 1), Decision.PLAY)


@rule
def ask_rescuers(state: State) -> None:
    """R5  Clockwise from the player who passed; without help the build fails."""
    passer = state.pending.passer - 1
    for steps in range(1, state.num_players):
        seat = clockwise(state, passer, steps)
        if not state.players[seat].was_asked and can_rescue(state, seat):
            ask(state, seat, Decision.RESCUE)
            return
    end_building(state, False)


@rule
def answer_rescue(state: State, action: int) -> None:
    seat = state.to_act
    if action == POWER.first:
        use_power(state, seat)
    elif action >= HELP.first:
        help_out(state, seat, action - HELP.first + 1)
    else:
        state.players[seat].was_asked = 1
        ask_rescuers(state)
        return
    passer = state.pending.passer - 1
    state.pending.passer = 0
    go_on_paying(state, passer)


@rule
def end_building(state: State, is_built: bool) -> None:
    """Built or failed, what was played is gone."""
    queue = state.pending.queue
    state.pending.queue = 0
    state.pending.passer = 0
    for resource in range(NUM_RESOURCES + 1):
        state.pending.needed[resource] = 0
    end_heads(state, queue if is_built else 0)


# Nothing is built: everyone may discard up to two.


@rule
def answer_toss(state: State, action: int) -> None:
    player = state.players[state.to_act]
    if action != KEEP.first:
        spend(state, state.to_act, action - TOSS.first + 1)
        player.num_tossed += 1
    if action == KEEP.first or player.num_tossed == MOST_TOSSED or num_cards(player) == 0:
        ask_next_to_toss(state)


@rule
def ask_next_to_toss(state: State) -> None:
    """Round the table; whoever has no cards is not asked."""
    seat = clockwise(state, state.to_act, 1)
    while seat != state.active:
        if num_cards(state.players[seat]) > 0:
            ask(state, seat, Decision.TOSS)
            return
        seat = clockwise(state, seat, 1)
    end_heads(state, 0)


# Both heads leave, traps strike, everyone draws.


@rule
def end_heads(state: State, built_queue: int) -> None:
    """Both heads leave their queues, built or discarded; the queues move up and are refilled."""
    for queue in range(1, NUM_QUEUES + 1):
        if queue != built_queue:
            discard_construction(state, head(state, queue))
        leave(state, queue)
    refill(state)
    strike_from(state, 1)


@rule
def strike_from(state: State, first: int) -> None:
    """R7  Traps that have just become heads strike, A's first; then the turn ends."""
    for queue in range(first, NUM_QUEUES + 1):
        if TRAP[head(state, queue)] != Trap.NONE:
            state.pending.trap = head(state, queue)
            forget_who_was_asked(state)
            helper = next_to_help(state)
            if helper != NO_SEAT:
                ask_against_trap(state, helper)
                return
            end_trap(state, False)
    end_turn(state)


@rule
def next_to_help(state: State) -> int:
    """Round the table: the next who can help against the trap, if something is threatened; else NO_SEAT."""
    if not is_anything_threatened(state):
        return NO_SEAT
    for steps in range(state.num_players):
        seat = clockwise(state, state.active, steps)
        can_do_something = can_counter_somehow(state, seat) or can_shield_somehow(state, seat)
        if can_do_something and not state.players[seat].was_asked:
            return seat
    return NO_SEAT


@rule
def ask_against_trap(state: State, seat: int) -> None:
    is_drought = TRAP[state.pending.trap] == Trap.DROUGHT
    ask(state, seat, Decision.SHIELD if is_drought else Decision.COUNTER)


@rule
def end_trap(state: State, is_stopped: bool) -> None:
    if not is_stopped:
        destroy(state)
    state.pending.trap = 0
    for cell in range(NUM_CELLS):
        state.pending.shielded[cell] = 0


@rule
def answer_counter(state: State, action: int) -> None:
    if action == PASS.first:
        state.players[state.to_act].was_asked = 1
        go_on_with_trap(state, False)
    else:
        counter(state, state.to_act, action - COUNTER.first)
        go_on_with_trap(state, True)


@rule
def answer_shield(state: State, action: int) -> None:
    """Whoever can may protect several cells."""
    if action == PASS.first:
        state.players[state.to_act].was_asked = 1
    else:
        offset = action - SHIELD.first
        shield(state, state.to_act, offset // NUM_CELLS, offset % NUM_CELLS)
    go_on_with_trap(state, False)


@rule
def go_on_with_trap(state: State, is_stopped: bool) -> None:
    helper = NO_SEAT if is_stopped else next_to_help(state)
    if helper != NO_SEAT:
        ask_against_trap(state, helper)
        return
    following = 2 if state.pending.trap == head(state, 1) else NUM_QUEUES + 1
    end_trap(state, is_stopped)
    strike_from(state, following)


@rule
def end_turn(state: State) -> None:
    """Everyone draws up to hand size, round the table; after twenty turns the house is finished."""
    if state.turn == NUM_TURNS:
        ask(state, 0, Decision.GAME_OVER)
        return
    for steps in range(state.num_players):
        fill_hand(state, clockwise(state, state.active, steps))
    state.active = clockwise(state, state.active, 1)
    begin_turn(state)
