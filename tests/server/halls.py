"""A hall whose clock ticks when the test says so, people with a page open, and tables at which they sit."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from types import MappingProxyType
from typing import Any
from unittest import mock

from rooftree.protocol import (
    ChangeMessage,
    Confirm,
    Move,
    Ready,
    SeatBot,
    Sit,
    TableMessage,
    decode_message,
    patched,
)
from rooftree.server.events import Opened
from rooftree.server.hall import Hall
from rooftree.server.room import Room
from rooftree.server.store.store import Store
from rooftree.server.thinkers import Thinkers
from rooftree.server.ticker import Ticker
from tests.server.patience import until
from tests.server.table_log import Clock, game_of
from tests.shared import HANGING


def in_a_loop(work: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine."""

    @wraps(work)
    def run(*args: Any, **named: Any) -> None:
        asyncio.run(asyncio.wait_for(work(*args, **named), 2 * HANGING))

    return run


@asynccontextmanager
async def opened_hall(folder: Path, clock: Clock, url: str | None = None) -> AsyncIterator[Hall]:
    """A hall whose clock ticks when the test says so."""
    store, thinkers = Store(url or str(folder / "tables.db")), Thinkers(1)
    hall = Hall(store, thinkers, clock)
    await store.open()
    with mock.patch.object(Ticker, "_tick_on", new=mock.AsyncMock()):
        await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        await thinkers.close()
        await store.close()


class Person:
    """Somebody with a page open: what was sent becomes a copy of the table, as in a browser."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.heard: list[TableMessage | ChangeMessage] = []
        self.document: Any = None
        self.version = 0
        self.is_dismissed = False

    def send(self, message: bytes) -> None:
        heard = decode_message(message)
        assert isinstance(heard, TableMessage | ChangeMessage)
        if isinstance(heard, TableMessage):
            self.document = {"summary": heard.summary, "views": heard.views}
        else:
            assert heard.since == self.version
            self.document = patched(self.document, heard.patch)
        self.version = heard.version
        self.heard.append(heard)

    def dismiss(self) -> None:
        self.is_dismissed = True

    @property
    def summary(self) -> Any:
        return self.document["summary"]


NUMBERS = iter(range(1, 1_000_000))


async def do(hall: Hall, room: Room, person: str, kind: Any, *fields: Any, **more: Any) -> Any:
    return await hall.do(person, kind(f"id-{next(NUMBERS)}", room.table.id, *fields, **more))


async def table_of(
    hall: Hall,
    *people: str,
    game: str = "dreamhome",
    is_ready: bool = True,
    names: Mapping[str, str] = MappingProxyType({}),
    **settings: Any,
) -> Room:
    """A table at which people and bots sit; the first person is the host."""
    options = game_of(game).checked_options({})
    host = next(person for person in people if "secret" in person)
    room = await hall.open_table(Opened(game, game_of(game).ruleset, len(people), options, host, **settings))
    for seat, person in enumerate(people):
        if "secret" not in person:
            await do(hall, room, host, SeatBot, seat, person)
            continue
        await do(hall, room, person, Sit, seat, names.get(person, f"{person} {seat}"))
        if is_ready:
            await do(hall, room, person, Ready, seat)
    if is_ready:
        await until(lambda: room.table.status != "waiting" and not room.lock.locked())
    return room


async def play(hall: Hall, room: Room, moves: int = 10_000) -> None:
    """Whoever is asked plays the first legal move and confirms; bots play by themselves."""
    table = room.table
    while table.status == "playing" and moves:
        seat = table.waits_for
        if seat is None or table.seats[seat].bot is not None:
            await asyncio.sleep(0)
            continue
        person = str(table.seats[seat].person)
        if table.held is not None:
            await do(hall, room, person, Confirm, seat)
        else:
            assert table.state is not None
            await do(hall, room, person, Move, seat, table.game.format(table.game.moves(table.state)[0]))
            moves -= 1
    async with room.alone():
        pass  # the last of it is written
