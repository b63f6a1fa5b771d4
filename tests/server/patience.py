"""Waiting for what must happen: for as long as a busy machine needs, and no longer than it takes."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from tests.shared import HANGING


async def until(is_so: Callable[[], Any]) -> None:
    end = time.monotonic() + HANGING
    while not is_so():
        assert time.monotonic() < end, "it has not happened"
        await asyncio.sleep(0.01)


def wait_until(is_so: Callable[[], Any]) -> None:
    end = time.monotonic() + HANGING
    while not is_so():
        assert time.monotonic() < end, "it has not happened"
        time.sleep(0.01)
