"""The event loop works in thin slices, in the order in which it was asked."""

import asyncio
import time
from functools import partial

import pytest

from rooftree.server import slices
from rooftree.server.slices import slices_of


def test_a_slice_that_is_full_leaves_the_rest_to_the_next_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others who wait for the event loop come in between."""
    monkeypatch.setattr(slices, "MOST", 0.0)

    async def work() -> list[str]:
        done, mine = list[str](), slices_of(asyncio.get_running_loop())
        for name in "abcd":
            mine.take(partial(done.append, name))
        assert done == ["a"], "there is time for one of them at a time"
        for beat in range(4):
            asyncio.get_running_loop().call_soon(done.append, str(beat))
            await asyncio.sleep(0)
        return done

    monkeypatch.setattr(time, "perf_counter", counting())
    assert "".join(asyncio.run(work())) == "ab0c1d23"


def counting() -> "partial[float]":
    """A clock that goes on by a second whenever somebody looks."""
    looks = iter(range(1_000_000))
    return partial(lambda: float(next(looks)))


def test_work_that_fails_does_not_keep_the_rest_from_being_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> tuple[list[str], list[str]]:
        loop, done, told = asyncio.get_running_loop(), list[str](), list[str]()
        loop.set_exception_handler(lambda _, context: told.append(str(context["exception"])))
        mine = slices_of(loop)
        monkeypatch.setattr(slices, "MOST", -1.0)
        mine.take(fail)
        mine.take(partial(done.append, "after it"))
        monkeypatch.setattr(slices, "MOST", 1.0)
        for _ in range(3):
            await asyncio.sleep(0)
        return done, told

    done, told = asyncio.run(work())
    assert done == ["after it"]
    assert "on purpose" in told[0]


def fail() -> None:
    raise ValueError("on purpose")
