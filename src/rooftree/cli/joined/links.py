"""The link to a table: where the server is, and which table is meant."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from rooftree.cli.errors import CommandError

EXAMPLE = "http://localhost:8000/t/abcdefghjk"


class Link(NamedTuple):
    """A server and the name of a table there."""

    server: str
    table: str

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}"


def parse_link(text: str) -> Link:
    """What somebody was sent or typed; `CommandError` says what a link looks like."""
    given = text.strip()
    parts = urlsplit(given if "://" in given else f"http://{given}")
    found = re.fullmatch(r"(.*)/t/([A-Za-z0-9]+)/?", parts.path)
    if parts.scheme not in ("http", "https") or not _has_host(given, parts.netloc) or not found:
        raise CommandError(f"the link to a table looks like {EXAMPLE}, not like {text!r}")
    return Link(f"{parts.scheme}://{parts.netloc}{found[1]}", found[2])


def _has_host(given: str, host: str) -> bool:
    try:
        return bool(urlsplit(f"//{host}").hostname) and urlsplit(f"//{host}").port != 0
    except ValueError:  # a port that is no number
        return False
