"""The score pad as pages use it: what a sheet can hold, and what one is worth. Nothing of it is kept here."""

import asyncio
from functools import cache
from threading import Lock
from typing import Any

from rooftree.box.padding import answered, form_of
from rooftree.core.found import game_class
from rooftree.core.game import Game
from rooftree.core.jit import Kind
from rooftree.protocol import encode

_one_at_a_time = Lock()  # a game keeps parts of its last views: not for two threads


@cache
def form(game: str) -> bytes | None:
    """The form of a game as it is sent; None where it has no pad."""
    found = form_of(game)
    return None if found is None else encode(found)


async def scored(game: str, sheet: dict[str, Any]) -> bytes:
    """What a sheet is worth, or what is wrong with it; beside the event loop, as guessing at words takes time."""
    return await asyncio.to_thread(_scored, game, sheet)


def _scored(game: str, sheet: dict[str, Any]) -> bytes:
    with _one_at_a_time:
        return encode(answered(_rules(game), sheet))


@cache
def _rules(game: str) -> Game:
    """For a few houses a minute interpreted rules are fast enough, and there at once."""
    return game_class(game)(Kind.CHECKED)
