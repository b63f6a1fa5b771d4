"""Bots of all levels at a table: who may be asked for, and who plays while nothing is compiled."""

import asyncio

import pytest

from rooftree import bots
from rooftree.core import jit
from rooftree.server.expectations import expect_bot
from rooftree.server.table import Refusal
from rooftree.server.thinkers import LEAST_PLAYOUTS, Thinkers, hurried
from tests.shared import checked


@pytest.mark.parametrize("bot", ["search", "search:1000000", "search:600000ms", "careless:3", "os:system", "champion"])
def test_nobody_asks_for_a_bot_that_thinks_as_long_as_they_say(bot: str) -> None:
    with pytest.raises(Refusal, match="refused-no-such-bot"):
        expect_bot(checked("dreamhome"), bot)


@pytest.mark.parametrize("bot", [*bots.LEVELS, "random", "greedy"])
def test_levels_are_asked_for_by_name(bot: str) -> None:
    expect_bot(checked("dreamhome"), bot)


def test_while_nothing_is_compiled_simpler_bots_play() -> None:
    thinkers = Thinkers(1)
    instead = [thinkers._who_thinks(checked("homesweethome"), level) for level in bots.LEVELS]
    assert instead == ["random", "random", "team", "team", "team", "team"]
    assert thinkers._who_thinks(checked("dreamhome"), "master") == "greedy"
    assert thinkers._who_thinks(checked("dreamhome"), "greedy") == "greedy"


def test_once_it_is_compiled_a_level_plays_as_it_should(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, game = Thinkers(1), checked("dreamhome")
    monkeypatch.setattr(game, "kind", jit.Kind.COMPILED)
    monkeypatch.setattr(jit, "is_warm", lambda name, part="": True)
    assert [thinkers._who_thinks(game, level) for level in bots.LEVELS] == [
        bots.meant_by(level, "dreamhome") for level in bots.LEVELS
    ]
    monkeypatch.setattr(jit, "is_warm", lambda name, part="": not part)
    assert thinkers._who_thinks(game, "master") == "greedy"


def test_the_more_of_them_search_the_shorter_each_does() -> None:
    assert hurried("search:400", 0) == "search:400"
    assert hurried("search:400", 1) == "search:200"
    assert hurried("search:400", 1000) == f"search:{LEAST_PLAYOUTS}"
    assert hurried("search:8", 1000) == "search:8"
    assert hurried("careless:30", 1000) == "careless:30"


@pytest.mark.asyncio
async def test_those_who_search_do_not_keep_the_others_waiting() -> None:
    """They have processes of their own: a search that is stuck is nobody else's concern."""
    thinkers = Thinkers(1)
    try:
        assert thinkers._processes("searching") is not thinkers._processes("others")
        assert thinkers._processes("others") is thinkers._processes("others")
    finally:
        await thinkers.close()


@pytest.mark.asyncio
async def test_nobody_waits_for_ever_for_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """A simpler bot plays for one whose processes are not there yet, or have too much to do."""
    thinkers, game = Thinkers(1), checked("dreamhome")

    async def think_for_ever(*question: object) -> str:
        await asyncio.Event().wait()
        return "never"

    monkeypatch.setattr(thinkers, "think", think_for_ever)
    monkeypatch.setattr("rooftree.server.thinkers.LONGEST_THOUGHT", 0.01)
    monkeypatch.setattr(bots, "usual", lambda game: "random")
    state = game.new(2, 1)
    move = await thinkers.choose(game, "search:10", state, 0, seed=1)
    assert game.parse(move) in game.moves(state)
    assert thinkers.num_thinking == 0
