"""A recorded game, and ways to spoil it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import rooftree
from rooftree.core.game import Game
from rooftree.core.replay import Record, decode, encode
from rooftree.lab.simulate import Match, play_game

Spoil = Callable[[dict[str, Any]], Any]


@pytest.fixture(scope="session")
def game() -> Game:
    return rooftree.load("dreamhome", build="checked")


@pytest.fixture(scope="session")
def line(game: Game) -> bytes:
    """A finished game of three random bots, as it stands in a file."""
    match = Match("dreamhome", ("random",) * 3, games=1, seed=11, keep_records=True, build="checked")
    record = play_game(game, match, 0).record
    assert record
    return record.encode()


@pytest.fixture
def record(line: bytes) -> Record:
    return decode(line)


@pytest.fixture
def spoilt(record: Record) -> Callable[[Spoil], bytes]:
    """The record after someone has changed its JSON."""

    def change(spoil: Spoil) -> bytes:
        data = json.loads(encode(record))
        spoil(data)
        return json.dumps(data).encode()

    return change
