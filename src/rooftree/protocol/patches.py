"""Differences between two documents of plain JSON, and how they are made good."""

from typing import Any


def differences(old: Any, new: Any) -> list[Any]:
    """The patch that makes the new document of the old one.

    Sent whole is whatever was or is empty, and lists of another length. What is equal is not looked into any further,
    which is what makes this fast: most of a table stays as it is. No field is a number now and true or false then.
    """
    patch: list[Any] = []
    if old is not new and old != new:
        _compare(old, new, [], patch)
    return patch


def _compare(old: Any, new: Any, path: list[str | int], patch: list[Any]) -> None:
    """Of two things that are not equal."""
    if isinstance(old, dict) and isinstance(new, dict) and old and new:
        patch.extend([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            if key not in old:
                patch.append([[*path, key], value])
            elif (before := old[key]) is not value and before != value:
                _compare(before, value, [*path, key], patch)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, (before, value) in enumerate(zip(old, new, strict=True)):
            if before is not value and before != value:
                _compare(before, value, [*path, i], patch)
    else:
        patch.append([path, new])


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
