"""A finished game at one of its moves. Everything is open now: whoever looks may choose through whose eyes."""

from typing import Any

from rooftree.core.game import Game
from rooftree.core.recordfile import Record
from rooftree.protocol import Said, said


def position(game: Game, record: Record, moves: int, seat: int | None) -> dict[str, Any]:
    """The view after so many moves, with the log up to there."""
    state = game.from_deal(len(record.seats), record.deal, record.options, record.seed)
    log: list[tuple[int, str, Said]] = []
    for who, notation in record.moves[:moves]:
        action = game.parse(notation)
        log.append((who, notation, said(game.tell(state, action))))
        game.apply(state, action)
    view = game.view(state, seat)
    view["reasons"] = {move: said(why) for move, why in view["reasons"].items()}
    return {"moves": moves, "num_moves": len(record.moves), "view": view, "log": log, "seats": record.seats}
