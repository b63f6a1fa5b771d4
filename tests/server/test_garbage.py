"""When a server searches for garbage that holds itself."""

import asyncio
import gc
import weakref

import pytest

from rooftree.server import garbage
from rooftree.server.garbage import TOO_MANY, WORTHWHILE, collected_in_quiet, is_time
from tests.server.patience import until
from tests.shared import HANGING


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.ring = self


@pytest.mark.parametrize(
    ("num_made", "is_quiet", "is_so"),
    [(WORTHWHILE, True, False), (WORTHWHILE + 1, True, True), (TOO_MANY, False, False), (TOO_MANY + 1, False, True)],
)
def test_it_waits_until_nobody_moves_unless_there_is_too_much(num_made: int, is_quiet: bool, is_so: bool) -> None:
    assert is_time(num_made, is_quiet) == is_so


def test_garbage_goes_when_nobody_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LOOK", 0.01)
    monkeypatch.setattr(garbage, "WORTHWHILE", -1)  # other tests have left who knows how many
    moves = iter(range(10**9))
    is_quiet = False

    async def stay_for_a_while() -> None:
        nonlocal is_quiet
        async with collected_in_quiet(lambda: 0 if is_quiet else next(moves)):
            assert not gc.isenabled()
            rings = [Ring() for _ in range(20)]
            gone = weakref.ref(rings[0])
            del rings
            await asyncio.sleep(0.1)
            assert gone() is not None, "somebody moves"
            is_quiet = True
            await until(lambda: gone() is None)
        assert gc.isenabled()

    asyncio.run(asyncio.wait_for(stay_for_a_while(), HANGING))
