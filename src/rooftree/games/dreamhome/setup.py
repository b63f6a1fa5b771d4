"""Setting up the table (rulebook p. 3)."""

from rooftree.core.chance import shuffle
from rooftree.core.jit import rule
from rooftree.games.dreamhome.cards import NUM_RESOURCE_CARDS, NUM_ROOM_CARDS
from rooftree.games.dreamhome.flow import begin_round
from rooftree.games.dreamhome.state import State


@rule
def deal(state: State) -> None:
    """Shuffle both decks and lay out the first round. Seat 0 begins."""
    for card in range(NUM_ROOM_CARDS):
        state.room_pile[card] = card + 1
    for card in range(NUM_RESOURCE_CARDS):
        state.resource_pile[card] = card + 1
    shuffle(state.stream, state.room_pile, 0, NUM_ROOM_CARDS)
    shuffle(state.stream, state.resource_pile, 0, NUM_RESOURCE_CARDS)
    begin_round(state)
