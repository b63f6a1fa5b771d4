"""Play at a table of a table server, in the terminal: the link is all you need.

  rooftree join http://localhost:8000/t/abcdefghjk --name Anna       sit down on a free seat, and play
  rooftree join http://localhost:8000/t/abcdefghjk --watch           look on
  rooftree join http://localhost:8000/t/abcdefghjk                   come back to your seat, today or tomorrow

Everything that you can type at `rooftree play` you can type here, and besides: say hello, confirm, undo, again.
When the line breaks, it is taken up again by itself. Who you are is kept in your folder for settings, or in the
file that you name with --token-file.
"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from rooftree.cli import options, shared
from rooftree.cli.errors import CommandError

if TYPE_CHECKING:
    from rooftree.cli.joined.links import Link
    from rooftree.cli.joined.session import Session
    from rooftree.client import Client, TableCopy

SUMMARY = "play or watch at a table of a server, by its link"
NEEDS = "table"
MOST_SEATS = 9
INTERRUPTED = 130
PATIENCE = 20.0  # seconds for the line to be opened


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("link", metavar="LINK", help="the link to the table, as you were sent it")
    parser.add_argument("--name", help="your nickname: with it you sit down at once")
    parser.add_argument("--seat", type=options.whole_number(1, MOST_SEATS), help="which seat (the first free one)")
    parser.add_argument("--watch", action="store_true", help="only look on")
    parser.add_argument("--token-file", type=Path, metavar="FILE", help="keep here who you are at this server")
    shared.add_language(parser)
    parser.add_argument(
        "--confirm",
        action=argparse.BooleanOptionalAction,
        help="your turns wait to be closed, or stand at once (they wait where other people play)",
    )
    parser.add_argument("--ascii", action="store_true", help="draw with ASCII characters only")


def run(args: argparse.Namespace) -> int:
    from rooftree.cli.joined.conversation import Background, converse
    from rooftree.cli.joined.links import parse_link
    from rooftree.client import OtherProtocol

    if args.seat and not args.name:
        raise CommandError("--seat needs a name: --seat 2 --name Anna")
    if args.watch and args.name:
        raise CommandError("--watch is for looking on, --name for playing; choose one of them")
    link = parse_link(args.link)
    with Background() as background:
        session = background.call(_opened(link, args))
        try:
            background.call(session.begin())
            converse(session, session.desk.keyboard, background)
        except KeyboardInterrupt:
            session.desk.console.print()
            return INTERRUPTED
        except OtherProtocol as error:
            raise CommandError(str(error)) from None
        finally:
            background.call(_closed(session, args))
    return 0


async def _opened(link: "Link", args: argparse.Namespace) -> "Session":
    """Everything that a session needs."""
    from rooftree.cli.joined.desk import JoinedDesk
    from rooftree.cli.joined.keys import LiveKeyboard
    from rooftree.cli.joined.seats import Wish
    from rooftree.cli.joined.session import Session
    from rooftree.cli.table.screen import screen
    from rooftree.client import Client

    client = Client(link.server, lang=args.lang)
    try:
        copy = await _found(client, link, args)
    except BaseException:
        await client.close()
        raise
    console = screen(args.ascii)
    desk = JoinedDesk(copy, args.lang, console, LiveKeyboard(console))
    seat = None if args.seat is None else args.seat - 1
    return Session(client, desk, link, Wish(args.name, seat, args.watch, args.confirm))


async def _found(client: "Client", link: "Link", args: argparse.Namespace) -> "TableCopy":
    """The table; `CommandError` if there is no such server, no such table or no way to talk to it."""
    import asyncio

    from rooftree.cli.table.keyboard import harmless
    from rooftree.client import OtherProtocol, Refused, Unreachable

    try:
        await client.get(f"/api/tables/{link.table}")
        if not args.watch:
            await introduce(client, args.token_file)
        return await asyncio.wait_for(client.watch(link.table), PATIENCE)
    except Unreachable as error:
        raise CommandError(f"{error}. Is the link right, and the server running?") from None
    except TimeoutError:
        raise CommandError(f"{link.server} answers, but no WebSocket can be opened to {link.server}/socket") from None
    except OtherProtocol as error:
        raise CommandError(str(error)) from None
    except Refused as refused:
        raise CommandError(f"{link}: {harmless(str(refused))}") from None


async def introduce(client: "Client", file: Path | None) -> None:
    """Be who we were here before, or somebody new; and remember it."""
    import sys

    from rooftree.cli.joined.tokens import Tokens

    tokens = Tokens(file)
    client.token = tokens.read(client.server)
    token = await client.become_guest()
    try:
        tokens.keep(client.server, token)
    except OSError as error:
        print(f"rooftree join: your seat cannot be kept for tomorrow: {error}", file=sys.stderr)


async def _closed(session: "Session", args: argparse.Namespace) -> None:
    """Leave the line, not the seat; tell how to come back to a game that goes on."""
    import shlex

    from rooftree.cli.table.program import program

    await session.end()
    await session.client.close()
    if session.desk.copy.my_seats and not session.desk.copy.is_over:
        file = f" --token-file {shlex.quote(str(args.token_file))}" if args.token_file else ""
        session.desk.say("join-kept")
        session.desk.command(f"{program()} join {session.link}{file}")
    session.desk.say("quit-bye")
