"""A finished game once more, with the coach: what each decision gave away, and what would have been better.

Every decision is judged by what its player could know then: whole games are played on after each move, in worlds that
this player could not tell apart. The same record and the same playouts give the same review (docs/coach.md).

  rooftree review game.jsonl                     the first game of the file
  rooftree review game.jsonl --game 3 --lang fr
  rooftree review game.jsonl --playouts 400      slower, and surer
  rooftree review game.jsonl --gentle            nothing is called a mistake
"""

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from rooftree.cli import builds, options, output, reviewed, shared
from rooftree.cli.errors import CommandError

if TYPE_CHECKING:
    from rooftree.coach.asking import Coach
    from rooftree.coach.judging import Judged
    from rooftree.coach.review import Task
    from rooftree.core.houserules import HouseRules
    from rooftree.core.records import Record

SUMMARY = "a finished game judged, move by move"
USUAL, MOST = 240, 5000  # playouts a decision


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="records, one a line")
    parser.add_argument(
        "--game",
        type=options.whole_number(1, 10**12),
        default=1,
        metavar="N",
        help="which record: its line in the file",
    )
    parser.add_argument(
        "--playouts", type=options.whole_number(10, MOST), default=USUAL, metavar="N", help="a decision (%(default)s)"
    )
    parser.add_argument("--gentle", action="store_true", help="call nothing a mistake")
    shared.add_language(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    from rooftree.core.records import RecordError

    try:
        return _review(args)
    except RecordError as error:
        print(f"{args.file}: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise CommandError(f"cannot read {args.file}: {error.strerror}") from None


def _review(args: argparse.Namespace) -> int:
    from rooftree.coach.review import review

    record = _record(args)
    game = builds.load(record.played, pays=True)
    with _processes(record.played) as pool:
        judge = partial(_judged, pool, record.played, args.playouts)
        found = review(game, record, args.playouts, judge=judge)
    game = game.under(record.ruleset)
    if args.json:
        output.print_json(
            {"file": str(args.file), "playouts": args.playouts, **reviewed.report(game, found, args.lang)}
        )
    else:
        reviewed.show(game, found, args.lang, args.gentle)
    return 0


def _record(args: argparse.Namespace) -> "Record":
    """The record that is asked for, played through the rules once before anything is thought about."""
    from rooftree import games
    from rooftree.coach.review import why_not
    from rooftree.core.records import RecordError, read
    from rooftree.core.replay import final_state, game_of

    with _or_else("--game N reviews another record of the file"):
        found = next(read(args.file, args.game), None)
    if found is None:
        raise CommandError(f"{args.file} has no record {args.game}")
    number, record = found
    with _or_else("pip installs others"):
        game = games.load(game_of(record, number), "checked")
    if problem := why_not(game, record):
        raise RecordError(problem, number)
    is_known = record.ruleset in game.rulesets()
    with _or_else("rooftree replay shows it as far as it goes" if is_known else "a newer Rooftree may know more"):
        final_state(game, record, number, shared.in_english(game))
    return record


@contextmanager
def _or_else(hint: str) -> "Iterator[None]":
    """What is wrong with a record is told with what is possible instead."""
    from rooftree.core.records import RecordError

    try:
        yield
    except RecordError as error:
        raise RecordError(f"{error.text} ({hint})", error.record, error.move, error.notation) from None


# In processes of their own, as many as there are processors


def _processes(game: str) -> ProcessPoolExecutor:
    from rooftree.core.houserules import introduced

    count, known = max(1, os.cpu_count() or 1), (game, introduced())
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_begin, initargs=known)


def _begin(game: str, known: "tuple[HouseRules, ...]") -> None:
    from rooftree.core.houserules import introduce

    introduce(*known)
    _coach_here(game)


def _judged(pool: ProcessPoolExecutor, game: str, playouts: int, tasks: "Sequence[Task]") -> "Iterator[Judged]":
    """Each decision, in their order, with a line that tells how far it is."""
    found: Iterable[Judged] = pool.map(partial(_judge_here, game, playouts), tasks)
    return output.followed(found, len(tasks), "thinking")


def _judge_here(game: str, playouts: int, task: "Task") -> "Judged":
    from rooftree.coach.judging import judged

    return judged(_coach_here(game), task.before, task.action, playouts, seed=0)


@cache
def _coach_here(game: str) -> "Coach":
    from rooftree import games
    from rooftree.coach.asking import Coach

    return Coach(games.load(game, "compiled"))
