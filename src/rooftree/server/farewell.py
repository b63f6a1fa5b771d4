"""How a server ends: on a signal it first says goodbye, then lets uvicorn close the lines and what is behind them."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

SIGNALS = (signal.SIGTERM, signal.SIGINT)
FAREWELL = 0.15  # seconds for the goodbye to leave


def close_gently(say_goodbye: Callable[[], None]) -> None:
    """Goodbye comes before the lines are closed, and a server that was asked to end has ended well.

    uvicorn would close the lines at once and raise the signal again afterwards, so that the exit status was not 0.
    A second signal is uvicorn's: it ends at once.
    """
    if threading.current_thread() is not threading.main_thread():
        return  # inside of a test: nobody sends signals there
    loop = asyncio.get_running_loop()
    for number in SIGNALS:
        before = signal.getsignal(number)
        server = getattr(before, "__self__", None)
        if isinstance(server, uvicorn.Server):
            _listen(loop, number, before, server, say_goodbye)
    _end_with_the_parent(loop)


def _listen(
    loop: asyncio.AbstractEventLoop,
    number: signal.Signals,
    before: Any,
    server: uvicorn.Server,
    say_goodbye: Callable[[], None],
) -> None:
    def close() -> None:
        say_goodbye()
        loop.call_later(FAREWELL, setattr, server, "should_exit", True)

    def hear(received: int, frame: FrameType | None) -> None:
        for each in SIGNALS:
            signal.signal(each, before)
        loop.call_soon_threadsafe(close)

    signal.signal(number, hear)


def _end_with_the_parent(loop: asyncio.AbstractEventLoop) -> None:
    """A worker whose parent was killed must not keep the port."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel: Any = parent.sentinel

        def ended() -> None:
            loop.remove_reader(sentinel)
            os.kill(os.getpid(), signal.SIGTERM)

        loop.add_reader(sentinel, ended)
