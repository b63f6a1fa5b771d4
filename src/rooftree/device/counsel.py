"""A coach on this device: for a seat at a table, which sends what the seat knows, and for a finished game.

The answers are those of a server (server/coaching.py, server/reviews.py), in the same words and to the last digit.
"""

from typing import Any, NamedTuple

import msgspec
import numpy as np

from rooftree.coach.judging import Judged, judged
from rooftree.coach.report import told as told_of
from rooftree.coach.review import Task, review_of, tasks_of
from rooftree.core.records import decode
from rooftree.core.replay import Replay, replay
from rooftree.device.thinkers import Thinkers
from rooftree.protocol import Advised, Dial
from rooftree.server.coaching import STEPS, Question, coached, thought_of, told
from rooftree.server.reviews import PLAYOUTS, Depth, Reviewing


class Known(msgspec.Struct):
    """What is asked with: a `World`, as the server gave it."""

    game: str
    state: str  # hex
    seat: int


class Looked(NamedTuple):
    """A game as far as it is judged."""

    whole: Replay
    tasks: list[Task]
    found: list[Judged]


class Counsel:
    """Each answers one question; what takes long is asked for in portions."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._review: tuple[str, Depth, Looked] | None = None  # the one that is being worked out

    def advise(self, world: dict[str, Any], dial: Dial, step: int) -> Advised:
        """What a seat is told, first quickly, then better: `step` counts from 0 (`STEPS`)."""
        asked = msgspec.convert(world, Known)
        game = self.thinkers.game(asked.game)
        state: Any = np.frombuffer(bytearray.fromhex(asked.state), game.dtype)
        question = Question(game, state, asked.seat)
        question.steps = min(step, len(STEPS) - 1) + 1
        thought = thought_of(self.thinkers.coach(game), state, asked.seat, STEPS[question.steps - 1])
        question.found = coached(game, state, asked.seat, thought)
        return told("", 0, dial, 0, question)

    def review(self, text: str, depth: Depth) -> Reviewing:
        """A finished game judged: each time one decision more, until all is said."""
        looked = self._looked(text, depth)
        coach = self.thinkers.coach(self.thinkers.game(looked.whole.record.game))
        if len(looked.found) < len(looked.tasks):
            task = looked.tasks[len(looked.found)]
            looked.found.append(judged(coach, task.before, task.action, PLAYOUTS[depth], seed=0))
        done, everything = len(looked.found), len(looked.tasks)
        if done < everything:
            return Reviewing(place=0, done=done, all=everything, review=None)
        review = review_of(coach, looked.whole, looked.tasks, looked.found)
        return Reviewing(
            place=0, done=done, all=everything, review=told_of(looked.whole.game, review, PLAYOUTS[depth])
        )

    def _looked(self, text: str, depth: Depth) -> Looked:
        """The review that is under way; another game or depth is another one."""
        if self._review is None or self._review[:2] != (text, depth):
            record = decode(text.strip().encode())
            whole = replay(self.thinkers.game(record.game), record)
            self._review = text, depth, Looked(whole, list(tasks_of(whole)), [])
        return self._review[2]
