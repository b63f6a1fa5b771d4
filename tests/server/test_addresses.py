"""Addresses that strangers name: a server must not be made to call its own network."""

import asyncio
import ipaddress
import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import pytest

from rooftree.server import notices
from rooftree.server.notices import Notices, NotOutThere, Target, is_out_there, target_of
from tests.server.serving import Served, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("hostile"), lines_at_once=60) as running:
        yield running


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever strangers send is no fault of the server's: nothing in here is worth an error in the logs."""
    with caplog.at_level(logging.INFO):
        yield
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# Addresses to call


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/",
        "https://",
        "https:///path",
        "https://[",
        "https://[::1",
        "https://example.org:99999/",
        "https://user:password@example.org/",
        "https://exa mple.org/",
        "https://example.org/\r\nX-Evil: 1",
        "https://exämple.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://" + "x" * 3000,
    ],
    ids=lambda address: ascii(address[:40]),
)
def test_an_address_that_is_none_is_refused(server: Served, address: str) -> None:
    answer = server.guest().post("/api/me/notices", json={"kind": "push", "address": address})
    assert (answer.status_code, answer.json()["key"]) == (422, "refused-unreadable")


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.7", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1"),
        *("::127.0.0.1", "fec0::1", "64:ff9b:1::a00:1", "2606:4700::5efe:a00:1", "168.63.129.16", "fd00:ec2::254"),
        *("::ffff:169.254.169.254", "100.100.100.200", "192.0.0.192", "64:ff9b::a9fe:a9fe", "2002:a9fe:a9fe::1"),
        *("::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:0:a00:1::1", "2001:db8::1"),
    ],
)
def test_addresses_in_here_are_not_out_there(address: str) -> None:
    assert not is_out_there(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::6810:1", "::ffff:93.184.216.34"])
def test_addresses_out_there_are(address: str) -> None:
    assert is_out_there(address)


class Calls:
    """Stands in for the network: what would be connected to, and what was sent there."""

    def __init__(self, answer: bytes = b"HTTP/1.1 201 Created\r\n\r\n") -> None:
        self.places: list[tuple[str, int, str]] = []
        self.sent, self.answer = b"", answer

    async def open_connection(self, host: str, port: int, ssl: Any, server_hostname: str) -> tuple[Any, Any]:
        assert ssl is not None
        self.places.append((host, port, server_hostname))
        reader = asyncio.StreamReader()
        reader.feed_data(self.answer)
        reader.feed_eof()
        return reader, self

    transport = property(lambda self: self)

    def write(self, data: bytes) -> None:
        self.sent += data

    async def drain(self) -> None: ...

    def abort(self) -> None: ...


class Keys:
    """As much of a store as notices need."""

    @property
    def register(self) -> Self:
        return self

    async def key(self, _: str, make: Callable[[], bytes]) -> bytes:
        return make()


def called(
    monkeypatch: pytest.MonkeyPatch, found: list[list[str]], calls: Calls, allowed: tuple[Any, ...] = ()
) -> tuple[bool, Calls]:
    """Send one notice to hook.example, a name that leads somewhere else each time it is looked up."""
    answers = iter(found)
    monkeypatch.setattr(notices, "look_up", lambda _: next(answers))
    monkeypatch.setattr(asyncio, "open_connection", calls.open_connection)

    async def send() -> bool:
        told = Notices(Keys())  # type: ignore[arg-type]
        told.allowed = allowed
        await told.open()
        try:
            return await told._send("https://hook.example:8443/a?b=c", "tabletable")
        finally:
            await told.close()

    return asyncio.run(send()), calls


def test_what_is_checked_is_what_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads out there when it is checked and in here when it is called is looked up once only."""
    is_wanted, calls = called(monkeypatch, [["93.184.216.34"], ["127.0.0.1"]], Calls())
    assert is_wanted
    assert calls.places == [("93.184.216.34", 8443, "hook.example")]
    assert calls.sent.startswith(b"POST /a?b=c HTTP/1.1\r\nHost: hook.example:8443\r\n")


@pytest.mark.parametrize("found", [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], []])
def test_a_name_that_leads_in_here_is_not_called(monkeypatch: pytest.MonkeyPatch, found: list[str]) -> None:
    is_wanted, calls = called(monkeypatch, [found], Calls())
    assert not is_wanted
    assert calls.places == []


@pytest.mark.parametrize(
    ("answer", "is_wanted"),
    [
        (b"HTTP/1.1 200 OK", True),
        (b"HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/\r\n\r\n", True),
        (b"HTTP/1.1 410 Gone\r\n", False),
        (b"HTTP/1.1 404 Not Found\r\n", False),
        (b"HTTP/1.1 5xx", True),
        (b"", True),
        (b"x" * 100_000, True),
    ],
    ids=lambda value: ascii(value)[:24],
)
def test_an_answer_is_read_no_further_than_its_status(
    monkeypatch: pytest.MonkeyPatch, answer: bytes, is_wanted: bool
) -> None:
    found, calls = called(monkeypatch, [["93.184.216.34"]], Calls(answer))
    assert found is is_wanted
    assert len(calls.places) == 1


def test_a_push_tells_a_push_service_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    _, calls = called(monkeypatch, [["93.184.216.34"]], Calls())
    head, _, body = calls.sent.partition(b"\r\n\r\n")
    assert body == b""
    assert b"tabletable" not in head
    assert re.search(rb"\r\nTopic: [0-9a-f]{32}\r\n", head)
    assert b"Authorization: vapid t=" in head


def test_an_address_is_taken_apart() -> None:
    assert target_of("https://a.example") == Target("a.example", 443, "/")
    assert target_of("https://[2606:4700::1]:8443/x?y#z") == Target("2606:4700::1", 8443, "/x?y")
    assert issubclass(NotOutThere, Exception)


# When they are registered


@pytest.mark.parametrize(
    "place",
    [
        *("127.0.0.1", "localhost", "127.1", "2130706433", "0x7f000001", "0", "10.0.0.7:8443", "192.168.1.1"),
        *("169.254.169.254", "168.63.129.16", "[::1]", "[::]", "[fe80::1]", "[fd00:ec2::254]", "[::ffff:7f00:1]"),
        *("[64:ff9b::a9fe:a9fe]", "[2002:7f00:1::]", "[::127.0.0.1]"),
    ],
)
def test_an_address_in_here_is_refused_with_the_reason(server: Served, place: str) -> None:
    guest = server.guest(**{"Accept-Language": "fr"})
    answer = guest.post("/api/me/notices", json={"kind": "push", "address": f"https://{place}/hook"})
    assert (answer.status_code, answer.json()["key"]) == (409, "refused-private-address")
    assert answer.json()["text"].startswith("Cette adresse mène dans un réseau privé")


def test_a_name_that_leads_in_here_is_refused(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    body = {"kind": "push", "address": "https://hook.example/"}
    for found, status in [(["10.0.0.1"], 409), (["93.184.216.34", "::1"], 409), (["93.184.216.34"], 201)]:
        monkeypatch.setattr(notices, "look_up", lambda _, found=found: found)
        assert server.guest().post("/api/me/notices", json=body).status_code == status


def test_a_name_that_cannot_be_looked_up_is_looked_at_when_it_is_called(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Target) -> list[str]:
        raise OSError("no name server")

    monkeypatch.setattr(notices, "look_up", fail)
    client = server.guest()
    body = {"kind": "push", "address": "https://later.example/"}
    assert client.post("/api/me/notices", json=body).status_code == 201


def test_an_operator_may_allow_a_network(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with serving(tmp_path, notices_to=("10.0.0.0/8", "fd00::/8")) as private:
        for place, status in [("10.1.2.3", 201), ("[fd00::7]", 201), ("127.0.0.1", 409), ("192.168.1.1", 409)]:
            body = {"kind": "push", "address": f"https://{place}/hook"}
            assert private.guest().post("/api/me/notices", json=body).status_code == status
    allowed = (ipaddress.ip_network("10.0.0.0/8"),)
    assert called(monkeypatch, [["10.1.2.3"]], Calls(), allowed)[1].places == [("10.1.2.3", 8443, "hook.example")]
    assert called(monkeypatch, [["10.1.2.3", "127.0.0.1"]], Calls(), allowed)[1].places == []


def test_so_many_addresses_are_enough(server: Served) -> None:
    client = server.guest()
    for number in range(5):
        body = {"kind": "push", "address": f"https://hook.example/{number}"}
        assert client.post("/api/me/notices", json=body).status_code == 201
    answer = client.post("/api/me/notices", json={"kind": "push", "address": "https://hook.example/5"})
    assert (answer.status_code, answer.json()["key"]) == (409, "refused-many-notices")
    big = {"kind": "push", "address": "https://hook.example/6", "keys": {"p256dh": "x" * 10_000}}
    assert server.guest().post("/api/me/notices", json=big).status_code == 422
