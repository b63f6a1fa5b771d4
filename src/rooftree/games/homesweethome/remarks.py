"""What is worth saying of a move besides its points: a building that is finished, a trap that is about to strike."""

from rooftree.core.message import Message, Name, message
from rooftree.games.homesweethome.board import Cell
from rooftree.games.homesweethome.cards import CONSTRUCTION_NAMES
from rooftree.games.homesweethome.rules.traps import NEXT, coming_traps, is_threatened
from rooftree.games.homesweethome.state import NOTHING, ROOMS_A_CELL, State


def remarks(before: State, after: State, seat: int) -> list[Message]:
    """Of the card that is placed."""
    return [told for cell in Cell if _cards(before, cell) != _cards(after, cell) for told in _of(after, cell)]


def _of(after: State, cell: Cell) -> list[Message]:
    told = [message("remark-roofed", cell=Name(cell.name))] if after.roofs[cell] != NOTHING else []
    next_traps = [trap for trap, turns in coming_traps(after) if turns == NEXT and is_threatened(after, trap, cell)]
    return told + [message("remark-trap", trap=Name(CONSTRUCTION_NAMES[t]), cell=Name(cell.name)) for t in next_traps]


def _cards(state: State, cell: Cell) -> list[int]:
    rooms = [state.rooms[cell * ROOMS_A_CELL + place] for place in range(ROOMS_A_CELL)]
    return [state.base[cell], *rooms, state.roofs[cell]]
