"""Nobody is told what they may not know: every byte that leaves a server is the same in all worlds that differ only in
what its reader may not know, until a move shows something new.
"""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import msgspec
import pytest
import structlog
from prometheus_client import Gauge

from rooftree.coach import Advice, Coach
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.records import encode as encode_record
from rooftree.games.homesweethome.game import HomeSweetHome
from rooftree.protocol import seals
from rooftree.server import documents, ledger, positions, room, routes
from rooftree.server import fold as folding
from rooftree.server.audience import Audience
from rooftree.server.coaching import Coaches
from rooftree.server.driver import bots_seed
from rooftree.server.line import Line
from rooftree.server.logs import set_up_logs
from rooftree.server.metrics import Metrics
from rooftree.server.notices import Notices
from rooftree.server.positions import Stretch, stretch
from rooftree.server.record import record_of
from rooftree.server.rows import row_of
from rooftree.server.seal import sealed
from rooftree.server.services import Services
from rooftree.server.store.failures import NotWritten
from rooftree.server.store.store import Store
from rooftree.server.table import Table
from rooftree.testing.tables import Setting, settings_of
from tests.contract.contract_tables import SETTINGS
from tests.server.coached_worlds import coached
from tests.server.patience import until, wait_until
from tests.server.serving import Served, done, serving
from tests.server.two_worlds import (
    PEOPLE,
    TABLE,
    TOKENS,
    Comparison,
    Course,
    World,
    compared,
    secret_of,
    table_in_play,
)

Patch = pytest.MonkeyPatch
pytestmark = pytest.mark.usefixtures(coached.__name__)
GAMES = [setting for setting in SETTINGS if setting.name != "toy"]
STRICT, HANDS = settings_of("dreamhome")[0], settings_of("homesweethome")[4]
BACK = (300, 1, 25, 3, 60, 8)  # moves before the end at which worlds part
ONCE = 1_000_000  # longer than any game


# The same bytes in all worlds


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_nothing_is_told_without_a_reveal(setting: Setting) -> None:
    place = GAMES.index(setting)
    for seed in (2 * place, 2 * place + 1):
        found = compared(setting, seed, BACK[seed % len(BACK)])
        assert not found.differences or found.is_revealed, found.differences[0]


def test_worlds_are_told_apart_once_something_is_revealed() -> None:
    """Or the test above would compare a world with itself."""
    for name in ("dreamhome", "california", "homesweethome"):
        setting = settings_of(name)[1]
        assert any(compared(setting, seed, ONCE, length=60).is_revealed for seed in range(4))


@pytest.mark.parametrize("setting", [STRICT, settings_of("california")[1], HANDS], ids=str)
def test_a_finished_game_tells_nothing_of_the_one_that_follows(setting: Setting) -> None:
    """Its table is open to everybody, and leads to the next: record, replay and front page are those of both."""
    found = compared(setting, 1, ONCE, follows=True)
    assert found.steps
    assert not found.differences or found.is_revealed, found.differences[0]


# The test above is able to fail


def secret(table: Table) -> int:
    """Something that differs between any two worlds."""
    return 0 if table.state is None else int(table.state["stream"]["a"][0])


def leak_the_seed(patch: Patch) -> None:
    plain = documents.summary_of
    patch.setattr(
        documents, "summary_of", lambda table, *who: msgspec.structs.replace(plain(table, *who), seed=table.seed)
    )


def leak_by_undo(patch: Patch) -> None:
    patch.setattr(Table, "can_undo", lambda table, seat: secret(table) % 2 == 0)


def leak_in_the_log(patch: Patch) -> None:
    plain = folding._tell

    def tell(table: Table, seat: int | None, what: Any, move: str | None = None) -> None:
        plain(table, seat, what._replace(args={**what.args, "n": secret(table)}), move)

    patch.setattr(folding, "_tell", tell)


def leak_in_views(patch: Patch) -> None:
    plain = documents.Documents._new_view

    def new_view(shown: documents.Documents, seat: int | None) -> documents.View:
        view = plain(shown, seat)
        return view._replace(own={**view.own, "n": secret(shown.table)})

    patch.setattr(documents.Documents, "_new_view", new_view)


def leak_in_refusals(patch: Patch) -> None:
    """An error text with a number of Python's in it."""
    plain = Line.refuse

    def refuse(line: Line, name: str | None, why: Any, game: str | None = None) -> None:
        plain(line, name, why, game)
        line.send(repr(line.hall.rooms[TABLE].table.state).encode())

    patch.setattr(Line, "refuse", refuse)


def leak_by_the_number_of_messages(patch: Patch) -> None:
    plain = Audience.tell

    def tell(audience: Audience, table: Table, undone: list[int]) -> None:
        plain(audience, table, undone)
        if secret(table) % 2:
            plain(audience, table, undone)
            for watcher in audience.watchers:
                watcher.send(b"{}")

    patch.setattr(Audience, "tell", tell)


def leak_in_the_lobby(patch: Patch) -> None:
    plain = row_of
    patch.setattr(ledger, "row_of", lambda table: {**plain(table), "host_name": str(secret(table))})


def leak_an_early_record(patch: Patch) -> None:
    async def finished(server: Services, table: str) -> str:
        return encode_record(record_of(server.hall.rooms[table].table))

    patch.setattr(routes.tables, "finished", finished)


def leak_into_logs(patch: Patch) -> None:
    plain = Line.obey

    def obey(line: Line, command: Any) -> None:
        structlog.get_logger("rooftree").info("a command", state=secret(line.hall.rooms[TABLE].table))
        plain(line, command)

    patch.setattr(Line, "obey", obey)


def leak_into_figures(patch: Patch) -> None:
    plain = Metrics.__init__

    def count(figures: Metrics, server: Services) -> None:
        plain(figures, server)
        read = Gauge("leak", "", registry=figures.registry).set_function
        read(lambda: secret(server.hall.rooms[TABLE].table))

    patch.setattr(Metrics, "__init__", count)


def leak_in_replays(patch: Patch) -> None:
    """A game that goes on, seen again through the eyes of somebody else."""
    patch.setattr(positions, "expect_to_see", lambda *_: None)


def leak_by_replaying_too_much(patch: Patch) -> None:
    """A view of the past with something of now."""

    async def ahead(course: positions.Course, moves: int, count: int, seat: int | None) -> Stretch:
        found = await stretch(course, moves, count, seat)
        state = course.start if not course.moves else course.game.step(course.start, course.moves[0][1])
        return {**found, "views": [{"stream": int(state["stream"]["a"][0])}] * len(found["views"])}

    patch.setattr(routes.tables, "stretch", ahead)


def leak_in_previews(patch: Patch) -> None:
    """Points that the end of the game turns up: under `strict`, those of the roofs."""
    patch.setattr(Game, "foreseen", lambda game, before, after, action: after)


def leak_the_seal(patch: Patch) -> None:
    """What is under seal, before the end."""
    plain = documents._seal
    patch.setattr(
        documents, "_seal", lambda table: (seal := plain(table)) and msgspec.structs.replace(seal, text=sealed(table))
    )


def leak_by_presence(patch: Patch) -> None:
    """Who is there, told in an order that something hidden decides."""
    plain = documents.summary_of
    patch.setattr(documents, "summary_of", lambda table, who, here: plain(table, who, who_is_seen(table, here)))


def who_is_seen(table: Table, here: Any) -> Any:
    return here if secret(table) % 2 else frozenset()


def leak_by_push(patch: Patch) -> None:
    """Told to nobody else, and yet: where it goes to depends on a card."""
    plain = Notices._awaited
    patch.setattr(
        Notices,
        "_awaited",
        lambda notices, room: (
            found and (found[0][: secret(room.table) % 7], found[1]) if (found := plain(notices, room)) else None
        ),
    )


def leak_in_looks(patch: Patch) -> None:
    """A piece explained from the state instead of a view."""
    plain = documents.Documents.look

    def look(shown: documents.Documents, seat: int | None, piece: str) -> Any:
        found = plain(shown, seat, piece)
        return found and msgspec.structs.replace(found, rule=str(secret(shown.table)))

    patch.setattr(documents.Documents, "look", look)


def leak_in_worlds(patch: Patch) -> None:
    """A position as it is, instead of as a seat knows it."""
    patch.setattr(Game, "determinize", lambda game, state, seat, seed: state)


def leak_by_a_coachs_luck(patch: Patch) -> None:
    """The worlds that a coach looks at depend on the real one."""
    plain = Coach.advise

    def advise(coach: Coach, state: Array, seat: int, playouts: int) -> Advice:
        return plain(coach, state, seat, playouts, seed=int(state["stream"]["a"][0]) % 1000)

    patch.setattr(Coach, "advise", advise)


def leak_by_how_long_a_coach_thinks(patch: Patch) -> None:
    """The same answer, which takes longer in some worlds."""
    plain = Coaches.in_turn

    async def in_turn(coaches: Coaches, work: Any, name: str, state: bytes, *question: Any) -> Any:
        for _ in range(sum(state) % 4):
            await plain(coaches, work, name, state, *question)
        return await plain(coaches, work, name, state, *question)

    patch.setattr(Coaches, "in_turn", in_turn)


def leak_the_numbers_of_copies(patch: Patch) -> None:
    """Which of several equal cards was spent."""
    patch.setattr(HomeSweetHome, "number_copies", lambda game, table: None)


@pytest.mark.parametrize(
    ("leak", "setting", "back"),
    [
        (leak_the_seed, STRICT, 30),
        (leak_by_undo, STRICT, 30),
        (leak_in_the_log, HANDS, 30),
        (leak_in_views, STRICT, 30),
        (leak_in_refusals, HANDS, 30),
        (leak_by_the_number_of_messages, STRICT, 30),
        (leak_in_the_lobby, HANDS, 30),
        (leak_an_early_record, STRICT, 30),
        (leak_into_logs, HANDS, 30),
        (leak_into_figures, STRICT, 30),
        (leak_in_previews, STRICT, 1),
        (leak_in_looks, STRICT, 30),
        (leak_the_seal, STRICT, 30),
        (leak_by_presence, HANDS, 30),
        (leak_by_push, STRICT, 30),
        (leak_in_replays, HANDS, 30),
        (leak_by_replaying_too_much, STRICT, 30),
        (leak_in_worlds, STRICT, 30),
        (leak_by_a_coachs_luck, STRICT, 30),
        (leak_by_a_coachs_luck, HANDS, 30),
        (leak_by_how_long_a_coach_thinks, HANDS, 30),
        (leak_the_numbers_of_copies, HANDS, 60),
    ],
)
def test_a_planted_leak_is_found(
    leak: Callable[[Patch], None], setting: Setting, back: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert any(is_leak(compared(setting, seed, back)) for seed in range(12))


def is_leak(found: Comparison) -> bool:
    return bool(found.differences) and not found.is_revealed


# Whole games


@pytest.mark.parametrize("setting", [STRICT, settings_of("california")[1], settings_of("homesweethome")[5]], ids=str)
def test_seed_seal_and_people_are_in_no_message_before_the_end(setting: Setting) -> None:
    during, after = asyncio.run(whole_game(setting))
    told, table = b"\n".join(during), table_in_play(setting, 0, ONCE)
    assert table.seed is not None
    assert table.state is not None
    pile = max(table.game.deal_of(table.state).values(), key=len)
    last_cards = json.dumps(pile[-4:], separators=(",", ":"), ensure_ascii=False)[1:-1]
    for needle in (str(table.seed), f"{table.seed:x}", table.settings.secret, last_cards, *PEOPLE, *TOKENS):
        assert needle.encode() not in told, needle
    for needle in (str(table.seed), table.settings.secret):
        assert needle.encode() in after
    assert not any(person.encode() in after for person in PEOPLE)


async def whole_game(setting: Setting) -> tuple[list[bytes], bytes]:
    """Everything that anybody is told during a game, and what everybody is told at its end."""
    world, told = World(table_in_play(setting, 0, ONCE)), list[bytes]()
    course = Course(world, 0, Random(4))
    await world.gather()
    while world.table.status == "playing":
        told += heard(world)
        if course.number % 100 == 0:
            for path in (f"/api/tables/{TABLE}", f"/api/tables/{TABLE}/record", "/api/tables", "/api/openapi.json"):
                told += [await world.look(path, seat) for seat in (0, 1, None)]
        await world.ask(*course.next())
    after = b"\n".join([*heard(world), await world.look(f"/api/tables/{TABLE}/record", None)])
    await world.close()
    return told, after


def test_a_rematch_has_secrets_of_its_own_and_keeps_them() -> None:
    """The seal of the game before is open by now, and so are the secrets that people told for it."""
    asyncio.run(rematch(table_in_play(STRICT, 0, 0)))


async def rematch(former: Table) -> None:
    world = World(former)
    await world.gather()
    first, *others = range(len(former.seats))
    await world.ask(first, wish("rematch", TABLE, pledge=seals.digest(secret_of("next 0"))))
    name = str(former.rematch)
    for seat in (first, *others):
        await world.ask(seat, wish("watch", name))
    for seat in others:
        await world.ask(seat, wish("rematch", TABLE, pledge=seals.digest(secret_of(f"next {seat}"))))
    table = world.hall.rooms[name].table
    for seat in (first, *others):  # the game counts for ratings: everybody is asked again
        pledge, place = seals.digest(secret_of(f"next {seat}")), (seat - 1) % len(former.seats)
        await world.ask(seat, wish("ready", name, seat=place, pledge=pledge, rated=True))
    await until(lambda: table.called_at is not None)
    assert secret_of(PEOPLE[first]) in str(record_of(former))
    told = [await world.look(f"/api/tables/{name}", seat) for seat in (first, None)]
    for seat in (first, *others):
        await world.ask(seat, wish("reveal", name, secret=secret_of(f"next {seat}")))
    await until(lambda: table.status == "playing")
    paths = [f"/api/tables/{each}{rest}" for each in (TABLE, name) for rest in ("", "/record", "/replay")]
    told += [await world.look(path, seat) for path in (*paths, "/api/me/tables") for seat in (first, None)]
    shown = b"\n".join([*heard(world), *told])
    assert len(table.shares) == len(former.seats)
    assert former.settings.secret.encode() in shown
    for needle in (table.settings.secret, str(table.seed)):
        assert needle.encode() not in shown
    await world.hall.rooms[name].close()
    await world.close()


def wish(do: str, table: str, **fields: Any) -> str:
    return json.dumps({"do": do, "id": f"{do} {table}", "table": table, **fields})


def heard(world: World) -> list[bytes]:
    lines = (*world.lines, world.spectator)
    found = [text for line in lines for text in line.heard]
    for line in lines:
        line.heard.clear()
    return found


def test_a_bots_choices_come_from_a_secret() -> None:
    """Whoever knows the numbers a bot draws knows how many moves it had, and with them something of its hand."""
    table = table_in_play(STRICT, 0, ONCE)
    first = bots_seed(table, 7)
    assert first == bots_seed(table, 7)
    assert first != bots_seed(table, 8)
    table.salt = "0" * 32
    assert first != bots_seed(table, 7)


# A real server


def test_what_is_under_seal_leaves_a_server_when_the_game_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Over sockets and HTTP, in errors and logs, also when the database refuses and when something breaks."""
    set_up_logs("json")
    with serving(tmp_path) as server:
        play = Play(server)
        during = play.to_the_end()
        during += capsys.readouterr().err
        after = play.pages()
    for needle in (play.table.settings.secret, str(play.table.seed), f"{play.table.seed:x}"):
        assert needle not in during
    for noise in ("not written", "somebody stumbled", "refused-secret", "refused-not-over", "traceback"):
        assert noise in during.lower(), "or nothing went wrong"
    assert play.table.settings.secret in after
    assert str(play.table.seed) in after


class Play:
    """Two people with a share in the deal, who hear everything and do much that is refused."""

    def __init__(self, server: Served) -> None:
        self.server, self.people = server, [server.guest(), server.guest()]
        self.name = self.people[0].post("/api/tables", json={"game": "dreamhome", "players": 2}).json()["id"]
        self.lines = [server.line(person) for person in self.people]
        self.spectator = server.line()
        self.told: list[str] = []

    @property
    def table(self) -> Table:
        return self.server.services.hall.rooms[self.name].table

    def to_the_end(self) -> str:
        self._deal()
        self._fail()
        while self.table.status == "playing":
            self._move()
        for line in (*self.lines, self.spectator):
            line.ask("ping")  # whatever was sent before it has come
            self.told += [str(each) for each in line.others if not is_end(each)]
            line.__exit__()
        return "\n".join(self.told)

    def pages(self) -> str:
        paths = ("", "/record", "/replay?move=3", "/look?piece=market.1.room", "/link")
        asked = [person.get(f"/api/tables/{self.name}{path}") for path in paths for person in self.people]
        asked += [self.people[0].get(path) for path in ("/api/tables", "/api/me/tables", "/metrics", "/healthz")]
        return "\n".join(f"{answer.headers} {answer.text}" for answer in asked)

    def _ask(self, who: int, do: str, **fields: Any) -> dict[str, Any]:
        answer = self.lines[who].ask(do, table=self.name, **fields)
        self.told.append(str(answer))
        return answer

    def _deal(self) -> None:
        self.spectator.ask("watch", table=self.name)
        for who in (0, 1):
            self._ask(who, "watch")
            self._ask(who, "sit", seat=who, name=f"P{who}")
            self._ask(who, "ready", seat=who, pledge=seals.digest(secret_of(f"person {who}")))
        wait_until(lambda: self.table.called_at is not None)
        assert self._ask(0, "reveal", secret="00" * 32)["kind"] == "refused"
        self.told.append(self.pages())
        for who in (0, 1):
            done(self._ask(who, "reveal", secret=secret_of(f"person {who}")))
        wait_until(lambda: self.table.status == "playing")

    def _fail(self) -> None:
        """The database refuses, and a fault of our own; then all is well again."""
        with mock.patch.object(Store, "_insert", side_effect=NotWritten("the disk is full")):
            assert self._ask(0, "say", text="Hello")["kind"] == "refused"
        with mock.patch.object(room, "decide", side_effect=RuntimeError("somebody stumbled")):
            command = {"do": "say", "id": "x", "table": self.name, "text": "Hello"}
            self.told.append(self.people[0].post("/api/do", json=command).text)
        self.told.append(self.pages())

    def _move(self) -> None:
        seat, table = self.table.waits_for, self.table
        assert seat is not None
        assert table.state is not None
        if table.held is not None:
            done(self._ask(seat, "confirm", seat=seat))
            return
        move = table.game.format(table.game.moves(table.state)[0])
        done(self._ask(seat, "move", seat=seat, move=move))


def is_end(message: dict[str, Any]) -> bool:
    """Whether a message tells that the game is over, and with it the numbers of its deal."""
    return "table-over" in str(message.get("log"))
