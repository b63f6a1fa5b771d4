"""Tables in use, with a store of one file and a clock that stands still: rematches, hosts, clocks, notices."""

import asyncio
import base64
import hashlib
import json
import ssl
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from functools import wraps
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from rooftree.protocol import (
    ChangeMessage,
    Confirm,
    HandBack,
    Move,
    Ready,
    Rematch,
    Remove,
    Say,
    SeatBot,
    Sit,
    TableMessage,
    TakeOver,
    decode_message,
    patched,
)
from rooftree.server import notices as notices_module
from rooftree.server.clock import HOST_AWAY, LEAST_GRACE
from rooftree.server.events import Opened
from rooftree.server.hall import Hall
from rooftree.server.notices import Notices, target_of
from rooftree.server.room import CHAT_AT_ONCE, Room
from rooftree.server.store.store import Store
from rooftree.server.table import NoSuchTable, Refusal, commitment
from rooftree.server.thinkers import Thinkers
from rooftree.server.ticker import IDLE, Ticker
from tests.server.table_log import ADA, BEN, EVE, Clock, game_of

PATIENCE = 10.0  # seconds until something must have happened, on a busy machine too


def in_a_loop(work: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine."""

    @wraps(work)
    def run(*args: Any, **named: Any) -> None:
        asyncio.run(asyncio.wait_for(work(*args, **named), 60))

    return run


@contextmanager
def refused(key: str) -> Any:
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.why.key == key


@asynccontextmanager
async def opened_hall(folder: Path, clock: Clock) -> AsyncIterator[Hall]:
    """A hall whose clock ticks when the test says so."""
    store, thinkers = Store(str(folder / "tables.db")), Thinkers(1)
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

    @property
    def summary(self) -> Any:
        return self.document["summary"]


async def until(holds: Callable[[], Any]) -> None:
    for _ in range(int(PATIENCE / 0.01)):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it has not happened")


NUMBERS = iter(range(1, 1_000_000))


async def do(hall: Hall, room: Room, person: str, kind: Any, *fields: Any, **more: Any) -> Any:
    return await hall.do(person, kind(f"id-{next(NUMBERS)}", room.table.id, *fields, **more))


async def table_of(hall: Hall, *people: str, game: str = "dreamhome", is_ready: bool = True, **settings: Any) -> Room:
    """A table at which people and bots sit; the first person is the host."""
    options = game_of(game).checked_options({})
    host = next(person for person in people if "secret" in person)
    room = await hall.open_table(Opened(game, game_of(game).ruleset, len(people), options, host, **settings))
    for seat, person in enumerate(people):
        if "secret" not in person:
            await do(hall, room, host, SeatBot, seat, person)
            continue
        await do(hall, room, person, Sit, seat, f"{person} {seat}")
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
        if seat is None or table.bot_at(seat) is not None:
            await asyncio.sleep(0)
            continue
        person = str(table.seats[seat].person)
        if table.held is not None:
            await do(hall, room, person, Confirm, seat)
        else:
            assert table.state is not None
            await do(hall, room, person, Move, seat, table.game.format(table.game.moves(table.state)[0]))
            moves -= 1


# Playing


@in_a_loop
async def test_what_is_sent_bit_by_bit_is_the_table_as_it_is(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN, "random", game="homesweethome")
        watchers = [Person(ADA), Person(BEN), Person(EVE), Person(None)]
        for watcher in watchers:
            await room.watch(watcher)
        await play(hall, room, 40)
        await do(hall, room, ADA, Say, "hello")
        for watcher in watchers:
            whole = room.audience.full(room.table, watcher.person)
            assert watcher.document == json.loads(json.dumps({"summary": whole.summary, "views": whole.views}))
        assert watchers[0].summary["spectators"] == 1  # Eve; somebody unknown is nobody


@in_a_loop
async def test_bots_play_a_whole_game_and_the_record_is_kept(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, "random", "random", game="california")
        await do(hall, room, ADA, TakeOver, 0, "random")
        await until(lambda: room.table.status == "over" and not room.is_busy)
        assert await hall.store.record(room.table.id) is not None
        watcher = Person(ADA)
        await room.watch(watcher)
        assert commitment(int(watcher.summary["seed"]), watcher.summary["salt"]) == watcher.summary["commitment"]


@in_a_loop
async def test_a_bot_that_fails_stops_no_game(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        choose, failed = hall.thinkers.choose, []

        async def fail(game: Any, bot: str, *rest: Any, **named: Any) -> str:
            if bot == "greedy":
                failed.append(bot)
                raise RuntimeError("no idea")
            return await choose(game, bot, *rest, **named)

        with mock.patch.object(hall.thinkers, "choose", fail):
            room = await table_of(hall, ADA, "greedy")
            await play(hall, room, 6)
        assert len(room.table.moves) > 6
        assert failed


@in_a_loop
async def test_a_thought_that_comes_too_late_is_not_played(tmp_path: Path) -> None:
    """Whoever takes the seat back while the bot is thinking plays; a line of chat meanwhile changes nothing."""
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN)
        choose, go_on, thoughts = hall.thinkers.choose, asyncio.Event(), []

        async def think(*args: Any, **named: Any) -> str:
            thoughts.append(args)
            await go_on.wait()
            return await choose(*args, **named)

        with mock.patch.object(hall.thinkers, "choose", think):
            await do(hall, room, ADA, TakeOver, 0, "random")
            await until(lambda: thoughts)
            await do(hall, room, ADA, HandBack, 0)
            go_on.set()
            await until(lambda: not room.is_busy)
            assert room.table.moves == []
            go_on.clear()
            await do(hall, room, ADA, TakeOver, 0, "random")
            await until(lambda: len(thoughts) == 2)
            await do(hall, room, BEN, Say, "take your time")
            go_on.set()
            await until(lambda: room.table.waits_for == 1 and not room.is_busy)
        about_the_first = [args for args in thoughts if args[2].tobytes() == thoughts[0][2].tobytes()]
        assert len(about_the_first) == 2  # none was in vain but the one that came too late


@in_a_loop
async def test_a_game_does_not_begin_twice_nor_without_somebody(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN, is_ready=False)
        await do(hall, room, ADA, Ready, 0)
        both = [do(hall, room, BEN, Ready, 1), do(hall, room, ADA, Ready, 0, is_ready=False)]
        await asyncio.gather(*both, return_exceptions=True)
        await until(lambda: not room.is_busy)
        started = [entry for entry in await hall.store.entries(room.table.id) if "Started" in repr(entry.event)]
        assert len(started) == (room.table.status == "playing")
        if not started:
            await do(hall, room, ADA, Ready, 0)
            await until(lambda: room.table.status == "playing")


@in_a_loop
async def test_whoever_talks_too_much_has_to_wait(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN)
        for number in range(CHAT_AT_ONCE):
            await do(hall, room, EVE, Say, f"line {number}")
        with refused("refused-too-much"):
            await do(hall, room, EVE, Say, "and another")
        await do(hall, room, BEN, Say, "hello")


# Rematches


@in_a_loop
async def test_everybody_is_led_to_the_same_new_table_one_seat_further_bots_too(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN, "random", ADA, seconds=60, is_public=True)
        with refused("refused-not-over"):
            await do(hall, room, ADA, Rematch)
        await play(hall, room)
        watcher = Person(BEN)
        await room.watch(watcher)
        with refused("refused-not-at-table"):
            await do(hall, room, EVE, Rematch)
        asked = await asyncio.gather(*[do(hall, room, person, Rematch) for person in (BEN, ADA, BEN)])
        (name,) = {done.table for done in asked}
        assert watcher.summary["rematch"] == name != room.table.id
        again = (await hall.room(name)).table
        assert [seat.person or seat.bot for seat in again.seats] == [BEN, "random", ADA, ADA]
        assert [seat.name for seat in again.seats] == [f"{BEN} 1", None, f"{ADA} 3", f"{ADA} 0"]
        assert (again.host, again.settings.seconds, again.settings.is_public) == (BEN, 60, True)
        await until(lambda: again.status == "playing")
        assert again.seed != room.table.seed


@in_a_loop
async def test_a_rematch_waits_for_those_who_have_not_asked_for_it(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN)
        await play(hall, room)
        again = (await hall.room((await do(hall, room, ADA, Rematch)).table)).table
        assert [(seat.person, seat.is_ready) for seat in again.seats] == [(BEN, False), (ADA, True)]
        await asyncio.sleep(0.05)
        assert again.status == "waiting"
        await do(hall, hall.rooms[again.id], ADA, Remove, 0)  # the host need not wait for ever
        await do(hall, hall.rooms[again.id], ADA, SeatBot, 0, "random")
        await until(lambda: again.status == "playing")
        assert (await do(hall, room, BEN, Rematch)).table == again.id


@in_a_loop
async def test_a_rematch_survives_a_server_that_stops_in_the_middle(tmp_path: Path) -> None:
    """The old table names the new one, which is not there yet: whoever asks next opens it."""
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN)
        await play(hall, room)
        with mock.patch.object(hall, "open_table", side_effect=ConnectionError), pytest.raises(ConnectionError):
            await do(hall, room, ADA, Rematch)
        name = room.table.rematch
        assert name is not None
        with pytest.raises(NoSuchTable):
            await hall.room(name)
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await hall.room(room.table.id)
        assert (await do(hall, room, BEN, Rematch)).table == name
        assert [seat.person for seat in (await hall.room(name)).table.seats] == [BEN, ADA]


# Presence and hosts


@in_a_loop
async def test_the_host_lets_a_bot_play_only_for_those_who_are_away(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN)
        ben = Person(BEN)
        await room.watch(ben)
        with refused("refused-person-is-here"):
            await do(hall, room, ADA, TakeOver, 1, "random")
        await room.leave(ben)
        await do(hall, room, ADA, TakeOver, 1, "random")
        await do(hall, room, BEN, HandBack, 1)


@in_a_loop
async def test_presence_is_shown(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN)
        ada, first, second = Person(ADA), Person(BEN), Person(BEN)
        await room.watch(ada)
        assert [seat["is_here"] for seat in ada.summary["seats"]] == [True, False]
        await room.watch(first)
        await room.watch(second)
        assert [seat["is_here"] for seat in ada.summary["seats"]] == [True, True]
        await room.leave(first)
        assert [seat["is_here"] for seat in ada.summary["seats"]] == [True, True]
        await room.leave(second)
        assert [seat["is_here"] for seat in ada.summary["seats"]] == [True, False]


@pytest.mark.parametrize("is_ready", [True, False])
@in_a_loop
async def test_a_host_who_is_away_for_long_is_replaced_by_the_next_who_sits_and_is_here(
    tmp_path: Path, is_ready: bool
) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        room = await table_of(hall, ADA, "random", BEN, EVE, is_ready=is_ready)
        ada, eve = Person(ADA), Person(EVE)
        await room.watch(eve)
        await room.watch(ada)
        clock.pass_by(10 * HOST_AWAY["live"])
        await hall.ticker.tick(clock())
        await room.leave(ada)
        clock.pass_by(HOST_AWAY["live"] - 1)
        await hall.ticker.tick(clock())
        assert room.table.host == ADA
        clock.pass_by(1)
        await hall.ticker.tick(clock())
        assert room.table.host == EVE  # Ben sits nearer, but is away too
        assert eve.summary["is_host"]
        assert eve.heard[-1].log[-1].what.key == "table-host-changed"
        await room.watch(ada)
        await hall.ticker.tick(clock())
        assert room.table.host == EVE
        assert not ada.summary["is_host"]


@in_a_loop
async def test_without_anybody_here_the_host_stays(tmp_path: Path) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        room = await table_of(hall, ADA, BEN)
        spectator = Person(EVE)
        await room.watch(spectator)
        clock.pass_by(1e6)
        await hall.ticker.tick(clock())
        assert room.table.host == ADA


@in_a_loop
async def test_a_slow_game_waits_for_its_host_for_days_of_standstill(tmp_path: Path) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        room = await table_of(hall, ADA, BEN, pace="days")
        for days, host in ((2, ADA), (4, BEN)):
            clock.now = Clock().now + days * 24 * 3600
            ben = Person(BEN)
            await room.watch(ben)
            await hall.ticker.tick(clock())
            await room.leave(ben)
            assert room.table.host == host


# The clock of a move


@in_a_loop
async def test_the_clock_runs_at_tables_nobody_watches_and_through_restarts(tmp_path: Path) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        room = await table_of(hall, ADA, BEN, seconds=100)
        name = room.table.id
        await until(lambda: not room.is_busy)
        clock.pass_by(IDLE + 1)
        await hall.ticker.tick(clock())
        assert name not in hall.rooms  # nobody is here
        clock.pass_by(100)
    async with opened_hall(tmp_path, clock) as hall:
        assert hall.rooms == {}
        await hall.ticker.tick(clock())
        table = hall.rooms[name].table
        assert table.seats[0].warned_at == clock()
        assert table.log[-1].what.key == "table-warned"
    clock.pass_by(LEAST_GRACE - 1)
    async with opened_hall(tmp_path, clock) as hall:
        await hall.ticker.tick(clock())
        assert (await hall.room(name)).table.seats[0].bot is None
        clock.pass_by(1)
        await hall.ticker.tick(clock())
        room = hall.rooms[name]
        assert room.table.seats[0].bot == "greedy"
        await do(hall, room, ADA, HandBack, 0)
        assert room.table.seats[0].bot is None


@in_a_loop
async def test_whoever_moves_at_the_last_moment_is_not_warned(tmp_path: Path) -> None:
    """The clock and the player reach for the table at once."""
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        room = await table_of(hall, ADA, ADA, seconds=100)
        await do(hall, room, ADA, TakeOver, 1, "random")
        clock.pass_by(101)
        table = room.table
        while table.held is None and table.to_act == 0:
            assert table.state is not None
            move = table.game.format(table.game.moves(table.state)[0])
            await do(hall, room, ADA, Move, 0, move)
        await asyncio.gather(do(hall, room, ADA, Confirm, 0), room.driver.mind_the_clock(clock()))
        assert "table-warned" not in [entry.what.key for entry in table.log]


@in_a_loop
async def test_a_bots_turn_is_taken_up_after_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        with mock.patch.object(hall.thinkers, "choose", new=mock.AsyncMock(side_effect=asyncio.CancelledError)):
            room = await table_of(hall, "random", ADA)
            await until(lambda: not room.is_busy)
        assert room.table.moves == []
        name = room.table.id
    async with opened_hall(tmp_path, clock) as hall:
        await hall.ticker.tick(clock())
        await until(lambda: hall.rooms[name].table.waits_for == 1)
        assert hall.rooms[name].table.moves


@in_a_loop
async def test_one_table_that_fails_does_not_keep_the_others_waiting(tmp_path: Path) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        bad, good = [await table_of(hall, ADA, BEN, seconds=100) for _ in range(2)]
        clock.pass_by(101)
        with mock.patch.object(bad.driver, "mind_the_clock", side_effect=RuntimeError):
            await hall.ticker.tick(clock())
        assert good.table.seats[0].warned_at is not None


# Rules that change


@in_a_loop
async def test_a_table_of_former_rules_does_not_disturb_the_server(tmp_path: Path) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        room = await table_of(hall, ADA, BEN, "random", seconds=100)
        await play(hall, room, 10)
        finished = await table_of(hall, ADA, "random")
        await play(hall, finished)
    clock.pass_by(1e6)
    async with opened_hall(tmp_path, clock) as hall:
        with mock.patch.object(type(hall.thinkers.game("dreamhome")), "ruleset", "dreamhome/2"):
            await hall.ticker.tick(clock())
            await hall.ticker.tick(clock())
            for old in (room, finished):
                ada = Person(ADA)
                await (await hall.room(old.table.id)).watch(ada)
                assert ada.summary["status"] == "closed"
                assert ada.summary["ruleset"] == "dreamhome/1"
                assert ada.document["views"] == {}
                with refused("refused-ruleset"):
                    await do(hall, old, ADA, Say, "is anybody here?")
                with refused("refused-ruleset"):
                    await (await hall.room(old.table.id)).preview(ADA, "id", 0)
            with refused("refused-ruleset"):
                await do(hall, finished, ADA, Rematch)
            assert await hall.store.record(finished.table.id) is not None


# Notices


class Sink:
    """Somebody's push service: keeps what it hears, and answers as it was told."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.heard.append((first, headers, body))
        writer.write(f"HTTP/1.1 {self.status} Whatever\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A key and a certificate of localhost's own."""
    key, path = ec.generate_private_key(ec.SECP256R1()), tmp_path_factory.mktemp("tls") / "localhost.pem"
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    today = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(private + made.public_bytes(Encoding.PEM))
    return path


@pytest.fixture
def sink_for(
    certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Hall], AbstractAsyncContextManager[Sink]]:
    """Addresses may be on this machine, and nobody waits long before telling; all else is as out there."""

    @asynccontextmanager
    async def begin(hall: Hall) -> AsyncIterator[Sink]:
        sink, encryption = Sink(), ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        encryption.load_cert_chain(certificate)
        server = await asyncio.start_server(sink.serve, "127.0.0.1", 0, ssl=encryption)
        sink.port = server.sockets[0].getsockname()[1]
        monkeypatch.setattr(notices_module, "is_out_there", lambda address: True)
        monkeypatch.setattr(notices_module, "look_up", lambda target: ["::1", "127.0.0.1"])
        monkeypatch.setattr(notices_module, "LIVE_DELAY", 0.05)
        hall.notices._encryption = ssl.create_default_context(cafile=str(certificate))
        async with server:
            yield sink

    return begin


async def register(hall: Hall, person: str, address: str) -> None:
    await hall.store.register.add_person(person)
    await hall.store.register.add_notice(person, "push", address, "{}")


async def quiet(hall: Hall) -> None:
    """Until every notice has gone out or been thought better of."""
    while hall.notices._tasks:
        await asyncio.wait(hall.notices._tasks)


@in_a_loop
async def test_whoever_is_away_is_told_once_a_turn(tmp_path: Path, sink_for: Any) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall, sink_for(hall) as sink:
        await register(hall, BEN, f"https://localhost:{sink.port}/hook?x=1")
        room = await table_of(hall, ADA, BEN, seconds=100)
        await quiet(hall)
        assert sink.heard == []  # it is Ada's turn
        while room.table.to_act != 1:
            await play(hall, room, 1)
            if room.table.held == 0:
                await do(hall, room, ADA, Confirm, 0)
        await do(hall, room, ADA, Say, "your turn!")
        await quiet(hall)
        ((first, headers, _),) = sink.heard
        assert first == "POST /hook?x=1 HTTP/1.1"
        assert hall.notices.sent == 1
        clock.pass_by(100)
        await hall.ticker.tick(clock())
        await quiet(hall)
        assert hall.notices.sent == 2  # a warning is worth nothing unheard
        assert sink.heard[1][1]["topic"] == headers["topic"]
        clock.pass_by(LEAST_GRACE)
        await hall.ticker.tick(clock())
        await until(lambda: room.table.waits_for == 0)
        await quiet(hall)
        assert len(sink.heard) == 2  # a bot plays


@in_a_loop
async def test_whoever_is_here_or_comes_back_in_time_is_not_told(tmp_path: Path, sink_for: Any) -> None:
    async with opened_hall(tmp_path, Clock()) as hall, sink_for(hall) as sink:
        await register(hall, ADA, f"https://localhost:{sink.port}/hook")
        room = await table_of(hall, ADA, BEN, is_ready=False)
        ada = Person(ADA)
        await room.watch(ada)
        await do(hall, room, ADA, Ready, 0)
        await do(hall, room, BEN, Ready, 1)
        await until(lambda: room.table.status == "playing" and not room.lock.locked())
        await quiet(hall)
        assert sink.heard == []
        other = await table_of(hall, ADA, BEN)
        assert hall.notices._tasks  # about to be told, but only reloading the page
        await other.watch(Person(ADA))
        await quiet(hall)
        assert sink.heard == []


@in_a_loop
async def test_a_push_is_signed_as_rfc_8292_wants_and_carries_nothing(tmp_path: Path, sink_for: Any) -> None:
    async with opened_hall(tmp_path, Clock()) as hall, sink_for(hall) as sink:
        await register(hall, ADA, f"https://localhost:{sink.port}/push/abc")
        room = await table_of(hall, ADA, BEN, pace="days")
        await quiet(hall)
        ((first, headers, body),) = sink.heard
        assert first == "POST /push/abc HTTP/1.1"
        assert body == b""
        assert headers["content-length"] == "0"
        assert int(headers["ttl"]) > 0
        assert len(headers["topic"]) <= 32  # a later notice of this table takes the place of an earlier one
        assert room.table.id not in str(headers)
        expect_signature(hall.notices, headers["authorization"], f"https://localhost:{sink.port}")


def expect_signature(notices: Notices, header: str, audience: str) -> None:
    """As a push service verifies it, with the key that the browser was given."""
    scheme, rest = header.split(" ", 1)
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert scheme == "vapid"
    assert parts["k"] == notices.public_key
    assert json.loads(unplain(head)) == {"typ": "JWT", "alg": "ES256"}
    said = json.loads(unplain(claims))
    assert said["aud"] == audience
    assert 0 < said["exp"] - time.time() <= 24 * 3600
    assert said["sub"].startswith("mailto:")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unplain(parts["k"]))
    raw = unplain(signature)
    assert len(raw) == 64
    halves = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(halves, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def unplain(text: str) -> bytes:
    assert "=" not in text
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@pytest.mark.parametrize(
    ("status", "is_kept"), [(200, True), (301, True), (404, False), (410, False), (429, True), (500, True)]
)
@in_a_loop
async def test_dead_addresses_are_dropped_and_others_kept(
    tmp_path: Path, sink_for: Any, status: int, is_kept: bool
) -> None:
    async with opened_hall(tmp_path, Clock()) as hall, sink_for(hall) as sink:
        sink.status = status
        await register(hall, ADA, f"https://localhost:{sink.port}/hook")
        await table_of(hall, ADA, BEN)
        await quiet(hall)
        assert len(sink.heard) == 1
        assert bool(await hall.store.register.notices_of(ADA)) == is_kept


@in_a_loop
async def test_failures_of_notices_disturb_nobody(
    tmp_path: Path, sink_for: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_hall(tmp_path, Clock()) as hall, sink_for(hall) as sink:
        for number, address in enumerate(("https://localhost:1/", "https://no-such-host.invalid/")):
            await register(hall, f"{number}-secret", address)
        room = await table_of(hall, "0-secret", "1-secret")
        with mock.patch.object(notices_module, "look_up", side_effect=OSError):
            await play(hall, room, 4)
            await quiet(hall)
        monkeypatch.setattr(hall.store.register, "notices_of", mock.AsyncMock(side_effect=RuntimeError))
        await play(hall, room)
        await quiet(hall)
        assert room.table.status == "over"
        assert sink.heard == []
        monkeypatch.undo()
        assert len(await hall.store.register.notices_of("0-secret")) == 1


def test_the_audience_of_a_push_is_an_origin() -> None:
    assert notices_module.place_of(target_of("https://push.example.org/a/b?c")) == "push.example.org"
    assert notices_module.place_of(target_of("https://push.example.org:8443/a")) == "push.example.org:8443"


def test_a_promise_is_a_plain_hash() -> None:
    """Anybody can check it with tools of their own."""
    assert commitment(12, "ab") == hashlib.sha256(b"12:ab").hexdigest()
