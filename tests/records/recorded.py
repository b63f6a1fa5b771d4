"""A recorded game of each kind, and a way to spoil one."""

import json
from collections.abc import Callable
from typing import Any

import rooftree
from rooftree.core.replay import Record, decode
from rooftree.games import NAMES
from rooftree.lab.simulate import Match, play_game

Spoil = Callable[[Any], Any]

GAMES = {name: rooftree.load(name, build="checked") for name in NAMES}


def line_of(name: str) -> bytes:
    """A finished game of three random bots, as it stands in a file."""
    match = Match(name, ("random",) * 3, games=1, seed=11, keep_records=True, build="checked")
    return str(play_game(GAMES[name], match, 0).record).encode()


LINES = {name: line_of(name) for name in NAMES}
RECORDS: dict[str, Record] = {name: decode(line) for name, line in LINES.items()}
GAME, LINE, RECORD = GAMES["dreamhome"], LINES["dreamhome"], RECORDS["dreamhome"]


def spoilt(spoil: Spoil, line: bytes = LINE) -> bytes:
    """The line after someone has changed its JSON."""
    data = json.loads(line)
    spoil(data)
    return json.dumps(data).encode()


def put(*path: Any) -> Spoil:
    """A change to one value of the JSON: `put("seats", 0, "name", 3)`."""

    def spoil(data: Any) -> None:
        for key in path[:-2]:
            data = data[key]
        data[path[-2]] = path[-1]

    return spoil
