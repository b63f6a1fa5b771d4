"""The game at a table as a record, and what came of it."""

import msgspec

from rooftree.core import records
from rooftree.core.score import plain_lines
from rooftree.protocol import Result
from rooftree.server.seal import recorded_seal
from rooftree.server.table import OVER, Table


def record_of(table: Table) -> records.Record:
    """The game so far; complete, with everything that was dealt, so for after the end."""
    assert table.start is not None
    assert table.state is not None
    seats = recorded_seats(table)
    found = records.record_of(table.game, table.start, table.seed, seats, table.moves, table.state)
    return msgspec.structs.replace(found, resumed=table.settings.resumed_at, seal=recorded_seal(table))


def recorded_seats(table: Table) -> list[records.Seat]:
    return [records.Seat(name=str(seat.name), player=str(seat.player)) for seat in table.seats]


def result_of(table: Table) -> Result | None:
    if table.status != OVER or table.state is None:
        return None
    found = table.game.outcome(table.state)
    lines = [plain_lines(each) for each in found.lines]
    return Result(scores=list(found.scores), winners=list(found.winners), rank=found.rank, lines=lines)
