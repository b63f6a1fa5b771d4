"""The browser's table: files that were built, one page for every address, and nothing else from the disk."""

import gzip
import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx2
import pytest

from rooftree.cli import serve
from rooftree.server import pages
from rooftree.server.pages import FOR_EVER
from tests.server.serving import Served, serving
from tests.server.test_headers import assert_all_headers

PAGE = "<!doctype html><title>Rooftree</title>" + "<p>a table</p>" * 50
SCRIPT = "console.log('a table');" * 50


def build(folder: Path) -> Path:
    """A client as Vite leaves it."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    files = {"index.html": PAGE, "assets/main-4f2a.js": SCRIPT, "sw.js": SCRIPT, "manifest.webmanifest": "{}"}
    for name, text in files.items():
        (folder / name).write_text(text)
        (folder / f"{name}.br").write_bytes(b"br:" + text[:20].encode())  # nobody here unpacks it
        (folder / f"{name}.gz").write_bytes(gzip.compress(text.encode()))
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "icon-192.png").write_bytes(b"\x89PNG")
    (folder / "assets" / "strange.xyz").write_bytes(b"?")
    return folder


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pages")
    (folder / "secret.txt").write_text("not for you")
    build(folder / "static")
    (folder / "static" / "link.txt").symlink_to(folder / "secret.txt")
    return folder


@pytest.fixture(scope="module")
def server(place: Path) -> Iterator[Served]:
    with serving(place, static=str(place / "static")) as running:
        yield running


def plain(server: Served) -> httpx2.Client:
    return server.visitor(**{"Accept-Encoding": "identity"})


@pytest.mark.parametrize(
    "path", ["/", "/t/abcdefghjk", "/tv/abc", "/replay/abc", "/rules/california", "/settings", "/a/"]
)
def test_every_address_without_a_dot_is_the_one_page(server: Served, path: str) -> None:
    answer = plain(server).get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"
    assert_all_headers(answer)


@pytest.mark.parametrize(
    ("path", "kind", "keeps"),
    [
        ("/assets/main-4f2a.js", "text/javascript; charset=utf-8", FOR_EVER),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/icon-192.png", "image/png", "no-cache"),
        ("/assets/strange.xyz", "application/octet-stream", FOR_EVER),
    ],
)
def test_files_have_their_types_and_what_has_a_hash_in_its_name_is_kept(
    server: Served, path: str, kind: str, keeps: str
) -> None:
    answer = plain(server).get(path)
    assert answer.status_code == 200
    assert (answer.headers["Content-Type"], answer.headers["Cache-Control"]) == (kind, keeps)
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert "Content-Encoding" not in answer.headers


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR", "br"),
        ("gzip;q=0.000", None),
        ("identity", None),
        ("*", None),
        ("", None),
    ],
)
def test_a_browser_gets_the_form_that_it_understands(server: Served, accepted: str, sent: str | None) -> None:
    with server.visitor().stream("GET", "/sw.js", headers={"Accept-Encoding": accepted}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("Content-Encoding") == sent
    assert int(answer.headers["Content-Length"]) == len(body)
    expected = {"br": b"br:" + SCRIPT[:20].encode(), "gzip": gzip.compress(SCRIPT.encode()), None: SCRIPT.encode()}
    assert (gzip.decompress(body) if sent == "gzip" else body) == (
        SCRIPT.encode() if sent == "gzip" else expected[sent]
    )


def test_what_a_browser_has_is_not_sent_again(server: Served) -> None:
    client = plain(server)
    tag = client.get("/").headers["ETag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = client.get("/t/abc", headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", tag)
        assert again.headers["Vary"] == "Accept-Encoding"
    assert client.get("/", headers={"If-None-Match": '"other"'}).status_code == 200
    packed = client.get("/", headers={"Accept-Encoding": "gzip", "If-None-Match": tag})
    assert packed.status_code == 200
    assert packed.headers["ETag"] != tag


def test_a_head_is_the_same_without_the_body(server: Served) -> None:
    whole, head = plain(server).get("/sw.js"), plain(server).head("/sw.js")
    same = ("ETag", "Content-Type", "Content-Length", "Cache-Control", "Vary")
    assert [head.headers[name] for name in same] == [whole.headers[name] for name in same]
    assert head.content == b""


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/assets/nothing-1234.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "/link.txt",
        "/sw.js%00.txt",
        "/index.html.br",
        "/sw.js.gz",
        "/.",
        "/..",
        "/tables.db",
    ],
)
def test_nothing_else_is_found(server: Served, path: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as line:  # httpx would tidy the path
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        heard = b"".join(iter(lambda: line.recv(65_536), b""))
    assert heard.startswith(b"HTTP/1.1 404")
    assert b"refused-no-such-page" in heard
    assert b"not for you" not in heard


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/nothing/at-all", "/socket", "/socket/x", "/metrics/x"])
def test_what_belongs_to_the_server_is_no_page(server: Served, path: str) -> None:
    answer = plain(server).get(path)
    assert answer.status_code == 404
    assert answer.json()["key"] == "refused-no-such-page"


def test_only_looking_is_possible(server: Served) -> None:
    for method in ("POST", "PUT", "DELETE"):
        assert plain(server).request(method, "/sw.js").status_code == 404


def test_a_page_does_not_use_up_the_requests_of_an_address(tmp_path: Path) -> None:
    with serving(tmp_path, requests_at_once=2, requests_a_second=0.001, static=str(build(tmp_path / "s"))) as server:
        client = plain(server)
        assert {client.get("/sw.js").status_code for _ in range(40)} == {200}
        assert [client.get("/api/me").status_code for _ in range(3)] == [200, 200, 429]
        assert client.get("/").status_code == 200


def test_files_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path, files_at_once=2, files_a_second=0.001, static=str(build(tmp_path / "s"))) as server:
        client = plain(server)
        assert [client.get("/sw.js").status_code for _ in range(3)] == [200, 200, 429]
        assert client.get("/api/me").status_code == 200


def test_a_build_shows_up_without_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "LOOK_AGAIN", 0.0)
    folder = tmp_path / "static"
    with serving(tmp_path, static=str(folder)) as server:
        client = plain(server)
        before = client.get("/")
        assert (before.status_code, before.headers["Cache-Control"]) == (503, "no-store")
        assert "make web" in before.text
        assert_all_headers(before)
        assert client.get("/sw.js").status_code == 404
        build(folder)
        assert client.get("/t/abc").text == PAGE
        assert client.get("/assets/main-4f2a.js").text == SCRIPT
        (folder / "index.html").write_text("another")
        (folder / "assets" / "main-4f2a.js").unlink()
        (folder / "assets" / "main-5e3b.js").write_text("new")
        (folder / "sw.js").unlink()
        assert client.get("/").text == "another"
        assert client.get("/assets/main-5e3b.js").text == "new"
        assert client.get("/assets/main-4f2a.js").text == SCRIPT, "pages that are open still need it"
        assert client.get("/sw.js").status_code == 404


def test_the_folder_can_be_set_in_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from rooftree.server.settings import from_environment

    assert from_environment().static is None
    monkeypatch.setenv("ROOFTREE_STATIC", str(tmp_path))
    assert from_environment().static == str(tmp_path)


def test_serve_opens_the_browser_once_somebody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Any] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        naps = iter([lambda: None, door.listen])
        monkeypatch.setattr(serve, "time", SimpleNamespace(monotonic=lambda: 0.0, sleep=lambda _: next(naps)()))
        serve._show("http://localhost:8000", door.getsockname())
    assert opened == ["http://localhost:8000"]


def test_serve_does_not_open_the_browser_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("webbrowser.open", lambda _: pytest.fail("nobody listens"))
    clock = iter([0.0, 0.0, serve.FIRST_ANSWER + 1])
    monkeypatch.setattr(serve, "time", SimpleNamespace(monotonic=lambda: next(clock), sleep=lambda _: None))
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        serve._show("http://localhost:8000", door.getsockname())
