"""Watch recorded games again, or check that every move and every point in them is true.

Records come from rooftree simulate --records and from games saved in rooftree play. A record holds the deal and
the moves; --check plays all of them through the rules and compares scores, winners and lines. A record from a table
server holds the seal of its deal too: both ways tell whether the cards are those that were under seal.

  rooftree replay out.jsonl                  watch the first game; Enter leads to the next round or day
  rooftree replay out.jsonl --game 3 --all   the third game at once
  rooftree replay out.jsonl --check          verify every record: exit status 0, or 1 at the first fault
  rooftree replay save.json --json --lang fr
"""

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rooftree.cli import builds, dealt, options, output, shared, watching
from rooftree.cli.errors import CommandError

if TYPE_CHECKING:
    from rooftree.core.game import Game
    from rooftree.core.replay import Record, RecordError

SUMMARY = "watch or check recorded games"
COMPILING_PAYS = 50  # records
MAX_RECORDS = 10**12


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="records, one a line")
    number = options.whole_number(1, MAX_RECORDS)
    parser.add_argument("--game", type=number, metavar="N", help="which record: its line in the file")
    parser.add_argument("--check", action="store_true", help="verify the records instead of showing one")
    parser.add_argument("--all", action="store_true", help="do not wait between rounds or days")
    shared.add_language(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    from rooftree.core.replay import RecordError

    try:
        return _check(args) if args.check else _watch(args)
    except RecordError as error:
        return _fault(args, error)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise CommandError(f"cannot read {args.file}: {error.strerror}") from None


def _fault(args: argparse.Namespace, error: "RecordError") -> int:
    """What is wrong with the file, for people and for programs."""
    if args.json:
        fault = {"record": error.record, "move": error.move, "notation": error.notation or None, "text": error.text}
        output.print_json({"file": str(args.file), "good": False, **fault})
    print(f"{args.file}: {error}", file=sys.stderr)
    return 1


def _records(args: argparse.Namespace) -> "Iterator[tuple[int, Record]]":
    """The records that are asked for; a file without any is a fault."""
    from rooftree.core.replay import RecordError, read

    found = 0
    for found, record in read(args.file, args.game):
        yield found, record
    if not found and args.game:
        raise CommandError(f"{args.file} has no record {args.game}; it has {_num_lines(args.file)} lines")
    if not found:
        raise RecordError("there is none, the file is empty")


def _num_lines(path: Path) -> int:
    """About how many records there are; a `.json` file is one, on however many lines."""
    if path.suffix == ".json":
        return 1
    with path.open("rb") as file:
        return sum(chunk.count(b"\n") for chunk in iter(lambda: file.read(1 << 20), b""))


@cache
def _game(name: str, pays: bool) -> "Game":
    return builds.load(name, pays)


def _game_of(record: "Record", number: int, pays: bool) -> "Game":
    from rooftree.core.replay import game_of

    return _game(game_of(record, number), pays)


# Checking


def _check(args: argparse.Namespace) -> int:
    from rooftree.core.replay import RecordError, final_state

    total = 1 if args.game else _num_lines(args.file)
    records = moves = saves = fair = 0
    for number, record in output.followed(_records(args), total, "checking"):
        game = _game_of(record, number, pays=total > COMPILING_PAYS)
        final_state(game, record, number, shared.in_english(game))
        found = dealt.verdict(game.under(record.ruleset), record)
        if found == dealt.BROKEN:
            raise RecordError("the deal is not the one that was under its seal", number)
        fair += found == dealt.FAIR
        records, moves, saves = records + 1, moves + len(record.moves), saves + (record.result is None)
    if args.json:
        counts = {"records": records, "moves": moves, "without_result": saves, "fair_deals": fair}
        output.print_json({"file": str(args.file), "good": True, **counts})
    else:
        print(_all_good(records, moves, saves, fair))
    return 0


def _all_good(records: int, moves: int, saves: int, fair: int) -> str:
    kinds = f", {saves} without a result" if saves else ""
    number = f"{output.grouped(records)} record{'s' if records > 1 else ''}{kinds}"
    deals = f"; {output.grouped(fair)} fair deal{'s' if fair > 1 else ''} under seal" if fair else ""
    return f"{number}, {output.grouped(moves)} moves: all good{deals}"


# Watching


def _watch(args: argparse.Namespace) -> int:
    from rooftree.core.replay import replay
    from rooftree.texts import Speaker

    number, record = next(_records(args))
    game = _game_of(record, number, pays=False)
    speaker = Speaker(args.lang, game.name)
    whole = replay(game, record, number, shared.in_english(game))
    if args.json:
        output.print_json(watching.report(whole, speaker))
    else:
        watching.Watching(whole, speaker, waits=not args.all and sys.stdin.isatty() and sys.stdout.isatty()).show()
    return 0
