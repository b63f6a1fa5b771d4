"""A game as a client knows it: the terminal's menus, answers and reports ask it what they ask a `Game`, and what was
sent of the table answers in place of a state.
"""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import msgspec

from rooftree.client import TableCopy
from rooftree.core.game import Game, Outcome
from rooftree.core.message import Message, Name, message
from rooftree.core.notation import kebab
from rooftree.core.score import Line, Lines
from rooftree.core.speech import Said, heard


class SeenGame:
    """The questions of `Game` for which a view is enough."""

    def __init__(self, game: Game) -> None:
        self.name, self.notation, self.spans, self.decisions = game.name, game.notation, game.spans, game.decisions
        self.hides_hands, self.is_shared, self.mere_words = game.hides_hands, game.is_shared, game.mere_words
        self.format, self.parse, self.phrase = game.format, game.parse, game.phrase
        self.reasons: Mapping[str, Said] = {}  # against moves, as the server has told them last

    def view(self, copy: TableCopy, seat: int | None) -> Any:
        """What was sent for a seat, or else whatever view there is."""
        return copy.views.get(str(seat)) or copy.view()

    def to_act(self, copy: TableCopy) -> int | None:
        seat: int | None = copy.summary["to_act"]
        return seat

    def is_over(self, copy: TableCopy) -> bool:
        return copy.is_over

    def decision(self, copy: TableCopy) -> IntEnum:
        return next(each for each in self.decisions if kebab(each) == copy.view()["decision"])

    def moves(self, copy: TableCopy) -> list[int]:
        """The legal actions of whoever is to act, if that is us."""
        return [self.parse(text) for text in self.view(copy, self.to_act(copy))["legal"]]

    def why_not(self, copy: TableCopy, action: int) -> Message | None:
        """As the server tells the reasons; whatever answers another question is not asked for now."""
        view, text = self.view(copy, self.to_act(copy)), self.format(action)
        if text in view["legal"]:
            return None
        if text in self.reasons:
            return heard(self.reasons[text])
        return message("why-not-now", decision=Name(view["decision"]))

    def visible_lines(self, copy: TableCopy, seat: int) -> tuple[Line, ...]:
        return _lines(copy.view()["scores"][seat]["lines"])

    def outcome(self, copy: TableCopy) -> Outcome:
        result = copy.summary["result"]
        lines = tuple(map(_lines, result["lines"]))
        return Outcome(tuple(result["scores"]), tuple(result["winners"]), lines, result["rank"])


def _lines(lines: Lines) -> tuple[Line, ...]:
    return msgspec.convert(lines, tuple[Line, ...])


class SeenSitting:
    """Where the table stands: as much of a `Sitting` as a desk needs. `state` is the newest copy."""

    def __init__(self, game: SeenGame, copy: TableCopy) -> None:
        self.game, self.state = game, copy
        self.seats: list[Any] = []
