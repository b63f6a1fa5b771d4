"""The course of the days: shops, bank and bag (rulebook «Fin de la journée», R7, R10)."""

from rooftree.core.jit import rule
from rooftree.games.california.board import ALL_CELLS
from rooftree.games.california.cards import CARDS, NUM_TILES
from rooftree.games.california.rules.bonus import bonus_points
from rooftree.games.california.rules.renovation import cells_renovated
from rooftree.games.california.state import BANK_SPACES, GOLD, NOTHING, NUM_DAYS, NUM_SLOTS, SLOTS_A_SHOP, State

WINNING_BONUS_POINTS = CARDS.numbers["winning-bonus"]  # R10


@rule
def is_day_over(state: State) -> bool:
    """R7  At once when the bank or one shop is empty."""
    return state.bank == 0 or is_shop_empty(state, 0) or is_shop_empty(state, SLOTS_A_SHOP)


@rule
def is_shop_empty(state: State, first: int) -> bool:
    for slot in range(first, first + SLOTS_A_SHOP):
        if state.slots[slot] != NOTHING:
            return False
    return True


@rule
def close_shops(state: State) -> None:
    """R7  What is left goes into the bag."""
    for slot in range(NUM_SLOTS):
        if state.slots[slot] != NOTHING:
            state.in_bag[state.slots[slot]] = 1
            state.slots[slot] = NOTHING


@rule
def is_last_day(state: State) -> bool:
    """R7, R10  The twelfth, or with two players one in which a mansion is complete or bonus cards are worth nine."""
    return state.day == NUM_DAYS or is_over_early(state)


@rule
def is_over_early(state: State) -> bool:
    """R10  With two players: a mansion is complete, or bonus cards are worth nine."""
    if state.num_players > 2:
        return False
    for seat in range(2):
        if bonus_points(state, seat) >= WINNING_BONUS_POINTS:
            return True
        if cells_renovated(state.mansions[seat]) == ALL_CELLS:
            return True
    return False


@rule
def open_shops(state: State) -> None:
    """R7  The next day: eight new tiles, from the bag when the pile is used up, and a full bank."""
    drawn = state.day * NUM_SLOTS
    state.day += 1
    for slot in range(NUM_SLOTS):
        if drawn < NUM_TILES:  # the pile is enough for whole days
            state.slots[slot] = state.tile_pile[drawn + slot]
        else:
            draw_from_bag(state, slot, slot)  # so many are drawn from it already
    state.supply -= (BANK_SPACES - state.bank) * GOLD
    state.bank = BANK_SPACES


@rule
def draw_from_bag(state: State, slot: int, drawn: int) -> None:
    """The bag is shuffled from the deal on: the first tile of its order that is in it, which moves to those drawn."""
    position = drawn
    while not state.in_bag[state.bag_order[position]]:
        position += 1
    tile = state.bag_order[position]
    state.bag_order[position] = state.bag_order[drawn]
    state.bag_order[drawn] = tile
    state.in_bag[tile] = 0
    state.slots[slot] = tile
