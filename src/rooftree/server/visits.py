"""The tables that somebody follows over one line."""

from typing import TYPE_CHECKING

from rooftree.protocol import Done, Leave, Watch
from rooftree.server.room import Room
from rooftree.server.table import Refusal

if TYPE_CHECKING:
    from rooftree.server.hall import Hall
    from rooftree.server.line import Line

MOST_TABLES = 20  # watched over one socket


class Visits:
    """Of one line, which is named each time: holding it would keep both when they have ended."""

    __slots__ = ("_hall", "_rooms")

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._rooms: dict[str, Room] = {}

    async def come_or_go(self, line: "Line", command: Watch | Leave) -> Done:
        if isinstance(command, Watch):
            return await self._come(line, command)
        if command.table in self._rooms:
            self._rooms.pop(command.table).leave(line)
        return Done(command.id)

    async def _come(self, line: "Line", command: Watch) -> Done:
        if len(self._rooms) >= MOST_TABLES and command.table not in self._rooms:
            raise Refusal("refused-many-tables", most=MOST_TABLES)
        room = await self._hall.room_for(line.person, command.table)
        self._rooms[command.table] = room
        await room.watch(line)
        if line.cut_with is not None:
            room.leave(line)  # the line has ended meanwhile
        return Done(command.id, room.table.version)

    def end(self, line: "Line") -> None:
        for room in self._rooms.values():
            room.leave(line)
