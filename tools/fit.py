"""Fit the weights of Dream Home's outlook to many games of greedy bots that now and then try something else.

python tools/fit.py            # writes src/rooftree/games/dreamhome/outlook.toml

Before each round every house is surveyed (games/dreamhome/outlook.py); for each number of rounds left, ridge
regression finds the weights that best foretell its final score. Games, seeds and the error that remains are written
into the file.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from pathlib import Path

import numpy as np

from rooftree import bots, games
from rooftree.core.chance import Purpose, Stream, below, sow
from rooftree.core.game import Game
from rooftree.core.layout import Array, dtype_of
from rooftree.games.dreamhome import outlook
from rooftree.games.dreamhome.state import NUM_ROUNDS

PLAYER = "greedy"
GAMES, BATCH = 24_000, 400
FIRST_SEED = 5_000_000  # no other test or match deals these
SURPRISES = 8  # one move in so many is a random one
RIDGE = 10.0

PLACE = Path(outlook.__file__).with_name("outlook.toml")

Sample = tuple[int, int, list[int], int]  # rounds left, players, what the house showed, its final score


def main() -> None:
    batches = range(FIRST_SEED, FIRST_SEED + GAMES, BATCH)
    with ProcessPoolExecutor() as pool:
        samples = list(chain.from_iterable(_told(pool.map(samples_of, batches), len(batches))))
    rows, errors = zip(*(fitted(samples, left) for left in range(NUM_ROUNDS)), strict=True)
    PLACE.write_text(_toml(rows, errors), encoding="utf-8")


def _told(batches: Iterator[list[Sample]], count: int) -> Iterator[list[Sample]]:
    for number, batch in enumerate(batches, start=1):
        print(f"\r{number * BATCH:,} of {count * BATCH:,} games", end="", file=sys.stderr, flush=True)
        yield batch
    print(file=sys.stderr)


def samples_of(first: int) -> list[Sample]:
    return [sample for seed in range(first, first + BATCH) for sample in samples_of_game(seed)]


def samples_of_game(seed: int) -> list[Sample]:
    """Every house before every round, with what became of it."""
    game = games.load("dreamhome")
    players = 2 + seed % 3
    state, chance, bot = game.new(players, seed), Stream(), bots.make(PLAYER, game, seed)
    sow(chance, seed, Purpose.PLAYERS)
    seen: list[tuple[int, int, list[int]]] = []
    last_round = 0
    while (seat := game.to_act(state)) is not None:
        if (now := int(state["round_number"][0])) != last_round:
            last_round = now
            seen += [(NUM_ROUNDS - now, each, _survey(game, state, each)) for each in range(players)]
        moves = game.moves(state)
        surprise = below(chance, SURPRISES) == 0
        game.apply(state, moves[below(chance, len(moves))] if surprise else bot.choose(state, seat))
    scores, _ = game.standing(state)
    return [(left, players, features, scores[each]) for left, each, features in seen]


def _survey(game: Game, state: Array, seat: int) -> list[int]:
    noted: Array = np.zeros(1, dtype_of(outlook.Outlook))
    game.build[outlook.survey_at](game.opened(game.state_class, state), game.opened(outlook.Outlook, noted), seat)
    return noted["seen"][0].tolist()  # type: ignore[no-any-return]


def fitted(samples: list[Sample], left: int) -> tuple[list[int], float]:
    """The weights for so many rounds left, in hundredths of a point, and the mean error in points."""
    chosen = [(features, score) for rounds, _, features, score in samples if rounds == left]
    features = np.array([each for each, _ in chosen], float)
    scores = np.array([score for _, score in chosen], float)
    weights = np.linalg.solve(features.T @ features + RIDGE * np.eye(features.shape[1]), features.T @ scores)
    return [round(weight * outlook.POINT) for weight in weights], float(np.abs(features @ weights - scores).mean())


def _toml(rows: tuple[list[int], ...], errors: tuple[float, ...]) -> str:
    head = (
        f"# Written by tools/fit.py: {GAMES:,} games of 2 to 4 greedy bots, seeds from {FIRST_SEED:,} on,\n"
        f"# one move in {SURPRISES} at random; ridge {RIDGE}. A row for each number of rounds left;\n"
        "# behind it the mean error in points.\nweights = [\n"
    )
    return head + "".join(f"  {row}, # {error:.2f}\n" for row, error in zip(rows, errors, strict=True)) + "]\n"


if __name__ == "__main__":
    main()
