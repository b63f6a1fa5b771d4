"""`rooftree backup`: everything of a server in one file."""

import argparse
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rooftree.cli.errors import CommandError
from rooftree.cli.serve import add_database, chosen_database

SUMMARY = "keep everything of a server in one file, while it runs"
NEEDS = "table"
DESCRIPTION = """\
Write all tables, games and people of a server into one file, while the server goes on: all of it is of one moment.
The file is the same for SQLite and PostgreSQL; `rooftree restore` reads it. Whoever has it can be anybody on this
server, so keep it to yourself. A name that ends in .gz makes it much shorter."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description, parser.formatter_class = DESCRIPTION, argparse.RawDescriptionHelpFormatter
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to write: backup.jsonl or backup.jsonl.gz")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from rooftree.server.store.backup import back_up
    from rooftree.server.store.database import database_url

    rows = carried_out(lambda progress: back_up(database_url(chosen_database(args)), args.file, progress), "rows")
    print(f"{args.file}: {told(rows)}")
    return 0


def carried_out(work: Callable[[Any], Coroutine[Any, Any, Counter[str]]], what: str) -> Counter[str]:
    """What `backup` and `restore` have in common: somebody looks on, and what goes wrong is said in one line."""
    import asyncio

    from rooftree.server.store.backup import BackupError
    from rooftree.server.store.failures import DatabaseError

    async def follow() -> Counter[str]:
        with shown_progress(what) as progress:
            return await work(progress)

    try:
        return asyncio.run(follow())
    except (BackupError, DatabaseError, OSError) as error:
        raise CommandError(str(error)) from None


@contextmanager
def shown_progress(what: str) -> Iterator[Callable[[int], None]]:
    """A counter on standard error, if someone is looking there."""
    import sys

    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    parts = (SpinnerColumn(), TextColumn("{task.completed} {task.description}"), TimeElapsedColumn())
    with Progress(*parts, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=None)
        yield lambda count: progress.advance(task, count)


def told(rows: Counter[str]) -> str:
    return f"{rows['tables']} tables with {rows['events']} entries, {rows['records']} records, {rows['people']} people"
