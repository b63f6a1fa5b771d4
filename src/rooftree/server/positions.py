"""Games at one of their moves: to be looked at, as far as may be while they are played, or to go on from."""

import asyncio
import time
from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple, TypedDict

import msgspec

from rooftree.bots.cast import called
from rooftree.core.game import Game, GameError
from rooftree.core.layout import Array, copied
from rooftree.core.records import Record, Seat
from rooftree.core.replay import replay
from rooftree.protocol import Said, said
from rooftree.server.expectations import expect_to_see
from rooftree.server.record import recorded_seats
from rooftree.server.table import OVER, Refusal, Table
from rooftree.server.views import wire_view

MOST_POSITIONS = 40  # in one answer
PORTION = 0.01  # seconds of work between two looks at what else is to be done


class Position(TypedDict):
    """A game after so many of its moves. `log` has of each: seat, notation, sentence, what it brought."""

    moves: int
    num_moves: int
    view: dict[str, Any]
    log: list[tuple[int, str, Said, list[Said]]]
    seats: list[Seat]
    resumed_at: int | None  # so many of the moves came from a record, and with it the deal


class Stretch(TypedDict):
    """A game after so many of its moves, and after each of the next ones; `log` goes up to the last of them."""

    moves: int
    num_moves: int
    views: list[dict[str, Any]]
    log: list[tuple[int, str, Said, list[Said]]]
    seats: list[Seat]
    resumed_at: int | None  # so many of the moves came from a record, and with it the deal


class World(TypedDict):
    """A position as a seat knows it, for a browser that thinks for itself (docs/wasm.md): `state` is one of the worlds
    that the seat cannot tell apart, always the same one for what it knows, byte by byte, as hex. `legal` says what it
    can do, if it is its turn: by notation, a sentence for each.
    """

    game: str
    ruleset: str
    moves: int
    seat: int
    state: str
    legal: dict[str, Said]


class Course(NamedTuple):
    """The deal and the moves of a game, finished or not."""

    game: Game
    start: Array
    moves: Sequence[tuple[int, int]]  # seat and action
    seats: list[Seat]
    resumed_at: int | None = None
    now: Array | None = None  # where it stands, if it goes on: the past is shown as far as it may be known now


def course_of(game: Game, record: Record) -> Course:
    """The course of a game that was recorded."""
    start = game.from_deal(len(record.seats), record.deal, record.options, record.seed)
    names = called(game.name, [(seat.name, seat.player) for seat in record.seats])
    seats = [Seat(name, seat.player) for name, seat in zip(names, record.seats, strict=True)]
    moves = [(seat, game.parse(notation)) for seat, notation in record.moves]
    return Course(game, start, moves, seats, record.resumed)


def course_so_far(table: Table, person: str | None, seat: int | None) -> Course:
    """The game at a table, for somebody who may see it through the eyes of a seat or of a spectator."""
    expect_to_see(table, person, seat)
    assert table.start is not None
    now = None if table.status == OVER else table.state
    return Course(table.game, table.start, tuple(table.moves), recorded_seats(table), table.settings.resumed_at, now)


async def stretch(course: Course, moves: int, count: int, seat: int | None) -> Stretch:
    """What a seat or a spectator may see of a game after so many moves, and after each one up to `count` positions.

    It is computed anew from the deal, in small portions: others wait meanwhile.
    """
    game, state = course.game, copied(course.start)
    log: list[tuple[int, str, Said, list[Said]]] = []
    views: list[dict[str, Any]] = []
    began = time.perf_counter()
    for place in range(min(moves + count, len(course.moves) + 1)):
        if place:
            who, action = course.moves[place - 1]
            before, told = copied(state), said(game.tell(state, action))
            game.apply(state, action)
            noted = game.format(action) if course.now is None else game.noted(before, action)
            log.append((who, noted, told, [said(each) for each in game.news(before, state, who)]))
        if place >= moves:
            views.append(_view(course, state, seat, is_now=place == len(course.moves)))
        if time.perf_counter() > began + PORTION:
            await asyncio.sleep(0)
            began = time.perf_counter()
    return Stretch(
        moves=moves,
        num_moves=len(course.moves),
        views=views,
        log=log,
        seats=course.seats,
        resumed_at=course.resumed_at,
    )


async def world_of(course: Course, moves: int, seat: int) -> World:
    """While a game goes on, only as it stands: of the past a seat may know more than it may look at again."""
    if course.game.house_rules is not None:
        raise Refusal("refused-house-rules-here")
    if course.now is not None and moves != len(course.moves):
        raise Refusal("refused-not-over")
    game, state = course.game, course.now
    if state is None:
        state, began = copied(course.start), time.perf_counter()
        for _, action in course.moves[:moves]:
            game.apply(state, action)
            if time.perf_counter() > began + PORTION:
                await asyncio.sleep(0)
                began = time.perf_counter()
    view = game.view(state, seat)
    legal = view["legal"] if game.to_act(state) == seat else []
    return World(
        game=game.name,
        ruleset=game.ruleset_of(state),
        moves=moves,
        seat=seat,
        state=game.as_known(state, seat).tobytes().hex(),
        legal={notation: said(game.phrase(view, notation)) for notation in legal},
    )


def _view(course: Course, state: Array, seat: int | None, is_now: bool) -> dict[str, Any]:
    """A position as it was shown, if the game is over; while it goes on, without what may not be looked at again."""
    if course.now is None:
        return wire_view(course.game, state, seat)
    if is_now:
        return course.game.show(course.now, seat, [], {})
    found = course.game.recalled(state, course.now, seat)
    if found is None:
        raise Refusal("refused-not-over")
    return found


def expect_position(course: Course, move: int, seat: int | None) -> None:
    """`Refusal`, if there is none."""
    if not 0 <= move <= len(course.moves) or (seat is not None and not 0 <= seat < len(course.seats)):
        raise Refusal("refused-no-such-move", most=len(course.moves))


def only(found: Stretch) -> Position:
    """The first position of a stretch."""
    (view,) = found["views"]
    return Position(
        moves=found["moves"],
        num_moves=found["num_moves"],
        view=view,
        log=found["log"],
        seats=found["seats"],
        resumed_at=found["resumed_at"],
    )


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
    return msgspec.structs.replace(
        record, moves=played, deal=game.deal_of(state), result=None, resumed=None, seal=None
    )
