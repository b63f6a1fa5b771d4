"""How a line of the search goes on: much as the team bot plays, in a small part of its time.

Nobody talks, and nobody looks into hands or swaps cards.
"""

from rooftree.core.actions import Moves
from rooftree.core.chance import Purpose, sow
from rooftree.core.jit import rule
from rooftree.games.homesweethome.actions import CHOOSE, HOLD, PAY, PLACE, SAY
from rooftree.games.homesweethome.board import NUM_CELLS
from rooftree.games.homesweethome.legal import list_moves
from rooftree.games.homesweethome.rules.ground import can_place, place
from rooftree.games.homesweethome.rules.queues import head
from rooftree.games.homesweethome.state import Decision, State, Word
from rooftree.games.homesweethome.team.answers import best_counter, best_shield, best_word
from rooftree.games.homesweethome.team.chances import look
from rooftree.games.homesweethome.team.hand import best_toss, least_useful, see_uses
from rooftree.games.homesweethome.team.house import look_ahead, worth
from rooftree.games.homesweethome.team.manners import help_of, share_of
from rooftree.games.homesweethome.team.mind import HOUSE, POSITION, Mind
from rooftree.games.homesweethome.team.plan import LOWEST, expected_loss

WORLDS = 16  # in which it is tried what can be paid


@rule
def quick_answer(states: list[State], mind: Mind, moves: Moves, seat: int, seed: int) -> int:
    """The answer to the position in states[POSITION]."""
    state = states[POSITION]
    match state.decision:
        case Decision.SPEAK:
            return SAY.at(Word.NONE)
        case Decision.CHOOSE:
            return CHOOSE.at(quick_word(states, mind, seat, seed))
        case Decision.PAY_SWAP:
            see_uses(state, mind, seat)
            return PAY.at(least_useful(state, mind, seat))
        case Decision.OFFER_POWER:
            return HOLD.at()
        case Decision.PLAY:
            return share_of(state, seat)
        case Decision.RESCUE:
            return help_of(state, seat)
        case Decision.PLACE:
            return PLACE.at(quick_place(states, mind))
        case Decision.TOSS:
            return best_toss(state, mind, seat)
    moves.count = 0
    list_moves(state, moves)
    if moves.count == 1:
        return moves.actions[0]
    return best_counter(states, mind, moves) if state.decision == Decision.COUNTER else best_shield(state, moves)


@rule
def quick_word(states: list[State], mind: Mind, seat: int, seed: int) -> int:
    forget_words(states[POSITION])
    sow(mind.stream, seed ^ states[POSITION].turn, Purpose.PLAYERS)
    look(states, mind, seat, WORLDS)
    return best_word(states[POSITION], mind)


@rule
def forget_words(state: State) -> None:
    """What is said in a line means nothing."""
    for seat in range(state.num_players):
        state.players[seat].said = Word.NOT_YET


@rule
def quick_place(states: list[State], mind: Mind) -> int:
    """R2  Where the house is worth most right away."""
    state = states[POSITION]
    look_ahead(state, mind)
    card = head(state, state.pending.queue)
    best = LOWEST
    choice = 0
    for cell in range(NUM_CELLS):
        if can_place(state, card, cell):
            states[HOUSE] = state
            place(states[HOUSE], card, cell)
            value = worth(states[HOUSE], mind, 0) - expected_loss(states, mind, HOUSE, 1)
            if value > best:
                best = value
                choice = cell
    return choice
