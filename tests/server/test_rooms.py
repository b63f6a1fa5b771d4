"""Tables in use: what is sent, bots that play, rematches, rules that change."""

import asyncio
import json
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from rooftree.protocol import (
    HandBack,
    Preview,
    Ready,
    Rematch,
    Remove,
    Resign,
    Say,
    SeatBot,
    TakeOver,
    seals,
)
from rooftree.server.documents import Documents
from rooftree.server.driver import BEAT, until_beat
from rooftree.server.questions import answer
from rooftree.server.room import CHAT_AT_ONCE
from rooftree.server.table import NoSuchTable
from tests.server.halls import Person, do, in_a_loop, opened_hall, play, table_of
from tests.server.patience import until
from tests.server.table_log import ADA, BEN, EVE, Clock, refused

# Playing


@pytest.mark.parametrize("game", ["california", "homesweethome"])
@in_a_loop
async def test_what_is_sent_bit_by_bit_is_the_table_as_it_is(tmp_path: Path, game: str) -> None:
    """Whatever was kept of former versions: the table is looked at anew."""
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN, "random", game=game)
        watchers = [Person(ADA), Person(BEN), Person(EVE), Person(None)]
        for watcher in watchers:
            await room.watch(watcher)
        await play(hall, room, 8)
        await do(hall, room, ADA, TakeOver, 0, "random")
        await do(hall, room, BEN, Resign, 1)
        await do(hall, room, ADA, HandBack, 0)
        await play(hall, room, 4)
        await do(hall, room, ADA, Say, "hello")
        await until(lambda: not room.is_busy)  # a bot may be in the midst of its move
        for watcher in watchers:
            whole = Documents(room.table).document(watcher.person, room.audience.people())
            assert watcher.document == json.loads(json.dumps(whole))
        assert watchers[0].summary["spectators"] == 2  # Ben and Eve; somebody unknown is nobody


@in_a_loop
async def test_bots_play_a_whole_game_and_the_record_is_kept(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, "random", "random", game="california")
        await do(hall, room, ADA, TakeOver, 0, "random")
        await until(lambda: room.table.status == "over" and not room.is_busy)
        assert await hall.store.catalogue.record(room.table.id) is not None
        watcher = Person(ADA)
        await room.watch(watcher)
        assert seals.fits(watcher.summary)


@in_a_loop
async def test_a_bot_that_fails_stops_no_game(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        choose, failed = hall.thinkers.choose, []

        async def fail(game: Any, bot: str, *rest: Any, **named: Any) -> str:
            if bot == "greedy":
                failed.append(bot)
                raise RuntimeError("no idea")
            return await choose(game, bot, *rest, **named)

        with mock.patch.object(hall.thinkers, "choose", fail):
            room = await table_of(hall, ADA, "greedy")
            await play(hall, room, 6)
        assert len(room.table.moves) > 6
        assert failed


@in_a_loop
async def test_a_thought_that_comes_too_late_is_not_played(tmp_path: Path) -> None:
    """Whoever takes the seat back while the bot is thinking plays; a line of chat meanwhile changes nothing."""
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN)
        choose, go_on, thoughts = hall.thinkers.choose, asyncio.Event(), []

        async def think(*args: Any, **named: Any) -> str:
            thoughts.append(args)
            await go_on.wait()
            return await choose(*args, **named)

        with mock.patch.object(hall.thinkers, "choose", think):
            await do(hall, room, ADA, TakeOver, 0, "random")
            await until(lambda: thoughts)
            await do(hall, room, ADA, HandBack, 0)
            go_on.set()
            await until(lambda: not room.is_busy)
            assert room.table.moves == []
            go_on.clear()
            await do(hall, room, ADA, TakeOver, 0, "random")
            await until(lambda: len(thoughts) == 2)
            await do(hall, room, BEN, Say, "take your time")
            go_on.set()
            await until(lambda: room.table.waits_for == 1 and not room.is_busy)
        about_the_first = [args for args in thoughts if args[2].tobytes() == thoughts[0][2].tobytes()]
        assert len(about_the_first) == 2  # none was in vain but the one that came too late


@in_a_loop
async def test_a_game_does_not_begin_twice_nor_without_somebody(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN, is_ready=False)
        await do(hall, room, ADA, Ready, 0)
        both = [do(hall, room, BEN, Ready, 1), do(hall, room, ADA, Ready, 0, is_ready=False)]
        await asyncio.gather(*both, return_exceptions=True)
        await until(lambda: not room.is_busy)
        started = [entry for entry in await hall.store.entries(room.table.id) if "Started" in repr(entry.event)]
        assert len(started) == (room.table.status == "playing")
        if not started:
            await do(hall, room, ADA, Ready, 0)
            await until(lambda: room.table.status == "playing")


@in_a_loop
async def test_whoever_talks_too_much_has_to_wait(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN)
        for number in range(CHAT_AT_ONCE):
            await do(hall, room, EVE, Say, f"line {number}")
        with refused("refused-too-much"):
            await do(hall, room, EVE, Say, "and another")
        await do(hall, room, BEN, Say, "hello")


# Rematches


@in_a_loop
async def test_everybody_is_led_to_the_same_new_table_one_seat_further_bots_too(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN, "random", ADA, seconds=60, is_public=True)
        with refused("refused-not-over"):
            await do(hall, room, ADA, Rematch)
        await play(hall, room)
        watcher = Person(BEN)
        await room.watch(watcher)
        with refused("refused-not-at-table"):
            await do(hall, room, EVE, Rematch)
        asked = await asyncio.gather(*[do(hall, room, person, Rematch) for person in (BEN, ADA, BEN)])
        (name,) = {done.table for done in asked}
        assert watcher.summary["rematch"] == name != room.table.id
        again = (await hall.room(name)).table
        assert [seat.person or seat.bot for seat in again.seats] == [BEN, "random", ADA, ADA]
        assert [seat.name for seat in again.seats] == [f"{BEN} 1", room.table.name_of(2), f"{ADA} 3", f"{ADA} 0"]
        assert (again.host, again.settings.seconds, again.settings.is_public) == (BEN, 60, True)
        await until(lambda: again.status == "playing")
        assert again.seed != room.table.seed


@in_a_loop
async def test_a_rematch_waits_for_those_who_have_not_asked_for_it(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN)
        await play(hall, room)
        again = (await hall.room((await do(hall, room, ADA, Rematch)).table)).table
        assert [(seat.person, seat.is_ready) for seat in again.seats] == [(BEN, False), (ADA, True)]
        await asyncio.sleep(0.05)
        assert again.status == "waiting"
        await do(hall, hall.rooms[again.id], ADA, Remove, 0)  # the host need not wait for ever
        await do(hall, hall.rooms[again.id], ADA, SeatBot, 0, "random")
        await until(lambda: again.status == "playing")
        assert (await do(hall, room, BEN, Rematch)).table == again.id


@in_a_loop
async def test_a_rematch_survives_a_server_that_stops_in_the_middle(tmp_path: Path) -> None:
    """The old table names the new one, which is not there yet: whoever asks next opens it."""
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, ADA, BEN)
        await play(hall, room)
        with mock.patch.object(hall, "open_table", side_effect=ConnectionError), pytest.raises(ConnectionError):
            await do(hall, room, ADA, Rematch)
        name = room.table.rematch
        assert name is not None
        with pytest.raises(NoSuchTable):
            await hall.room(name)
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await hall.room(room.table.id)
        assert (await do(hall, room, BEN, Rematch)).table == name
        assert [seat.person for seat in (await hall.room(name)).table.seats] == [BEN, ADA]


# Rules that change


@in_a_loop
async def test_a_table_of_former_rules_does_not_disturb_the_server(tmp_path: Path) -> None:
    clock = Clock()
    async with opened_hall(tmp_path, clock) as hall:
        room = await table_of(hall, ADA, BEN, "random", seconds=100)
        await play(hall, room, 10)
        finished = await table_of(hall, ADA, "random")
        await play(hall, finished)
    clock.pass_by(1e6)
    async with opened_hall(tmp_path, clock) as hall:
        with mock.patch.object(type(hall.thinkers.game("dreamhome")), "ruleset", "dreamhome/2"):
            await hall.ticker.tick(clock())
            await hall.ticker.tick(clock())
            for old in (room, finished):
                ada = Person(ADA)
                await (await hall.room(old.table.id)).watch(ada)
                assert ada.summary["status"] == "closed"
                assert ada.summary["ruleset"] == "dreamhome/1"
                assert ada.document["views"] == {}
                with refused("refused-ruleset"):
                    await do(hall, old, ADA, Say, "is anybody here?")
                with refused("refused-ruleset"):
                    await answer(await hall.room(old.table.id), ADA, Preview("id", old.table.id, 0))
            with refused("refused-ruleset"):
                await do(hall, finished, ADA, Rematch)
            assert await hall.store.catalogue.record(finished.table.id) is not None


# How long bots think


@pytest.mark.parametrize("spent", [0.0, 0.0004, 0.007, 0.0199, 0.03, 0.0599])
def test_a_bot_answers_on_the_beat_however_long_its_hand_makes_it_think(spent: float) -> None:
    beats = (spent + until_beat(spent)) / BEAT
    assert beats == pytest.approx(spent // BEAT + 1)


@pytest.mark.parametrize(("game", "is_hidden"), [("homesweethome", True), ("california", False)])
@in_a_loop
async def test_bots_with_hidden_hands_keep_the_beat(tmp_path: Path, game: str, is_hidden: bool) -> None:
    with mock.patch("rooftree.server.driver.until_beat", side_effect=until_beat) as beat:
        async with opened_hall(tmp_path, Clock()) as hall:
            room = await table_of(hall, ADA, "random", game=game)
            await play(hall, room, moves=4)
            await until(lambda: room.table.bot_to_move() is None)
            bots_moves = [seat for seat, _ in room.table.moves if seat == 1]
    assert bots_moves
    assert beat.call_count >= len(bots_moves) if is_hidden else beat.call_count == 0
