"""The deal as names: everything that chance decided, for records."""

from collections.abc import Mapping
from typing import Any

from rooftree.box.dealt import expect_entries, numbers_of
from rooftree.box.starting import starter_of, told_starter
from rooftree.core.game import GameError
from rooftree.core.notation import kebab
from rooftree.games.california.cards import BOARD_COLOURS, NUM_TILES, TILE_NAMES, TILE_NUMBERS, Colour
from rooftree.games.california.setup import begin
from rooftree.games.california.state import AT_RANDOM, NUM_DAYS, NUM_SLOTS, State

PARTS = ("boards", "tiles", "bag")
COLOURS = {kebab(colour): int(colour) for colour in Colour}


def deal_of(state: State) -> dict[str, list[Any]]:
    """Boards by seat, tiles in drawing order, those drawn from the bag so far, and who begins if chance picks that."""
    starter = told_starter(state.starter) if state.first == AT_RANDOM else {}
    bag = bag_drawn(state) if state.day == NUM_DAYS else []
    return {
        "boards": [kebab(Colour(state.boards[seat])) for seat in range(state.num_players)],
        "tiles": [TILE_NAMES[tile] for tile in state.tile_pile],
        "bag": [TILE_NAMES[tile] for tile in bag],
        **starter,
    }


def bag_drawn(state: State) -> list[int]:
    """The tiles that the last day drew from the bag: drawn tiles move to the front of its order."""
    return [state.bag_order[position] for position in range(NUM_SLOTS)]


def lay_out(state: State, deal: Mapping[str, Any]) -> None:
    """Set up a blank table with a given deal; its stream may be sown, for a bag that the deal does not know yet."""
    is_random = state.first == AT_RANDOM
    expect_entries(deal, (*PARTS, "first") if is_random else PARTS)
    for seat, colour in enumerate(_boards(deal.get("boards"), state.num_players)):
        state.boards[seat] = colour
    for position, tile in enumerate(numbers_of("tiles", deal.get("tiles"), TILE_NUMBERS, NUM_TILES)):
        state.tile_pile[position] = tile
    for position, tile in enumerate(_bag(deal.get("bag"), state)):
        state.bag_order[position] = tile
    begin(state, starter_of(deal, state.num_players) if is_random else state.first)


def _boards(boards: Any, players: int) -> list[int]:
    if not isinstance(boards, list) or len(boards) != players:
        raise GameError(f"deal.boards must name a board for each of {players} players, not {boards!r}")
    for seat, name in enumerate(boards):
        if name not in BOARD_COLOURS:
            raise GameError(f"deal.boards[{seat}]: {name!r} is no board; there are {', '.join(BOARD_COLOURS)}")
        if name in boards[:seat]:
            raise GameError(f"deal.boards[{seat}]: the {name} board was dealt already")
    return [COLOURS[name] for name in boards]


def _bag(bag: Any, state: State) -> list[int]:
    """The order of the bag: what was drawn from it first, then the rest as it lies."""
    if not isinstance(bag, list) or len(bag) not in (0, NUM_SLOTS):
        raise GameError(f"deal.bag must list the {NUM_SLOTS} tiles of the last day, or none, not {bag!r}")
    drawn = numbers_of("bag", bag, TILE_NUMBERS, len(bag))
    rest = [tile for tile in state.bag_order if tile] or list(range(1, NUM_TILES + 1))
    return drawn + [tile for tile in rest if tile not in drawn]
