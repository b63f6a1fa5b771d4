"""Compile the rules of games into the cache: all that bots, coaches, the border and simulations call.

python tools/compile.py dreamhome
"""

import sys

from rooftree import games
from rooftree.bots.warming import THINKING, play_once, think_once
from rooftree.core import jit
from rooftree.server.coaching import COACHING, coach_once
from rooftree.testing.tables import random_games, settings_of


def main(names: list[str]) -> None:
    for name in names:
        if not (jit.is_warm(name) and jit.is_warm(name, COACHING)):
            compile_all(name)


def compile_all(name: str) -> None:
    game = games.load(name)
    state = game.new(game.max_players, 0)
    play_once(game)
    think_once(game)
    coach_once(game)
    game.standing(state)
    for seat in range(game.max_players):
        game.observe(game.determinize(state, seat, 0), seat)
    random_games(game, settings_of(name)[0], seed=0, count=1)
    jit.mark_warm(name)
    jit.mark_warm(name, THINKING)
    jit.mark_warm(name, COACHING)


if __name__ == "__main__":
    main(sys.argv[1:] or list(games.NAMES))
