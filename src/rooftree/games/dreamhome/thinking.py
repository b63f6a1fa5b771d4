"""What the search (bots/search.py) needs to know of the game: how people play on, and what a position is worth."""

from rooftree.core.actions import Moves
from rooftree.core.border import OVER
from rooftree.core.chance import Stream as Memory  # there is nothing to remember
from rooftree.core.jit import rule
from rooftree.games.dreamhome.evaluation import LEVELS as TABLES
from rooftree.games.dreamhome.evaluation import PLAIN, best_turn
from rooftree.games.dreamhome.outlook import POINT, expected_score, prospect
from rooftree.games.dreamhome.scoring import score
from rooftree.games.dreamhome.state import NUM_ROUNDS, State

__all__ = ["FIRST_LOOK", "FORESIGHT", "LOYALTY", "POINT", "ROUNDS", "TABLES", "Memory", "policy", "round_of", "worth"]

ROUNDS = NUM_ROUNDS  # to the end: no weights foresee as well what becomes of a house
FIRST_LOOK = 16  # lines are noisy, weights are not
LOYALTY = 0
FORESIGHT = 0  # the end itself, for the same reason


@rule
def policy(tables: list[State], moves: list[Moves], memory: Memory, seat: int, searcher: int, seed: int) -> int:
    """Whoever searches knows what becomes of houses; of the others it expects rules of thumb."""
    return best_turn(tables, moves, prospect(tables[0]) if seat == searcher else PLAIN, seat)


@rule
def worth(tables: list[State], memory: Memory, seat: int) -> int:
    state = tables[0]
    if state.decision == OVER:
        return score(state, seat) * POINT
    return expected_score(
        state, seat, NUM_ROUNDS - state.round_number - state.houses[seat].has_played, prospect(state)
    )


@rule
def round_of(state: State) -> int:
    return state.round_number
