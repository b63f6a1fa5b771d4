"""Dealing anew what nobody at the table can see (R9)."""

from rooftree.core.chance import Stream, below, shuffle
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
    shuffle(stream, state.room_pile, rooms_drawn, NUM_ROOM_CARDS)
    shuffle(stream, state.resource_pile, resources_drawn, NUM_RESOURCE_CARDS)
    state.stream.a = stream.a
    state.stream.b = stream.b


@rule
def trade_roofs(state: State, stream: Stream, resources_drawn: int) -> None:
    """Every unseen roof card, in a pile or still to come, changes places with a random one behind it."""
    for card in range(1, NUM_ROOFS + 1):
        if is_unseen(state, card, resources_drawn):
            others = 1
            for other in range(card + 1, NUM_ROOFS + 1):
                if is_unseen(state, other, resources_drawn):
                    others += 1
            steps = below(stream, others)
            other = card
            while steps > 0:
                other += 1
                if is_unseen(state, other, resources_drawn):
                    steps -= 1
            trade(state, card, other)


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
