"""Records at one of their moves: to be looked at, or to go on from."""

from itertools import islice
from typing import Any, TypedDict

import msgspec

from rooftree.core.game import Game, GameError
from rooftree.core.recordfile import Record, Seat
from rooftree.core.replay import replay
from rooftree.protocol import Said, said


class Position(TypedDict):
    """A finished game after so many of its moves. `log` has of each move the seat, the notation and the sentence."""

    moves: int
    num_moves: int
    view: dict[str, Any]
    log: list[tuple[int, str, Said]]
    seats: list[Seat]


def position(game: Game, record: Record, moves: int, seat: int | None) -> Position:
    """The view of a finished game after so many moves, with the log up to there.

    Everything is open now: whoever looks may choose through whose eyes.
    """
    state = game.from_deal(len(record.seats), record.deal, record.options, record.seed)
    log: list[tuple[int, str, Said]] = []
    for who, notation in record.moves[:moves]:
        action = game.parse(notation)
        log.append((who, notation, said(game.tell(state, action))))
        game.apply(state, action)
    view = game.view(state, seat)
    view["reasons"] = {move: said(why) for move, why in view["reasons"].items()}
    return Position(moves=moves, num_moves=len(record.moves), view=view, log=log, seats=record.seats)


def cut(game: Game, record: Record, moves: int | None = None) -> Record:
    """A record up to one of its moves, for a game that goes on from there, every move verified.

    `RecordError` says what is wrong with the record, `GameError` why nothing can go on from it. What chance decided
    only after that move is left out: with the record's seed it will be decided likewise, without one anew.
    """
    count = len(record.moves) if moves is None else moves
    if count > len(record.moves):
        raise GameError(f"the record has {len(record.moves)} moves, not {count}")
    whole = replay(game, record)
    steps, state = iter(whole), whole.start
    for step in islice(steps, count):
        state = game.step(step.before, step.action)
    if count == len(record.moves):
        next(steps, None)  # the end is verified, too
    if game.is_over(state):
        raise GameError("the game of this record is over; go on from an earlier move")
    played = record.moves[:count]
    return msgspec.structs.replace(record, moves=played, deal=game.deal_of(state), result=None)
