"""A table for tests: the real session with scripted people, a fixed width and no colours."""

import io
import random
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console

import rooftree
from rooftree import bots
from rooftree.cli.draw import drawing_of
from rooftree.cli.table.desk import Desk
from rooftree.cli.table.keyboard import Keyboard
from rooftree.cli.table.leaving import Saver
from rooftree.cli.table.seats import bot_of, seats_of
from rooftree.cli.table.session import Session
from rooftree.cli.table.sitting import Sitting
from rooftree.core.record import Array
from rooftree.texts import Speaker

GAME = rooftree.load("dreamhome", "checked")
Answer = Callable[["TableUnderTest"], str | None]


class TableUnderTest:
    """One session. `script` is a list of lines, or a function that is asked for each line; None ends the input."""

    def __init__(
        self,
        script: Iterable[str] | Answer,
        seats: str | None = None,
        *,
        players: int | None = None,
        lang: str = "en",
        seed: int = 7,
        options: Mapping[str, Any] | None = None,
        width: int = 80,
        confirms: bool = True,
        sitting: Sitting | None = None,
        file: Path | None = None,
    ) -> None:
        self.speaker = Speaker(lang, GAME.name)
        self.sitting = sitting or dealt(seats_of(GAME, self.speaker, seats, players), seed, options)
        self.screen = io.StringIO()
        console = Console(file=self.screen, width=width, markup=False, emoji=False, highlight=False)
        drawing = drawing_of(GAME.name)
        self.desk = Desk(self.sitting, self.speaker, drawing, console, Keyboard(console, Typist(self, script)))
        seated = {place: name for place, seat in enumerate(self.sitting.seats) if (name := bot_of(seat))}
        players_ = {place: bots.make(name, GAME, place) for place, name in seated.items()}
        self.session = Session(self.desk, players_, Saver(self.desk, file), confirms)
        self.status = self.session.play()

    @property
    def output(self) -> str:
        return self.screen.getvalue()

    @property
    def moves(self) -> list[str]:
        return [GAME.format(past.action) for past in self.sitting.past]

    def after(self, line: str) -> str:
        """What was printed after this line was typed, up to the next prompt."""
        return self.output.split(f"\n> {line}\n", 1)[1].split("\n> ", 1)[0]


class Typist:
    """The person at the keyboard."""

    def __init__(self, table: TableUnderTest, script: Iterable[str] | Answer) -> None:
        self.table = table
        lines = iter(()) if callable(script) else iter(script)
        self.answer: Answer = script if callable(script) else lambda _: next(lines, None)

    def readline(self) -> str:
        line = self.answer(self.table)
        return "" if line is None else line + "\n"


def dealt(seats: list[Any], seed: int, options: Mapping[str, Any] | None = None) -> Sitting:
    return Sitting(GAME, seats, seed, GAME.new(len(seats), seed, options))


def somebody(seed: int) -> Answer:
    """A person who plays at random, by number or by notation, and confirms every turn."""
    chance = random.Random(seed)

    def answer(table: TableUnderTest) -> str | None:
        state = table.sitting.state
        if GAME.is_over(state) or is_confirming(table):
            return ""
        return GAME.format(chance.choice(GAME.moves(state)))

    return answer


def is_confirming(table: TableUnderTest) -> bool:
    sitting = table.sitting
    return len(sitting.past) > sitting.kept and sitting.has_passed_on()


@cache
def positions(seed: int, players: int = 3) -> list[Array]:
    """Every position of a game between greedy bots, but for the end."""
    state, bot = GAME.new(players, seed), bots.make("greedy", GAME, 0)
    found = []
    while (seat := GAME.to_act(state)) is not None:
        found.append(state)
        state = GAME.step(state, bot.choose(state, seat))
    return found


def position(seed: int, steps: int) -> Array:
    """A position after so many actions, or the last decision of the game."""
    return positions(seed)[min(steps, len(positions(seed)) - 1)].copy()
