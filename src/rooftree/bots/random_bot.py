"""The random bot: every legal action equally likely."""

from rooftree.core.chance import Purpose, Stream, below, sow
from rooftree.core.game import Game
from rooftree.core.layout import Array


class RandomBot:
    """It draws from a stream of its own, so it neither knows nor disturbs the deal."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self._game = game
        self._stream = Stream()
        sow(self._stream, seed, Purpose.PLAYERS)

    def choose(self, state: Array, seat: int) -> int:
        moves = self._game.moves(state)
        return moves[below(self._stream, len(moves))]
