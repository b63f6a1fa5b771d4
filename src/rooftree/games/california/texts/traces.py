"""What a game leaves behind besides its points, for the coach: who has which tile."""

from collections.abc import Iterator

from rooftree.core.message import Message
from rooftree.games.california.cards import NUM_TILES, TILE_NAMES
from rooftree.games.california.state import NOTHING, State


def traces(state: State) -> Iterator[tuple[str, int, str]]:
    """Every tile that lies in a mansion, as `takes`, seat and tile."""
    for seat in range(state.num_players):
        mansion = state.mansions[seat]
        for tile in (*mansion.rooms, *mansion.pieces, *mansion.attic, mansion.extension):
            if NOTHING < tile <= NUM_TILES:
                yield "takes", seat, TILE_NAMES[tile]


def wanted(told: Message) -> tuple[str, ...]:
    """Whatever is taken is paid for: nothing can fail."""
    return ()
