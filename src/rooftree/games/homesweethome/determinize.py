"""Dealing anew what a seat cannot see: the others' hands and both piles, true to all that it knows."""

from rooftree.core.chance import Stream, below, shuffle
from rooftree.core.jit import rule
from rooftree.games.homesweethome.cards import (
    IS_HINTED,
    NUM_CONSTRUCTIONS,
    NUM_HINTS,
    NUM_RESOURCE_CARDS,
    NUM_RESOURCES,
    RESOURCE_KIND,
    Character,
)
from rooftree.games.homesweethome.rules.hands import num_stars
from rooftree.games.homesweethome.rules.queues import STARS_FOR_A_SWAP
from rooftree.games.homesweethome.state import NOTHING, Decision, Place, Player, State

NOT_IN_PILE = -1
SWEEPS = 4  # how often every unseen card is offered a new place


@rule
def determinize(state: State, seat: int, stream: Stream) -> None:
    """Unseen cards change places two by two, wherever the seat would not notice."""
    for _ in range(SWEEPS):
        for card in range(1, NUM_RESOURCE_CARDS + 1):
            other = 1 + below(stream, NUM_RESOURCE_CARDS)
            if is_unseen(state, seat, card) and is_unseen(state, seat, other):
                trade(state, card, other)
                if not is_true_to(state, seat):
                    trade(state, card, other)
    forget_what_others_know(state, seat)
    shuffle(stream, state.construction_pile, state.constructions_drawn, NUM_CONSTRUCTIONS)
    first = state.num_reshuffles * NUM_RESOURCE_CARDS
    shuffle(stream, state.piles, first + state.pile_next, first + state.pile_end)
    for position in range(first + NUM_RESOURCE_CARDS, len(state.piles)):
        state.piles[position] = NOTHING  # what a record knows of later reshuffles is no world's business
    state.stream.a = stream.a
    state.stream.b = stream.b


@rule
def is_unseen(state: State, seat: int, card: int) -> bool:
    """In the pile or in another hand."""
    place = state.resource_at[card]
    return place != Place.DISCARDED and place != Place.IN_HAND + seat


@rule
def trade(state: State, card: int, other: int) -> None:
    """Two resource cards change places."""
    move_count(state, card, other)
    move_count(state, other, card)
    card_position = position_in_pile(state, card)
    other_position = position_in_pile(state, other)
    if card_position != NOT_IN_PILE:
        state.piles[card_position] = other
    if other_position != NOT_IN_PILE:
        state.piles[other_position] = card
    place = state.resource_at[card]
    state.resource_at[card] = state.resource_at[other]
    state.resource_at[other] = place


@rule
def move_count(state: State, card: int, other: int) -> None:
    """Where one card leaves a hand, the other comes in."""
    if state.resource_at[card] >= Place.IN_HAND:
        cards = state.players[state.resource_at[card] - Place.IN_HAND].cards
        cards[RESOURCE_KIND[card]] -= 1
        cards[RESOURCE_KIND[other]] += 1


@rule
def position_in_pile(state: State, card: int) -> int:
    """Where a card lies among those still to be drawn, or NOT_IN_PILE."""
    first = state.num_reshuffles * NUM_RESOURCE_CARDS
    if state.resource_at[card] == Place.IN_PILE:
        for position in range(first + state.pile_next, first + state.pile_end):
            if state.piles[position] == card:
                return position
    return NOT_IN_PILE


@rule
def is_true_to(state: State, seat: int) -> bool:
    """Whether the hands fit what play has shown, what the seat has peeked at, and a swap that is being paid."""
    is_manager = state.players[seat].character == Character.SITE_MANAGER
    for other in range(state.num_players):
        player = state.players[other]
        for resource in range(1, NUM_RESOURCES + 1):
            if player.lacks[resource] and player.cards[resource]:
                return False
            if is_manager and player.cards[resource] < player.known[resource]:
                return False
        for hint in range(NUM_HINTS):
            if player.holds[hint] and not fits(player, hint):
                return False
    if state.decision != Decision.PAY_SWAP:
        return True
    return state.pending.stars + num_stars(state.players[state.to_act]) >= STARS_FOR_A_SWAP


@rule
def fits(player: Player, hint: int) -> bool:
    """Whether a hand holds what the table knows that it holds."""
    for resource in range(1, NUM_RESOURCES + 1):
        if IS_HINTED[hint, resource] and player.cards[resource]:
            return True
    return False


@rule
def forget_what_others_know(state: State, seat: int) -> None:
    """What the site manager knows is the manager's own: in another's possible world it must only be true."""
    if state.players[seat].character == Character.SITE_MANAGER:
        return
    for other in range(state.num_players):
        player = state.players[other]
        for resource in range(NUM_RESOURCES + 1):
            player.known[resource] = min(player.known[resource], player.cards[resource])
