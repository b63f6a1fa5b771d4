"""The two queues of construction cards (rules «Cartes constructions», R1, R6)."""

from rooftree.core.jit import rule
from rooftree.games.homesweethome.cards import CARDS, KIND, NUM_CONSTRUCTIONS, Character, Kind
from rooftree.games.homesweethome.rules.ground import has_a_place
from rooftree.games.homesweethome.rules.hands import num_stars
from rooftree.games.homesweethome.state import NOTHING, NUM_QUEUES, QUEUE_LENGTH, State, Word

STARS_FOR_A_SWAP = CARDS.numbers["swap-stars"]


@rule
def head(state: State, queue: int) -> int:
    """The first card of a queue (1 for A, 2 for B)."""
    return state.queues[(queue - 1) * QUEUE_LENGTH]


@rule
def can_be_named(state: State, word: int) -> bool:
    """A head that is not a trap and has a legal place; nothing can always be named."""
    if word == Word.NONE:
        return True
    card = head(state, word)
    return card != NOTHING and KIND[card] != Kind.TRAP and has_a_place(state, card)


@rule
def can_swap(state: State, seat: int, queue: int) -> bool:
    """R6  The architect, once a turn: a queue that has three cards, and resources worth three stars."""
    player = state.players[seat]
    if player.character != Character.ARCHITECT or player.has_used_power:
        return False
    last = state.queues[(queue - 1) * QUEUE_LENGTH + QUEUE_LENGTH - 1]
    return last != NOTHING and num_stars(player) >= STARS_FOR_A_SWAP


@rule
def swap(state: State, queue: int) -> None:
    """R6  The second and the third card change places."""
    second = (queue - 1) * QUEUE_LENGTH + 1
    card = state.queues[second]
    state.queues[second] = state.queues[second + 1]
    state.queues[second + 1] = card


@rule
def leave(state: State, queue: int) -> None:
    """A head leaves its queue, and the others move up."""
    first = (queue - 1) * QUEUE_LENGTH
    for place in range(first, first + QUEUE_LENGTH - 1):
        state.queues[place] = state.queues[place + 1]
    state.queues[first + QUEUE_LENGTH - 1] = NOTHING


@rule
def refill(state: State) -> None:
    """Both queues to three, A first, while the pile lasts."""
    for queue in range(NUM_QUEUES):
        for place in range(queue * QUEUE_LENGTH, (queue + 1) * QUEUE_LENGTH):
            if state.queues[place] == NOTHING and state.constructions_drawn < NUM_CONSTRUCTIONS:
                state.queues[place] = state.construction_pile[state.constructions_drawn]
                state.constructions_drawn += 1


@rule
def discard_construction(state: State, card: int) -> None:
    if card != NOTHING:
        state.construction_gone[card] = 1
