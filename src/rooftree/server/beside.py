"""Work beside the event loop's turns: begun, told of when it is done, and ended with what it serves."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

T = TypeVar("T")


@asynccontextmanager
async def beside(work: Coroutine[Any, Any, None], name: str) -> AsyncIterator[None]:
    """While this lasts, that goes on."""
    task = asyncio.create_task(work, name=name)
    try:
        yield
    finally:
        task.cancel()


def begin(
    work: Coroutine[Any, Any, T], told: Callable[[T | BaseException], None], among: "set[asyncio.Task[T]]"
) -> None:
    """What cannot be done at once: it is `among` those that go on until it is done, and then somebody is told."""

    def finish(task: "asyncio.Task[T]") -> None:
        among.discard(task)
        if not task.cancelled():
            error = task.exception()
            told(task.result() if error is None else error)

    task = asyncio.create_task(work)
    among.add(task)
    task.add_done_callback(finish)


def settle(waiting: "asyncio.Future[T]", answer: T | BaseException) -> None:
    """Tell somebody who waits, unless they are gone."""
    if waiting.done():
        return
    if isinstance(answer, BaseException):
        waiting.set_exception(answer)
    else:
        waiting.set_result(answer)
