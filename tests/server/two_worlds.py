"""Two servers side by side whose tables differ only in what one seat may not know, asked and told the same things.

Everything that a person or a spectator is sent is kept, byte by byte: over the socket, over HTTP, by push, and what
goes to the logs and figures of the server. The deal is sealed, and everybody has a share in it, as at any table.
"""

import asyncio
import copy
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import zip_longest
from random import Random
from typing import Any, NamedTuple, Self, cast

import msgspec

from rooftree.core.layout import Array
from rooftree.core.records import encode as encode_record
from rooftree.protocol import seals
from rooftree.server import fold as folding
from rooftree.server.app import App, create_app
from rooftree.server.dealing import started
from rooftree.server.events import (
    Called,
    Confirmed,
    Entry,
    GotReady,
    Moved,
    Opened,
    Rematched,
    Revealed,
    SatDown,
    TookBack,
)
from rooftree.server.hall import Hall
from rooftree.server.limits import Bucket
from rooftree.server.line import Line
from rooftree.server.logs import set_up_logs
from rooftree.server.notices import topic_of
from rooftree.server.record import record_of
from rooftree.server.room import Room
from rooftree.server.seal import commitment_of
from rooftree.server.services import Services
from rooftree.server.settings import Settings
from rooftree.server.table import Table
from rooftree.testing.tables import Setting, playthrough
from rooftree.texts.looks import pieces_of
from tests.contract.hidden_worlds import WORLDS
from tests.server.coached_worlds import Games, dials
from tests.shared import quick

TABLE, FORMER = "twotables", "formertable"
PEOPLE = [f"{letter * 32}" for letter in "abcde"]  # ids, as long as real ones
TOKENS = {f"token-of-{person}": person for person in PEOPLE}
LOOK_EVERY = 8  # commands
NOON = 1_800_000_000.0
JUNK = ("{", "[]", '{"do": "move"}', '{"do": "peek", "id": "x", "table": "twotables"}', "\u0000")
UNTOLD = ("_seconds", "_created", "python_", "process_")  # figures about time and memory, not about the game


class Memory:
    """A store that forgets when the test ends."""

    is_shared = False
    written = commits = failures = 0
    wrote_at = float("inf")

    def __init__(self) -> None:
        self.log: list[Entry] = []
        self.rows: dict[str, dict[str, Any]] = {}
        self.records: dict[str, str] = {}
        self.places: list[dict[str, Any]] = []

    async def append(
        self, entry: Entry, row: dict[str, Any], is_new: bool = False, record: dict[str, Any] | None = None, **_: Any
    ) -> None:
        self.put(entry, row, lambda _: None, record, **_)

    def put(
        self, entry: Entry, row: dict[str, Any], told: Any, record: dict[str, Any] | None = None, **_: Any
    ) -> None:
        self.log.append(entry)
        self.rows[entry.table] = row
        self.places += _.get("rated", [])
        if record is not None:
            self.records[record["id"]] = record["record"]
        told(None)

    async def record(self, table: str) -> str | None:
        return self.records.get(table)

    async def tables_of(self, _: str) -> list[dict[str, Any]]:
        return list(self.rows.values())

    async def row(self, table: str) -> dict[str, Any] | None:
        return self.rows.get(table)

    async def lobby(self) -> list[dict[str, Any]]:
        return list(self.rows.values())

    async def entries(self, table: str) -> list[Entry]:
        return [entry for entry in self.log if entry.table == table]

    @property
    def register(self) -> Self:
        return self

    @property
    def catalogue(self) -> Self:
        return self

    async def person(self, **_: str) -> None:
        """Nobody is on holiday, or told in the morning."""

    async def teams_of(self, *_: str) -> list[dict[str, Any]]:
        return []

    @property
    def shelf(self) -> Self:
        return self

    async def review(self, *_: Any) -> None:
        """Nothing is kept."""

    @property
    def almanac(self) -> Self:
        return self

    async def at_table(self, _: str) -> None:
        """None of these is a daily house."""

    async def first_attempts(self, *_: str) -> list[dict[str, Any]]:
        return []

    async def builders(self, *_: Any) -> dict[tuple[str, str], int]:
        return {}

    @property
    def ladder(self) -> Self:
        return self

    async def count(self) -> None:
        """Everybody's place is their rating."""

    async def of(self, person: str) -> list[dict[str, Any]]:
        return [row for row in await self.shown() if row["person"] == person]

    async def shown(self, *_: Any) -> list[dict[str, Any]]:
        return [{**row, "mean": row["place"], "deviation": 0.0, "games": 1, "shown_as": "A"} for row in self.places]

    async def wish_of(self, _: str) -> dict[str, Any]:
        return {"is_off": False, "shown_as": None}

    async def notices_of(self, person: str) -> list[dict[str, Any]]:
        return [{"address": f"https://push.example/{person}"}]


class Everybody:
    """People by tokens that need no signature."""

    @property
    def tokens(self) -> "Everybody":
        return self

    async def of_token(self, token: str | None) -> str | None:
        return TOKENS.get(token or "")

    def named_in(self, token: str | None) -> str | None:
        return TOKENS.get(token or "")

    def forget(self) -> None: ...


class Clock:
    """Time that passes by being looked at."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        self.now += 0.25
        return self.now


class Ear(Line):
    """A line that keeps what it is sent."""

    def __init__(self, hall: Hall, person: str | None) -> None:
        super().__init__(cast(Any, None), hall, person, "en", Bucket(1e9, 1e9))
        self.heard: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.heard.append(text)

    async def attend(self, text: str) -> None:
        """Hear a message, and see it answered."""
        self.hear(text.encode())
        while self.is_busy:
            await asyncio.sleep(0)


class Ears(logging.Handler):
    """Whatever a server writes into its logs."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[bytes] = []

    def emit(self, record: logging.LogRecord) -> None:
        said = dict(record.msg) if isinstance(record.msg, dict) else {"event": record.getMessage()}
        said.pop("timestamp", None)
        self.heard.append(json.dumps(said, default=repr).encode())


@cache
def apps() -> tuple[App, App]:
    """The web parts of two servers: they are slow to put together, and remember nothing."""
    settings = Settings(requests_at_once=10**9, lines_at_once=10**9, lines_a_person=10**9)
    return create_app(settings), create_app(settings)


async def asked(app: App, method: str, path: str, headers: list[tuple[bytes, bytes]], body: bytes) -> bytes:
    """A request without a network: status, headers and content of its answer."""
    place, _, query = path.partition("?")
    length = (b"content-length", str(len(body)).encode())
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "headers": [(b"host", b"test"), (b"content-type", b"application/json"), length, *headers],
        "scheme": "http",
        "path": place,
        "raw_path": place.encode(),
        "query_string": query.encode(),
        "server": ("test", None),
        "client": ("127.0.0.1", 123),
        "root_path": "",
    }
    told: list[bytes] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            told.append(str((message["status"], sorted(message["headers"]))).encode())
        else:
            told.append(message.get("body", b""))

    with suppress(Exception):  # it is in the logs, which are compared, and its answer is told
        await app(scope, receive, send)
    return b"".join(told)


class World:
    """A server with one table, and perhaps the one at which the same people played before."""

    def __init__(self, table: Table, app: int = 0, former: Table | None = None) -> None:
        self.store, self.app, self.games = Memory(), apps()[app], Games()
        self.hall = Hall(cast(Any, self.store), cast(Any, self.games), Clock())
        self.room = self.hall.rooms[TABLE] = Room(
            table, self.hall.store, self.hall.thinkers, self.hall, self.hall.clock
        )
        if former is not None:
            rooms = (former, self.hall.store, self.hall.thinkers, self.hall, self.hall.clock)
            self.hall.rooms[FORMER] = Room(*rooms)
            self.store.records[FORMER] = encode_record(record_of(former))
        self.former = former
        self.pushed: list[bytes] = []
        cast(Any, self.hall.notices)._send = self._push
        people = cast(Any, Everybody())
        self.app.services = Services(self.app.settings, self.hall.store, people, self.hall.thinkers, self.hall)
        self.lines = [Ear(self.hall, person) for person in PEOPLE[: len(table.seats)]]
        self.spectator = Ear(self.hall, None)

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def state(self) -> Array:
        assert self.table.state is not None
        return self.table.state

    async def _push(self, address: str, table: str) -> bool:
        """All that goes into a push: it has no content."""
        self.pushed.append(f"{address} {topic_of(table)}".encode())
        return True

    def view(self, seat: int) -> dict[str, Any]:
        return self.table.game.view(self.state, seat)

    def twin(self, seat: int, chance: Random) -> "World":
        """Another server, with the same table as far as a seat can know; everything else is different."""
        table, game = copy.deepcopy(self.table, {id(self.table.game): self.table.game}), self.table.game
        table.state, secret = WORLDS[game.name](game, self.state, seat, chance), secret_of("another server")
        table.settings = msgspec.structs.replace(table.settings, secret=secret)
        table.start, table.seed, table.salt = table.state.copy(), started(table).seed, secret
        former = None if self.former is None else copy.deepcopy(self.former, {id(self.former.game): self.former.game})
        return World(table, 1, former)

    async def gather(self) -> None:
        """Everybody comes to look at the tables, as after a lost connection."""
        for line in (*self.lines, self.spectator):
            for table in (TABLE, *([FORMER] if self.former else [])):
                await line.attend(json.dumps({"do": "watch", "id": "w", "table": table}))

    async def ask(self, seat: int | None, text: str) -> None:
        line = self.spectator if seat is None else self.lines[seat]
        await line.attend(text)
        await asyncio.gather(
            *line.looking, *self.hall.notices._tasks, return_exceptions=True
        )  # aside, before anything else happens here
        await self.games.pass_time()

    async def look(self, path: str, seat: int | None) -> bytes:
        """An answer over HTTP, with its headers."""
        whose = [] if seat is None else [(b"authorization", f"Bearer token-of-{PEOPLE[seat]}".encode())]
        preview = json.dumps({"do": "preview", "id": "p", "table": TABLE, "seat": seat or 0}).encode()
        is_post = path == "/api/do" or path.endswith("/review")
        return await asked(self.app, "POST" if is_post else "GET", path, whose, preview if path == "/api/do" else b"")

    def figures(self) -> bytes:
        page, _ = self.app.services.metrics.page()
        return "\n".join(line for line in page.splitlines() if not any(word in line for word in UNTOLD)).encode()

    async def close(self) -> None:
        await self.room.close()
        await self.games.coaches.close()


def secret_of(whom: str) -> str:
    """32 bytes that are the same in every test."""
    return seals.digest(f"a secret of {whom}")


def table_in_play(setting: Setting, seed: int, back: int, name: str = TABLE) -> Table:
    """A table with everybody seated, a random game at it, and so many moves to come; no turn is half played."""
    game = setting.ruled(quick(setting.name))
    is_rated = not game.is_shared and seed % 2 == 0  # then nobody has a coach
    opened = Opened(
        game.name,
        setting.former or game.ruleset,
        setting.players,
        dict(setting.options),
        PEOPLE[0],
        is_public=True,
        is_rated=is_rated,
        pace="days",  # whoever is away gets a push at once
        secret=secret_of(f"the server {seed}"),
        coaching=[] if is_rated else dials(setting.players, seed),
    )
    table = Table(name, opened, game, 1, NOON)
    for seat in range(setting.players):
        fold(table, SatDown(seat, PEOPLE[seat], f"P{seat}"))
        fold(table, GotReady(seat, True, seals.digest(secret_of(PEOPLE[seat]))))
    fold(table, Called())
    for person in PEOPLE[: setting.players]:
        fold(table, Revealed(person, secret_of(person)))
    deal = started(table)
    fold(table, deal)
    actions = [action for _, action in playthrough(game, setting, deal.seed) if action >= 0]
    for action in actions[: max(0, len(actions) - back)]:
        assert table.state is not None
        fold(table, Moved(int(table.state["to_act"][0]), game.format(action)))
        if table.held is not None:
            fold(table, Confirmed(table.held))
    while table.turn.before:
        fold(table, TookBack(table.turn.seat, 1))
    return table


def fold(table: Table, event: Any) -> None:
    folding.fold(table, Entry(table.id, table.version + 1, "test", f"n{table.version}", NOON, event))


# What people do

OFTEN = {
    "play": 12,
    "undo": 2,
    "preview": 2,
    "advise": 1,
    "look": 2,
    "guess": 3,
    "junk": 1,
    "chat": 1,
    "prefer": 1,
    "again": 2,
    "leave": 1,
    "others": 1,
    "host": 1,
}
CURIOUS = 0.4  # how likely it is that somebody asks their coach before they do something


class Course:
    """What everybody at a table does and asks, by chance; `reader` is curious."""

    def __init__(self, world: World, reader: int, chance: Random) -> None:
        self.world, self.reader, self.chance, self.number = world, reader, chance, 0
        self.questions: list[int] = []  # seats that go on asking their coach, as a page does that looks at its answers

    def next(self) -> tuple[int | None, str]:
        """Who sends what."""
        self.number += 1
        table, chance = self.world.table, self.chance
        if self.questions:
            seat = self.questions.pop()
            return seat, self._say("advise", seat=seat)
        if table.to_act == self.reader and chance.random() < CURIOUS:
            self.questions += [self.reader] * chance.randrange(5)
        kind = chance.choices(tuple(OFTEN), tuple(OFTEN.values()))[0]
        if kind == "undo":
            seat = table.turn.seat if chance.random() < 0.7 else self.reader
            return seat, self._say("undo", seat=seat, all=chance.random() < 0.3)
        if kind == "preview":
            return self.reader, self._say("preview", seat=self.reader)
        if kind == "advise":
            self.questions += [chance.randrange(len(table.seats))] * chance.randrange(4)
            return self.reader, self._say("advise", seat=self.reader)
        if kind == "look":
            piece = chance.choice(pieces_of(self.world.view(self.reader)))
            return self.reader, self._say("look", seat=chance.choice((self.reader, None)), piece=piece)
        if kind == "guess":
            action = chance.randrange(len(table.game.notation))
            return self.reader, self._say("move", seat=self.reader, move=table.game.format(action))
        if kind == "junk":
            return chance.choice((self.reader, None)), chance.choice(JUNK)
        if kind == "chat":
            return chance.randrange(len(table.seats)), self._say("say", text="Which card comes next?")
        if kind == "prefer":
            seat = chance.randrange(len(table.seats))
            return seat, self._say("prefer", seat=seat, confirms=chance.random() < 0.5)
        if kind in ("again", "leave"):  # whoever is away is seen to be away, and gets a push
            return chance.choice((*range(len(table.seats)), None)), self._say("leave" if kind == "leave" else "watch")
        if kind == "others":
            return self.reader, self._say("move", seat=(self.reader + 1) % len(table.seats), move="pass")
        if kind == "host":
            return chance.choice((0, self.reader)), self._as_host()
        return self._play()

    def _as_host(self) -> str:
        """What a host asks for too late, or of a seat that is not theirs."""
        settings, other = self.world.table.settings, (self.reader + 1) % len(self.world.table.seats)
        arranged = {"options": settings.options, "pace": "live", "seconds": 60, "is_public": True}
        return self.chance.choice(
            [
                self._say("arrange", **arranged),
                self._say("admit", person="nobody"),
                self._say("resign", seat=99),
                self._say("sit", seat=other, name="Eve"),
                self._say("ready", seat=self.reader, pledge="ab" * 32),
                self._say("reveal", secret=secret_of(PEOPLE[self.reader])),
                self._say("rematch", pledge="ab" * 32),
            ]
        )

    def _play(self) -> tuple[int, str]:
        table = self.world.table
        if table.held is not None:
            return table.held, self._say("confirm", seat=table.held)
        seat = table.to_act
        assert seat is not None
        action = self.chance.choice(table.game.moves(self.world.state))
        return seat, self._say("move", seat=seat, move=table.game.format(action))

    def _say(self, do: str, **fields: Any) -> str:
        return json.dumps({"do": do, "id": f"n{self.number}", "table": TABLE, **fields})


def is_possible(pair: "Pair", text: str) -> bool:
    """Whether something can be asked in both worlds: what others can do, and their coaches have to think about, may be
    hidden from the reader.
    """
    if text.startswith('{"do": "advise"') and json.loads(text)["seat"] != pair.reader:
        return words(pair.here) == words(pair.there)
    said = json.loads(text) if text.startswith('{"do": "move", "id"') else {}
    return not said or (said["move"] in words(pair.here)) == (said["move"] in words(pair.there))


def words(world: World) -> list[str]:
    game = world.table.game
    return [] if world.table.held is not None else [game.format(action) for action in game.moves(world.state)]


class Pair:
    """Two worlds, and what a seat and a spectator are told in both: by socket, by HTTP, in logs and figures."""

    def __init__(self, here: World, there: World, reader: int) -> None:
        self.here, self.there, self.reader = here, there, reader
        self.worlds = (here, there)
        self._told: tuple[list[bytes], list[bytes]] = ([], [])

    async def gather(self) -> None:
        """Everybody comes; one of the others is soon away again, and gets a push when the table waits for them."""
        other = (self.reader + 1) % len(self.here.lines)
        for world, told in zip(self.worlds, self._told, strict=True):
            await world.gather()
            await world.ask(other, json.dumps({"do": "leave", "id": "l", "table": TABLE}))
            told += self._heard(world)

    async def ask(self, who: int | None, text: str) -> None:
        """Somebody says the same in both."""
        for world, told in zip(self.worlds, self._told, strict=True):
            with logged() as lines:
                await world.ask(who, text)
            told += [*self._heard(world), *lines]

    async def look(self) -> None:
        """Everything that can be looked at over HTTP, and the figures."""
        asked = ("?move=1", "?seat=0", f"?seat={self.reader}", "?move=0&count=40", f"?seat={self.reader}&count=40")
        paths = [
            f"/api/tables/{TABLE}{rest}"
            for rest in ("", "/record", "/review", "/card.png", *(f"/replay{query}" for query in asked))
        ]
        present = len(self.here.table.moves)
        paths += [f"/{page}/{TABLE}" for page in ("t", "replay", "embed")]  # with what a link shows
        paths += [f"/api/tables/{TABLE}/world?seat={self.reader}&move={move}" for move in (0, present)]
        pieces = pieces_of(self.here.view(self.reader))[::100]
        paths += [f"/api/tables/{TABLE}/look?seat={self.reader}&piece={piece}" for piece in pieces]
        if self.here.former is not None:
            paths += [f"/api/tables/{FORMER}{rest}" for rest in ("", "/record", "/replay?move=1&count=3")]
        paths += ["/api/me/ratings", f"/api/ratings/{self.here.table.game.name}"]
        for world, told in zip(self.worlds, self._told, strict=True):
            with logged() as lines:
                for path in [*paths, "/api/tables", "/api/me", "/api/me/tables", "/api/do"]:
                    told += [await world.look(path, self.reader), await world.look(path, None)]
            told += [*lines, world.figures()]

    def _heard(self, world: World) -> list[bytes]:
        lines = (world.lines[self.reader], world.spectator)
        heard = [*(text for line in lines for text in line.heard), *world.pushed]
        world.pushed.clear()
        for line in (*world.lines, world.spectator):
            line.heard.clear()
        return heard

    def differences(self) -> list[tuple[bytes, bytes]]:
        """What was told here and there since the last time, where it is not the same.

        The commitment is a hash of what differs, and says nothing about it.
        """
        here, there = (
            [text.replace(str(commitment_of(world.table)).encode(), b"...") for text in told]
            for world, told in zip(self.worlds, self._told, strict=True)
        )
        self._told = ([], [])
        return [pair for pair in zip_longest(here, there, fillvalue=b"") if pair[0] != pair[1]]

    async def close(self) -> None:
        for world in self.worlds:
            await world.close()


@contextmanager
def logged() -> Iterator[list[bytes]]:
    """Whatever is written into the logs meanwhile."""
    ears, root = Ears(), logging.getLogger()
    root.addHandler(ears)
    try:
        yield ears.heard
    finally:
        root.removeHandler(ears)


class Comparison(NamedTuple):
    """What a seat or a spectator could tell two worlds apart by, and whether a move had just shown something new."""

    differences: list[tuple[bytes, bytes]]
    is_revealed: bool
    steps: int


def finished_before(setting: Setting, table: Table) -> Table:
    """A game of the same people that is over, from which they came to a table."""
    former = table_in_play(setting, 99, 0, FORMER)
    fold(former, Rematched(table.id, PEOPLE[0]))
    return former


async def compare(setting: Setting, seed: int, back: int, length: int = 40, follows: bool = False) -> Comparison:
    """So many moves before the end a twin is made; then both worlds hear the same, until they answer differently."""
    set_up_logs()
    table, chance, reader = table_in_play(setting, seed, back), Random(f"{setting} {seed}"), seed % setting.players
    assert table.state is not None
    table.start, table.moves = table.state.copy(), []  # what was before has another course in every world
    here = World(table, former=finished_before(setting, table) if follows else None)
    pair = Pair(here, here.twin(reader, chance), reader)
    try:
        return await _compare(pair, Course(here, reader, chance), length)
    finally:
        await pair.close()


async def _compare(pair: Pair, course: Course, length: int) -> Comparison:
    here, there = pair.worlds
    await pair.gather()
    is_revealed = False
    for step in range(length):
        if step % LOOK_EVERY == 0 and here.table.status == "playing":
            await pair.look()
        found = pair.differences()
        if found or here.table.status == "over":
            return Comparison(found, is_revealed, step)
        who, text = course.next()
        if not is_possible(pair, text):
            return Comparison([], False, step)
        before, version = (here.state, there.state), here.table.played_version
        await pair.ask(who, text)
        is_revealed = here.table.played_version > version and all(
            here.table.game.reveals(old, world.state) for old, world in zip(before, pair.worlds, strict=True)
        )
    return Comparison([], False, length)


def compared(setting: Setting, seed: int, back: int, length: int = 40, follows: bool = False) -> Comparison:
    return asyncio.run(compare(setting, seed, back, length, follows))
