"""Why one move is better than another: what differs between the lines that were played after each.

The gap between two moves is the difference of their leads at the end, world by world. It is shared out, to the last
point, among what it comes from: each thing that scored for the seat itself, and for its strongest rival. Beside these
stands what happened otherwise (`coach/events.py`), with its own share of the gap.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from rooftree.coach.events import Ends, Event, events, traces_of
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.score import Tally, tally

OTHERWISE = ""  # what of a rival is no line of a score: that another becomes the strongest
NAMED = 3  # a reason is one of so many largest differences
BETTER, WORSE = 0, 1
SURE = 2.0  # standard errors: beyond these, a difference is no accident
LEAST_WORLDS = 8

Pair = tuple[Array, Array]  # where the lines of the better and of the worse move ended, in the same world
Shares = dict[tuple[int, str], int]  # of a gap, by whose and what


class Cause(NamedTuple):
    """One thing that scored otherwise: whose, what, and how much of the gap comes from it."""

    seat: int
    what: str
    section: str
    share: float  # of the gap, in points: above zero speaks for the better move
    after_better: float  # points that it brought its owner, on average
    after_worse: float
    often_better: float  # in which part of the worlds it brought any, or happened
    often_worse: float
    event: str = ""  # which kind of event, if it is no line of a score


class Comparison(NamedTuple):
    """Two moves side by side: by how much the better one is ahead, how sure that is, and what that comes from."""

    gap: float
    error: float  # one standard error
    worlds: int
    causes: tuple[Cause, ...]  # the largest difference first, whichever move it speaks for

    @property
    def is_clear(self) -> bool:
        """Whether the difference is no accident, and was seen in worlds enough to say so."""
        return self.worlds >= LEAST_WORLDS and self.gap > SURE * self.error

    @property
    def reason(self) -> Cause | None:
        """What speaks most for the better move, if it is one of the largest differences at all."""
        return next((cause for cause in self.causes[:NAMED] if cause.share > 0 and cause.what != OTHERWISE), None)


def compared(
    game: Game, seat: int, pairs: Sequence[Pair], before: Array | None = None, wanted: Iterable[str] = ()
) -> Comparison:
    """Both moves in all worlds in which both were played; `wanted` is what the worse one wants to build."""
    return _Comparing(game, seat, pairs).done(before, wanted)


class _Comparing:
    """The lines of each score are counted once, however many causes they have a share in."""

    def __init__(self, game: Game, seat: int, pairs: Sequence[Pair]) -> None:
        self.game, self.seat, self.pairs = game, seat, pairs
        self.sections: dict[str, str] = {}
        self._tallies: dict[tuple[int, int, int], Tally] = {}

    def done(self, before: Array | None, wanted: Iterable[str]) -> Comparison:
        shares = Counter[tuple[int, str]]()
        gaps = []
        for world in range(len(self.pairs)):
            own = self._shares(world)
            gaps.append(sum(own.values()))
            for cause, share in own.items():
                shares[cause] += share
        causes = [self._cause(*cause, share / len(gaps)) for cause, share in shares.items() if share]
        if before is not None and self.game.traces():
            ends = [self._ends(world, gap) for world, gap in enumerate(gaps)]
            causes += [_happened(each) for each in events(ends, traces_of(self.game, before), wanted)]
        error = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else abs(gaps[0])
        return Comparison(fmean(gaps), error, len(gaps), tuple(sorted(causes, key=lambda cause: -abs(cause.share))))

    def _shares(self, world: int) -> Shares:
        """What the difference of the leads in one world is made of."""
        game, (better, worse) = self.game, self.pairs[world]
        found = self._difference(world, self.seat)
        if game.is_shared or game.num_players(better) == 1:
            return found
        rival, other = strongest(game, self.seat, worse), strongest(game, self.seat, better)
        found |= {cause: -points for cause, points in self._difference(world, rival).items()}
        if other != rival:
            found[other, OTHERWISE] = game.score(better, rival) - game.score(better, other)
        return found

    def _ends(self, world: int, gap: float) -> Ends:
        game, (better, worse) = self.game, self.pairs[world]
        traces = traces_of(game, better), traces_of(game, worse)
        if game.is_shared or game.num_players(better) == 1:
            return Ends(*traces, gap, None, 0.0)
        rival = strongest(game, self.seat, worse)
        return Ends(*traces, gap, rival, game.score(worse, rival) - game.score(better, rival))

    def _difference(self, world: int, seat: int) -> Shares:
        """By how much each thing of a seat scored more after the better move."""
        better, worse = (self._tally(world, side, seat) for side in (BETTER, WORSE))
        return {(seat, what): better[what] - worse[what] for what in {**better, **worse}}

    def _tally(self, world: int, side: int, seat: int) -> Tally:
        place = world, side, seat
        if place not in self._tallies:
            lines = self.game.lines(self.pairs[world][side], seat)
            self.sections.update({line.what: line.section for line in lines})
            self._tallies[place] = tally(lines)
        return self._tallies[place]

    def _cause(self, seat: int, what: str, share: float) -> Cause:
        worlds = range(len(self.pairs))
        points = [[self._tally(world, side, seat)[what] for world in worlds] for side in (BETTER, WORSE)]
        means = fmean(points[BETTER]), fmean(points[WORSE])
        often = fmean(each != 0 for each in points[BETTER]), fmean(each != 0 for each in points[WORSE])
        return Cause(seat, what, self.sections.get(what, ""), share, *means, *often)


def _happened(event: Event) -> Cause:
    often = event.often_better, event.often_worse
    return Cause(event.seat, event.what, "", event.share, *often, *often, event=event.kind)


def strongest(game: Game, seat: int, state: Array) -> int:
    """Of the others, by points and tie-break."""
    ranks = game.ranks(state)
    return max((other for other in range(len(ranks)) if other != seat), key=lambda other: ranks[other])
