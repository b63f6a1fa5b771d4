"""What may happen at a table, and what it comes to: seats, hosts, turns that can be taken back, clocks, records."""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import numpy as np
import pytest

from rooftree.core.game import Game, GameError
from rooftree.core.layout import Array
from rooftree.core.records import Record, RecordError
from rooftree.core.replay import final_state
from rooftree.core.text import tidy
from rooftree.games.dreamhome.lines import lines_without_roof
from rooftree.protocol import (
    Confirm,
    HandBack,
    Move,
    Mute,
    Prefer,
    React,
    Ready,
    Rematch,
    Remove,
    Say,
    SeatBot,
    Sit,
    StandUp,
    TakeOver,
    Undo,
)
from rooftree.server.clock import LEAST_GRACE, deadline_of, due_at, event_of
from rooftree.server.decisions import expect_to_choose
from rooftree.server.documents import Documents
from rooftree.server.driver import start_event
from rooftree.server.events import (
    BotSatDown,
    Confirmed,
    GotReady,
    HandedBack,
    HostChanged,
    Moved,
    Rematched,
    Replaced,
    SatDown,
    SeatFreed,
    Started,
    TakenOver,
    Warned,
)
from rooftree.server.positions import course_of, cut, only, stretch
from rooftree.server.table import Refusal, Table, commitment, pseudonym
from tests.server.table_log import ADA, BEN, EVE, GAMES, SEED, TableLog, game_of, picture, state_of


@contextmanager
def refused(key: str) -> Iterator[pytest.ExceptionInfo[Refusal]]:
    with pytest.raises(Refusal) as caught:
        yield caught
    assert caught.value.why.key == key


def told(table: Table) -> list[str]:
    """The keys of the log."""
    return [entry.what.key for entry in table.log]


# Sitting down


def test_people_sit_down_under_a_nickname_and_the_game_begins_when_all_are_ready() -> None:
    log = TableLog()
    log.do(ADA, Sit, 0, "  Ada\n")
    log.do(BEN, Sit, 1, "Ben")
    assert [seat.name for seat in log.table.seats] == ["Ada", "Ben"]
    log.do(ADA, Ready, 0)
    assert not log.table.is_complete
    log.do(BEN, Ready, 1)
    assert log.table.is_complete
    log.do(BEN, Ready, 1, is_ready=False)
    assert not log.table.is_complete
    assert due_at(log.table) is None


def test_a_complete_table_is_due_at_once_so_that_a_server_which_stopped_there_goes_on() -> None:
    log = TableLog().seat(ADA, "random")
    assert log.table.is_complete
    assert due_at(log.table) == log.clock()


def test_one_person_may_hold_several_seats_at_one_device() -> None:
    log = TableLog(players=3).seat(ADA, ADA, BEN)
    assert log.table.seats_of(ADA) == [0, 1]
    sent = picture(log.start().table)["sent"]
    assert sorted(sent[ADA]["views"]) == ["0", "1"]
    assert sorted(sent[BEN]["views"]) == ["2"]
    assert sorted(sent[EVE]["views"]) == ["spectator"]


def test_seats_are_taken_once_and_names_are_not_given_twice() -> None:
    log = TableLog(players=3)
    log.do(ADA, Sit, 0, "Ada")
    with refused("refused-your-own-seat"):
        log.do(ADA, Sit, 0, "Ada")
    with refused("refused-seat-taken"):
        log.do(BEN, Sit, 0, "Ben")
    for name in ("Ada", "ada", " A\u200bda ", "Ａｄａ"):
        with refused("refused-nickname-taken"):
            log.do(BEN, Sit, 1, name)
    for name in ("", " ", "\u200b", "\u3164", "\u0301", "x" * 31):
        with refused("refused-nickname"):
            log.do(BEN, Sit, 1, name)
    with refused("refused-no-such-seat"):
        log.do(BEN, Sit, 3, "Ben")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("a\u202eb", "ab"),  # written backwards from there
        ("a\r\nb\tc", "a b c"),
        ("\x00\x1b[31mred", "[31mred"),
        ("e\u0301", "é"),
        ("Z" + "\u0336" * 9, "Z\u0336\u0336"),
        ("👍❤️", "👍❤️"),
        ("\ue000\U000e0041x", "x"),
    ],
)
def test_what_cannot_be_seen_is_removed(typed: str, kept: str) -> None:
    assert tidy(typed) == kept


def test_before_the_game_people_stand_up_and_the_host_seats_bots_and_removes() -> None:
    log = TableLog(players=3)
    log.do(BEN, Sit, 1, "Ben")
    with refused("refused-not-your-seat"):
        log.do(ADA, StandUp, 1)
    with refused("refused-only-host"):
        log.do(BEN, SeatBot, 0, "random")
    with refused("refused-no-such-bot"):
        log.do(ADA, SeatBot, 0, "hal")
    assert log.do(ADA, SeatBot, 0, "random") == BotSatDown(0, "random")
    with refused("refused-seat-taken"):
        log.do(ADA, SeatBot, 0, "random")
    assert log.do(ADA, Remove, 0) == SeatFreed(0, by_host=True)
    assert log.do(ADA, Remove, 1) == SeatFreed(1, by_host=True)
    with refused("refused-seat-free"):
        log.do(ADA, Remove, 1)
    log.do(BEN, Sit, 2, "Ben")  # once more; who must not come back is silenced as well
    assert log.do(BEN, StandUp, 2) == SeatFreed(2)
    assert told(log.table) == ["table-sat-down", "table-removed", "table-sat-down", "table-stood-up"]
    assert all(seat.is_free for seat in log.table.seats)


def test_nobody_sits_down_or_stands_up_during_the_game() -> None:
    log = TableLog().seat(ADA, BEN).start()
    for command in (Sit, StandUp, Ready):
        with refused("refused-table-is-playing"):
            log.do(ADA, command, *((1, "x") if command is Sit else (0,)))


# The host


def test_the_host_silences_people_who_sit_and_people_who_watch() -> None:
    log = TableLog().seat(ADA, BEN).start()
    log.do(EVE, Say, "first!")
    log.do(ADA, Mute, pseudonym("table", EVE))
    log.do(ADA, Mute, pseudonym("table", BEN))
    for person in (BEN, EVE):
        with refused("refused-muted"):
            log.do(person, Say, "me too")
        with refused("refused-muted"):
            log.do(person, React, "👍")
    sent = picture(log.table)["sent"]
    assert sorted(sent[ADA]["summary"]["muted"]) == sorted([pseudonym("table", BEN), pseudonym("table", EVE)])
    assert sent[BEN]["summary"]["muted"] == []
    assert [sent[person]["summary"]["is_muted"] for person in (ADA, BEN, EVE, None)] == [False, True, True, False]
    log.do(ADA, Mute, pseudonym("table", EVE), is_muted=False)
    log.do(EVE, Say, "sorry")
    with refused("refused-no-such-person"):
        log.do(ADA, Mute, "nobody")
    with refused("refused-only-host"):
        log.do(BEN, Mute, pseudonym("table", ADA))


def test_the_silenced_play_on_but_do_not_sit_down_again() -> None:
    log = TableLog(players=3)
    log.do(BEN, Sit, 1, "Ben")
    log.do(ADA, Mute, pseudonym("table", BEN))
    log.do(BEN, Ready, 1)
    log.do(ADA, Remove, 1)
    with refused("refused-muted"):
        log.do(BEN, Sit, 1, "Ben")


def test_during_the_game_the_host_gives_a_seat_to_a_bot_for_good() -> None:
    log = TableLog(players=3).seat(ADA, BEN, "random").start()
    assert log.do(ADA, Remove, 1) == Replaced(1, "greedy")
    assert log.table.seats[1].player == "bot:greedy"
    with refused("refused-not-your-seat"):
        log.do(BEN, HandBack, 1)
    for seat in (1, 2):
        with refused("refused-bot-plays-already"):
            log.do(ADA, Remove, seat)
    with refused("refused-only-host"):
        log.do(BEN, Remove, 0)
    sent = picture(log.table)["sent"]
    assert list(sent[BEN]["views"]) == ["spectator"]


def test_the_duties_of_the_host_pass_on() -> None:
    log = TableLog().seat(ADA, BEN)
    log.write(HostChanged(BEN))
    assert log.do(BEN, Remove, 0) == SeatFreed(0, by_host=True)
    with refused("refused-only-host"):
        log.do(ADA, SeatBot, 0, "random")
    sent = picture(log.table)["sent"]
    assert sent[BEN]["summary"]["host"] == "Ben 1"
    assert [sent[person]["summary"]["is_host"] for person in (ADA, BEN)] == [False, True]


# Chat


def test_chat_is_one_line_of_a_certain_length_and_has_a_writer() -> None:
    log = TableLog().seat(ADA, BEN)
    log.do(ADA, Say, " hello\nthere \u200b")
    log.do(EVE, React, "🎉")
    for text in ("", "\u200b\u2800", "x" * 501):
        with refused("refused-chat"):
            log.do(ADA, Say, text)
    with refused("refused-reaction"):
        log.do(ADA, React, "🦆")
    assert [(line.name, line.text, line.is_reaction) for line in log.table.chat] == [
        ("Ada 0", "hello there", False),
        ("", "🎉", True),
    ]
    assert [line.person for line in log.table.chat] == [pseudonym("table", ADA), pseudonym("table", EVE)]


# Turns that can be taken back


def turn_of(log: TableLog, wanted: Callable[[TableLog], bool], seeds: int = 40) -> TableLog:
    """A position of a game that somebody looked for: random moves until it comes."""
    people = [str(seat.person or seat.bot) for seat in log.table.seats]
    for seed in range(seeds):
        fresh = TableLog(log.game.name, len(people)).seat(*people).start(seed)
        rng = random.Random(seed)
        while fresh.table.status == "playing":
            if wanted(fresh):
                return fresh
            if fresh.table.held is not None:
                fresh.confirm()
            else:
                fresh.move(rng.choice(fresh.legal()))
    raise AssertionError("no such position came up")


def is_held(log: TableLog) -> bool:
    return log.table.held is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_waits_to_be_confirmed_and_can_be_taken_back_until_then(game: str) -> None:
    log = turn_of(TableLog(game).seat(ADA, BEN), is_held)
    seat = log.table.held
    assert seat is not None
    owner, other = (ADA, BEN) if seat == 0 else (BEN, ADA)
    after, lines = state_of(log.table), len(log.table.log)
    assert log.table.state is not None
    following = log.game.to_act(log.table.state)
    assert following == 1 - seat
    with refused("refused-not-confirmed"):
        log.do(other, Move, following, log.legal()[0])
    for command in (Undo, Confirm):
        with refused("refused-not-your-seat"):
            log.do(other, command, seat)
    assert picture(log.table)["sent"][other]["views"][str(1 - seat)]["legal"] == []  # nobody is asked yet
    move = log.table.log[-1].move
    assert move is not None
    log.do(owner, Undo, seat)
    assert log.table.to_act == seat
    assert len(log.table.log) == lines - 1
    log.do(owner, Move, seat, move)
    assert state_of(log.table) == after
    log.do(owner, Confirm, seat)
    assert log.table.to_act == following
    with refused("refused-nothing-to-undo"):
        log.do(owner, Undo, seat)
    with refused("refused-nothing-to-confirm"):
        log.do(owner, Confirm, seat)


def test_a_whole_turn_is_begun_anew() -> None:
    """Dream Home: a column, the room, perhaps the resource."""
    log = turn_of(TableLog().seat(ADA, BEN), lambda log: is_held(log) and len(log.table.turn.before) >= 3)
    seat, before, count = log.table.turn.seat, log.table.turn.before[0].tobytes(), len(log.table.turn.before)
    lines = [entry.version for entry in log.table.log[-count:]]
    log.undo(everything=True)
    assert state_of(log.table) == before
    assert not set(lines) & {entry.version for entry in log.table.log}
    assert log.table.to_act == seat
    assert picture(log.read_again()) == picture(log.table)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_taken_back_once_it_has_shown_something_new(game: str) -> None:
    """New cards in the market, new tiles in the shops, words about a hand: the move stands at once."""
    log, reveals = TableLog(game).seat(ADA, BEN).start(), 0
    rng = random.Random(5)
    while log.table.status == "playing":
        if log.table.held is not None:
            log.confirm()
            continue
        before, seat = log.table.state, log.table.to_act
        assert before is not None
        assert seat is not None
        log.move(rng.choice(log.legal()))
        assert log.table.state is not None
        if log.game.reveals(before, log.table.state):
            reveals += 1
            assert log.table.held is None
            with refused("refused-nothing-to-undo"):
                log.do(str(log.table.seats[seat].person), Undo, seat)
    assert reveals > 10
    assert log.table.status == "over"
    assert told(log.table)[-1] == "table-over"


def test_in_pass_and_play_each_seat_confirms_and_takes_back_its_own_turns_only() -> None:
    log = turn_of(TableLog().seat(ADA, ADA), is_held)
    seat = log.table.held
    assert seat is not None
    with refused("refused-nothing-to-undo"):
        log.do(ADA, Undo, 1 - seat)
    with refused("refused-nothing-to-confirm"):
        log.do(ADA, Confirm, 1 - seat)
    log.do(ADA, Confirm, seat)
    log.do(ADA, Move, 1 - seat, log.legal()[0])
    with refused("refused-nothing-to-undo"):
        log.do(ADA, Undo, seat)
    log.do(ADA, Undo, 1 - seat)


def test_whoever_prefers_so_is_not_asked_to_confirm_and_what_waits_stands() -> None:
    log = turn_of(TableLog().seat(ADA, BEN), is_held)
    seat = log.table.held
    assert seat is not None
    owner = (ADA, BEN)[seat]
    log.do(owner, Prefer, seat, confirms=False)
    assert log.table.held is None
    assert log.table.to_act == 1 - seat
    with refused("refused-nothing-to-undo"):
        log.do(owner, Undo, seat)
    log.do((BEN, ADA)[seat], Prefer, 1 - seat, confirms=False)
    rng = random.Random(2)
    while log.table.status == "playing":
        log.move(rng.choice(log.legal()))
        assert log.table.held is None


def test_a_turn_that_does_not_wait_can_still_be_taken_back_before_its_end() -> None:
    log = TableLog().seat(ADA, BEN)
    log.do(ADA, Prefer, 0, confirms=False)
    log.start()
    log.move()
    assert log.table.can_undo(0)
    log.undo()


def test_a_bot_waits_for_the_confirmation_too() -> None:
    log = turn_of(TableLog().seat(ADA, "random"), is_held)
    assert log.table.held == 0
    assert log.table.bot_to_move() is None
    assert due_at(log.table) is None
    log.confirm()
    assert log.table.bot_to_move() == "random"
    assert due_at(log.table) == log.clock()


def test_what_was_played_stands_when_a_bot_takes_over() -> None:
    """While the turn is held, and in the middle of it: the bot goes on from there, and nobody takes that back."""
    for wanted in (is_held, lambda log: bool(log.table.turn.before) and not is_held(log)):
        log = turn_of(TableLog().seat(ADA, BEN), wanted)
        seat, after = log.table.turn.seat, state_of(log.table)
        owner = (ADA, BEN)[seat]
        assert log.do(owner, TakeOver, seat, "random") == TakenOver(seat, "random")
        assert state_of(log.table) == after
        assert log.table.held is None
        with refused("refused-nothing-to-undo"):
            log.do(owner, Undo, seat)
        if log.table.to_act == seat:
            with refused("refused-bot-plays"):
                log.do(owner, Move, seat, log.legal()[0])
            log.move()
            log.do(owner, HandBack, seat)
            with refused("refused-nothing-to-undo"):
                log.do(owner, Undo, seat)
        assert picture(log.read_again()) == picture(log.table)


def test_a_mere_word_passes_on_at_once_but_not_if_there_is_more_to_take_back() -> None:
    """Home Sweet Home: advice binds nobody. A swap that was paid for before the word still waits."""
    log = TableLog("homesweethome", 3).seat(ADA, BEN, EVE).start()
    seat = log.table.to_act
    log.move(next(move for move in log.legal() if move.startswith("say")))
    assert log.table.held is None
    assert log.table.to_act != seat

    def has_swapped(log: TableLog) -> bool:
        return bool(log.table.turn.before) and bool(log.legal()) and log.legal()[0].startswith("say")

    log = turn_of(TableLog("homesweethome", 3).seat(ADA, BEN, EVE), has_swapped)
    seat = log.table.to_act
    log.move(log.legal()[0])
    assert log.table.held == seat


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_asked_about_the_last_move_of_a_game(game: str) -> None:
    log = TableLog(game).seat(ADA, BEN).start().play_on()
    assert log.table.status == "over"
    assert log.table.held is None
    assert not any(log.table.can_undo(seat) for seat in (0, 1))
    with refused("refused-table-is-over"):
        log.do(ADA, Move, 0, "pass")


def counted(game: Game, state: Array, seat: int) -> int:
    is_roofed = game.name == "dreamhome"
    lines = lines_without_roof(game.look(state), seat) if is_roofed else game.visible_lines(state, seat)
    return sum(line.points for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_does_not_tell_what_the_end_of_the_game_turns_up(game: str) -> None:
    """Dream Home counts the roofs only then, and their colours were hidden (roofs = strict)."""
    log = TableLog(game).seat(ADA, BEN).start().play_on()
    last = TableLog(game).seat(ADA, BEN).start().play_on(len(log.table.moves) - 1)
    while last.table.held is not None:
        last.confirm()
    seat, before = last.table.to_act, last.table.state
    assert seat is not None
    assert before is not None
    expect_to_choose(last.table, (ADA, BEN)[seat], seat)
    for move, effect in Documents(last.table).effects(seat).items():
        after = last.game.step(before, last.game.parse(move))
        if last.game.is_over(after):
            assert effect.is_final
            gained = counted(last.game, after, seat) - counted(last.game, before, seat)
            assert effect.points == (0 if last.game.hides_hands else gained)


def test_moves_are_refused_with_the_reason_of_the_rules() -> None:
    log = TableLog().seat(ADA, BEN)
    with refused("refused-table-is-waiting"):
        log.do(ADA, Move, 0, "take 1")
    log.start()
    with refused("refused-notation"):
        log.do(ADA, Move, 0, "fly")
    with refused("refused-not-your-turn"):
        log.do(BEN, Move, 1, log.legal()[0])
    with refused("refused-not-your-seat"):
        log.do(BEN, Move, 0, log.legal()[0])
    with refused("why-not-now"):
        log.do(ADA, Move, 0, "place G1")


# Bots in people's places


def test_a_bot_takes_over_and_the_person_takes_the_seat_back_at_any_time() -> None:
    log = TableLog().seat(ADA, BEN).start()
    with refused("refused-only-host"):
        log.do(BEN, TakeOver, 0, "random")
    with refused("refused-no-such-bot"):
        log.do(ADA, TakeOver, 0, "hal")
    with refused("refused-you-play-yourself"):
        log.do(BEN, HandBack, 1)
    log.do(ADA, TakeOver, 1, "random")  # as host
    with refused("refused-bot-plays-already"):
        log.do(BEN, TakeOver, 1, "random")
    with refused("refused-not-your-seat"):
        log.do(ADA, HandBack, 1)
    assert log.do(BEN, HandBack, 1) == HandedBack(1)
    assert log.table.seats[1].player == "human"
    assert told(log.table)[-2:] == ["table-taken-over", "table-handed-back"]


# Clocks


def clocked(seconds: int = 100, game: str = "dreamhome") -> TableLog:
    return TableLog(game, seconds=seconds).seat(ADA, BEN).start()


def tick(log: TableLog) -> object:
    event = event_of(log.table, log.clock())
    log.write(event)
    return event


def test_the_clock_warns_first_and_only_then_a_bot_plays() -> None:
    log = clocked(100)
    began = log.clock()
    assert deadline_of(log.table) == due_at(log.table) == began + 100
    log.clock.pass_by(99)
    with refused("refused-busy"):
        tick(log)
    log.clock.pass_by(1)
    assert tick(log) == Warned(0)
    assert [seat["is_late"] for seat in picture(log.table)["sent"][BEN]["summary"]["seats"]] == [True, False]
    assert deadline_of(log.table) == began + 100 + LEAST_GRACE
    log.clock.pass_by(LEAST_GRACE)
    assert tick(log) == TakenOver(0, "greedy", by_clock=True)
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
    assert deadline_of(log.table) == log.clock() + LEAST_GRACE


def test_long_clocks_have_a_long_grace() -> None:
    log = clocked(4 * 24 * 3600)
    log.clock.pass_by(4 * 24 * 3600)
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
    log.clock.pass_by(100)
    assert tick(log) == Warned(seat)
    log.clock.pass_by(LEAST_GRACE)
    assert tick(log) == Confirmed(seat, by_clock=True)
    assert log.table.to_act == 1 - seat
    assert log.table.bot_at(seat) is None
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
    record = log.table.record()
    assert log.table.start is not None
    assert np.array_equal(own_deal, log.table.start)
    first = game_of(game).deal_of(own_deal)
    assert {part: record.deal[part] for part in first if first[part]} == {k: v for k, v in first.items() if v}


# Records


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_a_true_record(game: str) -> None:
    log = TableLog(game, 3).seat(ADA, BEN, "random").start().play_on()
    record = log.table.record()
    assert record.seed == SEED
    assert [seat.player for seat in record.seats] == ["human", "human", "bot:random"]
    final_state(log.game, record)  # verifies every move, the deal and the result
    result = log.table.result()
    assert result is not None
    assert record.result is not None
    assert result["scores"] == record.result.scores


def finished(game: str, players: int = 2, seed: int = SEED) -> Record:
    return TableLog(game, players).seat(*[ADA, BEN, EVE][:players]).start(seed).play_on(seed=3).table.record()


def continued(record: Record, moves: int) -> TableLog:
    """A new table that goes on after some moves of a record."""
    log = TableLog(record.game, len(record.seats), record=cut(game_of(record.game), record, moves))
    log.seat(*[BEN, EVE, ADA][: len(record.seats)])
    log.write(start_event(log.table))
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
    again = log.table.record()
    assert again.result == record.result
    assert (again.deal, again.moves, again.seed) == (record.deal, record.moves, record.seed)
    final_state(log.game, again)
    assert picture(log.read_again()) == picture(log.table)


@pytest.mark.parametrize("game", GAMES)
def test_another_way_on_from_a_record_is_a_true_record_too(game: str) -> None:
    record = finished(game, 3)
    log = continued(record, len(record.moves) // 2).play_on(seed=99)
    assert log.table.status == "over"
    again = log.table.record()
    assert again.moves != record.moves
    final_state(log.game, again)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_without_a_seed_goes_on_with_a_new_one(game: str) -> None:
    record = msgspec.structs.replace(finished(game), seed=None)
    log = continued(record, len(record.moves) // 2)
    assert log.table.seed is not None
    assert picture(log.read_again()) == picture(log.table)
    log.play_on(seed=5)
    final_state(log.game, log.table.record())


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
    record = log.table.record()
    for moves, views in shown.items():
        for seat, view in zip((0, 1, None), views, strict=True):
            replayed = only(asyncio.run(stretch(course_of(log.game, record), moves, 1, seat)))
            assert {**replayed["view"], "reasons": 0} == {**view, "reasons": 0}
            assert len(replayed["log"]) == moves


# Rules that change


def test_a_table_of_former_rules_can_be_looked_at_and_that_is_all() -> None:
    log = TableLog(ruleset="dreamhome/0", seconds=60)
    for event in (
        SatDown(0, ADA, "Ada"),
        SatDown(1, BEN, "Ben"),
        GotReady(0, True),
        GotReady(1, True),
        Started(1, "salt"),
        Moved(0, "a move of former days"),
        Confirmed(0),
        Moved(1, "another"),
        Warned(1),
        TakenOver(1, "greedy", by_clock=True),
    ):
        log.write(event)
    table = log.read_again()
    assert table.status == "closed"
    assert due_at(table) is None
    assert (table.to_act, table.waits_for, table.is_complete) == (None, None, False)
    sent = picture(table)["sent"][ADA]
    assert sent["views"] == {}
    assert [seat["name"] for seat in sent["summary"]["seats"]] == ["Ada", "Ben"]
    for command, fields in ((Move, (0, "pass")), (Say, ("hello",)), (HandBack, (1,)), (Undo, (0,)), (Sit, (0, "x"))):
        with refused("refused-ruleset"):
            log.do(ADA, command, *fields)
    with refused("refused-ruleset"):
        log.do(ADA, Rematch)


def test_a_rematch_is_for_those_who_played_and_the_first_to_ask_names_the_table() -> None:
    log = TableLog().seat(ADA, BEN).start()
    with refused("refused-not-over"):
        log.do(ADA, Rematch)
    log.play_on()
    with refused("refused-not-at-table"):
        log.do(EVE, Rematch)
    first, second = log.do(BEN, Rematch), log.do(ADA, Rematch)
    assert isinstance(first, Rematched)
    assert isinstance(second, Rematched)
    assert first.table != second.table
    assert (log.table.rematch, log.table.rematch_host) == (first.table, BEN)
