"""The course of one game at the table: what was done, what may be taken back, and its record."""

from collections.abc import Sequence
from typing import NamedTuple

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.message import Message
from rooftree.core.replay import Record, Replay, Seat, record_of


class Past(NamedTuple):
    """An action that was done: the positions before and after it, who did it, and how the log tells it."""

    before: Array
    after: Array
    seat: int
    action: int
    told: Message


class Sitting:
    """A game in progress. `kept` counts the actions that can no longer be taken back."""

    def __init__(self, game: Game, seats: Sequence[Seat], seed: int | None, start: Array) -> None:
        self.game, self.seats, self.seed = game, list(seats), seed
        self.start, self.state = start, start
        self.past: list[Past] = []
        self.kept = 0

    @classmethod
    def resumed(cls, game: Game, record: Record) -> "Sitting":
        """The game of a record, from where it broke off; `RecordError` says what is wrong with it."""
        replay = Replay(game, record)
        sitting = cls(game, record.seats, record.seed, replay.start)
        for step in replay:
            sitting.act(step.action)
        sitting.settle()
        return sitting

    def act(self, action: int) -> None:
        """The player to act does a legal action."""
        seat = self.game.to_act(self.state)
        assert seat is not None
        after = self.game.step(self.state, action)
        self.past.append(Past(self.state, after, seat, action, self.game.tell(self.state, action)))
        self.state = after

    def has_passed_on(self) -> bool:
        """Whether the last action gave the turn away or would show something new."""
        last = self.past[-1]
        return self.game.to_act(self.state) != last.seat or self.game.reveals(last.before, self.state)

    def settle(self) -> None:
        """Nothing done so far can be taken back any more."""
        self.kept = len(self.past)

    def can_undo(self, seat: int) -> bool:
        return len(self.past) > self.kept and self.past[-1].seat == seat

    def undo(self) -> Past:
        """Take the last action back."""
        last = self.past.pop()
        self.state = last.before
        return last

    def since(self, seat: int) -> list[Past]:
        """What happened after the last action of a seat."""
        own = [place for place, each in enumerate(self.past) if each.seat == seat]
        return self.past[own[-1] + 1 :] if own else list(self.past)

    def last_of(self, seat: int) -> Past | None:
        """The last action of a seat."""
        return next((each for each in reversed(self.past) if each.seat == seat), None)

    def record(self) -> Record:
        moves = [(each.seat, each.action) for each in self.past]
        return record_of(self.game, self.start, self.seed, self.seats, moves, self.state)
