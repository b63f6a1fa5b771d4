"""The bot that searches (bots/search.py), for as many playouts or milliseconds as its name says: `search:200ms`."""

import re
from time import perf_counter
from typing import NamedTuple

import numpy as np

from rooftree.bots import search as rules
from rooftree.core.actions import MAX_MOVES, MOVES, Moves
from rooftree.core.chance import Purpose, Stream, new_stream
from rooftree.core.extras import Thinking
from rooftree.core.game import Game, GameError
from rooftree.core.layout import Array, dtype_of
from rooftree.core.linking import Rule

NAME = "search"
PLAYOUTS = 1000  # where the name says nothing
MOST_PLAYOUTS, MOST_MILLISECONDS = 10_000_000, 600_000
TRIAL = 32  # playouts, to see how many there is time for

_NAMED = re.compile(rf"{NAME}(:(?P<number>\d{{1,9}})(?P<unit>ms)?)?")


class Budget(NamedTuple):
    """How long a search may go on: so many playouts, or so many seconds."""

    playouts: int = PLAYOUTS
    seconds: float | None = None


def is_search(name: str) -> bool:
    """Whether a name asks for the bot that searches, rightly or wrongly."""
    return name.partition(":")[0] == NAME


def budget_of(name: str) -> Budget:
    """What a name asks for; `GameError` says what would be right."""
    named = _NAMED.fullmatch(name)
    number = int(named["number"] or PLAYOUTS) if named else 0
    is_time = bool(named and named["unit"])
    if not 1 <= number <= (MOST_MILLISECONDS if is_time else MOST_PLAYOUTS):
        raise GameError(
            f"{name!r} is no search: write search, search:N for so many playouts (1 to {MOST_PLAYOUTS:,}), "
            f"or search:Nms for so many milliseconds (1 to {MOST_MILLISECONDS:,})"
        )
    return Budget(seconds=number / 1000) if is_time else Budget(number)


def rests_on(thinking: Thinking) -> dict[str, Rule]:
    """What stands for the placeholders of `search.py`."""
    found = {name: getattr(thinking, name) for name in ("policy", "worth", "round_of")}
    others = {
        "hurried": thinking.policy,
        "is_settled": rules.never,
        "listen": rules.hear_nothing,
        "is_believable": rules.always,
    }
    return found | {name: getattr(thinking, name, other) for name, other in others.items()}


def question_of(game: Game, thinking: Thinking) -> Array:
    """What is asked in every position of a game; the seat and how long are yet to be said."""
    question: Array = np.zeros(1, dtype_of(rules.Question))
    question["is_shared"], question["rounds"] = game.is_shared, thinking.ROUNDS
    question["first_look"], question["loyalty"] = thinking.FIRST_LOOK, thinking.LOYALTY
    question["victory"] = getattr(thinking, "VICTORY", 0)
    return question


class SearchBot:
    """The same position and seed give the same answer in every build, if the budget is one of playouts."""

    def __init__(self, game: Game, seed: int, thinking: Thinking, budget: Budget) -> None:
        self._search = game.bound(rules.search, **rests_on(thinking))
        self._game, self._seed, self._budget = game, seed, budget
        self._tables: Array = np.zeros(rules.NUM_TABLES, game.dtype)
        self._candidates: Array = np.zeros(MAX_MOVES, dtype_of(rules.Candidate))
        self._question = question_of(game, thinking)
        self._scratch = (
            game.opened(game.state_class, self._tables),
            game.opened(game.state_class, np.zeros(thinking.TABLES, game.dtype)),
            game.opened(Moves, np.zeros(thinking.TABLES, MOVES)),
            game.opened(thinking.Memory, np.zeros(1, dtype_of(thinking.Memory))),
            game.opened(rules.Candidate, self._candidates),
            game.opened(rules.Question, self._question),
        )

    @property
    def num_lines(self) -> int:
        """How many lines the last search played."""
        return int(self._candidates["lines"].sum())

    def choose(self, state: Array, seat: int) -> int:
        if self._budget.seconds is None:
            return self._searched(state, seat, self._budget.playouts)
        begun = perf_counter()
        action = self._searched(state, seat, TRIAL)
        spent = perf_counter() - begun
        more = int(self.num_lines * (self._budget.seconds - spent) / spent)
        return self._searched(state, seat, more) if more > TRIAL else action

    def _searched(self, state: Array, seat: int, playouts: int) -> int:
        self._tables[rules.POSITION] = state[0]
        self._candidates["lines"] = 0
        self._question["seat"], self._question["playouts"] = seat, playouts
        stream = self._game.opened(Stream, new_stream(self._seed, Purpose.WORLDS))
        return int(self._search(*self._scratch, stream))
