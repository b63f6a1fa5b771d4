"""What other processes that serve the same tables tell, and what comes of it here (`bus.Listener`)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rooftree.server.hall import Hall


class Neighbours:
    """Heard by a hall."""

    def __init__(self, hall: "Hall") -> None:
        self._hall, self._rooms = hall, hall.rooms

    async def hear_events(self, table: str, version: int) -> None:
        if table in self._rooms:
            await self._rooms[table].catch_up(version)

    async def hear_presence(self, table: str, process: str, people: frozenset[str]) -> None:
        if table in self._rooms:
            await self._rooms[table].set_people_elsewhere(process, people)

    async def hear_question(self, table: str) -> None:
        for room in [self._rooms[table]] if table in self._rooms else [] if table else list(self._rooms.values()):
            if room.audience.watchers:
                self._hall.on_presence(room)

    async def hear_gone(self, process: str) -> None:
        for room in list(self._rooms.values()):
            await room.set_people_elsewhere(process, frozenset())

    async def hear_everything(self) -> None:
        """Hold every room against the log."""
        for table, version in (await self._hall.store.versions(list(self._rooms))).items():
            await self.hear_events(table, version)
        await self.hear_question("")
