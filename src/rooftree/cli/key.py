"""`rooftree key rotate`: another key for people's tokens."""

import argparse

from rooftree.cli.errors import CommandError
from rooftree.cli.serve import add_database, add_key_file, chosen_database, chosen_key_file

SUMMARY = "rotate the key that signs people's tokens, while the server runs"
NEEDS = "table"
DESCRIPTION = """\
Make a new key for the tokens by which a server knows people. Servers that run take it up within seconds.

Nobody notices: tokens of the key before are accepted until the next rotation, and replaced when their owners come.
If the key has leaked, say --revoke: all tokens are void at once, and people come back by their phrases, if they have
one."""
QUIETLY = "A new key signs from now on. The one before is accepted until the next rotation."
LOUDLY = "A new key signs from now on. All tokens of before are void: people come back by their phrases."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description, parser.formatter_class = DESCRIPTION, argparse.RawDescriptionHelpFormatter
    parser.add_argument("what", choices=("rotate",), help="what to do with it")
    add_database(parser)
    add_key_file(parser)
    parser.add_argument("--revoke", action="store_true", help="accept the key before no longer: it has leaked")


def run(args: argparse.Namespace) -> int:
    import asyncio

    from rooftree.server.keys import in_register, rotate
    from rooftree.server.store.database import database_url, is_there, shown
    from rooftree.server.store.failures import DatabaseError

    try:
        url, file = database_url(chosen_database(args)), chosen_key_file(args)
        if not is_there(url):
            raise CommandError(f"there is no database {shown(url)}")
        asyncio.run(in_register(url, lambda register: rotate(register, file, args.revoke)))
    except DatabaseError as error:
        raise CommandError(str(error)) from None
    print(LOUDLY if args.revoke else QUIETLY)
    return 0
