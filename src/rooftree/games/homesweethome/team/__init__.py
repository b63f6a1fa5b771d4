"""The team bot, for Home Sweet Home: one house together, with hidden hands.

It reads its own hand and what lies open to everyone, and nothing else. The other hands it deals to itself, in many
worlds that it thinks possible.

    answers.py   an answer to every decision: start here
    advice.py    what to say, and what the words of the others tell about their hands
    paying.py    what to add to a payment, after trying it in many worlds
    chances.py   how likely the cards in the queues can be paid, and what they would gain
    plan.py      the next three turns, which the queues show
    house.py     what a house is worth, with what is still to come
    hand.py      which resources to keep
    worlds.py    hands that the others may hold
    manners.py   how sensible players pay: what it expects of the others
    hurry.py     how the search expects it to play, in a small part of its time
    mind.py      the numbers it thinks with

Worth is counted in hundredths of a point, chances per mille: whole numbers come out the same everywhere.
"""

from typing import ClassVar

import numpy as np

from rooftree.core.actions import MOVES, Moves
from rooftree.core.game import Game
from rooftree.core.jit import rule
from rooftree.core.layout import Array, dtype_of
from rooftree.games.homesweethome.state import State
from rooftree.games.homesweethome.team.answers import best_answer
from rooftree.games.homesweethome.team.mind import NUM_STATES, Mind


@rule
def policy(tables: list[State], moves: list[Moves], memory: Mind, seat: int, seed: int) -> int:
    """The bot as a rule, for matches without Python."""
    return best_answer(tables, memory, moves[0], seat, seed)


class TeamBot:
    """It remembers nothing between two answers: the same position and seed, the same answer."""

    TABLES: ClassVar = NUM_STATES
    Memory: ClassVar = Mind
    policy = staticmethod(policy)

    def __init__(self, game: Game, seed: int = 0) -> None:
        self._seed = seed
        self._best_answer = game.build[best_answer]
        self._scratch: Array = np.zeros(NUM_STATES, game.dtype)
        self._states = game.opened(game.state_class, self._scratch)
        self._minds = game.opened(Mind, np.zeros(1, dtype_of(Mind)))
        self._moves = game.opened(Moves, np.zeros(1, MOVES))

    def choose(self, state: Array, seat: int) -> int:
        self._scratch[0] = state[0]
        return int(self._best_answer(self._states, self._minds[0], self._moves[0], seat, self._seed))
