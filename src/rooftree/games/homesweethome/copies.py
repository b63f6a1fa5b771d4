"""Equal cards in one order: which copy of a resource lies where is in a state, and nobody's to know."""

from rooftree.games.homesweethome.cards import (
    FIRST_RESOURCE,
    LAST_RESOURCE,
    NUM_RESOURCE_CARDS,
    NUM_RESOURCES,
    RESOURCE_KIND,
)
from rooftree.games.homesweethome.state import State


def number_copies(state: State) -> None:
    """The first copies of a kind are in the pile, in the order in which they lie there; then come those elsewhere.

    Of a state whose past draws are forgotten (`determinize.lay_pile`).
    """
    for resource in range(1, NUM_RESOURCES + 1):
        copies = range(int(FIRST_RESOURCE[resource]), int(LAST_RESOURCE[resource]) + 1)
        for copy, place in zip(copies, sorted(int(state.resource_at[copy]) for copy in copies), strict=True):
            state.resource_at[copy] = place
    free = [int(first) for first in FIRST_RESOURCE]  # by kind, the copy that lies deeper than all before
    first = state.num_reshuffles * NUM_RESOURCE_CARDS
    for position in range(first + state.pile_next, first + state.pile_end):
        resource = int(RESOURCE_KIND[state.piles[position]])
        state.piles[position] = free[resource]
        free[resource] += 1
