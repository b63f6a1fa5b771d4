"""Puzzles: positions of games that were played once, and the moves that are clearly better there than all others.

Kept in `puzzles.jsonl` beside a game's cards, one a line (`rooftree puzzles` makes them). A puzzle is a deal and the
moves up to its position, so that the rules themselves bring it about; `steps` are the decisions of one turn.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rooftree.core.found import find, game_class
from rooftree.core.game import Game
from rooftree.core.layout import Array

FILE = "puzzles.jsonl"
TRIES = 10  # bots of each level
EASY, HARD = 0.55, 0.38  # of all bots that find what is easy, and what is not hard


class Step(NamedTuple):
    """A decision of the turn: the best move, all that are as good, and what the others give away, in tenths of points.

    Where `good` is empty, nothing is asked: the moves make no difference, and the first of them is made.
    """

    move: str
    good: tuple[str, ...]
    behind: dict[str, int]


class Puzzle(NamedTuple):
    """A position for one seat, and the turn to be found. `gap` points to the next best move, give or take `error`."""

    seed: int
    ruleset: str
    players: int
    options: dict[str, bool | str]
    moves: tuple[str, ...]  # before it
    seat: int
    steps: tuple[Step, ...]
    gap: float
    error: float  # one standard error
    lines: int  # games that were played on from it
    found: tuple[int, ...]  # of so many bots at each level, from novice to master, how many find it

    @property
    def stars(self) -> int:
        """From 1 to 3: how few of the bots find it."""
        share = sum(self.found) / (TRIES * len(self.found))
        return 1 if share > EASY else 2 if share > HARD else 3

    def position(self, game: Game) -> Array:
        """The table as it stands when the puzzle begins."""
        state = game.new(self.players, self.seed, self.options)
        for move in self.moves:
            game.apply(state, game.parse(move))
        return state

    def written(self) -> str:
        """As a line of the file."""
        data = self._asdict() | {"steps": [step._asdict() for step in self.steps], "moves": ";".join(self.moves)}
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, as far as they are of its present rules; the easiest first."""
    path, ruleset = find(game).folder / FILE, game_class(game).ruleset
    found = [puzzle for puzzle in read(path) if puzzle.ruleset == ruleset] if path.exists() else []
    return tuple(sorted(found, key=lambda puzzle: (-sum(puzzle.found), puzzle.seed)))


def read(path: Path) -> Iterator[Puzzle]:
    """Every puzzle of a file."""
    for line in path.read_text(encoding="utf-8").splitlines():
        yield _puzzle(json.loads(line))


def _puzzle(data: dict[str, Any]) -> Puzzle:
    steps = [Step(each["move"], tuple(each["good"]), each["behind"]) for each in data["steps"]]
    moves = tuple(data["moves"].split(";")) if data["moves"] else ()
    return Puzzle(**(data | {"moves": moves, "steps": tuple(steps), "found": tuple(data["found"])}))
