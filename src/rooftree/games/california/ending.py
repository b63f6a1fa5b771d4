"""When the game ends, and why it has: after twelve days, with two players perhaps before (R7, R10)."""

from rooftree.core.game import Ending
from rooftree.core.message import message
from rooftree.core.parts import OVER
from rooftree.core.seats import NOBODY
from rooftree.games.california.board import ALL_CELLS, Cell
from rooftree.games.california.cards import BONUS_POINTS, Bonus
from rooftree.games.california.rules.bonus import bonus_points
from rooftree.games.california.rules.days import WINNING_BONUS_POINTS, is_over_early
from rooftree.games.california.rules.renovation import cells_renovated
from rooftree.games.california.state import NUM_DAYS, Decision, State

FEW_ROOMS = 2
ENDED = (OVER, "day", "bonus_of", "mansions")  # what it is told from


def ending(state: State) -> Ending:
    if state.decision == Decision.GAME_OVER:
        return _early(state) if is_over_early(state) else Ending(message("ended-days", days=NUM_DAYS))
    if is_over_early(state):
        return _early(state)
    if state.day == NUM_DAYS:
        return Ending(message("ending-last-day"), is_near=True)
    if state.num_players > 2:
        return Ending(message("ending-days", days=NUM_DAYS))
    return _near(state) or Ending(message("ending-two", days=NUM_DAYS, points=WINNING_BONUS_POINTS))


def _early(state: State) -> Ending:
    """R10  Who brings the end about, and how."""
    is_over = state.decision == Decision.GAME_OVER
    for seat in range(state.num_players):
        points = int(bonus_points(state, seat))
        if points >= WINNING_BONUS_POINTS:
            return Ending(
                message("ended-bonus" if is_over else "ending-today-bonus", seat=seat, points=points), is_near=True
            )
    complete = next(seat for seat in range(state.num_players) if _rooms_missing(state, seat) == 0)
    return Ending(message("ended-mansion" if is_over else "ending-today-mansion", seat=complete), is_near=True)


def _near(state: State) -> Ending | None:
    """R10  One more bonus card, or two more rooms, would be enough."""
    largest = max((int(BONUS_POINTS[bonus]) for bonus in Bonus if state.bonus_of[bonus] == NOBODY), default=0)
    for seat in range(state.num_players):
        left = WINNING_BONUS_POINTS - int(bonus_points(state, seat))
        if left <= largest:
            return Ending(message("ending-near-bonus", seat=seat, left=left), is_near=True)
        rooms = _rooms_missing(state, seat)
        if rooms <= FEW_ROOMS:
            return Ending(message("ending-near-mansion", seat=seat, rooms=rooms), is_near=True)
    return None


def _rooms_missing(state: State, seat: int) -> int:
    renovated = int(cells_renovated(state.mansions[seat])) & int(ALL_CELLS)
    return len(Cell) - renovated.bit_count()
