"""Which decision leads to which: a turn is one action, and days end at once."""

from rooftree.core.jit import rule
from rooftree.core.seats import clockwise
from rooftree.games.california.actions import BORROW, BUY, EXTEND, STORE, TAKE_GOLD, UNPACK
from rooftree.games.california.cards import TILE_COLOUR, TILE_KIND, TileKind
from rooftree.games.california.rules.days import close_shops, is_day_over, is_last_day, open_shops
from rooftree.games.california.rules.furnishing import (
    extend,
    furnish,
    has_two_stored,
    store,
    stored_piece_of,
    unpack,
)
from rooftree.games.california.rules.money import borrow, pay, repay, settle_all, take_gold
from rooftree.games.california.rules.renovation import renovate, room_price
from rooftree.games.california.state import NOTHING, Decision, State


@rule
def apply(state: State, action: int) -> None:
    """The player to act has answered; the action is legal."""
    match state.decision:
        case Decision.CHOOSE_ACTION:
            answer_action(state, action)
        case Decision.UNPACK:
            unpack(state, state.to_act, UNPACK.piece(action), state.pending.cell)
            state.pending.is_open = 0
            state.pending.cell = 0
            end_turn(state)


@rule
def answer_action(state: State, action: int) -> None:
    """A loan action leaves the turn going on (R8); anything else is the turn's one action."""
    seat = state.to_act
    if EXTEND.holds(action):
        buy_extension(state, EXTEND.slot(action))
    elif STORE.holds(action):
        buy_to_store(state, STORE.slot(action))
    elif BUY.holds(action):
        buy(state, BUY.slot(action), BUY.cell(action))
    elif TAKE_GOLD.holds(action):
        take_gold(state, seat)
        end_turn(state)
    elif BORROW.holds(action):
        borrow(state, seat)
    else:
        repay(state, seat)


@rule
def buy(state: State, slot: int, cell: int) -> None:
    """A room to an empty cell, or furniture into a room."""
    tile = state.slots[slot]
    if TILE_KIND[tile] == TileKind.ROOM:
        sell(state, slot, room_price(state, cell))
        renovate(state.mansions[state.to_act], cell, tile)
        move_in(state, cell, TILE_COLOUR[tile])
    else:
        sell(state, slot, state.bank)
        furnish(state, state.to_act, cell, tile)
        end_turn(state)


@rule
def buy_to_store(state: State, slot: int) -> None:
    """Furniture into the attic."""
    store(state.mansions[state.to_act], state.slots[slot])
    sell(state, slot, state.bank)
    end_turn(state)


@rule
def buy_extension(state: State, slot: int) -> None:
    extend(state.mansions[state.to_act], state.slots[slot])
    sell(state, slot, state.bank)
    end_turn(state)


@rule
def sell(state: State, slot: int, price: int) -> None:
    """The tile leaves the shop for its price (R1)."""
    state.slots[slot] = NOTHING
    pay(state, state.to_act, price)


@rule
def move_in(state: State, cell: int, colour: int) -> None:
    """R4  A stored piece of the colour moves into the new room; of two different ones the player picks."""
    mansion = state.mansions[state.to_act]
    if has_two_stored(mansion, colour):
        state.pending.is_open = 1
        state.pending.cell = cell
        state.decision = Decision.UNPACK
        return
    piece = stored_piece_of(mansion, colour)
    if piece != NOTHING:
        unpack(state, state.to_act, piece, cell)
    end_turn(state)


@rule
def end_turn(state: State) -> None:
    """The next player to the left goes on, whether the day is over or not (R7)."""
    state.has_used_loan_action = 0
    state.decision = Decision.CHOOSE_ACTION
    state.to_act = clockwise(state, state.to_act, 1)
    if is_day_over(state):
        end_day(state)


@rule
def end_day(state: State) -> None:
    close_shops(state)
    if is_last_day(state):
        settle_all(state)
        state.to_act = 0
        state.decision = Decision.GAME_OVER
    else:
        open_shops(state)
