"""Hands, discards and the resource pile (rules «Préparation du tour suivant», R6)."""

from rooftree.core.chance import shuffle
from rooftree.core.jit import rule
from rooftree.games.homesweethome.cards import (
    FIRST_RESOURCE,
    HAND_SIZE,
    IS_HINTED,
    LAST_RESOURCE,
    NUM_HINTS,
    NUM_RESOURCE_CARDS,
    NUM_RESOURCES,
    RESOURCE_KIND,
    STARS,
    Character,
)
from rooftree.games.homesweethome.state import NOTHING, Place, Player, State


@rule
def num_cards(player: Player) -> int:
    """How many cards a player holds: everyone sees that."""
    cards = 0
    for resource in range(1, NUM_RESOURCES + 1):
        cards += player.cards[resource]
    return cards


@rule
def num_stars(player: Player) -> int:
    """What a hand is worth to the architect."""
    stars = 0
    for resource in range(1, NUM_RESOURCES + 1):
        stars += player.cards[resource] * STARS[resource]
    return stars


@rule
def hand_size(state: State, seat: int) -> int:
    """R6  The banker's hand is one larger."""
    size = HAND_SIZE[state.num_players]
    return size + 1 if state.players[seat].character == Character.BANKER else size


@rule
def spend(state: State, seat: int, resource: int) -> None:
    """A card goes from the hand to the discards; what others know of the hand may have been just this card."""
    player = state.players[seat]
    player.cards[resource] -= 1
    if player.known[resource] > 0:
        player.known[resource] -= 1
    for hint in range(NUM_HINTS):
        if IS_HINTED[hint, resource]:
            player.holds[hint] = 0
    for card in range(FIRST_RESOURCE[resource], LAST_RESOURCE[resource] + 1):
        if state.resource_at[card] == Place.IN_HAND + seat:
            state.resource_at[card] = Place.DISCARDED
            return


@rule
def fill_hand(state: State, seat: int) -> None:
    """Draw up to hand size; new cards make old news of what was known to be missing."""
    player = state.players[seat]
    missing = hand_size(state, seat) - num_cards(player)
    if missing > 0:
        for resource in range(NUM_RESOURCES + 1):
            player.lacks[resource] = 0
    for _ in range(missing):
        if state.pile_next == state.pile_end:
            reshuffle(state)
        if state.pile_next < state.pile_end:
            draw(state, seat)


@rule
def draw(state: State, seat: int) -> None:
    card = state.piles[top_of_pile(state)]
    state.pile_next += 1
    state.resource_at[card] = Place.IN_HAND + seat
    state.players[seat].cards[RESOURCE_KIND[card]] += 1


@rule
def top_of_pile(state: State) -> int:
    """Where the next card to be drawn lies in `piles`."""
    return state.num_reshuffles * NUM_RESOURCE_CARDS + state.pile_next


@rule
def reshuffle(state: State) -> None:
    """An empty pile is made anew from the discards: those whose order is dealt already, then the rest, shuffled."""
    state.num_reshuffles += 1
    state.pile_next = 0
    state.pile_end = 0
    first = top_of_pile(state)
    lay_as_dealt(state, first)
    dealt = state.pile_end
    for card in range(1, NUM_RESOURCE_CARDS + 1):
        put_on_pile(state, card)
    shuffle(state.stream, state.piles, first + dealt, first + state.pile_end)


@rule
def lay_as_dealt(state: State, first: int) -> None:
    """A game that is played again finds the piles of its record here; a new one finds nothing."""
    position = first
    while position < first + NUM_RESOURCE_CARDS and state.piles[position] != NOTHING:
        card = state.piles[position]
        state.piles[position] = NOTHING
        put_on_pile(state, card)
        position += 1


@rule
def put_on_pile(state: State, card: int) -> None:
    """Below the others, if it lies among the discards."""
    if state.resource_at[card] == Place.DISCARDED:
        state.resource_at[card] = Place.IN_PILE
        state.piles[top_of_pile(state) + state.pile_end] = card
        state.pile_end += 1


@rule
def can_peek(state: State, seat: int, other: int) -> bool:
    """R6  The site manager sees another player's hand, once a turn."""
    player = state.players[seat]
    return (
        player.character == Character.SITE_MANAGER
        and not player.has_used_power
        and other != seat
        and other < state.num_players
    )


@rule
def peek(state: State, seat: int, other: int) -> None:
    """R6  What was seen stays known until those cards are played."""
    state.players[seat].has_used_power = 1
    seen = state.players[other]
    for resource in range(NUM_RESOURCES + 1):
        seen.known[resource] = seen.cards[resource]
