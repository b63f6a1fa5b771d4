"""Python's search for garbage that holds itself, in portions that nobody feels.

A search looks at everything there is while everybody waits: with a thousand tables for most of a second. By itself,
Python would search every few seconds and find nothing, because what a table makes goes away when the next move
replaces it, and a table or a line that is let go of holds nothing that holds it. So whatever has come since the last
search is a portion, which is looked through while it is little, and then left alone: the more comes, the sooner one
looks again, and what has come in a flood is left alone at once. While nothing is found, only one portion of several is
looked through: in a closed loop, looking through all of them took a seventh of the processor.
What was in use then and holds itself later is found when everything is searched: once in a long while, when nobody has
moved for some time.
"""

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from rooftree.server.beside import beside

LOOK = 0.1  # seconds, and less while much comes
SOONEST = 0.005
PORTION = 4_000  # containers that have come since the last search: some milliseconds
FLOOD = 10_000  # too many to be looked through while everybody waits
MOST_UNSEARCHED = 15  # portions in a row, while nothing is found
A_WHILE = 3600.0  # seconds after which everything is searched again,
QUIET = 5.0  # when nobody has moved for so many


@asynccontextmanager
async def collected_in_portions(num_moves: Callable[[], int]) -> AsyncIterator[None]:
    """While this lasts, garbage is searched for by us alone."""
    gc.freeze()  # what was imported stays
    gc.disable()
    try:
        async with beside(_collect_on(num_moves), "garbage"):
            yield
    finally:
        gc.unfreeze()
        gc.enable()


async def _collect_on(num_moves: Callable[[], int]) -> None:
    searched_at = moved_at = time.monotonic()
    before, portions, pause = num_moves(), Portions(), LOOK
    while True:
        await asyncio.sleep(pause)
        now, moves, come = time.monotonic(), num_moves(), num_new()
        pause = min(LOOK, max(SOONEST, pause * PORTION / max(1, come)))
        if moves != before:
            before, moved_at = moves, now
        if now > searched_at + A_WHILE and now > moved_at + QUIET:
            searched_at = now
            gc.unfreeze()
            search()
        elif come > PORTION:
            portions.take(come)


def num_new() -> int:
    """Containers that have come since the last search; `gc.get_count` takes off old ones that have gone."""
    return len(gc.get_objects(generation=0))


class Portions:
    """What has come since the last time, again and again: the longer nothing is found, the fewer are searched."""

    def __init__(self) -> None:
        self._pause = self._left = 0  # portions that are not searched: after this search, and still

    def take(self, size: int) -> None:
        if self._left or size > FLOOD:
            self._left = max(0, self._left - 1)
            gc.freeze()
        else:
            self._pause = 0 if search() else min(2 * self._pause + 1, MOST_UNSEARCHED)
            self._left = self._pause


def search() -> int:
    """Look through what is not left alone, and leave alone what is in use; how much was garbage."""
    found = gc.collect()
    gc.freeze()
    return found
