"""Turns that can be taken back, and bots in people's places."""

import asyncio
import random
from collections.abc import Callable

import pytest

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.games.dreamhome.lines import lines_without_roof
from rooftree.protocol import (
    Confirm,
    HandBack,
    Move,
    Prefer,
    TakeOver,
    Undo,
)
from rooftree.server.clock import due_at
from rooftree.server.documents import Documents
from rooftree.server.events import (
    HandedBack,
    Started,
    TakenOver,
)
from rooftree.server.expectations import expect_to_choose
from tests.server.table_log import ADA, BEN, EVE, GAMES, SALT, SEED, TableLog, picture, refused, state_of, told

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
    after, before = state_of(log.table), list(log.table.log)
    assert log.table.state is not None
    following = log.game.to_act(log.table.state)
    assert following == 1 - seat
    with refused("refused-not-confirmed"):
        log.do(other, Move, following, log.legal()[0])
    for command in (Undo, Confirm):
        with refused("refused-not-your-seat"):
            log.do(other, command, seat)
    assert picture(log.table)["sent"][other]["views"][str(1 - seat)]["legal"] == []  # nobody is asked yet
    move, version = [(entry.move, entry.version) for entry in log.table.log if entry.move is not None][-1]
    log.do(owner, Undo, seat)
    assert log.table.to_act == seat
    assert log.table.log == [entry for entry in before if entry.version != version]
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


def test_a_turn_waits_only_where_other_people_play_unless_its_player_wants_it() -> None:
    """Against bots alone a turn stands when it ends; two at one screen are people to each other."""
    for people, waits in (((ADA, "random"), False), ((ADA, ADA), True), ((ADA, BEN), True)):
        log = TableLog().seat(*people)
        log.write(Started(SEED, SALT, confirms_alone=False))
        assert log.table.confirms(0) is waits
        assert picture(log.table)["sent"][ADA]["summary"]["seats"][0]["confirms"] is waits
    log = TableLog().seat(ADA, "random")
    log.do(ADA, Prefer, 0, confirms=True)
    log.write(Started(SEED, SALT, confirms_alone=False))
    assert log.table.confirms(0)


def test_a_whole_game_against_a_bot_asks_for_no_confirmation_and_steps_can_be_taken_back() -> None:
    log = TableLog().seat(ADA, "random")
    log.write(Started(SEED, SALT, confirms_alone=False))
    rng, undone = random.Random(3), 0
    while log.table.status == "playing":
        assert log.table.held is None
        log.move(rng.choice(log.legal()))
        if log.table.can_undo(0) and undone < 3:
            log.undo()
            undone += 1
    assert undone == 3
    assert picture(log.read_again()) == picture(log.table)


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
        assert log.do(owner, TakeOver, seat, "random") == TakenOver(seat, "random", character="pip")
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
    for move, effect in asyncio.run(Documents(last.table).effects()).items():
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


# What moves bring


def test_what_a_move_brought_stands_after_it_in_the_log() -> None:
    """California: the day that ends, with the same version and seat as the move that ended it."""
    log = TableLog("california").seat(ADA, BEN).start().play_on(60)
    days = [place for place, entry in enumerate(log.table.log) if entry.what.key == "news-day"]
    assert days
    for place in days:
        move, news = log.table.log[place - 1 : place + 1]
        assert news.move is None
        assert (news.version, news.seat) == (move.version, move.seat)


def test_what_a_move_brought_is_taken_back_with_it() -> None:
    """Dream Home: a token that no room takes."""
    for seed in range(60):
        log = TableLog().seat(ADA, BEN).start(seed)
        rng = random.Random(seed)
        while log.table.status == "playing":
            last = log.table.log[-1]
            if last.what.key == "news-no-room" and log.table.held is not None:
                log.undo()
                assert last.version not in {entry.version for entry in log.table.log}
                assert picture(log.read_again()) == picture(log.table)
                return
            log.confirm() if log.table.held is not None else log.move(rng.choice(log.legal()))
    raise AssertionError("no token was lost in any of these games")
