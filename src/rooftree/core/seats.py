"""Seats round a table: who comes next, and who is asked what."""

from typing import Protocol

from rooftree.core.jit import rule

NOBODY = -1  # in place of a seat, in every game
MAX_SEATS = 8  # no game has more


class Table(Protocol):
    """What it takes to go round."""

    decision: int
    to_act: int
    num_players: int


@rule
def num_seats(state: Table) -> int:
    """How many sit at the table, as a whole number with a sign: seats up to here go together with NOBODY.

    A compiler that is given one number with a sign and one without makes fractions of both.
    """
    return 0 + state.num_players


@rule
def clockwise(state: Table, seat: int, steps: int) -> int:
    """The seat so many places to the left (a division would be slow here)."""
    other = seat + steps
    return other if other < state.num_players else other - state.num_players


@rule
def ask(state: Table, seat: int, decision: int) -> None:
    state.to_act = seat
    state.decision = decision
