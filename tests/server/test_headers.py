"""What stands around every answer: headers, cookies, origins, and who may read the figures."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from rooftree.server.app import create_app
from rooftree.server.edge import COOKIE, LONGEST_BODY, language_of
from rooftree.server.headers import HEADERS
from rooftree.server.limits import network_of
from rooftree.server.services import new_services
from rooftree.server.settings import Settings
from tests.server.serving import Served, serving

HOME = "https://play.example.org"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("headers")) as running:
        yield running


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that people reach over https, behind a proxy."""
    with serving(tmp_path_factory.mktemp("home"), address=f"{HOME}/") as running:
        yield running


def assert_all_headers(answer: httpx2.Response) -> None:
    missing = {name: value for name, value in HEADERS.items() if answer.headers.get(name) != value}
    assert not missing, (answer.request.url, answer.status_code, missing)


# Headers


def test_every_answer_has_its_headers(server: Served) -> None:
    client = server.guest()
    table = client.post("/api/tables", json={"game": "dreamhome", "players": 2}).json()["id"]
    asked = [
        ("GET", "/api/me", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/tables", 200),
        ("GET", f"/api/tables/{table}", 200),
        ("GET", f"/api/tables/{table}/qr.svg", 200),
        ("GET", f"/api/tables/{table}/record", 409),
        ("GET", "/api/tables/none", 404),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/nothing.js", 404),
        ("POST", "/nothing", 404),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("PUT", "/api/me", 405),
        ("OPTIONS", "/api/me", 405),
        ("POST", "/api/me", 200),
        ("POST", "/api/tables", 422),
        ("POST", "/api/do", 422),
    ]
    for method, path, status in asked:
        answer = client.request(method, path)
        assert answer.status_code == status, path
        assert_all_headers(answer)
        assert (answer.headers.get("Cache-Control") == "no-store") == path.startswith("/api")
        assert "Strict-Transport-Security" not in answer.headers


def test_an_answer_to_too_much_and_to_something_too_long_has_its_headers(tmp_path: Path) -> None:
    with serving(tmp_path, requests_at_once=3, requests_a_second=0.0001) as server:
        client = server.visitor()
        answer = client.post("/api/me", content=b"x" * (LONGEST_BODY + 1))
        assert (answer.status_code, answer.json()["key"]) == (413, "refused-too-long")
        assert_all_headers(answer)
        answers = [client.get("/api/me") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert_all_headers(answers[-1])


def test_an_answer_after_a_fault_has_its_headers_and_tells_nothing(
    server: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> Any:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(server.services.store.catalogue, "lobby", fail)
    answer = server.visitor().get("/api/tables")
    assert (answer.status_code, answer.json()["key"]) == (500, "refused-server-error")
    assert_all_headers(answer)
    assert "fault of ours" not in answer.text
    assert "fault of ours" in caplog.text


def test_a_length_must_be_told_and_true(server: Served) -> None:
    """A body without a length could go on for ever."""
    client = server.guest()

    def pieces() -> Iterator[bytes]:
        yield b'{"game": '
        yield b'"dreamhome"}'

    assert client.post("/api/tables", content=pieces()).status_code == 413


def test_over_https_browsers_are_told_to_stay_there(home: Served) -> None:
    assert home.visitor().get("/api/me").headers["Strict-Transport-Security"] == "max-age=31536000"


# Cookies


def test_the_cookie_is_not_for_scripts_nor_for_other_sites(server: Served) -> None:
    cookie = server.visitor().post("/api/me").headers["Set-Cookie"]
    name, *rest = [part.strip() for part in cookie.split(";")]
    assert name.startswith(f"{COOKIE}=")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(rest)
    assert "Secure" not in rest  # or a browser would not keep it at http://localhost


def test_over_https_the_cookie_stays_there(home: Served) -> None:
    client = home.visitor()
    cookie = client.post("/api/me").headers["Set-Cookie"]
    assert {"HttpOnly", "SameSite=lax", "Path=/", "Secure"} <= {part.strip() for part in cookie.split(";")}


# Origins

STRANGE = ["https://evil.example", "null", "", "http://127.0.0.1", "file://", f"{HOME}.evil.example"]


@pytest.mark.parametrize("origin", STRANGE)
def test_a_page_of_another_site_is_refused(
    server: Served, home: Served, origin: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for place in (server, home):
        client = place.visitor()
        answer = client.post("/api/me", headers={"Origin": origin})
        assert (answer.status_code, answer.json()["key"]) == (403, "refused-origin")
        assert_all_headers(answer)
        assert COOKIE not in client.cookies
        with pytest.raises(InvalidStatus) as refused:
            place.line(headers={"Origin": origin})
        assert refused.value.response.status_code == 403
        assert b"refused-origin" in refused.value.response.body
        assert refused.value.response.headers["Content-Security-Policy"]
    assert "handshake" not in capsys.readouterr().err


def test_our_own_page_and_programs_are_welcome(server: Served, home: Served) -> None:
    for place, origin in [(server, server.address), (home, HOME)]:
        for headers in ({"Origin": origin}, {}):
            assert place.visitor().post("/api/me", headers=headers).status_code == 201
            with place.line(headers=headers) as line:
                assert line.ask("ping")["kind"] == "done"


def test_with_an_address_other_names_of_the_server_are_strange(home: Served) -> None:
    answer = home.visitor().post("/api/me", headers={"Origin": home.address})
    assert answer.status_code == 403


def test_links_lead_to_the_address(home: Served) -> None:
    token = home.visitor().post("/api/me").json()["token"]
    client = home.visitor(Authorization=f"Bearer {token}")
    answer = client.post("/api/tables", json={"game": "dreamhome", "players": 2}).json()
    assert answer["link"] == f"{HOME}/t/{answer['id']}"


# Figures


def test_figures_are_for_this_machine_only(server: Served) -> None:
    assert server.visitor().get("/metrics").status_code == 200
    assert server.visitor().get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 404


def test_a_made_up_method_makes_no_new_figure() -> None:
    """Prometheus keeps every label for ever: clients must not be able to invent some."""

    async def ask() -> str:
        app = create_app()
        app.services = new_services(Settings(database=":memory:"))
        transport = httpx2.ASGITransport(app, raise_app_exceptions=False)
        async with httpx2.AsyncClient(transport=transport, base_url="http://test") as client:
            await client.request("BREW", "/healthz")
        return str(app.services.metrics.registry.get_sample_value("rooftree_requests_total", OTHER))

    assert asyncio.run(ask()) == "1.0"


OTHER = {"method": "other", "status": "405"}


def test_limits_count_a_household_as_one() -> None:
    def network(host: str) -> str:
        return network_of(HTTPConnection({"type": "http", "client": (host, 80)}))

    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9") != network("2001:db8:1:3::1")
    assert network("::ffff:203.0.113.9") == network("203.0.113.9") != network("203.0.113.8")
    assert network("fe80::1%eth0") == network("fe80::2%eth0")
    assert network("testclient") == "testclient"


def test_languages_fall_back_to_english() -> None:
    def asked(lang: str, accepted: str) -> str:
        headers, query = [(b"accept-language", accepted.encode())], f"lang={lang}".encode()
        return language_of(HTTPConnection({"type": "http", "headers": headers, "query_string": query}))

    assert asked("fr", "is") == "fr"
    assert asked("xx", "de, is;q=0.8") == "is"
    assert asked("../../etc", "\x00,;;") == "en"
