"""Laying out a score sheet as a state, so that the game's own rules can judge and score it."""

from typing import Any

import numpy as np

from rooftree.core.layout import Records
from rooftree.core.notation import kebab
from rooftree.games.dreamhome.cards import RESOURCE_NAMES, ROOM_NAMES, ROOM_NUMBERS, Decor
from rooftree.games.dreamhome.rules.placement import place
from rooftree.games.dreamhome.scorepad.lexicon import EMPTY_ROOM, SCAFFOLDING
from rooftree.games.dreamhome.scorepad.sheet import Filled, Sheet
from rooftree.games.dreamhome.state import SCAFFOLDING_UP, STATE, Place, State

DECOR_NUMBERS = {kebab(decor): int(decor) for decor in Decor}


def lay_out(sheets: list[Sheet], players: int | None = None) -> State:
    """A finished game with these houses. Where the box has too few cards, the first of its kind stands in."""
    state: Any = Records(State, np.zeros(1, STATE))[0]
    state.num_players = players or len(sheets)
    used = {card for sheet in sheets for filled in sheet.cells.values() if (card := certain_card(filled))}
    for seat, sheet in enumerate(sheets):
        _lay_out_face_up(state, seat, sheet, used)
    _lay_out_face_down(state, sheets, used)
    for seat, sheet in enumerate(sheets):
        for kind in sheet.roofs + sheet.helpers:
            _give(state, seat, kind)
    return state  # type: ignore[no-any-return]


def certain_card(filled: Filled) -> int:
    """The number of the very card on a cell, or 0 where only its kind is known."""
    name = f"{filled.room}#{filled.copy}" if filled.copy else filled.room
    return ROOM_NUMBERS.get(name) or (ROOM_NUMBERS.get(filled.room, 0) if filled.copy else 0)


def _lay_out_face_up(state: State, seat: int, sheet: Sheet, used: set[int]) -> None:
    house = state.houses[seat]
    for cell, filled in sheet.cells.items():
        if filled.room == SCAFFOLDING:
            house.stands[cell] = SCAFFOLDING_UP
        elif filled.room != EMPTY_ROOM:
            place(state, seat, cell, certain_card(filled) or _unused_card(filled.room, used), True)
        house.decor[cell] = DECOR_NUMBERS.get(filled.decor or "none", 0) if filled.is_read else 0
    for decor in sheet.garden:
        house.garden[DECOR_NUMBERS[decor]] = 1


def _unused_card(room: str, used: set[int]) -> int:
    cards = [card for card, name in enumerate(ROOM_NAMES) if name.partition("#")[0] == room]
    card = next((card for card in cards if card not in used), cards[0])
    used.add(card)
    return card


def _lay_out_face_down(state: State, sheets: list[Sheet], used: set[int]) -> None:
    """Empty rooms can be any cards: those that nobody names."""
    spare = iter([card for card in range(1, len(ROOM_NAMES)) if card not in used])
    for seat, sheet in enumerate(sheets):
        for cell, filled in sheet.cells.items():
            if filled.room == EMPTY_ROOM:
                place(state, seat, cell, next(spare), False)


def _give(state: State, seat: int, kind: str) -> None:
    """The next such roof or helper card that lies before nobody yet."""
    for card, name in enumerate(RESOURCE_NAMES):
        if name.partition("#")[0] == kind and state.resource_at[card] == Place.ON_THE_BOARD:
            state.resource_at[card] = Place.WITH_SEAT + seat
            return
