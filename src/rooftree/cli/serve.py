"""`rooftree serve`: the table server."""

import argparse
import contextlib
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
NEEDS = "table"
DESCRIPTION = """\
Open a place to play: one process and one SQLite file unless you say otherwise.

With PostgreSQL, any number of processes serve the same tables:
  rooftree serve --database postgresql://user:password@host/name --workers 4"""
MOST_WORKERS = 64
MOST_FILES = 65_536  # open at once: one a connection
A_TURN = 0.001  # seconds that the event loop works on while the thread that writes waits for Python's lock
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
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy, or a network of them (10.0.0.0/8), that is believed for whom it speaks (X-Forwarded-For); once "
        "for each; none unless named ($ROOFTREE_PROXIES)",
    )
    parser.add_argument(
        "--notices-to",
        action="append",
        default=[],
        metavar="NETWORK",
        help="a private network in which people may be told of their turn, such as 10.0.0.0/8; otherwise the server "
        "calls addresses on the internet only ($ROOFTREE_NOTICES_TO)",
    )
    parser.add_argument(
        "--ops",
        default=os.environ.get("ROOFTREE_OPS"),
        metavar="PLACE",
        help="figures and health only there: HOST:PORT, a PORT of this machine, or the path of a socket",
    )
    parser.add_argument(
        "--workers", type=whole_number(1, MOST_WORKERS), default=1, help="processes; more than one needs PostgreSQL"
    )
    parser.add_argument(
        "--logs",
        choices=("auto", "words", "json"),
        default=os.environ.get("ROOFTREE_LOGS", "auto"),
        help="what goes wrong in words, or everything as JSON; auto is words on a terminal (%(default)s)",
    )
    parser.add_argument(
        "--house-rules",
        default=os.environ.get("ROOFTREE_HOUSE_RULES"),
        metavar="FOLDER",
        help="files of house rules that people can open tables by (docs/house-rules.md; $ROOFTREE_HOUSE_RULES)",
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
    proxies = _networks("--proxy", args.proxy or os.environ.get("ROOFTREE_PROXIES", "").split(","))
    private = _networks("--notices-to", args.notices_to or os.environ.get("ROOFTREE_NOTICES_TO", "").split(","))
    _expect_ops(args.ops, args.workers)
    _expect_house_rules(args.house_rules)
    shown = _prepared(database, key_file, args.workers)
    os.environ |= {
        "ROOFTREE_DATABASE": database,
        "ROOFTREE_KEY_FILE": str(key_file or ""),
        "ROOFTREE_HOST": args.host,
        "ROOFTREE_PORT": str(args.port),
        "ROOFTREE_ADDRESS": args.address or "",
        "ROOFTREE_LOGS": args.logs,
        "ROOFTREE_PROXIES": ",".join(proxies),
        "ROOFTREE_NOTICES_TO": ",".join(private),
        "ROOFTREE_OPS": args.ops or "",
        "ROOFTREE_HOUSE_RULES": args.house_rules or "",
    }
    _make_room()
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


def _networks(option: str, named: list[str]) -> list[str]:
    from rooftree.server.proxies import network_named

    networks = [each.strip() for each in named if each.strip()]
    for each in networks:
        try:
            network_named(each)
        except ValueError as error:
            raise CommandError(f"{option} takes an address or a network: {error}") from None
    return networks


def _expect_ops(text: str | None, workers: int) -> None:
    """A place that is free, and at which all workers can stand."""
    from rooftree.server.ops import place_named

    if not text:
        return
    try:
        place = place_named(text)
    except ValueError as error:
        raise CommandError(f"--ops: {error}") from None
    if place.path is None:
        _opened(place.host, place.port).close()
    elif workers > 1:
        raise CommandError("several workers cannot share one socket for --ops: name a port")
    elif not Path(place.path).absolute().parent.is_dir():
        raise CommandError(f"--ops: there is no folder for {place.path}")


def _expect_house_rules(folder: str | None) -> None:
    """All of them in order, before anybody comes."""
    from rooftree.box.houserules import read_folder
    from rooftree.core.game import GameError

    try:
        if folder and not read_folder(Path(folder)):
            raise CommandError(f"--house-rules: there are no .toml files in {folder}")
    except GameError as error:
        raise CommandError(f"--house-rules: {error}") from None


def _make_room() -> None:
    """As many connections as the system allows: often it begins with a thousand files."""
    try:
        import resource
    except ImportError:  # Windows
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if now != resource.RLIM_INFINITY and now < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _prepared(database: str, key_file: Path | None, workers: int) -> str:
    """The database, ready and as it may be printed."""
    import asyncio

    from rooftree.server.store.database import claimed, database_url, is_shared, shown
    from rooftree.server.store.failures import DatabaseError
    from rooftree.server.store.files import is_for_anybody, tighten

    try:
        url = database_url(database)
        if workers > 1 and not is_shared(url):
            raise CommandError("several workers need PostgreSQL: --database postgresql://…")
        with claimed(url):
            warning = None if is_shared(url) else tighten(url.database)
            asyncio.run(_prepare(url, key_file))
        _say(warning)
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
        ws="rooftree.server.wire:Wire",
        server_header=False,
        proxy_headers=False,  # proxies.py does that, for those that are named
        timeout_graceful_shutdown=5,
    )
    sys.setswitchinterval(A_TURN)
    if args.workers > 1:
        Multiprocess(config, sockets=[door]).run()
        return 0
    server = uvicorn.Server(config)
    server.run(sockets=[door])
    return 0 if server.started else 1
