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
from rooftree.coach.causes import SURE
from rooftree.coach.reasons import ALIKE, reason_for
from rooftree.coach.weighing import Idea, leads_of, read, share_above
from rooftree.core.layout import Array
from rooftree.core.message import Message

STANDING_WORLDS, TOGETHER = 32, 8  # in which everybody plays alike, for the chart: chances want more than points
MOST_COMPARED = 80  # lines that say why


class Verdict(Enum):
    """What a decision is called, the worst last."""

    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


CHANCES = {Verdict.BLUNDER: 0.10, Verdict.MISTAKE: 0.03, Verdict.INACCURACY: 0.01}  # at least
POINTS = {Verdict.BLUNDER: 1.0, Verdict.MISTAKE: 0.3, Verdict.INACCURACY: 0.1}


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


class Found(NamedTuple):
    """The move that was made, and the best of the others: which is better, by how much, and how sure that is."""

    better: int
    worse: int
    gap: float  # points
    error: float  # one standard error


def judged(coach: Coach, state: Array, action: int, playouts: int, seed: int) -> Judged:
    """A decision with what else could have been done; what its seat could not know counts for nothing."""
    game, spread = coach.game, None if _is_together(coach, state) else coach.usual_spread(state)
    found = _found(coach, state, action, playouts, seed, spread)
    gave_away = given_away(found.gap, found.error, spread) if found.worse == action else 0.0
    ahead = found.gap if found.better == action and found.gap > SURE * found.error else 0.0
    verdict = verdict_of(gave_away, spread is None)
    is_told = verdict is not Verdict.FINE or ahead > 0
    return Judged(
        seat=int(state["to_act"][0]),
        move=game.format(action),
        best=game.format(action if verdict is Verdict.FINE else found.better),
        gave_away=gave_away,
        verdict=verdict,
        ahead=ahead,
        standing=standing(coach, state, seed),
        reason=_reason(coach, state, found, min(playouts, MOST_COMPARED), seed) if is_told else None,
    )


def _found(coach: Coach, state: Array, action: int, playouts: int, seed: int, spread: float | None) -> Found:
    """A first look finds the best move. How much better it is, is looked at in other worlds, because the best of many
    is so by luck as well; and only if the first look saw anything.
    """
    first = coach.weigh(state, playouts, seed, action)
    better, worse = (first.leader, action) if action != first.leader else (action, first.second)
    gap, error = first.gap(better, worse)
    if gap <= SURE * error if better == action else not _is_called(gap, spread):
        return Found(better, worse, 0.0, 0.0)
    return Found(better, worse, *coach.weigh(state, playouts, seed + 1, better, worse).gap(better, worse))


def _is_called(gap: float, spread: float | None) -> bool:
    """Whether so much would be called by a name, if it were sure."""
    return verdict_of(given_away(gap, 0.0, spread), spread is None) is not Verdict.FINE


def _is_together(coach: Coach, state: Array) -> bool:
    return coach.game.is_shared or coach.game.num_players(state) == 1


def loss(played: Idea, spread: float) -> float:
    """What a move of an advice gives away at least."""
    return given_away(played.behind, played.error, None if played.chance is None else spread)


def given_away(behind: float, error: float, spread: float | None) -> float:
    """As far as the lines can tell, one standard error less than they say; in points where there is no spread."""
    least = max(0.0, behind - error)
    return least if spread is None else erf(least / spread / 2 / sqrt(2))


def verdict_of(gave_away: float, is_together: bool) -> Verdict:
    limits = POINTS if is_together else CHANCES
    return next((verdict for verdict, least in limits.items() if gave_away >= least), Verdict.FINE)


def standing(coach: Coach, state: Array, seed: int) -> tuple[float, ...]:
    """How everybody stands, if everybody plays on alike."""
    is_together, players = _is_together(coach, state), coach.game.num_players(state)
    notes = read(coach.played_on(state, TOGETHER if is_together else STANDING_WORLDS, seed))
    if is_together:
        return (fmean(note.scores[0] for note in notes),)
    leads = [leads_of(notes, seat, players, False) for seat in range(players)]
    chances = [share_above(fmean(each), pstdev(each)) for each in leads]
    return tuple(chance / (sum(chances) or 1) for chance in chances)


def _reason(coach: Coach, state: Array, found: Found, playouts: int, seed: int) -> Message | None:
    """What differs in the end between two moves; nothing, where the ends of so many games cannot tell."""
    advice = coach.advise(state, playouts=playouts, seed=seed + 1, about=found.better, beside=found.worse)
    reason = reason_for(advice, advice.idea(found.better), advice.idea(found.worse))
    return None if reason.key == ALIKE else reason
