"""What a move costs besides its price: said before it is made. Losses are asked about where there is no way back."""

from rooftree.core.message import Message, message
from rooftree.games.california.actions import BORROW, BUY, EXTEND, REPAY, STORE, TAKE_GOLD
from rooftree.games.california.rules.days import is_day_over, is_last_day, is_over_early
from rooftree.games.california.rules.money import LOAN_REPAID
from rooftree.games.california.scoring import UNPAID_LOAN
from rooftree.games.california.state import NOTHING, NUM_SLOTS, SLOTS_A_SHOP, Decision, State


def costs(before: State, after: State, seat: int, action: int) -> list[Message]:
    """R8  A loan is to be repaid; R7  the last gold or tile ends the day, and perhaps the game."""
    if action in BORROW:
        return [_loan("cost-loan")]
    if not _ends_day(before, action):
        return []
    if is_last_day(before) or is_over_early(after):
        return [message("cost-game-ends")]
    return [message("cost-day-ends", tiles=_num_tiles(before) - _num_taken(action))]


def losses(before: State, after: State, seat: int, action: int) -> list[Message]:
    """R8  On the last day: a loan that could have been repaid until now, and cannot be any more."""
    if action in BORROW or not is_last_day(before) or not after.mansions[seat].has_loan:
        return []
    is_too_poor = after.mansions[seat].money < LOAN_REPAID <= before.mansions[seat].money
    return [_loan("loss-loan")] if is_too_poor else []


def _loan(key: str) -> Message:
    return message(key, repaid=LOAN_REPAID, points=-UNPAID_LOAN)


def _ends_day(before: State, action: int) -> bool:
    """R7  The last gold of the bank, or the last tile of a shop."""
    if action in BORROW or action in REPAY:
        return False
    if before.decision == Decision.UNPACK:
        return bool(is_day_over(before))
    if action in TAKE_GOLD:
        return before.bank == 1
    slot = _slot(action)
    first = slot - slot % SLOTS_A_SHOP
    return all(each == slot or before.slots[each] == NOTHING for each in range(first, first + SLOTS_A_SHOP))


def _slot(action: int) -> int:
    return next(span.slot(action) for span in (BUY, STORE, EXTEND) if action in span)


def _num_tiles(state: State) -> int:
    return sum(state.slots[slot] != NOTHING for slot in range(NUM_SLOTS))


def _num_taken(action: int) -> int:
    return int(action in BUY or action in STORE or action in EXTEND)
