"""The browser's table: the files that Vite built, and one page for every address that is not a file.

Names come from a listing of the folder, never from what was asked for. Small files are read once and kept; beside a
file lie its compressed forms (`.br`, `.gz`), of which a browser gets the one that it understands.
"""

import hashlib
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fastapi import Request, Response

BUILT = Path(__file__).parent / "static"
OURS = frozenset({"api", "socket", "metrics", "healthz", "livez", "readyz"})  # what is answered elsewhere
INDEX = "index.html"
LOOK_AGAIN = 1.0  # seconds after which a name that was not there may have come: somebody builds anew
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better one first
FOR_EVER = "public, max-age=31536000, immutable"  # what is in assets/ has the hash of its content in its name
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
NOT_BUILT = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rooftree</title>
<body style="font: 1.1rem/1.5 system-ui; max-width: 34rem; margin: 4rem auto; padding: 0 1rem">
<h1>Rooftree</h1>
<p>The server is open, but the pages for browsers are not built in this checkout. Build them with</p>
<pre>make web</pre>
<p>and load this page again. From a terminal, <code>rooftree join LINK</code> plays without them.</p>
"""


@dataclass(frozen=True)
class File:
    """A file as it is sent, by encoding; the empty one is the file itself."""

    kind: str
    signature: tuple[Any, ...]  # by which a change on the disk is noticed
    hash: str
    bodies: dict[str, bytes]


class Pages:
    """The files of one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._names = _listing(folder)
        self._listed_at = time.monotonic()
        self._files: dict[str, File] = {}

    def answer(self, request: Request) -> Response | None:
        """A file, or the one page of the client; None if nothing is called so."""
        path: str = request.scope["path"].lstrip("/")
        is_address = "." not in path.rpartition("/")[2]
        name = INDEX if is_address else path
        file = self._file(name)
        if file is not None:
            return _sent(request, name, file)
        return Response(NOT_BUILT, 503, {"Cache-Control": "no-store"}, "text/html") if is_address else None

    def index(self) -> bytes | None:
        """The one page, as it was built."""
        file = self._file(INDEX)
        return None if file is None else file.bodies[""]

    def _file(self, name: str) -> File | None:
        if name not in self._names and not self._has_come(name):
            return None
        kept = self._files.get(name)
        if kept is not None and _is_for_ever(name):
            return kept  # also after somebody built anew: pages that are open still ask for it
        try:
            if kept is None or kept.signature != _signature(self.folder / name):
                self._files[name] = _read(self.folder / name)
        except FileNotFoundError:
            self._names = self._names - {name}
            return None
        return self._files[name]

    def _has_come(self, name: str) -> bool:
        if time.monotonic() < self._listed_at + LOOK_AGAIN:
            return False
        self._names, self._listed_at = _listing(self.folder) | set(self._files), time.monotonic()
        return name in self._names


def is_page(method: str, path: str) -> bool:
    """Whether a request is for the client rather than for the server."""
    return method in ("GET", "HEAD") and path.lstrip("/").partition("/")[0] not in OURS


def _listing(folder: Path) -> frozenset[str]:
    """What may be asked for by name; compressed forms are chosen, not asked for."""
    found = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return frozenset(path.relative_to(folder).as_posix() for path in found if path.suffix not in ENCODINGS.values())


def _forms(path: Path) -> dict[str, Path]:
    return {"": path} | {encoding: path.with_name(path.name + end) for encoding, end in ENCODINGS.items()}


def _signature(path: Path) -> tuple[Any, ...]:
    path.stat()  # FileNotFoundError if the file itself is gone
    stats = [form.stat() if form.exists() else None for form in _forms(path).values()]
    return tuple(stat and (stat.st_mtime_ns, stat.st_size) for stat in stats)


def _read(path: Path) -> File:
    signature = _signature(path)
    bodies = {encoding: form.read_bytes() for encoding, form in _forms(path).items() if form.exists()}
    digest = hashlib.sha256(bodies[""]).hexdigest()[:20]
    return File(TYPES.get(path.suffix, "application/octet-stream"), signature, digest, bodies)


def _is_for_ever(name: str) -> bool:
    return name.startswith("assets/")


def _sent(request: Request, name: str, file: File) -> Response:
    accepted = _accepted(request.headers.get("accept-encoding", ""))
    encoding = next((each for each in ENCODINGS if each in accepted and each in file.bodies), "")
    tag = f'"{file.hash}{encoding and "-" + encoding}"'
    headers = {
        "Cache-Control": FOR_EVER if _is_for_ever(name) else "no-cache",
        "ETag": tag,
        "Vary": "Accept-Encoding",
    }
    if tag in _tags(request.headers.get("if-none-match", "")):
        return Response(status_code=304, headers=headers)
    body = file.bodies[encoding]
    headers |= {"Content-Type": file.kind, "Content-Length": str(len(body))}
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(b"" if request.method == "HEAD" else body, headers=headers)


def _accepted(header: str) -> set[str]:
    """The encodings that a browser understands: all that it names, but for those of no worth (`q=0`)."""
    parts = [part.replace(" ", "").lower().partition(";") for part in header.split(",")]
    return {name for name, _, worth in parts if worth.rstrip("0") not in ("q=", "q=0.")}


def _tags(header: str) -> set[str]:
    """The versions that a browser has, without the sign of a weak one."""
    return {part.strip().removeprefix("W/") for part in header.split(",")}
