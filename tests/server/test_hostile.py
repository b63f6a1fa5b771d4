"""Clients that mean no good: each is refused with a reason and held back, and the others play on."""

import json
import logging
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from rooftree.protocol import MAX_MESSAGE
from rooftree.server import guard, wire
from rooftree.server import line as lines
from rooftree.server.line import MOST_JUNK, TOO_MUCH_JUNK, TOO_SILENT, TOO_SLOW
from rooftree.server.visits import MOST_TABLES
from tests.server.patience import wait_until
from tests.server.serving import Served, done, serving
from tests.shared import HANGING


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


class Players:
    """Two people at a table, whose game must go on whatever happens beside it."""

    def __init__(self, server: Served, stack: ExitStack) -> None:
        self.clients = [server.guest(), server.guest()]
        settings = {"game": "dreamhome", "players": 2}
        self.table: str = self.clients[0].post("/api/tables", json=settings).json()["id"]
        self.lines = [stack.enter_context(server.line(client)) for client in self.clients]
        for seat, line in enumerate(self.lines):
            done(line.ask("sit", table=self.table, seat=seat, name=f"P{seat}"))
            done(line.ask("prefer", table=self.table, seat=seat, confirms=False))
        for seat, line in enumerate(self.lines):
            done(line.ask("ready", table=self.table, seat=seat))
        wait_until(lambda: self.look()["summary"]["status"] == "playing")

    def look(self, seat: int = 0) -> dict[str, Any]:
        return self.clients[seat].get(f"/api/tables/{self.table}").json()  # type: ignore[no-any-return]

    def play(self, moves: int = 2) -> None:
        for _ in range(moves):
            seat = self.look()["summary"]["to_act"]
            move = self.look(seat)["views"][str(seat)]["legal"][0]
            done(self.lines[seat].ask("move", table=self.table, seat=seat, move=move))


@pytest.fixture
def players(server: Served) -> Iterator[Players]:
    with ExitStack() as stack:
        yield Players(server, stack)


def refusal(answer: dict[str, Any]) -> str:
    assert answer["kind"] == "refused", answer
    assert answer["text"] != answer["why"]["key"]
    return str(answer["why"]["key"])


# What is sent


UNREADABLE = [
    "",
    "{",
    "null",
    "[]",
    "7",
    "NaN",
    '"watch"',
    "\x00",
    "{}",
    '{"do": "ping"}',
    '{"id": "a"}',
    '{"do": "explode", "id": "a"}',
    '{"do": ["ping"], "id": "a"}',
    '{"do": "ping", "id": 7}',
    '{"do": "ping", "id": null}',
    '{"do": "ping", "id": "a", "more": 1}',
    '{"do": "ping", "id": "a"} {"do": "ping", "id": "b"}',
    '{"do": "move", "id": "a", "table": "t", "seat": "0", "move": "pass"}',
    '{"do": "move", "id": "a", "table": "t", "seat": NaN, "move": "pass"}',
    '{"do": "move", "id": "a", "table": "t", "seat": Infinity, "move": "pass"}',
    '{"do": "move", "id": "a", "table": "t", "seat": 1e400, "move": "pass"}',
    '{"do": "move", "id": "a", "table": "t", "seat": 0.5, "move": "pass"}',
    '{"do": "move", "id": "a", "table": "t", "seat": -1, "move": "pass"}',
    '{"do": "move", "id": "a", "table": "t", "seat": ' + "9" * 400 + ', "move": "pass"}',
    '{"do": "move", "id": "a", "table": "t", "seat": ' + "9" * 9000 + ', "move": "pass"}',
    '{"do": "say", "id": "a", "table": "t", "text": "\\ud800"}',
    '{"do": "say", "id": "a", "table": "t", "text": ["x"]}',
    '{"id": ' + "[" * 8000,
    '{"x": ' + "[" * 8000 + "]" * 8000 + "}",
    '{"do": "ping", "id": ' + '{"a":' * 1500 + "1" + "}" * 1500 + "}",
]


@pytest.mark.parametrize("text", UNREADABLE, ids=lambda text: ascii(text[:40]))
def test_what_cannot_be_read_is_refused(server: Served, text: str) -> None:
    with server.line(server.guest()) as line:
        line.socket.send(text)
        assert refusal(line.hear()) == "refused-unreadable"
        done(line.ask("ping"))
    answer = server.guest().post("/api/do", content=text.encode())
    assert (answer.status_code, answer.json()["key"]) == (422, "refused-unreadable")


def test_bytes_are_refused(server: Served) -> None:
    with server.line() as line:
        line.socket.send(b'{"do": "ping", "id": "a"}')
        assert refusal(line.hear()) == "refused-unreadable"
        done(line.ask("ping"))


def test_what_is_too_long_is_refused(server: Served) -> None:
    with server.line(server.guest()) as line:
        line.socket.send(json.dumps({"do": "ping", "id": "a", "x": "é" * (MAX_MESSAGE // 2)}, ensure_ascii=False))
        assert refusal(line.hear()) == "refused-too-long"
        done(line.ask("ping"))
        line.socket.send("x" * 100_000)
        assert line.end() == 1009  # too big: nobody reads that


def test_an_id_is_short_and_can_be_seen(server: Served) -> None:
    with server.line() as line:
        for name in ("", "x" * 65, "\x00", "a\nb", "\u202ea", "a\u2028"):
            line.socket.send(json.dumps({"do": "ping", "id": name}))
            answer = line.hear()
            assert (refusal(answer), answer["id"]) == ("refused-id", None)
        done(line.ask("ping", id="x" * 64))


def test_tables_that_cannot_be_are_not_looked_for(server: Served) -> None:
    names = ["", "x", "x" * 5000, "../../etc/passwd", "a\x00b", "%00", "é" * 10, "'; DROP TABLE events; --"]
    with server.line(server.guest()) as line:
        for name in names:
            assert refusal(line.ask("watch", table=name)) == "refused-no-such-table"
            assert refusal(line.ask("move", table=name, seat=0, move="x")) == "refused-no-such-table"
            done(line.ask("leave", table=name))
    for path in ("%00", "x" * 300, "%ff%fe", "é", "..%2f..%2fx"):
        for rest in ("", "/record", "/replay", "/qr.svg"):
            assert server.visitor().get(f"/api/tables/{path}{rest}").status_code == 404
    assert not server.services.hall._opening  # nothing is remembered of names that nobody has


def test_names_and_chat_hold_nothing_invisible(server: Served, players: Players) -> None:
    client = server.guest()
    table = client.post("/api/tables", json={"game": "dreamhome", "players": 3}).json()["id"]
    with server.line(client) as line:
        for name in ("", " ", "\u200b\u202e", "\x00\x07", "x" * 31, "\ufeff"):
            assert refusal(line.ask("sit", table=table, seat=0, name=name)) == "refused-nickname"
        done(line.ask("sit", table=table, seat=0, name="\u202eA\x00d\na\u200b"))
        for text in ("", "\n\t", "\u200b", "x" * 501):
            assert refusal(line.ask("say", table=table, text=text)) == "refused-chat"
        done(line.ask("say", table=table, text="</script>\x1b[31m{$name}\u202e"))
        assert refusal(line.ask("react", table=table, reaction="<img>")) == "refused-reaction"
    shown = client.get(f"/api/tables/{table}").json()
    told = [shown["summary"]["seats"][0]["name"], shown["chat"][0]["text"]]
    assert all(text.isprintable() for text in told), told
    assert told[1].startswith("</script>")  # text, for the page to show as text


# What is not theirs


def test_other_peoples_seats_and_turns_are_theirs(server: Served, players: Players) -> None:
    table, before = players.table, players.look()["version"]
    to_act = players.look()["summary"]["to_act"]
    legal = players.look(to_act)["views"][str(to_act)]["legal"][0]
    with server.line(server.guest()) as line, server.line() as spectator:
        asked = [
            ("move", {"seat": to_act, "move": legal}, "refused-not-your-seat"),
            ("undo", {"seat": 0}, "refused-not-your-seat"),
            ("confirm", {"seat": 0}, "refused-not-your-seat"),
            ("prefer", {"seat": 0, "confirms": True}, "refused-not-your-seat"),
            ("preview", {"seat": to_act}, "refused-not-your-seat"),
            ("take-over", {"seat": 0, "bot": "random"}, "refused-only-host"),
            ("hand-back", {"seat": 0}, "refused-not-your-seat"),
            ("remove", {"seat": 1}, "refused-only-host"),
            ("mute", {"person": "x"}, "refused-only-host"),
            ("stand-up", {"seat": 0}, "refused-table-is-playing"),
            ("sit", {"seat": 0, "name": "Eve"}, "refused-table-is-playing"),
            ("ready", {"seat": 0}, "refused-table-is-playing"),
            ("seat-bot", {"seat": 0, "bot": "random"}, "refused-table-is-playing"),
            ("rematch", {}, "refused-not-over"),
            ("move", {"seat": 9, "move": legal}, "refused-no-such-seat"),
        ]
        for do, fields, key in asked:
            assert refusal(line.ask(do, table=table, **fields)) == key
            assert refusal(spectator.ask(do, table=table, **fields)) == "refused-nobody"
    other = players.lines[1 - to_act]
    assert refusal(other.ask("move", table=table, seat=1 - to_act, move=legal)) == "refused-not-your-turn"
    assert refusal(other.ask("move", table=table, seat=to_act, move=legal)) == "refused-not-your-seat"
    assert players.look()["version"] == before
    players.play()


def test_a_view_is_for_those_who_sit_there(server: Served, players: Players) -> None:
    for client, seats in (
        (players.clients[1], ["1"]),
        (server.guest(), ["spectator"]),
        (server.visitor(), ["spectator"]),
    ):
        shown = client.get(f"/api/tables/{players.table}").json()
        assert list(shown["views"]) == seats
        assert shown["summary"]["seed"] is shown["summary"]["salt"] is None


def test_a_screen_for_the_whole_room_shows_no_hand_of_its_owner(server: Served, players: Players) -> None:
    with server.line(players.clients[1], query="?as=spectator") as screen:
        assert screen.hello["person"] is None
        assert screen.ask("watch", table=players.table)["kind"] == "done"
        assert refusal(screen.ask("say", table=players.table, text="hello")) == "refused-nobody"
        shown = next(message for message in screen.others if message["kind"] == "table")
        assert list(shown["views"]) == ["spectator"]


def test_a_command_sent_again_counts_once(players: Players) -> None:
    seat = players.look()["summary"]["to_act"]
    move = players.look(seat)["views"][str(seat)]["legal"][0]
    fields = {"table": players.table, "seat": seat, "move": move, "id": "again"}
    answers = [players.lines[seat].ask("move", **fields) for _ in range(5)]
    assert all(answer == answers[0] for answer in answers)
    assert players.look()["summary"]["num_moves"] == 1


def test_an_id_is_used_up_by_what_was_done_and_by_nothing_else(players: Players) -> None:
    """So says docs/protocol.md: choose ids at random."""
    line = players.lines[0]
    assert refusal(line.ask("say", table=players.table, text="", id="mine")) == "refused-chat"
    done(line.ask("watch", table=players.table, id="mine"))
    first = line.ask("say", table=players.table, text="one", id="mine")
    assert line.ask("say", table=players.table, text="another", id="mine") == first
    assert [line["text"] for line in players.look()["chat"]] == ["one"]


def test_one_persons_ids_are_not_anothers(players: Players) -> None:
    """Ids that somebody else has used are free: nobody can take a command away by being faster."""
    first, second = players.lines
    done(first.ask("say", table=players.table, text="one", id="same"))
    done(second.ask("say", table=players.table, text="two", id="same"))
    assert [line["text"] for line in players.look()["chat"]] == ["one", "two"]


def test_bots_that_do_not_exist_are_refused(server: Served) -> None:
    client = server.guest()
    table = client.post("/api/tables", json={"game": "dreamhome", "players": 2}).json()["id"]
    with server.line(client) as line:
        for bot in ("", "deep-blue", "../greedy", "greedy\x00", "x" * 9000):
            assert refusal(line.ask("seat-bot", table=table, seat=1, bot=bot)) == "refused-no-such-bot"
        done(line.ask("seat-bot", table=table, seat=1, bot="random"))


# Too much


def test_junk_ends_a_line_and_nothing_else(server: Served, players: Players, caplog: pytest.LogCaptureFixture) -> None:
    """Ten thousand junk messages: after fifty the line is cut, and that is in the log."""
    for _ in range(3):
        with server.line(server.guest()) as line:
            with suppress(ConnectionClosed):
                for _ in range(10_000):
                    line.socket.send("junk")
            assert line.end() == TOO_MUCH_JUNK
            assert [refusal(answer) for answer in line.others] == ["refused-unreadable"] * MOST_JUNK
    assert "a line was cut" in caplog.text
    players.play()


def test_a_flood_is_held_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "HOLD_BACK", 0.01)
    with serving(tmp_path, commands_at_once=20, commands_a_second=0.001) as server, server.line() as line:
        for number in range(20 + MOST_JUNK + 5):
            line.socket.send(json.dumps({"do": "ping", "id": f"{number}"}))
        assert line.end() == TOO_MUCH_JUNK
        assert [answer["kind"] for answer in line.others[:20]] == ["done"] * 20
        assert [refusal(answer) for answer in line.others[20:]] == ["refused-too-much"] * MOST_JUNK


def test_chat_is_held_back(players: Players) -> None:
    answers = [players.lines[0].ask("say", table=players.table, text=f"line {number}") for number in range(30)]
    kinds = [answer["kind"] for answer in answers]
    assert kinds[0] == "done"
    assert refusal(answers[-1]) == "refused-too-much"
    players.play()


def test_a_socket_watches_so_many_tables(server: Served) -> None:
    client = server.guest()
    settings = {"game": "california", "players": 2}
    tables = [client.post("/api/tables", json=settings).json()["id"] for _ in range(MOST_TABLES + 1)]
    with server.line(client) as line:
        for table in tables[:-1]:
            done(line.ask("watch", table=table))
        assert refusal(line.ask("watch", table=tables[-1])) == "refused-many-tables"
        done(line.ask("leave", table=tables[0]))
        done(line.ask("watch", table=tables[-1]))


def test_one_address_has_so_many_sockets(server: Served, players: Players) -> None:
    """Hundreds of connections: those beyond the limit are refused, with a reason, and there is room again after."""
    with ExitStack() as stack:
        refused = [error for error in (come_in(server, stack) for _ in range(200)) if error is not None]
        assert len(refused) == 200 - 60  # the players are known, and count for themselves
        assert all(error.response.status_code == 429 for error in refused)
        assert all(b"refused-too-much" in error.response.body for error in refused)
        players.play()
    wait_until(lambda: len(server.services.lines) == 2)
    with server.line() as line:
        done(line.ask("ping"))
    players.play()


def come_in(server: Served, stack: ExitStack) -> InvalidStatus | None:
    try:
        stack.enter_context(server.line())
    except InvalidStatus as error:
        return error
    return None


def test_guests_and_tables_come_slowly(tmp_path: Path) -> None:
    """Whatever stays in the database for ever counts more than a look at it."""
    with serving(tmp_path, requests_at_once=60, requests_a_second=0.0001) as server:
        client = server.guest()
        tables = [client.post("/api/tables", json={"game": "dreamhome", "players": 2}) for _ in range(20)]
        assert 10 <= sum(answer.status_code == 201 for answer in tables) <= 12
        assert (tables[-1].status_code, tables[-1].json()["key"]) == (429, "refused-too-much")
    with serving(tmp_path, requests_at_once=60, requests_a_second=0.0001) as server:
        guests = [server.visitor().post("/api/me") for _ in range(30)]
        assert sum(answer.status_code == 201 for answer in guests) == 20


def test_new_sockets_come_slowly(tmp_path: Path) -> None:
    with serving(tmp_path, requests_at_once=5, requests_a_second=0.001) as server, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(server.line())
        with pytest.raises(InvalidStatus) as refused:
            server.line()
        assert refused.value.response.status_code == 429


def test_a_socket_that_never_speaks_is_closed(
    server: Served, players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server.line() as polite:
        done(polite.ask("ping"))
        monkeypatch.setattr(lines, "FIRST_WORD", 0.2)
        with server.line() as silent:
            assert silent.end() == TOO_SILENT
        time.sleep(0.3)
        done(polite.ask("ping"))
    players.play()


def test_connections_that_are_no_requests_are_let_go(server: Served, players: Players) -> None:
    """Open and silent, half a request, half a handshake, and frames that are none."""
    with ExitStack() as stack:
        raw = [stack.enter_context(sockets.create_connection(("127.0.0.1", server.port))) for _ in range(6)]
        raw[1].sendall(b"GET /api/me HTT")
        raw[2].sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")
        raw[3].sendall(b"GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
        raw[4].sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n")
        raw[5].sendall(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000)
        for each in raw[2:]:
            each.settimeout(HANGING)
            assert each.recv(65_536).startswith(b"HTTP/1.1 400")
        players.play()


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\n",
        b'POST /api/do HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{"do":',
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HT",
    ],
    ids=lambda begun: ascii(begun[:30]),
)
def test_a_request_that_does_not_end_is_given_up(
    server: Served, begun: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A byte now and then keeps nothing open."""
    monkeypatch.setattr(guard, "WHOLE_REQUEST", 0.3)
    with sockets.create_connection(("127.0.0.1", server.port)) as slow:
        slow.sendall(begun)
        slow.settimeout(HANGING)
        while slow.recv(65_536):
            pass


def test_a_socket_outlives_its_request(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it stays, the patience with its handshake has ended with that."""
    connections, plain = list[guard.GuardedProtocol](), guard.GuardedProtocol._begin

    def begin(connection: guard.GuardedProtocol) -> None:
        connections.append(connection)
        plain(connection)

    monkeypatch.setattr(guard.GuardedProtocol, "_begin", begin)
    with server.line() as line:
        done(line.ask("ping"))
        assert connections
        assert all(each._timer is None for each in connections)


BAD_TEXT = b"\x81\x82\x00\x00\x00\x00\xff\xfe"  # no UTF-8


@pytest.mark.parametrize(
    "frame",
    [b"\xff\xff\xff\xff", b"\x81\x05hello", b"\x83\x80\x00\x00\x00\x00", b"\xf1\x80\x00\x00\x00\x00", BAD_TEXT],
)
def test_broken_frames_end_a_line(server: Served, players: Players, frame: bytes) -> None:
    with server.line() as line:
        line.socket.socket.sendall(frame)
        with pytest.raises(ConnectionClosed):
            line.hear()
    players.play()


def test_a_slow_reader_is_cut_and_keeps_nobody_waiting(
    server: Served, players: Players, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody asks for the table over and over and reads nothing of it: what waits for them is limited, then gone."""
    monkeypatch.setattr(lines, "MOST_UNSENT_BYTES", 200_000)
    monkeypatch.setattr(wire, "GOODBYE", 0.2)
    small = sockets.socket()
    small.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", server.port))
    address = f"ws://127.0.0.1:{server.port}/socket"
    with ExitStack() as stack:
        slow = stack.enter_context(connect(address, sock=small, max_queue=1, close_timeout=0.1, compression=None))
        asked = json.dumps({"do": "watch", "id": "w", "table": players.table})
        deadline = time.monotonic() + HANGING
        while f"'code': {TOO_SLOW}" not in caplog.text and time.monotonic() < deadline:
            try:
                slow.send(asked)
            except ConnectionClosed:
                break
        wait_until(lambda: f"'code': {TOO_SLOW}" in caplog.text)
        wait_until(lambda: len(server.services.hall.rooms[players.table].audience.watchers) == 0)
        wait_until(lambda: len(server.services.lines) == 2)
        players.play()


def test_a_line_that_breaks_leaves_no_ghost(server: Served, players: Players) -> None:
    client = server.guest()
    line = server.line(client)
    done(line.ask("watch", table=players.table))
    room = server.services.hall.rooms[players.table]
    assert len(room.audience.watchers) == 1
    line.socket.socket.shutdown(sockets.SHUT_RDWR)
    wait_until(lambda: not room.audience.watchers)
    with line:
        pass
