"""Links for the phones in the room."""

from pathlib import Path

import pytest

from rooftree.server.network import address_in_network, is_this_machine
from rooftree.server.routes import tables
from tests.server.serving import serving


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.9.9.9", "::1", "[::1]"])
def test_names_that_mean_only_this_machine(host: str) -> None:
    assert is_this_machine(host)


@pytest.mark.parametrize("host", ["192.168.1.5", "play.example.org", "localhost.example.org", "2001:db8::1"])
def test_names_that_others_can_follow(host: str) -> None:
    assert not is_this_machine(host)


def test_the_address_in_the_network_is_never_one_that_only_this_machine_knows() -> None:
    found = address_in_network()
    assert found is None or not is_this_machine(found)


@pytest.mark.parametrize(("host", "shown"), [("0.0.0.0", "192.168.1.5"), ("127.0.0.1", "127.0.0.1")])
def test_whoever_opens_a_table_at_localhost_invites_the_whole_room(
    host: str, shown: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "address_in_network", lambda: "192.168.1.5")
    with serving(tmp_path, host=host) as server:
        anna = server.guest()
        made = anna.post("/api/tables", json={"game": "dreamhome", "players": 2}).json()
        port = server.address.rsplit(":", 1)[1]
        assert made["link"] == f"http://{shown}:{port}/t/{made['id']}"
        assert anna.get(f"/api/tables/{made['id']}/link").json() == made
        assert anna.get("/api/tables/abcdefghjk/link").status_code == 404
