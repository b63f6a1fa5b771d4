"""Reading a score sheet: `[[mansion]]` tables into names of colours, pieces and bonus cards."""

from typing import Any, NamedTuple

from rooftree.box.form import Form, Part
from rooftree.box.pad import Reader
from rooftree.core.message import Name
from rooftree.games.california.board import Cell
from rooftree.games.california.cards import BOARD_COLOURS, NUM_GIFTS
from rooftree.games.california.rules.money import LOAN_REPAID
from rooftree.games.california.scorepad.lexicon import BONUSES, COLOURS, PIECES
from rooftree.games.california.scoring import UNPAID_LOAN
from rooftree.games.california.state import ATTIC_SLOTS, MAX_PLAYERS, PREPRINTED_CELL

CELLS = {cell.name: cell for cell in Cell}
KEYS = ("name", "board", *CELLS, "attic", "extension", "gifts", "bonuses", "money", "loan")
CELL_KEYS = ("room", "piece")
MAX_MONEY = 999
FORM = Form(
    cells=tuple(CELLS),
    parts=(Part("room", COLOURS), Part("piece", PIECES)),
    lists=(Part("attic", PIECES, ATTIC_SLOTS), Part("bonuses", BONUSES, len(BONUSES))),
    choices=(Part("board", tuple(BOARD_COLOURS)),),
    numbers={"gifts": NUM_GIFTS, "money": MAX_MONEY},
    flags=("extension", "loan"),
)


class Filled(NamedTuple):
    """What lies on a cell; a colour that nobody could read is None."""

    colour: str | None
    piece: str | None = None


class Sheet(NamedTuple):
    """One mansion as it was written down. `cells` holds the pre-printed room too, where its colour is known."""

    name: str
    board: str | None
    cells: dict[Cell, Filled]
    attic: list[str]
    has_extension: bool
    gifts: int
    bonuses: list[str]
    money: int | None
    has_loan: bool

    @property
    def tiles(self) -> dict[Cell, str]:
        """The colour of every room that is a tile."""
        rooms = {cell: filled.colour for cell, filled in self.cells.items() if cell != PREPRINTED_CELL}
        return {cell: colour for cell, colour in rooms.items() if colour}

    @property
    def pieces(self) -> dict[Cell, str]:
        return {cell: filled.piece for cell, filled in self.cells.items() if filled.piece}


class MansionReader(Reader[Sheet]):
    """Reads `[[mansion]]` tables."""

    game = "california"
    entry = "mansion"
    keys = KEYS
    most = MAX_PLAYERS

    def sheet(self, table: dict[str, Any]) -> Sheet:
        cells = self.cells(table, CELLS, self._filled)
        board = self._board(table, cells)
        if table.get("loan") is True and "money" not in table:
            self.note("pad-loan-money", repaid=LOAN_REPAID, points=-UNPAID_LOAN)
        return Sheet(
            name=self.owner,
            board=board,
            cells=cells,
            attic=self.kinds(table, "attic", PIECES),
            has_extension=self.flag(table, "extension"),
            gifts=self.number(table, "gifts", NUM_GIFTS) or 0,
            bonuses=self.kinds(table, "bonuses", BONUSES),
            money=self.number(table, "money", MAX_MONEY),
            has_loan=self.flag(table, "loan"),
        )

    # The board and its pre-printed room

    def _board(self, table: dict[str, Any], cells: dict[Cell, Filled]) -> str | None:
        """The board's colour, given by itself or by the room on B2; that room lies there in any case."""
        given = cells.get(Cell.B2, Filled(None))
        board = self.kind("board", table["board"], COLOURS) if "board" in table else given.colour
        if "board" not in table and not _names_room_on_b2(table):
            self.note("pad-no-board", known=", ".join(BOARD_COLOURS))
        if board is not None and board not in BOARD_COLOURS:
            self.note("pad-board-colour", colour=Name(board))
        elif board and given.colour and given.colour != board:
            self.note("pad-board-room", colour=Name(given.colour), board=Name(board))
        if board:
            cells[Cell.B2] = Filled(board, given.piece)
        return board

    # Cells

    def _filled(self, cell: Cell, value: Any) -> Filled:
        """A colour, or a table with the room and the piece in it; the room of B2 need not be given."""
        if not isinstance(value, dict):
            return Filled(self.kind(cell.name, value, COLOURS))
        self.check_keys(value, CELL_KEYS)
        piece = self.kind(cell.name, value["piece"], PIECES) if "piece" in value else None
        if "room" in value:
            return Filled(self.kind(cell.name, value["room"], COLOURS), piece)
        if cell != PREPRINTED_CELL:
            self.note("pad-no-room", cell=Name(cell.name))
        return Filled(None, piece)


def _names_room_on_b2(table: dict[str, Any]) -> bool:
    """Whether B2 stands there with a room, be it one that nobody could read."""
    written = [value for key, value in table.items() if key.upper() == Cell.B2.name]
    return any(not isinstance(value, dict) or "room" in value for value in written)
