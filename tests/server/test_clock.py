"""What the clock brings: hosts who are away, and the time of a move."""

import asyncio
from pathlib import Path
from unittest import mock

import pytest

from rooftree.protocol import (
    Confirm,
    HandBack,
    Move,
    Say,
    TakeOver,
)
from rooftree.server.clock import HOST_AWAY, WARNING, deadline_of, due_at, event_of
from rooftree.server.events import (
    Confirmed,
    TakenOver,
    Warned,
)
from rooftree.server.ticker import IDLE
from tests.server.halls import Person, do, in_a_loop, opened_hall, table_of
from tests.server.patience import until
from tests.server.table_log import ADA, BEN, EVE, Clock, TableLog, picture, refused, told

# Presence and hosts


@in_a_loop
async def test_the_host_lets_a_bot_play_only_for_those_who_are_away(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN)
        ben = Person(BEN)
        await room.watch(ben)
        with refused("refused-person-is-here"):
            await do(hall, room, ADA, TakeOver, 1, "random")
        room.leave(ben)
        await do(hall, room, ADA, TakeOver, 1, "random")
        await do(hall, room, BEN, HandBack, 1)


@in_a_loop
async def test_presence_is_shown(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN)
        ada, first, second = Person(ADA), Person(BEN), Person(BEN)
        await room.watch(ada)
        assert [seat["is_here"] for seat in ada.summary["seats"]] == [True, False]
        await room.watch(first)
        await room.watch(second)
        assert [seat["is_here"] for seat in ada.summary["seats"]] == [True, True]
        room.leave(first)
        assert [seat["is_here"] for seat in ada.summary["seats"]] == [True, True]
        room.leave(second)
        assert [seat["is_here"] for seat in ada.summary["seats"]] == [True, False]


@pytest.mark.parametrize("is_ready", [True, False])
@in_a_loop
async def test_a_host_who_is_away_for_long_is_replaced_by_the_next_who_sits_and_is_here(
    tmp_path: Path, is_ready: bool
) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        room = await table_of(hall, ADA, "random", BEN, EVE, is_ready=is_ready)
        ada, eve = Person(ADA), Person(EVE)
        await room.watch(eve)
        await room.watch(ada)
        clock.pass_by(10 * HOST_AWAY["live"])
        await hall.ticker.tick(clock())
        room.leave(ada)
        clock.pass_by(HOST_AWAY["live"] - 1)
        await hall.ticker.tick(clock())
        assert room.table.host == ADA
        clock.pass_by(1)
        await hall.ticker.tick(clock())
        assert room.table.host == EVE  # Ben sits nearer, but is away too
        assert eve.summary["is_host"]
        assert eve.heard[-1].log[-1].what.key == "table-host-changed"
        await room.watch(ada)
        await hall.ticker.tick(clock())
        assert room.table.host == EVE
        assert not ada.summary["is_host"]


@in_a_loop
async def test_without_anybody_here_the_host_stays(tmp_path: Path) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        room = await table_of(hall, ADA, BEN)
        spectator = Person(EVE)
        await room.watch(spectator)
        clock.pass_by(1e6)
        await hall.ticker.tick(clock())
        assert room.table.host == ADA


@in_a_loop
async def test_a_slow_game_waits_for_its_host_for_days_of_standstill(tmp_path: Path) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        room = await table_of(hall, ADA, BEN, pace="days")
        for days, host in ((2, ADA), (4, BEN)):
            clock.now = Clock().now + days * 24 * 3600
            ben = Person(BEN)
            await room.watch(ben)
            await hall.ticker.tick(clock())
            room.leave(ben)
            assert room.table.host == host


# The clock of a move


@in_a_loop
async def test_the_clock_runs_at_tables_nobody_watches_and_through_restarts(tmp_path: Path) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        room = await table_of(hall, ADA, BEN, seconds=100)
        name = room.table.id
        await until(lambda: not room.is_busy)
        clock.pass_by(IDLE + 1)
        await hall.ticker.tick(clock())
        assert name not in hall.rooms  # nobody is here
        clock.pass_by(100)
    async with opened_hall(tmp_path, clock) as hall:
        assert hall.rooms == {}
        await hall.ticker.tick(clock())
        table = hall.rooms[name].table
        assert table.seats[0].warned_at == clock()
        assert table.log[-1].what.key == "table-warned"
    clock.pass_by(100 / WARNING - 1)
    async with opened_hall(tmp_path, clock) as hall:
        await hall.ticker.tick(clock())
        assert (await hall.room(name)).table.seats[0].bot is None
        clock.pass_by(1)
        await hall.ticker.tick(clock())
        room = hall.rooms[name]
        assert room.table.seats[0].bot == "greedy"
        await do(hall, room, ADA, HandBack, 0)
        assert room.table.seats[0].bot is None


@in_a_loop
async def test_whoever_moves_at_the_last_moment_is_not_warned(tmp_path: Path) -> None:
    """The clock and the player reach for the table at once."""
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        room = await table_of(hall, ADA, ADA, seconds=100)
        await do(hall, room, ADA, TakeOver, 1, "random")
        clock.pass_by(101)
        table = room.table
        while table.held is None and table.to_act == 0:
            assert table.state is not None
            move = table.game.format(table.game.moves(table.state)[0])
            await do(hall, room, ADA, Move, 0, move)
        await asyncio.gather(do(hall, room, ADA, Confirm, 0), room.driver.mind_the_clock(clock()))
        assert "table-warned" not in [entry.what.key for entry in table.log]


@in_a_loop
async def test_a_bots_turn_is_taken_up_after_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        with mock.patch.object(hall.thinkers, "choose", new=mock.AsyncMock(side_effect=asyncio.CancelledError)):
            room = await table_of(hall, "random", ADA)
            await until(lambda: not room.is_busy)
        assert room.table.moves == []
        name = room.table.id
    async with opened_hall(tmp_path, clock) as hall:
        await hall.ticker.tick(clock())
        await until(lambda: hall.rooms[name].table.waits_for == 1)
        assert hall.rooms[name].table.moves


@in_a_loop
async def test_one_table_that_fails_does_not_keep_the_others_waiting(tmp_path: Path) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        bad, good = [await table_of(hall, ADA, BEN, seconds=100) for _ in range(2)]
        clock.pass_by(101)
        with mock.patch.object(bad.driver, "mind_the_clock", side_effect=RuntimeError):
            await hall.ticker.tick(clock())
        assert good.table.seats[0].warned_at is not None


# Clocks, as a table has them


def clocked(seconds: int = 100, game: str = "dreamhome") -> TableLog:
    return TableLog(game, seconds=seconds).seat(ADA, BEN).start()


def tick(log: TableLog) -> object:
    event = event_of(log.table, log.clock())
    log.write(event)
    return event


def test_the_clock_warns_first_and_only_then_a_bot_plays() -> None:
    log = clocked(100)
    began = log.clock()
    assert deadline_of(log.table) == began + 100
    assert due_at(log.table) == began + 75
    log.clock.pass_by(74)
    with refused("refused-busy"):
        tick(log)
    log.clock.pass_by(1)
    assert tick(log) == Warned(0)
    assert [seat["is_late"] for seat in picture(log.table)["sent"][BEN]["summary"]["seats"]] == [True, False]
    assert deadline_of(log.table) == due_at(log.table) == began + 100
    log.clock.pass_by(25)
    event = tick(log)
    assert isinstance(event, TakenOver)
    assert (event.seat, event.bot, event.by_clock) == (0, "greedy", True)
    assert [entry.what.key for entry in log.table.log[-2:]] == ["table-warned", "table-timed-out"]
    assert deadline_of(log.table) is None
    log.do(ADA, HandBack, 0)
    assert not log.table.seats[0].warned_at
    assert deadline_of(log.table) == log.clock() + 100


def test_a_warning_is_worth_its_whole_time_however_long_nobody_looked() -> None:
    """A server that was off over night warns in the morning, and then waits."""
    log = clocked(100)
    log.clock.pass_by(80_000)
    assert tick(log) == Warned(0)
    with refused("refused-busy"):
        tick(log)
    assert deadline_of(log.table) == log.clock() + 100 / WARNING


@pytest.mark.parametrize("seconds", [10, 30, 24 * 3600])
def test_a_move_has_the_time_that_was_promised_and_no_more(seconds: int) -> None:
    log = clocked(seconds)
    assert picture(log.table)["sent"][ADA]["summary"]["due"] == log.clock() + seconds
    log.clock.pass_by(seconds * 3 / 4)
    tick(log)
    log.clock.pass_by(seconds / 4)
    assert isinstance(tick(log), TakenOver)


def test_long_clocks_have_a_long_grace() -> None:
    log = clocked(4 * 24 * 3600)
    log.clock.pass_by(3 * 24 * 3600)
    tick(log)
    assert deadline_of(log.table) == log.clock() + 24 * 3600


def test_time_is_not_won_by_taking_back_nor_by_others_who_come_and_go() -> None:
    log = clocked(100)
    began = log.clock()
    for _ in range(5):
        log.clock.pass_by(10)
        log.move()
        log.clock.pass_by(5)
        log.undo()
    assert deadline_of(log.table) == began + 100
    log.do(BEN, TakeOver, 1, "random")
    log.clock.pass_by(5)
    log.do(BEN, HandBack, 1)
    log.do(EVE, Say, "hello")
    assert deadline_of(log.table) == began + 100


def test_a_turn_that_only_waits_to_be_confirmed_stands_when_time_is_up_and_nobody_needs_a_bot() -> None:
    log = clocked(100)
    while log.table.held is None:
        log.move()
    seat = log.table.held
    log.clock.pass_by(75)
    assert tick(log) == Warned(seat)
    log.clock.pass_by(25)
    assert tick(log) == Confirmed(seat, by_clock=True)
    assert told(log.table)[-1] == "table-stands"
    assert log.table.to_act == 1 - seat
    assert log.table.seats[seat].bot is None
    assert deadline_of(log.table) == log.clock() + 100


def test_whoever_moves_in_time_after_a_warning_is_late_no_longer() -> None:
    log = clocked(100)
    log.clock.pass_by(100)
    tick(log)
    while log.table.held is None:
        log.move()
    log.confirm()
    assert not any(seat.warned_at for seat in log.table.seats)
    assert deadline_of(log.table) == log.clock() + 100


def test_a_table_without_a_clock_waits_for_ever() -> None:
    log = TableLog().seat(ADA, BEN).start()
    log.clock.pass_by(1e9)
    assert due_at(log.table) is None
    with refused("refused-busy"):
        tick(log)
