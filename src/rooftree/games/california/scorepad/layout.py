"""Laying out a score sheet as a state, so that the game's own rules can judge and score it."""

from typing import Any

import numpy as np

from rooftree.core.layout import Records
from rooftree.core.notation import kebab
from rooftree.core.seats import NOBODY
from rooftree.games.california.cards import TILE_NAMES, Bonus, Colour
from rooftree.games.california.rules.renovation import renovate
from rooftree.games.california.scorepad.sheet import Sheet
from rooftree.games.california.setup import put_on_the_table
from rooftree.games.california.state import PREPRINTED, PREPRINTED_CELL, STATE, Mansion, State

COLOURS = {kebab(colour): int(colour) for colour in Colour}
BONUSES = {kebab(bonus): int(bonus) for bonus in Bonus}


def lay_out(sheets: list[Sheet]) -> State:
    """The table after the last day. Where the box has too few tiles, the first of its kind stands in."""
    state: Any = Records(State, np.zeros(1, STATE))[0]
    state.num_players = len(sheets)
    put_on_the_table(state)
    used: set[int] = set()
    for seat, sheet in enumerate(sheets):
        _furnish(state.mansions[seat], sheet, used)
        _give(state.mansions[seat], sheet, used)
        state.boards[seat] = COLOURS[sheet.board or "none"]
        for bonus in sheet.bonuses:
            if state.bonus_of[BONUSES[bonus]] == NOBODY:
                state.bonus_of[BONUSES[bonus]] = seat
    return state  # type: ignore[no-any-return]


def _furnish(mansion: Mansion, sheet: Sheet, used: set[int]) -> None:
    if sheet.board:
        mansion.rooms[PREPRINTED_CELL] = PREPRINTED
        mansion.cells_of[COLOURS[sheet.board]] = 1 << PREPRINTED_CELL
    for cell, colour in sheet.tiles.items():
        renovate(mansion, cell, _unused_tile(f"room-{colour}", used))
    for cell, piece in sheet.pieces.items():
        mansion.pieces[cell] = _unused_tile(piece, used)


def _give(mansion: Mansion, sheet: Sheet, used: set[int]) -> None:
    """What is not on the ground floor. Whoever did not count the money is taken to have none."""
    for slot, piece in enumerate(sheet.attic[: len(mansion.attic)]):
        mansion.attic[slot] = _unused_tile(piece, used)
    if sheet.has_extension:
        mansion.extension = _unused_tile("attic-extension", used)
    mansion.gifts = sheet.gifts
    mansion.money = sheet.money or 0
    mansion.has_loan = int(sheet.has_loan)


def _unused_tile(kind: str, used: set[int]) -> int:
    tiles = [tile for tile, name in enumerate(TILE_NAMES) if name.partition("#")[0] == kind]
    tile = next((tile for tile in tiles if tile not in used), tiles[0])
    used.add(tile)
    return tile
