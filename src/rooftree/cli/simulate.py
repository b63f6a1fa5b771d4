"""Play many games between bots and see who wins, or how well they do together.

The games have consecutive seeds, so the same command plays the same games on every machine, however many
processes share the work. Bots: random (any legal move), greedy (the best turn it can see) and, for homesweethome only,
team (it plans ahead and works out what the others may hold); search:200 or search:50ms plays each move on in so many
possible worlds, or for so long.

  rooftree simulate dreamhome                                      1000 games of four greedy bots
  rooftree simulate dreamhome --bots greedy,random --games 500     two players
  rooftree simulate california --bots greedy,random,random --rotate
  rooftree simulate dreamhome --players 4 --bots greedy --seed 7 --records out.jsonl --jobs 2
  rooftree simulate homesweethome --players 3 --bots team          one name for all seats
  rooftree simulate homesweethome --table                          every bot at every number of players
  rooftree simulate dreamhome --cards examples/house_rules/garage-sale.toml --against-box

  rooftree simulate california --players 2 --bots search:50 --parquet out.parquet --jobs 2

The records can be checked and watched: rooftree replay out.jsonl --check
Positions, actions and outcomes in a Parquet file are for programs that learn: docs/offline.md
"""

import argparse
import os
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from rooftree.cli import builds, options, output, shared, simulated
from rooftree.cli.errors import CommandError
from rooftree.cli.naming import named_bot

if TYPE_CHECKING:
    from rooftree.core.game import Game
    from rooftree.lab.positions import Writer
    from rooftree.lab.simulate import Match, Played

SUMMARY = "thousands of games between bots"
MAX_GAMES = 100_000_000
MAX_JOBS = 1024
MAX_SEED = 2**63 - 1  # as in rooftree.core.chance, which would import NumPy
COMPILING_PAYS = 20  # games
USUAL_BOT = "greedy"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    shared.add_game(parser)
    shared.add_cards(parser)
    parser.add_argument(
        "--bots", help=f"names in seat order, or one for all seats ({USUAL_BOT}); your own as module:Bot"
    )
    parser.add_argument("--players", type=options.whole_number(1, 99), help="how many sit at the table")
    games = options.whole_number(1, MAX_GAMES)
    parser.add_argument("--games", type=games, default=1000, help="how many games (%(default)s)")
    seed = options.whole_number(0, MAX_SEED)
    parser.add_argument("--seed", type=seed, default=0, help="seed of the first game; the others follow (%(default)s)")
    parser.add_argument("--rotate", action="store_true", help="move everyone one seat on after each game")
    parser.add_argument("--records", type=Path, metavar="FILE", help="write every game to this .jsonl file")
    parser.add_argument("--parquet", type=Path, metavar="FILE", help="write every position to this .parquet file")
    jobs = options.whole_number(1, MAX_JOBS)
    parser.add_argument("--jobs", type=jobs, default=1, help="processes that share the work (%(default)s)")
    parser.add_argument(
        "--table", action="store_true", help="of a game played together: all bots, all numbers of players"
    )
    parser.add_argument(
        "--against-box", action="store_true", help="with --cards: the same deals by the box too, and what is different"
    )
    options.add_options(parser)
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")


def run(args: argparse.Namespace) -> int:
    from rooftree import games

    if args.seed + args.games - 1 > MAX_SEED:
        raise CommandError(f"--seed {args.seed} and --games {args.games} lead beyond the last seed, {MAX_SEED}")
    args.game = shared.chosen_game(args)
    game = games.load(args.game, "checked")
    if args.against_box:
        return _run_against_box(game, args)
    if args.table:
        return _run_table(game, args)
    match = _match(game, args, _seated(game, args.bots or USUAL_BOT, args.players))
    with ExitStack() as stack:
        file = stack.enter_context(_opened(args.records)) if args.records else None
        positions = stack.enter_context(_positions(args.parquet, game, match)) if args.parquet else None
        build = builds.load(args.game, pays=args.games > COMPILING_PAYS).kind.value
        began = time.perf_counter()
        played = stack.enter_context(closing(_played(match._replace(build=build), args.jobs)))
        followed = output.followed(_written(played, file, args.records, positions), args.games, "playing")
        result = simulated.summary_of(game, match, followed)
        seconds = time.perf_counter() - began
    report = simulated.report(match, build, args.jobs, result, seconds)
    output.print_json(report) if args.json else simulated.show(report)
    return 0


def _run_against_box(game: "Game", args: argparse.Namespace) -> int:
    """What house rules do: the same bots on the same deals, with and without them."""
    from rooftree import games
    from rooftree.lab.comparing import compared, points_of

    if game.house_rules is None or args.table or args.records or args.parquet:
        raise CommandError("--against-box goes with --cards, and without --table, --records, --parquet")
    points = []
    for each in (games.load(game.family(), "checked"), game):
        match = _match(each, args, _seated(each, args.bots or USUAL_BOT, args.players))
        build = builds.load(each.name, pays=args.games > COMPILING_PAYS).kind.value
        with closing(_played(match._replace(build=build, keep_records=True), args.jobs)) as played:
            points.append([points_of(one) for one in output.followed(played, args.games, "playing")])
    report = simulated.difference_report(match, compared(*points))
    output.print_json(report) if args.json else simulated.show_differences(report)
    return 0


def _run_table(game: "Game", args: argparse.Namespace) -> int:
    """Where everyone shares the score, a bot is measured by playing with its like."""
    from rooftree import bots

    _expect_table_makes_sense(game, args)
    build = builds.load(args.game, pays=args.games > COMPILING_PAYS).kind.value
    sizes = range(game.min_players, game.max_players + 1)
    tables = [(name,) * players for players in sizes for name in bots.names_of(game.name)]
    rows = [_table_row(_match(game, args, names)._replace(build=build), args.jobs) for names in tables]
    report = simulated.table_report(_match(game, args, tables[0]), build, rows)
    output.print_json(report) if args.json else simulated.show_table(report)
    return 0


def _expect_table_makes_sense(game: "Game", args: argparse.Namespace) -> None:
    from rooftree.lab.simulate import is_played_together

    if not is_played_together(game):
        raise CommandError(f"--table is for games played together; in {game.family()} bots play against each other")
    if args.bots or args.players or args.records or args.parquet:
        wrong = "--bots, --players, --records, --parquet"
        raise CommandError(f"--table is all bots at all numbers of players; leave out {wrong}")


def _table_row(match: "Match", jobs: int) -> dict[str, Any]:
    from rooftree.lab.summary import summary_together

    with closing(_played(match, jobs)) as played:
        followed = output.followed(played, match.games, f"{match.bots[0]} × {len(match.bots)}")
        return simulated.row_together(match, summary_together(followed))


def _match(game: "Game", args: argparse.Namespace, bots: tuple[str, ...]) -> "Match":
    from rooftree.lab.simulate import Match

    return Match(
        game=game.name,
        bots=bots,
        games=args.games,
        seed=args.seed,
        options=game.checked_options(options.chosen_options(game, args.option)),
        rotate=args.rotate,
        keep_records=args.records is not None,
        keep_positions=args.parquet is not None,
    )


def _seated(game: "Game", text: str, players: int | None) -> tuple[str, ...]:
    """The bot of every seat; one name alone fills the table."""
    names = tuple(named_bot(name.strip(), game.name) for name in text.split(","))
    if len(names) == 1:
        names *= players or game.max_players
    if players not in (None, len(names)):
        raise CommandError(f"--bots names {len(names)} bots for {players} players; name {players}, or one for all")
    if not game.min_players <= len(names) <= game.max_players:
        fit = f"{game.min_players} to {game.max_players}"
        raise CommandError(f"{game.family()} is for {fit} players, not {len(names)}")
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


@contextmanager
def _positions(path: Path, game: "Game", match: "Match") -> "Iterator[Writer]":
    """The file for the positions: whole, or not there."""
    from rooftree.lab.positions import Writer

    about = {"players": len(match.bots), "bots": match.bots, "options": match.options, "seed": match.seed}
    try:
        writer = Writer(path, game, {**about, "games": match.games, "rotate": match.rotate})
    except OSError as error:
        raise CommandError(f"cannot write {path}: {error.strerror or error}") from None
    try:
        yield writer
        writer.close()
    except BaseException as error:
        writer.give_up()
        if isinstance(error, OSError):
            raise CommandError(f"cannot write {path}: {error.strerror or error}") from None
        raise


def _written(
    played: "Iterable[Played]", file: BinaryIO | None, path: Path, positions: "Writer | None"
) -> "Iterator[Played]":
    for game in played:
        if positions is not None and game.positions is not None:
            positions.add(game.positions)
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
