"""Differences between two documents of plain JSON, and how they are made good."""

from typing import Any

import msgspec

from rooftree.protocol.encoding import encode

MOST_STEPS = 10_000  # names that are remembered as JSON

_steps: dict[str | int, bytes] = {}


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
        _step(name) + b"]," + encode(value) + b"]"
        for name, value in new.items()
        if (before := old[name]) is not value and before != value
    ]


def way_to(*steps: str | int) -> bytes:
    """Steps as pieces have them."""
    return b"".join(map(_step, steps))


def _compare(old: Any, new: Any, way: bytes, found: list[bytes]) -> None:
    """Of two things that are not equal."""
    if isinstance(old, dict) and isinstance(new, dict) and old and new:
        if old.keys() != new.keys():
            found.extend(way + _step(key) + b"]]" for key in old if key not in new)
        for key, value in new.items():
            if key not in old:
                found.append(way + _step(key) + b"]," + encode(value) + b"]")
            elif (before := old[key]) is not value and before != value:
                _compare(before, value, way + _step(key), found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, (before, value) in enumerate(zip(old, new, strict=True)):
            if before is not value and before != value:
                _compare(before, value, way + _step(i), found)
    else:
        found.append(way + b"]," + encode(new) + b"]")


def _step(key: str | int) -> bytes:
    step = _steps.get(key)
    if step is None:
        step = b"," + encode(key)
        if len(_steps) < MOST_STEPS:
            _steps[key] = step
    return step


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
