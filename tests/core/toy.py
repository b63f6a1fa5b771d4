"""A game in a hundred lines, as the worked example of the contract (`rooftree.core.game`).

Nine pebbles lie in a row, each with a number from 1 to 9 on its hidden side. In turn, players take one to three from
the left and turn them over. When none are left, the highest sum wins; of equals the one who has fewer pebbles. With
the option `most` at "two", nobody may take three.
"""

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Any, ClassVar

import numpy as np

from rooftree.core.actions import Moves, Numbers, Span, offer
from rooftree.core.chance import Stream, shuffle
from rooftree.core.draws import Draws, Part, Pile
from rooftree.core.game import Game, GameError, Option, Rules, Words
from rooftree.core.jit import rule
from rooftree.core.layout import Many, Run, i8, u8
from rooftree.core.message import Message, message
from rooftree.core.notation import Notation, Phrase
from rooftree.core.score import Line

NUM_PEBBLES = 9
MAX_TAKE = 3
MAX_PLAYERS = 3
TAKE = Span(count=Numbers(("1", "2", "3"), first=1))


class Decision(IntEnum):
    """What the player to act is being asked; 0 is the end."""

    GAME_OVER = 0
    TAKE = 1


class Hand:
    """What one player has taken."""

    points: u8
    pebbles: u8


class State:
    """The whole table."""

    decision: u8
    to_act: u8
    num_players: u8
    only_two: u8  # 1: nobody may take three at once
    taken: u8  # pebbles gone from the left
    pebbles: Annotated[Run, Many(np.uint8, NUM_PEBBLES)]  # the hidden sides, from the left
    hands: Annotated[list[Hand], Many(Hand, MAX_PLAYERS)]
    stream: Annotated[Stream, Stream]


class Seen:
    """What every seat sees: all but the hidden sides."""

    taken: i8
    turned: Annotated[Run, Many(np.int8, NUM_PEBBLES)]  # 0: still hidden
    points: Annotated[Run, Many(np.int8, MAX_PLAYERS)]


@rule
def deal(state: State) -> None:
    for place in range(NUM_PEBBLES):
        state.pebbles[place] = place + 1
    shuffle(state.stream, state.pebbles, 0, NUM_PEBBLES)
    state.decision = Decision.TAKE


@rule
def list_moves(state: State, moves: Moves) -> None:
    if state.decision == Decision.TAKE:
        for count in range(1, MAX_TAKE + 1):
            if can_take(state, count):
                offer(moves, TAKE.at(count))


@rule
def can_take(state: State, count: int) -> bool:
    most = 2 if state.only_two else MAX_TAKE
    return count <= most and count <= NUM_PEBBLES - state.taken


@rule
def apply(state: State, action: int) -> None:
    hand = state.hands[state.to_act]
    for _ in range(TAKE.count(action)):
        hand.points += state.pebbles[state.taken]
        hand.pebbles += 1
        state.taken += 1
    state.to_act = (state.to_act + 1) % state.num_players
    if state.taken == NUM_PEBBLES:
        state.decision = Decision.GAME_OVER
        state.to_act = 0


@rule
def determinize(state: State, seat: int, stream: Stream) -> None:
    shuffle(stream, state.pebbles, state.taken, NUM_PEBBLES)


@rule
def observe(state: State, seat: int, seen: Seen) -> None:
    seen.taken = state.taken
    for place in range(state.taken):
        seen.turned[place] = state.pebbles[place]
    for other in range(state.num_players):
        seen.points[other] = state.hands[other].points


@rule
def score(state: State, seat: int) -> int:
    return state.hands[seat].points


@rule
def tie_break(state: State, seat: int) -> int:
    return -state.hands[seat].pebbles


def deal_of(state: State) -> dict[str, list[Any]]:
    return {"pebbles": list(state.pebbles)}


def lay_out(state: State, deal: Mapping[str, Any]) -> None:
    if sorted(deal.get("pebbles", [])) != list(range(1, NUM_PEBBLES + 1)):
        raise GameError("deal.pebbles must hold the numbers 1 to 9")
    for place, pebble in enumerate(deal["pebbles"]):
        state.pebbles[place] = pebble
    state.decision = Decision.TAKE


def lines(state: State, seat: int) -> tuple[Line, ...]:
    return (Line("pebbles", int(score(state, seat)), ()),)


def show(state: State, seat: int | None) -> dict[str, Any]:
    return {"left": NUM_PEBBLES - state.taken, "turned": [state.pebbles[place] for place in range(state.taken)]}


def too_many(state: State, seat: int, count: int) -> Message | None:
    return None if can_take(state, count) else message("why-too-many", count=count)


def broken_laws(state: State) -> list[str]:
    held = sum(hand.points for hand in state.hands)
    left = sum(state.pebbles[place] for place in range(state.taken, NUM_PEBBLES))
    return [] if held + left == 45 else [f"{held} taken and {left} left are not 45"]


PEBBLES = Pile("pebbles", lambda state: state.taken, lambda _, place: range(place, NUM_PEBBLES))
DRAWS = Draws((Part("pebbles", lambda _: range(1, NUM_PEBBLES + 1), lambda *_: 0, PEBBLES),))


class Toy(Game):
    """The nouns of the contract; its verbs are in the base class."""

    contract: ClassVar = 1
    name: ClassVar = "toy"
    ruleset: ClassVar = "toy/1"
    min_players: ClassVar = 2
    max_players: ClassVar = MAX_PLAYERS
    options: ClassVar = (Option("most", ("three", "two"), "only_two"),)
    state_class: ClassVar = State
    observation_class: ClassVar = Seen
    decisions: ClassVar = Decision
    spans: ClassVar = {Decision.GAME_OVER: (), Decision.TAKE: (TAKE,)}
    notation: ClassVar = Notation(Phrase(TAKE, "take {}"))
    rules: ClassVar = Rules(deal, list_moves, apply, determinize, observe, score, tie_break)
    draws: ClassVar = DRAWS
    words: ClassVar = Words(show, lines, {TAKE: too_many}, deal_of, lay_out, broken_laws)
