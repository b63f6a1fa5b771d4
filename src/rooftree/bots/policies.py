"""Bots that are rules: what compiled matches (`lab/matches.py`) and other rules can link instead of asking in Python.

A bot brings a policy by three names of its class: `policy`, a rule of (tables, moves, memory, seat, seed) that answers
the position in tables[0] and leaves it as it is; `TABLES`, how many it thinks in; `Memory`, a record for its scratch.
"""

from typing import Any, NamedTuple

from rooftree import bots
from rooftree.core.actions import Moves
from rooftree.core.chance import Stream
from rooftree.core.game import Game
from rooftree.core.jit import rule
from rooftree.core.linking import Rule, is_rule


class Policy(NamedTuple):
    """A bot as a rule, with what it thinks in; `rests_on` are rules for placeholders of its own."""

    answer: Rule
    tables: int
    memory: type
    rests_on: dict[str, Rule]


def best_action(states: list[Any], moves: list[Moves], seat: int) -> int:
    return 0


@rule
def greedy(tables: list[Any], moves: list[Moves], memory: Any, seat: int, seed: int) -> int:
    """By the game's evaluation."""
    return best_action(tables, moves, seat)


def policy_of(name: str, game: Game) -> Policy | None:
    """The policy of a bot; None if only Python can ask it."""
    evaluation = game.evaluation()
    if name == "greedy" and evaluation is not None:
        return Policy(greedy, evaluation.LEVELS, Stream, {"best_action": evaluation.best_action})
    maker = bots.maker_of(name, game.name)
    answer = getattr(maker, "policy", None)
    return Policy(answer, int(maker.TABLES), maker.Memory, {}) if answer and is_rule(answer) else None  # type: ignore[union-attr]
