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
from rooftree.cli.table.desk import Desk
from rooftree.cli.table.keyboard import Keyboard
from rooftree.cli.table.leaving import Saver
from rooftree.cli.table.seats import seats_of
from rooftree.cli.table.session import Session
from rooftree.cli.table.sitting import Sitting
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.draw import drawing_of
from rooftree.texts import Speaker
from tests.shared import quick

DREAMHOME = rooftree.load("dreamhome", "checked")
CALIFORNIA = rooftree.load("california", "checked")
HOMESWEETHOME = rooftree.load("homesweethome", "checked")
Answer = Callable[["TableUnderTest"], str | None]


class TableUnderTest:
    """One session. `script` is a list of lines, or a function that is asked for each line; None ends the input.

    With a height it is a terminal.
    """

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
        height: int | None = None,
        confirms: bool = True,
        sitting: Sitting | None = None,
        file: Path | None = None,
        game: Game = DREAMHOME,
    ) -> None:
        self.game = game if sitting is None else sitting.game
        self.speaker = Speaker(lang, self.game.name)
        self.sitting = sitting or dealt(seats_of(game, self.speaker, seats, players), seed, options, game)
        self.screen = io.StringIO()
        console = Console(
            file=self.screen,
            width=width,
            height=height,
            force_terminal=height is not None,
            color_system=None,
            markup=False,
            emoji=False,
            highlight=False,
        )
        drawing = drawing_of(self.game.name)
        self.desk = Desk(self.sitting, self.speaker, drawing, console, Keyboard(console, Typist(self, script)))
        seated = {place: name for place, seat in enumerate(self.sitting.seats) if (name := seat.bot)}
        players_ = {place: bots.make(name, self.game, place) for place, name in seated.items()}
        self.session = Session(self.desk, players_, Saver(self.desk, file), confirms)
        self.status = self.session.play()

    @property
    def output(self) -> str:
        return self.screen.getvalue()

    @property
    def moves(self) -> list[str]:
        return [self.game.format(past.action) for past in self.sitting.past]

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


def dealt(seats: list[Any], seed: int, options: Mapping[str, Any] | None = None, game: Game = DREAMHOME) -> Sitting:
    return Sitting(game, seats, seed, game.new(len(seats), seed, options))


def somebody(seed: int) -> Answer:
    """A person who plays at random, by number or by notation, and confirms every turn."""
    chance = random.Random(seed)

    def answer(table: TableUnderTest) -> str | None:
        state = table.sitting.state
        if table.game.is_over(state) or is_confirming(table) or is_covered(table):
            return ""
        return table.game.format(chance.choice(table.game.moves(state)))

    return answer


def is_confirming(table: TableUnderTest) -> bool:
    sitting = table.sitting
    return len(sitting.past) > sitting.kept and sitting.has_passed_on()


def is_covered(table: TableUnderTest) -> bool:
    """Whether the screen waits for the next person, whoever it is."""
    called = (table.speaker.say("turn-hand-over", player=name) for name in table.desk.names)
    end = " ".join(table.output[-500:].split())
    return any(end.endswith(" ".join(each.split())) for each in called)


@cache
def positions(seed: int, players: int = 3, game: Game = DREAMHOME) -> list[Array]:
    """Every position of a game between bots, but for the end."""
    played, found = quick(game.name), []
    state, bot = played.new(players, seed), bots.make("random" if game is HOMESWEETHOME else "greedy", played, 0)
    while (seat := played.to_act(state)) is not None:
        found.append(state)
        state = played.step(state, bot.choose(state, seat))
    return found


def position(seed: int, steps: int, game: Game = DREAMHOME) -> Array:
    """A position after so many actions, or the last decision of the game."""
    course = positions(seed, game=game)
    return course[min(steps, len(course) - 1)].copy()


def named(value: Any) -> str:
    """How a parameter stands in the name of a test: a game by its name."""
    return str(getattr(value, "name", value))
