"""Reading a score sheet: `[[house]]` tables into card names, and everything that cannot be understood."""

import difflib
from collections.abc import Collection
from typing import Any, NamedTuple

from rooftree.core.message import Message, Name, message
from rooftree.games.dreamhome.cards import CARDS
from rooftree.games.dreamhome.scorepad.words import DECOR, EMPTY_ROOM, HELPERS, IN_A_CELL, ROOFS, SCAFFOLDING, Lexicon
from rooftree.games.dreamhome.state import MAX_PLAYERS, Cell

GAME = "dreamhome"
CELLS = {cell.name: cell for cell in Cell}
LISTS = {"garden": DECOR, "roofs": ROOFS, "helpers": HELPERS}
KEYS = ("name", *CELLS, *LISTS, "children")
CELL_KEYS = ("room", "decor")
MAX_CHILDREN = 99
MAX_NAME = 40
MAX_SHOWN = 40  # characters of what someone wrote, in an error


class Filled(NamedTuple):
    """What lies on a cell: a kind of room (or EMPTY_ROOM, SCAFFOLDING), which copy (0: unknown), and its décor."""

    room: str
    copy: int = 0
    decor: str | None = None


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


class Problem(NamedTuple):
    """Something wrong: at whose house (empty: with the whole sheet), what, and what may have been meant.

    What may have been meant is a `Name`, to be spoken, or an entry of the sheet as it is written.
    """

    house: str
    what: Message
    near: tuple[str, ...] = ()


class Reader:
    """Goes through the sheet once and notes every problem on the way, so that people can mend all of them at once."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.problems: list[Problem] = []
        self.house = ""

    def note(self, key: str, *, near: tuple[str, ...] = (), **args: int | str) -> None:
        self.problems.append(Problem(self.house, message(key, **args), near))

    def sheets(self, data: dict[str, Any]) -> list[Sheet]:
        self._check_game(data)
        self._check_keys(data, ("game", "house"))
        houses = data.get("house", [])
        if not isinstance(houses, list) or not all(isinstance(house, dict) for house in houses):
            self.note("pad-house-tables")
            return []
        if not 1 <= len(houses) <= MAX_PLAYERS:
            self.note("pad-house-count", count=len(houses), most=MAX_PLAYERS)
        return [self._sheet(house, number) for number, house in enumerate(houses[:MAX_PLAYERS], start=1)]

    def _check_game(self, data: dict[str, Any]) -> None:
        if data.get("game") != GAME:
            given = data.get("game", "")
            self.note("pad-game", game=GAME, text=shown(given), given=int(given != ""))

    def _check_keys(self, table: dict[str, Any], known: Collection[str]) -> None:
        for key in table:
            if key not in known and key.upper() not in known:
                near = difflib.get_close_matches(key, known, n=2)
                self.note("pad-key", entry=shown(key), known=", ".join(known), near=tuple(near))

    def _sheet(self, table: dict[str, Any], number: int) -> Sheet:
        self.house = self._name(table, number)
        self._check_keys(table, KEYS)
        lists = {key: self._list(table, key, kinds) for key, kinds in LISTS.items()}
        sheet = Sheet(self.house, self._cells(table), **lists, children=self._children(table))
        self.house = ""
        return sheet

    def _name(self, table: dict[str, Any], number: int) -> str:
        """The name on the sheet; a house without one goes by its number."""
        name = table.get("name", f"#{number}")
        if isinstance(name, str) and 1 <= len(name.strip()) <= MAX_NAME and name.isprintable():
            return name.strip()
        self.house = f"#{number}"
        self.note("pad-name", most=MAX_NAME)
        return self.house

    def _children(self, table: dict[str, Any]) -> int | None:
        children = table.get("children")
        if children is None or (type(children) is int and 0 <= children <= MAX_CHILDREN):
            return children
        self.note("pad-children", text=shown(children), most=MAX_CHILDREN)
        return None

    def _list(self, table: dict[str, Any], key: str, kinds: Collection[str]) -> list[str]:
        given = table.get(key, [])
        if not isinstance(given, list):
            self.note("pad-list", entry=key)
            return []
        return [kind for text in given if (kind := self._find(key, text, kinds))]

    def _find(self, where: str, text: Any, kinds: Collection[str]) -> str | None:
        kind = self.lexicon.find(text, kinds) if isinstance(text, str) else None
        if kind is None:
            near = self.lexicon.near(text, kinds) if isinstance(text, str) else ()
            self.note("pad-unknown", where=where, text=shown(text), near=tuple(Name(each) for each in near))
        return kind

    # Cells

    def _cells(self, table: dict[str, Any]) -> dict[Cell, Filled]:
        cells: dict[Cell, Filled] = {}
        for key, value in table.items():
            if (cell := CELLS.get(key.upper())) is not None:
                if cell in cells:
                    self.note("pad-cell-twice", cell=Name(cell.name))
                cells[cell] = self._filled(cell, value)
        return cells

    def _filled(self, cell: Cell, value: Any) -> Filled:
        """What was written for a cell; where that cannot be understood, an empty room holds what lies above it."""
        if not isinstance(value, dict):
            return self._room(cell, value) or Filled(EMPTY_ROOM)
        self._check_keys(value, CELL_KEYS)
        decor = self._find(cell.name, value["decor"], DECOR) if "decor" in value else None
        if "room" not in value:
            self.note("pad-no-room", cell=Name(cell.name))
            return Filled(EMPTY_ROOM)
        room = self._room(cell, value["room"])
        return room._replace(decor=decor) if room else Filled(EMPTY_ROOM)

    def _room(self, cell: Cell, text: Any) -> Filled | None:
        """`living room`, or `living room #3` for one certain card."""
        word, has_copy, copy = text.partition("#") if isinstance(text, str) else (text, "", "")
        kind = self._find(cell.name, word, IN_A_CELL)
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


def shown(value: Any) -> str:
    """What someone wrote, short and harmless enough for an error."""
    text = value if isinstance(value, str) else repr(value)
    text = "".join(c if c.isprintable() else "�" for c in text)
    return text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…"
