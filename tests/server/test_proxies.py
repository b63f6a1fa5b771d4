"""Who really asks: proxies that are named, people behind one address, and the door for an operator's programs."""

import asyncio
import socket as sockets
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import insert
from starlette.requests import HTTPConnection
from structlog.testing import capture_logs

from rooftree.server.limits import Headcount, Limits, Turnstile, Visitor
from rooftree.server.ops import Place, place_named
from rooftree.server.proxies import Proxies, is_forwarded
from rooftree.server.settings import Settings, from_environment
from rooftree.server.socket import serve_socket
from rooftree.server.store.schema import people
from tests.server.serve_command import refused_to_serve
from tests.server.server_process import free_port
from tests.server.serving import Served, serving

USUAL = {name: getattr(Settings(), name) for name in ("requests_at_once", "requests_a_second", "lines_a_person")}


# Proxies


def asker(proxies: list[str], peer: str, *way: str, kind: str = "http", proto: str = "") -> tuple[str, str]:
    """Who asks and over what, as a scope says it afterwards."""
    headers = [(b"x-forwarded-for", each.encode("latin-1")) for each in way]
    if proto:
        headers.append((b"x-forwarded-proto", proto.encode()))
    scope: dict[str, Any] = {"type": kind, "client": (peer, 5), "headers": headers, "scheme": "http"}
    Proxies(proxies).see_through(scope)
    return scope["client"][0], scope["scheme"]


@pytest.mark.parametrize(
    ("proxies", "peer", "way", "expected"),
    [
        ([], "127.0.0.1", ["203.0.113.9"], "127.0.0.1"),  # nobody is believed unless named
        (["127.0.0.1"], "127.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        (["127.0.0.1"], "198.51.100.7", ["203.0.113.9"], "198.51.100.7"),
        (["127.0.0.1"], "127.0.0.1", ["1.1.1.1, 203.0.113.9"], "203.0.113.9"),  # the left one anybody can write
        (["127.0.0.1"], "127.0.0.1", ["1.1.1.1", "203.0.113.9"], "203.0.113.9"),
        (["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", ["1.1.1.1, 203.0.113.9, 10.4.5.6"], "203.0.113.9"),
        (["10.0.0.0/8"], "10.1.1.1", ["10.2.2.2, 10.3.3.3"], "10.2.2.2"),  # one of ours asks itself
        (["127.0.0.1"], "127.0.0.1", ["203.0.113.9:4711"], "203.0.113.9"),
        (["::1"], "::1", ["[2001:db8::7]:4711"], "2001:db8::7"),
        (["::1"], "::1", ["2001:db8::7"], "2001:db8::7"),
        (["127.0.0.1"], "::ffff:127.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        (["127.0.0.1"], "127.0.0.1", ["unknown"], "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", ["203.0.113.9, "], "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", ["1.1.1.1," * 1000], "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", ["\xff\x00, <script>"], "127.0.0.1"),
        (["127.0.0.1"], "testclient", ["203.0.113.9"], "testclient"),
        (["127.0.0.1"], "127.0.0.1", [], "127.0.0.1"),
    ],
)
def test_the_rightmost_address_that_is_no_proxy_asks(
    proxies: list[str], peer: str, way: list[str], expected: str
) -> None:
    assert asker(proxies, peer, *way)[0] == expected


def test_a_named_proxy_says_whether_it_speaks_https() -> None:
    assert asker(["127.0.0.1"], "127.0.0.1", "203.0.113.9", proto="https") == ("203.0.113.9", "https")
    assert asker(["127.0.0.1"], "127.0.0.1", "203.0.113.9", proto="https", kind="websocket")[1] == "wss"
    assert asker(["127.0.0.1"], "127.0.0.1", "203.0.113.9", proto="gopher")[1] == "http"
    assert asker([], "127.0.0.1", "203.0.113.9", proto="https") == ("127.0.0.1", "http")


def test_an_unnamed_proxy_is_told_of_once() -> None:
    proxies = Proxies([])
    scope: dict[str, Any] = {"type": "http", "client": ("10.1.1.1", 5), "headers": [(b"x-forwarded-for", b"1.1.1.1")]}
    with capture_logs() as told:
        for _ in range(3):
            proxies.see_through(scope)
    assert is_forwarded(scope)
    assert [(entry["log_level"], entry["address"], "--proxy" in entry["event"]) for entry in told] == [
        ("warning", "10.1.1.1", True)
    ]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("plain"), secrets_at_once=3, secrets_a_second=0.0001) as running:
        yield running


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server behind a proxy on the same machine."""
    settings = {"proxies": ("127.0.0.1",), "secrets_at_once": 3, "secrets_a_second": 0.0001}
    with serving(tmp_path_factory.mktemp("behind"), **settings) as running:
        yield running


def tries(server: Served, address: str) -> int:
    body, headers = {"phrase": f"at another account {address}"}, {"X-Forwarded-For": address}
    return int(server.visitor().post("/api/me/recover", json=body, headers=headers).status_code)


def test_nobody_gets_more_tries_by_making_up_addresses(server: Served) -> None:
    assert [tries(server, f"203.0.113.{number}") for number in range(5)] == [409, 409, 409, 429, 429]


def test_behind_a_named_proxy_people_are_told_apart(behind: Served) -> None:
    assert [tries(behind, f"9.9.9.{number}, 203.0.113.1") for number in range(5)] == [409, 409, 409, 429, 429]
    assert tries(behind, "203.0.113.2") == 409
    cookie = behind.visitor().post("/api/me", headers={"X-Forwarded-Proto": "https"}).headers["Set-Cookie"]
    assert "Secure" in cookie


def test_an_unnamed_proxy_opens_no_figures(server: Served, behind: Served) -> None:
    """Everybody seems to come from this machine behind a proxy that runs here."""
    for place in (server, behind):
        assert place.visitor().get("/metrics").status_code == 200
        for header in ("X-Forwarded-For", "Forwarded", "Via"):
            answer = place.visitor().get("/metrics", headers={header: "203.0.113.9"})
            assert answer.status_code == (200 if place is behind and header != "X-Forwarded-For" else 404)
    assert behind.visitor().get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 200


def test_the_command_takes_proxies_and_refuses_what_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = ["--database", str(tmp_path / "tables.db")]
    for words, why in [
        (["--proxy", "everybody"], "--proxy takes an address or a network"),
        (["--notices-to", "everywhere"], "--notices-to takes an address or a network"),
        (["--ops", "nowhere"], "neither HOST:PORT nor the path of a socket"),
        (["--ops", str(tmp_path / "no" / "socket")], "there is no folder"),
        (["--ops", str(tmp_path / "socket"), "--workers", "2"], "name a port"),
    ]:
        refused_to_serve(*database, *words)
        assert why in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setenv("ROOFTREE_PROXIES", "127.0.0.1,10.0.0.0/8")
    assert from_environment().proxies == ("127.0.0.1", "10.0.0.0/8")
    monkeypatch.setenv("ROOFTREE_PROXIES", "")
    assert from_environment().proxies == ()


# People and crowds


class Door:
    """A wire that leads nowhere, and what it was told: `accept`, or a status."""

    unsent = 0

    def __init__(self) -> None:
        self.answer: Any = None
        self.line: Any = None

    def accept(self, _: Any, line: Any) -> None:
        self.answer, self.line = "accept", line

    def deny(self, answer: Any) -> None:
        self.answer = answer.status_code

    def send(self, _: bytes) -> None: ...


async def come_in(server: Served, token: str | None) -> Door:
    """A socket, as the web server hands it on."""
    scope = {
        "type": "websocket",
        "path": "/socket",
        "query_string": b"",
        "headers": [] if token is None else [(b"authorization", f"Bearer {token}".encode())],
        "client": ("203.0.113.9", 80),
        "app": SimpleNamespace(services=server.services),
    }
    door = Door()
    await serve_socket(HTTPConnection(scope), cast(Any, door))
    return door


async def answers_to(server: Served, tokens: list[str | None]) -> list[Any]:
    """What sockets that come at once from one address are told; afterwards they are gone."""
    doors = await asyncio.gather(*(come_in(server, token) for token in tokens))
    for door in doors:
        if door.line is not None:
            door.line.end()
    return [door.answer for door in doors]


def test_a_school_comes_back_at_once_and_a_flood_does_not(tmp_path: Path) -> None:
    """Three hundred people behind one address after a restart; then strangers, one person, and forgers from there."""

    async def pupils(server: Served) -> list[str | None]:
        rows: list[dict[str, Any]] = [
            {"id": f"{number:032x}", "generation": 1, "made_at": 0.0} for number in range(300)
        ]
        async with server.services.store.register.transaction() as connection:
            await connection.execute(insert(people), rows)
        return [server.services.people.tokens.new(row["id"], 1) for row in rows]

    with serving(tmp_path) as server:
        tokens = server.call(pupils(server))
    with serving(tmp_path, **USUAL) as server:
        assert server.call(answers_to(server, tokens)) == ["accept"] * 300
        strangers = server.call(answers_to(server, [None] * 300))
        assert strangers.count("accept") <= USUAL["requests_at_once"] + 20
        assert strangers[-1] == 429
        forgers = server.call(answers_to(server, [f"{token}x" for token in tokens]))
        assert forgers.count("accept") <= 20
        alone = server.call(answers_to(server, [tokens[0]] * 300))
        assert alone.count("accept") == USUAL["lines_a_person"]
        assert server.call(answers_to(server, [tokens[1]])) == ["accept"]


def test_a_crowd_has_its_limit_too() -> None:
    """Guests are soon made: an address as a whole has so many requests, however many people it says to be."""
    turnstile = Turnstile(Limits(5, 0.0), Limits(12, 0.0))
    taken = [turnstile.take(Visitor("203.0.113.9", str(number % 4))) for number in range(40)]
    assert taken.count(True) == 12
    assert turnstile.take(Visitor("203.0.113.8", "0")) is False  # who has had theirs has had it everywhere
    assert turnstile.take(Visitor("203.0.113.8", "9"))


def test_strangers_leave_room_for_people() -> None:
    turnstile = Turnstile(Limits(5, 0.0), Limits(12, 0.0))
    assert [turnstile.take(Visitor("203.0.113.9", None)) for _ in range(40)].count(True) == 5
    assert turnstile.take(Visitor("203.0.113.9", "ada"))


def test_sockets_are_counted_while_they_are_open() -> None:
    headcount = Headcount(person=2, strangers=3, crowd=4)
    ada, stranger = Visitor("203.0.113.9", "ada"), Visitor("203.0.113.9", None)
    for visitor in (ada, ada):
        headcount.come(visitor)
    assert headcount.is_full(ada)
    assert not headcount.is_full(stranger)
    for visitor in (stranger, stranger):
        headcount.come(visitor)
    assert headcount.is_full(stranger)  # four behind this address
    assert headcount.is_full(Visitor("203.0.113.9", "ben"))
    assert not headcount.is_full(Visitor("203.0.113.8", "ben"))
    for visitor in (ada, stranger, stranger, ada):
        headcount.go(visitor)
    assert not headcount._open


# The door for programs


def ask(place: str, request: str) -> str:
    family = sockets.AF_UNIX if "/" in place else sockets.AF_INET
    with sockets.socket(family) as line:
        line.connect(place if "/" in place else ("127.0.0.1", int(place)))
        line.sendall(request.encode())
        answer = b""
        while more := line.recv(65_536):
            answer += more
    return answer.decode()


@pytest.mark.parametrize("is_file", [False, True], ids=["port", "file"])
def test_figures_and_health_have_a_door_of_their_own(tmp_path: Path, is_file: bool) -> None:
    place = str(tmp_path / "ops") if is_file else str(free_port())
    with serving(tmp_path, ops=place) as server:
        figures = ask(place, "GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n")
        assert figures.startswith("HTTP/1.1 200 OK\r\n")
        assert "rooftree_lines 0.0" in figures
        health = ask(place, "GET /healthz?verbose HTTP/1.1\r\n\r\n")
        assert health.startswith("HTTP/1.1 200 OK\r\n")
        assert ask(place, "HEAD /healthz HTTP/1.1\r\n\r\n").endswith("\r\n\r\n")
        for other in ("GET /api/me HTTP/1.1", "POST /metrics HTTP/1.1", "", "\x16\x03"):
            assert ask(place, f"{other}\r\n\r\n").startswith("HTTP/1.1 404")
        assert ask(place, "GET /" + "x" * 20_000 + "\r\n\r\n") == ""
        for path in ("/metrics", "/healthz"):
            assert server.visitor().get(path).status_code == 404  # and nowhere else
        if is_file:
            assert (tmp_path / "ops").stat().st_mode & 0o777 == 0o660
    assert not (tmp_path / "ops").exists()


def test_a_door_has_a_name() -> None:
    assert place_named("9100") == Place("127.0.0.1", 9100)
    assert place_named("[::1]:9100") == Place("::1", 9100)
    assert place_named("0.0.0.0:9100") == Place("0.0.0.0", 9100)
    assert place_named("/run/rooftree/ops") == Place("", 0, "/run/rooftree/ops")
    for bad in ("", "host:", "host:port", ":0", ":70000"):
        with pytest.raises(ValueError, match="neither"):
            place_named(bad)
