"""What a game leaves behind besides its points, for the coach: what stands on the ground in the end."""

from collections.abc import Iterator

from rooftree.core.message import Message
from rooftree.games.homesweethome.cards import CONSTRUCTION_NAMES, CONSTRUCTION_NUMBERS
from rooftree.games.homesweethome.state import NOTHING, State


def traces(state: State) -> Iterator[tuple[str, int, str]]:
    """Every card on the ground, as `stands`: what stood there before and does not any more, a trap has struck."""
    for card in (*state.base, *state.rooms, *state.roofs):
        if card != NOTHING:
            yield "stands", 0, CONSTRUCTION_NAMES[card]


def wanted(told: Message) -> Iterator[str]:
    """The card that is to be built, which may turn out not to be payable."""
    return (str(each) for each in told.args.values() if each in CONSTRUCTION_NUMBERS)
