"""Catan for four by catanatron, every player at random: its own loop."""

import random

from catanatron import Color, Game, RandomPlayer
from timing import report

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
COUNTED = 10  # games in which choices are counted, before any is measured
had_choice: list[bool] = []


class Counting(RandomPlayer):
    """Notes whether there was anything to choose: dice must be rolled, and many turns can only be ended."""

    def decide(self, game, playable_actions):
        had_choice.append(len(playable_actions) > 1)
        return super().decide(game, playable_actions)


def play(player=RandomPlayer) -> tuple[int, int]:
    game = Game([player(color) for color in COLORS], seed=random.randrange(1 << 30))
    game.play()
    return len(game.state.actions), 1


for _ in range(COUNTED):
    play(Counting)
report("Catan, 4 players: Game.play() with RandomPlayer", play, choices=sum(had_choice) / len(had_choice))
