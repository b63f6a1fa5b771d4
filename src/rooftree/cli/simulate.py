"""Play many games between bots and see who wins.

The games have consecutive seeds, so the same command plays the same games on every machine, however many
processes share the work. Bots: random (any legal move) and greedy (the best turn it can see).

  rooftree simulate dreamhome                                      1000 games of four greedy bots
  rooftree simulate dreamhome --bots greedy,random --games 500     two players
  rooftree simulate california --bots greedy,random,random --rotate
  rooftree simulate dreamhome --players 4 --bots greedy --seed 7 --records out.jsonl --jobs 2

The records can be checked and watched: rooftree replay out.jsonl --check
"""

import argparse
import os
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from rooftree.cli import builds, options, output, shared
from rooftree.cli.errors import CommandError

if TYPE_CHECKING:
    from rooftree.core.game import Game
    from rooftree.lab.simulate import Match, Played
    from rooftree.lab.summary import Summary

SUMMARY = "thousands of games between bots"
MAX_GAMES = 100_000_000
MAX_JOBS = 1024
MAX_SEED = 2**63 - 1  # as in rooftree.core.chance, which would import NumPy
COMPILING_PAYS = 20  # games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    shared.add_game(parser)
    parser.add_argument("--bots", default="greedy", help="names in seat order, or one for all seats (%(default)s)")
    parser.add_argument("--players", type=options.whole_number(1, 99), help="how many sit at the table")
    games = options.whole_number(1, MAX_GAMES)
    parser.add_argument("--games", type=games, default=1000, help="how many games (%(default)s)")
    seed = options.whole_number(0, MAX_SEED)
    parser.add_argument("--seed", type=seed, default=0, help="seed of the first game; the others follow (%(default)s)")
    parser.add_argument("--rotate", action="store_true", help="move everyone one seat on after each game")
    parser.add_argument("--records", type=Path, metavar="FILE", help="write every game to this .jsonl file")
    jobs = options.whole_number(1, MAX_JOBS)
    parser.add_argument("--jobs", type=jobs, default=1, help="processes that share the work (%(default)s)")
    options.add_options(parser)
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")


def run(args: argparse.Namespace) -> int:
    from rooftree import games
    from rooftree.lab.summary import summary

    if args.seed + args.games - 1 > MAX_SEED:
        raise CommandError(f"--seed {args.seed} and --games {args.games} lead beyond the last seed, {MAX_SEED}")
    match = _match(games.load(args.game, "checked"), args)
    with ExitStack() as stack:
        file = stack.enter_context(_opened(args.records)) if args.records else None
        build = builds.load(args.game, pays=args.games > COMPILING_PAYS).kind.value
        began = time.perf_counter()
        played = stack.enter_context(closing(_played(match._replace(build=build), args.jobs)))
        result = summary(output.followed(_written(played, file, args.records), args.games, "playing"), len(match.bots))
        seconds = time.perf_counter() - began
    report = _report(match, build, args.jobs, result, seconds)
    output.print_json(report) if args.json else _print(report)
    return 0


def _match(game: "Game", args: argparse.Namespace) -> "Match":
    from rooftree.lab.simulate import Match

    return Match(
        game=game.name,
        bots=_seated(game, args.bots, args.players),
        games=args.games,
        seed=args.seed,
        options=game.checked_options(options.chosen_options(game, args.option)),
        rotate=args.rotate,
        keep_records=args.records is not None,
    )


def _seated(game: "Game", text: str, players: int | None) -> tuple[str, ...]:
    """The bot of every seat; one name alone fills the table."""
    from rooftree.bots import NAMES

    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in NAMES:
            raise CommandError(f"there is no bot {name!r}; there are {' and '.join(NAMES)}")
    if len(names) == 1:
        names *= players or game.max_players
    if players not in (None, len(names)):
        raise CommandError(f"--bots names {len(names)} bots for {players} players; name {players}, or one for all")
    if not game.min_players <= len(names) <= game.max_players:
        fit = f"{game.min_players} to {game.max_players}"
        raise CommandError(f"{game.name} is for {fit} players, not {len(names)}")
    return names


def _played(match: "Match", jobs: int) -> "Generator[Played, None, None]":
    from concurrent.futures.process import BrokenProcessPool

    from rooftree.lab.simulate import play_match

    try:
        yield from play_match(match, jobs)
    except BrokenProcessPool:
        raise CommandError("a process ended in the middle of its games; is there enough memory?") from None


# Records


def _opened(path: Path) -> BinaryIO:
    """The file for the records, unbuffered: a record is one write, so whatever interrupts us leaves whole lines."""
    try:
        return path.open("wb", buffering=0)
    except OSError as error:
        raise CommandError(f"cannot write {path}: {error.strerror}") from None


def _written(played: "Iterable[Played]", file: BinaryIO | None, path: Path) -> "Iterator[Played]":
    for game in played:
        if file is not None and game.record is not None:
            _write(file, path, game.record.encode() + b"\n")
        yield game


def _write(file: BinaryIO, path: Path, line: bytes) -> None:
    """One whole line, or none: on a full disk the beginning of it is taken back."""
    try:
        written = file.write(line)
    except OSError as error:
        raise CommandError(f"cannot write {path}: {error.strerror}") from None
    if written != len(line):
        os.ftruncate(file.fileno(), file.tell() - written)
        raise CommandError(f"cannot write {path}: no space left")


# The report


def _report(match: "Match", build: str, jobs: int, result: "Summary", seconds: float) -> dict[str, Any]:
    from rooftree.lab.simulate import labels

    return {
        "game": match.game,
        "options": dict(match.options),
        "seed": match.seed,
        "games": result.games,
        "rotate": match.rotate,
        "jobs": jobs,
        "build": build,
        "contestants": [
            {
                "name": label,
                "bot": bot,
                "wins": round(each.wins, 6),
                "rate": round(each.rate, 6),
                "rate_95": [round(each.rate_low, 6), round(each.rate_high, 6)],
                "scores": each.scores._asdict(),
            }
            for label, bot, each in zip(labels(match.bots), match.bots, result.contestants, strict=True)
        ],
        "shared_victories": result.shared,
        "decisions": result.decisions,
        "decisions_a_game": result.decisions / result.games,
        "seconds": seconds,
        "games_a_second": result.games / seconds,
        "decisions_a_second": result.decisions / seconds,
    }


def _print(report: dict[str, Any]) -> None:
    console = output.console()
    columns = ("bot", "wins", "won", "95 %", "least", "5 %", "median", "95 %", "most", "mean")
    rows = [_row(each) for each in report["contestants"]]
    games = "1 game" if report["games"] == 1 else f"{output.grouped(report['games'])} games"
    console.print(output.table(f"{report['game']}, {games} from seed {report['seed']}", columns, rows))
    if report["shared_victories"]:
        console.print(f"{report['shared_victories']} shared victories, counted as a share for each winner")
    console.print(
        f"{report['decisions_a_game']:.1f} decisions a game, {report['seconds']:.1f} s, "
        f"a second: games {output.grouped(round(report['games_a_second']))}, "
        f"decisions {output.grouped(round(report['decisions_a_second']))}"
    )


def _row(each: dict[str, Any]) -> list[object]:
    low, high = each["rate_95"]
    spread = each["scores"]
    shares = [f"{each['wins']:.2f}".removesuffix(".00"), f"{each['rate']:.1%}", f"{low:.1%} to {high:.1%}"]
    points = [spread[name] for name in ("least", "low", "median", "high", "most")]
    return [each["name"], *shares, *points, f"{spread['mean']:.1f}"]
