"""Fair deals, and games as records: kept, gone on from, seen again."""

import asyncio
import hashlib
import random
from typing import Any

import msgspec
import numpy as np
import pytest

from rooftree.core.game import GameError
from rooftree.core.records import Record, RecordError
from rooftree.core.replay import final_state
from rooftree.protocol import Said
from rooftree.server.dealing import next_of_deal
from rooftree.server.positions import course_of, cut, only, stretch
from rooftree.server.record import record_of, result_of
from rooftree.server.seal import commitment
from tests.server.table_log import ADA, BEN, EVE, GAMES, SEED, TableLog, game_of, picture

# Fair deals


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_the_one_that_was_promised(game: str) -> None:
    """A player writes down the hash at the start, and at the end works out the deal from what is shown."""
    log = TableLog(game).seat(ADA, BEN).start()
    shown = picture(log.table)["sent"][ADA]["summary"]
    promise = shown["commitment"]
    assert shown["seed"] is None
    assert shown["salt"] is None
    log.play_on()
    shown = picture(log.table)["sent"][ADA]["summary"]
    assert promise == shown["commitment"] == commitment(int(shown["seed"]), shown["salt"])
    own_deal = game_of(game).new(2, int(shown["seed"]), shown["options"])
    record = record_of(log.table)
    assert log.table.start is not None
    assert np.array_equal(own_deal, log.table.start)
    first = game_of(game).deal_of(own_deal)
    assert {part: record.deal[part] for part in first if first[part]} == {k: v for k, v in first.items() if v}


def test_a_promise_is_a_plain_hash() -> None:
    """Anybody can check it with tools of their own."""
    assert commitment(12, "ab") == hashlib.sha256(b"12:ab").hexdigest()


# Records


def test_a_table_of_former_rules_that_are_still_known_is_played_by_them() -> None:
    log = TableLog("homesweethome", ruleset="homesweethome/1").seat(ADA, BEN).start().play_on()
    assert (log.table.status, log.read_again().status) == ("over", "over")
    record = record_of(log.table)
    assert record.ruleset == "homesweethome/1"
    final_state(log.game, record)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_a_true_record(game: str) -> None:
    log = TableLog(game, 3).seat(ADA, BEN, "random").start().play_on()
    record = record_of(log.table)
    assert record.seed == SEED
    assert [seat.player for seat in record.seats] == ["human", "human", "bot:random"]
    final_state(log.game, record)  # verifies every move, the deal and the result
    result = result_of(log.table)
    assert result is not None
    assert record.result is not None
    assert result["scores"] == record.result.scores


def finished(game: str, players: int = 2, seed: int = SEED) -> Record:
    return record_of(TableLog(game, players).seat(*[ADA, BEN, EVE][:players]).start(seed).play_on(seed=3).table)


def continued(record: Record, moves: int) -> TableLog:
    """A new table that goes on after some moves of a record."""
    log = TableLog(record.game, len(record.seats), record=cut(game_of(record.game), record, moves))
    log.seat(*[BEN, EVE, ADA][: len(record.seats)])
    log.write(next_of_deal(log.table, set(log.table.shares)))
    return log


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", [0.0, 0.3, 0.7, 0.97])
def test_a_game_goes_on_from_any_move_and_as_it_would_have(game: str, part: float) -> None:
    """The same moves lead to the same end, chance included, and the whole is a record again."""
    record = finished(game)
    count = int(part * len(record.moves))
    log = continued(record, count)
    assert (log.table.status, len(log.table.moves)) == ("playing", count)
    assert len([entry for entry in log.table.log if entry.move is not None]) == count
    assert not any(log.table.can_undo(seat) for seat in (0, 1))
    for seat, move in record.moves[count:]:
        while log.table.held is not None:
            log.confirm()
        assert log.table.to_act == seat
        log.move(move)
    assert log.table.status == "over"
    again = record_of(log.table)
    assert again.result == record.result
    assert (again.deal, again.moves, again.seed) == (record.deal, record.moves, record.seed)
    final_state(log.game, again)
    assert picture(log.read_again()) == picture(log.table)


@pytest.mark.parametrize("game", GAMES)
def test_another_way_on_from_a_record_is_a_true_record_too(game: str) -> None:
    record = finished(game, 3)
    log = continued(record, len(record.moves) // 2).play_on(seed=99)
    assert log.table.status == "over"
    again = record_of(log.table)
    assert again.moves != record.moves
    final_state(log.game, again)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_without_a_seed_goes_on_with_a_new_one(game: str) -> None:
    record = msgspec.structs.replace(finished(game), seed=None)
    log = continued(record, len(record.moves) // 2)
    assert log.table.seed is not None
    assert picture(log.read_again()) == picture(log.table)
    log.play_on(seed=5)
    final_state(log.game, record_of(log.table))


def test_records_that_nothing_can_go_on_from_are_refused_with_the_reason() -> None:
    game, record = game_of("dreamhome"), finished("dreamhome")
    with pytest.raises(GameError, match="is over; go on from an earlier move"):
        cut(game, record)
    with pytest.raises(GameError, match=f"has {len(record.moves)} moves, not 9999"):
        cut(game, record, 9999)
    forged = msgspec.structs.replace(record, moves=[*record.moves[:3], (0, "take 1"), *record.moves[4:]])
    with pytest.raises(RecordError, match="move 4"):
        cut(game, forged, 10)
    old = msgspec.structs.replace(record, ruleset="dreamhome/0")
    with pytest.raises(RecordError, match="dreamhome/0"):
        cut(game, old, 10)
    with pytest.raises(RecordError):
        cut(game_of("california"), record, 10)


def views_of(log: TableLog) -> list[dict[str, Any]]:
    assert log.table.state is not None
    return [log.game.view(log.table.state, seat) for seat in (0, 1, None)]


def told_of_moves(log: TableLog) -> list[Said]:
    """Moves and what they brought, as the log of the table has them."""
    moved = {entry.version for entry in log.table.log if entry.move is not None}
    return [entry.what for entry in log.table.log if entry.version in moved and entry.seat is not None]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_each_position_as_it_was_shown(game: str) -> None:
    log = TableLog(game).seat(ADA, BEN).start()
    shown = {0: views_of(log)}
    rng = random.Random(3)
    while log.table.status == "playing":
        if log.table.held is not None:
            log.confirm()
            continue
        log.move(rng.choice(log.legal()))
        if len(log.table.moves) % 20 == 0:
            shown[len(log.table.moves)] = views_of(log)
    record = record_of(log.table)
    for moves, views in shown.items():
        for seat, view in zip((0, 1, None), views, strict=True):
            replayed = only(asyncio.run(stretch(course_of(log.game, record), moves, 1, seat)))
            assert {**replayed["view"], "reasons": 0} == {**view, "reasons": 0}
            assert len(replayed["log"]) == moves
            told = [said for _, _, deed, news in replayed["log"] for said in (deed, *news)]
            assert told == told_of_moves(log)[: len(told)]
