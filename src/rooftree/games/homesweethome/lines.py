"""The score told line by line: what earns each point, and where."""

from collections.abc import Hashable

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

CELLS = tuple(Cell)  # quicker to go through than an enum
SECTIONS = TERRAINS, BUILDINGS = "terrains", "buildings"
EXPERT = "expert"


def lines(state: State, seat: int = 0) -> tuple[Line, ...]:
    """Every card of the house with its points; a building without a roof is worth nothing yet (R9)."""
    found = [line for cell in CELLS for line in _cell_lines(state, cell)]
    return tuple(found + _expert_lines(state))


SCORED = ("base", "rooms", "roofs", "expert", "ruleset")  # the fields that the house's lines are made of


def scored_by(state: State, seat: int) -> tuple[Hashable, ...]:
    """All that the house's lines are made of."""
    return tuple(state.base), tuple(state.rooms), tuple(state.roofs), bool(state.expert)


def _cell_lines(state: State, cell: Cell) -> list[Line]:
    cards = [state.base[cell], *_rooms(state, cell), state.roofs[cell]]
    is_terrain = KIND[state.base[cell]] == Kind.TERRAIN
    counts, section = is_terrain or state.roofs[cell] != NOTHING, TERRAINS if is_terrain else BUILDINGS
    return [
        Line(CONSTRUCTION_NAMES[card], int(POINTS[card]) if counts else 0, (cell.name,), section)
        for card in cards
        if card != NOTHING
    ]


def _rooms(state: State, cell: int) -> list[int]:
    return [state.rooms[cell * ROOMS_A_CELL + place] for place in range(ROOMS_A_CELL)]


def _expert_lines(state: State) -> list[Line]:
    if not state.expert:
        return []
    homes = [cell for cell in CELLS if KIND[state.base[cell]] == Kind.FOUNDATION]
    bonuses = {
        "all-cells": (uses_all_cells(state), list(CELLS)),
        "all-roofed": (is_all_roofed(state), homes),
        "all-rooms": (has_all_room_kinds(state), [cell for cell in homes if any(_rooms(state, cell))]),
    }
    return [
        Line(name, EXPERT_POINTS, (), EXPERT, tuple(cell.name for cell in cells))
        for name, (is_fulfilled, cells) in bonuses.items()
        if is_fulfilled
    ]


def rank(points: int) -> str:
    """R9  What the house is called."""
    if points >= PALACE:
        return "palace"
    if points >= MANOR:
        return "manor"
    return "nice-house" if points >= NICE_HOUSE else "cabin"
