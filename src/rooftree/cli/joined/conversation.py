"""Two at a time: one thread waits for what is typed, the other for what the server says."""

import asyncio
import threading
from collections.abc import Coroutine
from types import TracebackType
from typing import Any, Self, TypeVar

from rooftree.cli.joined.keys import LiveKeyboard
from rooftree.cli.joined.session import Session
from rooftree.cli.table.desk import PROMPT
from rooftree.cli.table.keyboard import Gone

T = TypeVar("T")


class Background:
    """An event loop in a thread of its own, so that typing stays with the first: terminals want it so."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="line", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done there, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()


def converse(session: Session, keyboard: LiveKeyboard, background: Background) -> None:
    """Line after line, until somebody leaves or the input ends."""
    goes_on = True
    while goes_on:
        if not keyboard.is_live:
            background.call(session.is_asked())
        try:
            text = keyboard.ask(PROMPT)
        except Gone:
            return
        goes_on = background.call(session.hear(text))
