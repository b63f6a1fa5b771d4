"""What tests of the engine share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rooftree.core import jit


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A cache folder of its own, and afterwards the usual one."""
    import numba

    monkeypatch.setitem(vars(numba.config), "CACHE_DIR", vars(numba.config)["CACHE_DIR"])
    monkeypatch.setenv("ROOFTREE_CACHE_DIR", str(tmp_path))
    jit.cache_folder.cache_clear()
    jit.use_cache.cache_clear()
    yield tmp_path / "rooftree"
    monkeypatch.undo()
    jit.cache_folder.cache_clear()
    jit.use_cache.cache_clear()
