"""Perft: the stored counts of legal continuations, in the checked build and deeper in the compiled one.

A line of `GAME.txt` is a deal, how many random moves come first, and the count at a depth from there; `GAME-1.txt` is
the same for a former ruleset.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from rooftree import bots
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.games import NAMES, game_class
from rooftree.lab.perft import divide, perft
from tests.shared import checked, compiled

SMALL = 2_500  # counts that the checked build reaches quickly


class Count(NamedTuple):
    """A line of the file."""

    players: int
    seed: int
    options: str
    after: int
    depth: int
    ways: int


def stored(file: str) -> Iterator[Count]:
    for line in Path(__file__).with_name(f"{file}.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            players, seed, options, after, depth, count = line.split()
            yield Count(int(players), int(seed), options, int(after), int(depth), int(count))


COUNTS = {name: list(stored(name)) for name in NAMES}
FORMER = [(name, ruleset) for name in NAMES for ruleset in game_class(name).former_rulesets]
QUICK = [(name, line) for name in NAMES for line in COUNTS[name] if line.ways <= SMALL]


def position(game: Game, line: Count) -> Array:
    """The deal, and the first moves of a random bot on it."""
    chosen = dict(option.split("=") for option in line.options.split(",") if option != "-")
    options = {key: value == "true" if value in ("true", "false") else value for key, value in chosen.items()}
    state = game.new(line.players, line.seed, options)
    bot = bots.make("random", game, line.seed)
    for _ in range(line.after):
        game.apply(state, bot.choose(state, int(state["to_act"][0])))
    return state


@pytest.mark.parametrize(("name", "line"), QUICK, ids=str)
def test_the_checked_build_counts_what_is_stored(name: str, line: Count) -> None:
    game = checked(name)
    assert perft(game, position(game, line), line.depth) == line.ways


@pytest.mark.parametrize("name", NAMES)
def test_the_compiled_build_counts_what_is_stored(name: str) -> None:
    for line in COUNTS[name]:
        assert perft(compiled(name), position(checked(name), line), line.depth) == line.ways, line


@pytest.mark.parametrize(("name", "ruleset"), FORMER)
def test_former_rules_count_what_is_stored(name: str, ruleset: str) -> None:
    for line in stored(ruleset.replace("/", "-")):
        start = position(checked(name).under(ruleset), line)
        assert perft(compiled(name), start, line.depth) == line.ways, line


@pytest.mark.parametrize("name", NAMES)
def test_the_count_by_the_first_action_adds_up(name: str) -> None:
    game = compiled(name)
    state = game.new(3, 5)
    assert sum(count for _, count in divide(game, state, 3)) == perft(game, state, 3)


@pytest.mark.parametrize("name", NAMES)
def test_depth_nothing_is_one_way(name: str) -> None:
    assert perft(checked(name), checked(name).new(2, 1), 0) == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_does_not_go_on(name: str) -> None:
    game = checked(name)
    state = game.new(2, 1)
    while not game.is_over(state):
        game.apply(state, game.moves(state)[0])
    assert [perft(game, state, depth) for depth in (1, 2)] == [0, 0]


@pytest.mark.parametrize(("name", "after"), [(name, after) for name in NAMES for after in (0, 25, 60)])
def test_the_reasons_leave_exactly_as_many_ways(name: str, after: int) -> None:
    """Counted a second time, from `why_not` alone."""
    game, depth = checked(name), 2 if name == "dreamhome" or after else 1

    def count(state: Array, depth: int) -> int:
        legal = [action for action in range(len(game.notation)) if game.why_not(state, action) is None]
        return len(legal) if depth == 1 else sum(count(game.step(state, action), depth - 1) for action in legal)

    state = position(game, Count(3, 2, "-", after, depth, 0))
    assert count(state, depth) == perft(game, state, depth)
