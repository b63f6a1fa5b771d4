"""`rooftree serve`: the table server."""

import argparse
import os

from rooftree.cli.errors import CommandError

SUMMARY = "open a place to play, for people and bots, here or elsewhere"
DESCRIPTION = """\
Open a place to play: one process and one SQLite file unless you say otherwise.

With PostgreSQL, any number of processes serve the same tables:
  rooftree serve --database postgresql://user:password@host/name --workers 4"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description, parser.formatter_class = DESCRIPTION, argparse.RawDescriptionHelpFormatter
    parser.add_argument("--database", default="rooftree.db", help="a file, or postgresql://… (%(default)s)")
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets others in your network come (%(default)s)")
    parser.add_argument("--port", type=int, default=8000, help="(%(default)s)")
    parser.add_argument("--address", help="where people reach it, for links: https://play.example.org")
    parser.add_argument("--workers", type=int, default=1, help="processes; more than one needs PostgreSQL")


def run(args: argparse.Namespace) -> int:
    import uvicorn

    if args.workers > 1 and "://" not in args.database:
        raise CommandError("several workers need PostgreSQL: --database postgresql://…")
    os.environ |= {
        "ROOFTREE_DATABASE": args.database,
        "ROOFTREE_HOST": args.host,
        "ROOFTREE_PORT": str(args.port),
        "ROOFTREE_ADDRESS": args.address or "",
    }
    shown = args.address or f"http://{'localhost' if args.host in ('127.0.0.1', '0.0.0.0') else args.host}:{args.port}"
    print(f"Rooftree is open at {shown}  (Ctrl-C closes it; games are kept in {_place(args.database)})", flush=True)
    uvicorn.run(
        "rooftree.server.app:create_app",
        factory=True,
        host=args.host,
        port=args.port,
        workers=args.workers,
        log_level="warning",
        ws_max_size=65_536,
        timeout_graceful_shutdown=5,
    )
    return 0


def _place(database: str) -> str:
    """The database without its password."""
    from rooftree.server.store.database import database_url

    return database_url(database).render_as_string(hide_password=True) if "://" in database else database
