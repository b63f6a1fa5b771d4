"""OpenSpiel: a loop in Python over its games in C++, and whole games in C++ alone.

The package from its registry has no benchmark program; but its MCTS, told to look once and to judge by N random games,
does nothing else but play N random games in C++.
"""

import random

import pyspiel
from timing import report

GAMES = ("backgammon", "gin_rummy", "connect_four")
ROLLOUTS = 200


def loop(game: pyspiel.Game, had_choice: list[bool] | None = None) -> tuple[int, int]:
    """A game at random; where a list is given, it is noted in it whether there was anything to choose."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(random.choice(legal))
            decisions += 1
            if had_choice is not None:
                had_choice.append(len(legal) > 1)
    return decisions, 1


def natively(game: pyspiel.Game, length: float) -> tuple[int, int]:
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
    judge = pyspiel.RandomRolloutEvaluator(ROLLOUTS, random.randrange(1 << 30))
    pyspiel.MCTSBot(game, judge, 1.0, 1, 100, False, 1, False).step(state)
    return round(ROLLOUTS * length), ROLLOUTS


for name in GAMES:
    game = pyspiel.load_game(name)
    had_choice: list[bool] = []
    length = sum(loop(game, had_choice)[0] for _ in range(40)) / 40
    choices = sum(had_choice) / len(had_choice)
    report(f"{name}: loop in Python", lambda game=game: loop(game), choices=choices)
    report(
        f"{name}: in C++ ({ROLLOUTS} rollouts of MCTSBot at a time, {length:.0f} decisions each)",
        lambda game=game, length=length: natively(game, length),
        choices=choices,
    )
