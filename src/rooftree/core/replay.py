"""Replaying records: every move through the rules, and the result compared."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rooftree.core.found import finds, game_class
from rooftree.core.game import Game, GameError
from rooftree.core.houserules import introduce
from rooftree.core.layout import Array, copied
from rooftree.core.message import Message
from rooftree.core.notation import NotationError
from rooftree.core.records import (
    FORMAT,
    Record,
    RecordError,
    Result,
    Seat,
    decode,
    encode,
    read,
    record_of,
    result_of,
)
from rooftree.core.score import Line

__all__ = [
    "FORMAT",
    "Record",
    "RecordError",
    "Replay",
    "Result",
    "Seat",
    "Step",
    "decode",
    "encode",
    "final_state",
    "game_of",
    "read",
    "record_of",
    "replay",
    "result_of",
]


class Step(NamedTuple):
    """A move of a record: the position before it, who moved, and what."""

    before: Array
    seat: int
    action: int


Explain = Callable[[Message], str]


def _key(message: Message) -> str:
    return message.key


class Replay:
    """A record on its way through the rules. Iterating plays and verifies it; `state` is where it stands.

    Every move must be the right seat's and legal; after the last one the result must be true.
    """

    def __init__(self, game: Game, record: Record, number: int = 1, explain: Explain = _key) -> None:
        self.record, self.number, self.explain = record, number, explain
        self.game = self._by_its_rules(game)
        self.start = self._opening()
        self.state = copied(self.start)

    def __iter__(self) -> Iterator[Step]:
        self.state = copied(self.start)
        for move, (seat, notation) in enumerate(self.record.moves, start=1):
            action = self._verified(move, seat, notation)
            yield Step(self.state, seat, action)
            self.state = self.game.step(self.state, action)
        for name, drawn in self.game.deal_of(self.state).items():
            self._compare(f"deal.{name}", self.record.deal[name], drawn)
        if self.record.result is not None:
            self._verify_result(self.record.result)

    def _by_its_rules(self, game: Game) -> Game:
        """The game as it was played then."""
        record = self.record
        if record.played != game.name:
            raise RecordError(f"this is a record of {record.played!r}, not of {game.name!r}", self.number)
        if record.ruleset not in game.rulesets():
            known = " and ".join(map(repr, game.rulesets()))
            raise RecordError(
                f"the record follows the rules {record.ruleset!r}; this version knows {known}", self.number
            )
        return game.under(record.ruleset)

    def _opening(self) -> Array:
        game, record = self.game, self.record
        try:
            return game.from_deal(len(record.seats), record.deal, record.options, record.seed)
        except GameError as error:
            raise RecordError(str(error), self.number) from None

    def _verified(self, move: int, seat: int, notation: str) -> int:
        """The action of a move, once nothing is wrong with it."""
        turn = self.game.to_act(self.state)
        if turn is None:
            raise RecordError("the game is over, and there are moves left", self.number, move, notation)
        if seat != turn:
            raise RecordError(f"seat {seat} moves, but it is the turn of seat {turn}", self.number, move, notation)
        action = self._parsed(move, notation)
        if action not in self.game.moves(self.state):
            reason = self.game.why_not(self.state, action)
            text = self.explain(reason) if reason else "this is not legal here"
            raise RecordError(text, self.number, move, notation)
        return action

    def _parsed(self, move: int, notation: str) -> int:
        try:
            return self.game.parse(notation)
        except NotationError as error:
            raise RecordError(str(error), self.number, move, notation) from None

    def _verify_result(self, recorded: Result) -> None:
        if not self.game.is_over(self.state):
            text = "the record has a result, but the game is not over after its last move"
            raise RecordError(text, self.number)
        true = result_of(self.game.outcome(self.state))
        for name in ("scores", "winners", "rank"):
            self._compare(f"result.{name}", getattr(recorded, name), getattr(true, name))
        for seat, lines in enumerate(true.lines):
            told = recorded.lines[seat] if seat < len(recorded.lines) else ()
            self._compare_lines(f"result.lines[{seat}]", told, lines)
        self._compare("the number of result.lines", len(recorded.lines), len(true.lines))

    def _compare_lines(self, where: str, recorded: Sequence[Line], true: Sequence[Line]) -> None:
        for position, (told, line) in enumerate(zip(recorded, true, strict=False)):
            self._compare(f"{where}[{position}]", _plain(told), _plain(line))
        self._compare(f"the number of {where}", len(recorded), len(true))

    def _compare(self, where: str, recorded: object, true: object) -> None:
        if recorded != true:
            raise RecordError(f"{where} is recorded as {recorded}, the rules make it {true}", self.number)


def _plain(line: Line) -> str:
    return f"{line.what!r} {line.points} {list(line.cells)}"


def game_of(record: Record, number: int = 1) -> str:
    """The name of the game that a record is of, its house rules made known; `RecordError` if it is not played here."""
    if record.game not in finds().games:
        raise RecordError(f"there is no game {record.game!r}; there are {', '.join(finds().games)}", number)
    try:
        return game_class(record.game if record.house_rules is None else introduce(record.house_rules)).name
    except GameError as error:
        house = "" if record.house_rules is None else f"its house rules {record.house_rules.name!r}: "
        raise RecordError(f"{house}{error}", number) from None


def replay(game: Game, record: Record, number: int = 1, explain: Explain = _key) -> Replay:
    """A record as steps to iterate over, verified on the way; `explain` makes sentences of the game's reasons."""
    return Replay(game, record, number, explain)


def final_state(game: Game, record: Record, number: int = 1, explain: Explain = _key) -> Array:
    """Where a record leads, everything verified."""
    whole = replay(game, record, number, explain)
    for _ in whole:
        pass
    return whole.state
