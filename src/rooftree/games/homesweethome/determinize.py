"""Dealing anew what a seat cannot see: the others' hands and both piles. All worlds that fit are equally likely.

Nothing is read of the hidden cards but what everyone sees: how many there are. First the kinds in each hand are chosen
(`guess.py`), then which copies of a kind lie where; what is left is the pile.
"""

from rooftree.core.chance import Stream, below, shuffle, sort
from rooftree.core.jit import rule
from rooftree.core.seats import num_seats
from rooftree.games.homesweethome.cards import (
    FIRST_RESOURCE,
    LAST_RESOURCE,
    NUM_CONSTRUCTIONS,
    NUM_RESOURCE_CARDS,
    NUM_RESOURCES,
    Character,
)
from rooftree.games.homesweethome.guess import guess_hands, is_unseen
from rooftree.games.homesweethome.state import NOTHING, Place, State


@rule
def determinize(state: State, seat: int, stream: Stream) -> None:
    guess_hands(state, seat, stream)
    hand_out(state, seat, stream)
    lay_pile(state, stream)
    sort(state.construction_pile, state.constructions_drawn, NUM_CONSTRUCTIONS)
    shuffle(stream, state.construction_pile, state.constructions_drawn, NUM_CONSTRUCTIONS)
    forget_what_others_know(state, seat)
    state.stream.a = stream.a
    state.stream.b = stream.b


@rule
def hand_out(state: State, seat: int, stream: Stream) -> None:
    """Every unseen card goes to the pile, and from there the hands get theirs."""
    for card in range(1, NUM_RESOURCE_CARDS + 1):
        if is_unseen(state, seat, card):
            state.resource_at[card] = Place.IN_PILE
    for other in range(num_seats(state)):
        if other != seat:
            for resource in range(1, NUM_RESOURCES + 1):
                hand_out_copies(state, other, resource, stream)


@rule
def hand_out_copies(state: State, other: int, resource: int, stream: Stream) -> None:
    """A hand gets its cards of a kind; each copy in the pile is as likely as any other."""
    wanted = state.players[other].cards[resource]
    if wanted == 0:
        return
    left = 0
    for card in range(FIRST_RESOURCE[resource], LAST_RESOURCE[resource] + 1):
        if state.resource_at[card] == Place.IN_PILE:
            left += 1
    for card in range(FIRST_RESOURCE[resource], LAST_RESOURCE[resource] + 1):
        if state.resource_at[card] == Place.IN_PILE:
            if below(stream, left) < wanted:
                state.resource_at[card] = Place.IN_HAND + other
                wanted -= 1
            left -= 1


@rule
def lay_pile(state: State, stream: Stream) -> None:
    """The order of past draws would tell hands, and what a record knows of later piles is no world's business."""
    first = state.num_reshuffles * NUM_RESOURCE_CARDS
    for position in range(len(state.piles)):
        state.piles[position] = NOTHING
    position = first + state.pile_next
    for card in range(1, NUM_RESOURCE_CARDS + 1):
        if state.resource_at[card] == Place.IN_PILE:
            state.piles[position] = card
            position += 1
    shuffle(stream, state.piles, first + state.pile_next, first + state.pile_end)


@rule
def forget_what_others_know(state: State, seat: int) -> None:
    """What the site manager has seen of other hands is the manager's own: in another's world it is nothing."""
    if state.players[seat].character == Character.SITE_MANAGER:
        return
    for other in range(num_seats(state)):
        if other != seat:
            for resource in range(NUM_RESOURCES + 1):
                state.players[other].known[resource] = 0
