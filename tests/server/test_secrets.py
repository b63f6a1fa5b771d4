"""Nobody is told what they may not know: every byte that leaves a server is the same in all worlds that differ only in
what its reader may not know, until a move shows something new.
"""

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
import structlog
from prometheus_client import Gauge

from rooftree.core.game import Game
from rooftree.core.records import encode as encode_record
from rooftree.server import documents, positions, room, routes
from rooftree.server import fold as folding
from rooftree.server.audience import Audience
from rooftree.server.driver import bots_seed
from rooftree.server.line import Line
from rooftree.server.metrics import Metrics
from rooftree.server.positions import Stretch, stretch
from rooftree.server.rows import row_of
from rooftree.server.services import Services
from rooftree.server.table import Table
from rooftree.testing.tables import Setting, settings_of
from tests.contract.contract_tables import SETTINGS
from tests.server.two_worlds import (
    PEOPLE,
    SALT,
    SEED,
    TABLE,
    TOKENS,
    Comparison,
    Course,
    World,
    compared,
    table_in_play,
)

Patch = pytest.MonkeyPatch
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
    plain = documents.table_view
    patch.setattr(documents, "table_view", lambda table, seat: {**plain(table, seat), "n": secret(table)})


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
    patch.setattr(room, "row_of", lambda table: {**plain(table), "host_name": str(secret(table))})


def leak_an_early_record(patch: Patch) -> None:
    async def finished(server: Services, table: str) -> str:
        return encode_record(server.hall.rooms[table].table.record())

    patch.setattr(routes.tables, "finished", finished)


def leak_into_logs(patch: Patch) -> None:
    plain = Line.obey

    async def obey(line: Line, command: Any) -> None:
        structlog.get_logger("rooftree").info("a command", state=secret(line.hall.rooms[TABLE].table))
        await plain(line, command)

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


def leak_in_looks(patch: Patch) -> None:
    """A piece explained from the state instead of a view."""
    plain = documents.Documents.look

    def look(shown: documents.Documents, seat: int | None, piece: str) -> Any:
        found = plain(shown, seat, piece)
        return found and msgspec.structs.replace(found, rule=str(secret(shown.table)))

    patch.setattr(documents.Documents, "look", look)


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
        (leak_in_replays, HANDS, 30),
        (leak_by_replaying_too_much, STRICT, 30),
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
def test_seed_salt_and_people_are_in_no_message_before_the_end(setting: Setting) -> None:
    during, after = asyncio.run(whole_game(setting))
    told = b"\n".join(during)
    pile = max(table_in_play(setting, 0, ONCE).game.deal_of(deal(setting)).values(), key=len)
    last_cards = json.dumps(pile[-4:], separators=(",", ":"), ensure_ascii=False)[1:-1]
    for needle in (str(SEED), f"{SEED:x}", SALT, last_cards, *PEOPLE, *TOKENS):
        assert needle.encode() not in told, needle
    for needle in (str(SEED), SALT):
        assert needle.encode() in after
    assert not any(person.encode() in after for person in PEOPLE)


def deal(setting: Setting) -> Any:
    return table_in_play(setting, 0, ONCE).state


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
