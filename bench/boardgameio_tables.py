"""Tables of boardgame.io's server under load: two people and, since that server plays no bots, a third player here.

The third socket, which only watches at a table of ours, plays here too; it answers at once, as our bots do.
There is no answer to a move but the state that everyone is sent: a move counts as answered when its sender has that.
"""

import asyncio
from functools import partial
from typing import Any

import msgspec
from posting import post
from sockets import Socket, open_socket
from tables import PATIENCE, PEOPLE, SEATS, SOCKETS, Load, Table

GAME = "house"
CELLS = 20
EVENT = f"42/{GAME},".encode()
CONNECT, CONNECTED = f"40/{GAME},".encode(), f"40/{GAME},".encode()
PING, PONG = b"2", b"3"


class BoardgameioTable(Table):
    """Speaks socket.io's framing over a WebSocket."""

    def __init__(self, load: Load, number: int) -> None:
        super().__init__(load, number)
        self.id = ""
        self.states: list[dict[str, Any]] = [{} for _ in range(SOCKETS)]
        self._credentials: list[str] = []
        self._mover: int | None = None
        self._joined: list[asyncio.Future[None]] = []
        self._synced: list[asyncio.Future[None]] = []

    async def open(self) -> None:
        if not self.sockets:
            loop = asyncio.get_running_loop()
            self._joined = [loop.create_future() for _ in range(SOCKETS)]
            self.sockets = [await self._connected(place) for place in range(SOCKETS)]
        self.id = (await post(f"{self.load.address}/games/{GAME}/create", {"numPlayers": SEATS}))["matchID"]
        self._credentials = [await self._join(seat) for seat in range(SEATS)]
        self._synced = [asyncio.get_running_loop().create_future() for _ in range(SOCKETS)]
        self._mover = None
        for place, socket in enumerate(self.sockets):
            self._emit(socket, "sync", self.id, str(place), self._credentials[place], SEATS)
            await asyncio.wait_for(self._synced[place], PATIENCE)

    async def _connected(self, place: int) -> Socket:
        address = self.load.address.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        socket = await open_socket(address, {}, partial(self._hear, place))
        socket.send(CONNECT)
        await asyncio.wait_for(self._joined[place], PATIENCE)
        return socket

    async def _join(self, seat: int) -> str:
        body = {"playerID": str(seat), "playerName": f"Person {seat + 1}"}
        answer = await post(f"{self.load.address}/games/{GAME}/{self.id}/join", body)
        return str(answer["playerCredentials"])

    def _emit(self, socket: Socket, *event: Any) -> None:
        socket.send(EVENT + msgspec.json.encode(event))

    def _hear(self, place: int, text: bytes) -> None:
        if text == PING:
            self.sockets[place].send(PONG)
        elif text.startswith(EVENT):
            self.load.tally.messages += 1
            self.load.tally.bytes += len(text)
            name, match, *args = msgspec.json.decode(text[len(EVENT) :])
            if match == self.id:
                self._take_in(place, name, args)
        elif text.startswith(CONNECTED):
            self._joined[place].set_result(None)

    def _take_in(self, place: int, name: str, args: list[Any]) -> None:
        if name == "sync":
            self.states[place] = args[0]["state"]
            self._synced[place].set_result(None)
        elif name == "update":
            self.load.tally.gaps += args[0]["_stateID"] != self.states[place]["_stateID"] + 1
            self._now(place, args[0])
        elif name == "patch":
            self.load.tally.gaps += args[0] != self.states[place]["_stateID"]
            self._now(place, patched(self.states[place], args[2]))

    def _now(self, place: int, state: dict[str, Any]) -> None:
        self.states[place] = state
        version = state["_stateID"]
        self.seen(version)
        if place == self._mover:
            self._mover = None
            self.acknowledged(version, is_person=place < PEOPLE)
        self.go_on()

    # What the load asks

    def whose_turn(self) -> int | None:
        for seat, state in enumerate(self.states):
            if state and state["ctx"]["currentPlayer"] == str(seat) and not self.is_over():
                return seat
        return None

    def play(self, seat: int) -> None:
        state = self.states[seat]
        shown, choose = state["G"], self.load.rng.choice
        if shown["step"] == "take":
            move, where = "take", choose([column for column, card in enumerate(shown["market"]) if card])
        else:
            cells = shown["houses"][seat]["cells"]
            move, where = "place", choose([cell for cell in range(CELLS) if str(cell) not in cells])
        payload = {"type": move, "args": [where], "playerID": str(seat), "credentials": self._credentials[seat]}
        self._mover = seat
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(self.sockets[seat], "update", action, state["_stateID"], self.id, str(seat))

    def is_over(self) -> bool:
        return all(state and "gameover" in state["ctx"] for state in self.states)

    def have_all(self, version: int) -> bool:
        return all(state["_stateID"] >= version for state in self.states)


def patched(document: Any, patch: list[dict[str, Any]]) -> Any:
    """A document after a JSON Patch (RFC 6902) of the three operations that boardgame.io sends."""
    for step in patch:
        *way, last = [part.replace("~1", "/").replace("~0", "~") for part in step["path"].split("/")[1:]]
        place = document
        for part in way:
            place = place[int(part)] if isinstance(place, list) else place[part]
        if isinstance(place, list):
            _patch_list(place, step, last)
        elif step["op"] == "remove":
            del place[last]
        else:
            place[last] = step["value"]
    return document


def _patch_list(place: list[Any], step: dict[str, Any], last: str) -> None:
    at = len(place) if last == "-" else int(last)
    if step["op"] == "remove":
        del place[at]
    elif step["op"] == "add":
        place.insert(at, step["value"])
    else:
        place[at] = step["value"]
