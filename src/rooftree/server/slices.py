"""The event loop works in thin slices: what comes in one go is done a few milliseconds at a time.

Without this, a thousand tables at which people move at the same moment would be one slice of a third of a second, in
which no page is answered and nobody looks at the clock.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from weakref import WeakKeyDictionary

MOST = 0.003  # seconds of work in a slice, and then until whatever has begun is done

Work = Callable[[], None]


class Slices:
    """Of one event loop. What is given to them is done in that order, at once if there is time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._call_soon = loop.call_soon
        self._began: float | None = None  # when the first work of this slice did
        self._waiting: deque[Work] = deque()

    def take(self, work: Work) -> None:
        if self._waiting or self._is_over():
            self._waiting.append(work)
        else:
            work()

    def _is_over(self) -> bool:
        """Whether the time of this slice is used up; the first who asks begins it."""
        now = time.perf_counter()
        if self._began is None:
            self._began = now
            self._call_soon(self._go_on)
        return now - self._began > MOST

    def _go_on(self) -> None:
        """The next slice, after everybody else has had the event loop once."""
        self._began = None
        while self._waiting and not self._is_over():
            self._waiting.popleft()()  # if it fails, the next slice has been asked for


_slices: WeakKeyDictionary[asyncio.AbstractEventLoop, Slices] = WeakKeyDictionary()


def slices_of(loop: asyncio.AbstractEventLoop) -> Slices:
    if loop not in _slices:
        _slices[loop] = Slices(loop)
    return _slices[loop]
