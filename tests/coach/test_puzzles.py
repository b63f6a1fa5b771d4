"""The puzzles that come with the games: they can be played, and what is said of them holds in other worlds too."""

import subprocess
import sys
from pathlib import Path

import pytest

import rooftree
from rooftree.box.puzzle import TRIES, Puzzle, puzzles_of, read
from rooftree.coach import Coach
from rooftree.coach.puzzling import LEAST_GAP, MOST_GOOD, SURE
from rooftree.games import NAMES

HAVING = [name for name in NAMES if puzzles_of(name)]
COUNTS = {"california": 100, "dreamhome": 100, "homesweethome": 100}
OTHER_WORLDS = 77  # a seed that no puzzle was made with


@pytest.mark.parametrize("name", HAVING)
def test_there_are_as_many_as_the_page_says_and_not_all_alike(name: str) -> None:
    """docs/puzzles.md; each is of another deal."""
    assert len({puzzle.seed for puzzle in puzzles_of(name)}) == len(puzzles_of(name)) == COUNTS[name]
    assert len({puzzle.stars for puzzle in puzzles_of(name)}) > 1


@pytest.mark.parametrize("name", HAVING)
def test_every_puzzle_can_be_played(name: str) -> None:
    """The moves before it are legal, so are those that solve it and those that are said to be worse."""
    game = rooftree.load(name)
    for puzzle in puzzles_of(name):
        state = puzzle.position(game)
        assert game.to_act(state) == puzzle.seat
        for step in puzzle.steps:
            legal = {game.format(action) for action in game.moves(state)}
            assert step.move in legal
            assert {*step.good, *step.behind} <= legal
            assert not {*step.good} & {*step.behind}
            assert not step.good or step.move in step.good
            game.apply(state, game.parse(step.move))


@pytest.mark.parametrize("name", HAVING)
def test_each_has_one_or_two_good_moves_and_a_gap_that_is_no_chance(name: str) -> None:
    for puzzle in puzzles_of(name):
        assert 1 <= len(puzzle.steps[0].good) <= MOST_GOOD
        assert puzzle.gap >= LEAST_GAP
        assert puzzle.gap >= SURE * puzzle.error - 0.02  # both were rounded
        assert all(0 <= count <= TRIES for count in puzzle.found)


@pytest.mark.parametrize("name", HAVING)
def test_the_best_move_is_the_best_in_other_worlds_too(name: str) -> None:
    """A few of them, asked again with other cards in the piles and other luck."""
    game = rooftree.load(name)
    coach = Coach(game)
    for puzzle in puzzles_of(name)[::33]:
        advice = coach.advise(puzzle.position(game), playouts=1500, seed=OTHER_WORLDS)
        assert advice.best.move in puzzle.steps[0].good


def test_the_command_goes_on_where_it_stopped_and_judges_again(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"

    def asked(*words: str) -> list[Puzzle]:
        command = [sys.executable, "-m", "rooftree", "puzzles", "california", "--lines", "100", "--out", str(path)]
        subprocess.run([*command, *words], check=True, capture_output=True)
        return list(read(path))

    def made(count: int) -> list[Puzzle]:
        return asked("--count", str(count))

    first = made(1)
    both = made(2)
    assert both[:1] == first
    assert len(both) == 2
    assert both[1].seed > both[0].seed
    spoilt = [puzzle._replace(found=(0,) * 6, gap=99.0) for puzzle in both]
    path.write_text("".join(puzzle.written() + "\n" for puzzle in spoilt), encoding="utf-8")
    assert asked("--again") == both


def test_another_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("milk, eggs\n", encoding="utf-8")
    command = [sys.executable, "-m", "rooftree", "puzzles", "california", "--out", str(path)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 2
    assert "no file of puzzles" in done.stderr
    assert path.read_text(encoding="utf-8") == "milk, eggs\n"
