"""Laying out a score sheet as a state, so that the game's own rules can judge and score it."""

from typing import Any

import numpy as np

from rooftree.core.layout import Records
from rooftree.core.notation import kebab
from rooftree.core.seats import NOBODY
from rooftree.games.california.cards import TILE_NAMES, Bonus, Colour
from rooftree.games.california.rules.bonus import meets
from rooftree.games.california.rules.renovation import renovate
from rooftree.games.california.scorepad.sheet import Sheet
from rooftree.games.california.setup import put_on_the_table
from rooftree.games.california.state import PREPRINTED, PREPRINTED_CELL, STATE, Mansion, State

COLOURS = {kebab(colour): int(colour) for colour in Colour}
BONUSES = {kebab(bonus): int(bonus) for bonus in Bonus}


def lay_out(sheets: list[Sheet], players: int | None = None) -> State:
    """The table after the last day. Where the box has too few tiles, the first of its kind stands in."""
    state: Any = Records(State, np.zeros(1, STATE))[0]
    state.num_players = players or len(sheets)
    put_on_the_table(state)
    used: set[int] = set()
    for seat, sheet in enumerate(sheets):
        _furnish(state.mansions[seat], sheet, used)
        _give(state.mansions[seat], sheet, used)
        state.boards[seat] = COLOURS[sheet.board or "none"]
        for bonus in sheet.bonuses:
            if state.bonus_of[BONUSES[bonus]] == NOBODY:
                state.bonus_of[BONUSES[bonus]] = seat
    for bonus, seats in forgotten(sheets, state).items():
        if len(seats) == 1:
            state.bonus_of[BONUSES[bonus]] = seats[0]
    return state  # type: ignore[no-any-return]


def forgotten(sheets: list[Sheet], state: State) -> dict[str, list[int]]:
    """R6  Bonus cards that nobody wrote down, with those who meet them: if it is one, that is whose it is.

    Where mansions are missing from the sheet, it may be somebody else's; of one mansion nobody knows.
    """
    if not 1 < len(sheets) == state.num_players:
        return {}
    written = {bonus for sheet in sheets for bonus in sheet.bonuses}
    met = {
        bonus: [seat for seat in range(len(sheets)) if meets(state.mansions[seat], number)]
        for bonus, number in BONUSES.items()
        if bonus not in written
    }
    return {bonus: seats for bonus, seats in met.items() if seats}


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
