"""Anybody does anything at a table, thousands of times: what must hold always, holds."""

import random
from collections import Counter
from itertools import takewhile
from typing import Any, NamedTuple

import pytest

from rooftree.protocol import (
    REACTIONS,
    Admit,
    Arrange,
    Confirm,
    HandBack,
    Move,
    Mute,
    Prefer,
    React,
    Ready,
    Rematch,
    Remove,
    Resign,
    Say,
    SeatBot,
    Sit,
    StandUp,
    TableCommand,
    TakeOver,
    Undo,
)
from rooftree.server.clock import event_of
from rooftree.server.decisions import decide
from rooftree.server.events import (
    Confirmed,
    Event,
    Moved,
    Preferred,
    Rematched,
    Replaced,
    Resigned,
    Started,
    TakenOver,
    TookBack,
)
from rooftree.server.sentences import sentence
from rooftree.server.table import BOT, SERVER, Refusal, pseudonym
from tests.server.table_log import ADA, BEN, EVE, GAMES, TableLog, picture, state_of

PEOPLE = (ADA, BEN, EVE)
COMMANDS = 400
LOOK_EVERY = 100  # commands


class Past(NamedTuple):
    """A move as somebody outside the table remembers it."""

    seat: int
    before: bytes
    may_go_back: bool


class Crowd:
    """People who press every button."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = random.Random(seed)
        players = self.rng.randint(2, 4)
        seconds = self.rng.choice([None, 60])
        self.log = TableLog(game, players, seconds=seconds)
        self.past: list[Past] = []
        self.done = self.undone = 0
        self.refused: Counter[str] = Counter()

    @property
    def table(self) -> Any:
        return self.log.table

    def sensible(self) -> tuple[str, TableCommand] | None:
        """What the person whom the table waits for would do."""
        table, rng = self.table, self.rng
        if table.status == "waiting":
            seat = rng.randrange(len(table.seats))
            owner = table.seats[seat].person
            if owner is None:
                return rng.choice(PEOPLE), Sit("", "table", seat, f"name {rng.random()}")
            return owner, Ready("", "table", seat)
        seat = table.waits_for
        if seat is None or table.seats[seat].person is None:
            return None
        person = table.seats[seat].person
        if table.seats[seat].bot is not None:
            return person, HandBack("", "table", seat)
        if table.can_undo(seat) and rng.random() < 0.3:
            return person, Undo("", "table", seat, rng.random() < 0.3)
        if table.held is not None:
            return person, Confirm("", "table", seat)
        return person, Move("", "table", seat, rng.choice(self.log.legal()))

    def senseless(self) -> tuple[str, TableCommand]:
        rng, table = self.rng, self.table
        seat, person = rng.randint(-1, len(table.seats)), rng.choice(PEOPLE)
        moves = [*(self.log.legal() if table.state is not None else []), "", "pass", "fly away", "take 1"]
        commands: list[TableCommand] = [
            Sit("", "table", seat, rng.choice(["Ada", " ada\u200b", "", "x" * 31, "Örn"])),
            StandUp("", "table", seat),
            SeatBot("", "table", seat, rng.choice(["random", "greedy", "nobody"]), rng.choice(["", "", "pip", "x"])),
            Arrange("", "table", rng.choice(self.arrangements()), "live", rng.choice([None, 60, 9]), True),
            Admit("", "table", rng.choice([pseudonym("table", EVE), pseudonym("table", BEN), "x"])),
            Ready("", "table", seat, rng.random() < 0.8),
            Move("", "table", seat, rng.choice(moves)),
            Undo("", "table", seat, rng.random() < 0.5),
            Confirm("", "table", seat),
            Prefer("", "table", seat, rng.random() < 0.6),
            TakeOver("", "table", seat, rng.choice(["random", "nobody"])),
            HandBack("", "table", seat),
            Say("", "table", rng.choice(["hello", "", "\u200b", "y" * 501])),
            React("", "table", rng.choice([*REACTIONS, "🦆"])),
            Mute("", "table", rng.choice([pseudonym("table", EVE), pseudonym("table", BEN), "x"]), rng.random() < 0.5),
            Remove("", "table", seat, rng.random() < 0.3) if rng.random() < 0.2 else Ready("", "table", seat),
            Resign("", "table", seat) if rng.random() < 0.1 else Ready("", "table", seat),
        ]
        return person, rng.choice(commands)

    def arrangements(self) -> list[dict[str, bool | str]]:
        """Options that there are, and some that there are not."""
        options = self.table.game.options
        return [{}, {"nothing": True}, *({option.name: option.values[-1]} for option in options)]

    def act(self) -> None:
        """One more thing happens, or is refused."""
        self.log.clock.pass_by(self.rng.choice([0.0, 1.0, 40.0]))
        if self.rng.random() < 0.4 and self.serve():
            return
        person, command = (self.sensible() if self.rng.random() < 0.6 else None) or self.senseless()
        before = picture(self.table, people=())
        try:
            event = decide(self.table, person, command)
        except Refusal as refusal:
            self.refused[sentence("en", refusal.why, self.table.game.name)] += 1
            return
        finally:
            assert picture(self.table, people=()) == before  # deciding is not doing
        self.happen(event, person)

    def serve(self) -> bool:
        """Whatever is the server's to do: begin, let a bot play, mind the clock."""
        table = self.table
        if table.is_complete:
            self.happen(Started(self.rng.randrange(1000), "salt"), SERVER)
            return True
        if table.bot_to_move() is not None:
            self.happen(Moved(table.to_act, self.rng.choice(self.log.legal())), BOT)
            return True
        try:
            self.happen(event_of(table, self.log.clock()), SERVER)
        except Refusal:
            return False
        return True

    def happen(self, event: Event, actor: str) -> None:
        """Let it happen, and hold it against what somebody outside remembers."""
        table, before = self.table, self.table.state
        by_bot = isinstance(event, Moved) and table.seats[event.seat].bot is not None
        could_go_back = self.can_go_back()
        self.log.write(event, actor)
        self.done += 1
        if isinstance(event, Moved):
            self.past.append(
                Past(event.seat, before.tobytes(), not by_bot and not table.game.reveals(before, table.state))
            )
            if table.game.to_act(table.state) != event.seat and not self.waits(event, could_go_back):
                self.let_stand()
        elif isinstance(event, TookBack):
            assert could_go_back >= event.moves
            assert state_of(table) == self.past[-event.moves].before
            del self.past[-event.moves :]
            self.undone += 1
        elif not isinstance(event, Started):
            assert table.state is before
            if could_go_back and not table.turn.before:
                assert isinstance(event, Confirmed | Preferred | TakenOver | Replaced | Resigned)
                self.let_stand()
        self.check_the_turn()

    def can_go_back(self) -> int:
        """How many moves may be taken back: the last ones of one seat that showed nobody anything and do not stand."""
        going_back = takewhile(lambda past: past.may_go_back and past.seat == self.past[-1].seat, reversed(self.past))
        return len(list(going_back))

    def waits(self, event: Moved, could_go_back: int) -> bool:
        """Whether the end of a turn waits to be confirmed: if its player wants that, and never for a mere word."""
        is_mere_word = event.move.startswith("say ") and not could_go_back
        return self.table.confirms(event.seat) and not is_mere_word

    def let_stand(self) -> None:
        self.past = [past._replace(may_go_back=False) for past in self.past]

    def check_the_turn(self) -> None:
        table = self.table
        assert len(table.moves) == len(self.past)
        assert len(table.turn.before) == self.can_go_back()
        if table.held is not None:
            seat = table.seats[table.held]
            assert seat.person is not None
            assert seat.bot is None
            assert table.confirms(table.held)
            assert table.game.to_act(table.state) not in (table.held, None)
            assert table.can_undo(table.held)
            assert table.to_act is None
        if table.turn.before:
            assert table.seats[table.turn.seat].bot is None
        if table.status == "over":
            assert not table.turn.before


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_whatever_people_do_the_log_gives_the_same_table_and_undo_the_same_position(game: str, seed: int) -> None:
    crowd = Crowd(game, seed)
    for number in range(COMMANDS):
        crowd.act()
        if number % LOOK_EVERY == 0:
            assert picture(crowd.log.read_again()) == picture(crowd.table)
    assert picture(crowd.log.read_again()) == picture(crowd.table)
    assert crowd.done > COMMANDS / 5
    assert crowd.refused.total() > COMMANDS / 10
    assert len(crowd.refused) > 10


def test_whole_games_come_to_an_end_that_the_log_gives_again() -> None:
    for game in GAMES:
        crowd = Crowd(game, 3)
        crowd.log.seat(*[ADA, BEN, "random", EVE][: len(crowd.table.seats)]).start()
        for _ in range(5000):
            if crowd.table.status == "over":
                break
            if not crowd.serve():
                person, command = crowd.sensible() or crowd.senseless()
                crowd.happen(decide(crowd.table, person, command), person)
        assert crowd.table.status == "over"
        assert crowd.undone > 3
        assert picture(crowd.log.read_again()) == picture(crowd.table)
        again = crowd.log.do(crowd.table.seats[0].person or ADA, Rematch)
        assert isinstance(again, Rematched)
        assert crowd.log.read_again().rematch == again.table
