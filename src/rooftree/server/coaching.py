"""The coach at a table: one question after the other, in the processes of those who search.

Whoever asks while others are being answered has a place in line; at most one process is busy with advice, and it
leaves the processor to everybody else. What advice is made from is compiled when it is first asked for.
"""

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

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
PLAYOUTS = 150  # for one question
MOST_WAITING = 20  # questions
PATIENCE = 1.0  # seconds after which somebody who waits is told their place


class Thought(NamedTuple):
    """What a coach thinks of a position."""

    ideas: list[tuple[str, float, float | None, bool]]  # as a `Suggestion` has them, without the words
    reason: Message | None
    warnings: list[str]


class Coached(NamedTuple):
    """The same, for those who sit at the table."""

    ideas: list[Suggestion]
    thought: Thought


class Coaches:
    """Everybody who waits for advice, first come, first served."""

    def __init__(self, thinkers: "Thinkers") -> None:
        self._thinkers = thinkers
        self._line: list[asyncio.Task[Coached]] = []
        self._turn = asyncio.Lock()
        self._waking: dict[str, asyncio.Task[None]] = {}

    def ask(self, game: Game, state: Array, seat: int) -> "asyncio.Task[Coached]":
        """A place in line; `Refusal` if the line is too long, or nobody is ready to think yet."""
        if not self.wake(game):
            raise Refusal("refused-coach-waking")
        if len(self._line) >= MOST_WAITING:
            raise Refusal("refused-coach-busy")
        task = asyncio.create_task(self._answer(game, copied(state), seat))
        self._line.append(task)
        task.add_done_callback(self._line.remove)
        return task

    async def place_of(self, question: "asyncio.Task[Coached]") -> int:
        """How many are to be answered until this is: none, once it is; whoever asks waits a little for that."""
        await asyncio.wait({question}, timeout=PATIENCE)
        return 0 if question.done() else 1 + self._line.index(question)

    async def _answer(self, game: Game, state: Array, seat: int) -> Coached:
        async with self._turn:
            thought = await self._thinkers.think_patiently(advise_here, game.name, state.tobytes(), seat)
        view = game.show(state, seat, game.moves(state), {})
        words = [
            Suggestion(move, said(game.phrase(view, move)), points, chance, is_as_good)
            for move, points, chance, is_as_good in thought.ideas
        ]
        return Coached(words, thought)

    def wake(self, game: Game) -> bool:
        """Have advice compiled; whether it is."""
        if game.kind is jit.Kind.COMPILED and jit.is_warm(game.name, COACHING):
            return True
        if game.kind is jit.Kind.COMPILED and game.name not in self._waking:
            work = self._thinkers.compile(game.name, "compile_coaching")
            self._waking[game.name] = asyncio.create_task(work, name="compiling the coach")
        return False

    async def close(self) -> None:
        tasks = [*self._line, *self._waking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def told(name: str, version: int, dial: Dial, place: int, coached: Coached | None) -> Advised:
    """As much as a seat is to be told."""
    if coached is None:
        return Advised(name, version, place)
    if dial == "warn":
        return Advised(name, version, 0, warnings=coached.thought.warnings)
    reason = coached.thought.reason if dial == "explain" else None
    return Advised(name, version, 0, coached.ideas, None if reason is None else said(reason))


# In another process


@cache
def _coach_here(name: str) -> Coach:
    return Coach(games.load(name, "compiled" if jit.is_warm(name) else "checked"))


def advise_here(name: str, state: bytes, seat: int) -> Thought:
    """The thoughts of a coach about a position, made of what the seat knows."""
    coach = _coach_here(name)
    position: Any = np.frombuffer(bytearray(state), coach.game.dtype)
    return thought_of(coach, position, seat)


def thought_of(coach: Coach, position: Array, seat: int, playouts: int = PLAYOUTS) -> Thought:
    advice = coach.advise(position, seat, playouts)
    ideas = [(idea.move, round(idea.points, 1), _rounded(idea.chance), idea.is_as_good) for idea in advice.ideas]
    return Thought(ideas[:SHOWN], _reason(advice), _warnings(advice, coach.usual_spread(position)))


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
    """The moves that would be called blunders."""
    is_together = advice.best.chance is None
    found = [idea for idea in advice.ideas if verdict_of(loss(idea, spread), is_together) is Verdict.BLUNDER]
    return sorted(idea.move for idea in found)
