"""The conservation laws: every tile is somewhere, once; money only comes from and goes to the supply."""

from collections import Counter

from rooftree.core.seats import NOBODY
from rooftree.games.california.board import Cell
from rooftree.games.california.cards import NUM_COLOURS, NUM_GIFTS, NUM_TILES, TILE_COLOUR, TILE_NAMES, Bonus
from rooftree.games.california.rules.bonus import meets
from rooftree.games.california.rules.renovation import contains
from rooftree.games.california.state import (
    GOLD,
    NOTHING,
    NUM_DAYS,
    NUM_SLOTS,
    PREPRINTED,
    PREPRINTED_CELL,
    Decision,
    State,
)


def broken_laws(state: State) -> list[str]:
    """What is wrong with a state; nothing, unless the engine has a fault."""
    return [*_tiles(state), *_money(state), *_mansions(state), *_counts(state), *_bonuses(state)]


def _tiles(state: State) -> list[str]:
    drawn = min(state.day * NUM_SLOTS, NUM_TILES)
    found = Counter(state.tile_pile[position] for position in range(drawn, NUM_TILES))
    found += Counter(state.slots)
    found += Counter(tile for tile, inside in enumerate(state.in_bag) if inside)
    for mansion in state.mansions:
        found += Counter([*mansion.rooms, *mansion.pieces, *mansion.attic, mansion.extension])
    return [f"{TILE_NAMES[tile]} is {found[tile]} times there" for tile in range(1, NUM_TILES + 1) if found[tile] != 1]


def _money(state: State) -> list[str]:
    total = sum(mansion.money for mansion in state.mansions) + state.bank * GOLD + state.supply
    broke = [seat for seat, mansion in enumerate(state.mansions) if mansion.money < 0]
    wrong = [f"money appeared or vanished: {total} silver"] if total else []
    return wrong + [f"seat {seat} has paid what it does not have" for seat in broke]


def _mansions(state: State) -> list[str]:
    wrong = []
    for seat in range(state.num_players):
        mansion = state.mansions[seat]
        for cell in Cell:
            tile = mansion.rooms[cell]
            colour = state.boards[seat] if tile == PREPRINTED else int(TILE_COLOUR[tile])
            shown = [each for each in range(NUM_COLOURS + 1) if contains(mansion.cells_of[each], cell)]
            if shown != ([colour] if tile != NOTHING else []):
                wrong.append(f"seat {seat}: the set of cells and the tile on {cell.name} disagree")
            if mansion.pieces[cell] != NOTHING and TILE_COLOUR[mansion.pieces[cell]] != colour:
                wrong.append(f"seat {seat}: the piece on {cell.name} is not of the room's colour")
        if mansion.rooms[PREPRINTED_CELL] != PREPRINTED:
            wrong.append(f"seat {seat}: the pre-printed room is gone")
        if mansion.attic[1] != NOTHING and mansion.extension == NOTHING:
            wrong.append(f"seat {seat}: a piece in an attic slot that is not open")
    return wrong


def _counts(state: State) -> list[str]:
    wrong = []
    if sum(mansion.gifts for mansion in state.mansions) > NUM_GIFTS:
        wrong.append("there are more gifts than in the box")
    if not 1 <= state.day <= NUM_DAYS:
        wrong.append(f"day {state.day} of {NUM_DAYS}")
    if state.decision != Decision.GAME_OVER and state.bank == 0:
        wrong.append("a turn without gold in the bank")
    if bool(state.pending.is_open) != (state.decision == Decision.UNPACK):
        wrong.append("pending is not empty exactly between turns")
    return wrong


def _bonuses(state: State) -> list[str]:
    """Nobody who meets a free bonus card has missed it."""
    free = [bonus for bonus in Bonus if state.bonus_of[bonus] == NOBODY]
    seats = range(state.num_players)
    return [f"seat {seat} missed {b.name}" for seat in seats for b in free if meets(state.mansions[seat], b)]
