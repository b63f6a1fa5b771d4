"""The client: somebody at a server, with copies of the tables that they follow, and a method for every wish."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from rooftree.client import web
from rooftree.client.connection import Line, ignore
from rooftree.client.copies import TableCopy
from rooftree.client.shares import Shares, Witness
from rooftree.client.web import Refused
from rooftree.protocol import (
    Advise,
    Advised,
    ChangeMessage,
    Command,
    Confirm,
    Done,
    Leave,
    LookAt,
    Looked,
    Move,
    Prefer,
    Preview,
    Previewed,
    Ready,
    Rematch,
    Say,
    SeatBot,
    Sit,
    StandUp,
    TableMessage,
    Undo,
    Watch,
)


class Client(Line):
    """Somebody at a server: a guest by the token, a spectator without one."""

    def __init__(
        self, server: str, token: str | None = None, lang: str = "en", on_line: Callable[[bool], None] = ignore
    ) -> None:
        super().__init__(server, token, lang, on_line)
        self.tables: dict[str, TableCopy] = {}
        self._watched: set[str] = set()
        self._shares = Shares()
        self._readers: dict[str, set[asyncio.Queue[TableCopy | None]]] = {}
        self._asking: set[asyncio.Task[None]] = set()

    # Following tables

    async def watch(self, table: str) -> TableCopy:
        """Follow a table from now on."""
        self._watched.add(table)
        try:
            await self.do(Watch(self._new_id(), table))
        except Refused:
            self._watched.discard(table)
            raise
        return self.tables[table]

    async def leave(self, table: str) -> None:
        """Follow it no longer."""
        self._watched.discard(table)
        await self.do(Leave(self._new_id(), table))
        self.tables.pop(table, None)

    async def changes(self, table: str, every: bool = False) -> AsyncIterator[TableCopy]:
        """The table now, and again whenever it has changed: the newest copy, or `every` one in its turn."""
        copy: TableCopy | None = self.tables[table] if table in self.tables else await self.watch(table)
        queue: asyncio.Queue[TableCopy | None] = asyncio.Queue()
        self._readers.setdefault(table, set()).add(queue)
        try:
            while copy is not None:
                yield copy
                copy = await queue.get()
                while not every and copy is not None and not queue.empty():
                    copy = queue.get_nowait()
        finally:
            self._readers[table].discard(queue)
        if self._fault is not None:
            raise self._fault

    def _first_commands(self) -> list[Command]:
        return [Watch(self._new_id(), table) for table in self._watched]

    def _take_in(self, message: TableMessage | ChangeMessage) -> None:
        if isinstance(message, TableMessage):
            self._take(TableCopy.of(message))
            return
        copy = self.tables.get(message.table)
        after = None if copy is None else copy.after(message)
        if after is not None:
            self._take(after)
        elif message.table in self._watched:
            self._ask_again(message.table)

    def _take(self, copy: TableCopy) -> None:
        self.tables[copy.id] = copy
        for queue in self._readers.get(copy.id, ()):
            queue.put_nowait(copy)
        owed = self._shares.owed(copy, self._new_id)
        if owed is not None:
            self._aside(self._give(owed))

    async def _give(self, owed: Command) -> None:
        """A share in the deal; if the table has moved on meanwhile, it has moved on."""
        with contextlib.suppress(Refused):
            await self.do(owed)

    def _ask_again(self, table: str) -> None:
        """Something was missed: the whole table, please."""
        self._aside(self._send(Watch(self._new_id(), table)))

    def _aside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    def _give_up(self, fault: Exception) -> None:
        super()._give_up(fault)
        for queues in self._readers.values():
            for queue in queues:
                queue.put_nowait(None)

    def witness(self, table: str) -> Witness | None:
        """What was under seal when this client gave away its secret for the deal of a table; None without a share."""
        return self._shares.witness(self.tables[table].summary)

    # Commands

    def command(self, kind: type[Command], **fields: Any) -> Command:
        """Any command of the protocol, with an id of its own, for `do`."""
        return kind(self._new_id(), **fields)

    async def sit(self, table: str, seat: int, name: str) -> None:
        await self.do(Sit(self._new_id(), table, seat, name))

    async def stand_up(self, table: str, seat: int) -> None:
        await self.do(StandUp(self._new_id(), table, seat))

    async def seat_bot(self, table: str, seat: int, bot: str) -> None:
        await self.do(SeatBot(self._new_id(), table, seat, bot))

    async def ready(self, table: str, seat: int, rated: bool = False) -> None:
        """Ready, with a share in the deal; it is followed from now on, because that share will be called for.

        `rated` agrees to a game that counts for ratings.
        """
        if table not in self._watched:
            await self.watch(table)
        await self.do(Ready(self._new_id(), table, seat, pledge=self._shares.pledge(table), rated=rated))

    async def prefer(self, table: str, seat: int, confirms: bool) -> None:
        """Whether turns wait for a `confirm`; programs seldom want that."""
        await self.do(Prefer(self._new_id(), table, seat, confirms))

    async def move(self, table: str, seat: int, move: str) -> Done:
        return await self.do(Move(self._new_id(), table, seat, move))  # type: ignore[no-any-return]

    async def undo(self, table: str, seat: int, everything: bool = False) -> None:
        await self.do(Undo(self._new_id(), table, seat, everything))

    async def confirm(self, table: str, seat: int) -> None:
        await self.do(Confirm(self._new_id(), table, seat))

    async def preview(self, table: str, seat: int) -> Previewed:
        return await self.do(Preview(self._new_id(), table, seat))  # type: ignore[no-any-return]

    async def advise(self, table: str, seat: int) -> Advised:
        """What the coach tells this seat; `place` above zero: others are before, ask again."""
        return await self.do(Advise(self._new_id(), table, seat))  # type: ignore[no-any-return]

    async def look(self, table: str, seat: int | None, piece: str) -> Looked:
        return await self.do(LookAt(self._new_id(), table, seat, piece))  # type: ignore[no-any-return]

    async def say(self, table: str, text: str) -> None:
        await self.do(Say(self._new_id(), table, text))

    async def rematch(self, table: str) -> str:
        """The table at which the same people play once more."""
        pledge = self._shares.pledge(table)
        following = str((await self.do(Rematch(self._new_id(), table, pledge))).table)
        self._shares.follow(following)
        await self.watch(following)
        return following

    # Over HTTP

    async def become_guest(self) -> str:
        """A new guest, or still the one that the token says; keep the token to be the same one tomorrow."""
        answer = await self.post("/api/me", {})
        if answer.get("token"):
            self.token = answer["token"]
            if self._socket is not None:
                await self._socket.close()  # the next line is this guest's
        return str(self.token)

    async def open_table(self, **settings: Any) -> str:
        """A new table of one's own; the settings are those of POST /api/tables."""
        return str((await self.post("/api/tables", settings))["id"])

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        return await asyncio.to_thread(web.ask, self.server, path, body, self.token, self.lang)

    async def get(self, path: str) -> Any:
        return await asyncio.to_thread(web.ask, self.server, path, None, self.token, self.lang)
