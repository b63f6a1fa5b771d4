"""People who are away are told that it is their turn."""

import asyncio
import base64
import json
import ssl
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from rooftree.protocol import (
    Confirm,
    Nudge,
    Ready,
    Say,
)
from rooftree.server import notices as notices_module
from rooftree.server.clock import WARNING, deadline_of
from rooftree.server.hall import Hall
from rooftree.server.notices import Notices, target_of
from rooftree.server.room import Room
from rooftree.server.table import Refusal
from tests.server.fronts import certificate_in
from tests.server.halls import Person, do, in_a_loop, opened_hall, play, table_of
from tests.server.patience import until
from tests.server.table_log import ADA, BEN, Clock

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
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate of localhost's own, and its key."""
    return certificate_in(tmp_path_factory.mktemp("tls"))


@pytest.fixture
def sink_for(
    certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> Callable[[Hall], AbstractAsyncContextManager[Sink]]:
    """Addresses may be on this machine, and nobody waits long before telling; all else is as out there."""

    @asynccontextmanager
    async def begin(hall: Hall) -> AsyncIterator[Sink]:
        sink, encryption = Sink(), ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        encryption.load_cert_chain(*certificate)
        server = await asyncio.start_server(sink.serve, "127.0.0.1", 0, ssl=encryption)
        sink.port = server.sockets[0].getsockname()[1]
        monkeypatch.setattr(notices_module, "is_out_there", lambda address: True)
        monkeypatch.setattr(notices_module, "look_up", lambda target: ["::1", "127.0.0.1"])
        monkeypatch.setattr(notices_module, "LIVE_DELAY", 0.05)
        hall.notices._encryption = ssl.create_default_context(cafile=str(certificate[0]))
        async with server:
            yield sink

    return begin


async def register(hall: Hall, person: str, address: str) -> None:
    await hall.store.add_person(person)
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
        clock.pass_by(100 / WARNING)
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


# Reminders, mornings and holidays

DAY = 24 * 3600.0


@in_a_loop
async def test_a_reminder_reaches_whoever_is_awaited_and_away_and_stays_a_kindness(
    tmp_path: Path, sink_for: Any
) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall, sink_for(hall) as sink:
        await register(hall, ADA, f"https://localhost:{sink.port}/hook")
        room = await table_of(hall, ADA, BEN, pace="days")
        await quiet(hall)
        assert len(sink.heard) == 1  # it is Ada's turn
        await refuses(hall, room, BEN, 0, "refused-nudge-early")
        clock.pass_by(5 * 3600)
        await refuses(hall, room, ADA, 0, "refused-not-awaited")  # oneself
        await refuses(hall, room, BEN, 1, "refused-not-awaited")
        await refuses(hall, room, "a stranger", 0, "refused-not-at-table")
        await do(hall, room, BEN, Nudge, 0)
        await quiet(hall)
        assert len(sink.heard) == 2
        assert sink.heard[1][2] == b""
        await refuses(hall, room, BEN, 0, "refused-nudge-early")
        clock.pass_by(DAY)
        ada = Person(ADA)
        await room.watch(ada)
        await refuses(hall, room, BEN, 0, "refused-nudge-here")
        room.leave(ada)
        await do(hall, room, BEN, Nudge, 0)
        await quiet(hall)
        assert len(sink.heard) == 3
        assert [entry.what.key for entry in room.table.log].count("table-nudged") == 2


async def refuses(hall: Hall, room: Room, person: str, seat: int, why: str) -> None:
    with pytest.raises(Refusal) as refusal:
        await do(hall, room, person, Nudge, seat)
    assert refusal.value.why.key == why


@in_a_loop
async def test_whoever_is_on_holiday_is_not_hurried_told_or_reminded(tmp_path: Path, sink_for: Any) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall, sink_for(hall) as sink:
        await register(hall, ADA, f"https://localhost:{sink.port}/hook")
        room = await table_of(hall, ADA, BEN, pace="days", seconds=int(DAY))
        quick = await table_of(hall, ADA, BEN, pace="live", seconds=60)
        await quiet(hall)
        told = len(sink.heard)
        await hall.mornings.go_away(ADA, clock() + 10 * DAY)
        assert room.table.rests_until(0) == clock() + 10 * DAY
        assert quick.table.rests_until(0) == 0  # whoever plays at once is there
        clock.pass_by(5 * DAY)
        await hall.ticker.tick(clock())
        room = await hall.room(room.table.id)  # nobody was there for long
        await refuses(hall, room, BEN, 0, "refused-on-holiday")
        await quiet(hall)
        assert room.table.seats[0].warned_at is None
        assert room.table.waits_for == 0
        watching = Person(BEN)
        await room.watch(watching)
        assert watching.summary["seats"][0]["away_until"] == clock() + 5 * DAY
        await hall.mornings.go_away(ADA, None)  # back before it ends, with all the time of a move
        assert deadline_of(room.table) == clock() + DAY
        await hall.mornings.go_away(ADA, clock() + DAY)
        clock.pass_by(2 * DAY - DAY / WARNING)
        await hall.ticker.tick(clock())
        await quiet(hall)
        room = await hall.room(room.table.id)
        assert room.table.seats[0].warned_at == clock()
        assert len(sink.heard) > told
        for until_then in (clock() - 1, clock() + 100 * DAY):
            with pytest.raises(Refusal):
                await hall.mornings.go_away(ADA, until_then)


@in_a_loop
async def test_a_morning_has_one_word_for_all_turns_that_wait(tmp_path: Path, sink_for: Any) -> None:
    clock = Clock()
    clock.pass_by(DAY - clock() % DAY)  # midnight
    async with opened_hall(tmp_path, clock) as hall, sink_for(hall) as sink:
        for person, path in ((ADA, "ada"), (BEN, "ben")):
            await register(hall, person, f"https://localhost:{sink.port}/{path}")
            await hall.store.register.change_person(person, morning_at=8 * 60, morning_on="1969-01-01")
        for _ in range(2):
            await table_of(hall, ADA, BEN, pace="days")
        await quiet(hall)
        assert sink.heard == []  # it can wait until the morning
        for hours, told in ((7, 0), (2, 1), (3, 1), (23, 2)):
            clock.pass_by(hours * 3600)
            await hall.ticker.tick(clock())
            assert [first for first, _, _ in sink.heard] == ["POST /ada HTTP/1.1"] * told, hours
        await hall.mornings.go_away(ADA, clock() + 3 * DAY)
        clock.pass_by(DAY)
        await hall.ticker.tick(clock())
        assert len(sink.heard) == 2  # a holiday
