"""Let bots play everybody against everybody, and see how strong each of them is.

All play the same deals, from every seat. A rating says how they compare: 400 more means odds of ten to one, and the
mean of all who take part is 1000; the interval holds the rating in 95 of 100 such tournaments. Where everyone builds
one house together, teams of one kind play the same deals, and the better house wins.

  rooftree tournament california                                the six levels, random and greedy
  rooftree tournament dreamhome --bots greedy,search:50,mybots:Careful --deals 100
  rooftree tournament california --players 4 --bots random,greedy,casual,skilled
  rooftree tournament dreamhome --file games.jsonl --jobs 2     break it off with Ctrl-C; the same command goes on
  rooftree tournament homesweethome --plot ratings.svg --json

--file keeps every finished game: the same command plays only what is missing, and more deals or bots can be added.
Bots that are compiled rules (random, greedy, team, and yours if they bring a policy) play without Python, many
thousand moves a second; all others are asked move by move. Ratings need choix: pip install 'rooftree[ratings]'
"""

import argparse
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rooftree.cli import builds, options, output, shared
from rooftree.cli.errors import CommandError
from rooftree.cli.naming import named_bot

if TYPE_CHECKING:
    from rooftree.core.game import Game
    from rooftree.lab.ratings import Rating
    from rooftree.lab.tournament import Book, Chunk, Plan

SUMMARY = "how strong each bot is: everybody against everybody, on the same deals"
MAX_DEALS, MAX_SAMPLES, MAX_JOBS = 10_000_000, 10_000, 1024
MAX_SEED = 2**63 - 1  # as in rooftree.core.chance, which would import NumPy
COMPILING_PAYS = 20  # deals


def add_arguments(parser: argparse.ArgumentParser) -> None:
    shared.add_game(parser)
    shared.add_cards(parser)
    parser.add_argument(
        "--bots", help="names, two or more (the six levels and those of the game); yours as module:Bot"
    )
    players = options.whole_number(1, 99)
    parser.add_argument("--players", type=players, help="how many sit at a table (as few as the game allows)")
    deals = options.whole_number(1, MAX_DEALS)
    parser.add_argument("--deals", type=deals, default=20, help="how many deals everyone plays (%(default)s)")
    seed = options.whole_number(0, MAX_SEED)
    parser.add_argument("--seed", type=seed, default=0, help="seed of the first deal; the others follow (%(default)s)")
    parser.add_argument("--file", type=Path, help="keep finished games here, and go on from there (.jsonl)")
    jobs = options.whole_number(1, MAX_JOBS)
    parser.add_argument("--jobs", type=jobs, default=1, help="processes that share the work (%(default)s)")
    samples = options.whole_number(1, MAX_SAMPLES)
    parser.add_argument("--samples", type=samples, default=200, help="how often deals are drawn anew (%(default)s)")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the ratings into this .svg file")
    options.add_options(parser)
    parser.add_argument("--json", action="store_true", help="print the ratings as JSON")


def run(args: argparse.Namespace) -> int:
    from rooftree import games
    from rooftree.lab.plot import plot

    args.game = shared.chosen_game(args)
    game = games.load(args.game, "checked")
    plan = _plan(game, args)
    began = time.perf_counter()
    with closing(_book(plan, game, args.file)) as book:
        decisions = _play(plan, game, book, args)
        seconds = time.perf_counter() - began
        rows = _ratings([each for each in book.games if _is_ours(each, plan)], game, args.samples)
    report = _report(plan, rows, decisions, seconds)
    if args.plot:
        args.plot.write_text(plot(_title(report), rows), encoding="utf-8")
    output.print_json(report) if args.json else _show(report)
    return 0


def _plan(game: "Game", args: argparse.Namespace) -> "Plan":
    from rooftree import bots
    from rooftree.lab.tournament import Plan

    _expect_choix()
    if args.seed + args.deals - 1 > MAX_SEED:
        raise CommandError(f"--seed {args.seed} and --deals {args.deals} lead beyond the last seed, {MAX_SEED}")
    names = [name.strip() for name in args.bots.split(",")] if args.bots else bots.offered(game.name)
    named = tuple(dict.fromkeys(named_bot(name, game.name) for name in names))
    if len(named) < 2:
        raise CommandError(f"a tournament wants two bots or more; there are {', '.join(bots.offered(game.name))}")
    players = args.players or game.min_players
    if not max(2, game.min_players) <= players <= game.max_players:
        fit = f"{game.min_players} to {game.max_players}"
        raise CommandError(f"{game.family()} is for {fit} players, not {players}; a tournament wants two at least")
    chosen = game.checked_options(options.chosen_options(game, args.option))
    return Plan(game.name, named, players, args.deals, args.seed, chosen)


def _expect_choix() -> None:
    """Before the games, not after."""
    from importlib.util import find_spec

    if find_spec("choix") is None:
        raise CommandError("ratings are computed with choix, which is not installed: pip install 'rooftree[ratings]'")


def _book(plan: "Plan", game: "Game", path: Path | None) -> "Book":
    from rooftree.lab.tournament import Book, OtherTournament

    try:
        return Book(path, plan, game.ruleset)
    except OtherTournament as error:
        raise CommandError(str(error)) from None


def _play(plan: "Plan", game: "Game", book: "Book", args: argparse.Namespace) -> int:
    """What is missing; how many decisions that took."""
    from rooftree.lab.tournament import chunks

    work = chunks(plan, game, book.done)
    if not work:
        return 0
    build = builds.load(plan.game, pays=plan.deals * len(plan.bots) > COMPILING_PAYS).kind.value
    steps = _played(plan._replace(build=build), work, book, args.jobs)
    return sum(output.followed(steps, sum(chunk.deals for chunk in work), "playing"))


def _played(plan: "Plan", work: "list[Chunk]", book: "Book", jobs: int) -> Iterator[int]:
    """The decisions of game after game; each is kept as soon as it is over."""
    from concurrent.futures.process import BrokenProcessPool

    from rooftree.lab.tournament import play

    try:
        with closing(play(plan, work, jobs)) as chunks:
            for finished in chunks:
                book.keep(finished)
                yield from (game.decisions for game in finished)
    except BrokenProcessPool:
        raise CommandError("a process ended in the middle of its games; is there enough memory?") from None


def _is_ours(finished: Any, plan: "Plan") -> bool:
    """A file may hold more than was asked for: other bots, other deals."""
    return {*finished.bots} <= {*plan.bots} and plan.seed <= finished.seed < plan.seed + plan.deals


def _ratings(finished: list[Any], game: "Game", samples: int) -> "list[Rating]":
    from rooftree.lab.ratings import NoRatings, ratings

    try:
        return ratings(finished, game.is_shared, samples)
    except NoRatings as error:
        raise CommandError(str(error)) from None


# What is printed


def _report(plan: "Plan", rows: "list[Rating]", decisions: int, seconds: float) -> dict[str, Any]:
    return {
        **shared.named(plan.game),
        "options": dict(plan.options),
        "players": plan.players,
        "deals": plan.deals,
        "seed": plan.seed,
        "ratings": [_row(row) for row in rows],
        "decisions": decisions,
        "seconds": seconds,
        "decisions_a_second": decisions / seconds,
    }


def _row(row: "Rating") -> dict[str, Any]:
    return {
        "bot": row.bot,
        "rating": round(row.rating, 1),
        "rating_95": [round(row.low, 1), round(row.high, 1)],
        "games": row.games,
        "won": round(row.won, 4),
        "mean_score": round(row.mean_score, 3),
    }


def _title(report: dict[str, Any]) -> str:
    deals = "1 deal" if report["deals"] == 1 else f"{output.grouped(report['deals'])} deals"
    return f"{shared.titled(report)}, {report['players']} players, {deals} from seed {report['seed']}"


def _show(report: dict[str, Any]) -> None:
    from rooftree.core.found import game_class

    is_shared = game_class(str(report["game"])).is_shared
    columns = ("bot", "rating", "95 %", "games", *([] if is_shared else ["won"]), "mean score")
    rows = [_cells(row, is_shared) for row in report["ratings"]]
    console = output.console()
    console.print(output.table(_title(report), columns, rows))
    if report["decisions"]:
        speed = output.grouped(round(report["decisions_a_second"]))
        console.print(f"{output.grouped(report['decisions'])} decisions, {report['seconds']:.1f} s, {speed} a second")


def _cells(row: dict[str, Any], is_shared: bool) -> list[object]:
    low, high = row["rating_95"]
    won = [] if is_shared else [f"{row['won']:.1%}"]
    interval = f"{low:.0f} to {high:.0f}"
    return [row["bot"], f"{row['rating']:.0f}", interval, row["games"], *won, f"{row['mean_score']:.1f}"]
