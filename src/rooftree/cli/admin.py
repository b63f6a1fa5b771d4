"""`rooftree admin`: what an operator does to tables and people."""

import argparse
import os
import sys
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from rooftree.cli.errors import CommandError
from rooftree.cli.serve import add_database, chosen_database

if TYPE_CHECKING:
    from rooftree.server.store.office import Found, Office

SUMMARY = "look after a server: tables and people, closed, silenced, erased or expired"
NEEDS = "table"
DESCRIPTION = """\
Look after the tables and people of a server, while it runs or not. It works on the database, so whoever may read that
may do this, and nobody else. Servers that run notice within a second or two. Every deed stands in the journal.

  rooftree admin tables --status playing     which tables there are
  rooftree admin close k3fv7m2qpx            nobody plays there any more; it can be looked at
  rooftree admin delete k3fv7m2qpx           as if it had never been, record included
  rooftree admin people Anna                 who is called Anna, or has an id that begins so
  rooftree admin mute ID                     may write in no chat; --undo lets them again
  rooftree admin ban ID                      may play at no table; bots finish their games; --undo
  rooftree admin erase ID                    everything of theirs; games of others stay, without their name
  rooftree admin expire --tables 90 --guests 365
  rooftree admin journal                     what operators have done"""
STATUS = ("waiting", "playing", "over", "closed")
Deed = Callable[["Office", argparse.Namespace], Awaitable[int]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description, parser.formatter_class = DESCRIPTION, argparse.RawDescriptionHelpFormatter
    deeds = parser.add_subparsers(dest="deed", required=True, metavar="DEED")
    tables = _deed(deeds, "tables", _tables, "list tables, the latest first")
    tables.add_argument("--status", choices=STATUS)
    tables.add_argument("--game")
    tables.add_argument("--idle", type=_days, default=0.0, metavar="DAYS", help="at which nothing happened so long")
    tables.add_argument("--json", action="store_true", help="for programs")
    _deed(deeds, "close", _close, "end a table").add_argument("table", nargs="+")
    delete = _deed(deeds, "delete", _delete, "delete tables with their records")
    delete.add_argument("table", nargs="+")
    _sure(delete)
    people = _deed(deeds, "people", _people, "find people by nickname or id")
    people.add_argument("name")
    people.add_argument("--json", action="store_true", help="for programs")
    for name, text in (("mute", "silence somebody in every chat"), ("ban", "let somebody play no more")):
        deed = _deed(deeds, name, _mark, text)
        deed.add_argument("person", help="an id, its beginning, or a nickname that one person has")
        deed.add_argument("--undo", action="store_true")
    erase = _deed(deeds, "erase", _erase, "erase everything of somebody")
    erase.add_argument("person", help="an id, its beginning, or a nickname that one person has")
    _sure(erase)
    expire = _deed(deeds, "expire", _expire, "delete what is old")
    expire.add_argument("--tables", type=_days, metavar="DAYS", help="over or never begun, and idle for so long")
    expire.add_argument("--guests", type=_days, metavar="DAYS", help="whom nobody has seen for so long")
    _deed(deeds, "journal", _journal, "what operators have done, the latest last")


def _deed(deeds: Any, name: str, deed: Deed, text: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = deeds.add_parser(name, help=text, description=text.capitalize() + ".")
    parser.set_defaults(do=deed)
    add_database(parser)
    return parser


def _sure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--yes", action="store_true", help="do not ask: there is no way back")


def _days(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        days = -1.0
    if not 0 <= days < 100_000:
        raise argparse.ArgumentTypeError(f"expected a number of days, not {text!r}")
    return days


def run(args: argparse.Namespace) -> int:
    import asyncio

    from rooftree.server.store.failures import DatabaseError, NotWritten, OutOfReach
    from rooftree.server.store.office import NotFound

    try:
        return asyncio.run(_run(args))
    except (DatabaseError, NotFound, NotWritten, OutOfReach, RuntimeError) as error:
        raise CommandError(str(error)) from None


async def _run(args: argparse.Namespace) -> int:
    from rooftree.server.store.database import database_url, is_there, opened, prepare, shown
    from rooftree.server.store.office import Office

    url = database_url(chosen_database(args))
    if not is_there(url):
        raise CommandError(f"there is no database {shown(url)}; say which with --database")
    await prepare(url)
    async with opened(url) as engine:
        return int(await args.do(Office(engine, _operator()), args))


def _operator() -> str:
    """Who does this, as the machine knows them."""
    import getpass

    try:
        return getpass.getuser()[:60]
    except (KeyError, OSError):
        return str(os.getuid()) if hasattr(os, "getuid") else "operator"


# Deeds


async def _tables(office: "Office", args: argparse.Namespace) -> int:
    from rooftree.cli.output import console, print_json, table

    rows = await office.tables(args.status, args.game, args.idle)
    if args.json:
        print_json([{name: value for name, value in row.items() if name != "brief"} for row in rows])
    elif not rows:
        print("There is no such table.")
    else:
        told = [(row["id"], row["game"], row["status"], row["host_name"], _when(row["changed_at"])) for row in rows]
        console().print(table(f"{len(rows)} tables", ("table", "game", "status", "host", "last change"), told, 5))
    return 0


async def _close(office: "Office", args: argparse.Namespace) -> int:
    for name in args.table:
        await office.close_table(name)
        print(f"{name} is closed.")
    return 0


async def _delete(office: "Office", args: argparse.Namespace) -> int:
    _expect_sure(args, f"Delete {', '.join(args.table)} for good?")
    await office.delete_tables(args.table)
    print(f"{', '.join(args.table)}: deleted.")
    return 0


async def _people(office: "Office", args: argparse.Namespace) -> int:
    from rooftree.cli.output import console, print_json, table

    found = await office.find(args.name)
    if args.json:
        print_json([vars(each) for each in found])
    elif not found:
        print(f'Nobody is called "{args.name}", and no id begins like this.')
    else:
        columns = ("id", "names", "standing", "since", "tables")
        console().print(table(f"{len(found)} found", columns, map(_row, found), 4))
    return 0


def _row(found: "Found") -> tuple[object, ...]:
    marks = [name for name, at in (("muted", found.muted_at), ("banned", found.banned_at)) if at]
    return found.person, ", ".join(found.names), ", ".join(marks) or "–", _when(found.made_at), len(found.tables)


async def _mark(office: "Office", args: argparse.Namespace) -> int:
    found = await office.person(args.person)
    if args.deed == "mute":
        await office.mute(found.person, not args.undo)
    else:
        await office.ban(found.person, not args.undo)
    print(f"{_called(found)}: {args.deed}{' undone' if args.undo else ''}.")
    return 0


async def _erase(office: "Office", args: argparse.Namespace) -> int:
    from rooftree.server.store.erasing import erase

    found = await office.person(args.person)
    _expect_sure(args, f"Erase {_called(found)}, who sat at {len(found.tables)} tables, for good?")
    searched = await erase(office, found.person)
    print(f"Erased. Searched for what is left: nothing in {sum(searched.values())} rows of {len(searched)} tables.")
    print("Backups that were made before still know this person.")
    return 0


async def _expire(office: "Office", args: argparse.Namespace) -> int:
    if args.tables is None and args.guests is None:
        raise CommandError("say what is to go: --tables DAYS, --guests DAYS or both")
    gone = await office.expire(args.tables, args.guests)
    print(f"Deleted: tables {len(gone.tables)}, guests {gone.people}.")
    return 0


async def _journal(office: "Office", args: argparse.Namespace) -> int:
    for row in reversed(await office.journal()):
        print(f"{_when(row['at'])}  {row['who']}  {row['what']}  {row['about']}")
    return 0


def _called(found: "Found") -> str:
    return f"{found.person[:8]} ({', '.join(found.names) or 'sat nowhere'})"


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def _expect_sure(args: argparse.Namespace, question: str) -> None:
    if args.yes:
        return
    if not sys.stdin.isatty():
        raise CommandError("there is no way back: say --yes")
    if input(f"{question} Type yes: ").strip().lower() != "yes":
        raise CommandError("nothing was done")
