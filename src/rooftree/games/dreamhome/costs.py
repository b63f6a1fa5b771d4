"""What a move costs: said before it is made. Losses are asked about where they cannot be taken back."""

from collections import Counter

from rooftree.core.message import Message, Name, message
from rooftree.core.notation import kebab
from rooftree.games.dreamhome.actions import PASS, TAKE
from rooftree.games.dreamhome.board import Cell
from rooftree.games.dreamhome.cards import (
    DECOR_ROOM,
    RESOURCE_KIND,
    RESOURCE_NAMES,
    ROOM_TYPE,
    Decor,
    Helper,
    ResourceKind,
    RoomType,
)
from rooftree.games.dreamhome.rules.decor import can_decorate_somewhere
from rooftree.games.dreamhome.rules.placement import can_build_on, may_lie_face_up
from rooftree.games.dreamhome.rules.possessions import num_helpers
from rooftree.games.dreamhome.rules.rooms import first_cell, last_cell, tokens_between
from rooftree.games.dreamhome.state import NUM_ROUNDS, Decision, State

WORKERS = (Helper.ROOFER, Helper.SUPPLIER, Helper.HANDYMAN)


def costs(before: State, after: State, seat: int, action: int) -> list[Message]:
    """R5  A tool that comes too late; R10  helpers who stay idle."""
    if action in TAKE and before.round_number == NUM_ROUNDS:
        card = before.market_resources[TAKE.column(action)]
        is_tool = RESOURCE_KIND[card] == ResourceKind.TOOL
        return [message("cost-too-late", tool=Name(RESOURCE_NAMES[card]))] if is_tool else []
    if action in PASS and before.decision == Decision.USE_HELPER:
        idle = [helper for helper in WORKERS if num_helpers(before, seat, helper)]
        return [message("cost-idle", helper=Name(kebab(helper))) for helper in idle]
    return []


def losses(before: State, after: State, seat: int, action: int) -> list[Message]:
    """R4  Décor that no room will take; R6, R10  tokens that go with the room they stand in."""
    waits = Decor(after.pending.decor)
    if waits and is_without_room(after, seat):
        return [message("loss-no-room", decor=Name(kebab(waits)))]
    lost = _tokens(before, seat) - _tokens(after, seat)
    return [
        message("loss-no-room" if decor == before.pending.decor else "loss-token", decor=Name(kebab(decor)))
        for decor in lost
    ]


def is_without_room(state: State, seat: int) -> bool:
    """R4  Whether the décor in hand fits no room of the house, not even the one that is still to be placed."""
    decor = state.pending.decor
    return not can_decorate_somewhere(state.houses[seat], decor) and not _fits_the_room_in_hand(state, seat, decor)


def _fits_the_room_in_hand(state: State, seat: int, decor: int) -> bool:
    room = int(ROOM_TYPE[state.pending.room])
    if room == RoomType.NONE or DECOR_ROOM[decor] not in (room, RoomType.NONE):
        return False
    return any(_could_be_decorated(state, seat, cell, room) for cell in Cell)


def _could_be_decorated(state: State, seat: int, cell: int, room: int) -> bool:
    """Whether the room may lie here face up, beside no token of its own kind."""
    house = state.houses[seat]
    if not can_build_on(house, cell) or not may_lie_face_up(state, seat, cell, room):
        return False
    return not tokens_between(house, first_cell(house, cell, room), last_cell(house, cell, room))


def _tokens(state: State, seat: int) -> Counter[Decor]:
    """In the house, and in the hand of whoever is about to place one."""
    found = [*state.houses[seat].decor, state.pending.decor]
    return Counter(Decor(int(each)) for each in found if each)
