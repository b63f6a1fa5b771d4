"""Neighbours and their gifts (rulebook «Voisins et cadeaux», R5)."""

from rooftree.core.jit import rule
from rooftree.games.california.cards import NUM_COLOURS, NUM_GIFTS
from rooftree.games.california.state import State

GUESTS_FOR_A_GIFT = 1  # others who must be there already
GUESTS_FOR_A_GIFT_WITH_TWO_PLAYERS = 3


@rule
def brings_a_gift(state: State, seat: int, colour: int) -> bool:
    """R5  If not here already, and company is here; while there are gifts."""
    if state.neighbour_at[colour] == seat or num_gifts_left(state) == 0:
        return False
    wanted = GUESTS_FOR_A_GIFT_WITH_TWO_PLAYERS if state.num_players == 2 else GUESTS_FOR_A_GIFT
    return num_guests(state, seat) >= wanted


@rule
def num_guests(state: State, seat: int) -> int:
    """How many neighbours stand before a mansion."""
    guests = 0
    for colour in range(1, NUM_COLOURS + 1):
        if state.neighbour_at[colour] == seat:
            guests += 1
    return guests


@rule
def num_gifts_left(state: State) -> int:
    left = NUM_GIFTS
    for seat in range(state.num_players):
        left -= state.mansions[seat].gifts
    return left


@rule
def invite_neighbour(state: State, seat: int, colour: int) -> None:
    """R5  The neighbour of the colour comes, from the table or from another mansion."""
    if brings_a_gift(state, seat, colour):
        state.mansions[seat].gifts += 1
    state.neighbour_at[colour] = seat
