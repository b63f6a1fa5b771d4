"""Puzzles from games of bots: positions in which one move, or two, is clearly better than all others.

How much better is told by whole games that are played on after each move, in worlds that the player could not tell
apart; only a lead of four standard errors counts, and bots of all six levels try each (docs/puzzles.md). They are
written to a file, one a line, as they are found: whoever stops it goes on later with the same command.

  rooftree puzzles dreamhome                     a hundred, into the game's own folder
  rooftree puzzles california --count 20 --out puzzles.jsonl
  rooftree puzzles homesweethome --lines 2000    faster, and less sure
  rooftree puzzles homesweethome --again         those of the file, judged anew: bots and coach may have changed
"""

import argparse
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from rooftree.cli import builds, options, shared
from rooftree.cli.errors import CommandError

if TYPE_CHECKING:
    from rooftree.box.puzzle import Puzzle
    from rooftree.coach.puzzling import Maker

SUMMARY = "positions with one good move, from games of bots"
USUAL_LINES, MOST_LINES = 4000, 100_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    shared.add_game(parser)
    parser.add_argument(
        "--count", type=options.whole_number(1, 10_000), default=100, metavar="N", help="puzzles in all (%(default)s)"
    )
    parser.add_argument(
        "--lines",
        type=options.whole_number(100, MOST_LINES),
        default=USUAL_LINES,
        metavar="N",
        help="games that are played on from each position (%(default)s)",
    )
    parser.add_argument(
        "--first",
        type=options.whole_number(0, 10**9),
        default=0,
        metavar="SEED",
        help="the first deal that is tried, where several look for puzzles (%(default)s)",
    )
    parser.add_argument(
        "--again", action="store_true", help="judge those of the file anew, and leave out what is no puzzle any more"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="where they go (puzzles.jsonl of the game)")


def run(args: argparse.Namespace) -> int:
    from rooftree.box.puzzle import FILE, read
    from rooftree.coach.puzzling import Maker
    from rooftree.core.found import find

    path = args.out or find(args.game).folder / FILE
    try:
        found = list(read(path)) if path.exists() else []
    except (ValueError, KeyError, TypeError) as error:
        raise CommandError(f"{path} is no file of puzzles: {error}; name another one with --out") from None
    game = builds.load(args.game, pays=True)
    maker = Maker(game, args.lines)
    if args.again:
        return _judge_again(path, maker, found)
    begun, seed, before = monotonic(), max((each.seed + 1 for each in found), default=args.first), len(found)
    with path.open("a", encoding="utf-8") as file:
        while len(found) < args.count:
            puzzle = maker.puzzle(seed)
            seed += 1
            if puzzle is None:
                continue
            found.append(puzzle)
            file.write(puzzle.written() + "\n")
            file.flush()
            each = (monotonic() - begun) / (len(found) - before)
            left = each * (args.count - len(found)) / 60
            print(f"{len(found)} of {args.count}, from {seed} deals; about {left:.0f} minutes more", file=sys.stderr)
    print(f"{path}: {len(found)} puzzles, " + ", ".join(_stars(found)))
    return 0


def _judge_again(path: Path, maker: "Maker", found: list["Puzzle"]) -> int:
    """The file is written when all of them were looked at: whoever stops before has what was there."""
    kept = []
    for number, puzzle in enumerate(found, 1):
        again = maker.judged_again(puzzle)
        kept += [] if again is None else [again]
        print(f"{number} of {len(found)}: {len(kept)} are puzzles still", file=sys.stderr)
    path.write_text("".join(puzzle.written() + "\n" for puzzle in kept), encoding="utf-8")
    print(f"{path}: {len(kept)} of {len(found)} puzzles, " + ", ".join(_stars(kept)))
    return 0


def _stars(found: list) -> list[str]:  # type: ignore[type-arg]
    return [f"{sum(each.stars == stars for each in found)} with {'*' * stars}" for stars in (1, 2, 3)]
