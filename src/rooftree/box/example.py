"""Worked examples of the rules pages: positions of real games, kept as deals and moves.

Kept in `examples.toml` beside a game's cards. An example has a deal and moves of its own, or is a moment of the
lesson. It is played by the rules whenever it is shown, so that neither its picture nor its points can be wrong.
"""

import tomllib
from functools import cache
from typing import Any, NamedTuple

from rooftree.box.lesson import lesson_of
from rooftree.core.found import find
from rooftree.core.game import Game
from rooftree.core.layout import Array

PLAYERS = 2


class Example(NamedTuple):
    """A game up to a moment worth a picture: the house of `seat`, places `lit` in it, and lines `of` its score."""

    options: dict[str, bool | str]
    deal: dict[str, list[Any]]
    moves: tuple[str, ...]
    seat: int
    lit: tuple[str, ...]
    of: tuple[str, ...]  # empty: all lines
    points: int  # that the lines come to


@cache
def examples_of(game: str) -> dict[str, Example]:
    """The examples of a game by name; none, if it has none."""
    file = find(game).folder / "examples.toml"
    if not file.exists():
        return {}
    return {name: _example(game, row) for name, row in tomllib.loads(file.read_text(encoding="utf-8")).items()}


def _example(game: str, row: dict[str, Any]) -> Example:
    lesson = lesson_of(game)
    options, deal, moves = row.get("options", {}), row.get("deal"), tuple(row.get("moves", ()))
    if deal is None and lesson is not None:
        options, deal, moves = lesson.options, lesson.deal, lesson.moves[: row["lesson"]]
    lit, of = tuple(row.get("lit", ())), tuple(row.get("of", ()))
    return Example(options, deal or {}, moves, row["seat"], lit, of, row["points"])


def position_of(game: Game, example: Example) -> Array:
    """The table at that moment."""
    state = game.from_deal(PLAYERS, example.deal, example.options)
    for move in example.moves:
        game.apply(state, game.parse(move))
    return state


def lines_of(view: dict[str, Any], example: Example) -> list[dict[str, Any]]:
    """The lines of the score that the example is about."""
    lines: list[dict[str, Any]] = view["scores"][example.seat]["lines"]
    return [line for line in lines if not example.of or line["what"] in example.of]
