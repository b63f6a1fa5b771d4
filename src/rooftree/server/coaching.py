"""The coach at a table: one question after the other, in the processes of those who search.

Whoever asks while others are being answered has a place in line; at most one process is busy with advice, and it
leaves the processor to everybody else. What advice is made from is compiled when it is first asked for.
"""

import asyncio
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import numpy as np

from rooftree import games
from rooftree.coach import Advice, Coach, reason_for
from rooftree.coach.judging import Verdict, loss, verdict_of
from rooftree.core import jit
from rooftree.core.game import Game
from rooftree.core.layout import Array, copied
from rooftree.core.message import Message
from rooftree.protocol import Advised, Dial, Suggestion, said
from rooftree.server.table import Refusal

if TYPE_CHECKING:
    from rooftree.server.thinkers import Thinkers

COACHING = "coaching"  # the part of a game's compiled rules that advice needs
SHOWN = 3
STEPS = (30, 150, 300)  # playouts: a first answer at once, and better ones for whoever goes on looking
MOST_WAITING = 20  # questions
T = TypeVar("T")
PATIENCE = 1.0  # seconds after which somebody who waits is told their place


class Thought(NamedTuple):
    """What a coach thinks of a position."""

    ideas: list[tuple[str, float, float | None, bool]]  # as a `Suggestion` has them, without the words
    reason: Message | None
    warnings: list[str]
    lines: int  # that were played


class Coached(NamedTuple):
    """The same, for those who sit at the table."""

    ideas: list[Suggestion]
    thought: Thought


class Question:
    """What somebody wants to know about a position. It is answered in steps, each when it is asked for."""

    def __init__(self, game: Game, state: Array, seat: int) -> None:
        self.game, self.state, self.seat = game, copied(state), seat
        self.steps = 0  # that are answered
        self.found: Coached | None = None  # by the last of them
        self.task: asyncio.Task[None] | None = None

    @property
    def is_final(self) -> bool:
        return self.steps >= len(STEPS)


class Coaches:
    """Everybody who waits for advice, first come, first served."""

    def __init__(self, thinkers: "Thinkers") -> None:
        self._thinkers = thinkers
        self._line: list[asyncio.Task[None]] = []
        self._turn = asyncio.Lock()
        self._waking: dict[str, asyncio.Task[None]] = {}

    def ask(self, game: Game, state: Array, seat: int) -> Question:
        """A place in line; `Refusal` if the line is too long, or nobody is ready to think yet."""
        if not self.wake(game):
            raise Refusal("refused-coach-waking")
        question = Question(game, state, seat)
        self.go_on(question)
        return question

    def go_on(self, question: Question) -> None:
        """Somebody still wants to know: the next step, unless it is under way; in a long line, what is known does."""
        if question.is_final or (question.task is not None and not question.task.done()):
            return
        if len(self._line) >= MOST_WAITING:
            if question.found is None:
                raise Refusal("refused-coach-busy")
            return
        question.task = asyncio.create_task(self._answer(question))
        self._line.append(question.task)
        question.task.add_done_callback(self._line.remove)

    async def place_of(self, question: Question) -> int:
        """How many are to be answered until this is: none, once it is; whoever asks waits a little for that."""
        task = question.task
        assert task is not None
        await asyncio.wait({task}, timeout=PATIENCE)
        if task.done():
            task.result()  # or what went wrong
        return 0 if question.found is not None else 1 + self._line.index(task)

    async def _answer(self, question: Question) -> None:
        game, state, seat = question.game, question.state, question.seat
        work = advise_here, game.name, state.tobytes(), seat, STEPS[question.steps]
        thought = await self.in_turn(*work)
        question.found = coached(game, state, seat, thought)
        question.steps += 1

    async def in_turn(self, work: Callable[..., T], *question: Any) -> T:
        """Something that a coach is to think about, when everybody before has been answered."""
        async with self._turn:
            return await self._thinkers.think_patiently(work, *question)

    def wake(self, game: Game) -> bool:
        """Have advice compiled; whether it is."""
        if game.kind is jit.Kind.COMPILED and jit.is_warm(game.name, COACHING):
            return True
        if game.kind is jit.Kind.COMPILED and game.name not in self._waking:
            work = self._thinkers.workshop.compile(game.name, "compile_coaching")
            self._waking[game.name] = asyncio.create_task(work, name="compiling the coach")
        return False

    async def close(self) -> None:
        tasks = [*self._line, *self._waking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def coached(game: Game, state: Array, seat: int, thought: Thought) -> Coached:
    """The thought, with its moves in words."""
    view = game.show(state, seat, game.moves(state), {})
    words = [
        Suggestion(move, said(game.phrase(view, move)), points, chance, is_as_good)
        for move, points, chance, is_as_good in thought.ideas
    ]
    return Coached(words, thought)


def told(name: str, version: int, dial: Dial, place: int, question: Question) -> Advised:
    """As much as a seat is to be told."""
    coached, is_final = question.found, question.is_final
    if coached is None:
        return Advised(name, version, place, is_final=False)
    if dial == "warn":
        return Advised(name, version, 0, warnings=coached.thought.warnings, is_final=is_final)
    reason = coached.thought.reason if dial == "explain" else None
    told = None if reason is None else said(reason)
    return Advised(name, version, 0, coached.ideas, told, lines=coached.thought.lines, is_final=is_final)


# In another process


@cache
def coach_here(name: str) -> Coach:
    """The coach of a game in this process."""
    return Coach(games.load(name, "compiled" if jit.is_warm(name) else "checked"))


def advise_here(name: str, state: bytes, seat: int, playouts: int) -> Thought:
    """The thoughts of a coach about a position, made of what the seat knows."""
    coach = coach_here(name)
    position: Any = np.frombuffer(bytearray(state), coach.game.dtype)
    return thought_of(coach, position, seat, playouts)


def coach_once(game: Game) -> None:
    """Have everything compiled that advice is made with."""
    state = game.new(game.min_players, 0)
    thought_of(Coach(game), state, int(state["to_act"][0]), playouts=1)


def thought_of(coach: Coach, position: Array, seat: int, playouts: int) -> Thought:
    advice = coach.advise(position, seat, playouts)
    ideas = [(idea.move, round(idea.points, 1), _rounded(idea.chance), idea.is_as_good) for idea in advice.ideas]
    return Thought(ideas[:SHOWN], _reason(advice), _warnings(advice, coach.usual_spread(position)), advice.num_lines)


def _rounded(chance: float | None) -> float | None:
    """As exactly as it is known, and no more."""
    return None if chance is None else round(chance, 2)


def _reason(advice: Advice) -> Message | None:
    """Why the best is better than the first that it can be told from; else that it cannot."""
    others = advice.ideas[1:SHOWN]
    if not others:
        return None
    other = next((idea for idea in others if not idea.is_as_good), others[-1])
    return reason_for(advice, advice.best, other)


def _warnings(advice: Advice, spread: float) -> list[str]:
    """The moves that would be called blunders, where that is no accident of a few lines."""
    is_together = advice.best.chance is None
    told = [idea for idea in advice.ideas if not idea.is_as_good]
    return sorted(idea.move for idea in told if verdict_of(loss(idea, spread), is_together) is Verdict.BLUNDER)
