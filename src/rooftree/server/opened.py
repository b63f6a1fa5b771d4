"""How a table is to be, as somebody wants it, held against the game and the record that it goes on from."""

from typing import Any, Protocol

from rooftree.core.chance import MAX_SEED
from rooftree.core.game import Game, GameError
from rooftree.core.records import Record
from rooftree.core.records import decode as decode_record
from rooftree.server.events import Opened
from rooftree.server.expectations import expect_ratable
from rooftree.server.positions import cut
from rooftree.server.table import Table


class Wanted(Protocol):
    """What somebody who opens a table says of it; options that are left out are the game's defaults."""

    players: int | None  # None: as many as the record has
    options: dict[str, bool | str]
    language: Any
    is_public: bool
    pace: Any
    seconds: int | None
    record: str | None  # to go on from, as JSON
    moves: int | None  # of it, if not all
    coaching: list[Any]
    sealed_only: bool
    is_rated: bool


def opened(game: Game, body: Wanted, host: str) -> Opened:
    """`GameError`, `RecordError` or `Refusal` says why there can be no such table."""
    record = None if body.record is None else _to_go_on_from(game, body.record, body.moves)
    found = Opened(
        game=game.family(),
        ruleset=game.ruleset if record is None else record.ruleset,
        players=_players(body, record),
        options=game.checked_options(body.options if record is None else record.options),
        host=host,
        language=body.language,
        is_public=body.is_public,
        pace=body.pace,
        seconds=body.seconds,
        record=record,
        sealed_only=body.sealed_only,
        coaching=body.coaching,
        is_rated=body.is_rated,
        house_rules=game.house_rules,
    )
    if found.is_rated:
        expect_ratable(Table("", found, game))
    return found


def _to_go_on_from(game: Game, text: str, moves: int | None) -> Record:
    record = decode_record(text.encode())
    if record.game != game.family():
        raise GameError(f"the record is of {record.game}, the table is for {game.family()}")
    if record.seed is not None and not 0 <= record.seed <= MAX_SEED:
        raise GameError(f"the seed of a record is a whole number from 0 to {MAX_SEED}")
    return cut(game, record, moves)


def _players(body: Wanted, record: Record | None) -> int:
    """As many as one asks for; those of a record are given."""
    if record is None and body.players is None:
        raise GameError("how many players are there to be?")
    if record is not None and body.players not in (None, len(record.seats)):
        raise GameError(f"the record is of {len(record.seats)} players, the table is for {body.players}")
    return len(record.seats) if record is not None else int(body.players or 0)
