"""Python's search for garbage that holds itself, at a time of our choosing.

The search looks at everything there is while everybody waits: with a thousand tables for half a second. By itself,
Python would search every few seconds and find nothing, because what a table makes goes away when the next move
replaces it. What closed lines and requests leave behind has to be searched for, but that can wait until nobody moves.
"""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

LOOK = 1.0  # seconds
WORTHWHILE = 20_000  # containers that have come and not gone since the last search: worth one when nobody moves
TOO_MANY = 3_000_000  # the same: now, whoever waits. A thousand tables are not yet one million


@asynccontextmanager
async def collected_in_quiet(num_moves: Callable[[], int]) -> AsyncIterator[None]:
    """While this lasts, garbage is searched for when no moves have been made for a while."""
    gc.freeze()  # what was imported stays
    gc.disable()
    task = asyncio.create_task(_collect_on(num_moves), name="garbage")
    try:
        yield
    finally:
        task.cancel()
        gc.enable()


async def _collect_on(num_moves: Callable[[], int]) -> None:
    while True:
        before = num_moves()
        await asyncio.sleep(LOOK)
        if is_time(gc.get_count()[0], is_quiet=num_moves() == before):
            gc.collect()


def is_time(num_made: int, is_quiet: bool) -> bool:
    return num_made > (WORTHWHILE if is_quiet else TOO_MANY)
