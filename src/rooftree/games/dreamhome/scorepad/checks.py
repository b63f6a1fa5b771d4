"""Whether a written house is possible: the questions of `rules/`, asked of every cell, and the contents of the box."""

from collections import Counter
from collections.abc import Iterator

from rooftree.box.pad import Problem, twice_named
from rooftree.core.message import Message, Name, message
from rooftree.core.notation import kebab
from rooftree.games.dreamhome.board import BELOW, Cell
from rooftree.games.dreamhome.cards import (
    CARDS,
    DECOR_IN_GARDEN,
    DECOR_ROOM,
    MAX_SIZE,
    ROOM_CLASS,
    Decor,
    RoomClass,
    RoomType,
)
from rooftree.games.dreamhome.rules.decor import suits
from rooftree.games.dreamhome.rules.placement import fits_the_floor, is_supported
from rooftree.games.dreamhome.rules.rooms import first_cell, last_cell, tokens_between
from rooftree.games.dreamhome.scorepad.layout import DECOR_NUMBERS
from rooftree.games.dreamhome.scorepad.lexicon import EMPTY_ROOM, IN_THE_GARDEN, SCAFFOLDING
from rooftree.games.dreamhome.scorepad.sheet import Sheet, num_copies
from rooftree.games.dreamhome.state import NUM_ROUNDS, House, State

ROOFER = "roofer"


def problems(sheets: list[Sheet], state: State) -> list[Problem]:
    """Everything that no game can lead to."""
    found = [Problem("", each) for each in twice_named([sheet.name for sheet in sheets])]
    for sheet, house in zip(sheets, state.houses, strict=False):
        found += [Problem(sheet.name, each) for each in (*_house(house), *_garden(sheet), *_resources(sheet))]
    return found + [Problem("", each) for each in (*_box(sheets), *_same_cards(sheets))]


def _house(house: House) -> Iterator[Message]:
    for cell in Cell:
        if not house.stands[cell]:
            continue
        if not is_supported(house, cell):
            yield message("pad-gap", cell=Name(cell.name), below=Name(Cell(int(BELOW[cell])).name))
        if house.shows[cell]:
            yield from _room(house, cell)
        if house.decor[cell]:
            yield from _token(house, cell)


def _room(house: House, cell: Cell) -> Iterator[Message]:
    """R2  Floor and size."""
    room = RoomType(house.shows[cell])
    name = Name(kebab(room))
    if not fits_the_floor(room, cell):
        key = "pad-only-in-basement" if ROOM_CLASS[room] == RoomClass.BASEMENT else "pad-not-in-basement"
        yield message(key, cell=Name(cell.name), room=name)
    first, last = int(first_cell(house, cell, room)), int(last_cell(house, cell, room))
    size = last - first + 1
    if cell == first and size > MAX_SIZE[room]:
        cells = f"{Cell(first).name}-{Cell(last).name}"
        yield message("pad-too-large", cells=cells, room=name, size=size, most=int(MAX_SIZE[room]))
    if cell == first and tokens_between(house, first, last) > 1:
        yield message("pad-two-tokens", cells=f"{Cell(first).name}-{Cell(last).name}", room=name)


def _token(house: House, cell: Cell) -> Iterator[Message]:
    """R4  The right room, face up."""
    decor = Decor(house.decor[cell])
    where, name = Name(cell.name), Name(kebab(decor))
    if DECOR_IN_GARDEN[decor]:
        return
    if not house.shows[cell]:
        yield message("pad-no-room-for-decor", cell=where, decor=name)
    elif not suits(house, cell, decor):
        wanted = Name(kebab(RoomType(int(DECOR_ROOM[decor]))))
        yield message("pad-wrong-room", cell=where, decor=name, room=wanted)


def _garden(sheet: Sheet) -> Iterator[Message]:
    """R4  What belongs in the garden is there, and nothing else is."""
    for cell, filled in sheet.cells.items():
        if filled.decor in IN_THE_GARDEN:
            yield message("pad-only-in-garden", cell=Name(cell.name), decor=Name(filled.decor))
    for decor in sheet.garden:
        if not DECOR_IN_GARDEN[DECOR_NUMBERS[decor]]:
            yield message("pad-not-in-garden", decor=Name(decor))


def _resources(sheet: Sheet) -> Iterator[Message]:
    """Nobody takes more than one resource a round; each roofer adds a roof (R10)."""
    count = len(sheet.roofs) + len(sheet.decor) + len(sheet.helpers)
    most = NUM_ROUNDS + sheet.helpers.count(ROOFER)
    if count > most:
        yield message("pad-too-many-resources", count=count, most=most, rounds=NUM_ROUNDS)


def _box(sheets: list[Sheet]) -> Iterator[Message]:
    """No more of a card over all houses than the box holds."""
    written = Counter(filled.room for sheet in sheets for filled in sheet.cells.values())
    written += Counter(kind for sheet in sheets for kind in sheet.decor + sheet.roofs + sheet.helpers)
    for kind, count in written.items():
        if kind != EMPTY_ROOM and count > copies_of(kind):
            yield message("pad-too-many", card=Name(kind), count=count, copies=copies_of(kind))


def copies_of(kind: str) -> int:
    """How many cards of a kind are in the box."""
    if kind in CARDS.rooms:
        return num_copies(kind)
    if kind in CARDS.decor or kind == SCAFFOLDING:
        return 1
    if kind in CARDS.helpers:
        return int(CARDS.helpers[kind]["copies"])
    colour, has_window = kind.removeprefix("roof-").removesuffix("-window"), kind.endswith("-window")
    return int(CARDS.roofs[colour]["window" if has_window else "plain"])


def _same_cards(sheets: list[Sheet]) -> Iterator[Message]:
    """A card with a number is one certain card."""
    seen: dict[tuple[str, int], str] = {}
    for sheet in sheets:
        for cell, filled in sheet.cells.items():
            card, place = (filled.room, filled.copy), f"{sheet.name} {cell.name}"
            if filled.copy and card in seen:
                other = seen[card]
                yield message("pad-same-card", room=Name(filled.room), copy=filled.copy, place=place, other=other)
            seen.setdefault(card, place)
