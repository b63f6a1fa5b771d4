"""The command line, thin: each command is one module with `SUMMARY`, `add_arguments` and `run`,
and `NEEDS` if the base install does not suffice.

Only argparse is imported here, so that `rooftree --help` answers at once; a command imports what it needs in `run`.
"""

import argparse
import io
import os
import sys
from importlib import import_module

import rooftree
from rooftree.cli.errors import CommandError
from rooftree.core.needs import NotInstalled, need

COMMANDS = (
    "play",
    "serve",
    "open",
    "join",
    "backup",
    "restore",
    "key",
    "admin",
    "simulate",
    "tournament",
    "replay",
    "review",
    "puzzles",
    "score",
    "components",
    "print",
    "rules",
    "games",
    "perft",
    "bench",
)

MODULES = {"print": "printing"}  # a module `print` would be what this one prints with

DESCRIPTION = """\
House-building board games on one fast rules engine.

  rooftree play dreamhome               play in the terminal, with friends or bots
  rooftree serve                        open a place to play, for people and bots, here or elsewhere
  rooftree open california              a table at that place, and its link
  rooftree join LINK --name Anna        play or watch at a table of a server
  rooftree admin tables                 look after the tables and people of a server
  rooftree rules california --lang fr   the rules in our own words
  rooftree score house.toml             the score pad for the box on your table
  rooftree print dreamhome              a whole game on paper, score pads, player aids
  rooftree simulate dreamhome           thousands of games between bots
  rooftree tournament california        how strong each bot is, as a rating
  rooftree review game.jsonl            a finished game judged, and what would have been better
  rooftree puzzles california           positions with one good move, from games of bots
  rooftree bench dreamhome              how fast the rules run here

Every command explains itself: rooftree COMMAND --help"""


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit status is 0, 1 for a check that failed, 2 for a request that makes no sense."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without é shows a question mark, not a traceback
    args = parser().parse_args(argv)
    if args.command is None:  # just `rooftree`: what can I do?
        parser().print_help()
        return 0
    try:
        if args.needs:
            need(args.needs, f"rooftree {args.command}")
        status = int(args.run(args))
        sys.stdout.flush()
    except NotInstalled as error:
        print(error, file=sys.stderr)
        return 2
    except CommandError as error:
        print(f"rooftree {args.command}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _let_go_of_stdout()  # the reader went away: `rooftree … | head`
        return 0
    except OSError as error:
        _let_go_of_stdout()
        print(f"rooftree {args.command}: {error}", file=sys.stderr)
        return 1
    return status


def _let_go_of_stdout() -> None:
    """Python flushes standard output once more at the end, and must not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="rooftree", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    top.add_argument("--version", action="version", version=f"rooftree {rooftree.__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    for name in COMMANDS:
        module = import_module(f"rooftree.cli.{MODULES.get(name, name)}")
        command = commands.add_parser(
            name,
            help=module.SUMMARY,
            description=module.__doc__,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add_arguments(command)
        command.set_defaults(run=module.run, needs=getattr(module, "NEEDS", None))
    return top
