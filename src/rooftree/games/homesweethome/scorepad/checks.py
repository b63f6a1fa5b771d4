"""Whether a written home is possible: what may stand on what (R2), and the contents of the box.

Cells may lie apart: a trap can have destroyed what was between them (R8).
"""

from collections.abc import Iterator

from rooftree.box.pad import Problem
from rooftree.core.message import Message, Name, message
from rooftree.games.homesweethome.cards import CAPACITY, CONSTRUCTION_NUMBERS, Kind
from rooftree.games.homesweethome.scorepad.lexicon import CARDS, KIND_OF
from rooftree.games.homesweethome.scorepad.sheet import Filled, Sheet
from rooftree.games.homesweethome.state import NUM_TURNS, State


def problems(sheets: list[Sheet], state: State) -> list[Problem]:
    """Everything that no game can lead to."""
    return [Problem(sheet.name, each) for sheet in sheets for each in _home(sheet)]


def _home(sheet: Sheet) -> Iterator[Message]:
    for cell, filled in sheet.cells.items():
        yield from _cell(Name(cell.name), filled)
    yield from _same_cards(sheet)
    if (count := sum(len(filled.cards) for filled in sheet.cells.values())) > NUM_TURNS:
        yield message("pad-too-many-cards", count=count, most=NUM_TURNS)


def _cell(cell: Name, filled: Filled) -> Iterator[Message]:
    """R2  Nothing on a terrain, no more rooms than a foundation carries, and no roof over nothing."""
    base, rooms, most = Name(filled.base), len(filled.rooms), int(CAPACITY[CONSTRUCTION_NUMBERS[filled.base]])
    if KIND_OF[base] == Kind.TERRAIN and (filled.rooms or filled.roof is not None):
        yield message("pad-on-terrain", cell=cell, base=base)
    elif KIND_OF[base] == Kind.FOUNDATION and rooms > most:
        yield message("pad-too-many-rooms", cell=cell, base=base, rooms=rooms, most=most)
    elif filled.roof is not None and not filled.rooms:
        yield message("pad-roof-over-nothing", cell=cell)


def _same_cards(sheet: Sheet) -> Iterator[Message]:
    """Every card is there once."""
    for card in CARDS:
        cells = [cell.name for cell, filled in sheet.cells.items() for each in filled.cards if each == card]
        if len(cells) > 1:
            yield message("pad-same-card", card=Name(card), cells=", ".join(dict.fromkeys(cells)), count=len(cells))
