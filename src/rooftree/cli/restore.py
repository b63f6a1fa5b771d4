"""`rooftree restore`: a backup into an empty database."""

import argparse
from pathlib import Path

from rooftree.cli.backup import carried_out, told
from rooftree.cli.serve import add_database, chosen_database

SUMMARY = "bring a backup into an empty database"
NEEDS = "table"
DESCRIPTION = """\
Read a file that `rooftree backup` has written into an empty database, SQLite or PostgreSQL, whichever it came from.
The file is checked before anything is written, and what was written is read back and compared before it counts. If
something is wrong, the database stays empty."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description, parser.formatter_class = DESCRIPTION, argparse.RawDescriptionHelpFormatter
    parser.add_argument("file", type=Path, metavar="FILE", help="a file of `rooftree backup`")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from rooftree.server.store.backup import restore
    from rooftree.server.store.database import database_url, shown

    database = chosen_database(args)
    rows = carried_out(lambda progress: restore(database_url(database), args.file, progress), "rows")
    print(f"{shown(database_url(database))}: {told(rows)}, held against {args.file} line by line")
    return 0
