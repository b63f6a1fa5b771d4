"""Gold, prices and loans (rulebook «Les actions en détail», «Prêts», R1, R8)."""

from rooftree.core.jit import rule
from rooftree.games.california.cards import CARDS
from rooftree.games.california.state import GOLD, State

LOAN = CARDS.numbers["loan"]
LOAN_REPAID = CARDS.numbers["loan-repaid"]


@rule
def take_gold(state: State, seat: int) -> None:
    """A gold coin from the bank: what is left there is the price of the next tile (R1)."""
    state.bank -= 1
    state.mansions[seat].money += GOLD


@rule
def pay(state: State, seat: int, silver: int) -> None:
    """To the supply. Making change is free and automatic."""
    state.mansions[seat].money -= silver
    state.supply += silver


@rule
def can_borrow(state: State, seat: int) -> bool:
    """R8  One loan at a time, one loan action a turn."""
    return not state.has_used_loan_action and not state.mansions[seat].has_loan


@rule
def borrow(state: State, seat: int) -> None:
    pay(state, seat, -LOAN)
    state.mansions[seat].has_loan = 1
    state.has_used_loan_action = 1


@rule
def can_repay(state: State, seat: int) -> bool:
    return not state.has_used_loan_action and can_settle(state, seat)


@rule
def can_settle(state: State, seat: int) -> bool:
    """Whether a player has a loan and the money to repay it."""
    return state.mansions[seat].has_loan != 0 and state.mansions[seat].money >= LOAN_REPAID


@rule
def repay(state: State, seat: int) -> None:
    settle(state, seat)
    state.has_used_loan_action = 1


@rule
def settle(state: State, seat: int) -> None:
    pay(state, seat, LOAN_REPAID)
    state.mansions[seat].has_loan = 0


@rule
def settle_all(state: State) -> None:
    """R8  At the end a loan is repaid by whoever can."""
    for seat in range(state.num_players):
        if can_settle(state, seat):
            settle(state, seat)
