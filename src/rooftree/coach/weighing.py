"""What the lines of a position say: for each move the expected points, the chance of winning, and how sure that is.

Moves are compared world by world: what both have in common, luck above all, cancels out. The lead is taken to be
spread like a bell around its mean: its share above zero is the chance of winning, which a count of victories would
only tell with ten times as many lines.
"""

from collections.abc import Sequence
from functools import cached_property
from math import erf, exp, pi, sqrt
from statistics import fmean, pstdev, pvariance, stdev
from typing import NamedTuple

from rooftree.coach.causes import LEAST_WORLDS, SURE, Comparison, Pair, compared
from rooftree.coach.lines import Note
from rooftree.core.game import Game
from rooftree.core.layout import Array, struct_of
from rooftree.core.seats import MAX_SEATS

TIE = 0.5  # of a point, for whoever wins a tie


class Played(NamedTuple):
    """Lines of a position: a note for each (`coach/lines.py`), and the position that it ended in."""

    notes: Array
    ends: Array


class Noted(NamedTuple):
    """A note as it is read: how a line ended."""

    action: int
    world: int
    promise: int
    scores: tuple[int, ...]
    tie_breaks: tuple[int, ...]


def read(notes: Array) -> list[Noted]:
    """Plain numbers: in whatever Python this runs, the same come out, to the last digit."""
    rows = struct_of(Note).iter_unpack(notes.tobytes())
    return [Noted(row[0], row[1], row[2], row[3 : 3 + MAX_SEATS], row[3 + MAX_SEATS :]) for row in rows]


Leads = dict[int, list[float]]  # of each move, in the order of the worlds: a few moves know more of them than others


class Weighed:
    """The leads of moves, compared world by world."""

    def __init__(self, leads: Leads) -> None:
        self.leads = leads

    @cached_property
    def leader(self) -> int:
        """The move with the best mean among those that were played in every world."""
        most = max(len(leads) for leads in self.leads.values())
        last = [action for action, leads in self.leads.items() if len(leads) == most]
        return max(last, key=lambda action: fmean(self.leads[action]))

    @cached_property
    def spread(self) -> float:
        """How far the leads of a move lie from each other, from world to world."""
        most = len(self.leads[self.leader])
        return sqrt(fmean([pvariance(leads) for leads in self.leads.values() if len(leads) == most]))

    def gap(self, better: int, worse: int) -> tuple[float, float]:
        """The mean of the differences between two moves, world by world, and its standard error."""
        pairs = list(zip(self.leads[better], self.leads[worse], strict=False))
        deviation = stdev(more - less for more, less in pairs) if len(pairs) > 1 else self.spread
        return fmean(more - less for more, less in pairs), deviation / sqrt(len(pairs))

    def behind(self, action: int) -> tuple[float, float]:
        """How far behind the best a move is, and its standard error."""
        gap, error = self.gap(self.leader, action)
        return max(0.0, gap), error

    @property
    def second(self) -> int:
        """The move next to the best; the best, if there is no other."""
        others = [each for each in self.leads if each != self.leader]
        return min(others, key=lambda each: (-len(self.leads[each]), self.behind(each)), default=self.leader)


def by_move(notes: Sequence[Noted], leads: Sequence[float]) -> Leads:
    """The lead of each line, by move; lines of all moves lie in the order of their worlds."""
    found: Leads = {action: [] for action in sorted({note.action for note in notes})}
    for note, lead in zip(notes, leads, strict=True):
        found[note.action].append(lead)
    return found


def promised(notes: Sequence[Noted], point: int) -> Leads:
    """What each line promised, in points."""
    return by_move(notes, [note.promise / point for note in notes])


class Idea(NamedTuple):
    """A move, and what it leads to. `behind` the best by so many points, give or take `error`."""

    action: int
    move: str  # in notation
    points: float  # of the seat at the end; of all together where they build together
    chance: float | None  # of winning; None where they build together
    behind: float  # of its lead, or of the points where they build together
    error: float  # one standard error of that
    gives_away: float | None  # of the chance of winning
    lines: int  # that were played

    @property
    def is_as_good(self) -> bool:
        """Whether the lines cannot tell it from the best."""
        return self.behind <= SURE * self.error or self.lines < LEAST_WORLDS


class Advice:
    """Every legal move of a position as an `Idea`, the best first; and why, comparing any two of them."""

    def __init__(self, game: Game, seat: int, played: Played, before: Array | None = None) -> None:
        self.game, self.seat, self._played, self.before = game, seat, played, before
        self.num_players = game.num_players(played.ends[:1])
        self._notes = read(played.notes)
        leads = leads_of(self._notes, seat, self.num_players, self._is_together)
        self._weighed = Weighed(by_move(self._notes, leads))

    @property
    def num_lines(self) -> int:
        return len(self._played.notes)

    @cached_property
    def ideas(self) -> tuple[Idea, ...]:
        """The best first; whatever was dropped earlier is behind what was dropped later."""
        ideas, leader = [self._idea(action) for action in self._weighed.leads], self._weighed.leader
        return tuple(sorted(ideas, key=lambda idea: (-idea.lines, idea.behind, idea.action != leader)))

    @property
    def best(self) -> Idea:
        return self.ideas[0]

    def idea(self, action: int) -> Idea:
        """What is thought of one move."""
        return next(idea for idea in self.ideas if idea.action == action)

    def compare(self, better: int, worse: int) -> Comparison:
        """What differs between the lines after two moves, in the worlds in which both were played."""
        return compared(self.game, self.seat, self.pairs(better, worse), self.before, self.wanted(worse))

    def wanted(self, action: int) -> list[str]:
        """What a move wants to come to stand, as the seat sees it."""
        told = self.game.traces()
        if self.before is None or told is None:
            return []
        view = self.game.show(self.before, self.seat, [action], {})
        return list(told.wanted(self.game.phrase(view, self.game.format(action))))

    def pairs(self, better: int, worse: int) -> list[Pair]:
        """Where the lines of two moves ended, for each world in which both were played."""
        ours, theirs = self._ends_of(better), self._ends_of(worse)
        return [(ours[world], theirs[world]) for world in ours if world in theirs]

    def chance_of(self, seat: int) -> float | None:
        """How likely any seat wins, if the best move is made; for the seat that asked, `best.chance`."""
        if self._is_together:
            return None
        rows = [note for note in self._notes if note.action == self.best.action]
        leads = leads_of(rows, seat, self.num_players, False)
        return share_above(fmean(leads), pstdev(leads))

    def chance_error(self, idea: Idea) -> float | None:
        """One standard error of the chance of winning that it gives away."""
        if idea.chance is None or self.spread == 0:
            return None if idea.chance is None else 0.0
        lead = fmean(self._weighed.leads[self._weighed.leader]) - idea.behind
        return idea.error * density(lead / self.spread) / self.spread

    @property
    def spread(self) -> float:
        """How far the leads of a move lie from each other, from world to world."""
        return self._weighed.spread

    # How it is worked out

    def _ends_of(self, action: int) -> dict[int, Array]:
        """Where the lines of a move ended, by world."""
        ends = self._played.ends
        return {note.world: ends[row : row + 1] for row, note in enumerate(self._notes) if note.action == action}

    @property
    def _is_together(self) -> bool:
        return self.game.is_shared or self.num_players == 1

    def _idea(self, action: int) -> Idea:
        weighed = self._weighed
        mean, own = fmean(weighed.leads[weighed.leader]), weighed.leads[action]
        behind, error = weighed.behind(action)
        together, spread = self._is_together, self.spread
        chance, best = (None if together else share_above(lead, spread) for lead in (mean - behind, mean))
        return Idea(
            action=action,
            move=self.game.format(action),
            points=self._points(action),
            chance=chance,
            behind=behind,
            error=error,
            gives_away=None if chance is None or best is None else best - chance,
            lines=len(own),
        )

    def _points(self, action: int) -> float:
        """What the best has, less what this move has less in the worlds of both: so that luck cancels out."""
        best, own = (
            [note.scores[self.seat] for note in self._notes if note.action == each]
            for each in (self._weighed.leader, action)
        )
        return fmean(best) - fmean([ours - theirs for ours, theirs in zip(best, own, strict=False)])


def leads_of(notes: Sequence[Noted], seat: int, players: int, is_together: bool) -> list[float]:
    """By how much a seat is ahead at the end of each line; built together, the points of the house."""
    return [float(note.scores[seat]) if is_together else _lead(note, seat, players) for note in notes]


def _lead(note: Noted, seat: int, players: int) -> float:
    """Beyond the strongest other; whoever wins a tie is a little ahead."""
    rival = max((note.scores[other], note.tie_breaks[other]) for other in range(players) if other != seat)
    lead = note.scores[seat] - rival[0]
    return float(lead) if lead else TIE * _sign(note.tie_breaks[seat] - rival[1])


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def share_above(mean: float, spread: float) -> float:
    """How much of a bell with this mean lies above zero."""
    if spread == 0:
        return 0.5 + 0.5 * _sign(mean)
    return 0.5 * (1 + erf(mean / spread / sqrt(2)))


def density(deviations: float) -> float:
    """How high the bell is there."""
    return exp(-(deviations**2) / 2) / sqrt(2 * pi)
