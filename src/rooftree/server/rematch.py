"""The same people once more: everybody who asks is led to the same new table, and is ready there."""

import contextlib
import functools
from typing import TYPE_CHECKING

import msgspec

from rooftree.protocol import Ready
from rooftree.server.decisions import decide
from rooftree.server.events import BotSatDown, Event, SatDown
from rooftree.server.store.failures import Conflict
from rooftree.server.table import SERVER, WAITING, NoSuchTable, Refusal, Seat, Table

if TYPE_CHECKING:
    from rooftree.server.hall import Hall
    from rooftree.server.room import Room


async def lead_on(hall: "Hall", old: Table, person: str, pledge: str = "") -> str:
    """To the table of a rematch, with everybody one seat further; whatever is there already stays as it is."""
    room, count = await _table_again(hall, old), len(old.seats)
    for number, seat in enumerate(old.seats):
        place = (number - 1) % count
        with contextlib.suppress(Refusal):
            await room.write(SERVER, f"rematch-{place}", functools.partial(_seated_again, place, seat))
    for place in room.table.seats_of(person):
        with contextlib.suppress(Refusal):
            await room.write(SERVER, f"ready-{place}", functools.partial(_ready, person, place, pledge))
    return room.table.id


async def _table_again(hall: "Hall", old: Table) -> "Room":
    name = str(old.rematch)
    try:
        return await hall.room(name)
    except NoSuchTable:
        dials = [old.settings.coach_of(seat) for seat in range(len(old.seats))]
        coaching = [*dials[1:], *dials[:1]]  # everybody's coach moves on with them
        changed = {"host": str(old.rematch_host), "record": None, "daily": "", "ruleset": old.game.ruleset}
        settings = msgspec.structs.replace(old.settings, **changed, coaching=coaching)
    try:
        return await hall.open_table(settings, name)
    except Conflict:
        return await hall.room(name)  # opened by another process, or by another who asks


def _seated_again(place: int, seat: Seat, table: Table) -> Event:
    """Whoever had a seat is led to a new one, unless that is taken or the game has begun."""
    if table.status != WAITING or not table.seats[place].is_free:
        raise Refusal("refused-busy")
    if seat.person is None:
        return BotSatDown(place, str(seat.bot), str(seat.character))
    return SatDown(place, seat.person, str(seat.name))


def _ready(person: str, place: int, pledge: str, table: Table) -> Event:
    return decide(table, person, Ready("", table.id, place, pledge=pledge))
