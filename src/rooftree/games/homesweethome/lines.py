"""The score told line by line: what earns each point, and where."""

from rooftree.core.score import Line
from rooftree.games.homesweethome.board import Cell
from rooftree.games.homesweethome.cards import CONSTRUCTION_NAMES, KIND, POINTS, Kind
from rooftree.games.homesweethome.scoring import (
    EXPERT_POINTS,
    MANOR,
    NICE_HOUSE,
    PALACE,
    has_all_room_kinds,
    is_all_roofed,
    uses_all_cells,
)
from rooftree.games.homesweethome.state import NOTHING, ROOMS_A_CELL, State


def lines(state: State, seat: int = 0) -> tuple[Line, ...]:
    """Every card of the house with its points; a building without a roof is worth nothing yet (R9)."""
    found = [line for cell in Cell for line in _cell_lines(state, cell)]
    return tuple(found + _expert_lines(state))


def _cell_lines(state: State, cell: Cell) -> list[Line]:
    cards = [state.base[cell], *_rooms(state, cell), state.roofs[cell]]
    counts = KIND[state.base[cell]] == Kind.TERRAIN or state.roofs[cell] != NOTHING
    return [
        Line(CONSTRUCTION_NAMES[card], int(POINTS[card]) if counts else 0, (cell.name,))
        for card in cards
        if card != NOTHING
    ]


def _rooms(state: State, cell: int) -> list[int]:
    return [state.rooms[cell * ROOMS_A_CELL + place] for place in range(ROOMS_A_CELL)]


def _expert_lines(state: State) -> list[Line]:
    if not state.expert:
        return []
    bonuses = {
        "all-cells": uses_all_cells(state),
        "all-roofed": is_all_roofed(state),
        "all-rooms": has_all_room_kinds(state),
    }
    return [Line(name, EXPERT_POINTS, ()) for name, is_fulfilled in bonuses.items() if is_fulfilled]


def rank(points: int) -> str:
    """R9  What the house is called."""
    if points >= PALACE:
        return "palace"
    if points >= MANOR:
        return "manor"
    return "nice-house" if points >= NICE_HOUSE else "cabin"
