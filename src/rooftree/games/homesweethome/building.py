"""Building together: powers, then resources round the table, then the card is placed; or nothing is built."""

from rooftree.core.jit import rule
from rooftree.core.seats import NOBODY, ask, clockwise
from rooftree.games.homesweethome.actions import HELP, KEEP, PASS, PLAY, PLAY_JOKER, POWER, TOSS
from rooftree.games.homesweethome.cards import NUM_RESOURCES
from rooftree.games.homesweethome.rules.hands import num_cards, spend
from rooftree.games.homesweethome.rules.hints import hint_at_rescue, show_lack
from rooftree.games.homesweethome.rules.payment import (
    can_rescue,
    can_use_power,
    help_out,
    is_paid,
    play,
    play_joker,
    use_power,
)
from rooftree.games.homesweethome.state import Decision, State
from rooftree.games.homesweethome.turns import end_heads, forget_who_was_asked

MOST_TOSSED = 2


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
    if POWER.holds(action):
        use_power(state, state.to_act)
    offer_powers(state)


@rule
def answer_play(state: State, action: int) -> None:
    """R3  A resource, a joker, one's power, or a pass that others may mend."""
    seat = state.to_act
    if PASS.holds(action):
        show_lack(state, seat)
        state.pending.passer = seat
        forget_who_was_asked(state)
        ask_rescuers(state)
        return
    if PLAY.holds(action):
        play(state, seat, PLAY.resource(action))
    elif PLAY_JOKER.holds(action):
        play_joker(state, seat, PLAY_JOKER.resource(action))
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
    for steps in range(1, state.num_players):
        seat = clockwise(state, state.pending.passer, steps)
        if not state.players[seat].was_asked:
            is_asked = can_rescue(state, seat)
            hint_at_rescue(state, seat, is_asked)
            if is_asked:
                ask(state, seat, Decision.RESCUE)
                return
    end_building(state, False)


@rule
def answer_rescue(state: State, action: int) -> None:
    seat = state.to_act
    if POWER.holds(action):
        use_power(state, seat)
    elif HELP.holds(action):
        help_out(state, seat, HELP.resource(action))
    else:
        state.players[seat].was_asked = 1
        ask_rescuers(state)
        return
    passer = state.pending.passer
    state.pending.passer = NOBODY
    go_on_paying(state, passer)


@rule
def end_building(state: State, is_built: bool) -> None:
    """Built or failed, what was played is gone."""
    queue = state.pending.queue
    state.pending.queue = 0
    state.pending.passer = NOBODY
    for resource in range(NUM_RESOURCES + 1):
        state.pending.needed[resource] = 0
    end_heads(state, queue if is_built else 0)


# Nothing is built: everyone may discard up to two.


@rule
def answer_toss(state: State, action: int) -> None:
    player = state.players[state.to_act]
    if TOSS.holds(action):
        spend(state, state.to_act, TOSS.resource(action))
        player.num_tossed += 1
    if KEEP.holds(action) or player.num_tossed == MOST_TOSSED or num_cards(player) == 0:
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
