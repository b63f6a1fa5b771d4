"""Setting up the table (rulebook p. 3)."""

from rooftree.core.chance import below, shuffle
from rooftree.core.jit import rule
from rooftree.games.dreamhome.cards import NUM_RESOURCE_CARDS, NUM_ROOM_CARDS
from rooftree.games.dreamhome.flow import begin_round
from rooftree.games.dreamhome.state import AT_RANDOM, State


@rule
def deal(state: State) -> None:
    """Shuffle both decks, see who begins, and lay out the first round."""
    for card in range(NUM_ROOM_CARDS):
        state.room_pile[card] = card + 1
    for card in range(NUM_RESOURCE_CARDS):
        state.resource_pile[card] = card + 1
    shuffle(state.stream, state.room_pile, 0, NUM_ROOM_CARDS)
    shuffle(state.stream, state.resource_pile, 0, NUM_RESOURCE_CARDS)
    begin(state, below(state.stream, state.num_players) if state.first == AT_RANDOM else state.first)


@rule
def begin(state: State, starter: int) -> None:
    """With both piles as dealt: whoever begins gets the marker (R8), and the first round is laid out."""
    state.starter = starter
    state.marker = starter
    begin_round(state)
