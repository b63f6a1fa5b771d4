"""Catan for four by catanatron, every player at random: its own loop."""

import random

from catanatron import Color, Game, RandomPlayer
from timing import report

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def play() -> tuple[int, int]:
    game = Game([RandomPlayer(color) for color in COLORS], seed=random.randrange(1 << 30))
    game.play()
    return len(game.state.actions), 1


report("Catan, 4 players: Game.play() with RandomPlayer", play)
