"""The reason for a move as a message: which cause speaks for it most, with its number."""

from collections.abc import Sequence

from rooftree.coach.causes import Cause
from rooftree.coach.events import TAKES
from rooftree.coach.weighing import Advice, Idea
from rooftree.core.message import Message, Name, message
from rooftree.texts.speaker import is_written

LANGUAGE = "en"  # a text is there in all languages or in none
ALIKE = "coach-alike"  # nothing tells two moves apart
EVEN = 0.15  # what brings as much each time, more or less, is told by how often it comes


def reason_for(advice: Advice, better: Idea, worse: Idea, names: Sequence[str] = ()) -> Message:
    """Why one move is better than another; or that nothing tells them apart.

    Other players are told by their names, or by their seats if there are none.
    """
    comparison = advice.compare(better.action, worse.action)
    if not comparison.is_clear:
        return message(ALIKE, games=comparison.worlds)
    cause = comparison.reason
    if cause is None:
        return message("coach-many", points=round(comparison.gap))
    return told(advice.game.name, advice.seat, cause, names)


def reason_of(advice: Advice, names: Sequence[str] = ()) -> Message:
    """Why the best move is better than the next one."""
    if len(advice.ideas) == 1:
        return message("coach-only")
    return reason_for(advice, advice.best, advice.ideas[1], names)


def told(game: str, seat: int, cause: Cause, names: Sequence[str] = ()) -> Message:
    """A cause with its number; a game may have words of its own for a part of the score."""
    if cause.event:
        return _happens(cause, names)
    form, more, less = _number(cause)
    if cause.seat == seat:
        owner, whose = {}, cause.section if is_written(f"coach-{cause.section}-{form}", LANGUAGE, game) else "own"
    else:
        owner, whose = {"seat": names[cause.seat] if names else cause.seat}, "other"
    how = f"{whose}-{form}"
    return message(f"coach-{how}", line=Name(cause.what), more=more, less=less, **owner)


def _happens(cause: Cause, names: Sequence[str]) -> Message:
    """Something that happens in so many of ten games; not always whose it is has to be told."""
    more, less = round(10 * cause.often_better), round(10 * cause.often_worse)
    if cause.event != TAKES:
        return message(f"coach-{cause.event}", card=Name(cause.what), more=more, less=less)
    seat = names[cause.seat] if names else cause.seat
    return message(f"coach-{cause.event}", seat=seat, card=Name(cause.what), more=more, less=less)


def _number(cause: Cause) -> tuple[str, int, int]:
    """How it is told: in how many of ten games (or how often it costs), in points, or in points of ten games."""
    often = round(10 * cause.often_better), round(10 * cause.often_worse)
    if often[0] != often[1] and _is_even(cause):
        return "costs" if cause.after_better + cause.after_worse < 0 else "often", *often
    points = round(cause.after_better), round(cause.after_worse)
    if points[0] != points[1]:
        return "points", *points
    return "ten", round(10 * cause.after_better), round(10 * cause.after_worse)


def _is_even(cause: Cause) -> bool:
    """Whether it brings as much each time that it comes."""
    if not cause.often_better or not cause.often_worse:
        return True
    each, other = cause.after_better / cause.often_better, cause.after_worse / cause.often_worse
    return abs(each - other) <= EVEN * max(abs(each), abs(other))
