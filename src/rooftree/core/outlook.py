"""What a move leads to: each legal one done on a copy, and the turn finished as well as its player can foresee.

Terminal and browser tell of a move by the same `Effect`: the same points, the same words.
"""

from collections.abc import Generator, Iterator
from typing import NamedTuple

import msgspec

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.score import Line, tally
from rooftree.core.speech import Said, said

PATIENCE = 500  # positions that people wait for when a question comes again


class Further(msgspec.Struct, frozen=True, gc=False):
    """A further move of the same turn: in notation and in words."""

    move: str
    what: Said


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move would change for its player, as far as can be foreseen: at once, and with the turn finished well."""

    what: Said  # the move in words
    points: int  # of the turn, if it is finished well
    at_once: int  # of this move alone
    lines: tuple[Line, ...] = ()  # where the points of the turn come from: one line a name
    then: tuple[Further, ...] = ()  # how the turn is finished well, where that makes a difference
    is_final: bool = False  # something is revealed, so there is no way back
    notes: tuple[Said, ...] = ()  # what is worth knowing of this move besides
    costs: tuple[Said, ...] = ()  # what this move costs besides points
    losses: tuple[Said, ...] = ()  # what would be gone for nothing: asked about, where there is no way back


class End(NamedTuple):
    """The best end of a turn within reach: its score, and the further actions that lead there."""

    lines: tuple[Line, ...]
    route: tuple[int, ...]

    @property
    def points(self) -> int:
        return sum(line.points for line in self.lines)


Search = Generator[None, None, End]


def effects_of(game: Game, state: Array) -> dict[str, Effect]:
    """What each legal move of the player to act would change, by notation."""
    outlook = Outlook(game, state)
    for _ in outlook.work():
        pass
    return outlook.effects


class Outlook:
    """All legal actions of a position, each followed by the best that the same seat can do before its turn ends."""

    def __init__(self, game: Game, state: Array) -> None:
        seat = game.to_act(state)
        assert seat is not None
        self.game, self.state, self.seat = game, state, seat
        self.now = game.visible_lines(state, seat)
        self.afters = {action: game.step(state, action) for action in game.moves(state)}
        self.repeats = 0  # how often a route may come back to the question it came from
        self.looked_at = 0  # positions
        self.effects: dict[str, Effect] = {}

    def work(self) -> Iterator[None]:
        """Find the effects; whoever has others waiting may turn to them after each position."""
        ends: dict[int, End] = {}
        for action in self.afters:
            ends[action] = yield from self._best_end(self.state, action, self.afters[action], 0)
        for action in self._worth_repeating():
            ends[action] = yield from self._best_end(self.state, action, self.afters[action], 1)
        view = self.game.show(self.state, self.seat, list(self.afters), {})
        for action, end in ends.items():
            notation = self.game.format(action)
            self.effects[notation] = self._effect(action, said(self.game.phrase(view, notation)), end)
            yield

    def _worth_repeating(self) -> list[int]:
        """Where it is quick, go on when a question comes again: décor before the room, one helper after another."""
        again = [action for action, after in self.afters.items() if self._comes_again(self.state, after)]
        return again if len(again) * self.looked_at <= PATIENCE else []

    def _best_end(self, before: Array, action: int, after: Array, repeats: int) -> Search:
        self.looked_at += 1
        yield
        again = self._comes_again(before, after)
        if self._is_over(before, after) or (again and not repeats):
            return End(self._lines(before, action, after), ())
        best, chosen = None, -1
        for each in sorted(self.game.moves(after)):
            end = yield from self._best_end(after, each, self.game.step(after, each), repeats - again)
            if best is None or end.points > best.points:
                best, chosen = end, each
        assert best is not None
        return End(best.lines, (chosen, *best.route))

    def _is_over(self, before: Array, after: Array) -> bool:
        """Whether the turn ends here: someone else acts, or something new would be shown."""
        return self.game.to_act(after) != self.seat or self.game.reveals(before, after)

    def _comes_again(self, before: Array, after: Array) -> bool:
        return not self._is_over(before, after) and self.game.decision(after) == self.game.decision(before)

    def _lines(self, before: Array, action: int, after: Array) -> tuple[Line, ...]:
        return self.game.visible_lines(self.game.foreseen(before, after, action), self.seat)

    # In words

    def _effect(self, action: int, what: Said, end: End) -> Effect:
        game, after = self.game, self.afters[action]
        foreseen, lines = game.foreseen(self.state, after, action), self._gains(end.lines)
        at_once = self._gains(game.visible_lines(foreseen, self.seat))
        return Effect(
            what=what,
            points=sum(line.points for line in lines),
            at_once=sum(line.points for line in at_once),
            lines=lines,
            then=self._told(after, end.route) if lines or at_once else (),
            is_final=game.reveals(self.state, after),
            notes=tuple(map(said, game.remarks(self.state, foreseen, self.seat))),
            costs=tuple(map(said, game.costs(self.state, foreseen, self.seat, action))),
            losses=tuple(map(said, game.losses(self.state, foreseen, self.seat, action))),
        )

    def _gains(self, lines: tuple[Line, ...]) -> tuple[Line, ...]:
        """The difference to the score now, by name; the cells are those of lines that are new."""
        gained = tally(lines)
        gained.subtract(tally(self.now))
        new = [line for line in lines if line not in self.now]
        return tuple(
            Line(what, points, tuple(cell for line in new if line.what == what for cell in line.cells))
            for what, points in gained.items()
            if points
        )

    def _told(self, state: Array, route: tuple[int, ...]) -> tuple[Further, ...]:
        told = []
        for action in route:
            view, notation = self.game.show(state, self.seat, [action], {}), self.game.format(action)
            told.append(Further(notation, said(self.game.phrase(view, notation))))
            state = self.game.step(state, action)
        return tuple(told)
