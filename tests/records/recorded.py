"""A recorded game, and a way to spoil it."""

import json
from collections.abc import Callable
from typing import Any

import rooftree
from rooftree.core.replay import Record, decode
from rooftree.lab.simulate import Match, play_game

Spoil = Callable[[Any], Any]

GAME = rooftree.load("dreamhome", build="checked")
MATCH = Match("dreamhome", ("random",) * 3, games=1, seed=11, keep_records=True, build="checked")
LINE = str(play_game(GAME, MATCH, 0).record).encode()  # a finished game of three random bots, as it stands in a file
RECORD: Record = decode(LINE)


def spoilt(spoil: Spoil) -> bytes:
    """The line after someone has changed its JSON."""
    data = json.loads(LINE)
    spoil(data)
    return json.dumps(data).encode()


def put(*path: Any) -> Spoil:
    """A change to one value of the JSON: `put("seats", 0, "name", 3)`."""

    def spoil(data: Any) -> None:
        for key in path[:-2]:
            data = data[key]
        data[path[-2]] = path[-1]

    return spoil
