"""A table that goes on from a record: somebody knows its deal, so it has no seal, and says so wherever it is seen."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rooftree.core.records import Record
from rooftree.core.records import decode as decode_record
from rooftree.core.records import encode as encode_record
from rooftree.protocol import Arrange, Ready, Sit
from rooftree.server.briefs import brief_of
from rooftree.server.briefs import decode as decode_brief
from rooftree.server.dealing import next_of_deal
from rooftree.server.documents import summary_of
from rooftree.server.events import Opened
from rooftree.server.listed import lobby_table, my_table
from rooftree.server.positions import course_of, course_so_far, cut, only, stretch
from rooftree.server.record import record_of
from rooftree.server.rows import row_of
from rooftree.server.table import Table
from tests.server.halls import in_a_loop, opened_hall
from tests.server.table_log import ADA, BEN, Clock, TableLog, game_of, refused, told


def finished() -> Record:
    return record_of(TableLog("dreamhome").seat(ADA, BEN).start().play_on(seed=3).table)


def resumed(moves: int) -> TableLog:
    log = TableLog("dreamhome", record=cut(game_of("dreamhome"), finished(), moves)).seat(ADA, BEN)
    log.write(next_of_deal(log.table, set(log.table.shares)))
    return log


def promised(players: int) -> TableLog:
    """Two people at a table that promises sealed deals only."""
    log = TableLog("dreamhome", players, sealed_only=True)
    for seat, person in enumerate((ADA, BEN)):
        log.do(person, Sit, seat, f"P{seat}")
        log.do(person, Ready, seat, pledge="ab" * 32)
    return log


def summary(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(summary_of(table, BEN, frozenset()))
    return found


@pytest.mark.parametrize("moves", [0, 12])
def test_it_has_no_seal_from_the_opening_to_the_end(moves: int) -> None:
    """Also at move 0: whoever opened it may have seen every card."""
    waiting = TableLog("dreamhome", record=cut(game_of("dreamhome"), finished(), moves))
    playing, over = resumed(moves), resumed(moves).play_on(seed=7)
    for log in (waiting, playing, over):
        shown = summary(log.table)
        assert [shown[field] for field in ("commitment", "seed", "salt")] == [None, None, None]
        assert (shown["is_sealed"], shown["is_resumed"], shown["resumed_at"]) == (False, True, moves)
        first = log.read_again().log[0]
        assert (first.version, first.what.key, first.what.args) == (1, "table-from-record", {"moves": moves})


def test_its_record_and_its_replay_say_so() -> None:
    log = resumed(12)
    assert only(asyncio.run(stretch(course_so_far(log.table, BEN, 1), 12, 1, 1)))["resumed_at"] == 12
    record = record_of(log.play_on(seed=7).table)
    assert record.resumed == 12
    again = decode_record(encode_record(record).encode())
    assert again == record
    assert only(asyncio.run(stretch(course_of(log.game, again), 3, 1, None)))["resumed_at"] == 12
    assert cut(log.game, again, 5).resumed is None  # the next table counts for itself


def test_lists_of_tables_say_so() -> None:
    log = resumed(12)
    row = row_of(log.table)
    brief = decode_brief(row["brief"])
    found = lobby_table(row, brief)
    assert (found.resumed_at, found.is_sealed, found.sealed_only) == (12, False, False)
    assert my_table(row, brief, BEN).resumed_at == 12


def test_a_game_that_was_dealt_here_is_sealed() -> None:
    log = promised(2).start()
    shown = summary(log.table)
    assert (shown["is_sealed"], shown["resumed_at"], shown["sealed_only"]) == (True, None, True)
    assert shown["commitment"]
    assert "table-from-record" not in told(log.table)
    found = lobby_table(row_of(log.table), brief_of(log.table))
    assert (found.resumed_at, found.is_sealed, found.sealed_only) == (None, True, True)
    assert record_of(log.play_on(seed=4).table).resumed is None
    assert b"resumed" not in msgspec.json.encode(record_of(log.table))


def test_whoever_relied_on_a_sealed_deal_is_asked_again() -> None:
    log = promised(3)
    terms = (log.table.settings.options, "live", None, False)
    log.do(ADA, Arrange, *terms)
    assert log.table.settings.sealed_only  # not mentioned: as it was
    assert log.table.seats[1].is_ready
    log.do(ADA, Arrange, *terms, sealed_only=False)
    assert not log.table.settings.sealed_only
    assert not log.table.seats[1].is_ready
    assert log.read_again().settings == log.table.settings


def test_a_game_from_a_record_cannot_promise_a_sealed_deal() -> None:
    log = TableLog("dreamhome", record=cut(game_of("dreamhome"), finished(), 4)).seat(ADA, BEN)
    with refused("refused-sealed-only"):
        log.do(ADA, Arrange, log.table.settings.options, "live", None, False, sealed_only=True)


@in_a_loop
async def test_what_an_older_server_has_noted_of_a_table_is_read_off_its_log(tmp_path: Path) -> None:
    """It did not say whether there is a seal."""
    async with opened_hall(tmp_path, Clock()) as hall:
        record = cut(game_of("dreamhome"), finished(), 4)
        settings = Opened("dreamhome", record.ruleset, 2, record.options, ADA, record=record)
        table = (await hall.open_table(settings)).table
        old = msgspec.structs.replace(brief_of(table), tells_seal=False, resumed_at=None)
        found = await hall.brief({**row_of(table), "brief": msgspec.json.encode(old).decode()})
        assert found.resumed_at == 4
