"""Tables in lists: as one of their people finds them, and as strangers do."""

from typing import Any

from rooftree.server.answers import LobbyTable, MySeat, MyTable
from rooftree.server.briefs import Brief


def my_table(row: dict[str, Any], brief: Brief, person: str) -> MyTable:
    """A table as one of those people finds it."""
    return MyTable(
        id=row["id"],
        game=row["game"],
        status=row["status"],
        pace=row["pace"],
        changed_at=row["changed_at"],
        seats=[
            MySeat(name=seat.name, character=seat.character, is_yours=seat.person == person) for seat in brief.seats
        ],
        turn=brief.turn,
        scores=brief.scores,
        winners=brief.winners,
        rank=brief.rank,
        former=brief.former.get(person),
        resumed_at=brief.resumed_at,
        things=_things_of(brief, person),
        house_rules=brief.house_rules,
    )


def _things_of(brief: Brief, person: str) -> dict[str, int]:
    """Of the best of somebody's houses; older tables do not tell."""
    mine = [seat for seat, each in enumerate(brief.seats) if each.person == person]
    if not mine or not brief.things:
        return {}
    return brief.things[max(mine, key=lambda seat: brief.scores[seat])]


def lobby_table(row: dict[str, Any], brief: Brief) -> LobbyTable:
    """A table as strangers find it."""
    told: dict[str, Any] = {
        "resumed_at": brief.resumed_at,
        "is_sealed": brief.resumed_at is None,
        "sealed_only": brief.sealed_only,
    }
    told |= {"is_rated": brief.is_rated, "house_rules": brief.house_rules}
    return LobbyTable.model_validate({**row, **told})
