"""A first game that teaches by doing: a whole game, what is said before its moves, and what the score is made of.

Kept in `lesson.toml` beside a game's cards. The moves are played by the rules whenever somebody asks for the lesson,
so a lesson cannot teach anything that is not so. The deal is stored, card by card: a lesson outlives any change in how
cards are dealt.
"""

import tomllib
from functools import cache
from typing import Any, NamedTuple

from rooftree.core.found import find


class Note(NamedTuple):
    """What is said before a move, and where to look meanwhile."""

    key: str
    at: tuple[str, ...]


class Count(NamedTuple):
    """What is said of some lines of the newcomer's score."""

    key: str
    of: tuple[str, ...]


class Lesson(NamedTuple):
    """A game of the newcomer and a friend, to its end; those of its moves that go by on their own are a film."""

    friend: str
    options: dict[str, bool | str]
    deal: dict[str, list[Any]]
    moves: tuple[str, ...]
    film: frozenset[int]  # numbers of moves
    notes: dict[int, tuple[Note, ...]]  # by the number of the move that they stand before
    counts: tuple[Count, ...]
    closing: tuple[Note, ...]  # when everything is counted


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
    return Lesson(
        friend=read["friend"],
        options=read["options"],
        deal=read["deal"],
        moves=moves,
        film=frozenset(move for first, last in read["film"] for move in range(first, last + 1)),
        notes={number: _notes(read["note"], number) for number in range(len(moves))},
        counts=tuple(Count(f"lesson-{row['say']}", tuple(row["of"])) for row in read["count"]),
        closing=_notes(read["note"], END),
    )


def _notes(rows: list[dict[str, object]], move: int | str) -> tuple[Note, ...]:
    return tuple(_note(row) for row in rows if row["move"] == move)


def _note(row: dict[str, object]) -> Note:
    return Note(f"lesson-{row['say']}", tuple(str(row.get("at", "")).split()))
