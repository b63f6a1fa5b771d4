"""A decision judged: what it gave away, and whether that was an inaccuracy, a mistake or a blunder.

What is given away is told as a chance of winning in an even game, by how far apart the ends of games usually are: so a
mistake is one for whoever is far ahead or far behind as well. Where everybody builds one house it is told in points.
The limits are fitted to these games (docs/coach.md).
"""

from enum import Enum
from math import erf, sqrt
from statistics import fmean, pstdev
from typing import NamedTuple

from rooftree.coach.asking import Coach
from rooftree.coach.reasons import reason_for
from rooftree.coach.weighing import Advice, Idea, leads_of, read, share_above
from rooftree.core.layout import Array
from rooftree.core.message import Message

STANDING_WORLDS = 16  # in which everybody plays alike, for the chart


class Verdict(Enum):
    """What a decision is called, the worst last."""

    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


CHANCES = {Verdict.BLUNDER: 0.12, Verdict.MISTAKE: 0.05, Verdict.INACCURACY: 0.02}  # at least
POINTS = {Verdict.BLUNDER: 4.0, Verdict.MISTAKE: 2.0, Verdict.INACCURACY: 1.0}


class Judged(NamedTuple):
    """What became of a decision."""

    seat: int
    move: str
    best: str  # the better move; the same one, if there is none
    gave_away: float  # a chance of winning in an even game, or points
    verdict: Verdict
    ahead: float  # by how many points it is better than the next one, if it is the best for sure
    standing: tuple[float, ...]  # before it: each seat's chance of winning, or the points of the house
    reason: Message | None  # for the better move, or for this one


def judged(coach: Coach, state: Array, action: int, playouts: int, seed: int) -> Judged:
    """A decision with what else could have been done; what its seat could not know counts for nothing."""
    advice = coach.advise(state, playouts=playouts, seed=seed, about=action)
    played = advice.idea(action)
    gave_away = loss(played, coach.usual_spread(state))
    verdict = verdict_of(gave_away, advice.chance_of(0) is None)
    second = next((idea for idea in advice.ideas if idea.action != action), played)
    ahead = _ahead(advice, played, second)
    return Judged(
        seat=advice.seat,
        move=played.move,
        best=played.move if verdict is Verdict.FINE else advice.best.move,
        gave_away=gave_away,
        verdict=verdict,
        ahead=ahead,
        standing=standing(coach, state, seed),
        reason=_reason(advice, played, second, verdict, ahead),
    )


def loss(played: Idea, spread: float) -> float:
    """What a move gives away at least, as far as the lines can tell: one standard error less than they say."""
    behind = max(0.0, played.behind - played.error)
    return behind if played.chance is None else erf(behind / spread / 2 / sqrt(2))


def verdict_of(gave_away: float, is_together: bool) -> Verdict:
    limits = POINTS if is_together else CHANCES
    return next((verdict for verdict, least in limits.items() if gave_away >= least), Verdict.FINE)


def standing(coach: Coach, state: Array, seed: int) -> tuple[float, ...]:
    """How everybody stands, if everybody plays on alike."""
    notes, players = read(coach.played_on(state, STANDING_WORLDS, seed)), coach.game.num_players(state)
    if coach.game.is_shared or players == 1:
        return (fmean(note.scores[0] for note in notes),)
    leads = [leads_of(notes, seat, players, False) for seat in range(players)]
    chances = [share_above(fmean(each), pstdev(each)) for each in leads]
    return tuple(chance / (sum(chances) or 1) for chance in chances)


def _ahead(advice: Advice, played: Idea, second: Idea) -> float:
    """Only what is clearly better than everything else is worth a praise."""
    if played.action != advice.best.action or second.is_as_good:
        return 0.0
    return second.behind


def _reason(advice: Advice, played: Idea, second: Idea, verdict: Verdict, ahead: float) -> Message | None:
    if verdict is not Verdict.FINE:
        return reason_for(advice, advice.best, played)
    return reason_for(advice, played, second) if ahead else None
