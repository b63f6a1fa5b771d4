"""What the search (bots/search.py) needs to know of the game: how people play on, and what a position is worth."""

from rooftree.core.actions import Moves
from rooftree.core.border import OVER
from rooftree.core.jit import rule
from rooftree.games.homesweethome.actions import PEEK
from rooftree.games.homesweethome.rules.queues import can_swap
from rooftree.games.homesweethome.scoring import score
from rooftree.games.homesweethome.state import NUM_QUEUES, Decision, State
from rooftree.games.homesweethome.team.advice import LIKELIHOOD, likelihood
from rooftree.games.homesweethome.team.answers import best_answer
from rooftree.games.homesweethome.team.chances import see_as_everyone, see_hands
from rooftree.games.homesweethome.team.house import look_ahead
from rooftree.games.homesweethome.team.hurry import quick_answer
from rooftree.games.homesweethome.team.mind import HOUSE, POINT, POSITION
from rooftree.games.homesweethome.team.mind import NUM_STATES as TABLES
from rooftree.games.homesweethome.team.mind import Mind as Memory
from rooftree.games.homesweethome.team.plan import plan

__all__ = [
    "FIRST_LOOK",
    "FORESIGHT",
    "LOYALTY",
    "POINT",
    "ROUNDS",
    "TABLES",
    "Memory",
    "hurried",
    "is_believable",
    "is_settled",
    "listen",
    "policy",
    "round_of",
    "worth",
]

ROUNDS = 3
FIRST_LOOK = 0
LOYALTY = POINT * 2 // 5
FORESIGHT = 2  # varies a quarter as much as the end does, and is as right on average (docs/coach.md)


@rule
def policy(tables: list[State], moves: list[Moves], memory: Memory, seat: int, searcher: int, seed: int) -> int:
    return best_answer(tables, memory, moves[0], seat, seed)


@rule
def hurried(tables: list[State], moves: list[Moves], memory: Memory, seat: int, searcher: int, seed: int) -> int:
    return quick_answer(tables, memory, moves[0], seat, seed)


@rule
def is_settled(position: State, habit: int) -> bool:
    """Words mean what all agree on, and are not weighed; a power waits; and lines cannot tell what a look is worth."""
    if position.decision == Decision.OFFER_POWER or PEEK.holds(habit):
        return True
    return position.decision == Decision.SPEAK and not can_swap_any(position)


@rule
def listen(tables: list[State], memory: Memory, seat: int) -> None:
    """What it takes to understand the words of this turn."""
    see_as_everyone(tables, memory)


@rule
def is_believable(world: State, memory: Memory, seat: int) -> bool:
    """Whether the others would have said what they said, had they these hands."""
    return likelihood(world, memory, seat) == LIKELIHOOD


@rule
def can_swap_any(position: State) -> bool:
    for queue in range(1, NUM_QUEUES + 1):
        if can_swap(position, position.to_act, queue):
            return True
    return False


@rule
def worth(tables: list[State], memory: Memory, seat: int) -> int:
    """What the next three turns promise to those who have these hands."""
    if tables[POSITION].decision == OVER:
        return score(tables[POSITION], 0) * POINT
    look_ahead(tables[POSITION], memory)
    see_hands(tables, memory)
    tables[HOUSE] = tables[POSITION]
    plan(tables, memory, 0)
    return int(memory.value[0])


@rule
def round_of(state: State) -> int:
    return state.turn
