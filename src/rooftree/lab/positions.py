"""Every position of a match as a row of a Parquet file, for programs that learn from games that others played.

A row is one decision: what the player to act saw and might do, what was done, and how the game ended for that player.
docs/offline.md has the columns; `rooftree.envs.offline` reads them.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rooftree.core.game import Game
from rooftree.core.layout import Array, dtype_of
from rooftree.core.needs import needing

SCHEMA = "rooftree-positions/1"
ROWS_A_GROUP = 65_536


class Position(NamedTuple):
    """One decision: who was asked, what that seat saw, what it might do and what it did."""

    seat: int
    seen: bytes
    legal: bytes  # a bit an action, action 0 the lowest of the first byte
    action: int


class Positions(NamedTuple):
    """All decisions of one game, and how it ended by seat."""

    seed: int
    taken: Sequence[Position]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def position_of(game: Game, state: Array, seat: int, action: int) -> Position:
    legal = np.packbits(game.legal(state), bitorder="little").tobytes()
    return Position(seat, game.observe(state, seat).tobytes(), legal, action)


class Writer:
    """A Parquet file that grows game by game. What is interrupted leaves no file that looks whole."""

    def __init__(self, path: Path, game: Game, about: dict[str, Any]) -> None:
        with needing("parquet", "rooftree simulate --parquet"):
            import pyarrow
            import pyarrow.parquet
        self._arrow, self.path = pyarrow, path
        self.seen_size = dtype_of(game.observation_class).itemsize
        self.mask_size = -(-len(game.notation) // 8)
        named = {"format": SCHEMA, "game": game.name, "ruleset": game.ruleset, "actions": len(game.notation), **about}
        self._schema = self._columns().with_metadata({"rooftree": json.dumps(named)})
        self._file = pyarrow.parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._games: list[Positions] = []
        self._rows = 0

    def _columns(self) -> Any:
        arrow = self._arrow
        return arrow.schema(
            [
                ("game", arrow.int64()),
                ("step", arrow.int16()),
                ("seat", arrow.int8()),
                ("observation", arrow.list_(arrow.int8(), self.seen_size)),
                ("legal", arrow.list_(arrow.uint8(), self.mask_size)),
                ("action", arrow.int16()),
                ("score", arrow.int16()),
                ("margin", arrow.int16()),
                ("won", arrow.float32()),
            ]
        )

    def add(self, positions: Positions) -> None:
        self._games.append(positions)
        self._rows += len(positions.taken)
        if self._rows >= ROWS_A_GROUP:
            self._flush()

    def _flush(self) -> None:
        arrow, games = self._arrow, self._games
        taken = [position for each in games for position in each.taken]
        ends = [ending(each, position.seat) for each in games for position in each.taken]
        columns = [
            arrow.array([each.seed for each in games for _ in each.taken], arrow.int64()),
            arrow.array([step for each in games for step in range(len(each.taken))], arrow.int16()),
            arrow.array([position.seat for position in taken], arrow.int8()),
            self._runs(b"".join(position.seen for position in taken), arrow.int8(), self.seen_size),
            self._runs(b"".join(position.legal for position in taken), arrow.uint8(), self.mask_size),
            arrow.array([position.action for position in taken], arrow.int16()),
            arrow.array([score for score, _, _ in ends], arrow.int16()),
            arrow.array([margin for _, margin, _ in ends], arrow.int16()),
            arrow.array([won for _, _, won in ends], arrow.float32()),
        ]
        self._file.write_table(arrow.table(columns, schema=self._schema))
        self._games, self._rows = [], 0

    def _runs(self, numbers: bytes, kind: Any, size: int) -> Any:
        arrow = self._arrow
        flat = arrow.Array.from_buffers(kind, len(numbers), [None, arrow.py_buffer(numbers)])
        return arrow.FixedSizeListArray.from_arrays(flat, size)

    def close(self) -> None:
        if self._games:
            self._flush()
        self._file.close()

    def give_up(self) -> None:
        """Nothing that looks like a whole match stays."""
        self._file.close()
        self.path.unlink(missing_ok=True)


def ending(game: Positions, seat: int) -> tuple[int, int, float]:
    """For one seat: its points, how far it is ahead of the best other, and its share of the victory.

    Where everyone plays together there is nobody to be ahead of, and no winner.
    """
    score = game.scores[seat]
    if not game.winners:
        return score, 0, 0.0
    best = max(points for other, points in enumerate(game.scores) if other != seat)
    return score, score - best, 1 / len(game.winners) if seat in game.winners else 0.0
