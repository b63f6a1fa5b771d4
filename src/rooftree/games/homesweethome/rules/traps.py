"""Traps (rules «Cartes pièges», R1, R7, R8)."""

from rooftree.core.jit import rule
from rooftree.games.homesweethome.board import NUM_CELLS
from rooftree.games.homesweethome.cards import IN_ZONE, KIND, TRAP, Character, Kind, Resource, Trap
from rooftree.games.homesweethome.rules.ground import num_rooms
from rooftree.games.homesweethome.rules.hands import spend
from rooftree.games.homesweethome.rules.queues import discard_construction
from rooftree.games.homesweethome.state import (
    NOTHING,
    NUM_QUEUES,
    QUEUE_LENGTH,
    ROOMS_A_CELL,
    By,
    Ruleset,
    State,
    With,
)

NEXT = 1  # a trap that strikes when this turn ends


@rule
def is_anything_threatened(state: State, card: int) -> bool:
    for cell in range(NUM_CELLS):
        if is_threatened(state, card, cell):
            return True
    return False


@rule
def is_threatened(state: State, card: int, cell: int) -> bool:
    """R7  Whether a trap would destroy something here."""
    if not IN_ZONE[card, cell] or state.pending.shielded[cell] or state.base[cell] == NOTHING:
        return False
    is_terrain = KIND[state.base[cell]] == Kind.TERRAIN
    if TRAP[card] == Trap.HAIL:
        return is_terrain or (num_rooms(state, cell) > 0 and state.roofs[cell] == NOTHING)
    return is_terrain or TRAP[card] == Trap.PESTS


@rule
def holds_remedy(state: State, seat: int) -> bool:
    """R7  A tarp while it hails, poison while there are pests."""
    cards = state.players[seat].cards
    if TRAP[state.pending.trap] == Trap.HAIL:
        return cards[Resource.TARP] > 0
    return TRAP[state.pending.trap] == Trap.PESTS and cards[Resource.POISON] > 0


@rule
def must_counter(state: State, seat: int) -> bool:
    """R7  Whoever holds the tarp or the poison may neither pass nor lay a joker instead; in ruleset 1 they might."""
    return state.ruleset >= Ruleset.SECOND and holds_remedy(state, seat)


@rule
def can_counter(state: State, seat: int, means: int) -> bool:
    """R7  A tarp stops hail, poison stops pests, a joker stops either."""
    if means == With.TARP:
        return TRAP[state.pending.trap] == Trap.HAIL and holds_remedy(state, seat)
    if means == With.POISON:
        return TRAP[state.pending.trap] == Trap.PESTS and holds_remedy(state, seat)
    has_joker = state.players[seat].cards[Resource.JOKER] > 0
    return TRAP[state.pending.trap] != Trap.DROUGHT and has_joker and not must_counter(state, seat)


@rule
def counter(state: State, seat: int, means: int) -> None:
    if means == With.TARP:
        spend(state, seat, Resource.TARP)
    elif means == With.POISON:
        spend(state, seat, Resource.POISON)
    else:
        spend(state, seat, Resource.JOKER)


@rule
def can_counter_somehow(state: State, seat: int) -> bool:
    return (
        can_counter(state, seat, With.TARP)
        or can_counter(state, seat, With.POISON)
        or can_counter(state, seat, With.JOKER)
    )


@rule
def can_shield(state: State, seat: int, means: int) -> bool:
    """R7  Water, a joker or the gardener's power keeps one cell from drought."""
    player = state.players[seat]
    if TRAP[state.pending.trap] != Trap.DROUGHT:
        return False
    if means == By.WATER:
        return player.cards[Resource.WATER] > 0
    if means == By.JOKER:
        return player.cards[Resource.JOKER] > 0
    return player.character == Character.GARDENER and not player.has_used_power


@rule
def can_shield_somehow(state: State, seat: int) -> bool:
    return can_shield(state, seat, By.WATER) or can_shield(state, seat, By.JOKER) or can_shield(state, seat, By.POWER)


@rule
def can_help_against_trap(state: State, seat: int) -> bool:
    return can_counter_somehow(state, seat) or can_shield_somehow(state, seat)


@rule
def shield(state: State, seat: int, means: int, cell: int) -> None:
    state.pending.shielded[cell] = 1
    if means == By.WATER:
        spend(state, seat, Resource.WATER)
    elif means == By.JOKER:
        spend(state, seat, Resource.JOKER)
    else:
        state.players[seat].has_used_power = 1


@rule
def destroy(state: State, card: int) -> None:
    """R7, R8  What a trap threatens is discarded; hail spares foundations."""
    for cell in range(NUM_CELLS):
        if is_threatened(state, card, cell):
            clear_rooms(state, cell)
            if KIND[state.base[cell]] == Kind.TERRAIN or TRAP[card] == Trap.PESTS:
                discard_construction(state, state.base[cell])
                discard_construction(state, state.roofs[cell])
                state.base[cell] = NOTHING
                state.roofs[cell] = NOTHING


@rule
def clear_rooms(state: State, cell: int) -> None:
    for place in range(cell * ROOMS_A_CELL, (cell + 1) * ROOMS_A_CELL):
        discard_construction(state, state.rooms[place])
        state.rooms[place] = NOTHING


def coming_traps(state: State) -> list[tuple[int, int]]:
    """The traps in the queues, and in how many turns each strikes, the next one first: a question for those who look.

    A trap at the head has struck; but while one strikes, that one and whatever comes right after it are due (R7).
    """
    striking = state.pending.striking
    found = [
        (state.queues[queue * QUEUE_LENGTH + place], place + (striking > 0))
        for queue in range(NUM_QUEUES)
        for place in range(0 if 0 < striking <= queue + 1 else 1, QUEUE_LENGTH)
    ]
    return sorted(((card, turns) for card, turns in found if KIND[card] == Kind.TRAP), key=lambda each: each[1])
