"""Reading a score sheet: the `[[home]]` table into card names, and everything that cannot be understood."""

from typing import Any, NamedTuple

from rooftree.box.form import Form, Part
from rooftree.box.pad import Reader
from rooftree.core.message import Name
from rooftree.core.notation import kebab
from rooftree.games.homesweethome.board import Cell
from rooftree.games.homesweethome.cards import Kind
from rooftree.games.homesweethome.scorepad.lexicon import CARDS, KIND_OF
from rooftree.games.homesweethome.state import ROOMS_A_CELL

CELLS = {cell.name: cell for cell in Cell}
KEYS = ("name", "expert", *CELLS)
GOES_THERE = {"base": (Kind.TERRAIN, Kind.FOUNDATION), "rooms": (Kind.ROOM,), "roof": (Kind.ROOF,)}
PROBLEMS = {"base": "pad-not-a-base", "rooms": "pad-not-a-room", "roof": "pad-not-a-roof"}
UNREAD = ""
FORM = Form(
    cells=tuple(CELLS),
    parts=(
        Part("base", tuple(card for card in CARDS if KIND_OF[card] in GOES_THERE["base"])),
        Part("rooms", tuple(card for card in CARDS if KIND_OF[card] in GOES_THERE["rooms"]), ROOMS_A_CELL),
        Part("roof", tuple(card for card in CARDS if KIND_OF[card] in GOES_THERE["roof"])),
    ),
    flags=("expert",),
)


class Filled(NamedTuple):
    """What stands on a cell, from the bottom up; a card that nobody could read, or of the wrong kind, is UNREAD."""

    base: str
    rooms: tuple[str, ...] = ()
    roof: str | None = None

    @property
    def cards(self) -> list[str]:
        """Every card that could be read."""
        return [card for card in (self.base, *self.rooms, self.roof) if card]


class Sheet(NamedTuple):
    """The home as it was written down, in card names."""

    name: str
    is_expert: bool
    cells: dict[Cell, Filled]


class HomeReader(Reader[Sheet]):
    """Reads the `[[home]]` table: everyone builds at one home (R10)."""

    game = "homesweethome"
    entry = "home"
    keys = KEYS
    most = 1

    def sheet(self, table: dict[str, Any]) -> Sheet:
        return Sheet(self.owner, self.flag(table, "expert"), self.cells(table, CELLS, self._filled))

    def _filled(self, cell: Cell, value: Any) -> Filled:
        """A terrain or a foundation by itself, or a table of all that stands there."""
        table = value if isinstance(value, dict) else {"base": value}
        self.check_keys(table, GOES_THERE)
        if "base" not in table:
            self.note("pad-no-base", cell=Name(cell.name))
        base, rooms, roof = (self._cards(cell, table, entry) for entry in GOES_THERE)
        return Filled(base[0] if base else UNREAD, tuple(rooms), roof[0] if roof else None)

    def _cards(self, cell: Cell, table: dict[str, Any], entry: str) -> list[str]:
        """What is written under an entry; a single room needs no list."""
        if entry not in table:
            return []
        given = table[entry]
        texts = given if entry == "rooms" and isinstance(given, list) else [given]
        return [self._card(cell, text, entry) for text in texts]

    def _card(self, cell: Cell, text: Any, entry: str) -> str:
        """The card that a text names, if it is of the kind that goes there."""
        likely = [card for card in CARDS if KIND_OF[card] in GOES_THERE[entry]]
        card = self.kind(cell.name, text, CARDS, likely)
        if card and card not in likely:
            self.note(PROBLEMS[entry], cell=Name(cell.name), card=Name(card), kind=Name(kebab(KIND_OF[card])))
            return UNREAD
        return card or UNREAD
