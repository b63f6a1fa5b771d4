"""What is asked for once, over HTTP. Nothing but the standard library: a client should be easy to install anywhere."""

import json
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from rooftree.protocol import Said

TIMEOUT = 20.0  # seconds


class Refused(Exception):
    """The server did not do it, and says why: `why` for programs, the text for people."""

    def __init__(self, text: str, why: Said) -> None:
        super().__init__(text)
        self.why = why


class Unreachable(ConnectionError):
    """No table server answers at this address."""


def server_address(text: str) -> str:
    """The address of a server without anything at its end; `ValueError` if it is no web address."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError(f"a server's address begins with http:// or https://, which {text!r} does not")
    return text.rstrip("/")


def ask(server: str, path: str, body: Any, token: str | None, lang: str) -> Any:
    """One request, a GET without a body and a POST with one; `Refused` or `Unreachable` if it was in vain."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(server + path, data, {"Content-Type": "application/json", "Accept-Language": lang})
    if token:
        request.add_unredirected_header("Authorization", f"Bearer {token}")  # for nobody but this server
    try:
        with urlopen(request, timeout=TIMEOUT) as answer:
            return json.load(answer)
    except HTTPError as error:
        raise _refused(error) from None
    except (URLError, OSError, HTTPException, ValueError) as error:  # an answer may also break off in the middle
        raise Unreachable(f"no table server answers at {server}: {getattr(error, 'reason', error)}") from None


def _refused(error: HTTPError) -> Exception:
    """What the server says; an answer in another form comes from another kind of server."""
    try:
        problem = json.load(error)
        return Refused(problem["text"], Said(problem["key"], problem["args"]))
    except (OSError, HTTPException, ValueError, LookupError, TypeError):
        return Unreachable(f"no table server answers at {error.url}: HTTP {error.code}")
    finally:
        error.close()
