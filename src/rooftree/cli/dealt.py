"""What a record tells of its deal: whether anybody can have chosen it."""

from typing import TYPE_CHECKING

from rooftree.core.message import Message, message

if TYPE_CHECKING:
    from rooftree.core.game import Game
    from rooftree.core.records import Record

RESUMED, UNSEALED, FAIR, ALONE, BROKEN = "resumed", "unsealed", "fair", "alone", "broken"


def verdict(game: "Game", record: "Record") -> str:
    """Of a record whose moves are verified; `alone`: the server fixed the deal beforehand, and nobody else had a share
    in it.
    """
    from rooftree.protocol.seals import fits_record

    if record.resumed is not None:
        return RESUMED
    if record.seal is None:
        return UNSEALED
    if not fits_record(record) or not comes_from_seed(game, record):
        return BROKEN
    return FAIR if record.seal.secrets else ALONE


def comes_from_seed(game: "Game", record: "Record") -> bool:
    """Whether the seed deals just these cards; some are drawn as late as during the game."""
    if record.seed is None:
        return False
    state = game.new(len(record.seats), record.seed, record.options)
    for _, move in record.moves:
        action = game.parse(move)
        if game.to_act(state) is None or action not in game.moves(state):
            return False
        game.apply(state, action)
    return game.deal_of(state) == record.deal


def sentence(found: str, record: "Record") -> Message:
    if record.resumed is not None:
        return message("table-from-record", moves=record.resumed)
    return message(f"replay-deal-{found}", seal="" if record.seal is None else record.seal.commitment)
