"""A review as data: keys and arguments, so that any page or program can show it in any language.

Nobody is named in it: players go by their seats. `told` makes it of a review, wherever that was worked out.
"""

from typing import Literal, TypedDict

from rooftree.coach.judging import CHANCES, POINTS, Verdict
from rooftree.coach.review import Moment, Review
from rooftree.core.game import Game
from rooftree.core.speech import Said, said

COACH = 3  # another number: the same record may have other verdicts by now

Called = Literal["fine", "inaccuracy", "mistake", "blunder"]


class Decision(TypedDict):
    """A move of a finished game, judged by what its player could know. Words stand only where there is something to
    tell: something better, or a praise.
    """

    number: int  # which move of the game, from 1
    seat: int
    move: str
    verdict: Called
    gave_away: float  # a chance of winning in an even game; points, where one house is built together
    ahead: float  # points by which it was better than everything else, if that is sure
    standing: list[float]  # before it: each seat's chance of winning, or the points that the house is heading for
    best: str | None  # something better
    what: Said | None  # the move in words
    better: Said | None  # the better one
    reason: Said | None


class Luck(TypedDict):
    """In points: what the deal gave a seat, and what was made of it."""

    dealt: float
    made: float


class Reviewed(TypedDict):
    """A whole game, judged. The same record and as many playouts have the same review."""

    coach: int  # another number: another coach, who may judge otherwise
    game: str
    playouts: int  # for each decision
    is_together: bool  # one house, or one player: judged by points
    limits: dict[str, float]  # what is given away at least, by verdict
    decisions: list[Decision]
    end: list[float]  # as `standing`, when the game is over
    worst: list[int]  # the moves that mattered most, by number
    praised: list[int]  # the best moves
    luck: list[Luck]  # by seat


def told(game: Game, review: Review, playouts: int) -> Reviewed:
    """What can be said about a game, without the words."""
    result = review.record.result
    assert result is not None
    players = len(review.record.seats)
    is_together = game.is_shared or players == 1
    winners = [seat in result.winners for seat in range(players)]
    return Reviewed(
        coach=COACH,
        game=game.name,
        playouts=playouts,
        is_together=is_together,
        limits={verdict.value: least for verdict, least in (POINTS if is_together else CHANCES).items()},
        decisions=[_decision(game, moment) for moment in review.moments],
        end=[float(result.scores[0])] if is_together else [won / sum(winners) for won in winners],
        worst=[moment.number for moment in review.worst],
        praised=[moment.number for moment in review.praised],
        luck=[Luck(dealt=round(each.dealt, 1), made=round(each.made, 1)) for each in review.luck],
    )


def _decision(game: Game, moment: Moment) -> Decision:
    seen = moment.judged
    is_better = seen.verdict is not Verdict.FINE
    return Decision(
        number=moment.number,
        seat=seen.seat,
        move=seen.move,
        verdict=seen.verdict.value,
        gave_away=round(seen.gave_away, 3),
        ahead=round(seen.ahead, 1),
        standing=[round(each, 3) for each in seen.standing],
        best=seen.best if is_better else None,
        what=in_words(game, moment, seen.move) if is_better or seen.ahead else None,
        better=in_words(game, moment, seen.best) if is_better else None,
        reason=None if seen.reason is None else said(seen.reason),
    )


def in_words(game: Game, moment: Moment, move: str) -> Said:
    """A move as its player saw it."""
    view = game.show(moment.before, moment.judged.seat, [game.parse(move)], {})
    return said(game.phrase(view, move))
