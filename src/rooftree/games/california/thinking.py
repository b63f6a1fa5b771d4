"""What the search (bots/search.py) needs to know of the game: how people play on, and what a position is worth."""

from rooftree.core.actions import Moves
from rooftree.core.chance import Stream as Memory  # there is nothing to remember
from rooftree.core.jit import rule
from rooftree.games.california.evaluation import LEVELS as TABLES
from rooftree.games.california.evaluation import POINT, POINT_AT_LAST, best_action
from rooftree.games.california.evaluation import worth as worth_now
from rooftree.games.california.state import State

__all__ = [
    "FIRST_LOOK",
    "FORESIGHT",
    "LOYALTY",
    "POINT",
    "ROUNDS",
    "TABLES",
    "VICTORY",
    "Memory",
    "policy",
    "round_of",
    "worth",
]

ROUNDS = 4
FIRST_LOOK = 0
LOYALTY = 0
VICTORY = 3 * POINT_AT_LAST  # most games that a search loses, it loses by a point or by money
FORESIGHT = 0


@rule
def policy(tables: list[State], moves: list[Moves], memory: Memory, seat: int, searcher: int, seed: int) -> int:
    return best_action(tables, moves, seat)


@rule
def worth(tables: list[State], memory: Memory, seat: int) -> int:
    return worth_now(tables[0], seat)


@rule
def round_of(state: State) -> int:
    return state.day
