"""Why an action is not legal: the questions of `rules/`, asked one by one until one says no."""

from rooftree.core.actions import Span
from rooftree.core.game import Why
from rooftree.core.message import Message, Name, message
from rooftree.core.notation import kebab
from rooftree.games.dreamhome.actions import (
    DECORATE,
    DISCARD,
    DRILL,
    HAMMER,
    MIX,
    PASS,
    PLACE,
    PLACE_DOWN,
    ROOFER,
    SCAFFOLD,
    SUPPLY,
    SWAP,
    TAKE,
)
from rooftree.games.dreamhome.board import BELOW, Cell
from rooftree.games.dreamhome.cards import (
    DECOR_ROOM,
    MAX_SIZE,
    ROOM_CLASS,
    ROOM_TYPE,
    Decor,
    Helper,
    RoofColour,
    RoomClass,
    RoomType,
    Tool,
)
from rooftree.games.dreamhome.costs import is_without_room
from rooftree.games.dreamhome.rules.decor import suits
from rooftree.games.dreamhome.rules.helpers import (
    discarded_roof,
    discarded_room,
    may_land,
    type_after_swap,
)
from rooftree.games.dreamhome.rules.placement import (
    fits_the_floor,
    fits_the_size,
    is_free,
    is_held_back_by_decor,
    is_supported,
)
from rooftree.games.dreamhome.rules.possessions import has_tool, num_helpers
from rooftree.games.dreamhome.rules.rooms import has_card, is_decorated
from rooftree.games.dreamhome.state import NOTHING, House, State

Reason = Message | None


def _pass(state: State, seat: int) -> Reason:
    return None


def _take(state: State, seat: int, column: int) -> Reason:
    return _column_is_empty(state, column)


def _drill(state: State, seat: int, column: int, cell: int) -> Reason:
    if not has_tool(state, seat, Tool.DRILL):
        return message("why-no-tool", tool=Name("drill"))
    if not state.houses[seat].shows[cell]:
        return message("why-no-open-room", cell=Name(Cell(cell).name))
    room = ROOM_TYPE[state.market_rooms[column]]
    return _column_is_empty(state, column) or _not_face_up(state, seat, cell, room)


def _mix(state: State, seat: int, first: int, second: int) -> Reason:
    if not has_tool(state, seat, Tool.CONCRETE_MIXER):
        return message("why-no-tool", tool=Name("concrete-mixer"))
    return _column_is_empty(state, first) or _column_is_empty(state, second)


def _column_is_empty(state: State, column: int) -> Reason:
    if state.market_rooms[column] == NOTHING:
        return message("why-column-empty", column=column + 1)
    return None


def _place(state: State, seat: int, cell: int) -> Reason:
    room = ROOM_TYPE[state.pending.room]
    return _nothing_in_hand(state) or _no_cell(state.houses[seat], cell) or _not_face_up(state, seat, cell, room)


def _place_down(state: State, seat: int, cell: int) -> Reason:
    return _nothing_in_hand(state) or _no_cell(state.houses[seat], cell)


def _nothing_in_hand(state: State) -> Reason:
    return message("why-no-room-in-hand") if state.pending.room == NOTHING else None


def _no_cell(house: House, cell: int) -> Reason:
    if not is_free(house, cell):
        return message("why-occupied", cell=Name(Cell(cell).name))
    return _unsupported(house, cell)


def _unsupported(house: House, cell: int) -> Reason:
    if not is_supported(house, cell):
        return message("why-unsupported", cell=Name(Cell(cell).name), below=Name(Cell(int(BELOW[cell])).name))
    return None


def _not_face_up(state: State, seat: int, cell: int, room: int) -> Reason:
    """R2, question by question."""
    house = state.houses[seat]
    if not fits_the_floor(room, cell):
        return _wrong_floor(room, cell)
    if not fits_the_size(house, cell, room):
        return _too_large(room, cell)
    if is_held_back_by_decor(state, seat, cell, room):
        designer = num_helpers(state, seat, Helper.INTERIOR_DESIGNER) > 0
        key = "why-two-tokens" if designer else "why-finished-by-decor"
        return message(key, room=Name(kebab(RoomType(room))), cell=Name(Cell(cell).name))
    return None


def _wrong_floor(room: int, cell: int) -> Reason:
    key = "why-only-in-basement" if ROOM_CLASS[room] == RoomClass.BASEMENT else "why-not-in-basement"
    return message(key, room=Name(kebab(RoomType(room))), cell=Name(Cell(cell).name))


def _too_large(room: int, cell: int) -> Reason:
    name, size = Name(kebab(RoomType(room))), int(MAX_SIZE[room])
    return message("why-too-large", room=name, size=size, cell=Name(Cell(cell).name))


def _decorate(state: State, seat: int, cell: int) -> Reason:
    house, decor = state.houses[seat], Decor(state.pending.decor)
    if decor == Decor.NONE:
        return message("why-no-decor-in-hand")
    if is_without_room(state, seat):
        return message("why-without-room", decor=Name(kebab(decor)))
    if not house.shows[cell]:
        return message("why-no-open-room", cell=Name(Cell(cell).name))
    if not suits(house, cell, decor):
        wanted = Name(kebab(RoomType(int(DECOR_ROOM[decor]))))
        return message("why-wrong-room", decor=Name(kebab(decor)), room=wanted, cell=Name(Cell(cell).name))
    if is_decorated(house, cell):
        return message("why-already-decorated", cell=Name(Cell(cell).name))
    return None


def _scaffold(state: State, seat: int, cell: int) -> Reason:
    if not state.pending.scaffolding:
        return message("why-no-scaffolding-in-hand")
    if state.houses[seat].stands[cell] != NOTHING:
        return message("why-occupied", cell=Name(Cell(cell).name))
    return _unsupported(state.houses[seat], cell)


def _roofer(state: State, seat: int, colour: int, window: int) -> Reason:
    if num_helpers(state, seat, Helper.ROOFER) == 0:
        return message("why-no-helper", helper=Name("roofer"))
    if discarded_roof(state, colour, window) == NOTHING:
        name = f"roof-{kebab(RoofColour(colour))}" + ("-window" if window else "")
        return message("why-roof-not-discarded", roof=Name(name))
    return None


def _supply(state: State, seat: int, room: int, cell: int) -> Reason:
    if num_helpers(state, seat, Helper.SUPPLIER) == 0:
        return message("why-no-helper", helper=Name("supplier"))
    if discarded_room(state, room) == NOTHING:
        return message("why-room-not-discarded", room=Name(kebab(RoomType(room))))
    return _no_card(state.houses[seat], cell) or _not_face_up(state, seat, cell, room)


def _no_card(house: House, cell: int) -> Reason:
    return None if has_card(house, cell) else message("why-no-card", cell=Name(Cell(cell).name))


def _swap(state: State, seat: int, first: int, second: int) -> Reason:
    house = state.houses[seat]
    if num_helpers(state, seat, Helper.HANDYMAN) == 0:
        return message("why-no-helper", helper=Name("handyman"))
    return (
        _no_card(house, first)
        or _no_card(house, second)
        or _may_not_land(house, first, first, second)
        or _may_not_land(house, second, first, second)
    )


def _may_not_land(house: House, cell: int, first: int, second: int) -> Reason:
    if may_land(house, cell, first, second):
        return None
    room = type_after_swap(house, cell, first, second)
    return _too_large(room, cell) if fits_the_floor(room, cell) else _wrong_floor(room, cell)


WHY: dict[Span, Why] = {
    PASS: _pass,
    DISCARD: _take,
    HAMMER: _take,
    DRILL: _drill,
    MIX: _mix,
    TAKE: _take,
    PLACE: _place,
    PLACE_DOWN: _place_down,
    DECORATE: _decorate,
    SCAFFOLD: _scaffold,
    ROOFER: _roofer,
    SUPPLY: _supply,
    SWAP: _swap,
}
