"""Python's search for garbage that holds itself, in portions that nobody feels.

A search looks at everything there is while everybody waits: with a thousand tables for most of a second. By itself,
Python would search every few seconds and find nothing, because what a table makes goes away when the next move
replaces it, and a table or a line that is let go of holds nothing that holds it. So whatever has come since the last
search is looked through while it is little, and then left alone. What was in use then and holds itself later is found
when everything is searched: once in a long while, when nobody has moved for some time.
"""

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from rooftree.server.beside import beside

LOOK = 0.2  # seconds
PORTION = 10_000  # containers that have come and not gone since the last search: some milliseconds
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
    before = num_moves()
    while True:
        await asyncio.sleep(LOOK)
        now, moves = time.monotonic(), num_moves()
        if moves != before:
            before, moved_at = moves, now
        if now > searched_at + A_WHILE and now > moved_at + QUIET:
            searched_at = now
            gc.unfreeze()
            search()
        elif gc.get_count()[0] > PORTION:
            search()


def search() -> None:
    """Look through what is not left alone, and leave alone what is in use."""
    gc.collect()
    gc.freeze()
