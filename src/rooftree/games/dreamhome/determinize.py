"""Dealing anew what nobody at the table can see (R9)."""

from rooftree.core.chance import Stream, below, shuffle, sort
from rooftree.core.jit import rule
from rooftree.games.dreamhome.cards import NUM_RESOURCE_CARDS, NUM_ROOFS, NUM_ROOM_CARDS
from rooftree.games.dreamhome.rules.market import RESOURCES_A_ROUND
from rooftree.games.dreamhome.state import NUM_COLUMNS, Decision, Place, State


@rule
def determinize(state: State, seat: int, stream: Stream) -> None:
    """Shuffle what is left of both piles, and under `strict` the roof cards that lie face down in front of players.

    All seats know the same, so `seat` makes no difference here.
    """
    rooms_drawn = state.round_number * NUM_COLUMNS
    resources_drawn = state.round_number * RESOURCES_A_ROUND
    if not state.open_roofs and state.decision != Decision.GAME_OVER:
        trade_roofs(state, stream, resources_drawn)
    sort(state.room_pile, rooms_drawn, NUM_ROOM_CARDS)
    sort(state.resource_pile, resources_drawn, NUM_RESOURCE_CARDS)
    shuffle(stream, state.room_pile, rooms_drawn, NUM_ROOM_CARDS)
    shuffle(stream, state.resource_pile, resources_drawn, NUM_RESOURCE_CARDS)
    state.stream.a = stream.a
    state.stream.b = stream.b


@rule
def trade_roofs(state: State, stream: Stream, resources_drawn: int) -> None:
    """Place by place, a roof card that lies face down becomes any of those unseen that are still free."""
    free = unseen_roofs(state, resources_drawn)
    others = num_unseen(free)
    for position in range(resources_drawn):
        card = state.resource_pile[position]
        if card <= NUM_ROOFS and state.resource_at[card] >= Place.WITH_SEAT:
            other = unseen_after(free, below(stream, others))
            trade(state, card, other)
            free -= 1 << other
            others -= 1


@rule
def unseen_roofs(state: State, resources_drawn: int) -> int:
    """The roof cards that nobody sees, a bit each."""
    roofs = 0
    for card in range(1, NUM_ROOFS + 1):
        if is_unseen(state, card, resources_drawn):
            roofs += 1 << card
    return roofs


@rule
def num_unseen(roofs: int) -> int:
    count = 0
    for card in range(1, NUM_ROOFS + 1):
        count += roofs >> card & 1
    return count


@rule
def unseen_after(roofs: int, steps: int) -> int:
    """Of these cards the one after so many others."""
    card = 0
    while steps >= 0:
        card += 1
        steps -= roofs >> card & 1
    return card


@rule
def is_unseen(state: State, card: int, resources_drawn: int) -> bool:
    """Whether a roof card lies face down in front of a player or is still to be drawn."""
    if state.resource_at[card] == Place.DISCARDED:
        return False
    if state.resource_at[card] >= Place.WITH_SEAT:
        return True
    return drawn_at(state, card) >= resources_drawn


@rule
def drawn_at(state: State, card: int) -> int:
    """The position of a resource card in drawing order."""
    for position in range(NUM_RESOURCE_CARDS):
        if state.resource_pile[position] == card:
            return position
    return NUM_RESOURCE_CARDS


@rule
def trade(state: State, card: int, other: int) -> None:
    """Two resource cards change places, now and in the order in which they were or will be drawn."""
    card_drawn_at = drawn_at(state, card)
    other_drawn_at = drawn_at(state, other)
    state.resource_pile[card_drawn_at] = other
    state.resource_pile[other_drawn_at] = card
    place = state.resource_at[card]
    state.resource_at[card] = state.resource_at[other]
    state.resource_at[other] = place
