"""When the house is finished, and why it is: after twenty turns (R10)."""

from rooftree.core.game import Ending
from rooftree.core.message import message
from rooftree.core.parts import OVER
from rooftree.games.homesweethome.state import NUM_TURNS, Decision, State

ENDED = (OVER, "turn")  # what that is told from


def ending(state: State) -> Ending:
    if state.decision == Decision.GAME_OVER:
        return Ending(message("ended-turns", turns=NUM_TURNS))
    if state.turn == NUM_TURNS:
        return Ending(message("ending-last-turn"), is_near=True)
    return Ending(message("ending-turns", turns=NUM_TURNS))
