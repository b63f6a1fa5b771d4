"""A score told line by line, declared once: for rules, views, records, messages and the browser."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec

Tally = Counter[str]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """One line of a score: what earns the points, and on which cells.

    Two more for whoever shows it, which no record keeps: the part of the score that it belongs to, by which houses are
    compared, and where else in the house it comes from: other cells, or a place by its name, `roof`.
    """

    what: str
    points: int
    cells: tuple[str, ...]
    section: str = ""
    places: tuple[str, ...] = ()


class Score(msgspec.Struct, frozen=True):
    """What a seat has so far, from what is open to everyone: its lines, and their sum."""

    points: int
    lines: tuple[Line, ...]


# Plain JSON in views and results, which are compared and patched; the titles name the exact types.
Scores = Annotated[list[Any], msgspec.Meta(title="Score[]")]
Lines = Annotated[list[Any], msgspec.Meta(title="Line[]")]


def plain_score(lines: Sequence[Line]) -> dict[str, Any]:
    """A `Score` as views hold it."""
    return {"points": sum(line.points for line in lines), "lines": plain_lines(lines)}


def plain_lines(lines: Iterable[Line]) -> Lines:
    return [_plain(line) for line in lines]


def _plain(line: Line) -> dict[str, Any]:
    plain: dict[str, Any] = {"what": line.what, "points": line.points, "cells": list(line.cells)}
    if line.section:
        plain["section"] = line.section
    if line.places:
        plain["places"] = list(line.places)
    return plain


def recorded_lines(lines: Iterable[Line]) -> tuple[Line, ...]:
    """As records have always held them."""
    return tuple(Line(line.what, line.points, line.cells) for line in lines)


def tally(lines: Iterable[Line]) -> Tally:
    """The points by what earns them."""
    found: Tally = Counter()
    for line in lines:
        found[line.what] += line.points
    return found
