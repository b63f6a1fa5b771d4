"""What a game leaves behind besides its points, for the coach: who has which card."""

from collections.abc import Iterator

from rooftree.core.message import Message
from rooftree.games.dreamhome.cards import NUM_RESOURCE_CARDS, RESOURCE_NAMES, ROOM_NAMES
from rooftree.games.dreamhome.state import NOTHING, SCAFFOLDING_UP, Place, State


def traces(state: State) -> Iterator[tuple[str, int, str]]:
    """Every card that lies in front of somebody, as `takes`, seat and card."""
    for seat in range(state.num_players):
        for card in state.houses[seat].stands:
            if card not in (NOTHING, SCAFFOLDING_UP):
                yield "takes", seat, ROOM_NAMES[card]
    for card in range(1, NUM_RESOURCE_CARDS + 1):
        place = state.resource_at[card]
        if place >= Place.WITH_SEAT:
            yield "takes", place - Place.WITH_SEAT, RESOURCE_NAMES[card]


def wanted(told: Message) -> tuple[str, ...]:
    """Whatever is taken is paid for: nothing can fail."""
    return ()
