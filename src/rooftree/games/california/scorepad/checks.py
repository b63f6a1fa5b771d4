"""Whether written mansions are possible: the questions of `rules/`, asked of each, and the contents of the box."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rooftree.box.pad import Problem, twice_named
from rooftree.core.message import Message, Name, message
from rooftree.games.california.board import Cell
from rooftree.games.california.cards import CARDS, NUM_GIFTS, TILE_NAMES
from rooftree.games.california.rules.bonus import meets
from rooftree.games.california.rules.neighbours import GUESTS_FOR_A_GIFT, GUESTS_FOR_A_GIFT_WITH_TWO_PLAYERS
from rooftree.games.california.rules.renovation import cells_beside
from rooftree.games.california.scorepad.layout import BONUSES, forgotten
from rooftree.games.california.scorepad.sheet import Sheet
from rooftree.games.california.state import ATTIC_SLOTS, State

TWO = 2  # players, for whom gifts are dearer (R5)


def problems(sheets: list[Sheet], state: State) -> list[Problem]:
    """Everything that no game can lead to."""
    found = [Problem("", each) for each in twice_named([sheet.name for sheet in sheets])]
    for seat, sheet in enumerate(sheets):
        here = (*_rooms(sheet), *_furniture(sheet), *_attic(sheet), *_gifts(sheet, int(state.num_players)))
        found += [Problem(sheet.name, each) for each in (*here, *_unmet(sheet, state, seat))]
    return found + [Problem("", each) for each in (*_box(sheets), *_cards(sheets, state))]


def _rooms(sheet: Sheet) -> Iterator[Message]:
    """R2  The rooms of a colour touch each other, the pre-printed one among them."""
    rooms = {cell: filled.colour for cell, filled in sheet.cells.items()}
    for colour in dict.fromkeys(rooms.values()):
        cells = sorted(cell for cell in rooms if rooms[cell] == colour)
        start = Cell.B2 if Cell.B2 in cells else cells[0]
        apart = [cell for cell in cells if not _reached(cells, start) >> cell & 1]
        if colour and apart:
            yield message("pad-apart", colour=Name(colour), cells=_listed(apart), start=Name(start.name))


def _reached(cells: Sequence[Cell], start: Cell) -> int:
    """The cells, as a set, to which one can walk from the first without leaving them."""
    every, reached, before = sum(1 << cell for cell in cells), 1 << start, 0
    while reached != before:
        before, reached = reached, reached | int(cells_beside(reached)) & every
    return reached


def _furniture(sheet: Sheet) -> Iterator[Message]:
    """R3  Every piece stands in a room of its colour."""
    for cell, piece in sheet.pieces.items():
        colour, room = CARDS.furniture[piece]["colour"], sheet.cells[cell].colour
        if room and room != colour:
            yield message("pad-wrong-colour", cell=Name(cell.name), piece=Name(piece), colour=Name(colour))


def _attic(sheet: Sheet) -> Iterator[Message]:
    """R3, R4  One piece, two with the extension, and none that has a room waiting for it."""
    most = ATTIC_SLOTS if sheet.has_extension else 1
    if len(sheet.attic) > most:
        yield message("pad-attic-full", count=len(sheet.attic), most=most)
    for piece in sheet.attic:
        colour = CARDS.furniture[piece]["colour"]
        ready = [cell for cell, filled in sheet.cells.items() if filled.colour == colour and not filled.piece]
        if ready:
            yield message("pad-room-is-ready", piece=Name(piece), cells=_listed(ready))


def _gifts(sheet: Sheet, players: int) -> Iterator[Message]:
    """R5  A gift comes with a piece of furniture, and not with the first ones: there must be company.

    Each neighbour comes for one colour, so a gift takes as many colours as guests, and one more.
    """
    guests = GUESTS_FOR_A_GIFT_WITH_TWO_PLAYERS if players == TWO else GUESTS_FOR_A_GIFT
    colours = {CARDS.furniture[piece]["colour"] for piece in sheet.pieces.values()}
    most = max(0, len(sheet.pieces) - guests)
    if sheet.gifts and len(colours) <= guests:
        yield message("pad-gifts-want-colours", count=sheet.gifts, wanted=guests + 1, colours=len(colours))
    elif sheet.gifts > most:
        yield message("pad-too-many-gifts", count=sheet.gifts, pieces=len(sheet.pieces), most=most)


def _unmet(sheet: Sheet, state: State, seat: int) -> Iterator[Message]:
    """R6  Whoever has a bonus card meets it."""
    for bonus in dict.fromkeys(sheet.bonuses):
        if not meets(state.mansions[seat], BONUSES[bonus]):
            yield message("pad-bonus-unmet", bonus=Name(bonus))


# All mansions together


def _box(sheets: list[Sheet]) -> Iterator[Message]:
    """No more of a tile, a board or a gift over all mansions than the box holds."""
    written = Counter(f"room-{colour}" for sheet in sheets for colour in sheet.tiles.values())
    written += Counter(piece for sheet in sheets for piece in (*sheet.pieces.values(), *sheet.attic))
    written += Counter({"attic-extension": sum(sheet.has_extension for sheet in sheets)})
    for kind, count in written.items():
        if count > copies_of(kind):
            yield message("pad-too-many", tile=Name(kind), count=count, copies=copies_of(kind))
    for board, count in Counter(sheet.board for sheet in sheets if sheet.board).items():
        if count > 1:
            yield message("pad-same-board", colour=Name(board))
    if (gifts := sum(sheet.gifts for sheet in sheets)) > NUM_GIFTS:
        yield message("pad-gifts-in-box", count=gifts, most=NUM_GIFTS)


def copies_of(kind: str) -> int:
    """How many tiles of a kind are in the box."""
    return sum(name.partition("#")[0] == kind for name in TILE_NAMES)


def _cards(sheets: list[Sheet], state: State) -> Iterator[Message]:
    """R6  Each bonus card is there once, and goes to someone as soon as it is met."""
    owned = Counter(bonus for sheet in sheets for bonus in sheet.bonuses)
    for bonus, count in owned.items():
        if count > 1:
            yield message("pad-bonus-twice", bonus=Name(bonus))
    for bonus, seats in forgotten(sheets, state).items():
        if len(seats) > 1:
            names = ", ".join(sheets[seat].name for seat in seats)
            yield message("pad-bonus-nobodys", bonus=Name(bonus), names=names)


def notes(sheets: list[Sheet], state: State) -> list[Message]:
    """R6  Bonus cards that were forgotten, and given to the one who meets them."""
    return [
        message(
            "pad-bonus-counted", bonus=Name(bonus), name=sheets[seats[0]].name, points=CARDS.bonus[bonus]["points"]
        )
        for bonus, seats in forgotten(sheets, state).items()
        if len(seats) == 1
    ]


def _listed(cells: Sequence[Cell]) -> str:
    return ", ".join(cell.name for cell in cells)
