"""What the search (bots/search.py) needs to know of the game: how people play on, and what a position is worth."""

from rooftree.core.actions import Moves
from rooftree.core.border import OVER
from rooftree.core.jit import rule
from rooftree.games.dreamhome.evaluation import LEVELS as TABLES
from rooftree.games.dreamhome.evaluation import best_action
from rooftree.games.dreamhome.outlook import POINT, expected_score
from rooftree.games.dreamhome.outlook import Outlook as Memory
from rooftree.games.dreamhome.scoring import score
from rooftree.games.dreamhome.state import State

__all__ = ["ROUNDS", "TABLES", "Memory", "policy", "round_of", "worth"]

ROUNDS = 2


@rule
def policy(tables: list[State], moves: list[Moves], memory: Memory, seat: int, seed: int) -> int:
    return best_action(tables, moves, seat)


@rule
def worth(state: State, memory: Memory, seat: int) -> int:
    if state.decision == OVER:
        return score(state, seat) * POINT
    return expected_score(state, memory, seat)


@rule
def round_of(state: State) -> int:
    return state.round_number
