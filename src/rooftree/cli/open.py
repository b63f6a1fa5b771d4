"""Open a table at a server; you are its host, and its link is the invitation.

  rooftree open dreamhome                                     at the server on this machine
  rooftree open california https://play.example.org --players 4 --public
  rooftree open homesweethome --option expert=true --seconds 120

Then everybody joins by the link, you too: rooftree join LINK --name Anna. Bots are seated there: bot 2 greedy.
"""

import argparse
from pathlib import Path
from typing import Any

from rooftree.cli import options, shared
from rooftree.cli.errors import CommandError

SUMMARY = "open a table at a server, and get its link"
NEEDS = "table"
HERE = "http://localhost:8000"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    shared.add_game(parser)
    parser.add_argument("server", nargs="?", default=HERE, metavar="SERVER", help="its address (%(default)s)")
    parser.add_argument("--players", type=options.whole_number(2, 5), default=2, help="how many seats (%(default)s)")
    options.add_options(parser)
    parser.add_argument("--public", action="store_true", help="show the table in the lobby; otherwise by link alone")
    parser.add_argument("--pace", choices=("live", "days"), default="live", help="at one sitting, or over days")
    parser.add_argument("--seconds", type=options.whole_number(10, 14 * 24 * 3600), help="the clock of a move")
    parser.add_argument("--token-file", type=Path, metavar="FILE", help="keep here who you are at this server")
    shared.add_language(parser)


def run(args: argparse.Namespace) -> int:
    import asyncio

    from rooftree import games
    from rooftree.cli.table.program import program

    game = games.load(args.game, "checked")
    settings = {
        "game": args.game,
        "players": args.players,
        "options": options.chosen_options(game, args.option),
        "language": args.lang,
        "is_public": args.public,
        "pace": args.pace,
        "seconds": args.seconds,
    }
    link = asyncio.run(_open(args, settings))
    print(link)
    print(f"Send it to the others. Sit down yourself with: {program()} join {link} --name NAME")
    return 0


async def _open(args: argparse.Namespace, settings: dict[str, Any]) -> str:
    from rooftree.cli.join import introduce
    from rooftree.cli.table.keyboard import harmless
    from rooftree.client import Client, Refused, Unreachable

    server = args.server if "://" in args.server else f"http://{args.server}"
    async with Client(server, lang=args.lang) as client:
        try:
            await introduce(client, args.token_file)
            return f"{client.server}/t/{await client.open_table(**settings)}"
        except Unreachable as error:
            raise CommandError(f"{error}. Is the address right, and the server running (rooftree serve)?") from None
        except Refused as refused:
            raise CommandError(harmless(str(refused))) from None
