"""Paying for a construction together (rules «Réalisation de l'action», R3–R5)."""

from rooftree.core.jit import rule
from rooftree.games.homesweethome.cards import COST, NUM_PAYABLE, Character, Resource
from rooftree.games.homesweethome.rules.hands import spend
from rooftree.games.homesweethome.state import State


@rule
def begin_payment(state: State, card: int) -> None:
    for resource in range(NUM_PAYABLE + 1):
        state.pending.needed[resource] = COST[card, resource]


@rule
def is_paid(state: State) -> bool:
    for resource in range(1, NUM_PAYABLE + 1):
        if state.pending.needed[resource]:
            return False
    return True


@rule
def is_needed(state: State, resource: int) -> bool:
    return state.pending.needed[resource] > 0


@rule
def can_play(state: State, seat: int, resource: int) -> bool:
    """R3  A needed resource from hand."""
    return is_needed(state, resource) and state.players[seat].cards[resource] > 0


@rule
def play(state: State, seat: int, resource: int) -> None:
    state.pending.needed[resource] -= 1
    spend(state, seat, resource)


@rule
def can_play_joker(state: State, seat: int, resource: int) -> bool:
    """R3  A joker is voluntary, and stands for anything that is needed."""
    return is_needed(state, resource) and state.players[seat].cards[Resource.JOKER] > 0


@rule
def play_joker(state: State, seat: int, resource: int) -> None:
    state.pending.needed[resource] -= 1
    spend(state, seat, Resource.JOKER)


@rule
def can_pass(state: State, seat: int) -> bool:
    """R3  Only without any needed resource in hand."""
    for resource in range(1, NUM_PAYABLE + 1):
        if can_play(state, seat, resource):
            return False
    return True


@rule
def gift_of(character: int) -> int:
    """R4  What mason, carpenter and gardener bring from nowhere."""
    if character == Character.MASON:
        return Resource.CONCRETE
    if character == Character.CARPENTER:
        return Resource.WOOD
    if character == Character.GARDENER:
        return Resource.WATER
    return Resource.NONE


@rule
def can_use_power(state: State, seat: int) -> bool:
    """R4  Once a turn, and only if it is needed."""
    player = state.players[seat]
    gift = gift_of(player.character)
    return gift != Resource.NONE and not player.has_used_power and is_needed(state, gift)


@rule
def use_power(state: State, seat: int) -> None:
    player = state.players[seat]
    player.has_used_power = 1
    state.pending.needed[gift_of(player.character)] -= 1


@rule
def can_help(state: State, seat: int, resource: int) -> bool:
    """R5  The good neighbour, once a turn: one concrete or wood from hand."""
    player = state.players[seat]
    return (
        player.character == Character.GOOD_NEIGHBOUR and not player.has_used_power and can_play(state, seat, resource)
    )


@rule
def help_out(state: State, seat: int, resource: int) -> None:
    state.players[seat].has_used_power = 1
    play(state, seat, resource)


@rule
def can_rescue(state: State, seat: int) -> bool:
    """R4, R5  Whether someone has anything to offer to a player who passed."""
    return (
        can_use_power(state, seat) or can_help(state, seat, Resource.CONCRETE) or can_help(state, seat, Resource.WOOD)
    )
