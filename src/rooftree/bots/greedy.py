"""The greedy bot: it plays each turn for the best position right after it, and looks no further."""

import numpy as np

from rooftree.core.actions import MOVES, Moves
from rooftree.core.chance import Purpose, Stream, below, sow
from rooftree.core.extras import Bot, Evaluation
from rooftree.core.game import Game
from rooftree.core.layout import Array
from rooftree.core.outlook import effects_of


def greedy_bot(game: Game, seed: int = 0) -> Bot:
    """By the game's own evaluation; where there is none, by the points that everyone can see."""
    evaluation = game.evaluation()
    return PointsBot(game, seed) if evaluation is None else GreedyBot(game, evaluation)


class GreedyBot:
    """One-step look-ahead with the evaluation of `games/<game>/evaluation.py`; ties go to the first action listed."""

    def __init__(self, game: Game, evaluation: Evaluation) -> None:
        self._best_action = game.build[evaluation.best_action]
        self._scratch: Array = np.zeros(evaluation.LEVELS, game.dtype)
        self._states = game.opened(game.state_class, self._scratch)
        self._moves = game.opened(Moves, np.zeros(evaluation.LEVELS, MOVES))

    def choose(self, state: Array, seat: int) -> int:
        self._scratch[0] = state[0]
        return int(self._best_action(self._states, self._moves, seat))


class PointsBot:
    """The move whose turn brings the most points if it is finished well; any of those that bring the same."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game, self._stream = game, Stream()
        sow(self._stream, seed, Purpose.PLAYERS)

    def choose(self, state: Array, seat: int) -> int:
        worth = {move: effect.points for move, effect in effects_of(self._game, state).items()}
        best = [move for move, points in worth.items() if points == max(worth.values())]
        return self._game.parse(best[below(self._stream, len(best))])
