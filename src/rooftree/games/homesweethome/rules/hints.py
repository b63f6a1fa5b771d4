"""What the course of play tells everyone about hands: who passes, who is asked, and who is not (R3, R5, R7)."""

from rooftree.core.jit import rule
from rooftree.games.homesweethome.cards import (
    IS_HINTED,
    NUM_PAYABLE,
    NUM_RESOURCES,
    TRAP,
    Character,
    Hint,
    Resource,
    Trap,
)
from rooftree.games.homesweethome.rules.payment import is_needed
from rooftree.games.homesweethome.rules.traps import must_counter
from rooftree.games.homesweethome.state import Ruleset, State


@rule
def show_lack(state: State, seat: int) -> None:
    """R3  Whoever passes has no needed resource."""
    for resource in range(1, NUM_PAYABLE + 1):
        if is_needed(state, resource):
            state.players[seat].lacks[resource] = 1


@rule
def hint_at_rescue(state: State, seat: int, is_asked: bool) -> None:
    """R5  A good neighbour is asked only with concrete or wood in hand that is needed."""
    player = state.players[seat]
    if player.character == Character.GOOD_NEIGHBOUR and not player.has_used_power:
        wants_concrete = is_needed(state, Resource.CONCRETE)
        if wants_concrete and is_needed(state, Resource.WOOD):
            hint_at(state, seat, Hint.CONCRETE_OR_WOOD, is_asked)
        elif wants_concrete:
            hint_at(state, seat, Hint.CONCRETE, is_asked)
        elif is_needed(state, Resource.WOOD):
            hint_at(state, seat, Hint.WOOD, is_asked)


@rule
def hint_at_remedy(state: State, seat: int) -> None:
    """R7  Whoever holds tarp or poison is asked before all others, since ruleset 2: so whoever is not has none."""
    trap = TRAP[state.pending.trap]
    if state.ruleset >= Ruleset.SECOND and trap != Trap.DROUGHT:
        hint_at(state, seat, Hint.TARP if trap == Trap.HAIL else Hint.POISON, must_counter(state, seat))


@rule
def hint_at_trap(state: State, seat: int, is_asked: bool) -> None:
    """R7  Only those who can help are asked; a gardener's power needs no card."""
    player = state.players[seat]
    trap = TRAP[state.pending.trap]
    if trap != Trap.DROUGHT and state.ruleset >= Ruleset.SECOND:
        hint_at(state, seat, Hint.JOKER, is_asked)
    elif trap == Trap.HAIL:
        hint_at(state, seat, Hint.TARP_OR_JOKER, is_asked)
    elif trap == Trap.PESTS:
        hint_at(state, seat, Hint.POISON_OR_JOKER, is_asked)
    elif player.character != Character.GARDENER or player.has_used_power:
        hint_at(state, seat, Hint.WATER_OR_JOKER, is_asked)


@rule
def hint_at(state: State, seat: int, hint: int, is_asked: bool) -> None:
    """Whoever is asked holds at least one such card, whoever is passed over holds none."""
    player = state.players[seat]
    if is_asked:
        player.holds[hint] = 1
        return
    for resource in range(1, NUM_RESOURCES + 1):
        if IS_HINTED[hint, resource]:
            player.lacks[resource] = 1
