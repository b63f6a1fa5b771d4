"""When a server searches for garbage that holds itself."""

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from rooftree.server import garbage
from rooftree.server.garbage import collected_in_portions
from tests.server.halls import Person, in_a_loop, opened_hall, table_of
from tests.server.patience import until
from tests.server.table_log import ADA, BEN, Clock
from tests.shared import HANGING


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.ring = self


@in_a_loop
async def test_a_table_that_is_let_go_of_needs_no_search(tmp_path: Path) -> None:
    async with opened_hall(tmp_path, Clock()) as hall:
        name = (await table_of(hall, ADA, BEN, is_ready=False)).table.id
        await hall.rooms[name].watch(ada := Person(ADA))
        hall.rooms[name].leave(ada)
        await until(lambda: not hall.rooms[name].is_busy)
        gc.disable()
        try:
            gone = weakref.ref(hall.rooms.pop(name))
            await until(lambda: gone() is None)
        finally:
            gc.enable()


def served(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work(), HANGING))


def test_what_is_garbage_at_once_goes_also_while_people_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LOOK", 0.01)
    monkeypatch.setattr(garbage, "PORTION", -1)
    moves = iter(range(10**9))

    async def work() -> None:
        async with collected_in_portions(lambda: next(moves)):
            assert not gc.isenabled()
            gone = weakref.ref(Ring())
            await until(lambda: gone() is None)
        assert gc.isenabled()

    served(work)


def test_a_flood_is_left_alone_and_the_next_portion_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits until tens of thousands of things have been looked at."""
    search = Mock(return_value=1)
    monkeypatch.setattr(garbage, "search", search)
    monkeypatch.setattr(gc, "freeze", lambda: None)
    portions = garbage.Portions()
    for size in (garbage.FLOOD + 1, garbage.FLOOD, 10 * garbage.FLOOD, garbage.PORTION + 1):
        portions.take(size)
    assert search.call_count == 2


def test_while_nothing_is_found_most_portions_are_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    found, searches, number = iter([0, 0, 0, 0, 7, 0, 0]), list[int](), 0

    def search() -> int:
        searches.append(number)
        return next(found)

    monkeypatch.setattr(garbage, "MOST_UNSEARCHED", 4)
    monkeypatch.setattr(garbage, "search", search)
    monkeypatch.setattr(gc, "freeze", lambda: None)
    portions = garbage.Portions()
    while number < 21:
        portions.take(garbage.PORTION + 1)
        number += 1
    assert searches == [0, 2, 6, 11, 16, 17, 19], "after something was found, the next is searched again"


def test_what_becomes_garbage_later_is_found_when_nobody_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LOOK", 0.01)
    monkeypatch.setattr(garbage, "PORTION", 10**9)
    monkeypatch.setattr(garbage, "A_WHILE", 0.0)
    monkeypatch.setattr(garbage, "QUIET", 0.0)
    moves, is_quiet, looks = iter(range(10**9)), False, 0

    def num_moves() -> int:
        nonlocal looks
        looks += 1
        return 0 if is_quiet else next(moves)

    async def work() -> None:
        nonlocal is_quiet
        ring = [Ring()]
        async with collected_in_portions(num_moves):
            garbage.search()  # it is in use, and left alone
            gone = weakref.ref(ring.pop())
            seen = looks
            await until(lambda: looks > seen + 3)
            assert gone() is not None, "somebody moves"
            is_quiet = True
            await until(lambda: gone() is None)

    served(work)
