"""What a host may change, take and give back; giving up; and who the bots are at a table."""

from typing import Any

import msgspec
import pytest

from rooftree.bots.cast import CAST, EVERYBODY, VISITORS, called, cast_of, somebody
from rooftree.core.text import is_within, letters
from rooftree.protocol import (
    MAX_NICKNAME,
    Admit,
    Arrange,
    HandBack,
    Mute,
    Ready,
    Remove,
    Resign,
    Say,
    SeatBot,
    Sit,
    TakeOver,
)
from rooftree.server.events import Arranged, BotSatDown, CameBack, Replaced, Resigned, SeatFreed, TakenOver, decode
from rooftree.server.positions import course_of
from rooftree.server.record import record_of, recorded_seats
from rooftree.server.table import pseudonym
from rooftree.texts import LANGUAGES, Speaker
from tests.server.table_log import ADA, BEN, EVE, GAMES, TableLog, game_of, picture, refused, told

OTHER = {"roofs": "open"}  # than one gets without asking


def summary(log: TableLog, person: str | None) -> Any:
    return picture(log.table)["sent"][person]["summary"]


def arrange(log: TableLog, person: str = ADA, **changed: Any) -> Any:
    old = log.table.settings
    whole = {"options": old.options, "pace": old.pace, "seconds": old.seconds, "is_public": old.is_public, **changed}
    return log.do(person, Arrange, **whole)


# How a table plays


def test_the_host_changes_options_and_clock_before_the_start_and_everybody_sees_it() -> None:
    log = TableLog().seat(ADA)
    event = arrange(log, options=OTHER, seconds=30)
    assert isinstance(event, Arranged)
    for person in (ADA, BEN, EVE, None):
        seen = summary(log, person)
        assert seen["options"]["roofs"] == "open"
        assert seen["seconds"] == 30
    assert told(log.table)[-1] == "table-arranged"
    log.do(BEN, Sit, 1, "Ben")
    log.do(BEN, Ready, 1)
    log.start()
    assert log.game.options_of(log.table.start)["roofs"] == "open"  # type: ignore[arg-type]
    assert summary(log, BEN)["due"] == log.clock() + 30
    assert picture(log.read_again()) == picture(log.table)


def test_whoever_agreed_to_another_game_is_asked_again() -> None:
    log = TableLog(players=3).seat(ADA, BEN, "random")
    assert log.table.is_complete
    arrange(log, seconds=30)
    assert [seat.is_ready for seat in log.table.seats] == [True, False, True]
    log.do(BEN, Ready, 1)
    arrange(log, is_public=True)  # who may come is no other game
    assert log.table.is_complete
    assert log.table.settings.is_public


def test_only_the_host_arranges_and_only_before_the_start() -> None:
    log = TableLog().seat(ADA, BEN)
    with refused("refused-only-host"):
        arrange(log, BEN, seconds=30)
    log.start()
    with refused("refused-table-is-playing"):
        arrange(log, seconds=30)


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"options": {"moon": True}}, "refused-arrangement"),
        ({"options": {"roofs": "thatched"}}, "refused-arrangement"),
        ({"seconds": 9}, "refused-clock"),
        ({"seconds": 15 * 86_400}, "refused-clock"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(changed: dict[str, Any], key: str) -> None:
    log = TableLog().seat(ADA)
    with refused(key):
        arrange(log, **changed)


def test_the_options_of_a_record_stay_and_its_clock_may_change() -> None:
    played = TableLog().seat(ADA, BEN).start().play_on(6)
    record = msgspec.structs.replace(record_of(played.table), result=None)
    log = TableLog(record=record).seat(ADA)
    assert summary(log, ADA)["is_resumed"]
    with refused("refused-options-of-record"):
        arrange(log, options=OTHER)
    arrange(log, seconds=60)
    assert log.table.settings.seconds == 60


# Taking a seat away, and giving it back


def test_whoever_was_removed_before_the_game_knows_it_and_may_sit_down_again() -> None:
    log = TableLog(players=3).seat(ADA, BEN)
    assert log.do(ADA, Remove, 1) == SeatFreed(1, by_host=True)
    assert summary(log, BEN)["former"] == {"seat": 1, "name": "Ben 1", "how": "removed"}
    assert summary(log, ADA)["former"] is summary(log, EVE)["former"] is None
    log.do(BEN, Sit, 2, "Ben")
    assert summary(log, BEN)["former"] is None


def test_whoever_was_removed_during_the_game_may_take_the_seat_back() -> None:
    log = TableLog().seat(ADA, BEN).start().play_on(3)
    assert isinstance(log.do(ADA, Remove, 1), Replaced)
    assert list(picture(log.table)["sent"][BEN]["views"]) == ["spectator"]
    assert summary(log, BEN)["former"] == {"seat": 1, "name": "Ben 1", "how": "removed"}
    log.do(BEN, Say, "hello?")
    assert log.table.chat[-1].name == "Ben 1"
    with refused("refused-not-your-seat"):
        log.do(BEN, Sit, 0, "Ben")
    with refused("refused-table-is-playing"):
        log.do(EVE, Sit, 1, "Eve")
    assert log.do(BEN, Sit, 1, "") == CameBack(1, BEN, "Ben 1")
    assert list(picture(log.table)["sent"][BEN]["views"]) == ["1"]
    assert told(log.table)[-2:] == ["table-replaced", "table-came-back"]
    assert picture(log.read_again()) == picture(log.table)
    log.play_on()
    assert recorded_seats(log.table)[1].player == "human"


@pytest.mark.parametrize("is_playing", [False, True])
def test_the_host_may_lock_somebody_out_and_let_them_in_again(is_playing: bool) -> None:
    log = TableLog().seat(ADA, BEN)
    if is_playing:
        log.start()
    log.do(ADA, Remove, 1, locks=True)
    assert summary(log, BEN)["former"]["how"] == "locked"
    with refused("refused-locked"):
        log.do(BEN, Sit, 1, "Ben")
    assert summary(log, ADA)["locked"] == {pseudonym("table", BEN): "Ben 1"}
    assert summary(log, BEN)["locked"] == summary(log, None)["locked"] == {}
    with refused("refused-only-host"):
        log.do(BEN, Admit, pseudonym("table", BEN))
    with refused("refused-no-such-person"):
        log.do(ADA, Admit, pseudonym("table", EVE))
    log.do(ADA, Admit, pseudonym("table", BEN))
    with refused("refused-no-such-person"):
        log.do(ADA, Admit, pseudonym("table", BEN))
    log.do(BEN, Sit, 1, "Ben")
    assert log.table.seats[1].person == BEN


def test_the_silenced_do_not_come_back_either() -> None:
    log = TableLog().seat(ADA, BEN).start()
    log.do(ADA, Mute, pseudonym("table", BEN))
    log.do(ADA, Remove, 1)
    with refused("refused-muted"):
        log.do(BEN, Sit, 1, "Ben")


# Giving up


@pytest.mark.parametrize("game", GAMES)
def test_whoever_gives_up_is_followed_by_a_bot_and_the_game_has_a_valid_record(game: str) -> None:
    log = TableLog(game).seat(ADA, BEN).start().play_on(3)
    event = log.do(BEN, Resign, 1)
    assert isinstance(event, Resigned)
    assert told(log.table)[-1] == "table-resigned"
    assert summary(log, BEN)["former"] == {"seat": 1, "name": "Ben 1", "how": "resigned"}
    with refused("refused-resigned"):
        log.do(BEN, Sit, 1, "Ben")
    with refused("refused-not-your-seat"):
        log.do(BEN, HandBack, 1)
    log.play_on()
    record = record_of(log.table)
    assert record.seats[1].player == f"bot:{event.bot}"
    assert record.seats[1].name in {each.name for each in cast_of(game, event.bot)}
    assert len(course_of(log.game, record).moves) == len(log.table.moves)
    assert picture(log.read_again()) == picture(log.table)


def test_giving_up_is_for_ones_own_seat_in_a_game_that_goes_on() -> None:
    log = TableLog().seat(ADA, BEN)
    with refused("refused-table-is-waiting"):
        log.do(BEN, Resign, 1)
    log.start()
    with refused("refused-not-your-seat"):
        log.do(ADA, Resign, 1)


def test_a_bot_that_plays_for_somebody_who_gives_up_plays_on() -> None:
    log = TableLog().seat(ADA, BEN).start()
    stand_in = log.do(BEN, TakeOver, 1, "random")
    assert isinstance(stand_in, TakenOver)
    assert log.do(BEN, Resign, 1) == Resigned(1, "random", stand_in.character)
    assert log.table.seats[1].bot == "random"


def test_the_last_person_may_give_up_and_the_bots_finish() -> None:
    log = TableLog().seat(ADA, "random").start()
    log.do(ADA, Resign, 0)
    log.play_on()
    assert log.table.status == "over"


# The cast


def test_two_bots_of_a_kind_are_two_people_of_the_same_level() -> None:
    log = TableLog(players=3).seat(ADA, "greedy", "greedy")
    seats = summary(log, ADA)["seats"]
    first, second = seats[1], seats[2]
    assert first["name"] != second["name"]
    assert first["character"]["level"] == second["character"]["level"] == 4
    assert first["player"] == second["player"] == "bot:greedy"
    assert seats[0]["character"] is None
    assert [seat.player for seat in recorded_seats(log.table)] == ["human", "bot:greedy", "bot:greedy"]


def test_the_host_chooses_who_comes() -> None:
    log = TableLog(players=4).seat(ADA)
    assert log.do(ADA, SeatBot, 1, "greedy", "nadia") == BotSatDown(1, "greedy", "nadia")
    with refused("refused-nickname-taken"):
        log.do(ADA, SeatBot, 2, "greedy", "nadia")
    with refused("refused-no-such-character"):
        log.do(ADA, SeatBot, 2, "greedy", "pip")
    with refused("refused-nickname-taken"):
        log.do(BEN, Sit, 2, "NADIA")
    log.do(BEN, Sit, 2, "Margot")
    with refused("refused-nickname-taken"):
        log.do(ADA, SeatBot, 3, "greedy", "margot")


def test_a_stand_in_has_a_name_and_is_nobody_of_the_table() -> None:
    log = TableLog().seat(ADA, "greedy").start()
    log.do(ADA, TakeOver, 0, "greedy")
    seats = summary(log, ADA)["seats"]
    assert seats[0]["name"] == "Ada 0"
    assert seats[0]["character"]["id"] != seats[1]["character"]["id"]
    log.do(ADA, HandBack, 0)
    assert summary(log, ADA)["seats"][0]["character"] is None


def test_logs_of_former_days_know_no_characters_and_are_read_all_the_same() -> None:
    log = TableLog(players=3)
    for text in (
        '{"event":"bot-sat-down","seat":0,"bot":"greedy"}',
        '{"event":"bot-sat-down","seat":1,"bot":"greedy"}',
    ):
        log.write(decode(text))
    assert [seat.name for seat in log.table.seats[:2]] == ["Margot", "Hugo"]
    log.write(BotSatDown(2, "greedy", "somebody who has moved away"))
    assert log.table.seats[2].name == "Freyja"


def test_a_bot_from_outside_sends_a_visitor() -> None:
    assert somebody("dreamhome", "deep").id in {each.id for each in VISITORS}
    assert len({each.name for each in cast_of("dreamhome", "deep")}) == 5


def test_a_record_without_faces_gets_them() -> None:
    players = [("greedy", "bot:greedy"), ("greedy 2", "bot:greedy"), ("Margot", "human"), ("Nadia", "bot:greedy")]
    assert called("dreamhome", players) == ["Hugo", "Freyja", "Margot", "Nadia"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_of_the_cast_has_a_sentence(lang: str) -> None:
    speaker = Speaker(lang)
    assert all(speaker.say(f"character-{each.id}") for each in EVERYBODY)
    assert len({speaker.say("level-word", level=level) for level in range(1, 7)}) == 6


def test_the_cast_is_large_enough_for_a_table_and_nobody_is_there_twice() -> None:
    assert all(len(people) == 5 for people in CAST.values())
    assert len({each.id for each in EVERYBODY}) == len({each.name for each in EVERYBODY}) == len(EVERYBODY)
    assert all(1 <= each.level <= 6 for each in EVERYBODY)


# Names


def test_characters_are_counted_as_people_count_them() -> None:
    assert letters("a👨‍👩‍👧‍👦e\u0301🇮🇸👍🏽") == ["a", "👨‍👩‍👧‍👦", "e\u0301", "🇮🇸", "👍🏽"]
    assert is_within("é" * MAX_NICKNAME, MAX_NICKNAME)
    assert not is_within("x" * (MAX_NICKNAME + 1), MAX_NICKNAME)
    assert not is_within("👨‍👩‍👧‍👦" * 10, MAX_NICKNAME)  # the lobby has no room for so many signs


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_of_a_game_has_a_cast(game: str) -> None:
    from rooftree import bots

    for bot in bots.names_of(game_of(game).name):
        assert cast_of(game, bot)
