"""What a link shows before it is opened, and who may frame a replay."""

import struct
import sys
from collections.abc import Iterator
from html.parser import HTMLParser

import httpx2
import pytest

from rooftree.press.making import ART
from rooftree.protocol import Ready, SeatBot, Sit
from rooftree.server.headers import HEADERS
from rooftree.server.pages import BUILT
from rooftree.server.record import result_of
from tests.server.halls import do, play
from tests.server.patience import wait_until
from tests.server.serving import Served, serving

pytestmark = pytest.mark.skipif(
    not (BUILT / "index.html").exists(), reason="the browser client is not built: make web"
)

EVIL = "\"><b>&amp;'Éva"  # a nickname


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("sharing"), static=str(BUILT)) as served:
        yield served


class Head(HTMLParser):
    """The title and the properties of a page, as a browser reads them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.tags: set[str] = set()
        self._is_title = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        given = dict(attrs)
        self._is_title = tag == "title"
        if tag == "meta" and given.get("property"):
            self.told[str(given["property"])] = str(given["content"])

    def handle_endtag(self, tag: str) -> None:
        self._is_title = False

    def handle_data(self, data: str) -> None:
        if self._is_title:
            self.told["title"] = data


def table_of(server: Served, name: str) -> tuple[httpx2.Client, str]:
    """A table of California with somebody at it, and a bot."""
    client = server.guest()
    table = str(client.post("/api/tables", json={"game": "california", "players": 2}).json()["id"])
    hall, person = server.services.hall, server.call(server.services.people.of_token(client.cookies["rooftree"]))
    assert person is not None
    server.call(do(hall, hall.rooms[table], person, Sit, 0, name))
    return client, table


def finished(server: Served, name: str) -> tuple[str, list[int]]:
    client, table = table_of(server, name)
    hall, person = server.services.hall, server.call(server.services.people.of_token(client.cookies["rooftree"]))
    assert person is not None
    room = hall.rooms[table]
    server.call(do(hall, room, person, SeatBot, 1, "random"))
    server.call(do(hall, room, person, Ready, 0))
    wait_until(lambda: room.table.status != "waiting")
    server.call(play(hall, room))
    result = result_of(room.table)
    assert result is not None
    return table, result["scores"]


def test_a_table_that_waits_tells_who_is_there_and_names_are_words_only(server: Served) -> None:
    _, table = table_of(server, EVIL)
    answer = server.visitor().get(f"/t/{table}?lang=en")
    head = Head(answer.text)
    assert head.told["og:description"] == f"At the table: {EVIL}. Come and play!"
    assert head.told["title"] == head.told["og:title"] == "California · Rooftree"
    assert head.told["og:image"].startswith(f"{server.address}/api/tables/{table}/card.png")
    assert "b" not in head.tags
    assert "set-cookie" not in answer.headers
    assert Head(server.visitor(**{"Accept-Language": "fr"}).get(f"/t/{table}").text).told["og:description"] == (
        f"À la table\u00a0: {EVIL}. Viens jouer\u00a0!"
    )


def test_a_finished_game_tells_its_points_and_has_a_picture(server: Served) -> None:
    table, scores = finished(server, "Ada")
    for page in ("t", "replay", "embed"):
        told = Head(server.visitor().get(f"/{page}/{table}").text).told["og:description"]
        assert told.startswith(f"Ada {scores[0]}, ")
        assert f" {scores[1]}. Watch" in told
    if ART.is_dir():
        picture = server.visitor().get(f"/api/tables/{table}/card.png")
        assert picture.content[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)


def test_where_nobody_can_draw_there_is_the_sign_of_the_house(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    _, table = table_of(server, "Ben 漢")
    monkeypatch.setitem(sys.modules, "typst", None)
    assert server.visitor().get(f"/api/tables/{table}/card.png").headers["location"] == "/icon-512.png"


def test_what_is_not_there_is_the_plain_page(server: Served) -> None:
    plain = server.visitor().get("/").text
    for path in ("/t/nothere", "/replay/nothere", "/t/%22%3E%3Cb", "/embed/nothere"):
        assert server.visitor().get(path).text == plain
    assert server.visitor().get("/api/tables/nothere/card.png").status_code == 404
    assert server.visitor().head("/daily").text == ""


def test_a_daily_house_tells_nothing_while_others_could_build_theirs(server: Served) -> None:
    """Neither who built it nor its points; and the page of the day is the same for everybody."""
    ada = server.guest()
    today = ada.get("/api/daily").json()["today"]
    table = ada.post(f"/api/daily/{today}/california", json={"name": "Ada", "bot": "novice"}).json()["id"]
    hall = server.services.hall
    wait_until(lambda: hall.rooms[table].table.status != "waiting")
    server.call(play(hall, hall.rooms[table]))
    for visitor in (ada, server.visitor()):
        told = Head(visitor.get(f"/replay/{table}").text).told
        assert told["og:title"] == "Daily house · California"
        assert told["og:description"].startswith("One deal a day")
        assert "Ada" not in "".join(told.values())
    assert Head(ada.get("/daily").text).told == Head(server.visitor().get("/daily").text).told


def test_only_a_replay_to_be_embedded_may_be_framed(server: Served) -> None:
    visitor, kept = server.visitor(), HEADERS["Content-Security-Policy"]
    framed = visitor.get("/embed/anything").headers
    assert "x-frame-options" not in framed
    assert framed["content-security-policy"] == kept.replace("frame-ancestors 'none'", "frame-ancestors *")
    for path in ("/", "/embed", "/replay/embed/x", "/t/x", "/api/games", "/embedded/x"):
        headers = visitor.get(path).headers
        assert (headers["x-frame-options"], headers["content-security-policy"]) == ("DENY", kept)
