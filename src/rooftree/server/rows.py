"""A table and a finished game as rows of the database."""

from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from rooftree.core.records import encode as encode_record
from rooftree.server.briefs import brief_of
from rooftree.server.briefs import encode as encode_brief
from rooftree.server.clock import due_at
from rooftree.server.daily import is_weekly, own_seats
from rooftree.server.record import record_of, result_of
from rooftree.server.table import SERVER, Table


class Settled(NamedTuple):
    """What of a row stays as long as nothing around the game changes."""

    version: int
    row: dict[str, Any]
    briefs: dict[int | None, str]  # by whose turn it is


_settled: WeakKeyDictionary[Table, Settled] = WeakKeyDictionary()


def row_of(table: Table) -> dict[str, Any]:
    settled = _settled.get(table)
    if settled is None or settled.version != table.arranged_version:
        settled = _settled[table] = Settled(table.arranged_version, _around_the_game(table), {})
    turn = table.waits_for
    if turn not in settled.briefs:
        settled.briefs[turn] = encode_brief(brief_of(table)).decode()
    return {
        **settled.row,
        "changed_at": table.changed_at,
        "due_at": due_at(table),
        "brief": settled.briefs[turn],
    }


def _around_the_game(table: Table) -> dict[str, Any]:
    settings, hosts = table.settings, table.seats_of(table.host)
    return {
        "id": table.id,
        "game": table.game.family(),
        "ruleset": settings.ruleset,
        "is_public": settings.is_public,
        "status": table.status,
        "seats": len(table.seats),
        "seats_free": sum(seat.is_free for seat in table.seats),
        "host_name": table.name_of(hosts[0]) if hosts else "",
        "language": settings.language,
        "pace": settings.pace,
        "seconds": settings.seconds,
        "opened_at": table.opened_at,
    }


def consequences_of_end(table: Table, at: float) -> dict[str, Any]:
    """What is written when a game is over, besides that it is."""
    return {
        "record": row_of_record(table, at),
        "daily": row_of_daily(table, at) if table.settings.daily else None,
        "rated": rows_of_places(table, at) if table.settings.is_rated else [],
    }


def row_of_record(table: Table, at: float) -> dict[str, Any]:
    record = record_of(table)
    return {
        "id": table.id,
        "game": record.game,
        "ruleset": record.ruleset,
        "finished_at": at,
        "record": encode_record(record),
    }


def rows_of_places(table: Table, at: float) -> list[dict[str, Any]]:
    """Everybody's place in a game that counts. Whoever gave up is last; whoever let a bot play for them is not."""
    assert table.state is not None
    if not table.settings.is_sealed:
        return []
    ranks = table.game.ranks(table.state)
    stayed = {seat.person: ranks[number] for number, seat in enumerate(table.seats) if seat.person is not None}
    places = {person: 1 + sum(other > own for other in stayed.values()) for person, own in stayed.items()}
    left = [person for person, former in table.former.items() if former.how == "resigned"]
    places |= dict.fromkeys(left, len(stayed) + 1)
    return [
        {"table_id": table.id, "person": person, "game": table.game.name, "place": place, "finished_at": at}
        for person, place in places.items()
    ]


def row_of_daily(table: Table, at: float) -> dict[str, Any]:
    """What came of a daily house: no score for whoever left it to a bot."""
    result, seats = result_of(table), own_seats(table.game)
    assert result is not None
    is_own = table.host == SERVER or all(table.seats[seat].person == table.host for seat in seats)
    if is_weekly(table.settings.daily) and table.host != SERVER:
        is_own = all(seat.person is not None for seat in table.seats)
    return {"table_id": table.id, "score": result["scores"][seats[0]] if is_own else None, "finished_at": at}
