"""Dealing anew what nobody can see: the order of the pile and of the bag."""

from rooftree.core.chance import Stream, shuffle, sort
from rooftree.core.jit import rule
from rooftree.games.california.cards import NUM_TILES
from rooftree.games.california.state import NUM_DAYS, NUM_SLOTS, State


@rule
def determinize(state: State, seat: int, stream: Stream) -> None:
    """Everything else is open to all, so `seat` makes no difference here."""
    drawn = min(state.day * NUM_SLOTS, NUM_TILES)
    sort(state.tile_pile, drawn, NUM_TILES)
    shuffle(stream, state.tile_pile, drawn, NUM_TILES)
    if state.day < NUM_DAYS:  # R7: on the last day its tiles are drawn
        sort(state.bag_order, 0, NUM_TILES)
        shuffle(stream, state.bag_order, 0, NUM_TILES)
    state.stream.a = stream.a
    state.stream.b = stream.b
