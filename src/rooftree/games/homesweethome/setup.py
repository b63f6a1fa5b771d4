"""Setting up the table (rules «Préparation»)."""

from rooftree.core.chance import below, shuffle
from rooftree.core.jit import rule
from rooftree.core.seats import NOBODY
from rooftree.games.homesweethome.cards import NUM_CHARACTERS, NUM_CONSTRUCTIONS, NUM_RESOURCE_CARDS
from rooftree.games.homesweethome.rules.ground import is_ground
from rooftree.games.homesweethome.rules.hands import fill_hand
from rooftree.games.homesweethome.rules.queues import refill
from rooftree.games.homesweethome.state import QUEUE_LENGTH, Ruleset, State
from rooftree.games.homesweethome.turns import begin_turn


@rule
def deal(state: State) -> None:
    """Shuffle both decks, deal characters and hands, lay out the queues. Seat 0 begins."""
    for card in range(NUM_CONSTRUCTIONS):
        state.construction_pile[card] = card + 1
    for card in range(NUM_RESOURCE_CARDS):
        state.piles[card] = card + 1
    shuffle(state.stream, state.construction_pile, 0, NUM_CONSTRUCTIONS)
    shuffle(state.stream, state.piles, 0, NUM_RESOURCE_CARDS)
    if state.ruleset >= Ruleset.SECOND:
        bring_ground_forward(state)
    if state.with_characters:
        deal_characters(state)
    begin(state)


@rule
def bring_ground_forward(state: State) -> None:
    """Where neither queue begins with ground to build on, A's head changes places with the next card that is."""
    pile = state.construction_pile
    if is_ground(pile[0]) or is_ground(pile[QUEUE_LENGTH]):
        return
    for position in range(NUM_CONSTRUCTIONS):
        if is_ground(pile[position]):
            card = pile[0]
            pile[0] = pile[position]
            pile[position] = card
            return


@rule
def deal_characters(state: State) -> None:
    """One each: skip so many of those that are still free."""
    for seat in range(state.num_players):
        steps = below(state.stream, NUM_CHARACTERS - seat)
        for character in range(1, NUM_CHARACTERS + 1):
            if not is_dealt(state, character):
                if steps == 0:
                    state.players[seat].character = character
                    break
                steps -= 1


@rule
def is_dealt(state: State, character: int) -> bool:
    for seat in range(state.num_players):
        if state.players[seat].character == character:
            return True
    return False


@rule
def begin(state: State) -> None:
    """With piles and characters as dealt: hands, queues and the first turn. Traps find nothing to harm yet (R1)."""
    state.pending.passer = NOBODY
    state.pile_end = NUM_RESOURCE_CARDS
    for seat in range(state.num_players):
        fill_hand(state, seat)
    refill(state)
    begin_turn(state)
