"""Laying out a score sheet as a state, so that the game's own rules can judge and score it."""

from typing import Any

import numpy as np

from rooftree.core.layout import Records
from rooftree.games.homesweethome.cards import CONSTRUCTION_NUMBERS
from rooftree.games.homesweethome.scorepad.sheet import Sheet
from rooftree.games.homesweethome.state import ROOMS_A_CELL, STATE, Ruleset, State

FEWEST = 2  # players, where the sheet does not say how many: the home is the same


def lay_out(sheets: list[Sheet], players: int | None = None) -> State:
    """The ground after the last turn; of too many rooms, the first ones."""
    state: Any = Records(State, np.zeros(1, STATE))[0]
    state.ruleset, state.num_players = max(Ruleset), players or FEWEST
    for sheet in sheets:
        state.expert = int(sheet.is_expert)
        for cell, filled in sheet.cells.items():
            state.base[cell] = CONSTRUCTION_NUMBERS[filled.base]
            state.roofs[cell] = CONSTRUCTION_NUMBERS[filled.roof or ""]
            for place, room in enumerate(filled.rooms[:ROOMS_A_CELL]):
                state.rooms[cell * ROOMS_A_CELL + place] = CONSTRUCTION_NUMBERS[room]
    return state  # type: ignore[no-any-return]
