"""The coach: what each move leads to, and why, in the words of the game (docs/coach.md).

game = rooftree.load("dreamhome")
advice = coach.advise(game, game.new(2, seed=7))
print(advice.best.move, Speaker("en", game.name).say(coach.reason_of(advice)))
"""

from rooftree.coach.asking import MOST_PLAYOUTS, PLAYOUTS, Coach, advise
from rooftree.coach.causes import Cause, Comparison
from rooftree.coach.reasons import reason_for, reason_of
from rooftree.coach.weighing import Advice, Idea

__all__ = [
    "MOST_PLAYOUTS",
    "PLAYOUTS",
    "Advice",
    "Cause",
    "Coach",
    "Comparison",
    "Idea",
    "advise",
    "reason_for",
    "reason_of",
]
