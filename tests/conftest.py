"""A busy machine is slow, not wrong: whatever Hypothesis tries may take its time. What is set up once serves many."""

import gc
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first, so that nobody waits for it at the end; who shares a set-up shares a process."""
    for item in items:
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(_shared_with(item)))
    turns = _turns(items)
    items.sort(key=lambda item: (item.get_closest_marker("long") is None, turns[_group_of(item)]))


def _turns(items: list[pytest.Item]) -> dict[str, float]:
    """When the tests of a group come: those that wait for servers among those that compute, so that cores are busy."""
    waiting = {_group_of(item): None for item in items if "tests/server/" in item.nodeid}
    computing = {_group_of(item): None for item in items if _group_of(item) not in waiting}
    return {group: turn / len(kind) for kind in (waiting, computing) for turn, group in enumerate(kind)}


def _group_of(item: pytest.Item) -> str:
    marker = item.get_closest_marker("xdist_group")
    assert marker is not None
    return str(marker.args[0])


def _shared_with(item: pytest.Item) -> str:
    """The tests of a file; the laws, which are a thousand, by the table they are tried at."""
    parameters = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    file, *inside = item.nodeid.partition("[")[0].split("::")
    game: Any = parameters.get("game_class")
    if game is not None:
        return f"{inside[-1]} {game.name}"
    return str(parameters.get("setting", file))


def pytest_collection_finish() -> None:
    """Eight thousand tests and all that they import stay: whoever looks for garbage need not look there, nor often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
