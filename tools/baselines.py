"""How strong the bots are, by the protocol of docs/benchmark-suite.md, written into that page: make baselines.

python tools/baselines.py dreamhome --deals 100

Against others a bot sits in one seat and `greedy` in all others, each deal from every seat: its share of the
victories. Together a table of one kind builds a house: its points. Intervals are over deals. A bot that searches plays
fewer deals than the others: as many as `--playouts` allows at its number of playouts.
"""

import argparse
import math
import re
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

import rooftree
from rooftree.bots.levels import LEVELS, meant_by
from rooftree.core.game import Game
from rooftree.games import NAMES
from rooftree.lab.arena import Arena, Finished, Seating

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "benchmark-suite.md"
PART = "(<!-- baselines {} -->\n).*?(<!-- end {} -->)"
SEED = 300_000
RIVAL = "greedy"
PLAYERS = {"homesweethome": 3}
MOST_PLAYERS = 4
FEWEST_DEALS = 4
SEARCH = re.compile(r"search:(\d+)")


class Baseline(NamedTuple):
    """What a bot came to, deal by deal."""

    bot: str
    deals: list[float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=NAMES)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=4000)
    asked = parser.parse_args()
    for name in asked.games:
        game = rooftree.load(name)
        players = PLAYERS.get(name, MOST_PLAYERS)
        rows = []
        for bot in bots_of(game):
            rows.append(measured(game, bot, players, deals_of(game, bot, asked.deals, asked.playouts)))
            print(name, row(game, rows[-1]), flush=True)
        command = f"`python tools/baselines.py {name} --deals {asked.deals} --playouts {asked.playouts}`"
        write(name, "\n".join([f"{command}, {players} players", "", *table(game, rows)]))


def bots_of(game: Game) -> list[str]:
    own = ["team"] if game.is_shared else []
    return ["random", RIVAL, *own, *LEVELS]


def deals_of(game: Game, bot: str, deals: int, playouts: int) -> int:
    """A level stands for another bot."""
    searched = SEARCH.fullmatch(meant_by(bot, game.name) if bot in LEVELS else bot)
    return max(FEWEST_DEALS, min(deals, playouts // int(searched[1]))) if searched else deals


def measured(game: Game, bot: str, players: int, deals: int) -> Baseline:
    arena = Arena(game, [bot, RIVAL])
    if game.is_shared:
        seating = Seating((bot,) * players, tuple(range(players)))
        return Baseline(bot, [float(each.scores[0]) for each in arena.play(seating, SEED, deals)])
    by_seat = [arena.play(seated(bot, seat, players), SEED, deals) for seat in range(players)]
    shares = [fmean(share(one[deal], seat) for seat, one in enumerate(by_seat)) for deal in range(deals)]
    return Baseline(bot, [100 * each for each in shares])


def seated(bot: str, seat: int, players: int) -> Seating:
    names = tuple(bot if each == seat else RIVAL for each in range(players))
    return Seating(names, tuple((each - seat) % players for each in range(players)))


def share(game: Finished, seat: int) -> float:
    """Of the victory, which several may share."""
    return 1 / game.places.count(1) if game.places[seat] == 1 else 0.0


def table(game: Game, rows: list[Baseline]) -> Iterator[str]:
    yield f"| bot | {'points' if game.is_shared else 'victories, per cent'} | deals |"
    yield "| --- | ---: | ---: |"
    yield from (row(game, each) for each in rows)


def row(game: Game, made: Baseline) -> str:
    stands_for = f" (`{meant_by(made.bot, game.name)}`)" if made.bot in LEVELS else ""
    error = 1.96 * stdev(made.deals) / math.sqrt(len(made.deals))
    value = f"{fmean(made.deals):.1f} ± {error:.1f}"
    return f"| `{made.bot}`{stands_for} | {value} | {len(made.deals)} |"


def write(name: str, made: str) -> None:
    """Each game by itself, so that what one took is kept if another is broken off."""
    part = re.compile(PART.format(name, name), re.DOTALL)
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(part.sub(lambda found: f"{found[1]}{made}\n{found[2]}", text), encoding="utf-8")


if __name__ == "__main__":
    main()
