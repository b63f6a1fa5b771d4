"""A stored playthrough: its record, and the game move by move."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.replay import Record, Result, Step, read, replay
from tests.shared import checked

View = dict[str, Any]


class Move(NamedTuple):
    """What everybody sees before and after it."""

    before: View
    seat: int
    text: str
    after: View


class Golden:
    """One kind of game that is kept under tests/goldens; whoever asks for its moves has it verified by the replay."""

    def __init__(self, name: str, kind: str, former: str = "") -> None:
        self.name, self.kind, self.former = name, kind, former

    def __str__(self) -> str:
        return f"{self.former or self.name}-{self.kind}"

    @property
    def game(self) -> Game:
        return checked(self.name)

    @property
    def folder(self) -> Path:
        return folder_of(self.former or self.name)

    @property
    def path(self) -> Path:
        return self.folder / f"{self.kind}.jsonl"

    @property
    def lines(self) -> list[str]:
        """The text beside the record."""
        return self.path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()

    @cached_property
    def record(self) -> Record:
        [(_, record)] = read(self.path)
        return record

    @property
    def result(self) -> Result:
        assert self.record.result is not None
        return self.record.result

    @cached_property
    def steps(self) -> list[tuple[Step, Array]]:
        """Every step with the position after it."""
        whole = replay(self.game, self.record)
        steps = [Step(step.before.copy(), step.seat, step.action) for step in whole]
        return list(zip(steps, [*(step.before for step in steps[1:]), whole.state], strict=True))

    @cached_property
    def moves(self) -> list[Move]:
        views = [self.game.view(step.before, None) for step, _ in self.steps]
        views.append(self.game.view(self.steps[-1][1], None))
        texts = [(step.seat, self.game.format(step.action)) for step, _ in self.steps]
        return [Move(views[number], *text, views[number + 1]) for number, text in enumerate(texts)]

    @property
    def end(self) -> View:
        return self.moves[-1].after


Show = Callable[[Golden], None]  # asserts that a playthrough shows what it is there for


def folder_of(name: str) -> Path:
    """Of a game, or of a former ruleset of it."""
    return Path(__file__).parent / name
