"""Finished games judged by the coach: worked out once, kept for good.

Whoever asks has a place in line. One review is worked out at a time, decision by decision, by the one process that
gives advice, which leaves the processor to everybody else: a question from a table waits for one decision at most.
"""

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypedDict

from rooftree.coach.judging import Judged, judged
from rooftree.coach.report import COACH, Reviewed, told
from rooftree.coach.review import Task, review_of, tasks_of
from rooftree.core.game import Game
from rooftree.core.records import RecordError, decode
from rooftree.core.replay import Replay, replay
from rooftree.protocol import encode
from rooftree.server.coaching import Coaches, coach_here
from rooftree.server.table import Refusal

if TYPE_CHECKING:
    from rooftree.server.store.shelf import Shelf

Depth = Literal["quick", "full"]
PLAYOUTS: dict[Depth, int] = {"quick": 60, "full": 240}  # for each decision
MOST_WAITING = 20  # reviews
KEPT_HERE = 4  # records that a process has before its eyes


class Reviewing(TypedDict):
    """How far a review is. While others are before you, `place` says how many; while the coach wakes up, or looks
    through the game, there is nothing to count yet.
    """

    place: int  # how many reviews come first
    done: int  # decisions that are judged
    all: int  # decisions that there are; 0 until that is known
    review: Reviewed | None  # when it is done


class Job:
    """A review that is waited for."""

    def __init__(self, text: str, playouts: int) -> None:
        self.text, self.playouts = text, playouts
        self.done = self.all = 0
        self.is_told = False  # all is said, and only to be kept
        self.task: asyncio.Task[None] | None = None

    @property
    def is_over(self) -> bool:
        return self.task is not None and self.task.done()


class Reviews:
    """All reviews of a server, first come, first served."""

    def __init__(self, coaches: Coaches, shelf: "Shelf") -> None:
        self._coaches, self._shelf = coaches, shelf
        self._jobs: dict[tuple[str, int], Job] = {}
        self._turn = asyncio.Lock()

    async def ask(self, game: Game, table: str, text: str, depth: Depth) -> bytes:
        """The review of a finished game as JSON, or how far it is; `Refusal` if there can be none."""
        playouts = PLAYOUTS[depth]
        job = self._jobs.get((table, playouts))
        is_written = job is None or job.is_over  # until then the one who writes it is not to be overtaken
        kept = await self._shelf.review(table, playouts, COACH) if is_written else None
        if kept is not None:
            return b'{"place":0,"done":0,"all":0,"review":%s}' % kept.encode()
        if game.thinking() is None:
            raise Refusal("refused-no-review")
        if not self._coaches.wake(game):
            return encode(Reviewing(place=0, done=0, all=0, review=None))
        job = self._jobs.get((table, playouts)) or self._begin(game.name, table, text, playouts)
        if job.is_over:
            del self._jobs[table, playouts]
            self._expect_success(job)
        before = [each for each in self._jobs.values() if not each.is_over]
        place = before.index(job) if job in before else 0
        return encode(Reviewing(place=place, done=job.done, all=job.all, review=None))

    def _begin(self, game: str, table: str, text: str, playouts: int) -> Job:
        self._jobs = {key: job for key, job in self._jobs.items() if not job.is_over}
        if len(self._jobs) >= MOST_WAITING:
            raise Refusal("refused-coach-busy")
        job = self._jobs[table, playouts] = Job(text, playouts)
        job.task = asyncio.create_task(self._work(game, table, job), name="reviewing")
        return job

    def _expect_success(self, job: Job) -> None:
        """Whoever waited for it is told what was wrong; whoever asks again has it begun anew."""
        assert job.task is not None
        trouble = job.task.exception()
        if isinstance(trouble, RecordError):
            raise Refusal("refused-damaged-record", error=trouble.text)
        if trouble is not None:
            raise trouble

    async def _work(self, game: str, table: str, job: Job) -> None:
        async with self._turn:
            found: list[Judged] = []
            job.all = await self._coaches.in_turn(look_through_here, game, job.text)
            while len(found) < job.all:
                found.append(await self._coaches.in_turn(judge_here, game, job.text, len(found), job.playouts))
                job.done = len(found)
            review = await self._coaches.in_turn(tell_here, game, job.text, found, job.playouts)
            job.is_told = True
            await self._shelf.keep_review(table, job.playouts, COACH, encode(review).decode())

    async def close(self) -> None:
        """Let go of what is under way; what is being written is written."""
        jobs = [job for job in self._jobs.values() if job.task is not None]
        tasks = [job.task for job in jobs if job.task is not None]
        for job in jobs:
            if job.task is not None and not job.is_told:
                job.task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# In another process


@lru_cache(KEPT_HERE)
def _whole_here(game: str, text: str) -> tuple[Replay, list[Task]]:
    whole = replay(coach_here(game).game, decode(text.encode()))
    return whole, list(tasks_of(whole))


def look_through_here(game: str, text: str) -> int:
    """How many decisions there are to be judged, every move verified."""
    return len(_whole_here(game, text)[1])


def judge_here(game: str, text: str, place: int, playouts: int) -> Judged:
    task = _whole_here(game, text)[1][place]
    return judged(coach_here(game), task.before, task.action, playouts, seed=0)


def tell_here(game: str, text: str, found: list[Judged], playouts: int) -> Reviewed:
    whole, tasks = _whole_here(game, text)
    return told(whole.game, review_of(coach_here(game), whole, tasks, found), playouts)
