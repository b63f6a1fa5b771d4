"""When the game ends, and why it has: after twelve rounds, when the helpers have worked (R10)."""

from rooftree.core.game import Ending
from rooftree.core.message import message
from rooftree.games.dreamhome.state import NUM_ROUNDS, Decision, State

ENDED = ("decision", "round_number")  # what that is told from


def ending(state: State) -> Ending:
    match state.decision:
        case Decision.GAME_OVER:
            return Ending(message("ended-rounds", rounds=NUM_ROUNDS))
        case Decision.USE_HELPER:
            return Ending(message("ending-helpers"), is_near=True)
    if state.round_number == NUM_ROUNDS:
        return Ending(message("ending-last-round"), is_near=True)
    return Ending(message("ending-rounds", rounds=NUM_ROUNDS))
