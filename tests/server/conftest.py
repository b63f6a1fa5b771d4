"""What the tests of this folder share."""

from pathlib import Path

import pytest

from tests.server.postgres import Postgres, postgres  # noqa: F401  a fixture; found only here


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
