"""What the search (bots/search.py) needs to know of the game: how people play on, and what a position is worth."""

from rooftree.core.actions import Moves
from rooftree.core.border import OVER
from rooftree.core.jit import rule
from rooftree.games.homesweethome.scoring import score
from rooftree.games.homesweethome.state import State
from rooftree.games.homesweethome.team.answers import best_answer
from rooftree.games.homesweethome.team.house import look_ahead
from rooftree.games.homesweethome.team.house import worth as worth_of_house
from rooftree.games.homesweethome.team.mind import NUM_STATES as TABLES
from rooftree.games.homesweethome.team.mind import POINT
from rooftree.games.homesweethome.team.mind import Mind as Memory

__all__ = ["FIRST_LOOK", "ROUNDS", "TABLES", "Memory", "policy", "round_of", "worth"]

ROUNDS = 3
FIRST_LOOK = 0


@rule
def policy(tables: list[State], moves: list[Moves], memory: Memory, seat: int, searcher: int, seed: int) -> int:
    return best_answer(tables, memory, moves[0], seat, seed)


@rule
def worth(state: State, memory: Memory, seat: int) -> int:
    if state.decision == OVER:
        return score(state, 0) * POINT
    look_ahead(state, memory)
    return worth_of_house(state, memory, 0)


@rule
def round_of(state: State) -> int:
    return state.turn
