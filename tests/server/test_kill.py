"""Servers are killed in the middle of play: every move that was answered is there afterwards, and none twice.

`make kill-test` does it some hundred times.
"""

from pathlib import Path

import pytest

from tests.server.killing import kill_postgres, kill_sqlite
from tests.server.postgres import Postgres

pytestmark = pytest.mark.long


def test_nothing_answered_is_lost_when_the_only_server_is_killed(tmp_path: Path) -> None:
    story = kill_sqlite(tmp_path, kills=30, seed=1)
    assert story.kills == 30
    assert story.answered
    assert story.reconnects >= 30


def test_nothing_answered_is_lost_when_one_of_two_processes_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    story = kill_postgres(tmp_path, postgres.new_database(), kills=20, seed=2)
    assert story.kills == 20
    assert story.answered
    assert story.reconnects >= 20
