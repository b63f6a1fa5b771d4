"""The print corner: PDFs made beside the event loop, one at a time, and kept: there are only so many of them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

from rooftree import games
from rooftree.press.making import Lines, NoPress, make, make_card, offered
from rooftree.server.table import Refusal

MOST_KEPT = 32 * 2**20  # bytes; all that there is of three games is about twice that
MOST_WAITING = 12  # different ones; whoever asks for the same waits for the same


class Press:
    """What was made is kept as long as there is room, by what was asked for: the files of a server do not change."""

    def __init__(self) -> None:
        self._made: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}
        self._turn = asyncio.Lock()

    async def pages(self, game: str, what: str, paper: str, lang: str) -> bytes:
        """A PDF; `NoPress` if there cannot be one, `Refusal` if too many are wanted at once."""
        return await self._once((game, what, paper, lang), lambda: make(game, what, paper, lang))

    async def card(self, game: str, lang: str, title: str, about: str, lines: Lines) -> bytes:
        """The picture of a link, in the same way: kept by all that stands on it."""
        asked = game, lang, title, about, tuple(lines)
        return await self._once(asked, lambda: make_card(game, lang, title, about, lines))

    async def _once(self, asked: Hashable, work: Callable[[], bytes]) -> bytes:
        if asked in self._made:
            self._made.move_to_end(asked)
            return self._made[asked]
        if asked not in self._making:
            if len(self._making) >= MOST_WAITING:
                raise Refusal("refused-too-much")
            task = asyncio.create_task(self._make(work), name="print")
            self._making[asked] = task
            task.add_done_callback(lambda done: self._finish(asked, done))
        return await asyncio.shield(self._making[asked])  # who goes away does not stop it for the others

    async def _make(self, work: Callable[[], bytes]) -> bytes:
        async with self._turn:
            return await asyncio.to_thread(work)

    def _finish(self, asked: Hashable, task: "asyncio.Task[bytes]") -> None:
        del self._making[asked]
        if task.cancelled() or task.exception() is not None:
            return  # whoever waits is told
        self._made[asked] = task.result()
        while sum(map(len, self._made.values())) > MOST_KEPT:
            self._made.popitem(last=False)


def offers() -> dict[str, list[str]]:
    """What can be printed of each game; `NoPress` if nothing can be printed here."""
    return {game: found for game in games.playable() if (found := offered(game))}


__all__ = ["NoPress", "Press", "offers"]
