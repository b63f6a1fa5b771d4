"""What a table has come to, in short, for the front page of those who sit there or sat."""

from collections import Counter
from typing import Any

import msgspec

from rooftree.core.score import Lines
from rooftree.protocol import Leaving
from rooftree.server.record import result_of
from rooftree.server.table import Table

TELLS = ("stands", "colour")  # entries of a cell that say how it is, and name nothing that lies there


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
    is_rated: bool = False
    house_rules: str | None = None  # by which it is played, by their name
    things: list[dict[str, int]] = []  # what stands in each house, and how often; when the game is over


def brief_of(table: Table) -> Brief:
    result = result_of(table)
    seats = [BriefSeat(seat.name, seat.person, seat.character) for seat in table.seats]
    former = {person: each.how for person, each in table.former.items()}
    settings, rules = table.settings, table.settings.house_rules
    seal = (True, settings.resumed_at, settings.sealed_only, settings.is_rated, None if rules is None else rules.name)
    if result is None:
        return Brief(seats, table.waits_for, [], [], None, former, *seal)
    things = [things_in(table, seat, lines) for seat, lines in enumerate(result["lines"])]
    return Brief(seats, None, result["scores"], result["winners"], result["rank"], former, *seal, things)


def things_in(table: Table, seat: int, lines: Lines) -> dict[str, int]:
    """What stands in a house at the end: all that lies on its cells, or what its points are for, where it has none."""
    view = table.game.view(table.state, None) if table.state is not None else {}
    own = [part[seat] for part in view.values() if isinstance(part, list) and len(part) == len(table.seats)]
    houses = [each["cells"] for each in own if isinstance(each, dict) and "cells" in each]
    if not houses:
        return dict(Counter(line["what"] for line in lines))
    entries = [entry for cells in houses for cell in cells.values() for entry in cell.items()]
    lying = [thing for name, thing in entries if isinstance(thing, str) and name not in TELLS]
    return dict(Counter(thing.partition("#")[0] for thing in lying))


encode: Any = msgspec.json.Encoder().encode
decode: Any = msgspec.json.Decoder(Brief).decode
