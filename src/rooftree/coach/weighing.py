"""What the lines of a position say: for each move the expected points, the chance of winning, and how sure that is.

Moves are compared world by world: what both have in common, luck above all, cancels out. The lead is taken to be
spread like a bell around its mean: its share above zero is the chance of winning, which a count of victories would
only tell with ten times as many lines.
"""

from functools import cached_property
from math import erf, exp, pi, sqrt
from typing import Any, NamedTuple

import numpy as np

from rooftree.coach.causes import LEAST_WORLDS, SURE, Comparison, Pair, compared
from rooftree.core.game import Game
from rooftree.core.layout import Array

TIE = 0.5  # of a point, for whoever wins a tie


class Played(NamedTuple):
    """Lines of a position: a note for each (`coach/lines.py`), and the position that it ended in."""

    notes: Array
    ends: Array


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

    def __init__(self, game: Game, seat: int, played: Played) -> None:
        self.game, self.seat, self._played = game, seat, played
        self.num_players = game.num_players(played.ends[:1])
        self._leads = self._leads_by_move()

    @property
    def num_lines(self) -> int:
        return len(self._played.notes)

    @cached_property
    def ideas(self) -> tuple[Idea, ...]:
        """The best first; whatever was dropped earlier is behind what was dropped later."""
        ideas = [self._idea(action) for action in self._leads]
        return tuple(sorted(ideas, key=lambda idea: (-idea.lines, idea.behind, idea.action != self._leader)))

    @property
    def best(self) -> Idea:
        return self.ideas[0]

    def idea(self, action: int) -> Idea:
        """What is thought of one move."""
        return next(idea for idea in self.ideas if idea.action == action)

    def compare(self, better: int, worse: int) -> Comparison:
        """What differs between the lines after two moves, in the worlds in which both were played."""
        return compared(self.game, self.seat, self.pairs(better, worse))

    def pairs(self, better: int, worse: int) -> list[Pair]:
        """Where the lines of two moves ended, for each world in which both were played."""
        ours, theirs = self._ends_of(better), self._ends_of(worse)
        return [(ours[world], theirs[world]) for world in ours if world in theirs]

    def chance_of(self, seat: int) -> float | None:
        """How likely any seat wins, if the best move is made; for the seat that asked, `best.chance`."""
        if self._is_together:
            return None
        rows = np.flatnonzero(self._played.notes["action"] == self.best.action)
        leads = leads_of(self._played.notes[rows], seat, self.num_players, False)
        return share_above(float(leads.mean()), float(leads.std()))

    def chance_error(self, idea: Idea) -> float | None:
        """One standard error of the chance of winning that it gives away."""
        if idea.chance is None or self.spread == 0:
            return None if idea.chance is None else 0.0
        lead = float(self._leads[self._leader].mean()) - idea.behind
        return idea.error * density(lead / self.spread) / self.spread

    # How it is worked out

    def _ends_of(self, action: int) -> dict[int, Array]:
        """Where the lines of a move ended, by world."""
        notes, ends = self._played
        rows = np.flatnonzero(notes["action"] == action)
        return {int(notes["world"][row]): ends[row : row + 1] for row in rows}

    @property
    def _is_together(self) -> bool:
        return self.game.is_shared or self.num_players == 1

    def _leads_by_move(self) -> dict[int, Array]:
        """The lead at the end of each line, by move; lines of all moves lie in the order of their worlds."""
        notes = self._played.notes
        leads = leads_of(notes, self.seat, self.num_players, self._is_together)
        return {int(action): leads[notes["action"] == action] for action in np.unique(notes["action"])}

    @cached_property
    def _leader(self) -> int:
        """The move with the best mean among those that were played in every world."""
        most = max(len(leads) for leads in self._leads.values())
        last = [action for action, leads in self._leads.items() if len(leads) == most]
        return max(last, key=lambda action: float(self._leads[action].mean()))

    @cached_property
    def spread(self) -> float:
        """How far the leads of a move lie from each other, from world to world."""
        most = len(self._leads[self._leader])
        return sqrt(float(np.mean([leads.var() for leads in self._leads.values() if len(leads) == most])))

    def _idea(self, action: int) -> Idea:
        mean, own = float(self._leads[self._leader].mean()), self._leads[action]
        behind, error = self._behind(own)
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

    def _behind(self, own: Array) -> tuple[float, float]:
        """The mean of the differences to the best, world by world, and its standard error."""
        differences = self._leads[self._leader][: len(own)] - own
        deviation = float(differences.std(ddof=1)) if len(own) > 1 else self.spread
        return max(0.0, float(differences.mean())), deviation / sqrt(len(own))

    def _points(self, action: int) -> float:
        """What the best has, less what this move has less in the worlds of both: so that luck cancels out."""
        notes, both = self._played.notes, (self._leader, action)
        best, own = (notes["scores"][notes["action"] == each, self.seat].astype(float) for each in both)
        return float(best.mean() - (best[: len(own)] - own).mean())


def leads_of(notes: Any, seat: int, players: int, is_together: bool) -> Array:
    """By how much a seat is ahead at the end of each line; built together, the points of the house."""
    scores, ties = notes["scores"].astype(float), notes["tie_breaks"].astype(float)
    mine: Array = scores[:, seat]
    if is_together:
        return mine
    others = [other for other in range(players) if other != seat]
    most = scores[:, others].max(axis=1)
    rival = np.where(scores[:, others] == most[:, None], ties[:, others], -np.inf).max(axis=1)
    lead: Array = mine - most
    return np.where(lead == 0, TIE * np.sign(ties[:, seat] - rival), lead)


def share_above(mean: float, spread: float) -> float:
    """How much of a bell with this mean lies above zero."""
    if spread == 0:
        return 0.5 + 0.5 * float(np.sign(mean))
    return 0.5 * (1 + erf(mean / spread / sqrt(2)))


def density(deviations: float) -> float:
    """How high the bell is there."""
    return exp(-(deviations**2) / 2) / sqrt(2 * pi)
