"""What one seat may see, built by naming what is shown: all but the order of pile and bag."""

from functools import lru_cache
from typing import NamedTuple, TypedDict

from rooftree.core.kept import MOST
from rooftree.core.notation import kebab
from rooftree.core.parts import Parts, each, part
from rooftree.core.seats import NOBODY
from rooftree.core.view import Head
from rooftree.games.california.board import Cell
from rooftree.games.california.cards import BONUS_POINTS, COINS, NUM_TILES, TILE_COLOUR, TILE_NAMES, Bonus, Colour
from rooftree.games.california.rules.neighbours import num_gifts_left
from rooftree.games.california.rules.renovation import board_side
from rooftree.games.california.scoring import wealth
from rooftree.games.california.state import NOTHING, NUM_DAYS, NUM_SLOTS, PREPRINTED, Slot, State

CELLS, COLOURS, BONUSES, SLOTS = tuple(Cell), tuple(Colour), tuple(Bonus), tuple(Slot)


class SlotView(TypedDict):
    """A tile for sale, and what it costs apart from coins on the cell."""

    tile: str | None  # None once it is sold
    price: int  # in silver, the same for all


class CellView(TypedDict):
    """A cell of the ground floor. `colour` is None where nothing is renovated; `coins` is what a room costs more."""

    colour: str | None  # of the room; None where nothing is renovated
    room: str | None  # the room tile; None where the room is pre-printed or missing
    piece: str | None  # the furniture in it
    coins: int  # what a room costs here besides its price


class BonusView(TypedDict):
    """A bonus card and who has it."""

    name: str
    points: int
    owner: int | None  # a seat; None while nobody has won it


class MansionView(TypedDict):
    """A mansion and what its owner has: all of it is public."""

    board: str  # its colour
    cells: dict[str, CellView]  # by cell, such as `A2`: all of them
    attic: list[str]  # tiles that are stored there
    attic_slots: int  # how many it can hold
    money: int  # in silver
    has_loan: bool
    gifts: int
    neighbours: list[str]  # who lives here, by colour
    bonuses: list[str]  # that were won, by name
    wealth: int  # the tie-break: silver, once loans are repaid


class Shown(TypedDict):
    """What lies on the table."""

    day: int  # counted from 1
    num_days: int
    bank: int  # gold coins; a tile costs as much silver
    slots: dict[str, SlotView]  # the tiles for sale, by the name of their place
    bonuses: list[BonusView]
    neighbours: dict[str, int | None]  # of each colour: the seat where they live; None: still on the table
    gifts_left: int
    has_used_loan_action: bool  # in this turn
    pending_cell: str | None  # the new room into which a stored piece is to move
    mansions: list[MansionView]  # by seat
    bag: list[str]  # every tile that is still in the bag: which come out, and when, nobody knows
    tiles_left: int  # that the bag will still bring


class View(Head, Shown):
    """The whole table as one seat sees it."""

    costs: dict[str, int]  # what each legal action would cost


def _mansion(state: State, seat: int) -> MansionView:
    mansion, board = state.mansions[seat], state.boards[seat]
    return _owned(
        board,
        _Rooms(board, int(board_side(state)), tuple(mansion.rooms), tuple(mansion.pieces)),
        (tuple(mansion.attic), mansion.extension),
        (mansion.money, bool(mansion.has_loan), mansion.gifts, int(wealth(state, seat))),
        tuple([owner == seat for owner in state.neighbour_at]),
        tuple([owner == seat for owner in state.bonus_of]),
    )


class _Rooms(NamedTuple):
    board: int
    side: int
    rooms: tuple[int, ...]
    pieces: tuple[int, ...]


# Whatever follows from a few numbers is made once, for all tables: cards and boards are printed.


@lru_cache(maxsize=MOST)
def _owned(
    board: int,
    rooms: _Rooms,
    attic: tuple[tuple[int, ...], int],
    fortune: tuple[int, bool, int, int],
    neighbours: tuple[bool, ...],
    bonuses: tuple[bool, ...],
) -> MansionView:
    (stored, extension), (money, has_loan, gifts, riches) = attic, fortune
    return MansionView(
        board=kebab(Colour(board)),
        cells=_cells(*rooms),
        attic=[TILE_NAMES[tile] for tile in stored if tile != NOTHING],
        attic_slots=1 if extension == NOTHING else 2,
        money=money,
        has_loan=has_loan,
        gifts=gifts,
        neighbours=[kebab(colour) for colour in COLOURS if colour and neighbours[colour]],
        bonuses=[kebab(bonus) for bonus in BONUSES if bonuses[bonus]],
        wealth=riches,
    )


@lru_cache(maxsize=MOST)
def _cells(board: int, side: int, rooms: tuple[int, ...], pieces: tuple[int, ...]) -> dict[str, CellView]:
    return {cell.name: _cell(board, rooms[cell], pieces[cell], int(COINS[side, cell])) for cell in CELLS}


@lru_cache(maxsize=MOST)
def _cell(board: int, tile: int, piece: int, coins: int) -> CellView:
    colour = board if tile == PREPRINTED else int(TILE_COLOUR[tile])
    return CellView(
        colour=kebab(Colour(colour)) if colour else None,
        room=None if tile == PREPRINTED else _tile(tile),
        piece=_tile(piece),
        coins=coins,
    )


@lru_cache(maxsize=MOST)
def _slots(tiles: tuple[int, ...], price: int) -> dict[str, SlotView]:
    return {slot.name: SlotView(tile=_tile(tiles[slot]), price=price) for slot in SLOTS}


@lru_cache(maxsize=MOST)
def _bonuses(owners: tuple[int, ...]) -> list[BonusView]:
    return [
        BonusView(name=kebab(bonus), points=int(BONUS_POINTS[bonus]), owner=_seat(owners[bonus])) for bonus in BONUSES
    ]


@lru_cache(maxsize=MOST)
def _neighbours(homes: tuple[int, ...]) -> dict[str, int | None]:
    return {kebab(colour): _seat(homes[colour]) for colour in COLOURS if colour}


@lru_cache(maxsize=MOST)
def _bag(inside: tuple[int, ...]) -> list[str]:
    return [TILE_NAMES[tile] for tile, is_inside in enumerate(inside) if is_inside]


SHOWN = Parts(
    part("day", lambda state: state.day, "day"),
    part("num_days", lambda _: NUM_DAYS),
    part("bank", lambda state: state.bank, "bank"),
    part("slots", lambda state: _slots(tuple(state.slots), state.bank), "slots", "bank"),
    part("bonuses", lambda state: _bonuses(tuple(state.bonus_of)), "bonus_of"),
    part("neighbours", lambda state: _neighbours(tuple(state.neighbour_at)), "neighbour_at"),
    part("gifts_left", lambda state: int(num_gifts_left(state)), "mansions"),
    part("has_used_loan_action", lambda state: bool(state.has_used_loan_action), "has_used_loan_action"),
    part("pending_cell", lambda state: Cell(state.pending.cell).name if state.pending.is_open else None, "pending"),
    each("mansions", _mansion, "mansions[seat]", "boards", "neighbour_at", "bonus_of"),
    part("bag", lambda state: _bag(tuple(state.in_bag)), "in_bag"),
    part("tiles_left", lambda state: max(0, NUM_TILES - state.day * NUM_SLOTS), "day"),
)


def _seat(owner: int) -> int | None:
    return None if owner == NOBODY else owner


def _tile(tile: int) -> str | None:
    return TILE_NAMES[tile] or None
