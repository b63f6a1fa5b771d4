"""Differences between two documents of plain JSON, and how they are made good."""

from typing import Any

Known = dict[tuple[int, int], tuple[Any, Any, list[Any]]]  # two things, which stay as long as this, and their patch


def differences(old: Any, new: Any, known: Known | None = None) -> list[Any]:
    """The patch that makes the new document of the old one.

    Sent whole is whatever was or is empty, and lists of another length. What is equal is not looked into any further,
    which is what makes this fast: most of a table stays as it is. No field is a number now and true or false then.
    Documents that share what is the same for all are compared faster one after the other, with what is `known`.
    """
    known = {} if known is None else known
    if isinstance(old, dict) and isinstance(new, dict) and old and new:
        patch: list[Any] = [[[key]] for key in old if key not in new]
        for key, value in new.items():
            if key not in old:
                patch.append([[key], value])
            elif old[key] is not value and old[key] != value:
                patch += _between(key, old[key], value, known)
        return patch
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return [each for i, (one, other) in pairs if one != other for each in _between(i, one, other, known)]
    return [] if old == new else [[[], new]]


def _between(step: str | int, old: Any, new: Any, known: Known) -> list[Any]:
    """The patch of what is not the same at one step of the way."""
    if not isinstance(new, dict | list):
        return [[[step], new]]
    pair = id(old), id(new)
    if pair not in known:
        known[pair] = old, new, differences(old, new, known)
    return [[[step, *path], *value] for path, *value in known[pair][2]]


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
