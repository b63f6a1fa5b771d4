"""The example in JavaScript at a real server: whole games of all three, over lines that break and lose things."""

import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import node
import pytest

from rooftree.protocol import Commands, Move, Watch
from rooftree.server.line import TOO_SLOW, Line
from tests.server.patience import wait_until
from tests.server.serving import Served, serving
from tests.shared import HANGING

CLIENT = Path(__file__).resolve().parents[2] / "examples" / "javascript_client" / "client.mjs"


class Mishaps:
    """What befalls every line: it ends in the midst of a certain move, and no chat comes through.

    The move is made all the same, but nobody is told. `heard` counts what each person asked for.
    """

    FATAL = 5  # which move

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard = Counter[tuple[str | None, type]]()
        self._obey, self._send = Line.obey, Line.send
        monkeypatch.setattr(Line, "obey", lambda line, command: self.obey(line, command))
        monkeypatch.setattr(Line, "send", lambda line, text: self.send(line, text))

    def obey(self, line: Line, command: Commands) -> None:
        asked = (line.person, type(command))
        self.heard[asked] += 1
        if isinstance(command, Move) and self.heard[asked] == self.FATAL:
            line.cut(TOO_SLOW)
        self._obey(line, command)

    def send(self, line: Line, text: bytes) -> None:
        if b'"kind":"change"' not in text or b'"chat":[]' in text:
            self._send(line, text)

    def count(self, command: type) -> list[int]:
        return [number for (_, kind), number in self.heard.items() if kind is command]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def mishaps(monkeypatch: pytest.MonkeyPatch) -> Mishaps:
    return Mishaps(monkeypatch)


class Player:
    """The client as a process, and the table that it says it is at."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        assert process.stdout is not None
        self.link = process.stdout.readline().strip()
        self.table = self.link.rpartition("/")[2]

    def last_words(self) -> list[str]:
        """What it says at the end of the game."""
        said, _ = self._process.communicate(timeout=HANGING)
        assert self._process.returncode == 0, said
        return said.splitlines()


@contextmanager
def playing(*arguments: str) -> Iterator[Player]:
    command, environment = node.command(["node", str(CLIENT), *arguments])
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    )
    try:
        yield Player(process)
    finally:
        process.kill()
        process.communicate()


def summary(server: Served, table: str) -> dict[str, Any]:
    return server.visitor().get(f"/api/tables/{table}").json()["summary"]  # type: ignore[no-any-return]


def end_as_told(server: Served, table: str) -> list[str]:
    """What a client should say, from what the server knows."""
    end = summary(server, table)
    points, winners = end["result"]["scores"], end["result"]["winners"]
    houses = [
        f"{each['name']}: {points[seat]}{', and wins' if seat in winners else ''}"
        for seat, each in enumerate(end["seats"])
    ]
    together = [f"together: {end['result']['rank']}"] if end["result"]["rank"] else []
    return [*houses, *together, f"{end['num_moves']} moves, dealt as sealed"]


@pytest.mark.parametrize("game", ["california", "homesweethome"])
def test_it_plays_with_a_bot_to_the_end_though_its_line_ends_in_the_midst_of_a_move(
    server: Served, mishaps: Mishaps, game: str
) -> None:
    with playing(server.address, game) as player:
        assert player.last_words() == end_as_told(server, player.table)
    assert min(mishaps.count(Watch)) >= 2
    assert min(mishaps.count(Move)) > Mishaps.FATAL


def test_two_of_them_meet_by_a_link_and_look_again_when_they_have_missed_something(
    server: Served, mishaps: Mishaps
) -> None:
    guest = server.guest()
    with playing(server.address, "dreamhome", "--people", "--name", "Ada") as host:
        wait_until(lambda: summary(server, host.table)["seats"][0]["is_ready"])
        said = {"do": "say", "id": "1", "table": host.table, "text": "Nobody hears this."}
        assert guest.post("/api/do", json=said).status_code == 200
        with playing(host.link, "--name", "Bob") as other:
            assert other.last_words() == host.last_words() == end_as_told(server, host.table)
    assert sorted(mishaps.count(Watch)) >= [2, 3]
    assert len(mishaps.count(Move)) == 2
