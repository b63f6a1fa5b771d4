"""What one seat may see, built by naming what is shown: whoever draws the table gets nothing else."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypedDict

from rooftree.core.kept import MOST, Kept
from rooftree.core.notation import kebab
from rooftree.core.parts import OVER, Parts, each, part
from rooftree.core.view import Head
from rooftree.games.dreamhome.board import Cell
from rooftree.games.dreamhome.cards import (
    FIRST_ROOF,
    HAS_WINDOW,
    LAST_ROOF,
    NUM_COLOURS,
    RESOURCE_KIND,
    RESOURCE_NAMES,
    ROOM_NAMES,
    Decor,
    ResourceKind,
)
from rooftree.games.dreamhome.observe import are_roofs_shown
from rooftree.games.dreamhome.piles import piles
from rooftree.games.dreamhome.rules.market import RESOURCES_A_ROUND
from rooftree.games.dreamhome.rules.rooms import is_empty_room
from rooftree.games.dreamhome.scoring import MIXED, ROOF_CARDS, num_children, num_roofs, roof_colour
from rooftree.games.dreamhome.state import (
    NOTHING,
    NUM_COLUMNS,
    NUM_ROUNDS,
    SCAFFOLDING_UP,
    House,
    Place,
    State,
)

SCAFFOLDING = "scaffolding"  # stands on its cell, not before the house
CELLS, DECORS = tuple(Cell), tuple(Decor)
KINDS = {name: int(kind) for name, kind in zip(RESOURCE_NAMES, RESOURCE_KIND, strict=True)}


class ColumnView(TypedDict):
    """A column of the market: card names, None where a card is gone."""

    room: str | None
    resource: str | None


class CellView(TypedDict):
    """What stands on a cell. An empty room's card is not named: it lies face down."""

    stands: str  # "room", "empty-room" or "scaffolding"
    card: str | None  # the room; None where none is to be seen
    decor: str | None  # that lies on the room


class HouseView(TypedDict):
    """A home board and what lies before it. `roofs` names the roof cards only where they are open (R9).

    `roof` are those of them that count: as many as a roof has, of one colour if possible, with windows if possible.
    """

    cells: dict[str, CellView]  # by cell, such as `G2`; a cell on which nothing stands is missing
    garden: list[str]  # décor beside the house
    tools: list[str]
    helpers: list[str]
    roof_height: int  # how many roof cards lie there, open or not
    roofs: list[str] | None  # all of them; None where they lie face down
    roof: list[str] | None  # those that count; None where they lie face down
    children: int  # on the cards that lie face up
    has_played: bool  # whether this house has had its turn in this round


class Shown(TypedDict):
    """What lies on the table."""

    round: int  # counted from 1
    num_rounds: int
    first_player: int  # the seat that begins this round
    marker: int  # the seat that took the marker and begins the next round
    market: list[ColumnView]  # its columns from left to right
    pending: dict[str, str | None]  # what was taken and is not placed yet
    houses: list[HouseView]  # by seat
    discarded_rooms: list[str]
    discarded_resources: list[str]
    rooms_left: int  # in the pile; how many it still brings into the market
    resources_left: int  # in the pile, likewise


class View(Head, Shown):
    """The whole table as one seat sees it."""


houses: Kept[HouseView] = Kept()


def _column(state: State, column: int) -> ColumnView:
    return ColumnView(
        room=ROOM_NAMES[state.market_rooms[column]] or None,
        resource=RESOURCE_NAMES[state.market_resources[column]] or None,
    )


def _pending(state: State) -> dict[str, str | None]:
    return {
        "room": ROOM_NAMES[state.pending.room] or None,
        "decor": kebab(Decor(state.pending.decor)) if state.pending.decor else None,
        "scaffolding": SCAFFOLDING if state.pending.scaffolding else None,
    }


def _market(state: State) -> list[ColumnView]:
    return [_column(state, column) for column in range(NUM_COLUMNS)]


def _house(state: State, seat: int) -> HouseView:
    in_front = piles(tuple(state.resource_at))[Place.WITH_SEAT + seat]
    numbers = (*numbers_of(state.houses[seat]), in_front, are_roofs_shown(state))
    return houses.of(numbers, lambda: _new_house(state, seat, in_front))


def numbers_of(house: House) -> tuple[Sequence[int] | int, ...]:
    """All that there is to know of a house."""
    return tuple(house.stands), tuple(house.shows), tuple(house.decor), tuple(house.garden), house.has_played


def _new_house(state: State, seat: int, in_front: tuple[str, ...]) -> HouseView:
    house = state.houses[seat]
    shown = are_roofs_shown(state)
    return HouseView(
        cells={cell.name: _cell(house, cell) for cell in CELLS if house.stands[cell] != NOTHING},
        garden=[kebab(decor) for decor in DECORS if house.garden[decor]],
        tools=[name for name in in_front if KINDS[name] == ResourceKind.TOOL and name != SCAFFOLDING],
        helpers=[name for name in in_front if KINDS[name] == ResourceKind.HELPER],
        roof_height=int(num_roofs(state, seat)),
        roofs=[name for name in in_front if KINDS[name] == ResourceKind.ROOF] if shown else None,
        roof=_roof(state, seat) if shown else None,
        children=int(num_children(house)),
        has_played=bool(house.has_played),
    )


def _roof(state: State, seat: int) -> list[str]:
    """The roof cards that count, by colour, windows first."""
    best = roof_colour(state, seat)
    colours = range(NUM_COLOURS) if best == MIXED else [best]
    piles = [range(FIRST_ROOF[colour], LAST_ROOF[colour] + 1) for colour in colours]
    mine = [card for pile in piles for card in pile if state.resource_at[card] == Place.WITH_SEAT + seat]
    counted = sorted(mine, key=lambda card: -HAS_WINDOW[card])[:ROOF_CARDS]
    return [RESOURCE_NAMES[card] for pile in piles for card in counted if card in pile]


def _cell(house: House, cell: Cell) -> CellView:
    if house.stands[cell] == SCAFFOLDING_UP:
        return _stands(SCAFFOLDING, None, None)
    if is_empty_room(house, cell):
        return _stands("empty-room", None, None)
    decor = kebab(Decor(house.decor[cell])) if house.decor[cell] else None
    return _stands("room", ROOM_NAMES[house.stands[cell]], decor)


@lru_cache(maxsize=MOST)
def _stands(what: str, card: str | None, decor: str | None) -> CellView:
    return CellView(stands=what, card=card, decor=decor)


@lru_cache(maxsize=MOST)
def _discarded(rooms: tuple[int, ...]) -> list[str]:
    return [ROOM_NAMES[card] for card, out in enumerate(rooms) if out]


def _discarded_resources(state: State) -> list[str]:
    return list(piles(tuple(state.resource_at))[Place.DISCARDED])


SHOWN = Parts(
    part("round", lambda state: state.round_number, "round_number"),
    part("num_rounds", lambda _: NUM_ROUNDS),
    part("first_player", lambda state: state.first_player, "first_player"),
    part("marker", lambda state: state.marker, "marker"),
    part("market", _market, "market_rooms", "market_resources"),
    part("pending", _pending, "pending"),
    each("houses", _house, "houses[seat]", "resource_at", "open_roofs", OVER),
    part("discarded_rooms", lambda state: _discarded(tuple(state.room_discarded)), "room_discarded"),
    part("discarded_resources", _discarded_resources, "resource_at"),
    part("rooms_left", lambda state: (NUM_ROUNDS - state.round_number) * NUM_COLUMNS, "round_number"),
    part("resources_left", lambda state: (NUM_ROUNDS - state.round_number) * RESOURCES_A_ROUND, "round_number"),
)
