"""Fit the weights of Dream Home's outlook to many games, in which bots now and then try something else.

python tools/fit.py            # writes src/rooftree/games/dreamhome/outlook.toml

Before each round houses are surveyed (games/dreamhome/outlook.py); for each number of players and of rounds left,
ridge regression finds the weights that best foretell the final score. This is done several times: first in games of
greedy bots, then in games in which half of the players choose by the weights found before and only their houses count.
Games, seeds and the error that remains are written into the file.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np

from rooftree import bots, games
from rooftree.bots.greedy import GreedyBot
from rooftree.core.actions import Moves
from rooftree.core.chance import Purpose, Stream, below, sow
from rooftree.core.game import Game
from rooftree.core.jit import rule
from rooftree.core.layout import Array
from rooftree.games.dreamhome import evaluation, outlook
from rooftree.games.dreamhome.state import MAX_PLAYERS, NUM_ROUNDS, State

TIMES = 3
GAMES, BATCH = 48_000, 200
FIRST_SEED = 5_000_000  # no other test or match deals these
SURPRISES = 8  # one move in so many is a random one
RIDGE = 10.0

PLACE = Path(outlook.__file__).with_name("outlook.toml")
PLAYERS = range(outlook.MIN_PLAYERS, MAX_PLAYERS + 1)

Samples = Array  # rows of players, rounds left, final score, and what the house showed


class Batch(NamedTuple):
    """Some games to play."""

    first_seed: int
    is_first_time: bool


@rule
def best_by_weights(states: list[State], moves: list[Moves], seat: int) -> int:
    return evaluation.best_turn(states, moves, outlook.prospect(states[0]), seat)


class ByWeights:
    """How those judge who choose by the weights."""

    LEVELS = evaluation.LEVELS
    best_action = staticmethod(best_by_weights)


def main() -> None:
    PLACE.unlink(missing_ok=True)
    for time in range(TIMES):
        first = FIRST_SEED + time * GAMES
        batches = [Batch(seed, time == 0) for seed in range(first, first + GAMES, BATCH)]
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:  # which reads the weights found before
            played = [pool.submit(samples_of, batches[0]).result()]  # and compiles them once
            played += _told(pool.map(samples_of, batches[1:]), time)
        samples = np.concatenate(played)
        fits = [fitted(samples, players, left) for players in PLAYERS for left in range(NUM_ROUNDS)]
        PLACE.write_text(_toml(fits), encoding="utf-8")


def _told(batches: Iterator[Samples], time: int) -> Iterator[Samples]:
    for number, batch in enumerate(batches, start=2):
        done = f"fit {time + 1} of {TIMES}: {number * BATCH:,} of {GAMES:,} games"
        print(f"\r{done}", end="", file=sys.stderr, flush=True)
        yield batch
    print(file=sys.stderr)


def samples_of(batch: Batch) -> Samples:
    game = games.load("dreamhome")
    samples = [
        sample
        for seed in range(batch.first_seed, batch.first_seed + BATCH)
        for sample in samples_of_game(game, seed, batch.is_first_time)
    ]
    return np.array(samples, np.int16)


def samples_of_game(game: Game, seed: int, is_first_time: bool) -> Iterator[list[int]]:
    """Houses before every round, with what became of them."""
    players, chance = PLAYERS[seed % len(PLAYERS)], Stream()
    sow(chance, seed, Purpose.PLAYERS)
    greedy, by_weights = bots.make("greedy", game, seed), GreedyBot(game, ByWeights())
    seats = [greedy if is_first_time or below(chance, 2) else by_weights for _ in range(players)]
    counted = [seat for seat, bot in enumerate(seats) if is_first_time or bot is by_weights]
    seen: list[tuple[int, int, list[int]]] = []
    state, last_round = game.new(players, seed), 0
    while (seat := game.to_act(state)) is not None:
        if (now := int(state["round_number"][0])) != last_round:
            last_round = now
            seen += [(each, NUM_ROUNDS - now, features_of(game, state, each)) for each in counted]
        moves = game.moves(state)
        surprise = below(chance, SURPRISES) == 0
        game.apply(state, moves[below(chance, len(moves))] if surprise else seats[seat].choose(state, seat))
    scores, _ = game.standing(state)
    return ([players, left, scores[each], *features] for each, left, features in seen)


def features_of(game: Game, state: Array, seat: int) -> list[int]:
    """One row of the weights counts one feature."""
    weighed, opened = game.build[outlook.weighed_at], game.opened(game.state_class, state)
    return [weighed(opened, seat, outlook.FIRST_COUNT + feature) for feature in range(outlook.NUM_FEATURES)]


def fitted(samples: Samples, players: int, left: int) -> tuple[list[int], float]:
    """The weights in hundredths of a point, and the mean error in points."""
    chosen = samples[(samples[:, 0] == players) & (samples[:, 1] == left)].astype(float)
    scores, features = chosen[:, 2], chosen[:, 3:]
    weights = np.linalg.solve(features.T @ features + RIDGE * np.eye(features.shape[1]), features.T @ scores)
    return [round(weight * outlook.POINT) for weight in weights], float(np.abs(features @ weights - scores).mean())


def _toml(fits: list[tuple[list[int], float]]) -> str:
    first, last = PLAYERS[0], PLAYERS[-1]
    head = (
        f"# Written by tools/fit.py: {GAMES:,} games of greedy bots, seeds from {FIRST_SEED:,} on, then {TIMES - 1}\n"
        "# times as many in which half of the players choose by the weights found before and only their houses\n"
        f"# count; one move in {SURPRISES} at random; ridge {RIDGE}. For {first} to {last} players, a row\n"
        "# for each number of rounds left; behind it the mean error in points.\nweights = [\n"
    )
    return head + "".join(f"  {row}, # {error:.2f}\n" for row, error in fits) + "]\n"


if __name__ == "__main__":
    main()
