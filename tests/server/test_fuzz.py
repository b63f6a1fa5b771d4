"""Random things sent to a server: whatever comes, it answers, with nothing that is its own fault."""

import json
import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from rooftree import games
from rooftree.core.text import MOST_ECHO, harmless
from rooftree.protocol import MAX_ID, REACTIONS, Command, Commands
from rooftree.server import line as line_module
from rooftree.server.app import create_app
from rooftree.server.commands import command_in, id_in
from rooftree.server.fold import folded
from rooftree.server.settings import Settings
from rooftree.server.table import Refusal
from tests.server.serving import Served, TestLine, serving
from tests.server.table_log import state_of

COMMANDS = 1500  # of the random people
FAULTS = ("refused-server-error", "refused-not-written")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("fuzz"), lines_at_once=1000) as running:
        yield running


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.INFO):
        yield
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# Reading


@given(st.one_of(st.binary(max_size=300), st.text(max_size=300)))
@settings(max_examples=300, suppress_health_check=list(HealthCheck))
def test_anything_is_read_or_refused(data: bytes | str) -> None:
    read = command_or_refusal(data)
    assert isinstance(read, Command) or read.startswith("refused-")
    assert id_in(data) is None or len(str(id_in(data))) <= MAX_ID


def command_or_refusal(data: bytes | str) -> Command | str:
    try:
        return command_in(data)
    except Refusal as refusal:
        return refusal.why.key


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(
    st.dictionaries(
        st.sampled_from(["do", "id", "table", "seat", "move", "bot", "name", "text", "options"]), json_values
    )
)
@settings(max_examples=150, suppress_health_check=list(HealthCheck))
def test_anything_like_a_command_is_read_or_refused(fields: dict[str, Any]) -> None:
    read = command_or_refusal(json.dumps(fields))
    assert isinstance(read, Command) or read.startswith("refused-")


@given(st.text(max_size=1000))
@settings(suppress_health_check=list(HealthCheck))
def test_what_is_said_back_is_short_and_harmless(text: str) -> None:
    said = harmless(text)
    assert len(said) <= MOST_ECHO
    assert said.isprintable()
    said.encode()


# Random people at tables

NASTY: list[Any] = [
    *(None, True, False, -1, 0, 7, 99, 100, 2**31, 2**63, 10**40, 0.5, -0.0, 1e308),
    *("", " ", "0", "\x00", "\u202e", "x" * 70, "x" * 5000, "💥" * 40, "a\nb", "é" * 31, "../..", "{ $name }"),
    *([], {}, [[]], {"a": 1}, [1, "a"]),
]


class Stranger:
    """Somebody who does random things, most of them nearly right."""

    def __init__(self, line: TestLine, tables: list[str], chance: Random) -> None:
        self.line, self.tables, self.chance = line, tables, chance
        self.legal: dict[str, list[str]] = {}
        self.people = ["x"]

    def act(self) -> dict[str, Any]:
        """One command; its answer."""
        kind = self.chance.choice(msgspec.inspect.type_info(Commands).types)  # type: ignore[attr-defined]
        table = self.chance.choice(self.tables)
        fields = {field.encode_name: self._value(field.encode_name, table) for field in kind.fields}
        if self.chance.random() < 0.05:
            fields[self.chance.choice([*fields, "more"])] = self.chance.choice(NASTY)
        if self.chance.random() < 0.03:
            fields.pop(self.chance.choice(list(fields)))
        if fields.get("id") != "n":
            return self._send(json.dumps({"do": kind.tag, **fields}))
        return self.line.ask(kind.tag, **{key: value for key, value in fields.items() if key != "id"})

    def _send(self, text: str) -> dict[str, Any]:
        """A message whose answer has another id, or none."""
        self.line.socket.send(text)
        while (heard := self.line.hear())["kind"] in ("table", "change", "hello"):
            self.line.others.append(heard)
        return heard

    def _value(self, name: str, table: str) -> Any:
        chance = self.chance
        if chance.random() < 0.02:
            return chance.choice(NASTY)
        values: dict[str, Callable[[], Any]] = {
            "id": lambda: "n",
            "table": lambda: table,
            "seat": lambda: chance.randrange(3),
            "move": lambda: chance.choice(self.legal.get(table) or ["pass", "place A1", "1"]),
            "bot": lambda: chance.choice(["random", "random", "greedy-not"]),
            "reaction": lambda: chance.choice(REACTIONS),
            "person": lambda: chance.choice(self.people),
            "character": lambda: chance.choice(["", "", "pip", "margot"]),
            "options": lambda: chance.choice([{}, {"roofs": "strict"}, {"x": True}]),
            "pace": lambda: chance.choice(["live", "days"]),
            "seconds": lambda: chance.choice([None, 30, 600, 5]),
        }
        if name.startswith("is_") or name in ("all", "confirms", "locks"):
            return chance.random() < 0.7
        return values.get(name, lambda: f"text {chance.random()}")()

    def look(self) -> None:
        """Learn what is legal, and who is who."""
        for message in self.line.others:
            if message["kind"] == "table":
                views = message["views"].values()
                self.legal[message["table"]] = [move for view in views for move in view["legal"]]
                self.people += [seat["person"] for seat in message["summary"]["seats"] if seat["person"]]
        self.line.others.clear()


def test_random_people_find_no_fault(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_module, "MOST_JUNK", 10 * COMMANDS)
    chance = Random(11)
    with ExitStack() as stack:
        guests = [server.guest() for _ in range(3)]
        tables = [
            guests[number % 3].post("/api/tables", json={"game": name, "players": 2 + number % 2}).json()["id"]
            for number, name in enumerate(games.NAMES)
        ]
        lines = [stack.enter_context(server.line(guest)) for guest in (*guests, None)]
        people = [Stranger(line, [*tables, tables[0], "nowhere"], chance) for line in lines]
        for table in tables:
            begin(table, people[:3])
        answers = list[dict[str, Any]]()
        for number in range(COMMANDS):
            person = chance.choice(people)
            if number % 7 == 0:
                person.line.ask("watch", table=chance.choice(tables))
            person.look()
            answers.append(person.act())
        told = {answer["why"]["key"] for answer in answers if answer["kind"] == "refused"}
        assert not told & set(FAULTS)
        assert len(told) > 12
        assert sum(answer["kind"] == "done" for answer in answers) > COMMANDS / 10
        for table in tables:
            server.call(expect_the_log_to_be_the_table(server, table))


def begin(table: str, people: list[Stranger]) -> None:
    """Seat as many as fit, and have them ready."""
    for seat, person in enumerate(people):
        person.line.ask("sit", table=table, seat=seat, name=f"P{seat}")
    for seat, person in enumerate(people):
        person.line.ask("ready", table=table, seat=seat)


async def expect_the_log_to_be_the_table(server: Served, name: str) -> None:
    """Read from its log, the table is what it has become, whatever was sent."""
    room = server.services.hall.rooms[name]
    async with room.lock:
        table, entries = room.table, await server.services.store.entries(name)
        again, _ = folded(table.game, entries)
        assert [entry.version for entry in entries] == list(range(1, table.version + 1))
        assert (again.log, again.chat, again.seats, again.status) == (table.log, table.chat, table.seats, table.status)
        assert table.state is None or state_of(again) == state_of(table)


# Random requests


API = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
OPERATIONS = [each.ok() for each in API.get_all_operations() if isinstance(each, Ok)]
assert len(OPERATIONS) == len(list(API.get_all_operations()))
TRUE = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def table(server: Served) -> str:
    """One that exists, so that not everything is refused at once."""
    settings = {"game": "dreamhome", "players": 2, "is_public": True}
    return str(server.guest().post("/api/tables", json=settings).json()["id"])


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: f"{each.method} {each.path}")
@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode), ids=lambda mode: mode.value)
def test_every_answer_is_one_that_is_documented(operation: Any, mode: Any, server: Served, table: str) -> None:
    token = server.guest().cookies["rooftree"]

    @given(operation.as_strategy(generation_mode=mode), st.booleans())
    @settings(max_examples=8, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
    def ask(case: Any, is_real: bool) -> None:
        if is_real and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        headers = {"Authorization": f"Bearer {token}"}
        case.call_and_validate(base_url=server.address, headers=headers, checks=TRUE)

    try:
        ask()
    except Unsatisfiable:
        assert mode is schemathesis.GenerationMode.NEGATIVE  # there is nothing to get wrong
