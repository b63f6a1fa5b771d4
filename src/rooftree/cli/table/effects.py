"""What an action is worth at once, counted from the lines that everyone can see."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.draw import defaults

Tally = Counter[str]
Foreseen = Callable[[Array, Array, str], Array]  # before, after, notation: what can be known before it is done
PATIENCE = 500  # positions that people wait for when a question comes again


class Effect(NamedTuple):
    """The best that an action leads to before the turn ends: points, how to get there, and what earns them."""

    points: int
    route: tuple[int, ...]
    lines: tuple[tuple[str, int], ...]


def tally(game: Game, state: Array, seat: int) -> Tally:
    """The points of a seat by line, from what is open to everyone."""
    found: Tally = Counter()
    for line in game.visible_lines(state, seat):
        found[line.what] += line.points
    return found


class Outlook:
    """All legal actions of a position, each done on a copy and followed by the best that the same seat can do."""

    def __init__(self, game: Game, state: Array, foreseen: Foreseen = defaults.foreseen) -> None:
        seat = game.to_act(state)
        assert seat is not None
        self.game, self.state, self.seat, self.foreseen = game, state, seat, foreseen
        self.now = tally(game, state, seat)
        self.repeats = 0  # how often a route may come back to the question it came from
        self.looked_at = 0  # positions
        self.effects = {action: self._effect(action) for action in game.moves(state)}
        self._follow_repeats()

    def _follow_repeats(self) -> None:
        """Where it is quick, go on when a question comes again: décor before the room, one helper after another."""
        again = [action for action in self.effects if self._comes_again(self.state, self._after(action))]
        if len(again) * self.looked_at <= PATIENCE:
            self.repeats = 1
            self.effects |= {action: self._effect(action) for action in again}

    def _effect(self, action: int) -> Effect:
        best, route = self._best_end(self.state, action, self.repeats)
        gained = Counter(best)
        gained.subtract(self.now)
        return Effect(gained.total(), route, tuple((what, points) for what, points in gained.items() if points))

    def _best_end(self, before: Array, action: int, repeats: int) -> tuple[Tally, tuple[int, ...]]:
        """The best tally within reach, and the further actions that lead there."""
        after = self.game.step(before, action)
        self.looked_at += 1
        again = self._comes_again(before, after)
        if self._is_over(before, after) or (again and not repeats):
            still = self.foreseen(before, after, self.game.format(action))
            return tally(self.game, still, self.seat), ()
        following = sorted(self.game.moves(after))
        ends = [(each, *self._best_end(after, each, repeats - again)) for each in following]
        chosen, best, route = max(ends, key=lambda end: end[1].total())
        return best, (chosen, *route)

    def _after(self, action: int) -> Array:
        return self.game.step(self.state, action)

    def _is_over(self, before: Array, after: Array) -> bool:
        """Whether the turn ends here: someone else acts, or something new would be shown."""
        return self.game.to_act(after) != self.seat or self.game.reveals(before, after)

    def _comes_again(self, before: Array, after: Array) -> bool:
        return not self._is_over(before, after) and self.game.decision(after) == self.game.decision(before)
