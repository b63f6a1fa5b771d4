"""What is worth saying of a move besides its points: a building that is finished, a trap that is about to strike."""

from rooftree.core.message import Message, Name, message
from rooftree.games.homesweethome.cards import CONSTRUCTION_NAMES, KIND, GroundCell, Kind
from rooftree.games.homesweethome.rules.traps import is_threatened
from rooftree.games.homesweethome.state import NOTHING, NUM_QUEUES, QUEUE_LENGTH, ROOMS_A_CELL, State


def remarks(before: State, after: State) -> list[Message]:
    """Of the card that is placed; `after` is written into, so it is a copy."""
    return [told for cell in GroundCell if _cards(before, cell) != _cards(after, cell) for told in _of(after, cell)]


def _of(after: State, cell: GroundCell) -> list[Message]:
    told = [message("remark-roofed", cell=Name(cell.name))] if after.roofs[cell] != NOTHING else []
    for trap in _next_traps(after):
        after.pending.trap = trap
        if is_threatened(after, cell):
            told.append(message("remark-trap", trap=Name(CONSTRUCTION_NAMES[trap]), cell=Name(cell.name)))
    return told


def _next_traps(state: State) -> list[int]:
    """The traps that come to the head of a queue when this turn ends."""
    seconds = [state.queues[queue * QUEUE_LENGTH + 1] for queue in range(NUM_QUEUES)]
    return [card for card in seconds if KIND[card] == Kind.TRAP]


def _cards(state: State, cell: GroundCell) -> list[int]:
    rooms = [state.rooms[cell * ROOMS_A_CELL + place] for place in range(ROOMS_A_CELL)]
    return [state.base[cell], *rooms, state.roofs[cell]]
