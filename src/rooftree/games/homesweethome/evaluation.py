"""What the greedy bot does in Home Sweet Home: build what it can help to pay, most points first.

It looks at its own hand and at what lies open. It never asks what the others may hold, what a card will need later, or
what is worth keeping: the team bot does (`homesweethome/team`).
"""

from rooftree.core.actions import Moves
from rooftree.core.jit import rule
from rooftree.games.homesweethome.actions import CHOOSE, HOLD, PASS, PLACE, PLAY_JOKER, SAY
from rooftree.games.homesweethome.cards import COST, NUM_PAYABLE, POINTS, Resource
from rooftree.games.homesweethome.legal import list_moves
from rooftree.games.homesweethome.rules.ground import place
from rooftree.games.homesweethome.rules.payment import gift_of
from rooftree.games.homesweethome.rules.queues import can_be_named, head
from rooftree.games.homesweethome.scoring import score
from rooftree.games.homesweethome.state import Decision, Player, State, Word

LEVELS = 2  # states that a look at one answer needs: now, and after it


@rule
def best_action(states: list[State], moves: list[Moves], seat: int) -> int:
    """The answer to the position in states[0]."""
    state = states[0]
    match state.decision:
        case Decision.SPEAK:
            return SAY.at(best_word(state, seat))
        case Decision.CHOOSE:
            return CHOOSE.at(best_word(state, seat))
        case Decision.OFFER_POWER:
            return HOLD.at()  # a power waits for whoever cannot pay
    moves[0].count = 0
    list_moves(state, moves[0])
    return best_place(states, moves[0]) if state.decision == Decision.PLACE else most_helpful(moves[0])


@rule
def best_word(state: State, seat: int) -> int:
    """The head with the most points, times the voices for it, to whose cost this hand can add."""
    choice = int(Word.NONE)
    best = -1
    for word in range(Word.A, Word.NONE):
        if can_be_named(state, word) and can_add_to(state.players[seat], head(state, word)):
            value = POINTS[head(state, word)] * (1 + num_voices(state, word))
            if value > best:
                best = value
                choice = word
    return choice


@rule
def num_voices(state: State, word: int) -> int:
    """How many have spoken for a head."""
    voices = 0
    for seat in range(state.num_players):
        if state.players[seat].said == word:
            voices += 1
    return voices


@rule
def can_add_to(player: Player, card: int) -> bool:
    for resource in range(1, NUM_PAYABLE + 1):
        if COST[card, resource] and (player.cards[resource] or gift_of(player.character) == resource):
            return True
    return player.cards[Resource.JOKER] > 0


@rule
def best_place(states: list[State], moves: Moves) -> int:
    """R2  Where the card counts at once, most points first; otherwise the first place there is."""
    card = head(states[0], states[0].pending.queue)
    choice = moves.actions[0]
    best = -1
    for i in range(moves.count):
        states[1] = states[0]
        place(states[1], card, PLACE.cell(moves.actions[i]))
        points = score(states[1], 0)
        if points > best:
            best = points
            choice = moves.actions[i]
    return choice


@rule
def most_helpful(moves: Moves) -> int:
    """The first answer that helps to pay or to save the house, a joker last. To keep one's cards is listed first."""
    for i in range(moves.count):
        if not is_idle(moves.actions[i]) and not PLAY_JOKER.holds(moves.actions[i]):
            return moves.actions[i]
    for i in range(moves.count):
        if not is_idle(moves.actions[i]):
            return moves.actions[i]
    return moves.actions[0]


@rule
def is_idle(action: int) -> bool:
    return PASS.holds(action) or HOLD.holds(action)
