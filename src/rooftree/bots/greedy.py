"""The greedy bot: it plays each turn for the best position right after it, and looks no further."""

from importlib import import_module

import numpy as np

from rooftree.core.actions import MOVES, Moves
from rooftree.core.game import Game
from rooftree.core.layout import Array


class GreedyBot:
    """One-step look-ahead with the evaluation of `games/<game>/evaluation.py`; ties go to the first action listed."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        knowledge = import_module(f"rooftree.games.{game.name}.evaluation")
        self._best_action = game.build[knowledge.best_action]
        self._scratch: Array = np.zeros(knowledge.LEVELS, game.dtype)
        self._states = game.opened(game.state_class, self._scratch)
        self._moves = game.opened(Moves, np.zeros(knowledge.LEVELS, MOVES))

    def choose(self, state: Array, seat: int) -> int:
        self._scratch[0] = state[0]
        return int(self._best_action(self._states, self._moves, seat))
