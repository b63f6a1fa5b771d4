"""A first game that teaches by doing: the moves of a short game, and what is to be said at each of them.

Kept in `lesson.toml` beside a game's cards. The moves are played by the rules whenever somebody asks for the lesson,
so a lesson cannot teach anything that is not so.
"""

import tomllib
from functools import cache
from typing import NamedTuple

from rooftree.core.found import find


class Note(NamedTuple):
    """What is said before a move, and where to look meanwhile."""

    key: str
    at: tuple[str, ...]


class Lesson(NamedTuple):
    """`moves` are made by the newcomer and a friend; `rest` is how their game went on, to show an end."""

    seed: int
    friend: str
    options: dict[str, bool | str]
    moves: tuple[str, ...]
    rest: tuple[str, ...]
    notes: dict[int, tuple[Note, ...]]  # by the number of the move that they stand before
    closing: tuple[Note, ...]  # at the end of the game


YOU = 0  # the newcomer's seat
END = "end"


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    file = find(game).folder / "lesson.toml"
    if not file.exists():
        return None
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    moves = tuple(read["moves"])
    notes = {number: _notes(read["note"], number) for number in range(len(moves))}
    closing = _notes(read["note"], END)
    return Lesson(read["seed"], read["friend"], read.get("options", {}), moves, tuple(read["rest"]), notes, closing)


def _notes(rows: list[dict[str, object]], move: int | str) -> tuple[Note, ...]:
    return tuple(_note(row) for row in rows if row["move"] == move)


def _note(row: dict[str, object]) -> Note:
    return Note(f"lesson-{row['say']}", tuple(str(row.get("at", "")).split()))
