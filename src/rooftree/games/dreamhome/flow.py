"""Which decision leads to which: the turn summary on the back of the rulebook."""

from rooftree.core.jit import rule
from rooftree.core.seats import NOBODY, ask, clockwise
from rooftree.games.dreamhome.actions import (
    DECORATE,
    DISCARD,
    DRILL,
    HAMMER,
    MIX,
    PASS,
    PLACE,
    PLACE_DOWN,
    ROOFER,
    SCAFFOLD,
    SUPPLY,
    SWAP,
    TAKE,
)
from rooftree.games.dreamhome.cards import Tool
from rooftree.games.dreamhome.rules.decor import can_decorate_somewhere, decorate
from rooftree.games.dreamhome.rules.helpers import has_work_left, supply, swap, use_roofer
from rooftree.games.dreamhome.rules.market import clear, discard_column, refill, take
from rooftree.games.dreamhome.rules.placement import place
from rooftree.games.dreamhome.rules.possessions import tool_holder
from rooftree.games.dreamhome.rules.tools import drill, hammer, mix, scaffold
from rooftree.games.dreamhome.state import MAX_PLAYERS, NUM_ROUNDS, Decision, State


@rule
def apply(state: State, action: int) -> None:
    """The player to act has answered; the action is legal."""
    match state.decision:
        case Decision.DISCARD_COLUMN:
            discard_column(state, DISCARD.column(action))
            open_jackhammer_window(state)
        case Decision.USE_JACKHAMMER:
            answer_jackhammer(state, action)
        case Decision.TAKE_COLUMN:
            answer_take(state, action)
        case Decision.PLACE_ROOM:
            answer_place(state, action)
        case Decision.PLACE_RESOURCE:
            place_resource(state, action)
            end_turn(state)
        case Decision.USE_HELPER:
            answer_helper(state, action)


# A round: refill, discard (2–3 players), jackhammer window, a turn for everyone.


@rule
def begin_round(state: State) -> None:
    """Refill the market; whoever holds the marker begins (R8)."""
    state.round_number += 1
    state.first_player = state.marker
    for seat in range(state.num_players):
        state.houses[seat].has_played = 0
    refill(state)
    if state.discard_rule and state.num_players < MAX_PLAYERS:
        ask(state, state.first_player, Decision.DISCARD_COLUMN)
    else:
        open_jackhammer_window(state)


@rule
def open_jackhammer_window(state: State) -> None:
    """R7  Whoever holds the jackhammer may use it now; then the turns begin."""
    holder = tool_holder(state, Tool.JACKHAMMER)
    if holder != NOBODY:
        ask(state, holder, Decision.USE_JACKHAMMER)
    else:
        begin_turn(state, next_to_play(state))


@rule
def answer_jackhammer(state: State, action: int) -> None:
    if PASS.holds(action):
        begin_turn(state, next_to_play(state))
    else:
        hammer(state, HAMMER.column(action))
        state.decision = Decision.PLACE_ROOM


@rule
def next_to_play(state: State) -> int:
    """Clockwise from the first player, the next who has not played this round, or NOBODY."""
    for steps in range(state.num_players):
        seat = clockwise(state, state.first_player, steps)
        if not state.houses[seat].has_played:
            return seat
    return NOBODY


# A turn: tools, take a column, place the room and the resource.


@rule
def begin_turn(state: State, seat: int) -> None:
    ask(state, seat, Decision.TAKE_COLUMN)


@rule
def answer_take(state: State, action: int) -> None:
    """R6  Drill and mixer as one likes, until a column is taken."""
    if TAKE.holds(action):
        take(state, state.to_act, TAKE.column(action))
        state.decision = Decision.PLACE_ROOM
    elif MIX.holds(action):
        mix(state, MIX.first(action), MIX.second(action))
    else:
        drill(state, state.to_act, DRILL.column(action), DRILL.cell(action))


@rule
def answer_place(state: State, action: int) -> None:
    """R4  Room first or resource first."""
    if PLACE.holds(action):
        place(state, state.to_act, PLACE.cell(action), state.pending.room, True)
    elif PLACE_DOWN.holds(action):
        place(state, state.to_act, PLACE_DOWN.cell(action), state.pending.room, False)
    else:
        place_resource(state, action)
        return
    state.pending.room = 0
    if must_place_resource(state):
        state.decision = Decision.PLACE_RESOURCE
    else:
        end_turn(state)


@rule
def must_place_resource(state: State) -> bool:
    """R4, R5  What can be placed once the room is down must be placed."""
    house = state.houses[state.to_act]
    if state.pending.decor:
        return can_decorate_somewhere(house, state.pending.decor)
    return state.pending.scaffolding != 0


@rule
def place_resource(state: State, action: int) -> None:
    if DECORATE.holds(action):
        decorate(state, state.to_act, DECORATE.cell(action))
    else:
        scaffold(state, state.to_act, SCAFFOLD.cell(action))


@rule
def end_turn(state: State) -> None:
    """The next player, the next round, or the helpers' hour after round 12."""
    state.pending.decor = 0  # R4  discarded where no room was legal
    state.houses[state.to_act].has_played = 1
    following = next_to_play(state)
    if following != NOBODY:
        begin_turn(state, following)
        return
    clear(state)
    if state.round_number < NUM_ROUNDS:
        begin_round(state)
    else:
        begin_helpers(state)


# After round 12: the helpers, then the score.


@rule
def begin_helpers(state: State) -> None:
    """R10  In turn order from the holder of the marker."""
    state.first_player = state.marker
    for seat in range(state.num_players):
        state.houses[seat].has_played = 0
    ask_next_helper(state)


@rule
def answer_helper(state: State, action: int) -> None:
    """R10  Each copy once, in any order, or pass."""
    seat = state.to_act
    if ROOFER.holds(action):
        use_roofer(state, seat, ROOFER.colour(action), ROOFER.window(action))
    elif SUPPLY.holds(action):
        supply(state, seat, SUPPLY.room(action), SUPPLY.cell(action))
    elif SWAP.holds(action):
        swap(state, seat, SWAP.first(action), SWAP.second(action))
    else:
        state.houses[seat].has_played = 1
    ask_next_helper(state)


@rule
def ask_next_helper(state: State) -> None:
    """The next player with a helper left to use; when there is none, the game is over."""
    for steps in range(state.num_players):
        seat = clockwise(state, state.first_player, steps)
        if not state.houses[seat].has_played and has_work_left(state, seat):
            ask(state, seat, Decision.USE_HELPER)
            return
    ask(state, 0, Decision.GAME_OVER)
