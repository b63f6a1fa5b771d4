"""A table that grows by its log, as in a room, but with nothing around it: no loop, no store, a clock of its own."""

import itertools
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import msgspec
import pytest

import rooftree
from rooftree.core.game import Game
from rooftree.core.records import Record
from rooftree.protocol import Confirm, Move, Ready, SeatBot, Sit, TableCommand, Undo
from rooftree.server.decisions import decide, moved
from rooftree.server.documents import Documents
from rooftree.server.events import Entry, Event, Opened, Started, decode, encode
from rooftree.server.fold import fold, folded
from rooftree.server.table import BOT, SERVER, Refusal, Table

GAMES = ("dreamhome", "california", "homesweethome")
ADA, BEN, EVE = "ada-secret", "ben-secret", "eve-secret"  # people, as the server knows them
SEED, SALT = 20_26, "salt"


@cache
def game_of(name: str) -> Game:
    """A game in the build that starts at once, loaded once."""
    return rooftree.load(name, "checked")


class Clock:
    """Time stands still unless somebody moves it."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


class TableLog:
    """A table and its log, growing by the same entries."""

    def __init__(self, game: str = "dreamhome", players: int = 2, host: str = ADA, **settings: Any) -> None:
        self.game, self.clock = game_of(game), Clock()
        record: Record | None = settings.get("record")
        options = self.game.checked_options(settings.pop("options", {} if record is None else record.options))
        opened = Opened(game, settings.pop("ruleset", self.game.ruleset), players, options, host, **settings)
        self.entries = [Entry("table", 1, SERVER, "open", self.clock(), opened)]
        self.table = folded(self.game, self.entries)[0]
        self._ids = itertools.count(1)

    def write(self, event: Event, actor: str = SERVER, name: str | None = None) -> list[int]:
        """The next entry; the lines of the log that it took back."""
        name = name or f"id-{next(self._ids)}"
        entry = Entry("table", self.table.version + 1, actor, name, self.clock(), event)  # type: ignore[arg-type]
        self.entries.append(entry)
        return fold(self.table, entry)

    def do(self, person: str, kind: type[TableCommand], *fields: Any, **more: Any) -> Event:
        """A command of a person; `Refusal` if it may not be."""
        event = decide(self.table, person, kind(f"id-{next(self._ids)}", "table", *fields, **more))
        self.write(event, person)
        return event

    def read_again(self) -> Table:
        """The table anew, from a log as it comes out of the store."""
        stored = [msgspec.structs.replace(entry, event=decode(encode(entry.event))) for entry in self.entries]
        return folded(self.game, stored)[0]

    # Short ways

    def seat(self, *people: str) -> "TableLog":
        """Everybody sits and is ready; a name of a bot seats that bot."""
        for seat, person in enumerate(people):
            if person in ("random", "greedy"):
                self.do(self.table.host, SeatBot, seat, person)
            else:
                self.do(person, Sit, seat, f"{person.split('-')[0].title()} {seat}")
                self.do(person, Ready, seat)
        return self

    def start(self, seed: int = SEED) -> "TableLog":
        self.write(Started(seed, SALT))
        return self

    def legal(self) -> list[str]:
        assert self.table.state is not None
        return [self.game.format(action) for action in self.game.moves(self.table.state)]

    def move(self, move: str | None = None) -> None:
        """A move of whoever is to act; without one, the first legal one."""
        seat = self.table.to_act
        assert seat is not None
        move = move or self.legal()[0]
        person = self.table.seats[seat].person
        if self.table.seats[seat].bot is not None:
            self.write(moved(self.table, seat, move), BOT)
        else:
            assert person is not None
            self.do(person, Move, seat, move)

    def confirm(self) -> None:
        seat = self.table.held
        assert seat is not None
        self.do(str(self.table.seats[seat].person), Confirm, seat)

    def undo(self, everything: bool = False) -> None:
        seat = self.table.turn.seat
        self.do(str(self.table.seats[seat].person), Undo, seat, everything)

    def play_on(self, moves: int = 10_000, seed: int = 1) -> "TableLog":
        """Random moves, each turn confirmed, until the end or for so many moves."""
        rng = random.Random(seed)
        while self.table.status == "playing" and moves:
            if self.table.held is not None:
                self.confirm()
            else:
                self.move(rng.choice(self.legal()))
                moves -= 1
        return self


def state_of(table: Table) -> bytes:
    assert table.state is not None
    return table.state.tobytes()


def picture(table: Table, people: Sequence[str | None] = (ADA, BEN, EVE, None)) -> dict[str, Any]:
    """Everything about a table that anybody could notice, now or later; what each of the people is sent, too."""
    documents = Documents(table)
    others = ("game", "start", "state", "turn", "_asked")
    fields = {name: value for name, value in vars(table).items() if name not in others}
    position = {
        "start": None if table.start is None else table.start.tobytes(),
        "state": None if table.state is None else table.state.tobytes(),
        "turn": (table.turn.seat, [each.tobytes() for each in table.turn.before]),
    }
    copied = {name: _copied(value) for name, value in fields.items()}
    return {**copied, **position, "sent": {person: documents.document(person, frozenset()) for person in people}}


def _copied(value: Any) -> Any:
    if isinstance(value, dict | set):
        return type(value)(value)
    if isinstance(value, list):
        return [vars(each).copy() if hasattr(each, "__dict__") else each for each in value]
    return list(value) if hasattr(value, "maxlen") else value


@contextmanager
def refused(key: str) -> Iterator[pytest.ExceptionInfo[Refusal]]:
    with pytest.raises(Refusal) as caught:
        yield caught
    assert caught.value.why.key == key


def told(table: Table) -> list[str]:
    """The keys of the log."""
    return [entry.what.key for entry in table.log]
