"""Behind nginx and behind Caddy as deploy/ has them: certificates, sockets, who asks, processes that come and go."""

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Iterator
from http.client import HTTPSConnection
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from rooftree.client import Client
from tests.server.forked_servers import ForkedServer, Nursery
from tests.server.fronts import KINDS, Front, in_front
from tests.server.patience import wait_until
from tests.server.postgres import Postgres
from tests.shared import HANGING

pytestmark = pytest.mark.long
PROXY = ("--proxy", "127.0.0.1")


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as nursery:
        yield nursery


@pytest.fixture
def trusting(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Everything in this process trusts the certificate that a front is about to make."""
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))


def status_from(source: str, front: Front, path: str, **headers: str) -> int:
    """What somebody at another address of this machine is answered."""
    trust = ssl.create_default_context(cafile=str(front.certificate))
    line = HTTPSConnection("127.0.0.1", front.port, source_address=(source, 0), context=trust, timeout=HANGING)
    try:
        line.request("GET", path, headers={"Host": f"localhost:{front.port}", **headers})
        return line.getresponse().status
    finally:
        line.close()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.usefixtures("trusting")
def test_a_server_behind_a_proxy_knows_who_asks_and_speaks_over_tls(
    kind: str, nursery: Nursery, tmp_path: Path
) -> None:
    server = ForkedServer(nursery, tmp_path, str(tmp_path / "tables.db"), *PROXY)
    with in_front(kind, tmp_path, [server.port]) as front:
        server.start(ROOFTREE_REQUESTS_AT_ONCE="30", ROOFTREE_REQUESTS_A_SECOND="0.001")
        try:
            wait_until(lambda: status_from("127.0.0.9", front, "/healthz") == 200)
            asyncio.run(sit_down(front))
            flood = [status_from("127.0.0.2", front, "/api/me") for _ in range(40)]
            assert flood[0] == 200
            assert flood[-1] == 429
            pretending = {"X-Forwarded-For": "203.0.113.7", "Forwarded": "for=203.0.113.7"}
            assert status_from("127.0.0.2", front, "/api/me", **pretending) == 429  # no pretending helps
            assert status_from("127.0.0.3", front, "/api/me") == 200  # and nobody else pays for it
        finally:
            server.stop()


async def sit_down(front: Front) -> None:
    async with Client(front.address) as client:
        await client.become_guest()
        table = await client.open_table(game="california", players=2)
        await client.watch(table)
        await client.sit(table, 0, "Anna")
        assert client.tables[table].summary["seats"][0]["name"] == "Anna"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.usefixtures("trusting")
def test_processes_are_killed_drained_and_added_while_people_play(
    kind: str, nursery: Nursery, tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new_database()
    one, two, three = servers = [ForkedServer(nursery, tmp_path, database, *PROXY) for _ in range(3)]
    one.start()
    wait_until(lambda: answers(one))
    two.start()
    wait_until(lambda: answers(two))

    async def changes(moves: int) -> None:
        if moves == 4:
            one.kill()
        elif moves == 8:
            three.start()
            await asyncio.to_thread(wait_until, lambda: answers(three))
            two.stop()

    try:
        with in_front(kind, tmp_path, [server.port for server in servers]) as front:
            acknowledged, record = asyncio.run(asyncio.wait_for(play_through(front, changes), 4 * HANGING))
    finally:
        for server in servers:
            if server.is_alive:
                server.stop()
    assert [tuple(move) for move in record["moves"]] == acknowledged
    assert len(acknowledged) > 8


def answers(server: ForkedServer) -> bool:
    try:
        with urlopen(f"{server.address}/healthz", timeout=2):
            return True
    except OSError:
        return False


async def play_through(front: Front, changes: Callable[[int], Awaitable[None]]) -> tuple[list[tuple[int, str]], Any]:
    """A whole game of two people; what was acknowledged to them, and the record."""
    acknowledged: list[tuple[int, str]] = []
    async with Client(front.address) as anna, Client(front.address) as ben:
        people = (anna, ben)
        await anna.become_guest()
        await ben.become_guest()
        table = await anna.open_table(game="california", players=2)
        for place, (client, name) in enumerate(zip(people, ("Anna", "Ben"), strict=True)):
            await client.watch(table)
            await client.sit(table, place, name)
            await client.prefer(table, place, confirms=False)
            await client.ready(table, place)
        while not anna.tables[table].is_over:
            seat = anna.tables[table].summary["to_act"]
            if seat is None or people[seat].tables[table].to_move != seat:
                await asyncio.sleep(0.005)
                continue
            move = people[seat].tables[table].view(seat)["legal"][0]
            await people[seat].move(table, seat, move)
            acknowledged.append((seat, move))
            await changes(len(acknowledged))
        return acknowledged, await anna.get(f"/api/tables/{table}/record")
