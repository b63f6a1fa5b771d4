"""What each legal move would change, worked out in small portions: others are served meanwhile."""

import asyncio
import time

from rooftree.core.game import Game
from rooftree.core.layout import Array, copied
from rooftree.core.outlook import Effect, Outlook

PORTION = 0.01  # seconds of work between two looks at what else is to be done


async def effects_of(game: Game, state: Array) -> dict[str, Effect]:
    """By notation, for the player to act. Most positions take some milliseconds, a few of them a tenth of a second."""
    outlook, began = Outlook(game, copied(state)), time.perf_counter()
    for _ in outlook.work():
        if time.perf_counter() > began + PORTION:
            await asyncio.sleep(0)
            began = time.perf_counter()
    return outlook.effects
