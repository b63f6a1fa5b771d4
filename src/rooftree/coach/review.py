"""A whole game looked at again: every decision judged, the moments that mattered, and what was luck.

The same record, playouts and seed give the same review, however many processes share the work.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from rooftree.coach.asking import Coach
from rooftree.coach.judging import Judged, Verdict, judged
from rooftree.coach.luck import Luck, luck_of
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.records import Record
from rooftree.core.replay import Replay, Step, replay

PLAYOUTS = 240  # for a first look at a decision, and as many to compare the best move with the one that was made
SAME_TURN = 2  # moves from each other
SHOWN = 3  # moments that mattered, and as many that are praised


class Task(NamedTuple):
    """A decision that is to be judged: which move of the record it is, from 1, and the position before it."""

    number: int
    before: Array
    action: int


class Moment(NamedTuple):
    """A judged decision: which move of the record it is, from 1, and the position before it."""

    number: int
    before: Array
    judged: Judged


class Review(NamedTuple):
    """A finished game, judged."""

    record: Record
    moments: tuple[Moment, ...]  # in their order: where there was something to choose
    luck: tuple[Luck, ...]

    @property
    def worst(self) -> list[Moment]:
        """What mattered most: the decisions that gave away the most."""
        found = [moment for moment in self.moments if moment.judged.verdict is not Verdict.FINE]
        return _of_different_turns(sorted(found, key=lambda moment: -moment.judged.gave_away))

    @property
    def praised(self) -> list[Moment]:
        """The best moves: those that were better than everything else by the most."""
        found = [moment for moment in self.moments if moment.judged.ahead > 0]
        return _of_different_turns(sorted(found, key=lambda moment: -moment.judged.ahead))

    def num_called(self, seat: int, verdict: Verdict) -> int:
        """How many decisions of a seat are called so."""
        return sum(each.judged.seat == seat and each.judged.verdict is verdict for each in self.moments)


def _of_different_turns(moments: Sequence[Moment]) -> list[Moment]:
    """The first few; a room that is taken and then built is told of once."""
    found: list[Moment] = []
    for moment in moments:
        beside = [each for each in found if abs(each.number - moment.number) <= SAME_TURN]
        if all(each.judged.seat != moment.judged.seat for each in beside):
            found.append(moment)
    return found[:SHOWN]


Judge = Callable[[Sequence[Task]], Iterable[Judged]]


def why_not(game: Game, record: Record) -> str | None:
    """Why a record cannot be reviewed, and what can be done with it instead; None if it can."""
    if record.result is None:
        return (
            "the game is not over, and only a whole game can be judged; "
            f"rooftree play {game.family()} --load FILE goes on with it, rooftree replay shows it"
        )
    if game.thinking() is None:
        return (
            f"{game.family()} does not say how it is played well (it has no thinking.py), so nothing can be judged; "
            "rooftree replay shows the game, and rooftree.coach compares moves by their points"
        )
    return None


def tasks_of(whole: Replay) -> Iterator[Task]:
    """The decisions of a record where there was something to choose; advice binds nobody, so it is not judged."""
    for number, step in enumerate(whole, start=1):
        if _is_choice(whole.game, step):
            yield Task(number, step.before, step.action)


def _is_choice(game: Game, step: Step) -> bool:
    verb = game.format(step.action).partition(" ")[0]
    return verb not in game.mere_words and len(game.moves(step.before)) > 1


def review(game: Game, record: Record, playouts: int = PLAYOUTS, seed: int = 0, judge: Judge | None = None) -> Review:
    """Every decision of a record judged; `judge` may do that elsewhere, and in several processes."""
    whole = replay(game, record)
    tasks, coach = list(tasks_of(whole)), Coach(whole.game)
    found = judge(tasks) if judge else (judged(coach, task.before, task.action, playouts, seed) for task in tasks)
    return review_of(coach, whole, tasks, found)


def review_of(coach: Coach, whole: Replay, tasks: Sequence[Task], found: Iterable[Judged]) -> Review:
    """What was found about the decisions of a game that was played through, put together."""
    moments = tuple(Moment(task.number, task.before, each) for task, each in zip(tasks, found, strict=True))
    scores = whole.game.outcome(whole.state).scores
    return Review(whole.record, moments, luck_of(coach, whole.start, scores))
