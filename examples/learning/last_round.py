"""Counterfactual regret on a cut-down game: the last round of Dream Home, for two, solved by OpenSpiel.

    pip install 'rooftree[envs]'
    python examples/learning/last_round.py --out docs/pictures

A whole game is far too large for exact methods; its last round is not. Chance deals one of a few worlds that nobody at
the table can tell apart: what lies face down is another in each. NashConv is how much the two players together could
still gain by best responses to what was learnt; at nought nobody could.
"""

import argparse
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
from curve import Point, draw
from open_spiel.python.algorithms import external_sampling_mccfr

from rooftree.core.layout import Array, copied
from rooftree.envs.spiel import register
from rooftree.games.dreamhome.game import DreamHome
from rooftree.games.dreamhome.state import NUM_ROUNDS

SMALLEST, LARGEST = 500, 2000  # positions of a tree
SAMPLED = 20  # iterations that see a part of the tree, for each that sees all


class LastRound(DreamHome):
    """Dream Home from where the last round begins, after eleven rounds at random; the seed says which world it is."""

    name = "dreamhome_last"

    def new(self, players: int, seed: int, options: Mapping[str, Any] | None = None) -> Array:
        return self.determinize(begun(self, players), 0, seed)


@cache
def begun(game: LastRound, players: int) -> Array:
    """The first deal whose last round is small enough: tools make it large."""
    for seed in range(10_000):
        state, chance = DreamHome.new(game, players, seed), Random(seed)
        while game.look(state).round_number < NUM_ROUNDS:
            game.apply(state, chance.choice(game.moves(state)))
        if SMALLEST < positions(game, state, LARGEST) <= LARGEST:
            return state
    raise LookupError("every last round is too large")


def positions(game: LastRound, state: Array, most: int) -> int:
    """How many there are from here on; counting ends soon after `most`."""
    if game.is_over(state):
        return 1
    total = 1
    for action in game.moves(state):
        if total <= most:
            after = copied(state)
            game.apply(after, action)
            total += positions(game, after, most - total)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--worlds", type=int, default=8)
    parser.add_argument("--iterations", type=int, default=32)
    parser.add_argument("--build", default="compiled", help="`checked` starts at once, and is slower")
    parser.add_argument("--out", type=Path, help="a folder for the curve")
    asked = parser.parse_args()
    register(LastRound)
    game = pyspiel.load_game(f"rooftree_dreamhome_last(players=2,deals={asked.worlds},build={asked.build})")
    solver = pyspiel.CFRSolver(game)
    curve = [Point(0, pyspiel.nash_conv(game, solver.average_policy()))]
    for iteration in range(1, asked.iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration & (iteration - 1) == 0 or iteration == asked.iterations:
            curve.append(Point(iteration, pyspiel.nash_conv(game, solver.average_policy())))
            print(f"{iteration:4} iterations of CFR: NashConv {curve[-1].value:.4f}", flush=True)
    np.random.seed(1)
    sampled = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(SAMPLED * asked.iterations):
        sampled.iteration()
    print(f"{SAMPLED * asked.iterations:4} iterations of MCCFR: NashConv {nash_conv(game, sampled):.4f}")
    if asked.out:
        title = "The last round of Dream Home: what best responses would still gain"
        draw(asked.out / "learning-lastround.svg", title, "iterations of CFR", curve, {"nobody": 0})


def nash_conv(game: Any, solver: Any) -> float:
    from open_spiel.python.algorithms import exploitability

    return float(exploitability.nash_conv(game, solver.average_policy()))


if __name__ == "__main__":
    main()
