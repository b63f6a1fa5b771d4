"""What a move would change, told before it is made: in words, line by line, and what else is worth knowing."""

import asyncio
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from rooftree import bots
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.score import Tally, tally
from rooftree.protocol import Effect, Preview, Previewed, heard
from rooftree.server.documents import Documents, summary_of
from rooftree.server.previews import effects_of
from rooftree.server.questions import answer
from rooftree.texts import LANGUAGES, Speaker
from tests.server.halls import in_a_loop, opened_hall, table_of
from tests.server.table_log import GAMES, Clock, game_of
from tests.shared import quick

BEST = {"dreamhome": "greedy", "california": "greedy", "homesweethome": "team"}
SEEDS = (1, 2, 3)
NOTES = {
    "dreamhome": {"remark-largest", "remark-decorated", "remark-roof"},
    "california": {"news-neighbour", "news-gift", "news-bonus"},
    "homesweethome": {"remark-roofed", "remark-trap"},
}


def positions(name: str, seed: int) -> Iterator[tuple[Array, str]]:
    """A game of bots: each position, and the move that follows."""
    game = quick(name)
    players = [bots.make(BEST[name], game, seed + seat) for seat in range(2)]
    state = game.new(2, seed)
    while not game.is_over(state):
        seat = game.to_act(state)
        assert seat is not None
        action = players[seat].choose(state, seat)
        yield state.copy(), game.format(action)
        game.apply(state, action)


@cache
def previewed(name: str) -> list[tuple[Array, str, dict[str, Effect]]]:
    game = game_of(name)
    return [
        (state, move, asyncio.run(effects_of(game, state))) for seed in SEEDS for state, move in positions(name, seed)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_is_previewed_in_words_that_all_languages_have(name: str) -> None:
    speakers, game = [Speaker(language, name) for language in LANGUAGES], game_of(name)
    for state, move, effects in previewed(name):
        assert set(effects) == {game.format(action) for action in game.moves(state)}
        for speaker in speakers:
            assert speaker.say(heard(effects[move].what))
            effect = effects[move]
            assert all(speaker.say(heard(each)) for each in (*effect.notes, *effect.costs, *effect.losses))


@pytest.mark.parametrize("name", GAMES)
def test_the_words_are_those_of_the_terminals_menu(name: str) -> None:
    game = game_of(name)
    for state, move, effects in previewed(name)[::7]:
        view = game.view(state, game.to_act(state))
        assert game.phrase(view, move) == heard(effects[move].what)


@pytest.mark.parametrize("name", GAMES)
def test_lines_add_up_to_the_points(name: str) -> None:
    for _, _, effects in previewed(name):
        for effect in effects.values():
            assert effect.points == sum(line.points for line in effect.lines)
            assert all(line.points for line in effect.lines)
            assert len({line.what for line in effect.lines}) == len(effect.lines)


@pytest.mark.parametrize("name", ["dreamhome", "california"])
def test_lines_are_what_the_score_shows_at_the_end_of_the_turn(name: str) -> None:
    game = game_of(name)
    for state, move, effects in previewed(name):
        after, effect = game.step(state, game.parse(move)), effects[move]
        if not game.is_over(after):
            assert effect.at_once == gained(game, state, after).total()
        for further in effect.then:
            after = game.step(after, game.parse(further.move))
        if not game.is_over(after):
            lines = {line.what: line.points for line in effect.lines}
            assert lines == {what: points for what, points in gained(game, state, after).items() if points}


def gained(game: Game, before: Array, after: Array) -> Tally:
    seat = int(before["to_act"][0])
    found = tally(game.visible_lines(after, seat))
    found.subtract(tally(game.visible_lines(before, seat)))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_is_worth_knowing_is_said(name: str) -> None:
    said = {note.key for _, _, effects in previewed(name) for effect in effects.values() for note in effect.notes}
    assert said == NOTES[name]


def test_no_decor_is_lost_in_silence() -> None:
    """Dream Home: whatever the log tells of as lost was said before, at the market already, and vice versa."""
    game, lost = quick("dreamhome"), 0
    for seed in range(12):
        chance, state, said = random.Random(seed), game.new(2, seed), list[str]()
        while not game.is_over(state):
            seat, action = game.to_act(state), chance.choice(game.moves(state))
            assert seat is not None
            after = game.step(state, action)
            losses = game.losses(state, game.foreseen(state, after, action), seat, action)
            told = [str(each.args["decor"]) for each in game.news(state, after, seat) if "decor" in each.args]
            if game.format(action).startswith("take"):
                said = [str(each.args["decor"]) for each in losses]
            elif told or losses:
                assert told == [str(each.args["decor"]) for each in losses]
                lost += len(told)
            if game.format(action).startswith("place") and not game.format(action).endswith("down") and said:
                assert told == said
            state = after
    assert lost > 10


def test_a_roof_is_complete_with_its_fourth_card() -> None:
    game = game_of("dreamhome")
    for state, move, effects in previewed("dreamhome"):
        seat = int(state["to_act"][0])
        heights = [
            game.view(each, None)["houses"][seat]["roof_height"]
            for each in (state, game.step(state, game.parse(move)))
        ]
        is_said = "remark-roof" in {note.key for note in effects[move].notes}
        assert is_said == (heights[0] < 4 <= heights[1])


def test_neighbours_and_bonus_cards_come_as_it_was_said() -> None:
    game = game_of("california")
    for state, move, effects in previewed("california"):
        seat = int(state["to_act"][0])
        was, now = (game.view(each, None)["mansions"][seat] for each in (state, game.step(state, game.parse(move))))
        said = [str(note.args.get("colour") or note.args["bonus"]) for note in effects[move].notes]
        come = [each for each in now["neighbours"] if each not in was["neighbours"]]
        won = [each for each in now["bonuses"] if each not in was["bonuses"]]
        assert said == [str({"name": each}) for each in come + won]


def test_in_home_sweet_home_a_card_is_worth_what_everybody_sees_of_it() -> None:
    """What hands and traps do afterwards nobody can know."""
    game = game_of("homesweethome")
    placed = [(state, effects) for state, move, effects in previewed("homesweethome") if move.startswith("at ")]
    assert any(effect.points for _, effects in placed for effect in effects.values())
    for state, effects in placed:
        roofs = [cell for cell, each in game.view(state, None)["ground"].items() if each["roof"]]
        for move, effect in effects.items():
            if any(note.key == "remark-roofed" for note in effect.notes):
                assert move.split()[1] not in roofs
                assert effect.points


@pytest.mark.parametrize("name", GAMES)
@in_a_loop
async def test_reasons_come_with_a_preview_and_no_view_holds_them(name: str, tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, "secret-ada", "secret-ben", game=name)
        table = room.table
        assert table.state is not None
        seat = table.to_act
        assert seat is not None
        told = await answer(room, str(table.seats[seat].person), Preview("1", table.id, seat))
        assert isinstance(told, Previewed)
        assert {move: heard(why) for move, why in told.reasons.items()} == table.game.reasons(table.state)
        shown = Documents(table).document(table.seats[seat].person, set())["views"][str(seat)]
        assert shown["legal"]
        assert shown == {**table.game.view(table.state, seat), "reasons": {}}


@in_a_loop
async def test_what_is_the_same_for_all_is_made_once(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        room = await table_of(hall, "secret-ada", "secret-ben", game="california")
        documents, here = Documents(room.table), {None, "secret-ada"}
        for person in ("secret-ada", "secret-ben", None):
            found = documents.document(person, here)
            assert found["summary"] == msgspec.to_builtins(summary_of(room.table, person, here))
            (view,) = found["views"].values()
            assert view["mansions"] is documents.document(None, here)["views"]["spectator"]["mansions"]
