"""Tables of Rooftree's own server under load: two people, a bot that the server plays, and a spectator."""

import asyncio
import itertools
import os
from functools import partial
from typing import Any

from posting import post
from sockets import Socket, open_socket
from tables import PATIENCE, PEOPLE, SEATS, SOCKETS, Load, Table

from rooftree.protocol import (
    ChangeMessage,
    Command,
    Done,
    Move,
    Prefer,
    Ready,
    Refused,
    SeatBot,
    Sit,
    TableMessage,
    Watch,
    decode_message,
    encode,
)

GAMES = (("dreamhome", "greedy"), ("california", "greedy"), ("homesweethome", "random"))
BOT = os.environ.get("BOT")  # at every table, such as master: do people wait for those who think?


class Copy:
    """What one client knows of a table."""

    def __init__(self, message: TableMessage) -> None:
        self.version = message.version
        self.document: dict[str, Any] = {"summary": message.summary, "views": message.views}

    def follow(self, change: ChangeMessage) -> bool:
        """Take in a change; False if something is missing in between."""
        is_next = change.since == self.version
        for path, *value in change.patch:
            self._put(path, value)
        self.version = change.version
        return is_next

    def _put(self, path: list[str | int], value: list[Any]) -> None:
        """In place: what a browser does with it is not for the load to take as long for."""
        place, last = self.document, path[-1]
        for step in path[:-1]:
            place = place[step]  # type: ignore[index]
        if value:
            place[last] = value[0]  # type: ignore[index]
        else:
            del place[last]  # type: ignore[arg-type]

    def legal(self, seat: int) -> list[str]:
        """The moves of a seat, if it is its turn."""
        if self.document["summary"]["to_act"] != seat:
            return []
        return self.document["views"].get(str(seat), {}).get("legal", [])  # type: ignore[no-any-return]


class RooftreeTable(Table):
    """Turns stand at once here, without a `confirm`, so that a command is a move."""

    def __init__(self, load: Load, number: int) -> None:
        super().__init__(load, number)
        self.game, bot = GAMES[number % len(GAMES)]
        self.bot = BOT or bot
        self.id = ""
        self.tokens: list[str | None] = []
        self.copies: list[Copy | None] = [None] * SOCKETS
        self._ids = itertools.count(1)
        self._move_id = ""
        self._answers: dict[str, asyncio.Future[None]] = {}

    async def open(self) -> None:
        if not self.sockets:
            guests = [await post(f"{self.load.address}/api/me", {}) for _ in range(PEOPLE)]
            self.tokens = [guest["token"] for guest in guests] + [None] * (SOCKETS - PEOPLE)
            self.sockets = [await self._connected(place) for place in range(SOCKETS)]
        self.copies = [None] * SOCKETS
        wanted = {"game": self.game, "players": SEATS}
        self.id = (await post(f"{self.load.address}/api/tables", wanted, self.tokens[0]))["id"]
        for socket in self.sockets:
            await self._do(socket, Watch(self._new_id(), self.id))
        for seat, socket in enumerate(self.sockets[:PEOPLE]):
            await self._do(socket, Sit(self._new_id(), self.id, seat, f"Person {seat + 1}"))
            await self._do(socket, Prefer(self._new_id(), self.id, seat, confirms=False))
        await self._do(self.sockets[0], SeatBot(self._new_id(), self.id, PEOPLE, self.bot))
        for seat, socket in enumerate(self.sockets[:PEOPLE]):
            await self._do(socket, Ready(self._new_id(), self.id, seat))

    async def _connected(self, place: int) -> Socket:
        address = self.load.address.replace("http", "ws", 1) + "/socket"
        token = self.tokens[place]
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return await open_socket(address, headers, partial(self._hear, place))

    async def _do(self, socket: Socket, command: Command) -> None:
        answer = self._answers[command.id] = asyncio.get_running_loop().create_future()
        socket.send(encode(command))
        await asyncio.wait_for(answer, PATIENCE)

    def _new_id(self) -> str:
        return str(next(self._ids))

    def _hear(self, place: int, text: bytes) -> None:
        self.load.tally.messages += 1
        self.load.tally.bytes += len(text)
        message = decode_message(text)
        match message:
            case ChangeMessage():
                self._follow(place, message)
            case Done(id=self._move_id):
                self.acknowledged(message.version or 0)
            case Refused(id=self._move_id):
                self.refused()
            case Done():
                self._answers.pop(message.id).set_result(None)
            case Refused():
                self._answers.pop(message.id or "").set_exception(RuntimeError(message.text))
            case TableMessage():
                self.copies[place] = Copy(message)

    def _follow(self, place: int, change: ChangeMessage) -> None:
        copy = self.copies[place]
        if change.table != self.id or copy is None:
            return  # of the game before
        self.load.tally.gaps += not copy.follow(change)
        if place == SOCKETS - 1:
            self.load.tally.bot_moves += sum(line.move is not None and line.seat == PEOPLE for line in change.log)
        self.seen(change.version)
        self.go_on()

    # What the load asks

    def whose_turn(self) -> int | None:
        return next((seat for seat in range(PEOPLE) if self._legal(seat)), None)

    def _legal(self, seat: int) -> list[str]:
        copy = self.copies[seat]
        return copy.legal(seat) if copy is not None else []

    def play(self, seat: int) -> None:
        self._move_id = self._new_id()
        move = self.load.rng.choice(self._legal(seat))
        self.sockets[seat].send(encode(Move(self._move_id, self.id, seat, move)))

    def is_over(self) -> bool:
        return all(copy is not None and copy.document["summary"]["status"] == "over" for copy in self.copies)

    def have_all(self, version: int) -> bool:
        return all(copy is not None and copy.version >= version for copy in self.copies)
