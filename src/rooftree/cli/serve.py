"""`rooftree serve`: the table server."""

import argparse
import gc
import os
import signal
import socket
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

from rooftree.cli.errors import CommandError
from rooftree.cli.options import whole_number

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

SUMMARY = "open a place to play, for people and bots, here or elsewhere"
DESCRIPTION = """\
Open a place to play: one process and one SQLite file unless you say otherwise.

With PostgreSQL, any number of processes serve the same tables:
  rooftree serve --database postgresql://user:password@host/name --workers 4"""
MOST_WORKERS = 64
PING, PONG = 3.0, 6.0  # seconds between two looks at a line, and for its answer: then somebody is away
FIRST_ANSWER = 60.0  # seconds in which a server should have begun to listen
HERE = {"127.0.0.1": "localhost", "0.0.0.0": "localhost", "::": "localhost", "::1": "localhost"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description, parser.formatter_class = DESCRIPTION, argparse.RawDescriptionHelpFormatter
    add_database(parser)
    add_key_file(parser)
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets others in your network come (%(default)s)")
    parser.add_argument("--port", type=whole_number(1, 65_535), default=8000, help="(%(default)s)")
    parser.add_argument("--address", help="where people reach it, for links: https://play.example.org")
    parser.add_argument(
        "--workers", type=whole_number(1, MOST_WORKERS), default=1, help="processes; more than one needs PostgreSQL"
    )
    parser.add_argument(
        "--logs",
        choices=("auto", "words", "json"),
        default=os.environ.get("ROOFTREE_LOGS", "auto"),
        help="what goes wrong in words, or everything as JSON; auto is words on a terminal (%(default)s)",
    )
    parser.add_argument("--open", action="store_true", help="show it in the browser as soon as it listens")


def add_database(parser: argparse.ArgumentParser) -> None:
    text = "a file, or postgresql://… ($ROOFTREE_DATABASE, else rooftree.db)"
    parser.add_argument("--database", help=text)


def chosen_database(args: argparse.Namespace) -> str:
    return str(args.database or os.environ.get("ROOFTREE_DATABASE") or "rooftree.db")


def add_key_file(parser: argparse.ArgumentParser) -> None:
    text = "where the key lies that signs people's tokens, if not in the database ($ROOFTREE_KEY_FILE)"
    parser.add_argument("--key-file", type=Path, metavar="FILE", help=text)


def chosen_key_file(args: argparse.Namespace) -> Path | None:
    named = args.key_file or os.environ.get("ROOFTREE_KEY_FILE")
    return Path(named).absolute() if named else None


def run(args: argparse.Namespace) -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # before the server listens to signals, and after
    gc.disable()  # until everything is imported: a fifth of the time to the first request
    database, key_file = chosen_database(args), chosen_key_file(args)
    shown = _prepared(database, key_file, args.workers)
    os.environ |= {
        "ROOFTREE_DATABASE": database,
        "ROOFTREE_KEY_FILE": str(key_file or ""),
        "ROOFTREE_HOST": args.host,
        "ROOFTREE_PORT": str(args.port),
        "ROOFTREE_ADDRESS": args.address or "",
        "ROOFTREE_LOGS": args.logs,
    }
    door = _opened(args.host, args.port)
    place = args.address or f"http://{HERE.get(args.host, args.host)}:{args.port}"
    print(f"Rooftree is open at {place}  (Ctrl-C closes it; games are kept in {shown})", flush=True)
    if not args.address:
        print(_for_others(args.host, args.port), flush=True)
    if args.open:
        threading.Thread(target=_show, args=(place, door.getsockname()), daemon=True).start()
    return _serve(args, door)


def _for_others(host: str, port: int) -> str:
    from rooftree.server.network import EVERYWHERE, address_in_network

    if host not in EVERYWHERE:
        return "Only this machine can come in; --host 0.0.0.0 lets in the phones and computers of your network."
    nearby = address_in_network()
    return f"In your network: http://{nearby}:{port}" if nearby else "This machine is in no network."


def _show(place: str, address: tuple[str, int]) -> None:
    """Open the browser once somebody would answer it: until then, a port that is only taken refuses everyone."""
    import webbrowser

    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(address[0], address[0])
    until = time.monotonic() + FIRST_ANSWER
    while time.monotonic() < until:
        try:
            socket.create_connection((host, address[1]), timeout=1.0).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(place)
            return


def _prepared(database: str, key_file: Path | None, workers: int) -> str:
    """The database, ready and as it may be printed."""
    import asyncio

    from rooftree.server.store.database import claimed, database_url, is_shared, shown
    from rooftree.server.store.errors import DatabaseError
    from rooftree.server.store.files import is_for_anybody, tighten

    try:
        url = database_url(database)
        if workers > 1 and not is_shared(url):
            raise CommandError("several workers need PostgreSQL: --database postgresql://…")
        with claimed(url):
            _say(None if is_shared(url) else tighten(url.database))
            asyncio.run(_prepare(url, key_file))
    except DatabaseError as error:
        raise CommandError(str(error)) from None
    if key_file is not None and is_for_anybody(key_file):
        _say(f"everybody on this machine may read {key_file}, and with it be anybody; chmod 600 would do")
    return shown(url)


async def _prepare(url: "URL", key_file: Path | None) -> None:
    from rooftree.server.keys import in_register, prepare_keys
    from rooftree.server.store.database import prepare

    await prepare(url)
    await in_register(url, lambda register: prepare_keys(register, key_file))


def _say(warning: str | None) -> None:
    if warning is not None:
        print(f"rooftree serve: {warning}", file=sys.stderr, flush=True)


def _opened(host: str, port: int) -> socket.socket:
    """The port, before anything else is begun."""
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except OSError as error:
        door.close()
        raise CommandError(f"nobody can come in at {host}, port {port}: {error.strerror or error}") from None
    door.set_inheritable(True)
    return door


def _serve(args: argparse.Namespace, door: socket.socket) -> int:
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    config = uvicorn.Config(
        "rooftree.server.app:create_app",
        factory=True,
        host=args.host,
        port=args.port,
        workers=args.workers,
        log_level="warning",
        http="rooftree.server.guard:GuardedProtocol",
        server_header=False,
        ws_max_size=65_536,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        timeout_graceful_shutdown=5,
    )
    if args.workers > 1:
        Multiprocess(config, sockets=[door]).run()
        return 0
    server = uvicorn.Server(config)
    server.run(sockets=[door])
    return 0 if server.started else 1
