"""The end of a turn and the beginning of the next: both heads leave, traps strike, everyone draws."""

from rooftree.core.jit import rule
from rooftree.core.seats import NOBODY, ask, clockwise, num_seats
from rooftree.games.homesweethome.actions import COUNTER, PASS, SHIELD
from rooftree.games.homesweethome.board import NUM_CELLS
from rooftree.games.homesweethome.cards import TRAP, Trap
from rooftree.games.homesweethome.rules.hands import fill_hand
from rooftree.games.homesweethome.rules.hints import hint_at_remedy, hint_at_trap
from rooftree.games.homesweethome.rules.queues import discard_construction, head, leave, refill
from rooftree.games.homesweethome.rules.traps import (
    can_help_against_trap,
    counter,
    destroy,
    is_anything_threatened,
    must_counter,
    shield,
)
from rooftree.games.homesweethome.state import NUM_QUEUES, NUM_TURNS, Decision, State, Word


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
def end_heads(state: State, built_queue: int) -> None:
    """Both heads leave their queues, built or discarded; the queues move up and are refilled."""
    for queue in range(1, NUM_QUEUES + 1):
        if queue != built_queue:
            discard_construction(state, head(state, queue))
        leave(state, queue)
    refill(state)
    strike_from(state, 1)


@rule
def forget_who_was_asked(state: State) -> None:
    for seat in range(state.num_players):
        state.players[seat].was_asked = 0


@rule
def strike_from(state: State, first: int) -> None:
    """R7  Traps that have just become heads strike, A's first; then the turn ends."""
    for queue in range(first, NUM_QUEUES + 1):
        if TRAP[head(state, queue)] != Trap.NONE:
            state.pending.striking = queue
            state.pending.trap = head(state, queue)
            forget_who_was_asked(state)
            helper = next_to_help(state)
            tell_who_can_help(state, helper)
            if helper != NOBODY:
                ask_against_trap(state, helper)
                return
            end_trap(state, False)
    end_turn(state)


@rule
def next_to_help(state: State) -> int:
    """R7  If something is threatened: whoever must, else round the table the next who can, else NOBODY."""
    if not is_anything_threatened(state, state.pending.trap):
        return NOBODY
    helper = NOBODY
    for steps in range(num_seats(state)):
        seat = clockwise(state, state.active, steps)
        if must_counter(state, seat):
            return seat
        if helper == NOBODY and not state.players[seat].was_asked and can_help_against_trap(state, seat):
            helper = seat
    return helper


@rule
def tell_who_can_help(state: State, helper: int) -> None:
    """R7  Everyone sees who is asked, and who was passed over before; where nothing is threatened, nobody is."""
    if helper == NOBODY and not is_anything_threatened(state, state.pending.trap):
        return
    for steps in range(state.num_players):
        seat = clockwise(state, state.active, steps)
        hint_at_remedy(state, seat)
        if seat == helper and must_counter(state, seat):
            return
    for steps in range(state.num_players):
        seat = clockwise(state, state.active, steps)
        if not state.players[seat].was_asked:
            hint_at_trap(state, seat, seat == helper)
        if seat == helper:
            return


@rule
def ask_against_trap(state: State, seat: int) -> None:
    is_drought = TRAP[state.pending.trap] == Trap.DROUGHT
    ask(state, seat, Decision.SHIELD if is_drought else Decision.COUNTER)


@rule
def end_trap(state: State, is_stopped: bool) -> None:
    if not is_stopped:
        destroy(state, state.pending.trap)
    state.pending.striking = 0
    state.pending.trap = 0
    for cell in range(NUM_CELLS):
        state.pending.shielded[cell] = 0


@rule
def answer_counter(state: State, action: int) -> None:
    if PASS.holds(action):
        state.players[state.to_act].was_asked = 1
        go_on_with_trap(state)
    else:
        counter(state, state.to_act, COUNTER.means(action))
        go_on_after_trap(state, True)


@rule
def answer_shield(state: State, action: int) -> None:
    """Whoever can may protect several cells."""
    if PASS.holds(action):
        state.players[state.to_act].was_asked = 1
    else:
        shield(state, state.to_act, SHIELD.means(action), SHIELD.cell(action))
    go_on_with_trap(state)


@rule
def go_on_with_trap(state: State) -> None:
    helper = next_to_help(state)
    tell_who_can_help(state, helper)
    if helper != NOBODY:
        ask_against_trap(state, helper)
    else:
        go_on_after_trap(state, False)


@rule
def go_on_after_trap(state: State, is_stopped: bool) -> None:
    following = state.pending.striking + 1
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
