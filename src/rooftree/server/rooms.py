"""A table that is in use: who watches it, the order of its commands, and what each watcher is sent.

Everything that leaves for a watcher is built here from the views of the watcher's own seats.
"""

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec
import structlog

from rooftree.core.chance import MAX_SEED
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.records import encode as encode_record
from rooftree.protocol import (
    ChangeMessage,
    ChatLine,
    Confirm,
    Done,
    Effect,
    LogEntry,
    Move,
    Previewed,
    React,
    Say,
    SeatSummary,
    Summary,
    TableCommand,
    TableMessage,
    TakeOver,
    differences,
    encode,
    plainly_said,
)
from rooftree.server.clock import HOST_AWAY, Clock, deadline_of, due_at, event_of
from rooftree.server.decisions import decide, expect_open, expect_turn, moved
from rooftree.server.events import Entry, Event, HostChanged, Opened, Started
from rooftree.server.limits import Limits
from rooftree.server.positions import Course
from rooftree.server.previews import effects_of
from rooftree.server.store.store import Conflict, NotWritten, OutOfReach, Store
from rooftree.server.table import BOT, OVER, PLAYING, SERVER, WAITING, Refusal, Table, pseudonym
from rooftree.server.thinkers import Thinkers

SPECTATOR = "spectator"
MOST_TRIES = 20  # against other processes that write to the same table
MOST_REFUSALS = 3  # of the database, before a command is refused in turn
PATIENCE = 8.0  # seconds in which a database that is out of reach may come back
OTHER_PROCESS = 2.0  # seconds that a bot's turn is left to the process that saw it first
MOST_ENTRIES = 10_000  # of a log; then only what brings a game to its end
CHAT_AT_ONCE, CHAT_A_SECOND = 10, 0.5  # lines and reactions of one person
STAND_IN = "random"  # moves for a bot that fails: no game must stop for that

Document = dict[str, Any]
T = TypeVar("T")
Line = TypeVar("Line", LogEntry, ChatLine)


class Watcher(Protocol):
    """Somebody who is sent a table: a person or a spectator."""

    person: str | None

    def send(self, message: bytes) -> None: ...


class News(Protocol):
    """Who wants to know what happens in a room."""

    def on_change(self, room: "Room", entries: list[Entry]) -> None: ...

    def on_presence(self, room: "Room") -> None: ...


class Turn(NamedTuple):
    """What the server has to do at a table, seen at a version: begin the game, or let a bot play."""

    version: int
    position: int = 0  # the version of the last change of the position
    seat: int | None = None
    bot: str = ""
    state: Array | None = None


class Room:
    """One table in this process.

    The table is ahead of the log while an entry is being written, and nobody may look at it then: whoever reads it
    comes in through `_alone`. If the entry could not be written, the next who comes in reads the log again.
    """

    def __init__(self, table: Table, store: Store, thinkers: Thinkers, news: "News", clock: Clock = time.time) -> None:
        self.table, self.store, self.thinkers, self.clock = table, store, thinkers, clock
        self.on_change, self.on_presence = news.on_change, news.on_presence
        self.lock = asyncio.Lock()
        self.shown = table.version  # the last version that was told to anybody
        self.watchers: dict[Watcher, Document] = {}
        self.here_elsewhere: dict[str, frozenset[str]] = {}  # people connected to other processes, by process
        self.used_at = clock()
        self.host_seen_at = clock() if table.settings.pace == "live" else 0.0  # a server that restarts is patient
        self._chat_limits = Limits(CHAT_AT_ONCE, CHAT_A_SECOND)
        self._counted: TableCommand | None = None
        self._is_sound = True  # the table is what the log says
        self._is_closing = False
        self._work: set[asyncio.Task[Any]] = set()
        self._driver: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()
        self._views: dict[int | None, Any] = {}
        self._views_version = 0
        self._previewed: tuple[int, int] | None = None  # the version and the seat of `_effects`
        self._effects: dict[str, Effect] = {}

    @contextlib.asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Nobody else is in, and the table is what the log says."""
        async with self.lock:
            if not self._is_sound:
                await self._read_again()
            yield

    async def _see_through(self, work: Coroutine[Any, Any, T]) -> T:
        """Whoever asked for it may go away: what has begun is finished nevertheless."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Let no bot play on, and wait until everything is written."""
        self._is_closing = True
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.wait([self._driver])
        while self._work:
            await asyncio.wait(self._work)

    # Watching

    async def watch(self, watcher: Watcher) -> int:
        """Send everything now, and from now on every change; the version that was sent."""
        async with self._alone():
            is_new_here = watcher.person not in self.people_here()
            self.watchers[watcher] = self._document(watcher.person)
            watcher.send(encode(self._full(watcher.person)))
            if is_new_here:
                self._publish_presence()
        self.drive(patience=OTHER_PROCESS if self.store.is_shared else 0.0)
        return self.shown

    async def leave(self, watcher: Watcher) -> None:
        if self.watchers.pop(watcher, None) is not None:
            self.used_at = self.clock()
            if watcher.person not in self.people_here():
                async with self.lock:
                    self._publish_presence()

    async def full(self, person: str | None) -> TableMessage:
        """Everything that a person may see."""
        async with self._alone():
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
        if self.here_elsewhere.get(process, frozenset()) == people:
            return
        self.here_elsewhere[process] = people
        if not people:
            del self.here_elsewhere[process]
        async with self.lock:
            self._send([])

    def _publish_presence(self) -> None:
        self._send([])
        self.on_presence(self)

    # Commands

    async def do(self, person: str, command: TableCommand) -> Done:
        """A person's command, once and durably; `Refusal` if it may not be."""
        return await self.write(person, command.id, lambda: self._decide(person, command))

    def _decide(self, person: str, command: TableCommand) -> Event:
        """What a table cannot know by itself: who is here, and who talks too much."""
        if self.table.version >= MOST_ENTRIES and not isinstance(command, Move | Confirm):
            raise Refusal("refused-log-full")
        event = decide(self.table, person, command)
        if isinstance(command, Say | React) and command is not self._counted:
            if not self._chat_limits.take(person):
                raise Refusal("refused-too-much")
            self._counted = command  # another process may be faster, and this be asked again
        if isinstance(command, TakeOver):
            owner = self.table.seats[command.seat].person
            if owner != person and owner in self.people_here():
                raise Refusal("refused-person-is-here", name=self.table.name_of(command.seat))
        return event

    async def write(self, actor: str, name: str, decide: Callable[[], Event]) -> Done:
        """Whatever `decide` says when its time has come, once and durably."""
        return await self._see_through(self._do(actor, name, decide))

    async def _do(self, actor: str, name: str, decide: Callable[[], Event]) -> Done:
        """Until it is in the log. `OutOfReach` if nobody can say whether it is: then there must be no answer."""
        async with self.lock:
            self.used_at, began = self.clock(), time.monotonic()
            is_lost, refusals = False, 0
            for tries in range(MOST_TRIES):
                try:
                    return await self._try(actor, name, decide)
                except Conflict:
                    continue
                except NotWritten as error:
                    structlog.get_logger().error("not written", error=str(error))
                    refusals += 1
                    if refusals >= MOST_REFUSALS:
                        raise (OutOfReach() if is_lost else Refusal("refused-not-written")) from error
                except OutOfReach as error:
                    structlog.get_logger().error("out of reach", error=str(error))
                    is_lost = True
                    if time.monotonic() > began + PATIENCE:
                        raise
                await asyncio.sleep(min(0.05 * 2**tries, 1.0))
            raise OutOfReach if is_lost else Refusal("refused-busy")

    async def _try(self, actor: str, name: str, decide: Callable[[], Event]) -> Done:
        if not self._is_sound:
            await self._read_again()
        table = self.table
        if (actor, name) in table.done:
            return Done(name, table.done[actor, name])
        entry = Entry(table.id, table.version + 1, actor, name, self.clock(), decide())  # type: ignore[arg-type]
        was_over = table.status == OVER
        self._is_sound = False
        undone = table.fold(entry)
        record = None if was_over or table.status != OVER else _finished(table, entry.at)
        await self.store.append(entry, row_of(table), record=record)
        self._is_sound = True
        self._send(undone)
        self.on_change(self, [entry])
        self.drive()
        return Done(name, entry.version)

    async def _read_again(self) -> None:
        """The table anew from its log, where it may stand otherwise than we thought; tell what is new."""
        entries = await self.store.entries(self.table.id)
        self.table, undone = folded(self.table.game, entries, self.shown)
        self._views_version, self._is_sound = 0, True
        new = [entry for entry in entries if entry.version > self.shown]
        self._send(undone)
        if new:
            self.on_change(self, new)
        self.drive(patience=OTHER_PROCESS if new else 0.0)

    async def catch_up(self, version: int | None = None) -> None:
        """Take in what other processes have written; our own writes are heard here too."""
        if version is not None and version <= self.shown:
            return
        async with self._alone():
            if version is not None and version <= self.shown:
                return
            entries, undone = await self.store.entries(self.table.id, self.table.version), list[int]()
            self._is_sound = False
            for entry in entries:
                undone += self.table.fold(entry)
            self._is_sound = True
            self._send(undone)
        self.drive(patience=OTHER_PROCESS)

    # What the server does by itself: it begins the game, lets bots play, and minds the clock

    def drive(self, patience: float = 0.0) -> None:
        """See to it that whatever is the server's turn gets done, perhaps after leaving it to another process."""
        if self._is_closing:
            return
        if not patience:
            self._hurry.set()
        if (self._driver is None or self._driver.done()) and (not self._is_sound or self.table.is_servers_turn):
            if patience:
                self._hurry.clear()
            self._driver = asyncio.create_task(self._drive(patience), name=f"driver of {self.table.id}")

    @property
    def is_busy(self) -> bool:
        return self.lock.locked() or bool(self._work) or (self._driver is not None and not self._driver.done())

    async def _drive(self, patience: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), patience or None)
        try:
            while (turn := await self._next_turn()) is not None:
                with contextlib.suppress(Refusal):  # the table has moved on meanwhile
                    await self._take(turn)
                if self.shown == turn.version:
                    structlog.get_logger().error("the server's turn was not possible", table=self.table.id)
                    return  # the clock tries again
        except OutOfReach:
            return  # the same
        except Exception:
            structlog.get_logger().exception("a driver failed", table=self.table.id)

    async def _next_turn(self) -> Turn | None:
        async with self._alone():
            table, seat = self.table, self.table.to_act
            if not table.is_servers_turn:
                return None
            if seat is None:
                return Turn(table.version)
            return Turn(table.version, table.played_version, seat, str(table.bot_at(seat)), table.state)

    async def _take(self, turn: Turn) -> None:
        if turn.seat is None:
            await self.write(SERVER, f"start-{turn.version}", self._start)
            return
        move = await self._choose(turn)
        await self.write(BOT, f"move-{turn.position}", lambda: self._bots_move(turn, move))

    def _start(self) -> Event:
        if not self.table.is_complete:
            raise Refusal("refused-busy")
        return start_event(self.table)

    async def _choose(self, turn: Turn) -> str:
        """A bot's move; if it fails, any move, because no game must stop for that."""
        assert turn.state is not None
        assert turn.seat is not None
        game, seed = self.table.game, bots_seed(self.table, turn.position)
        try:
            return await self.thinkers.choose(game, turn.bot, turn.state, turn.seat, seed)
        except Exception:
            structlog.get_logger().exception("a bot failed", bot=turn.bot, table=self.table.id)
            return await self.thinkers.choose(game, STAND_IN, turn.state, turn.seat, seed)

    def _bots_move(self, turn: Turn, move: str) -> Event:
        """What a bot thought of, if the position is still the same and nobody else plays this seat by now."""
        assert turn.seat is not None
        if self.table.played_version != turn.position or self.table.bot_at(turn.seat) != turn.bot:
            raise Refusal("refused-busy")
        return moved(self.table, turn.seat, move)

    async def mind_the_clock(self, now: float) -> None:
        """Warn whoever's time is up, and some time later let a bot play for them."""
        deadline = deadline_of(self.table)
        if deadline is not None and deadline <= now:
            with contextlib.suppress(Refusal):  # they have moved after all
                await self.write(SERVER, f"clock-{self.table.version}", lambda: event_of(self.table, now))

    async def mind_the_host(self, now: float) -> None:
        """If the host is away for long and nothing goes on, the next who sits and is here has the host's duties."""
        if self.table.host in self.people_here():
            self.host_seen_at = now
        elif self._next_host(now) is not None:
            with contextlib.suppress(Refusal):  # the host is back after all
                await self.write(SERVER, f"host-{self.table.version}", lambda: self._change_host(now))

    def _change_host(self, now: float) -> Event:
        following = self._next_host(now)
        if following is None:
            raise Refusal("refused-busy")
        return HostChanged(following)

    def _next_host(self, now: float) -> str | None:
        """Whose turn it is to be the host: clockwise from where the host sat or sits."""
        table, here = self.table, self.people_here()
        seen_at = max(table.host_acted_at, table.asked_at, self.host_seen_at)
        if (
            table.host in here
            or now < seen_at + HOST_AWAY[table.settings.pace]
            or table.status not in (WAITING, PLAYING)
        ):
            return None
        first = (table.seats_of(table.host) or [0])[0]
        round_the_table = table.seats[first:] + table.seats[:first]
        return next((seat.person for seat in round_the_table if seat.person in here and seat.person is not None), None)

    # What is sent

    def _send(self, undone: list[int]) -> None:
        """To each watcher what is different for them since the last time; every person's message is made once."""
        if not self._is_sound:
            return  # whoever makes it sound sends this too
        table, since, prepared = self.table, self.shown, dict[str | None, tuple[Document, bytes]]()
        self.shown = table.version
        log = _after(table.log, since)
        chat = _after(table.chat, since)
        for watcher, old in list(self.watchers.items()):
            if watcher.person not in prepared:
                new = self._document(watcher.person)
                patch = differences(old, new)
                message = ChangeMessage(table.id, since, table.version, patch, log, chat, undone)
                prepared[watcher.person] = new, encode(message) if patch or since != table.version else b""
            self.watchers[watcher], text = prepared[watcher.person]
            if text:
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
            self._views[seat] = self._new_view(seat)
        return self._views[seat]

    def _new_view(self, seat: int | None) -> Any:
        """Where no hands are hidden, whoever has to wait sees the same as a spectator."""
        table = self.table
        assert table.state is not None
        if seat is None or seat == table.to_act or table.game.hides_hands:
            return wire_view(table, table.state, seat)
        return {**self._view(None), "you": seat}

    def summary(self, person: str | None) -> Summary:
        table, here = self.table, self.people_here()
        is_over = table.status == OVER
        mine = table.seats_of(person)
        hosts = table.seats_of(table.host)
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
                    person=None if seat.person is None else pseudonym(table.id, seat.person),
                    player=seat.player,
                    played_by=seat.bot if seat.person is not None else None,
                    is_ready=seat.is_ready,
                    is_here=seat.person is not None and seat.person in here,
                    is_yours=number in mine,
                    is_late=seat.warned_at is not None,
                    confirms=seat.confirms,
                )
                for number, seat in enumerate(table.seats)
            ],
            host=table.name_of(hosts[0]) if hosts else None,
            is_host=table.is_host(person),
            is_muted=person in table.muted,
            muted=sorted(pseudonym(table.id, each) for each in table.muted) if table.is_host(person) else [],
            spectators=len([each for each in here if each is not None and not table.seats_of(each)]),
            to_act=table.to_act,
            held=table.held,
            can_undo=[seat for seat in mine if table.can_undo(seat)],
            due=deadline_of(table),
            commitment=table.commitment(),
            seed=str(table.seed) if is_over else None,
            salt=table.salt if is_over else None,
            num_moves=len(table.moves),
            rematch=table.rematch,
            result=table.result(),
        )

    async def course(self, person: str | None, seat: int | None) -> Course:
        """The game so far, for somebody who may see it through the eyes of a seat or of a spectator."""
        async with self._alone():
            table = self.table
            expect_open(table)
            if table.start is None:
                raise Refusal(f"refused-table-is-{table.status}")
            if seat is not None and not 0 <= seat < len(table.seats):
                raise Refusal("refused-no-such-seat", seat=seat, most=len(table.seats) - 1)
            if seat is not None and seat not in table.seats_of(person) and table.status != OVER:
                raise Refusal("refused-not-your-seat", seat=seat)
            return Course(table.game, table.start, tuple(table.moves), table.recorded_seats())

    async def preview(self, person: str, name: str, seat: int) -> Previewed:
        """What each legal move of a seat would change, as far as the seat can know."""
        async with self._alone():
            return self._preview(person, name, seat)

    def _preview(self, person: str, name: str, seat: int) -> Previewed:
        table = self.table
        expect_open(table)
        if seat not in table.seats_of(person):
            raise Refusal("refused-not-your-seat", seat=seat)
        expect_turn(table, seat)
        if self._previewed != (table.version, seat):
            assert table.state is not None
            self._effects = effects_of(table.game, table.state, seat)
            self._previewed = table.version, seat
        return Previewed(name, table.version, self._effects)


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


def wire_view(table: Table, state: Array, seat: int | None) -> dict[str, Any]:
    """A view as it goes over the wire: reasons as keys and arguments, and no moves while none would be taken."""
    if table.to_act is None or table.bot_to_move() is not None:
        return table.game.show(state, seat, [], {})
    view = table.game.view(state, seat)
    view["reasons"] = {move: plainly_said(why) for move, why in view["reasons"].items()}
    return view


def row_of(table: Table) -> dict[str, Any]:
    """A table's row in the database."""
    settings, hosts = table.settings, table.seats_of(table.host)
    return {
        "id": table.id,
        "game": table.game.name,
        "ruleset": settings.ruleset,
        "is_public": settings.is_public,
        "status": table.status,
        "seats": len(table.seats),
        "seats_free": sum(seat.is_free for seat in table.seats),
        "host_name": table.name_of(hosts[0]) if hosts else "",
        "language": settings.language,
        "pace": settings.pace,
        "seconds": settings.seconds,
        "opened_at": table.opened_at,
        "changed_at": table.changed_at,
        "due_at": due_at(table),
    }


def bots_seed(table: Table, position: int) -> int:
    """What a bot's choices come from: if it were known, a choice would tell among how many cards it was made."""
    digest = hashlib.sha256(f"bot:{table.seed}:{table.salt}:{position}".encode()).digest()
    return int.from_bytes(digest[:8]) % (MAX_SEED + 1)


def start_event(table: Table) -> Started:
    """A fresh deal that nobody can foresee; a record with a seed goes on as it would have gone on."""
    record = table.settings.record
    seed = secrets.randbelow(MAX_SEED + 1) if record is None or record.seed is None else record.seed
    return Started(seed, secrets.token_hex(16))
