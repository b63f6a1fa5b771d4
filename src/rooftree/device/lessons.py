"""Lessons and puzzles on this device: the answers of a server, for when there is none."""

import time
from typing import Any, TypeVar

from rooftree import games
from rooftree.device.thinkers import Thinkers
from rooftree.server import daily, lessons, puzzles
from rooftree.server.table import Refusal
from rooftree.texts.looks import look_at

Found = TypeVar("Found")


class Lessons:
    """Each answers one question."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers

    async def lesson(self, game: str) -> lessons.GameLesson:
        return _there(await lessons.lesson_told(self.thinkers.game(game)))

    async def look_in_lesson(self, game: str, step: int, piece: str) -> Any:
        return look_at(_there(await lessons.view_in_lesson(self.thinkers.game(game), step)), piece)

    def book(self) -> dict[str, Any]:
        """As the server's book of puzzles; the day is this device's."""
        day = daily.open_days(time.time())[0]
        today = puzzles.of_day(day)
        listed = [{"game": name, "stars": puzzles.stars_of(name)} for name in games.playable()]
        return {
            "today": None if today is None else {"day": day, "game": today[0], "number": today[1]},
            "games": [each for each in listed if each["stars"]],
        }

    async def puzzle(self, game: str, number: int) -> puzzles.GamePuzzle:
        return _there(await puzzles.puzzle_told(self.thinkers.game(game), number))

    async def look_in_puzzle(self, game: str, number: int, step: int, piece: str) -> Any:
        return look_at(_there(await puzzles.view_in_puzzle(self.thinkers.game(game), number, step)), piece)


def _there(found: Found | None) -> Found:
    if found is None:
        raise Refusal("refused-no-such-page")
    return found
