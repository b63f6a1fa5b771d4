"""Write docs/benchmark-suite.md: `make suite`. Every figure of the page's first table is measured here.

python tools/suite.py --games 200        random games for each number of players (interpreted, so nothing is compiled)

What is said of the games besides figures, and how strong the bots are, is written by hand or comes from docs/bots.md.
"""

import argparse
import math
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean, median, stdev
from typing import NamedTuple

import rooftree
from rooftree.core.game import Game
from rooftree.core.layout import Array, copied
from rooftree.games import NAMES

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "benchmark-suite.md"
PART = re.compile(r"(<!-- measured -->\n).*?(<!-- end -->)", re.DOTALL)


class Shape(NamedTuple):
    """What random games of one number of players look like."""

    players: int
    lengths: list[int]
    choices: list[int]  # legal actions of each decision
    trees: list[float]  # log10 of the product of the choices of a game
    worlds: list[int]  # bytes of the state that the player to act cannot know


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args()
    text = PAGE.read_text(encoding="utf-8")
    made = "\n".join([f"`python tools/suite.py --games {asked.games}`", "", *table(asked.games)])
    PAGE.write_text(PART.sub(lambda found: f"{found[1]}{made}\n{found[2]}", text), encoding="utf-8")


def table(games: int) -> Iterator[str]:
    yield (
        "| game | players | decisions a game | of one player | legal actions, mean (median, most) | forced | "
        "tree, log10 | actions | state, bytes | observation, numbers (one-hot) | hidden bytes |"
    )
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for name in NAMES:
        game = rooftree.load(name, build="checked")
        for players in range(game.min_players, game.max_players + 1):
            yield row(game, shape(game, players, games))


def shape(game: Game, players: int, games: int) -> Shape:
    lengths, choices, trees, worlds = [], [], [], []
    for seed in range(games):
        draw, state = Random(seed), copied(game.new(players, seed))
        counts: list[int] = []
        looked_at = draw.randrange(40)
        while (seat := game.to_act(state)) is not None:
            moves = game.moves(state)
            counts.append(len(moves))
            if len(counts) == looked_at:
                worlds.append(hidden(game, state, seat))
            game.apply(state, draw.choice(moves))
        lengths.append(len(counts))
        choices += counts
        trees.append(sum(math.log10(count) for count in counts))
    return Shape(players, lengths, choices, trees, worlds)


def hidden(game: Game, state: Array, seat: int) -> int:
    """How many bytes of a state differ between worlds that the seat to act cannot tell apart."""
    worlds = [game.determinize(state, seat, seed).tobytes() for seed in range(6)]
    return sum(len(set(bytes_there)) > 1 for bytes_there in zip(*worlds, strict=True))


def row(game: Game, seen: Shape) -> str:
    from rooftree.envs import spec_of

    spec = spec_of(game)
    error = 1.96 * stdev(seen.lengths) / math.sqrt(len(seen.lengths))
    forced = sum(count == 1 for count in seen.choices) / len(seen.choices)
    return (
        f"| {game.name} | {seen.players} | {fmean(seen.lengths):.1f} ± {error:.1f} "
        f"| {fmean(seen.lengths) / seen.players:.1f} "
        f"| {fmean(seen.choices):.1f} ({median(seen.choices):.0f}, {max(seen.choices)}) | {forced:.0%} "
        f"| {fmean(seen.trees):.0f} | {len(game.notation)} | {game.dtype.itemsize} "
        f"| {spec.size} ({spec.one_hot_size}) | {fmean(seen.worlds):.0f} |"
    )


if __name__ == "__main__":
    main()
