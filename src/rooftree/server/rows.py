"""A table and a finished game as rows of the database."""

from typing import Any

from rooftree.core.records import encode as encode_record
from rooftree.server.briefs import brief_of
from rooftree.server.briefs import encode as encode_brief
from rooftree.server.clock import due_at
from rooftree.server.table import Table


def row_of(table: Table) -> dict[str, Any]:
    settings, hosts = table.settings, table.seats_of(table.host)
    return {
        "id": table.id,
        "game": table.game.name,
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
        "changed_at": table.changed_at,
        "due_at": due_at(table),
        "brief": encode_brief(brief_of(table)).decode(),
    }


def row_of_record(table: Table, at: float) -> dict[str, Any]:
    record = table.record()
    return {
        "id": table.id,
        "game": record.game,
        "ruleset": record.ruleset,
        "finished_at": at,
        "record": encode_record(record),
    }
