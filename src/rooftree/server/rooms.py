"""A table that is in use: who watches it, the order of its commands, and what each watcher is sent.

Everything that leaves for a watcher is built here from the views of the watcher's own seats.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from rooftree.core.chance import MAX_SEED
from rooftree.core.game import Game
from rooftree.core.record import Array
from rooftree.core.recordfile import encode as encode_record
from rooftree.protocol import (
    ChangeMessage,
    ChatLine,
    Done,
    Effect,
    LogEntry,
    Previewed,
    SeatSummary,
    Summary,
    TableCommand,
    TableMessage,
    differences,
    encode,
    said,
)
from rooftree.server.events import Entry, Event, Opened, Started, TakenOver, Warned
from rooftree.server.store.store import Conflict, Store
from rooftree.server.table import BOT, DEFAULT_BOT, OVER, SERVER, WAITING, Refusal, Table
from rooftree.server.thinking import Thinking

LEAST_GRACE = 30.0  # seconds between the warning and the bot
SPECTATOR = "spectator"
MOST_TRIES = 20  # against other processes that write to the same table
OTHER_PROCESS = 2.0  # seconds that a bot's turn is left to the process that saw it first

Document = dict[str, Any]
Line = TypeVar("Line", LogEntry, ChatLine)


class Watcher(Protocol):
    """Somebody who is sent a table: a person or a spectator."""

    person: str | None

    def send(self, message: bytes) -> None: ...


class News(Protocol):
    """Who wants to know what happens in a room."""

    def on_change(self, room: "Room", entries: list[Entry]) -> None: ...

    def on_presence(self, room: "Room") -> None: ...


class Room:
    """One table in this process."""

    def __init__(self, table: Table, store: Store, thinking: Thinking, news: "News") -> None:
        self.table, self.store, self.thinking = table, store, thinking
        self.on_change, self.on_presence = news.on_change, news.on_presence
        self.lock = asyncio.Lock()
        self.watchers: dict[Watcher, Document] = {}
        self.here_elsewhere: dict[str, frozenset[str]] = {}  # people connected to other processes, by process
        self.used_at = time.monotonic()
        self._driver: asyncio.Task[None] | None = None
        self._views: dict[int | None, Any] = {}
        self._views_version = 0

    # Watching. Whoever reads the table holds the lock: an entry that is not durable yet is nobody's business.

    async def watch(self, watcher: Watcher) -> None:
        """Send everything now, and from now on every change."""
        async with self.lock:
            is_new_here = watcher.person not in self.people_here()
            self.watchers[watcher] = self._document(watcher.person)
            watcher.send(encode(self._full(watcher.person)))
            if is_new_here:
                self._publish_presence()
        self.drive()

    async def leave(self, watcher: Watcher) -> None:
        async with self.lock:
            if self.watchers.pop(watcher, None) is not None:
                self.used_at = time.monotonic()
                if watcher.person not in self.people_here():
                    self._publish_presence()

    async def full(self, person: str | None) -> TableMessage:
        """Everything that a person may see."""
        async with self.lock:
            return self._full(person)

    def _full(self, person: str | None) -> TableMessage:
        table, document = self.table, self._document(person)
        return TableMessage(
            table.id, table.version, document["summary"], document["views"], list(table.log), list(table.chat)
        )

    def people_here(self) -> set[str | None]:
        """Who is connected, to this process or to another."""
        here: set[str | None] = {watcher.person for watcher in self.watchers}
        return here.union(*self.here_elsewhere.values())

    async def set_people_elsewhere(self, process: str, people: frozenset[str]) -> None:
        """What another process says of who is connected to it."""
        async with self.lock:
            self.here_elsewhere[process] = people
            self._send(self.table.version, [])

    def _publish_presence(self) -> None:
        self._send(self.table.version, [])
        self.on_presence(self)

    # Commands

    async def do(self, person: str, command: TableCommand) -> Done:
        """A person's command, once and durably; `Refusal` if it may not be."""
        async with self.lock:
            return await self._do(person, command.id, lambda: self.table.decide(person, command))

    async def write(self, actor: str, name: str, event: Event) -> Done:
        """An event that no person asks for."""
        async with self.lock:
            return await self._do(actor, name, lambda: event)

    async def _do(self, actor: str, name: str, decide: Callable[[], Event]) -> Done:
        self.used_at = time.monotonic()
        for _ in range(MOST_TRIES):
            table, since = self.table, self.table.version
            if (actor, name) in table.done:
                return Done(name, table.done[actor, name])
            entry = Entry(table.id, since + 1, actor, name, time.time(), decide())  # type: ignore[arg-type]
            was_over = table.status == OVER
            undone = table.fold(entry)
            record = None if was_over or table.status != OVER else _finished(table, entry.at)
            try:
                await self.store.append(entry, row_of(table), record=record)
            except Conflict:
                await self._read_again(since)
                continue
            except BaseException:
                await self._read_again(since)
                raise
            self._send(since, undone)
            self.on_change(self, [entry])
            self.drive()
            return Done(name, entry.version)
        raise Refusal("refused-busy")

    async def _read_again(self, since: int) -> None:
        """The table anew from its log, where it may stand otherwise than we thought; tell what is new."""
        entries = await self.store.entries(self.table.id)
        self.table, undone = folded(self.table.game, entries, since)
        self._views_version = 0
        if self.table.version > since:
            self._send(since, undone)
            self.on_change(self, [entry for entry in entries if entry.version > since])

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        async with self.lock:
            since, undone = self.table.version, list[int]()
            entries = await self.store.entries(self.table.id, since)
            for entry in entries:
                undone += self.table.fold(entry)
            if entries:
                self._send(since, undone)
        self.drive(patience=OTHER_PROCESS)

    # What the server does by itself: it begins the game, lets bots play, and minds the clock

    def drive(self, patience: float = 0.0) -> None:
        """See to it that whatever is the server's turn gets done."""
        if self._is_mine() and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive(patience), name=f"driver of {self.table.id}")

    @property
    def is_busy(self) -> bool:
        return self.lock.locked() or (self._driver is not None and not self._driver.done())

    def _is_mine(self) -> bool:
        return self._is_complete() or self._bot_to_move() is not None

    def _is_complete(self) -> bool:
        table = self.table
        return table.status == WAITING and all(not seat.is_free and seat.is_ready for seat in table.seats)

    def _bot_to_move(self) -> str | None:
        seat = self.table.to_act
        return None if seat is None else self.table.bot_at(seat)

    async def _drive(self, patience: float) -> None:
        if patience:
            await asyncio.sleep(patience)
        while self._is_mine():
            version = self.table.version
            try:
                if self._is_complete():
                    await self.write(SERVER, f"start-{version}", start_event())
                else:
                    await self._let_bot_play(version)
            except Refusal:
                continue  # the table has moved on meanwhile

    async def _let_bot_play(self, version: int) -> None:
        table = self.table
        seat, bot = table.to_act, self._bot_to_move()
        assert seat is not None
        assert bot is not None
        assert table.state is not None
        move = await self.thinking.choose(table.game, bot, table.state, seat, seed=version)

        def decide() -> Event:
            if table.version != version:
                raise Refusal("refused-busy")
            return table.moved(seat, move)

        async with self.lock:
            await self._do(BOT, f"move-{version}", decide)

    async def mind_the_clock(self, now: float) -> None:
        """Warn whoever's time is up, and some time later let a bot play for them."""
        seat, deadline = self.table.waits_for, deadline_of(self.table)
        if seat is None or deadline is None or now < deadline or self.table.bot_at(seat) is not None:
            return
        version = self.table.version
        if self.table.seats[seat].is_late:
            await self.write(SERVER, f"clock-{version}", TakenOver(seat, DEFAULT_BOT, by_clock=True))
        else:
            await self.write(SERVER, f"clock-{version}", Warned(seat))

    # What is sent

    def _send(self, since: int, undone: list[int]) -> None:
        """To each watcher what is different for them since a version; every person's message is made once."""
        table, prepared = self.table, dict[str | None, tuple[Document, bytes]]()
        log = _after(table.log, since)
        chat = _after(table.chat, since)
        for watcher, old in list(self.watchers.items()):
            if watcher.person not in prepared:
                new = self._document(watcher.person)
                message = ChangeMessage(table.id, since, table.version, differences(old, new), log, chat, undone)
                prepared[watcher.person] = new, encode(message)
            self.watchers[watcher], text = prepared[watcher.person]
            watcher.send(text)

    def _document(self, person: str | None) -> Document:
        """What a person may see, as it is compared and sent: the table around the game, and the views of own seats."""
        summary = msgspec.to_builtins(self.summary(person))
        seats = self.table.seats_of(person)
        if self.table.state is None:
            return {"summary": summary, "views": {}}
        views = {str(seat): self._view(seat) for seat in seats} if seats else {SPECTATOR: self._view(None)}
        return {"summary": summary, "views": views}

    def _view(self, seat: int | None) -> Any:
        """A seat's view, made once a version."""
        if self._views_version != self.table.version:
            self._views, self._views_version = {}, self.table.version
        if seat not in self._views:
            assert self.table.state is not None
            self._views[seat] = wire_view(self.table, self.table.state, seat)
        return self._views[seat]

    def summary(self, person: str | None) -> Summary:
        table, here = self.table, self.people_here()
        is_over = table.status == OVER
        mine = table.seats_of(person)
        hosts = table.seats_of(table.settings.host)
        return Summary(
            id=table.id,
            game=table.game.name,
            ruleset=table.settings.ruleset,
            options=table.settings.options,
            language=table.settings.language,
            is_public=table.settings.is_public,
            pace=table.settings.pace,
            seconds=table.settings.seconds,
            status=table.status,
            seats=[
                SeatSummary(
                    name=seat.name or seat.bot,
                    player=seat.player,
                    played_by=seat.bot if seat.person is not None else None,
                    is_ready=seat.is_ready,
                    is_here=seat.person is not None and seat.person in here,
                    is_yours=number in mine,
                    is_late=seat.is_late,
                )
                for number, seat in enumerate(table.seats)
            ],
            host=table.name_of(hosts[0]) if hosts else None,
            is_host=table.is_host(person),
            to_act=table.to_act,
            held=table.held,
            can_undo=[seat for seat in mine if table.can_undo(seat)],
            due=deadline_of(table),
            commitment=table.commitment(),
            seed=table.seed if is_over else None,
            salt=table.salt if is_over else None,
            num_moves=len(table.moves),
            rematch=table.rematch,
            result=table.result(),
        )

    async def preview(self, person: str, name: str, seat: int) -> Previewed:
        """What each legal move of a seat would change, as far as the seat can know."""
        async with self.lock:
            return self._preview(person, name, seat)

    def _preview(self, person: str, name: str, seat: int) -> Previewed:
        table = self.table
        if seat not in table.seats_of(person):
            raise Refusal("refused-not-your-seat", seat=seat)
        if table.to_act != seat or table.state is None:
            raise Refusal("refused-not-your-turn", name=table.name_of(table.to_act))
        game, now = table.game, _visible_points(table, table.state, seat)
        effects = {}
        for action in game.moves(table.state):
            after = game.step(table.state, action)
            is_final = game.reveals(table.state, after)
            is_open = not (is_final and game.hides_hands)
            points = _visible_points(table, after, seat) - now if is_open else None
            effects[game.format(action)] = Effect(points, is_final)
        return Previewed(name, table.version, effects)


def _after(lines: Iterable[Line], since: int) -> list[Line]:
    """The last lines of a log, those after a version."""
    return [line for line in lines if line.version > since]


def folded(game: Game, entries: Sequence[Entry], since: int = 0) -> tuple[Table, list[int]]:
    """A table from its whole log, and what was taken back after a version."""
    first, undone = entries[0], list[int]()
    assert isinstance(first.event, Opened)
    table = Table(first.table, first.event, game, first.version, first.at)
    table.done[first.actor, first.id] = first.version
    for entry in entries[1:]:
        taken_back = table.fold(entry)
        undone += taken_back if entry.version > since else []
    return table, undone


def _finished(table: Table, at: float) -> dict[str, Any]:
    """The row of a finished game among the records."""
    record = table.record()
    return {
        "id": table.id,
        "game": record.game,
        "ruleset": record.ruleset,
        "finished_at": at,
        "record": encode_record(record),
    }


def _visible_points(table: Table, state: Array, seat: int) -> int:
    return sum(line.points for line in table.game.visible_lines(state, seat))


def wire_view(table: Table, state: Array, seat: int | None) -> dict[str, Any]:
    """A view as it goes over the wire: reasons as keys and arguments."""
    view = table.game.view(state, seat)
    view["reasons"] = {move: msgspec.to_builtins(said(why)) for move, why in view["reasons"].items()}
    return view


def deadline_of(table: Table) -> float | None:
    """When the clock of the move runs out; after a warning, when a bot takes over."""
    seconds, seat = table.settings.seconds, table.waits_for
    if seconds is None or seat is None or table.bot_at(seat) is not None:
        return None
    grace = max(LEAST_GRACE, seconds / 4) if table.seats[seat].is_late else 0.0
    return table.asked_at + seconds + grace


def due_at(table: Table) -> float | None:
    """When a server must look at a table even if nobody watches it: at once for a bot's turn, else at the deadline."""
    seat = table.to_act
    if seat is not None and table.bot_at(seat) is not None:
        return table.changed_at
    return deadline_of(table)


def row_of(table: Table) -> dict[str, Any]:
    """A table's row in the database."""
    settings, hosts = table.settings, table.seats_of(table.settings.host)
    return {
        "id": table.id,
        "game": table.game.name,
        "ruleset": settings.ruleset,
        "is_public": settings.is_public,
        "status": table.status,
        "seats": len(table.seats),
        "seats_free": sum(seat.is_free for seat in table.seats),
        "host_name": table.name_of(hosts[0]) if hosts else "",
        "opened_at": table.opened_at,
        "changed_at": table.changed_at,
        "due_at": due_at(table),
    }


def start_event() -> Started:
    """A fresh deal that nobody can foresee."""
    return Started(secrets.randbelow(MAX_SEED + 1), secrets.token_hex(16))
