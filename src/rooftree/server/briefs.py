"""What a table has come to, in short, for the front page of those who sit there or sat."""

from typing import Any

import msgspec

from rooftree.protocol import Leaving
from rooftree.server.table import Table


class BriefSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: `person` is for the server alone."""

    name: str | None
    person: str | None = None
    character: str | None = None


class Brief(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as the store keeps it beside its row."""

    seats: list[BriefSeat]
    turn: int | None = None
    scores: list[int] = []
    winners: list[int] = []
    rank: str | None = None
    former: dict[str, Leaving] = {}  # how people lost their seats; for the server alone
    tells_seal: bool = False  # older ones do not
    resumed_at: int | None = None
    sealed_only: bool = False


def brief_of(table: Table) -> Brief:
    result = table.result()
    seats = [BriefSeat(seat.name, seat.person, seat.character) for seat in table.seats]
    former = {person: each.how for person, each in table.former.items()}
    seal = (True, table.resumed_at, table.settings.sealed_only)
    if result is None:
        return Brief(seats, table.waits_for, [], [], None, former, *seal)
    return Brief(seats, None, result["scores"], result["winners"], result["rank"], former, *seal)


encode: Any = msgspec.json.Encoder().encode
decode: Any = msgspec.json.Decoder(Brief).decode
