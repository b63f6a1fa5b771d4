"""Differences between two documents of plain JSON, and how they are made good."""

from typing import Any

import msgspec

from rooftree.protocol.encoding import encode

MOST_STEPS = 10_000  # names that are remembered as JSON


class _Steps(dict[str | int, bytes]):
    """Names as JSON, with a comma before them."""

    def __missing__(self, name: str | int) -> bytes:
        step = b"," + encode(name)
        if len(self) < MOST_STEPS:
            self[name] = step
        return step


STEPS = _Steps()


def differences(old: Any, new: Any) -> list[Any]:
    """The patch that makes the new document of the old one."""
    return [msgspec.json.decode(entry_of(piece)) for piece in pieces(old, new)]


def entry_of(piece: bytes, way: bytes = b"") -> bytes:
    """A piece as an entry of a patch, for documents at the end of a way (`"views","0"`)."""
    return b"[[" + way + piece if way else b"[[" + piece.removeprefix(b",")


def pieces(old: Any, new: Any, way: bytes = b"") -> list[bytes]:
    """The entries of that patch as JSON, each from behind the steps that lead to both documents; `way` has more steps,
    as in `,"houses",0`, if these are parts of larger ones.

    Sent whole is whatever was or is empty, and lists of another length. What is equal is not looked into any further,
    which is what makes this fast: most of a table stays as it is. No field is a number now and true or false then.
    """
    found: list[bytes] = []
    if old is not new and old != new:
        _compare(old, new, way, found)
    return found


def flat_pieces(old: dict[str, Any], new: dict[str, Any]) -> list[bytes]:
    """The same for documents with the same few names: whatever is another under one of them is sent whole."""
    return [
        STEPS[name] + b"]," + encode(value) + b"]"
        for name, value in new.items()
        if (before := old[name]) is not value and before != value
    ]


def way_to(*steps: str | int) -> bytes:
    """Steps as pieces have them."""
    return b"".join([STEPS[step] for step in steps])


def _compare(old: Any, new: Any, way: bytes, found: list[bytes]) -> None:
    """Of two things that are not equal."""
    kind = type(new)
    if kind is dict and type(old) is dict and old and new:
        if old.keys() != new.keys():
            found.extend(way + STEPS[key] + b"]]" for key in old if key not in new)
        for key, value in new.items():
            if key not in old:
                found.append(way + STEPS[key] + b"]," + encode(value) + b"]")
            elif (before := old[key]) is not value and before != value:
                _compare(before, value, way + STEPS[key], found)
    elif kind is list and type(old) is list and len(old) == len(new):
        for i, (before, value) in enumerate(zip(old, new, strict=True)):
            if before is not value and before != value:
                _compare(before, value, way + STEPS[i], found)
    else:
        found.append(way + b"]," + encode(new) + b"]")


def patched(document: Any, patch: list[Any]) -> Any:
    """The document after a patch. The given one stays as it is; what is the same, both share."""
    for path, *value in patch:
        document = _with(document, path, value)
    return document


def _with(document: Any, path: list[str | int], value: list[Any]) -> Any:
    """A document with another value at the end of a path, or with none."""
    if not path:
        return value[0]
    (step, *rest), changed = path, document.copy()
    if rest or value:
        changed[step] = _with(document[step], rest, value) if rest else value[0]
    else:
        del changed[step]
    return changed
