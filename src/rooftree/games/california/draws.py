"""What chance turns up, tile by tile: who begins and on which board, and every day's tiles."""

from collections.abc import Iterator

from rooftree.box.starting import seats_drawn
from rooftree.core.draws import Deal, Draws, Part, Pile
from rooftree.games.california.cards import BOARD_COLOURS, NUM_TILES, TILE_NAMES
from rooftree.games.california.state import AT_RANDOM, NUM_DAYS, NUM_SLOTS, State


def deal(blank: State, parts: Deal) -> Deal:
    """A board for everyone; nothing is drawn from the bag before the last day."""
    starter = {"first": parts["first"][:1]} if parts["first"] else {}
    return {"boards": list(parts["boards"][: blank.num_players]), "tiles": parts["tiles"], "bag": [], **starter}


def in_bag(state: State, place: int) -> Iterator[int]:
    """R7  The tile that was drawn at a place, all that were drawn after it, and what is still in the bag."""
    for other in range(place, NUM_TILES):
        if other < NUM_SLOTS or state.in_bag[state.bag_order[other]]:
            yield other


PILE = Pile(
    "tile_pile",
    lambda state: min(state.day * NUM_SLOTS, NUM_TILES),
    lambda _, place: range(place, NUM_TILES),
)
BAG = Pile("bag_order", lambda state: NUM_SLOTS if state.day == NUM_DAYS else 0, in_bag)

DRAWS = Draws(
    (
        Part("boards", lambda _: tuple(BOARD_COLOURS), lambda blank, _: blank.num_players),
        Part("tiles", lambda _: TILE_NAMES[1:], lambda *_: NUM_SLOTS, PILE),
        Part("bag", lambda _: TILE_NAMES[1:], lambda *_: 0, BAG),
        seats_drawn(AT_RANDOM),
    ),
    deal,
)
