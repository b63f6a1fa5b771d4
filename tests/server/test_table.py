"""What may happen at a table, and what it comes to: seats, hosts, chat, rules that change."""

import pytest

from rooftree.core.text import tidy
from rooftree.protocol import (
    HandBack,
    Move,
    Mute,
    React,
    Ready,
    Rematch,
    Remove,
    Say,
    SeatBot,
    Sit,
    StandUp,
    Undo,
)
from rooftree.server.clock import due_at
from rooftree.server.events import (
    BotSatDown,
    Confirmed,
    GotReady,
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
from rooftree.server.table import pseudonym
from tests.server.table_log import ADA, BEN, EVE, TableLog, picture, refused, told

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
        ("👨‍👩‍👧‍👦 Jón", "👨‍👩‍👧‍👦 Jón"),
        ("🏳️‍🌈👩🏽‍🚀", "🏳️‍🌈👩🏽‍🚀"),
        ("A\u200dda\u200d", "Ada"),
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
        log.do(EVE, SeatBot, 0, "random")
    with refused("refused-no-such-bot"):
        log.do(ADA, SeatBot, 0, "hal")
    assert log.do(ADA, SeatBot, 0, "random") == BotSatDown(0, "random", "pip")
    with refused("refused-seat-taken"):
        log.do(ADA, SeatBot, 0, "random")
    assert log.do(ADA, Remove, 0) == SeatFreed(0, by_host=True)
    assert log.do(ADA, Remove, 1) == SeatFreed(1, by_host=True)
    with refused("refused-seat-free"):
        log.do(ADA, Remove, 1)
    log.do(BEN, Sit, 2, "Ben")  # once more; who must not come back is locked out
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


def test_during_the_game_the_host_gives_a_seat_to_a_bot() -> None:
    log = TableLog(players=3).seat(ADA, BEN, "random").start()
    assert log.do(ADA, Remove, 1) == Replaced(1, "greedy", "margot")
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


def test_where_the_host_only_watches_whoever_sits_puts_bots_on_seats() -> None:
    log = TableLog(players=3).seat(BEN)
    assert log.do(BEN, SeatBot, 1, "random") == BotSatDown(1, "random", "pip")
    sent = picture(log.table)["sent"]
    assert [sent[person]["summary"]["may_seat_bots"] for person in (ADA, BEN, EVE)] == [True, True, False]
    assert log.do(BEN, Remove, 1) == SeatFreed(1, by_host=True)
    with refused("refused-only-host"):
        log.do(EVE, SeatBot, 1, "random")
    log.do(EVE, Sit, 1, "Eve")
    with refused("refused-only-host"):
        log.do(BEN, Remove, 1)
    log.do(ADA, Sit, 2, "Ada")
    log.do(EVE, StandUp, 1)
    with refused("refused-only-host"):
        log.do(BEN, SeatBot, 1, "random")


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
