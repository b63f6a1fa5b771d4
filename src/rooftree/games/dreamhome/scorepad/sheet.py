"""Reading a score sheet: `[[house]]` tables into card names, and everything that cannot be understood."""

from typing import Any, NamedTuple

from rooftree.box.form import Form, Part
from rooftree.box.pad import Reader, shown
from rooftree.core.message import Name
from rooftree.games.dreamhome.board import Cell
from rooftree.games.dreamhome.cards import CARDS
from rooftree.games.dreamhome.scorepad.lexicon import (
    DECOR,
    EMPTY_ROOM,
    HELPERS,
    IN_A_CELL,
    IN_A_ROOM,
    IN_THE_GARDEN,
    ROOFS,
    SCAFFOLDING,
)
from rooftree.games.dreamhome.state import MAX_PLAYERS, NUM_ROUNDS

CELLS = {cell.name: cell for cell in Cell}
LISTS = {"garden": DECOR, "roofs": ROOFS, "helpers": HELPERS}
LIKELY = {**LISTS, "garden": IN_THE_GARDEN}  # what belongs there, where more is understood
KEYS = ("name", *CELLS, *LISTS, "children")
CELL_KEYS = ("room", "decor")
MAX_CHILDREN = 99
MOST_CARDS = NUM_ROUNDS + 2  # one a round, and one for each roofer
FORM = Form(
    cells=tuple(CELLS),
    parts=(Part("room", IN_A_CELL), Part("decor", IN_A_ROOM)),
    lists=(Part("garden", IN_THE_GARDEN, 2), Part("roofs", ROOFS, MOST_CARDS), Part("helpers", HELPERS, MOST_CARDS)),
    numbers={"children": MAX_CHILDREN},
)


class Filled(NamedTuple):
    """What lies on a cell: a kind of room (or EMPTY_ROOM, SCAFFOLDING), which copy (0: unknown), and its décor.

    Where nobody could read the room, an empty one holds what lies above it.
    """

    room: str
    copy: int = 0
    decor: str | None = None
    is_read: bool = True


UNREAD = Filled(EMPTY_ROOM, is_read=False)


class Sheet(NamedTuple):
    """One house as it was written down, in card names."""

    name: str
    cells: dict[Cell, Filled]
    garden: list[str]
    roofs: list[str]
    helpers: list[str]
    children: int | None

    @property
    def decor(self) -> list[str]:
        return [filled.decor for filled in self.cells.values() if filled.decor] + self.garden


class HouseReader(Reader[Sheet]):
    """Reads `[[house]]` tables."""

    game = "dreamhome"
    entry = "house"
    keys = KEYS
    most = MAX_PLAYERS

    def sheet(self, table: dict[str, Any]) -> Sheet:
        lists = {key: self.kinds(table, key, kinds, LIKELY[key]) for key, kinds in LISTS.items()}
        cells, children = self.cells(table, CELLS, self._filled), self.number(table, "children", MAX_CHILDREN)
        return Sheet(self.owner, cells, **lists, children=children)

    # Cells

    def _filled(self, cell: Cell, value: Any) -> Filled:
        if not isinstance(value, dict):
            return self._room(cell, value) or UNREAD
        self.check_keys(value, CELL_KEYS)
        decor = self.kind(cell.name, value["decor"], DECOR, IN_A_ROOM) if "decor" in value else None
        if "room" not in value:
            self.note("pad-no-room", cell=Name(cell.name))
        room = self._room(cell, value["room"]) if "room" in value else None
        return (room or UNREAD)._replace(decor=decor)

    def _room(self, cell: Cell, text: Any) -> Filled | None:
        """`living room`, or `living room #3` for one certain card."""
        word, has_copy, copy = text.partition("#") if isinstance(text, str) else (text, "", "")
        kind = self.kind(cell.name, word, IN_A_CELL)
        if kind is None or not has_copy:
            return Filled(kind) if kind else None
        copies = num_copies(kind)
        if copy.strip() not in map(str, range(1, copies + 1)):
            self.note("pad-copy", cell=Name(cell.name), room=Name(kind), copies=copies, text=shown(text))
            return Filled(kind)
        return Filled(kind, int(copy))


def num_copies(room: str) -> int:
    """How many cards of a kind of room are in the box; an empty room is no certain card."""
    return 0 if room in (EMPTY_ROOM, SCAFFOLDING) else len(CARDS.rooms[room]["children"])
