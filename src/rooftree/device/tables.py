"""What pages ask of a table on this device: the same questions as a server's, with the same answers."""

from typing import Any

import msgspec

from rooftree.core.records import encode as encode_record
from rooftree.device.hall import ME, Hall
from rooftree.protocol import Dial, Pace
from rooftree.server.commands import command_in
from rooftree.server.opened import opened
from rooftree.server.positions import course_so_far, expect_position, only, stretch, world_of
from rooftree.server.record import record_of
from rooftree.server.table import OVER, Refusal
from rooftree.texts.looks import look_at


class NewTable(msgspec.Struct):
    """How a table is to be, as in `POST /api/tables`."""

    game: str
    players: int | None = None
    options: dict[str, bool | str] = {}
    language: str = "en"
    is_public: bool = False
    pace: Pace = "live"
    seconds: int | None = None
    record: str | None = None
    moves: int | None = None
    coaching: list[Dial] = []
    sealed_only: bool = False
    is_rated: bool = False


class Tables:
    """Each answers one question; `table` is its name."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def open_table(self, **body: Any) -> dict[str, str]:
        wanted = msgspec.convert(body, NewTable)
        room = await self.hall.open_table(opened(self.hall.thinkers.game(wanted.game), wanted, ME))
        return {"id": room.table.id, "link": ""}

    async def do(self, **command: Any) -> Any:
        asked: Any = command_in(msgspec.json.encode(command))
        return await self.hall.do(ME, asked)

    async def table(self, table: str) -> Any:
        room = await self.hall.room(table)
        async with room.alone() as present:
            return room.audience.full(present, ME)

    async def replay(self, table: str, move: int = 0, seat: int | None = None, count: int | None = None) -> Any:
        course = await self._course(table, seat)
        expect_position(course, move, seat)
        answer = await stretch(course, move, count or 1, seat)
        return only(answer) if count is None else answer

    async def look(self, table: str, piece: str, move: int = 0, seat: int | None = None) -> Any:
        course = await self._course(table, seat)
        expect_position(course, move, seat)
        (view,) = (await stretch(course, move, 1, seat))["views"]
        return look_at(view, piece)

    async def world(self, table: str, move: int, seat: int) -> Any:
        course = await self._course(table, seat)
        expect_position(course, move, seat)
        return await world_of(course, move, seat)

    async def record(self, table: str) -> str:
        """Also of a game that goes on: whoever has the device has all of it anyway."""
        async with (await self.hall.room(table)).alone() as present:
            if present.state is None or (present.status != OVER and present.game.hides_hands):
                raise Refusal("refused-not-over")
            return encode_record(record_of(present))

    async def _course(self, table: str, seat: int | None) -> Any:
        async with (await self.hall.room(table)).alone() as present:
            if present.start is None:
                raise Refusal("refused-no-such-move", most=0)
            return course_so_far(present, ME, seat)
